"""People who leave a seat to a computer in mid-match, and come back: what nobody learns by that."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from dekabes.engine import History, Seat


@dataclass(frozen=True, slots=True)
class Absence:
    """What computers did for people who had left, and who cannot come back in this round.

    What a computer plays for a seat lies open for all. Once its person is there again it is never
    taken back, and nobody comes back to a hand that the others may know: in a round that was dealt
    without that person, or in which the computer's play was taken back, or all hands were seen.
    """

    places: frozenset[int] = frozenset()  # in the history, of what computers did for people
    barred: frozenset[Seat] = frozenset()

    def after(self, place: int, *, for_absent: bool) -> Absence:
        """The same once something was done at this place of the history."""
        earlier = frozenset(other for other in self.places if other < place)
        return replace(self, places=earlier | {place} if for_absent else earlier)

    def dealt(self, absent: Collection[Seat]) -> Absence:
        """The same once a deal was made without these people."""
        return replace(self, barred=frozenset(absent))

    def taken_back(self, history: History, cursor: int, absent: Collection[Seat]) -> Absence:
        """The same once all from this place on is taken back, without these people."""
        known = frozenset(absent)
        if not history.state.phase.is_over:
            known &= self._acted_for(history, cursor)
        return replace(self, barred=self.barred | known)

    def stands(self, history: History, cursor: int, humans: Collection[Seat]) -> bool:
        """Whether something from this place on must not be taken back with these people there."""
        return not history.state.phase.is_over and bool(
            self._acted_for(history, cursor) & frozenset(humans)
        )

    def _acted_for(self, history: History, cursor: int) -> frozenset[Seat]:
        """The seats for which computers acted from this place on."""
        seats = (history.states[n].seat for n in self.places if cursor <= n < history.cursor)
        return frozenset(seat for seat in seats if seat is not None)
