"""Computer players: each takes what a seat may know and returns a legal decision."""

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

__all__ = [
    "FOR_MEASURING",
    "PERFECT",
    "PLAYERS",
    "STAND_INS",
    "Player",
    "choose",
    "player_for",
    "prepare",
]
