"""Sounds that are due in a moment, together with what is to be seen then."""

from __future__ import annotations

from dekabes.ui.sound import Sound, Speaker


class Cues:
    """Lets a speaker sound when the time of each sound has come."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._due: list[tuple[Sound, float]] = []

    def add(self, sound: Sound, seconds: float) -> None:
        """Let a sound be heard after so many seconds; at once where there are none."""
        if seconds > 0:
            self._due.append((sound, seconds))
        else:
            self._speaker.play(sound)

    def step(self, seconds: float) -> None:
        """Let time pass."""
        due = [(sound, left - seconds) for sound, left in self._due]
        self._due = [(sound, left) for sound, left in due if left > 0]
        for sound, left in due:
            if left <= 0:
                self._speaker.play(sound)
