"""What Cities & Knights adds beside the board: improvements, barbarians, and what its cards do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longroad.cli.kinds import count_for, counters_for, paying_sort, tracks_for
from longroad.cli.look import Look
from longroad.cli.writing import wrap
from longroad.isle.knights.commodities import COMMODITY_NAMES
from longroad.isle.knights.improvements import ABILITY, FIRST_METROPOLIS, STAGE_NAMES, STAGES, TRACK_NAMES
from longroad.isle.knights.progress import FACE_NAMES, track_of
from longroad.picture import Picture
from longroad.texts import slug
from longroad.texts.speaker import Speaker

WIDTH = 79


def is_played(picture: Picture) -> bool:
    """Whether this is a game of Cities & Knights."""
    return bool(tracks_for(picture, "growth"))


def by_track(values: dict[str, int], look: Look) -> str:
    """What a player has on each of the three tracks, as “2·4”."""
    none = "." if look.ascii else "·"
    return "".join(str(values.get(track) or none) for track in TRACK_NAMES)


def stages_of(picture: Picture, seat: int) -> dict[str, int]:
    return {one.name: one.value for one in tracks_for(picture, "growth") if one.owner == seat}


def cards_of(picture: Picture, seat: int) -> dict[str, int]:
    return {c.of: c.value for c in counters_for(picture, "in-hand") if c.owner == seat}


def barbarian_line(picture: Picture, look: Look, width: int) -> str:
    """How far their ship has come, and what is against them; nothing where there are none."""
    track = next(iter(tracks_for(picture, "approach")), None)
    if track is None:
        return ""
    theirs, ours = count_for(picture, "attack"), count_for(picture, "defense")
    water, ship = ".>" if look.ascii else "·▶"
    way = (water * track.value + ship).ljust(track.length, water)
    facts = {"way": way, "theirs": theirs, "ours": ours}
    wide = look.say("panel-barbarians", **facts, value=track.value, length=track.length)
    return wide if len(wide) <= width else look.say("panel-barbarians-short", **facts)[:width]


def metropolises(picture: Picture, say: Speaker) -> list[str]:
    """Who has which, where there is one already."""
    return [
        say("panel-metropolis", owner=picture.owners[piece.owner], track=track, place=piece.place)
        for piece in picture.pieces
        if (track := piece.facts.get("metropolis")) and piece.owner is not None
    ]


def stage_lines(picture: Picture, seat: int, say: Speaker) -> list[str]:
    """How far one's own cities have grown: “science 2: library”."""
    found = []
    for k, track in enumerate(TRACK_NAMES):
        stage = stages_of(picture, seat).get(track, 0)
        head = f"{say.word(track)} {stage}"
        found.append(f"{head}: {say.word(names_on(k)[stage - 1])}" if stage else head)
    return found if is_played(picture) else []


def names_on(track: int) -> Sequence[str]:
    """The stages of a track, from the first to the last."""
    return STAGE_NAMES[track * STAGES : (track + 1) * STAGES]


def next_stage(picture: Picture, seat: int, track: str, price: Mapping[str, int], say: Speaker) -> str:
    """What an improvement would be: “aqueduct, 3 paper”."""
    k, stage = TRACK_NAMES.index(track), stages_of(picture, seat)[track]
    is_first = stage + 1 == FIRST_METROPOLIS and not any(
        piece.facts.get("metropolis") == track for piece in picture.pieces
    )
    gives = [say.word("metropolis")] if is_first else []
    return ", ".join([say.word(names_on(k)[stage]), say.cards(price), *gives])


def improvement_lines(say: Speaker) -> list[str]:
    """The stages of the three tracks by name, and what they bring."""
    lines = []
    for k, track in enumerate(TRACK_NAMES):
        stages = ", ".join(say.word(name) for name in names_on(k))
        lines += wrap(f"{say.word(track)} ({say.word(COMMODITY_NAMES[k])}): {stages}", WIDTH)
    for k, track in enumerate(TRACK_NAMES):
        brings = say(f"stage-brings-{track}-{ABILITY}")
        lines += wrap(f"{say.word(names_on(k)[ABILITY - 1])}: {brings}", WIDTH)
    for stage in (FIRST_METROPOLIS, STAGES):
        names = ", ".join(say.word(names_on(k)[stage - 1]) for k in range(len(TRACK_NAMES)))
        lines += wrap(f"{names}: {say(f'stage-brings-{stage}')}", WIDTH)
    return lines


def card_text(face: str, say: Speaker) -> str:
    """What a progress card does; empty for another card."""
    return say(f"card-{slug(face)}") if face in FACE_NAMES else ""


def card_lines(picture: Picture, say: Speaker) -> list[str]:
    """All progress cards by deck, with what they do; a star at those in one's own hand."""
    hands = [hand for hand in picture.hands if hand.owner == picture.viewer]
    own = [hand for hand in hands if hand.sort != paying_sort(picture)]
    held = own[0].cards or {} if own else {}
    lines = []
    for k, track in enumerate(TRACK_NAMES):
        deck = next(deck for deck in picture.decks if deck.name == track)
        lines += ["", say("panel-deck", deck=track, count=deck.count)]
        for face, name in enumerate(FACE_NAMES):
            if track_of(face) == k:
                first, *more = wrap(f"{say.word(name)}: {card_text(name, say)}", WIDTH - 4)
                lines += [f"{'*' if held.get(name) else ' '} {first}", *(f"    {line}" for line in more)]
    return lines[1:]
