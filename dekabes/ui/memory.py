"""What the app remembers of a person's choices from one run to the next."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from typing import Any

from dekabes.i18n import LANGUAGES
from dekabes.record import Fault
from dekabes.session import ONE_PERSON, Occupant, Seating, seating_of_tags, tags_of_seating
from dekabes.storage import Preferences, Store, Value
from dekabes.ui.draft import cleaned
from dekabes.ui.settings import LOUDEST, QUIETEST, TILES, Settings, Speed

# What is set by a drag changes many times a second: it is written once it has come to rest.
REST = 1.0


class Memory:
    """Keeps what is chosen in the app, and not what a command line asked for.

    Without a store it keeps nothing.
    """

    def __init__(self, store: Store | None = None) -> None:
        self._store = store
        kept = store.load() if store else {}
        self._seating = _seating(kept)
        self._set = _settings(kept)
        self._left: float | None = None  # seconds until it is written; None: nothing is new
        self._can_write = True

    # What was kept.

    @property
    def seating(self) -> Seating:
        """Who sat down last."""
        return self._seating or ONE_PERSON

    def settings(self, default: Settings) -> Settings:
        """The settings that were kept, and the default's where there are none."""
        return replace(default, **self._set)

    # What is to be kept.

    def seat(self, seating: Seating) -> None:
        """These sat down."""
        if seating != self._seating:
            self._seating, self._left = seating, REST

    def change(self, before: Settings, after: Settings) -> None:
        """A person set something."""
        old, new = asdict(before), asdict(after)
        chosen = self._set | {name: new[name] for name in new if new[name] != old[name]}
        if chosen != self._set:
            self._set, self._left = chosen, REST

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
        tags = tags_of_seating(self._seating) if self._seating else ()
        self._can_write = self._store.save({**dict(tags), **self._set})
        return could and not self._can_write


# A file says who sat down as the tags of a record do, and what was set by the settings' names. What
# there is not is left out: somebody may have written into it by hand.


def _seating(kept: Preferences) -> Seating | None:
    """Who sat down last, with names as one could have typed them."""
    if "Seats" not in kept:
        return None
    try:
        told = seating_of_tags(tuple((name, str(value)) for name, value in kept.items()))
    except Fault:
        return None
    one, two, three, four = (Occupant(who.level, cleaned(who.name)) for who in told.occupants)
    return Seating((one, two, three, four))


def _settings(kept: Preferences) -> dict[str, Any]:
    """What was set."""
    told = {field.name: _known(field.name, kept.get(field.name)) for field in fields(Settings)}
    return {name: value for name, value in told.items() if value is not None}


def _known(name: str, told: Value | None) -> Value | None:
    """A setting that there is; None for any other."""
    match name:
        case "lang":
            return told if told in tuple(LANGUAGES) else None
        case "speed":
            return next((speed for speed in Speed if speed == told), None)
        case "tiles":
            return next((theme for theme in TILES if theme == told), None)
        case "volume":
            if told is None or isinstance(told, str | bool):
                return None
            return told if QUIETEST <= told <= LOUDEST else None
        case _:
            return told if isinstance(told, bool) else None
