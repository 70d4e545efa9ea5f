"""What all screens share: sizes, words, sound, settings, the match, and the pile of screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from dekabes.engine import Phase, Seat, View, new_match, view_for
from dekabes.i18n import Catalogue, load
from dekabes.session import Dealer, HandOff, Human, Look, MatchOver, RoundOver, Seating, Session
from dekabes.ui.cues import Cues
from dekabes.ui.memory import Memory
from dekabes.ui.names import Names, names_at
from dekabes.ui.screens.screen import Screen
from dekabes.ui.settings import Settings
from dekabes.ui.sound import Speaker
from dekabes.ui.table.hand import HandOrder
from dekabes.ui.theme import Scale

NOTICE_SECONDS = 4.0
MakeScreen = Callable[["Desk"], Screen]
MakeSession = Callable[[Seating], Session]


@dataclass(frozen=True, slots=True)
class Question:
    """A question with yes and no; every word of it is already in the person's language."""

    icon: str
    title: str
    body: str
    note: str
    no: str
    yes: str
    when_yes: Callable[[], None]


class Desk:
    """The one value that screens are made with; they ask it for everything beyond themselves."""

    def __init__(
        self,
        *,
        size: tuple[int, int],
        settings: Settings,
        speaker: Speaker,
        make_session: MakeSession,
        screens: Mapping[str, MakeScreen],
        sheet: Callable[[Desk, Question], Screen],
        memory: Memory | None = None,
    ) -> None:
        self.scale = Scale.of(size, settings.dress)
        self.settings = settings
        self.words: Catalogue = load(settings.lang)
        self.speaker = speaker
        self.cues = Cues(speaker)
        self.session: Session | None = None
        self._memory = memory or Memory()
        self._hand_orders: dict[Seat | None, HandOrder] = {}
        self.notice: str | None = None
        self.wants_to_quit = False
        self._notice_left = 0.0
        self._is_private = False  # whether the message is for the one who looks
        self._owes_notice = False  # that what was chosen cannot be kept
        self._make_session = make_session
        self._screens = screens
        self._sheet = sheet
        self._pile: list[Screen] = []

    def twin(self, session: Session) -> Desk:
        """Another desk of the same size and language with a match of its own, to draw it only."""
        twin = Desk(
            size=self.scale.size,
            settings=self.settings,
            speaker=self.speaker,
            make_session=self._make_session,
            screens=self._screens,
            sheet=self._sheet,
        )
        twin.session = session
        return twin

    # Screens.

    @property
    def top(self) -> Screen:
        """The screen that acts."""
        return self._pile[-1]

    @property
    def pile(self) -> tuple[Screen, ...]:
        """The screens that are drawn: the last that fills the window, and the sheets over it."""
        base = max(n for n, screen in enumerate(self._pile) if not screen.is_sheet)
        return tuple(self._pile[base:])

    def under(self, screen: Screen) -> Screen:
        """The screen that another one lies over; the top one for one that is not laid yet."""
        place = self._pile.index(screen) if screen in self._pile else len(self._pile)
        return self._pile[place - 1]

    def open(self, name: str) -> None:
        """Lay a screen on the pile."""
        self.lay(self._screens[name](self))

    def ask(self, question: Question) -> None:
        """Lay a question on the pile; it takes itself away."""
        self.lay(self._sheet(self, question))

    def lay(self, screen: Screen) -> None:
        """Lay a screen that was made for its occasion on the pile."""
        self._pile.append(screen)
        self._end_notice()

    def back(self) -> None:
        """Take the top screen away; the last one stays."""
        if len(self._pile) > 1:
            self._pile.pop().close()
            self._end_notice()

    def show(self, name: str) -> None:
        """Take all screens away and show this one."""
        for screen in self._pile:
            screen.close()
        self._pile = [self._screens[name](self)]
        self._end_notice()

    def _end_notice(self) -> None:
        """A message ends where another screen comes that has no place for it."""
        if not self.top.shows_notices:
            self.hush()

    # The match.

    @property
    def last_seating(self) -> Seating:
        """Who sat down last of those that somebody put together, for the next new game."""
        return self._memory.seating

    @last_seating.setter
    def last_seating(self, seating: Seating) -> None:
        self._memory.seat(seating)

    def start(self, seating: Seating) -> None:
        """A new match with these at the table."""
        self.seat(self._make_session(seating))

    def start_again(self) -> None:
        """A new match with the same at the table; people who have left can still come back."""
        before = self.table
        session = self._make_session(before.seating)
        session.people = before.people
        self.seat(session)

    def seat(self, session: Session) -> None:
        """Show the table of this match."""
        self.session = session
        self._set_table(session)
        self._hand_orders.clear()
        while session.seating.is_shared and isinstance(session.awaits, Dealer):
            session.step(0.0)  # among several people the cover is there at once
        session.take_changes()  # what happened before is not shown happening
        self.follow()

    def follow(self) -> None:
        """Show the screen for what the match awaits."""
        self.show(screen_for(self.table))

    def cover(self) -> None:
        """Cover the hand at once; what lies over the table, as a page that is read, stays."""
        if self.session is None:
            return
        self.session.cover()
        self._follow_beneath()

    def _follow_beneath(self) -> None:
        """Show what the match awaits under what lies over it; a cover begins anew."""
        base, name = self._pile[0], screen_for(self.table)
        if base.of_match and (name == "handoff" or base.name != name):
            base.close()
            self._pile[0] = self._screens[name](self)

    def cover_shared(self) -> None:
        """Cover the hand where several people share the device."""
        if self.is_shared:
            self.cover()

    def look_again(self) -> None:
        """Another hand may be seen, or none: no screen keeps what it saw before."""
        if self._is_private:
            self.hush()
        for screen in self._pile:
            screen.look_again()

    def left(self) -> None:
        """The window is left: somebody else may stand before it when it is come back to."""
        if self.is_shared or self.settings.covers_when_left:
            self.cover()

    @property
    def is_shared(self) -> bool:
        """Whether several people play the match under way."""
        return self.session is not None and self.session.seating.is_shared

    @property
    def hand_order(self) -> HandOrder:
        """The order of the hand that is seen; everybody has an own one."""
        return self._hand_orders.get(self.table.viewer, HandOrder())

    @hand_order.setter
    def hand_order(self, order: HandOrder) -> None:
        self._hand_orders[self.table.viewer] = order

    @property
    def table(self) -> Session:
        """The match under way; an error where there is none."""
        if self.session is None:
            raise AssertionError("no match is under way")
        return self.session

    def name_of(self, seat: Seat) -> str:
        """The name of whoever holds a seat in the match under way."""
        return self.names[seat.index]

    @property
    def names(self) -> Names:
        """The names at seats 1 to 4."""
        return names_at(self.table.seating, self.words)

    @property
    def is_silent(self) -> bool:
        """Whether nothing is to be heard: muted, or there is no device."""
        return self.settings.muted or not self.speaker.available

    @property
    def view(self) -> View:
        """What may be seen of the match; of an empty one where there is none."""
        return self.session.view if self.session else view_for(new_match(), None)

    # Settings and notices.

    def change(self, settings: Settings) -> None:
        """Put other settings in force, and keep them."""
        self._memory.change(self.settings, settings)
        speaks_anew = settings.lang != self.settings.lang
        if speaks_anew:
            self.words = load(settings.lang)
            self.hush()
        self.settings = settings
        self.scale = Scale.of(self.scale.size, settings.dress)
        self.speaker.volume, self.speaker.muted = settings.volume, settings.muted
        if self.session:
            self._set_table(self.session)
        if speaks_anew:
            self.cover_shared()

    def _set_table(self, session: Session) -> None:
        awaited = session.awaits
        session.pause = self.settings.pause
        session.passes_by_itself = self.settings.passes_by_itself
        if self._pile and session.awaits != awaited:
            self._follow_beneath()

    def toggle_mute(self) -> None:
        """Silence, or sound again, for which a device that was gone may be back."""
        returns = not self.speaker.available and self.speaker.try_again()
        self.change(replace(self.settings, muted=not self.settings.muted and not returns))

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size."""
        self.scale = Scale.of(size, self.settings.dress)
        self.cover_shared()

    def say(self, notice: str, *, to_all: bool = False) -> None:
        """Show a short message for a while, to the one who looks or to everybody."""
        self.notice, self._notice_left = notice, NOTICE_SECONDS
        self._is_private = not to_all

    def hush(self) -> None:
        """Take the message away."""
        self.notice = None

    def step(self, seconds: float) -> bool:
        """Let time pass for what is to be heard, kept and said; whether the message has changed."""
        self.cues.step(seconds)
        self._owes_notice |= self._memory.step(seconds)
        if self.notice is None:
            return self._tell_what_is_lost()
        self._notice_left -= seconds
        if self._notice_left > 0:
            return False
        self.notice = None
        return True

    def _tell_what_is_lost(self) -> bool:
        """Say, where there is a place for it, that nothing can be kept; whether it was said now."""
        if not (self._owes_notice and self.top.shows_notices):
            return False
        self._owes_notice = False
        self.say(self.words("settings.not_kept"), to_all=True)
        return True


def screen_for(session: Session) -> str:
    """The name of the screen on which what the match awaits is decided."""
    match session.awaits:
        case HandOff():
            return "handoff"
        case Look():
            return "look"
        case Human() if session.view.phase is Phase.CHOOSE:
            return "choose"
        case RoundOver():
            return "round_over"
        case MatchOver():
            return "match_over"
        case _:
            return "table"
