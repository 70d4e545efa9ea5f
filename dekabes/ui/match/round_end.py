"""What there is to tell when a round is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dekabes.engine import Hands, Kind, Points, Result, Seat, Team, View
from dekabes.i18n import Catalogue
from dekabes.ui.names import Names


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that has just ended, what it began with, and the names of the seats."""

    view: View
    names: Names
    before: Points
    base: int
    words: Catalogue
    is_helped: bool = False  # whether somebody was given a hint

    @property
    def result(self) -> Result:
        """How it ended."""
        return self.view.rounds[-1].result

    @property
    def after(self) -> Points:
        """The points that stand now."""
        return self.view.rounds[-1].points

    @property
    def hands(self) -> Hands:
        """The four hands as they lie open."""
        if self.view.shown is None:
            raise ValueError("the round is not over")
        return self.view.shown

    def name(self, seat: Seat) -> str:
        """A seat's name."""
        return self.names[seat.index]

    def team(self, team: Team) -> str:
        """A team's name."""
        return self.words(f"team.{team.value.lower()}")

    def cry(self) -> str:
        """The one word for it."""
        return self.words(f"round.{self.result.kind.value}")

    def story(self) -> str:
        """How it came about, in a sentence; what matters in it is strong."""
        name = strong(self.name(self.result.seat)) if self.result.seat else ""
        return self.words(f"round.{self.result.kind.value}_detail", name=name)

    def verdict(self, shortened: Callable[[str], str] = str) -> str:
        """Who won a block, or that nobody did; names as short as the room for them."""
        if self.result.kind is Kind.DRAW:
            return self.words("round.keep")
        count, lowest = min(self.result.pips), self.result.lowest
        if len(lowest) == 1:
            return self.words("round.lowest_is", name=shortened(self.name(lowest[0])), n=count)
        first, second = (shortened(self.name(seat)) for seat in lowest)
        return self.words("round.lowest_both", first=first, second=second, n=count)

    def helped(self) -> str:
        """That there was a hint; "" where there was none."""
        return self.words("round.helped") if self.is_helped else ""

    def gain(self, team: Team) -> str:
        """What the round did to a team's points; nothing to say after a draw."""
        result, name = self.result, self.team(team)
        if result.team is None:
            return ""
        if result.team is not team:
            lost = self.before[team.index] > 0
            return self.words("round.goes_back" if lost else "round.stays", team=name)
        if result.kind is Kind.DEKABES:
            return self.words("round.wins_dekabes", team=name, n=result.value, base=self.base)
        return self.words.plural("round.wins", result.value, team=name)


def strong(name: str) -> str:
    """A name in the strong voice of a paragraph; its own stars mean nothing."""
    return f"**{name.replace('**', '')}**"
