"""What the game is made of: ivory, felt, mahogany, brass and light, drawn from values."""
