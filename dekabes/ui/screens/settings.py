"""The settings: one row, one thing, in force at once."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from dekabes.i18n import LANGUAGES
from dekabes.ui import text
from dekabes.ui.art.buttons import FOCUS_GAP, FOCUS_GLOW, FOCUS_RING
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.parts import KNOB, draw_recess, draw_slider, draw_track
from dekabes.ui.art.slabs import ring
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.screens.frame import MARGIN, TOP, Frame, back_control, draw_all, draw_page
from dekabes.ui.screens.preview import SpeedPreview
from dekabes.ui.screens.screen import Attention, Point, Screen
from dekabes.ui.settings import Speed
from dekabes.ui.sound import Sound
from dekabes.ui.theme import IVORY, MUTED, Scale

# How loud, in hundredths: the places where the slider comes to rest.
VOLUMES = (10, 40, 70, 100)
VOLUME = "choice:volume:"
GAP, INSET, SLOT, EDGE = 16, 24, 72, 4
LYING_FELT, UPRIGHT_FELT = (42, 620, 1196, 130), (42, 812, 716, 210)
SWITCH = 108  # the width of what is touched


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to set: its sign, its word, and where its controls may lie, in units."""

    icon: str
    label: str
    y: float
    controls: tuple[float, float, float, float]
    panel: tuple[float, float, float, float]


class SettingsScreen(Screen):
    """Language, speed, sound and how loud it is."""

    name = "settings"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._preview = SpeedPreview()

    @property
    def _frame(self) -> Frame:
        return Frame(self.desk.scale)

    def _rows(self) -> tuple[Row, Row, Row, Row]:
        words = self.desk.words
        language, speed, sound, volume = (
            self._row(0, "globe", words("settings.language"), 600),
            self._row(1, "speed", words("settings.speed"), 800),
            self._row(2, self._sound_sign, words("settings.sound"), SWITCH),
            self._row(3, "sound", words("settings.volume"), 520),
        )
        return language, speed, sound, volume

    @property
    def _sound_sign(self) -> str:
        return "mute" if self.desk.settings.muted else "sound"

    def _row(self, place: int, icon: str, label: str, wide: float) -> Row:
        """A row of the page: lying the controls stand at the right, upright under the word."""
        frame, x = self._frame, MARGIN
        width = frame.width - 2 * MARGIN
        below = frame.scale.upright and wide > SWITCH
        high = 168 if below else 104
        tops = (0, 184, 368, 488) if frame.scale.upright else (0, 120, 240, 360)
        y = TOP + tops[place]
        inner = min(wide, width - 2 * INSET)
        if below:
            inner = width - 2 * INSET
        left = x + width - INSET - inner
        controls = (left, y + (80 if below else 16), inner, SLOT)
        return Row(icon, label, y + (40 if below else high / 2), controls, (x, y, width, high))

    # Controls.

    def controls(self) -> tuple[Control, ...]:
        return (
            back_control(self._frame),
            *self._languages(),
            *self._speeds(),
            *self._sounds(),
        )

    def _languages(self) -> tuple[Control, ...]:
        options = {f"choice:lang:{lang}": name for lang, name in LANGUAGES.items()}
        return self._choices(self._rows()[0], options, f"choice:lang:{self.desk.settings.lang}")

    def _speeds(self) -> tuple[Control, ...]:
        words = self.desk.words
        options = {
            f"choice:speed:{speed.value}": words(f"settings.speed.{speed.value}") for speed in Speed
        }
        chosen = f"choice:speed:{self.desk.settings.speed.value}"
        return self._choices(self._rows()[1], options, chosen)

    def _choices(self, row: Row, options: dict[str, str], chosen: str) -> tuple[Control, ...]:
        x, y, wide, high = row.controls
        part = (wide - 2 * EDGE - 8 * (len(options) - 1)) / len(options)
        return tuple(
            Control(
                name,
                self._frame.rect(x + EDGE + place * (part + 8), y, part, high),
                Style.CHOICE,
                label,
                chosen=name == chosen,
            )
            for place, (name, label) in enumerate(options.items())
        )

    def _sounds(self) -> tuple[Control, ...]:
        """The switch and the stops of the slider; neither where nothing can be heard."""
        if not self.desk.speaker.available:
            return ()
        _, _, sound, _ = self._rows()
        switch = Control(
            "button:mute",
            self._frame.rect(*sound.controls),
            Style.SWITCH,
            chosen=not self.desk.settings.muted,
        )
        track, gap = self._track, self.desk.scale.px(8)
        step = track.width // (len(VOLUMES) - 1)
        stops = (
            Control(
                f"{VOLUME}{volume}",
                pygame.Rect(0, 0, step - gap, track.height),
                Style.BARE,
                chosen=place == self._volume,
            )
            for place, volume in enumerate(VOLUMES)
        )
        return switch, *(
            replace(stop, rect=stop.rect.move_to(center=(self._stop_x(place), track.centery)))
            for place, stop in enumerate(stops)
        )

    @property
    def _track(self) -> pygame.Rect:
        """The slider's line: as long as its stops have room around them."""
        x, y, wide, high = self._rows()[3].controls
        edge = wide / len(VOLUMES) / 2
        return self._frame.rect(x + edge, y, wide - 2 * edge, high)

    def _stop_x(self, place: int) -> int:
        return round(self._track.x + self._track.width * place / (len(VOLUMES) - 1))

    @property
    def _volume(self) -> int:
        """The place of the stop that is nearest to the volume in force."""
        volume = self.desk.settings.volume * 100
        return min(range(len(VOLUMES)), key=lambda place: abs(VOLUMES[place] - volume))

    # Actions.

    def act(self, name: str) -> None:
        desk = self.desk
        match name.split(":"):
            case ["button", "back"]:
                desk.back()
            case ["button", "mute"]:
                desk.toggle_mute()
            case ["choice", "lang", lang]:
                desk.change(replace(desk.settings, lang=lang))
            case ["choice", "speed", speed]:
                desk.change(replace(desk.settings, speed=Speed(speed)))
                self._preview.begin(desk.settings)
            case ["choice", "volume", volume]:
                self._set_volume(int(volume))

    def _set_volume(self, volume: int) -> None:
        """Set how loud it is, and let it be heard."""
        self.desk.change(replace(self.desk.settings, volume=volume / 100))
        self.desk.speaker.play(Sound.CLACK)

    def can_drag(self, name: str) -> bool:
        return name.startswith(VOLUME)

    def drag(self, name: str, at: Point) -> None:
        nearest = min(range(len(VOLUMES)), key=lambda place: abs(self._stop_x(place) - at[0]))
        if nearest != self._volume:
            self._set_volume(VOLUMES[nearest])

    def step(self, seconds: float) -> bool:
        return self._preview.step(seconds)

    # Picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        draw_page(surface, self._frame, self.desk.words("settings.title"))
        rows = self._rows()
        for row in rows:
            self._draw_row(surface, row)
        for row in rows[:2]:
            x, y, wide, high = row.controls
            track = self._frame.rect(x, y - EDGE, wide, high + 2 * EDGE)
            draw_track(surface, self.desk.scale, track)
        self._draw_sound(surface, rows, attention)
        self._draw_preview(surface)
        draw_all(surface, self.desk.scale, self.controls(), attention)

    def _draw_row(self, surface: pygame.Surface, row: Row) -> None:
        scale = self.desk.scale
        draw_recess(surface, scale, self._frame.rect(*row.panel), menu=True)
        x = row.panel[0] + INSET
        draw_icon(surface, row.icon, self._frame.at(x + 16, row.y), scale.px(32))
        at = self._frame.at(x + 48, row.y)
        text.draw_text(surface, scale, row.label, text.SECOND, IVORY, at)

    def _draw_sound(
        self, surface: pygame.Surface, rows: tuple[Row, ...], attention: Attention
    ) -> None:
        scale, words, desk = self.desk.scale, self.desk.words, self.desk
        *_, sound, _ = rows
        x, y, wide, high = sound.controls
        if not desk.speaker.available:
            at = self._frame.at(x + wide, y + high / 2)
            none = words("settings.no_sound")
            text.draw_text(surface, scale, none, text.BODY, MUTED, at, "midright")
            return
        state = words("settings.sound.off" if desk.settings.muted else "settings.sound.on")
        at = self._frame.at(x - 16, y + high / 2)
        text.draw_text(surface, scale, state, text.BODY, MUTED, at, "midright")
        value = self._volume / (len(VOLUMES) - 1)
        draw_slider(surface, scale, self._track, value, len(VOLUMES))
        if attention.focus and attention.focus.startswith(VOLUME):
            volume = int(attention.focus.removeprefix(VOLUME))
            spot = (self._stop_x(VOLUMES.index(volume)), self._track.centery)
            _draw_focus(surface, scale, spot)

    def _draw_preview(self, surface: pygame.Surface) -> None:
        """What the speed is like, beside the words that say so or under them."""
        scale, frame, words = self.desk.scale, self._frame, self.desk.words
        x, y, wide, high = UPRIGHT_FELT if scale.upright else LYING_FELT
        line = (x, y + 76, wide - 32, high - 84) if scale.upright else (x, y, wide - 72, high)
        self._preview.draw(surface, scale, frame.rect(x, y, wide, high), frame.rect(*line))
        middle = y + (44 if scale.upright else high / 2)
        lines = (
            ("settings.preview", text.NAME.at(24), -16),
            ("settings.preview_text", text.SMALL, 16),
        )
        for key, role, down in lines:
            at = frame.at(x + 28, middle + down)
            text.draw_text(surface, scale, words(key), role, IVORY, at)


def _draw_focus(surface: pygame.Surface, scale: Scale, spot: Point) -> None:
    """The ring of the keyboard round a place of the slider."""
    side = scale.px(KNOB)
    light = ring(side, side, side // 2, scale.u, FOCUS_GAP, FOCUS_RING, FOCUS_GLOW)
    light.blit(surface, spot[0] - side // 2, spot[1] - side // 2)
