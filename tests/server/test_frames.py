"""What goes out over a socket is framed as WebSocket wants it."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from longroad.server.connection import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
