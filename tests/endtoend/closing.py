"""What a window manager does when somebody clicks the cross of a window."""

from __future__ import annotations

import ctypes

CLIENT_MESSAGE = 33
LONGS = 32


class Message(ctypes.Structure):
    """Xlib's XClientMessageEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),  # Xlib reads as much as its largest event holds
    )


def close_window(display: str, window: int) -> None:
    """Ask the program of a window to close it."""
    xlib = ctypes.CDLL("libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XInternAtom.restype = ctypes.c_ulong
    connection = ctypes.c_void_p(xlib.XOpenDisplay(display.encode()))
    assert connection.value, f"no connection to {display}"
    protocols, delete = (
        xlib.XInternAtom(connection, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    message = Message(type=CLIENT_MESSAGE, window=window, message_type=protocols, format=LONGS)
    message.data[0] = delete
    xlib.XSendEvent(connection, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    xlib.XCloseDisplay(connection)
