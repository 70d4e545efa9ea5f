"""What the app remembers from one run to the next: a person's choices, and the device's pace."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import asdict, fields, replace
from typing import Any

from dekabes.i18n import LANGUAGES
from dekabes.record import LEVELS, Fault
from dekabes.session import (
    LONGEST_PAUSE,
    ONE_PERSON,
    Occupant,
    Seating,
    seating_of_tags,
    tags_of_seating,
)
from dekabes.storage import Preferences, Store, Value
from dekabes.ui.draft import cleaned
from dekabes.ui.settings import LOUDEST, QUIETEST, TILES, Settings, Speed

# What is set by a drag changes many times a second: it is written once it has come to rest.
REST = 1.0
SLOWEST = "slowest_"  # before a level: how long its slowest decision took


class Memory:
    """Keeps what is chosen in the app, and not what a command line asked for.

    Without a store it keeps nothing. A disk may take long: no frame waits for it, `writer` does.
    """

    def __init__(self, store: Store | None = None, writer: Executor | None = None) -> None:
        self._store = store
        self._writer = writer or ThreadPoolExecutor(max_workers=1)
        self._under_way: Future[bool] | None = None
        kept = store.load() if store else {}
        self._seating = _seating(kept)
        self._set = _settings(kept)
        self._slowest = _slowest(kept)
        self._is_slower = False  # which is written with the next choice, or at the end
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

    @property
    def slowest(self) -> dict[str, float]:
        """How long the slowest decision of each level took on this device, in seconds."""
        return dict(self._slowest)

    # What is to be kept.

    def decided(self, level: str, seconds: float) -> None:
        """A computer of this level has decided more slowly than ever."""
        self._slowest[level], self._is_slower = seconds, True

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
        if self._left is not None:
            self._left -= seconds
            if self._left <= 0 and not self._under_way:
                self._begin_to_write()
        return bool(self._under_way and self._under_way.done()) and self._hear()

    def write(self) -> None:
        """Wait for the disk, and write what is new with one try."""
        self._hear()
        if self._left is not None or self._is_slower:
            self._begin_to_write()
        self._hear()

    def _begin_to_write(self) -> None:
        self._left, self._is_slower = None, False
        if self._store is None:
            return
        tags = tags_of_seating(self._seating) if self._seating else ()
        slowest = {f"{SLOWEST}{level}": seconds for level, seconds in self._slowest.items()}
        told = {**dict(tags), **self._set, **slowest}
        self._under_way = self._writer.submit(self._store.save, told)

    def _hear(self) -> bool:
        """Wait for what is being written; whether it turns out that nothing can be."""
        if self._under_way is None:
            return False
        could, self._can_write = self._can_write, self._under_way.result()
        self._under_way = None
        return could and not self._can_write


# A file says who sat down as the tags of a record do, what was set by the settings' names, and how
# slow the levels are by theirs. What there is not is left out: somebody may have written into it by
# hand.


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


def _slowest(kept: Preferences) -> dict[str, float]:
    """The slowest decisions, of levels that there are and no longer than anybody would wait."""
    told = {level: kept.get(f"{SLOWEST}{level}", "") for level in LEVELS}
    return {
        level: float(seconds)
        for level, seconds in told.items()
        if not isinstance(seconds, str | bool) and 0 < seconds <= LONGEST_PAUSE
    }


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
