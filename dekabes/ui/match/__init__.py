"""What the screens beside the table share: hands laid open, lamps, light, the path of a match."""
