"""One table being played: the go-between of the rules and the screens."""

from dekabes.session.seating import Occupant, Seating
from dekabes.session.session import (
    Awaited,
    Change,
    Computer,
    Dealer,
    Human,
    Look,
    MatchOver,
    RoundOver,
    Session,
)
from dekabes.session.thinking import Choose, Thinker

__all__ = [
    "Awaited",
    "Change",
    "Choose",
    "Computer",
    "Dealer",
    "Human",
    "Look",
    "MatchOver",
    "Occupant",
    "RoundOver",
    "Seating",
    "Session",
    "Thinker",
]
