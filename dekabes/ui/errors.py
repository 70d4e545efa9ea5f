"""What can keep the app from being shown, each in a sentence for the person who started it."""


class NoScreenError(Exception):
    """There is no display to open a window on."""


class CannotWriteError(Exception):
    """A file that was asked for cannot be written."""
