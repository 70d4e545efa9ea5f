"""The settings: one row, one thing, in force at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from dekabes.i18n import LANGUAGES
from dekabes.ui import text
from dekabes.ui.art.buttons import FOCUS_GAP, FOCUS_GLOW, FOCUS_RING
from dekabes.ui.art.icons import draw_icon
from dekabes.ui.art.parts import KNOB, draw_recess, draw_slider, draw_track
from dekabes.ui.art.slabs import ring
from dekabes.ui.controls import Control, Style
from dekabes.ui.desk import Desk
from dekabes.ui.pointer import Point
from dekabes.ui.screens.frame import (
    Frame,
    back_control,
    draw_all,
    draw_page,
    draw_tiles,
    shared_widths,
    with_fitting_signs,
)
from dekabes.ui.screens.preview import SpeedPreview
from dekabes.ui.screens.screen import Attention, Screen
from dekabes.ui.screens.settings_plan import BEFORE_SWITCH, EDGE, INSET, REACH, Plan, Row, plan_of
from dekabes.ui.settings import LOUDEST, QUIETEST, TILES, Settings, Speed
from dekabes.ui.sound import Sound
from dekabes.ui.table.layout import Placed
from dekabes.ui.theme import IVORY, MUTED, Scale, Theme
from dekabes.ui.touchable import APART, apart

if TYPE_CHECKING:
    from dekabes.ui.forms import Slider

# How loud, in hundredths: the places of the slider that a tap or a key brings it to.
VOLUMES = (10, 40, 70, 100)
VOLUME = "choice:volume:"
DETAIL = 32  # from the middle of a row's word to that of the smaller words under it
SAMPLE = 44  # the short side of the tile beside the switch of the pips
LABEL = 48  # how far a row's word stands from its edge, behind its sign
CHOICE_EDGE, SIGNED_EDGE = 10, 31  # between a choice's word and its edge, half a sign included
SPEED_SIGNS = {Speed.SLOW: "calm", Speed.NORMAL: "steady", Speed.FAST: "quick", Speed.NONE: "none"}


class SettingsScreen(Screen):
    """Language, speed, looks, sound and how loud it is, what the table does by itself."""

    name = "settings"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._preview = SpeedPreview()
        self._laid: Slider | None = None

    @property
    def _frame(self) -> Frame:
        return Frame(self.desk.scale)

    @property
    def _plan(self) -> Plan:
        return plan_of(self._frame)

    # Controls.

    def controls(self) -> tuple[Control, ...]:
        plan, chosen = self._plan, self.desk.settings
        rows = (
            (plan.language, self._languages()),
            (plan.speed, self._speeds()),
            (plan.tiles, self._tiles()),
            (plan.pips, (self._pips(),)),
            (plan.contrast, (self._switch("contrast", plan.contrast, chosen.high_contrast),)),
            (plan.sound, self._sounds()),
            (plan.passing, (self._switch("autopass", plan.passing, chosen.passes_by_itself),)),
            (plan.cover, (self._switch("cover", plan.cover, chosen.covers_when_left),)),
            (plan.uncover, self._uncovers()),
        )
        as_one_reads = sorted(rows, key=lambda row: (row[0].panel[1], row[0].panel[0]))
        return (back_control(self._frame), *(one for _, row in as_one_reads for one in row))

    def _languages(self) -> tuple[Control, ...]:
        options = {f"choice:lang:{lang}": name for lang, name in LANGUAGES.items()}
        return self._choices(
            self._plan.language, options, f"choice:lang:{self.desk.settings.lang}", CHOICE_EDGE
        )

    def _speeds(self) -> tuple[Control, ...]:
        words = self.desk.words
        options = {
            f"choice:speed:{speed.value}": words(f"settings.speed.{speed.value}") for speed in Speed
        }
        chosen = f"choice:speed:{self.desk.settings.speed.value}"
        choices = self._choices(self._plan.speed, options, chosen)
        signed = [
            replace(one, icon=SPEED_SIGNS[to]) for one, to in zip(choices, Speed, strict=True)
        ]
        return with_fitting_signs(self.desk.scale, signed)

    def _switch(self, name: str, row: Row, on: bool) -> Control:
        """A switch whose name says what a tap sets."""
        to = "off" if on else "on"
        place = self._frame.rect(*row.switch)
        return Control(f"choice:{name}:{to}", place, Style.SWITCH, chosen=on)

    def _pips(self) -> Control:
        on = self.desk.settings.coloured_pips
        to, place = "plain" if on else "coloured", self._frame.rect(*self._plan.pips.switch)
        return Control(f"choice:pips:{to}", place, Style.SWITCH, chosen=on)

    def _tiles(self) -> tuple[Control, ...]:
        """What tiles are made of; in high contrast there is nothing to choose."""
        words, settings = self.desk.words, self.desk.settings
        options = {f"choice:tiles:{of}": words(f"settings.tiles.{of}") for of in TILES}
        enabled = not settings.high_contrast
        chosen = f"choice:tiles:{settings.tiles}" if enabled else ""
        choices = self._choices(self._plan.tiles, options, chosen)
        signed = [
            replace(one, icon=of.value, enabled=enabled)
            for one, of in zip(choices, TILES, strict=True)
        ]
        return with_fitting_signs(self.desk.scale, signed)

    def _uncovers(self) -> tuple[Control, ...]:
        words, by = self.desk.words, "choice:uncover:"
        options = {f"{by}{way}": words(f"settings.uncover.{way}") for way in ("hold", "taps")}
        chosen = f"{by}taps" if self.desk.settings.uncovers_by_taps else f"{by}hold"
        hold, taps = self._choices(self._plan.uncover, options, chosen)
        signed = [replace(hold, icon="hold"), replace(taps, icon="taps")]
        return with_fitting_signs(self.desk.scale, signed)

    def _choices(
        self, row: Row, options: dict[str, str], chosen: str, edge: float = SIGNED_EDGE
    ) -> tuple[Control, ...]:
        frame, (x, y, wide, high) = self._frame, row.controls
        gap = frame.apart(APART)
        room = wide - 2 * EDGE - (len(options) - 1) * gap
        widths = shared_widths(frame.scale, [*options.values()], len(options), room, edge)
        first, *_ = options
        lefts = [x + EDGE + sum(widths[:place]) + place * gap for place in range(len(widths))]
        return tuple(
            Control(
                name,
                frame.rect(left, y, width, high),
                Style.CHOICE,
                label,
                chosen=name == chosen,
                likes=first,
            )
            for left, width, (name, label) in zip(lefts, widths, options.items(), strict=True)
        )

    def _sounds(self) -> tuple[Control, ...]:
        """The switch and the stops of the slider; neither where nothing can be heard."""
        if not self.desk.speaker.available:
            return ()
        switch = Control(
            "button:mute",
            self._frame.rect(*self._plan.sound.switch),
            Style.SWITCH,
            chosen=not self.desk.settings.muted,
        )
        return switch, *self._stops()

    def _stops(self) -> tuple[Control, ...]:
        track, gap = self._track, apart(self.desk.scale)
        step = track.width // (len(VOLUMES) - 1)
        stop = pygame.Rect(0, 0, step - gap, track.height)
        reach = track.inflate(2 * self.desk.scale.px(REACH), 0)
        return tuple(
            Control(
                f"{VOLUME}{volume}",
                stop.move_to(center=(self._stop_x(place), track.centery)).clip(reach),
                Style.PLACE,
                chosen=place == self._nearest,
            )
            for place, volume in enumerate(VOLUMES)
        )

    @property
    def _track(self) -> pygame.Rect:
        """The slider's line: its knob stays within the row's inner edges, and before the switch."""
        return self._frame.rect(*self._plan.line)

    def _stop_x(self, place: int) -> int:
        return round(self._track.x + self._track.width * place / (len(VOLUMES) - 1))

    @property
    def _nearest(self) -> int:
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
            case ["choice", key, value]:
                desk.change(_chosen(desk.settings, key, value))
                if key == "speed":
                    self._preview.begin(desk.settings)
                elif key == "volume":
                    desk.speaker.play(Sound.CLACK)

    # The slider: pygame_gui's, since it goes on while it is held.

    @property
    def _slider(self) -> Slider:
        """The slider over its line; another one when the window has another size."""
        from dekabes.ui.forms import Slider

        place = (self.desk.scale.bare, self._track)
        if self._laid is None or self._laid.place != place:
            self.close()
            self._laid = Slider(*place, QUIETEST, LOUDEST)
        self._laid.value = self.desk.settings.volume
        return self._laid

    def close(self) -> None:
        if self._laid:
            self._laid.close()
            self._laid = None

    def event(self, event: pygame.event.Event) -> bool:
        if not self.desk.speaker.available:
            return False
        slider = self._slider
        if not slider.event(event):
            return False
        self._set_volume(slider.value)
        if not slider.is_held:
            self._let_go(event.pos)
        return True

    def _let_go(self, at: Point) -> None:
        """Let it be heard how loud it is; a knob that was only tapped is a stop that was."""
        beneath = [stop.name for stop in self._stops() if stop.rect.collidepoint(at)]
        if beneath and not self._slider.travelled:
            self.act(beneath[0])
        else:
            self.desk.speaker.play(Sound.CLACK)

    def can_drag(self, name: str) -> bool:
        return name.startswith(VOLUME)

    def drag(self, name: str, at: Point) -> None:
        """Dragged from beside the knob: from here on the knob goes with the pointer."""
        slider = self._slider
        slider.fetch(at)
        self._set_volume(slider.value)

    def _set_volume(self, volume: float) -> None:
        self.desk.change(replace(self.desk.settings, volume=volume))

    def step(self, seconds: float) -> bool:
        if not self.desk.speaker.available:
            self.close()
        moved = self._laid is not None and self._laid.is_stale
        return self._preview.step(seconds) or moved

    # Picture.

    def draw(self, surface: pygame.Surface, attention: Attention) -> None:
        draw_page(surface, self._frame, self.desk.words("settings.title"))
        self._draw_rows(surface)
        self._draw_sound(surface, attention)
        self._draw_preview(surface)
        draw_all(surface, self.desk.scale, self.controls(), attention)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        plan, words = self._plan, self.desk.words
        sound = "mute" if self.desk.settings.muted else "sound"
        self._draw_row(surface, plan.language, "globe", words("settings.language"))
        self._draw_row(surface, plan.speed, "speed", words("settings.speed"))
        self._draw_row(surface, plan.sound, sound, words("settings.sound"))
        self._draw_row(surface, plan.tiles, "tiles", words("settings.tiles"))
        self._draw_row(surface, plan.pips, "pips", words("settings.pips"))
        self._draw_sample(surface, plan.pips)
        contrast = words("settings.contrast"), words("settings.contrast.detail")
        self._draw_row(surface, plan.contrast, "contrast", *contrast)
        passing = words("settings.autopass"), words("settings.autopass.detail")
        self._draw_row(surface, plan.passing, "pass", *passing)
        cover = words("settings.cover"), words("settings.cover.detail")
        self._draw_row(surface, plan.cover, "cover", *cover)
        self._draw_row(surface, plan.uncover, "eye", words("settings.uncover"))
        for row in (plan.language, plan.speed, plan.tiles, plan.uncover):
            x, y, wide, high = row.controls
            track = self._frame.rect(x, y - EDGE, wide, high + 2 * EDGE)
            draw_track(surface, self.desk.scale, track)

    def _draw_sample(self, surface: pygame.Surface, row: Row) -> None:
        """One tile beside the switch that colours its pips."""
        scale, (x, y, _, high) = self.desk.scale, row.switch
        s = scale.px(SAMPLE)
        place = pygame.Rect(0, 0, 2 * s, s)
        place.midright = self._frame.at(x - BEFORE_SWITCH, y + high / 2)
        draw_tiles(surface, scale, s, [Placed(place, 2, 5)])

    def _draw_row(
        self, surface: pygame.Surface, row: Row, icon: str, label: str, detail: str = ""
    ) -> None:
        scale, frame = self.desk.scale, self._frame
        draw_recess(surface, scale, frame.rect(*row.panel), menu=True)
        x = row.panel[0] + INSET
        draw_icon(surface, icon, frame.at(x + 16, row.middle), scale.px(32))
        up = DETAIL / 2 if detail else 0
        at = frame.at(x + LABEL, row.middle - up)
        text.draw_text(surface, scale, label, text.SECOND, IVORY, at)
        if detail:
            at = frame.at(x + LABEL, row.middle + up)
            text.draw_text(surface, scale, detail, text.SMALL, MUTED, at)

    def _draw_sound(self, surface: pygame.Surface, attention: Attention) -> None:
        if self.desk.speaker.available:
            self._draw_slider(surface, attention)
            return
        row = self._plan.sound
        at = self._frame.at(row.right, row.middle)
        none = self.desk.words("settings.no_sound")
        text.draw_text(surface, self.desk.scale, none, text.BODY, MUTED, at, "midright")

    def _draw_slider(self, surface: pygame.Surface, attention: Attention) -> None:
        scale, slider = self.desk.scale, self._slider
        part = (100 * slider.value - VOLUMES[0]) / (VOLUMES[-1] - VOLUMES[0])
        draw_slider(surface, scale, self._track, part, len(VOLUMES))
        slider.draw(surface)
        if attention.focus and attention.focus.startswith(VOLUME):
            volume = int(attention.focus.removeprefix(VOLUME))
            spot = (self._stop_x(VOLUMES.index(volume)), self._track.centery)
            _draw_focus(surface, scale, spot)

    def _draw_preview(self, surface: pygame.Surface) -> None:
        """What the speed is like, beside the words that say so or under them."""
        scale, frame, words = self.desk.scale, self._frame, self.desk.words
        x, y, wide, high = self._plan.felt
        line = (x, y + 76, wide - 32, high - 84) if scale.upright else (x, y, wide - 32, high)
        self._preview.draw(surface, scale, frame.rect(x, y, wide, high), frame.rect(*line))
        middle = y + (44 if scale.upright else high / 2)
        lines = (
            ("settings.preview", text.NAME.at(24), -16),
            ("settings.preview_text", text.SMALL, 16),
        )
        for key, role, down in lines:
            at = frame.at(x + 28, middle + down)
            text.draw_text(surface, scale, words(key), role, IVORY, at)


def _chosen(settings: Settings, key: str, value: str) -> Settings:
    """The settings once a choice has been made, as the trace names it."""
    match key:
        case "lang":
            return replace(settings, lang=value)
        case "speed":
            return replace(settings, speed=Speed(value))
        case "tiles":
            return replace(settings, tiles=Theme(value))
        case "pips":
            return replace(settings, coloured_pips=value == "coloured")
        case "contrast":
            return replace(settings, high_contrast=value == "on")
        case "autopass":
            return replace(settings, passes_by_itself=value == "on")
        case "cover":
            return replace(settings, covers_when_left=value == "on")
        case "uncover":
            return replace(settings, uncovers_by_taps=value == "taps")
        case "volume":
            return replace(settings, volume=int(value) / 100)
        case _:
            return settings


def _draw_focus(surface: pygame.Surface, scale: Scale, spot: Point) -> None:
    """The ring of the keyboard round a place of the slider."""
    side = scale.px(KNOB)
    light = ring(side, side, side // 2, scale.u, FOCUS_GAP, FOCUS_RING, FOCUS_GLOW)
    light.blit(surface, spot[0] - side // 2, spot[1] - side // 2)
