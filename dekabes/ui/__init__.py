"""The window, the screens and the table: all that is drawn, heard and touched."""
