"""Dékabès: Haitian partnership dominoes for one device and the people around it."""

__version__ = "0.1.0"
