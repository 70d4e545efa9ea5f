"""Whose the device is while it goes round: whose hand is open, whose looks are still to come."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dekabes.engine import Deal, History, Keep, Phase, Seat, State, View, view_for
from dekabes.session.seating import Seating


@dataclass(frozen=True, slots=True)
class Device:
    """One device and the people around it.

    A hand is open to the one who uncovered it and to nobody else; with several people only while
    a decision of that seat is due. Whoever has just decided still holds the device, so that no
    cover comes when the same person goes on.
    """

    bottom: Seat  # the seat at the bottom of the screen: it turns when another hand is uncovered
    open_to: Seat | None = None
    holder: Seat | None = None  # who decided last and was not covered since
    looks: tuple[Seat, ...] = ()  # the seats whose looks at this deal are still to come

    def due(self, due: Seat | None, *, shared: bool) -> Device:
        """The device when this person's decision is due (None: nobody's)."""
        if not shared or (due is not None and due == self.open_to):
            return self
        holder = self.open_to or self.holder
        if due is None:
            return replace(self, open_to=None, holder=holder)
        # A cover for somebody else takes the device away, even if that one never uncovers.
        return self.uncovered(due) if due == holder else self.covered()

    def uncovered(self, seat: Seat) -> Device:
        """The device in the hands of a seat that has uncovered its own hand."""
        return replace(self, bottom=seat, open_to=seat, holder=None)

    def covered(self) -> Device:
        """The device when nobody is known to hold it."""
        return replace(self, open_to=None, holder=None)

    def dealt(self, looks: tuple[Seat, ...]) -> Device:
        """The device when a deal lies ready for these looks: each begins with a cover."""
        return replace(self.covered(), looks=looks) if looks else replace(self, looks=())

    def reseated(self, before: Seating, now: Seating) -> Device:
        """The device when somebody has left or come back.

        Whoever is left alone, or plays on with others, still has the own hand open; where somebody
        has come back to share the device, who holds it is to be found out behind a cover.
        """
        came = set(now.humans) - set(before.humans)
        stays = self.open_to in now.humans and not (came and now.is_shared)
        return self if stays else self.covered()

    def looked(self) -> Device:
        """The device when the first look that was to come is over."""
        return replace(self, looks=self.looks[1:])


def device_for(seating: Seating, history: History) -> Device:
    """The device at the start: one person's hand is open, several are covered."""
    humans = seating.humans
    if seating.is_shared:
        past = history.past
        waits = bool(past) and isinstance(past[-1], Deal | Keep)
        looks = looks_at(history.state, seating) if waits else ()
        return Device(bottom=seating.first, looks=looks)
    return Device(bottom=seating.first, open_to=humans[0] if humans else None)


def looks_at(state: State, seating: Seating) -> tuple[Seat, ...]:
    """The seats that look at a deal, in order; none where fewer than two people play.

    In a match's first round from seat 1, later from the seat after the chooser, so that a person
    who chooses looks last and keeps the device.
    """
    if not seating.is_shared:
        return ()
    first = state.chooser.next if state.chooser else Seat.ONE
    return tuple(sorted(seating.humans, key=lambda seat: (seat - first) % 4))


def next_person(state: State, seating: Seating, looks: tuple[Seat, ...]) -> Seat | None:
    """The person whom the device goes to next, as far as everybody can tell; None: that is open."""
    if state.phase is Phase.DEAL:
        looks = looks_at(state, seating)
    if looks:
        return looks[0]
    humans = seating.humans
    if state.seat is None or not (state.phase is Phase.PLAY or state.seat in humans):
        return None
    turns = (Seat((state.seat - 1 + step) % 4 + 1) for step in range(4))
    return next((seat for seat in turns if seat in humans), None)


def seen(state: State, viewer: Seat | None, looks: tuple[Seat, ...]) -> View:
    """What may be seen: while looks are to come, nothing of who opens or whose turn it is."""
    view = view_for(state, viewer)
    asks = state.phase is Phase.REDEAL and viewer is not None and viewer == state.seat
    if not looks or asks:
        return view
    return replace(view, phase=Phase.DEAL, seat=None, opener=None, legal=())
