"""A hand: its order is its owner's and decides nothing; a held tile flies clear of the finger."""

from __future__ import annotations

from dekabes.engine import Tile, hand_of
from dekabes.ui.table.drag import RISE_SECONDS, Held
from dekabes.ui.table.geometry import table_geometry
from dekabes.ui.table.hand import HandOrder, slot_at, with_open_slot

A, B, C, D = Tile(6, 4), Tile(3, 3), Tile(5, 1), Tile(2, 0)
HAND = hand_of((A, B, C, D))


def test_a_new_hand_stands_as_it_was_dealt() -> None:
    assert HandOrder().of_hand(HAND).shown(HAND) == HAND


def test_a_tile_moves_to_another_slot() -> None:
    order = HandOrder((A, B, C, D))
    assert order.moved(HAND, A, 2).shown(HAND) == (B, C, A, D)
    assert order.moved(HAND, D, 0).shown(HAND) == (D, A, B, C)
    assert order.moved(HAND, B, 3).shown(HAND) == (A, C, D, B)
    assert order.moved(HAND, B, 1) == order


def test_a_play_leaves_the_others_in_order_and_undo_brings_the_tile_back_to_its_place() -> None:
    order = HandOrder((A, B, C, D)).of_hand(HAND)
    played = hand_of((A, C, D))
    assert order.of_hand(played).shown(played) == (A, C, D)
    assert order.of_hand(played).of_hand(HAND).shown(HAND) == (A, B, C, D)


def test_moving_after_a_play_counts_the_slots_that_are_seen() -> None:
    order = HandOrder((A, B, C, D))
    played = hand_of((A, C, D))
    assert order.moved(played, D, 0).shown(played) == (D, A, C)
    assert order.moved(played, A, 1).shown(played) == (C, A, D)


def test_sorting_goes_from_low_to_high() -> None:
    assert HandOrder((A, B, C, D)).sorted().shown(HAND) == (D, B, C, A)


def test_another_deal_drops_the_order() -> None:
    other = hand_of((A, Tile(0, 0)))
    assert HandOrder((A, B, C, D)).of_hand(other).shown(other) == other


def test_a_held_tile_leaves_its_slot_open() -> None:
    assert with_open_slot((A, B, C), B) == (A, None, C)
    assert with_open_slot((A, B, C), None) == (A, B, C)


def test_the_nearest_slot_takes_the_tile() -> None:
    slots = table_geometry((1280, 800)).hand_slots(5)
    assert slot_at(slots, 0) == 0
    assert slot_at(slots, slots[3].centerx + 40) == 3
    assert slot_at(slots, 1279) == 4


def test_a_held_tile_moves_clear_of_the_finger_and_does_not_jump() -> None:
    """Taken up 10 right of and 20 below its middle, it ends 40 right of and 90 above the finger."""
    held = Held(Tile(6, 4), (100, 200), (-10, -20), in_turn=True)
    assert held.centre((40, -90)) == (90, 180)
    # Slowing down, it has 1 - 0.8 ** 2 of the way behind it after a fifth of the time.
    assert held.risen(RISE_SECONDS / 5).centre((40, -90)) == (108, 155)
    assert held.risen(RISE_SECONDS).moved((150, 300)).centre((40, -90)) == (190, 210)
