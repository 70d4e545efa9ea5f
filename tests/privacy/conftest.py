"""What the proofs of privacy share."""

import pytest

from tests.privacy.faces import Witness


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    """Somebody who sees each picture, and fails the test where one shows too much."""
    return Witness(monkeypatch)
