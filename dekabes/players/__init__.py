"""Computer players: each takes what a seat may know and returns a legal decision."""

from dekabes.players.levels import LEVELS, STAND_INS, choose, is_ready, player_for
from dekabes.players.player import Player

__all__ = ["LEVELS", "STAND_INS", "Player", "choose", "is_ready", "player_for"]
