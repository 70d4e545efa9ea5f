"""Computer players: each takes what a seat may know and returns a legal decision."""

from dekabes.players.advice import Advised, advise
from dekabes.players.levels import (
    FOR_MEASURING,
    PERFECT,
    PLAYERS,
    STAND_INS,
    choose,
    player_for,
    prepare,
)
from dekabes.players.player import Player
from dekabes.players.reason import Kind as ReasonKind
from dekabes.players.reason import Reason

__all__ = [
    "FOR_MEASURING",
    "PERFECT",
    "PLAYERS",
    "STAND_INS",
    "Advised",
    "Player",
    "Reason",
    "ReasonKind",
    "advise",
    "choose",
    "player_for",
    "prepare",
]
