"""How well two colours are told apart."""

from dekabes.ui.theme import Colour


def luminance(colour: Colour) -> float:
    """The relative luminance of WCAG 2."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast_ratio(one: Colour, other: Colour) -> float:
    """How well two colours are told apart by WCAG 2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
