"""What the app remembers of a person's choices from one run to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dekabes.i18n import LANGUAGES
from dekabes.record import LEVELS
from dekabes.session import DEFAULT_LEVEL, ONE_PERSON, Occupant, Seating
from dekabes.storage import FourPlaces, Place, Preferences, Store
from dekabes.ui.draft import Draft
from dekabes.ui.settings import LOUDEST, QUIETEST, Settings, Speed

# What is set by a drag changes many times a second: it is written once it has come to rest.
REST = 1.0


class Memory:
    """Keeps what is chosen in the app, and not what a command line asked for.

    Without a store it keeps nothing.
    """

    def __init__(self, store: Store | None = None) -> None:
        self._store = store
        self._kept = _known(store.load()) if store else Preferences()
        self._left: float | None = None  # seconds until it is written; None: nothing is new
        self._can_write = True

    # What was kept.

    @property
    def seating(self) -> Seating:
        """Who sat down last."""
        if self._kept.seats is None:
            return ONE_PERSON
        one, two, three, four = (Occupant(place.level, place.name) for place in self._kept.seats)
        return Seating((one, two, three, four))

    def settings(self, default: Settings) -> Settings:
        """The settings that were kept, and the default's where there are none."""
        kept = {name: getattr(self._kept, name) for name in _values(default)}
        chosen = {name: value for name, value in kept.items() if value is not None}
        if "speed" in chosen:
            chosen["speed"] = Speed(chosen["speed"])
        return replace(default, **chosen)

    # What is to be kept.

    def seat(self, seating: Seating) -> None:
        """These sat down."""
        one, two, three, four = (Place(who.level, who.name) for who in seating.occupants)
        self._keep(replace(self._kept, seats=(one, two, three, four)))

    def change(self, before: Settings, after: Settings) -> None:
        """A person set something."""
        old, new = _values(before), _values(after)
        changed = {name: value for name, value in new.items() if value != old[name]}
        self._keep(replace(self._kept, **changed))

    def _keep(self, chosen: Preferences) -> None:
        if chosen != self._kept:
            self._kept, self._left = chosen, REST

    def step(self, seconds: float) -> bool:
        """Let time pass until what is new is written; whether it turns out that it cannot be."""
        if self._left is None:
            return False
        self._left -= seconds
        return self._left <= 0 and self.write()

    def write(self) -> bool:
        """Write what is new, with one try; whether it turns out that it cannot be."""
        if self._left is None or self._store is None:
            return False
        self._left = None
        could = self._can_write
        self._can_write = self._store.save(self._kept)
        return could and not self._can_write


def _values(settings: Settings) -> dict[str, Any]:
    return {
        "lang": settings.lang,
        "speed": settings.speed.value,
        "volume": settings.volume,
        "muted": settings.muted,
        "passes_by_itself": settings.passes_by_itself,
        "covers_when_left": settings.covers_when_left,
        "uncovers_by_taps": settings.uncovers_by_taps,
    }


def _known(kept: Preferences) -> Preferences:
    """What was kept without what there is not: somebody may have written into the file by hand."""
    speeds = [speed.value for speed in Speed]
    audible = kept.volume is not None and QUIETEST <= kept.volume <= LOUDEST
    return replace(
        kept,
        seats=_seats(kept.seats) if kept.seats else None,
        lang=kept.lang if kept.lang in LANGUAGES else None,
        speed=kept.speed if kept.speed in speeds else None,
        volume=kept.volume if audible else None,
    )


def _seats(places: FourPlaces) -> FourPlaces:
    one, two, three, four = map(_seat, places)
    return one, two, three, four


def _seat(place: Place) -> Place:
    known = place.level is None or place.level in LEVELS
    return Place(place.level if known else DEFAULT_LEVEL, Draft.of(place.name).finished)
