"""Games written down: a header with the set-up, then a line for each action.

    longroad record 1
    spec: isle:base;4
    rules: 1
    seats: red, blue, white, orange
    board: {"format": "longroad-map/1", …}

    *: threw 3 4
    red: build settlement C3.N
    end: 2 lines, check 1a2b3c4d

`*` is nature. A set-up is never dealt again: it is in the header, as the board. Choices made at once and
unseen stand in the order of seats.
"""

from longroad.records.lines import Departure, RecordLine
from longroad.records.record import Record

__all__ = ["Departure", "Record", "RecordLine"]
