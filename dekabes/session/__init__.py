"""One table being played: the go-between of the rules and the screens."""

from dekabes.session.seating import (
    COMPUTER,
    DEFAULT_LEVEL,
    FOUR_COMPUTERS,
    ONE_PERSON,
    PERSON,
    Occupant,
    Seating,
)
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
    "COMPUTER",
    "DEFAULT_LEVEL",
    "FOUR_COMPUTERS",
    "ONE_PERSON",
    "PERSON",
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
