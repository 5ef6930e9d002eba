"""A house rule in eight lines: the robber has a heart for whoever is far behind."""

from longroad.isle import IsleChapter, IsleState


class KindRobber(IsleChapter):
    """The robber spares a player with two points or fewer while everybody else has more."""

    name = "kind robber"
    number = 200

    def forbids_robber(self, s: IsleState, p: int, hex: int) -> bool:
        behind = [q for q in range(s.seats) if s.public_points(q) <= 2]
        return len(behind) == 1 and any(s.towns.owner[c] == behind[0] for c in s.board.corners_of[hex])
