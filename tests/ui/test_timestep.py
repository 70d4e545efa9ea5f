"""Equal steps of time, however long the frames are."""

from dekabes.ui.timestep import FixedStep


def test_frames_of_any_length_make_120_steps_a_second() -> None:
    for frames in (30, 60, 61, 75, 144):
        time = FixedStep()
        assert 119 <= sum(time.steps(1 / frames) for _ in range(frames)) <= 120


def test_a_short_frame_is_kept_for_the_next() -> None:
    time = FixedStep()
    assert [time.steps(0.005) for _ in range(5)] == [0, 1, 0, 1, 1]


def test_a_stall_is_not_made_up_for() -> None:
    assert FixedStep().steps(60.0) == 30
