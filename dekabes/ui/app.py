"""The application: events in, equal steps of time, pictures out."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import pygame

from dekabes.engine import Seat
from dekabes.session import Session
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.focus import DIRECTIONS, SHORTCUTS, next_in_order, next_towards
from dekabes.ui.lifting import Lifting
from dekabes.ui.pointer import (
    Cancel,
    Down,
    Gesture,
    MoreFingers,
    Move,
    Point,
    Pointer,
    Up,
    as_event,
)
from dekabes.ui.release import Release
from dekabes.ui.screens.paint import paint
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.timestep import STEP, FixedStep
from dekabes.ui.trace import UiTrace, seen_on
from dekabes.ui.window import Window

# How far a finger slips before a press becomes a drag, in units, and before it holds no more, in
# units and at least in pixels: fingers do not get calmer on a small screen.
DRAG_FROM, HOLDS_WITHIN = 12, 24
LEAVINGS = {pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN}
SHOWN_ANEW = {pygame.WINDOWEXPOSED, pygame.WINDOWMOVED}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
CONFIRM = "button:confirm"


class App:
    """Routes events to the top screen and shows what came of them."""

    def __init__(
        self, desk: Desk, window: Window, now: Callable[[], float], trace: UiTrace | None = None
    ) -> None:
        self.desk = desk
        self.window = window
        self._now = now
        self._trace = trace
        self._begun = now()
        self._time = FixedStep()
        self._pointer = Pointer()
        self._fingers = MoreFingers()
        self._release, self._lifting = Release(), Lifting()
        self._owner: tuple[Screen, Control | None] | None = None
        self._pressed_at: Point = (0, 0)
        self._dragging = False
        self._pressed: str | None = None
        self._hover: str | None = None
        self._focus: str | None = None
        self._held_by_key: str | None = None
        self._viewer: Seat | None = None  # whose hand was seen in the last picture
        self._was_covered = False  # whether the last picture was of a cover
        self._dirty = True
        self._owes_trace = True
        self._acted = False  # a control acted since the trace was last told

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves and nothing is held, so that the loop may slow down."""
        held = self._pointer.is_down or self._held_by_key is not None
        return self.desk.top.is_resting and not held

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        """One turn of the loop; whether a new picture was shown."""
        if self.window.canvas != self.desk.scale.size:
            self._resized()  # before any event that came with the new size is read
        for event in events:
            self._handle(event)
            self._see()
        steps = self._time.steps(seconds)
        if steps and self.waits:
            self._step(steps * STEP)
        else:
            for _ in range(steps):
                self._step(STEP)
        return self._show()

    # Events.

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.desk.wants_to_quit = True
        elif event.type == pygame.KEYDOWN:
            self._key(event.key, event.mod)
            self._touched()
        elif event.type == pygame.TEXTINPUT and self.desk.top.types:
            self._write(event.text)
        elif event.type == pygame.KEYUP and self._held_by_key and event.key in ENTER:
            self._let_go()
        elif event.type in LEAVINGS:
            self._leave()
        elif event.type in SHOWN_ANEW or self.desk.speaker.hear_of(event):
            self._touched()
        self._strike_beside(event)
        gesture = self._pointer.read(event, self._now())
        if gesture and not self._widget_takes(gesture):
            self._gesture(gesture)
        if event.type == pygame.WINDOWSIZECHANGED:
            self._resized()

    def _touched(self) -> None:
        self._dirty = self._owes_trace = True

    def _come_to_rest(self) -> None:
        """Show what has happened and cut short what moves, before anything else happens."""
        self.desk.top.finish()
        self._lifting.end()
        self._tell()

    def _leave(self) -> None:
        """The window is left: nothing is held any more, and a hand may have to be covered."""
        self._let_go()
        self.desk.left()

    def _see(self) -> None:
        """Forget all that the hands did at a screen once another person looks at it."""
        session = self.desk.session
        viewer = session.viewer if session else None
        if viewer != self._viewer:
            self._viewer = viewer
            self._lifting.end()
            if viewer and self._was_covered:
                self._lifting.begin(self.window.surface, self.desk.settings.speed.factor)
            self.desk.look_again()
            self._let_go()
            self._hover = self._focus = None

    def _resized(self) -> None:
        self._let_go()
        self.desk.resize(self.window.canvas)
        self._see()

    def _widget_takes(self, gesture: Gesture) -> bool:
        """Offer a gesture to the top screen's widgets; what one takes means nothing else."""
        event = as_event(gesture, self.window.on_canvas, touch=self._pointer.is_touch)
        if not self.desk.top.event(event):
            return False
        self._forget_gesture()
        self._hover = self._focus = None
        self._touched()
        return True

    def _gesture(self, gesture: Gesture) -> None:
        if not isinstance(gesture, Move):
            self._come_to_rest()
        match gesture:
            case Down(at):
                self._down(self.window.on_canvas(at))
            case Move(at, held):
                self._move(self.window.on_canvas(at), held)
            case Up(at):
                self._up(self.window.on_canvas(at))
            case Cancel():
                self._let_go()

    def _down(self, at: Point) -> None:
        screen = self.desk.top
        control = _control_at(screen.controls(), at)
        self._owner = (screen, control)
        self._pressed_at, self._pressed = at, _active(control)
        self._hover = self._focus = None
        self._touched()
        if control and self._strike(control):
            self._owner = (screen, None)  # it has acted; letting it go means nothing more

    def _strike(self, control: Control) -> bool:
        """Act on what acts as soon as it is touched; whether it did."""
        struck = control.enabled and self.desk.top.is_struck(control.name)
        if struck:
            self._act(control.name)
        return struck

    def _strike_beside(self, event: pygame.event.Event) -> None:
        """Let a finger strike while the first one is down: who types fast uses two thumbs."""
        at = self._fingers.read(event, self.window.size)
        if at and self._pointer.is_down and self._pointer.is_touch:
            control = _control_at(self.desk.top.controls(), self.window.on_canvas(at))
            if control and self._strike(control):
                self._touched()

    def _move(self, at: Point, held: bool) -> None:
        if not held:
            self._hover_at(at)
            return
        screen, control = self._owner or (self.desk.top, None)
        name = _active(control)
        if screen is not self.desk.top or name is None:
            return
        if screen.holds(name):
            if self._far(at) > max(HOLDS_WITHIN, self.desk.scale.px(HOLDS_WITHIN)):
                self._let_go()
            return
        if self._dragging or self._begins_drag(screen, name, at):
            self._dragging, self._pressed = True, None
            screen.drag(name, at)
            self._touched()
            return
        pressed = name if _active(_control_at(screen.controls(), at)) == name else None
        if pressed != self._pressed:
            self._pressed = pressed
            self._dirty = True

    def _begins_drag(self, screen: Screen, name: str, at: Point) -> bool:
        return self._far(at) > self.desk.scale.px(DRAG_FROM) and screen.can_drag(name)

    def _far(self, at: Point) -> float:
        """How far from where it was pressed the pointer is now."""
        return hypot(at[0] - self._pressed_at[0], at[1] - self._pressed_at[1])

    def _hover_at(self, at: Point) -> None:
        hover = _active(_control_at(self.desk.top.controls(), at))
        if hover != self._hover:
            self._hover = hover
            self._dirty = True

    def _up(self, at: Point) -> None:
        screen, control = self._owner or (None, None)
        name, dragging, shown = _active(control), self._dragging, not self._dirty
        if screen is not self.desk.top:
            self._let_go()
            return
        self._forget_gesture()
        self._touched()
        under = _control_at(screen.controls(), at)
        if dragging and name:
            screen.drop(name, at)
        elif control and name and _active(under) == name:
            if not shown:
                paint(self.window.surface, self.desk, Attention(pressed=name))
            self._release.begin(self.window.surface, control, self.desk.settings.speed.factor)
            self._act(name)
        elif control is None and under is None:
            screen.tap_elsewhere()

    def _let_go(self) -> None:
        screen, _ = self._owner or (None, None)
        if self._dragging and screen:
            screen.cancel_drag()
        self._forget_gesture()
        self._touched()

    def _forget_gesture(self) -> None:
        self._owner = self._pressed = self._held_by_key = None
        self._dragging = False
        self.desk.top.release()

    def _act(self, name: str) -> None:
        self._acted = True
        screen = self.desk.top
        screen.act(name)
        if screen is not self.desk.top:
            self._focus = None

    # Keys.

    def _key(self, key: int, modifiers: int) -> None:
        # A key ends what the pointer began: nothing is decided while a tile is in the air.
        self._let_go()
        self._come_to_rest()
        screen = self.desk.top
        controls = [control for control in screen.controls() if control.enabled]
        if key == pygame.K_F11:
            self.window.toggle_fullscreen()
            self._resized()
        elif key == pygame.K_TAB:
            step = -1 if modifiers & pygame.KMOD_SHIFT else 1
            self._focus = next_in_order(controls, self._focus, step)
        elif key in DIRECTIONS:
            self._focus = next_towards(controls, self._focus, DIRECTIONS[key])
        elif key in ENTER:
            self._enter(controls)
        elif key == pygame.K_ESCAPE:
            screen.leave()
        elif screen.key(key):
            self._focus = None
        elif any(control.name == SHORTCUTS.get(key) for control in controls):
            self._act(SHORTCUTS[key])

    def _write(self, letters: str) -> None:
        """Give the top screen what was typed."""
        self._let_go()
        self._focus = None
        self._acted = True
        self.desk.top.write(letters)

    def _enter(self, controls: list[Control]) -> None:
        """Act where the keyboard is, else on what the screen proposes first."""
        screen = self.desk.top
        names = [control.name for control in controls]
        first = next((control.name for control in controls if control.style is Style.FIRST), None)
        at = self._focus if self._focus in names else next(filter(screen.holds, names), None)
        if at and screen.holds(at):
            self._held_by_key = at
        elif self._focus in names:
            self._act_at(self._focus)
        elif not screen.key(pygame.K_RETURN) and first:
            self._act(first)

    def _act_at(self, name: str | None) -> None:
        """Act on a control; from a choice the keyboard goes on to what confirms it."""
        if name is None:
            return
        before = self.desk.top
        rect = next(control.rect for control in before.controls() if control.name == name)
        self._act(name)
        screen = self.desk.top
        if screen is before and self._focus == name:
            self._stay_at(rect)
        if screen.preview and any(control.name == CONFIRM for control in screen.controls()):
            self._focus = CONFIRM

    def _stay_at(self, rect: pygame.Rect) -> None:
        """Let the keyboard stay where it acted, though a switch is now called by its other side."""
        controls = self.desk.top.controls()
        if all(control.name != self._focus for control in controls):
            self._focus = next((one.name for one in controls if one.rect == rect), self._focus)

    # Time.

    @property
    def waits(self) -> bool:
        """Whether nothing happens before a person does something: one long step does then."""
        session = self.desk.session if self.desk.top.plays else None
        return self.is_idle and not (session and session.acts_by_itself)

    def _step(self, seconds: float) -> None:
        desk = self.desk
        self._hold(seconds)
        if desk.step(seconds):
            self._touched()
        if desk.top.step(seconds):
            self._touched()
        self._dirty |= self._release.step(seconds) | self._lifting.step(seconds)
        if self._dragging and self._owner and self._owner[0] is not desk.top:
            self._let_go()
        self._tell()
        if desk.session and desk.top.plays:
            self._play_on(desk.session, seconds)
        self._see()

    def _hold(self, seconds: float) -> None:
        """Let time pass for what is held."""
        screen, control = self._owner or (None, None)
        name = self._held_by_key or (_active(control) if screen is self.desk.top else None)
        if name and self.desk.top.holds(name):
            self.desk.top.hold(name, seconds)
            self._touched()

    def _play_on(self, session: Session, seconds: float) -> None:
        if session.is_due and not self.desk.top.is_resting:
            self._come_to_rest()
        if session.step(seconds):
            self._touched()

    def _tell(self) -> None:
        if self._trace and self._owes_trace and self.desk.top.is_resting:
            seen = seen_on(self.desk, self.window)
            self._trace.tell(self._now() - self._begun, seen, always=self._acted)
            self._owes_trace = self._acted = False

    # Pictures.

    def _show(self) -> bool:
        if not self._dirty:
            return False
        self._dirty = False
        paint(self.window.surface, self.desk, self._attention())
        self._release.draw(self.window.surface, self.desk.top.controls())
        self._lifting.draw(self.window.surface)
        self._was_covered = self.desk.top.name == "handoff"
        self.window.flip()
        return True

    def _attention(self) -> Attention:
        hover = None if self._pointer.is_touch or self._pointer.is_down else self._hover
        return Attention(self._pressed, hover, self._focus)


def _control_at(controls: tuple[Control, ...], at: Point) -> Control | None:
    """The topmost control at a place, also one that is off: it takes the touch."""
    return next((each for each in reversed(controls) if each.rect.collidepoint(at)), None)


def _active(control: Control | None) -> str | None:
    """The name of a control that can act; None for one that is off."""
    return control.name if control and control.enabled else None
