"""Numbers, texts and rows as bytes and back."""

import pytest

from longroad.core.encoding import Source, Writer
from longroad.core.packed import row

LARGEST = (1 << 63) - 1
NUMBERS = [0, 1, -1, 63, 64, -64, -65, 8191, 8192, -8192, -8193, 1 << 53, LARGEST, -LARGEST - 1]


def written(*numbers: int) -> bytes:
    out = Writer()
    for number in numbers:
        out.number(number)
    return out.whole()


def test_numbers_are_read_as_they_were_written() -> None:
    source = Source(written(*NUMBERS), 0)
    assert [source.number() for _ in NUMBERS] == NUMBERS and source.ended()


@pytest.mark.parametrize(("number", "data"), [(0, "00"), (-1, "01"), (1, "02"), (-64, "7f"), (64, "8001")])
def test_small_numbers_take_a_byte(number: int, data: str) -> None:
    assert written(number).hex() == data


def test_texts_and_rows_are_read_as_they_were_written() -> None:
    out = Writer()
    out.text("żółw")
    out.row(row(NUMBERS))
    out.row(row([]))
    source = Source(b"LR" + out.whole(), 2)
    assert source.text() == "żółw"
    assert [*source.row()] == NUMBERS and len(source.row()) == 0 and source.ended()


@pytest.mark.parametrize(
    ("data", "error"), [(b"", IndexError), (b"\x80", IndexError), (b"\xff" * 9 + b"\2", ValueError)]
)
def test_what_is_no_number_is_refused(data: bytes, error: type[Exception]) -> None:
    with pytest.raises(error):
        Source(data, 0).number()


@pytest.mark.parametrize("length", [3, -1, LARGEST])
def test_what_is_longer_than_there_is_is_refused(length: int) -> None:
    for read in (Source(written(length, 0, 0), 0).row, Source(written(length, 0, 0), 0).text):
        with pytest.raises(ValueError, match="cut off"):
            read()
