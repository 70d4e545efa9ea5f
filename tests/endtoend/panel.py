"""A screen with a real touch panel, and fingers for it: an X server whose panel is a socket.

The panel is the X server's own `inputtest` driver, which turns what comes through a socket into
the touches of a device; the app sees them as it sees those of a touch screen.
"""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.endtoend.server import START_SECONDS, x_server
from tests.endtoend.stranger import Point

PROTOCOL = (1, 1)
# Kinds of messages to the driver, and of a touch: begin, update, end.
VERSION, SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
AXES = 64  # of which a touch uses the first two
AXIS_RANGE = 65535
HOLD_SECONDS = 0.04
STEPS = 8

CONFIGURATION = """
Section "ServerFlags"
 Option "AutoAddDevices" "false"
 Option "AutoEnableDevices" "false"
 Option "DontVTSwitch" "true"
EndSection
Section "Device"
 Identifier "card"
 Driver "dummy"
 VideoRam 64000
EndSection
Section "Monitor"
 Identifier "monitor"
 HorizSync 5-1000
 VertRefresh 5-200
 Modeline "{width}x{height}" {clock:.2f} {across} {down}
EndSection
Section "Screen"
 Identifier "screen"
 Device "card"
 Monitor "monitor"
 DefaultDepth 24
 SubSection "Display"
  Depth 24
  Modes "{width}x{height}"
  Virtual {width} {height}
 EndSubSection
EndSection
Section "InputDevice"
 Identifier "panel"
 Driver "inputtest"
 Option "SocketPath" "{sockets}/panel"
 Option "DeviceType" "Touch"
 Option "TouchCount" "10"
EndSection
Section "InputDevice"
 Identifier "pointer"
 Driver "inputtest"
 Option "SocketPath" "{sockets}/pointer"
 Option "DeviceType" "PointerAbsolute"
EndSection
Section "InputDevice"
 Identifier "keyboard"
 Driver "inputtest"
 Option "SocketPath" "{sockets}/keyboard"
 Option "DeviceType" "Keyboard"
EndSection
Section "ServerLayout"
 Identifier "layout"
 Screen "screen"
 InputDevice "panel" "SendCoreEvents"
 InputDevice "pointer" "CorePointer"
 InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


def configuration(size: tuple[int, int], sockets: Path) -> str:
    """The server's configuration; the dummy card takes any timing that adds up."""
    width, height = size
    across, down = width + 320, height + 40
    return CONFIGURATION.format(
        width=width,
        height=height,
        clock=across * down * 60 / 1_000_000,  # pixels a second, in millions
        across=f"{width} {width + 64} {width + 160} {across}",
        down=f"{height} {height + 3} {height + 8} {down}",
        sockets=sockets,
    )


class Fingers:
    """Any number of fingers on the panel, each with a number, at places on the screen."""

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        self._size = size
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(5)
        self._socket.connect(str(path))
        self._send(VERSION, struct.pack("<HH", *PROTOCOL))
        self._answer()

    def close(self) -> None:
        """Take the hands away."""
        self._socket.close()

    def down(self, at: Point, finger: int = 1) -> None:
        """Put a finger down."""
        self._touch(BEGIN, at, finger)

    def move(self, at: Point, finger: int = 1) -> None:
        """Move a finger that is down."""
        self._touch(UPDATE, at, finger)

    def up(self, at: Point, finger: int = 1) -> None:
        """Lift a finger."""
        self._touch(END, at, finger)

    def tap(self, at: Point, finger: int = 1) -> None:
        """Touch a place for a moment."""
        self.down(at, finger)
        time.sleep(HOLD_SECONDS)
        self.up(at, finger)

    def hold(self, at: Point, seconds: float) -> None:
        """Touch a place and stay there for a while, with the tremor of a finger."""
        self.down(at)
        time.sleep(seconds / 2)
        self.move((at[0] + 5, at[1] - 4))
        time.sleep(seconds / 2)
        self.up((at[0] + 5, at[1] - 4))

    def pick_up(self, start: Point, stop: Point, finger: int = 1) -> None:
        """Touch a place, move to another one, and stay down."""
        self.down(start, finger)
        for step in range(1, STEPS + 1):
            time.sleep(HOLD_SECONDS / 2)
            x, y = (a + (b - a) * step // STEPS for a, b in zip(start, stop, strict=True))
            self.move((x, y), finger)

    def drag(self, start: Point, stop: Point) -> None:
        """Drag with one finger and let go."""
        self.pick_up(start, stop)
        self.up(stop)

    def _touch(self, kind: int, at: Point, finger: int) -> None:
        # Finger, kind, "no unaccelerated values", which axes count, padding, then all axes twice.
        where = [place / side * AXIS_RANGE for place, side in zip(at, self._size, strict=True)]
        values = [*where, *[0.0] * (2 * AXES - 2)]
        self._send(TOUCH, struct.pack(f"<III8s4x{2 * AXES}d", finger, kind, 0, b"\x03", *values))
        self._send(SYNC, b"")
        self._answer()

    def _send(self, kind: int, body: bytes) -> None:
        self._socket.sendall(struct.pack("<II", 8 + len(body), kind) + body)

    def _answer(self) -> None:
        """Wait until the server has taken what was sent."""
        length, _ = struct.unpack("<II", self._receive(8))
        self._receive(length - 8)

    def _receive(self, length: int) -> bytes:
        received = b""
        while len(received) < length:
            part = self._socket.recv(length - len(received))
            assert part, "the X server has closed the panel's socket"
            received += part
        return received


@contextmanager
def touch_screen(folder: Path, size: tuple[int, int]) -> Generator[tuple[str, Fingers]]:
    """A screen with a touch panel: the display's name, and fingers for it."""
    # A socket's path may have a hundred letters; a test's folder may have more.
    with TemporaryDirectory(prefix="panel-") as name:
        sockets = Path(name)
        config = folder / "xorg.conf"
        config.write_text(configuration(size, sockets), encoding="utf-8")
        command = ["Xorg", "-config", str(config), "-logfile", str(folder / "xorg.log")]
        with x_server([*command, "-sharevts", "-novtswitch"], folder) as display:
            fingers = _fingers(sockets / "panel", size)
            try:
                yield display, fingers
            finally:
                fingers.close()


def _fingers(path: Path, size: tuple[int, int]) -> Fingers:
    until = time.monotonic() + START_SECONDS
    while not path.exists():
        assert time.monotonic() < until, "the touch panel did not come up"
        time.sleep(0.05)
    return Fingers(path, size)
