"""What the tests of tables in their tasks share: a place where tables are."""

from collections.abc import AsyncIterator

import pytest

from tests.kit.premises import Premises


@pytest.fixture
async def here() -> AsyncIterator[Premises]:
    premises = Premises()
    yield premises
    await premises.stop()
