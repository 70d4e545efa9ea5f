"""One table being played: the go-between of the rules and the screens."""

from dekabes.players import Reason, ReasonKind
from dekabes.session.advice import Hint, Hints, OpenerHint, may_be_hinted
from dekabes.session.awaited import (
    Awaited,
    ByItself,
    Computer,
    Dealer,
    HandOff,
    Human,
    Look,
    MatchOver,
    RoundOver,
)
from dekabes.session.pace import LONGEST_PAUSE, Pace
from dekabes.session.questions import Questions
from dekabes.session.reason_text import place_of, reason_text, sentence_of
from dekabes.session.seating import (
    COMPUTER,
    DEFAULT_LEVEL,
    FOUR_COMPUTERS,
    ONE_PERSON,
    PERSON,
    Occupant,
    Seating,
    retagged,
    seating_of_tags,
    tags_of_seating,
)
from dekabes.session.session import Change, Session
from dekabes.session.thinking import Choose, Thinker

__all__ = [
    "COMPUTER",
    "DEFAULT_LEVEL",
    "FOUR_COMPUTERS",
    "LONGEST_PAUSE",
    "ONE_PERSON",
    "PERSON",
    "Awaited",
    "ByItself",
    "Change",
    "Choose",
    "Computer",
    "Dealer",
    "HandOff",
    "Hint",
    "Hints",
    "Human",
    "Look",
    "MatchOver",
    "Occupant",
    "OpenerHint",
    "Pace",
    "Questions",
    "Reason",
    "ReasonKind",
    "RoundOver",
    "Seating",
    "Session",
    "Thinker",
    "may_be_hinted",
    "place_of",
    "reason_text",
    "retagged",
    "seating_of_tags",
    "sentence_of",
    "tags_of_seating",
]
