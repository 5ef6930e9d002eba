"""What Cities & Knights adds beside the board: improvements, barbarians, honors, and what its cards do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longroad.cli.look import Look
from longroad.cli.writing import plural
from longroad.isle.hands import RESOURCE_NAMES
from longroad.isle.knights.commodities import COMMODITY_NAMES
from longroad.isle.knights.improvements import ABILITY, FIRST_METROPOLIS, STAGE_NAMES, STAGES, TRACK_NAMES
from longroad.isle.knights.knights import ACTIVATE_COST, HIRE_COST
from longroad.isle.knights.progress import FACE_NAMES, track_of
from longroad.picture import Picture
from longroad.texts import slug
from longroad.texts.speaker import Speaker

FORESEEN = ("city at risk", "defends best")  # if the barbarians landed now
SHOWN = (  # counters and tracks that have a place of their own
    *TRACK_NAMES,
    *(f"{track} cards" for track in TRACK_NAMES),
    *("strength", "defenders", "barbarians", "barbarian strength", "knight strength"),
    *FORESEEN,
)
ABILITIES = (  # of the third stages
    "a resource of your choice when a roll brings you no card",
    "the bank takes two equal commodities for one card",
    "knights can become mighty",
)
FACES = {  # what progress cards do
    "alchemy": "before the roll, say what the two dice show",
    "crane": "one improvement this turn costs a commodity less",
    "mining": "2 ore for each mountain hex with a town of yours",
    "irrigation": "2 grain for each field hex with a town of yours",
    "printing press": "a victory point, laid open at once",
    "invention": "two hexes swap their numbers, but never 2, 6, 8 or 12",
    "engineering": "a city wall for nothing",
    "medicine": "a settlement becomes a city for 2 ore and 1 grain",
    "smithing": "two of your knights are promoted for nothing",
    "road building": "two roads for nothing, or ships",
    "merchant": "2:1 for a hex with a town of yours; a point while it stays",
    "commercial harbor": "give each of the others a resource for a commodity",
    "merchant fleet": "one kind of card is 2:1 at the bank for this turn",
    "guild dues": "see the hand of somebody with more points; take two cards",
    "trade monopoly": "everybody gives you one commodity of the kind you name",
    "resource monopoly": "everybody gives you two resources of the kind you name",
    "taxation": "move the robber, and take a card from everybody there",
    "diplomacy": "take an open road away; your own you may build elsewhere",
    "encouragement": "all your knights become active for nothing",
    "wedding": "everybody with more points gives you two cards",
    "intrigue": "displace a knight that stands by a road of yours",
    "sabotage": "everybody with no fewer points discards half of their cards",
    "espionage": "see the progress cards of somebody, and take one",
    "treason": "somebody removes a knight, and you get one as strong",
    "constitution": "a victory point, laid open at once",
}


def is_played(picture: Picture) -> bool:
    """Whether this is a game of Cities & Knights."""
    return any(hand.sort == "progress" for hand in picture.hands)


def by_track(picture: Picture, seat: int, look: Look, what: str = "") -> str:
    """The stages of a player on the three tracks as “2·4”, or the cards from their decks."""
    values = {one.name: one.value for one in picture.counters if one.owner == seat}
    none = "." if look.ascii else "·"
    return "".join(str(values.get(f"{track}{what}", 0) or none) for track in TRACK_NAMES)


def barbarian_line(picture: Picture, look: Look, width: int) -> str:
    """How far their ship has come, and what is against them; nothing where there are none."""
    track = next((track for track in picture.tracks if track.name == "barbarians"), None)
    if track is None:
        return ""
    values = {one.name: one.value for one in picture.counters if one.owner is None}
    theirs, ours = values["barbarian strength"], values["knight strength"]
    water, ship = ".>" if look.ascii else "·▶"
    way = (water * track.value + ship).ljust(track.length, water)
    facts = {"way": way, "theirs": theirs, "ours": ours}
    wide = look.say("panel-barbarians", **facts, value=track.value, length=track.length)
    return wide if len(wide) <= width else look.say("panel-barbarians-short", **facts)[:width]


def honors(picture: Picture, say: Speaker) -> list[str]:
    """Who has points for the merchant and for defending the island, and whom the barbarians would hurt."""
    owners = [say.player(name) for name in picture.owners]
    found = [
        f"{owners[p.owner]}: {say.word('merchant')}"
        for p in picture.pieces
        if p.kind == "merchant" and p.owner is not None
    ]
    defended = [
        f"{owners[one.owner]} {one.value}"
        for one in picture.counters
        if one.name == "defenders" and one.owner is not None and one.value
    ]
    for name in FORESEEN:
        who = [owners[one.owner] for one in picture.counters if one.name == name and one.owner is not None]
        found += [f"{say(f'panel-{slug(name)}')}: {', '.join(who)}"] if who else []
    return found + ([f"{say('panel-defenders')}: {', '.join(defended)}"] if defended else [])


def metropolises(picture: Picture, say: Speaker) -> list[str]:
    """Who has which, where there is one already."""
    found = []
    for piece in picture.pieces:
        if piece.kind == "city" and piece.state and piece.owner is not None:
            found.append(
                say(
                    "panel-metropolis",
                    owner=picture.owners[piece.owner],
                    track=piece.state.split()[-1],
                    place=piece.place,
                )
            )
    return found


def stage_lines(picture: Picture, seat: int, say: Speaker) -> list[str]:
    """How far one's own cities have grown: “science 2: library”."""
    found = []
    for k, track in enumerate(TRACK_NAMES):
        stage = stage_of(picture, seat, track)
        head = f"{say.word(track)} {stage}"
        found.append(f"{head}: {say.word(names_on(k)[stage - 1])}" if stage else head)
    return found if is_played(picture) else []


def stage_of(picture: Picture, seat: int, track: str) -> int:
    return next((c.value for c in picture.counters if c.name == track and c.owner == seat), 0)


def names_on(track: int) -> Sequence[str]:
    """The stages of a track, from the first to the last."""
    return STAGE_NAMES[track * STAGES : (track + 1) * STAGES]


def next_stage(picture: Picture, seat: int, track: str, price: int, say: Speaker) -> str:
    """What an improvement would be: “aqueduct, 3 paper”."""
    k, stage = TRACK_NAMES.index(track), stage_of(picture, seat, track)
    is_first = stage + 1 == FIRST_METROPOLIS and not any(
        piece.state.endswith(f" of {track}") for piece in picture.pieces if piece.kind == "city"
    )
    gives = [say.word("metropolis")] if is_first else []
    return ", ".join([say.word(names_on(k)[stage]), say.cards({COMMODITY_NAMES[k]: price}), *gives])


def more_costs(picture: Picture, say: Speaker) -> list[str]:
    """What has a price besides pieces: knights' helmets and ranks, and improvements of cities."""
    if not is_played(picture):
        return []
    helmet, rank = priced(ACTIVATE_COST, say), priced(HIRE_COST, say)
    return [
        say("panel-cost-activate", price=helmet),
        say("panel-cost-promote", price=rank),
        say("panel-cost-improve"),
    ]


def improvement_lines() -> list[str]:
    """The stages of the three tracks by name, and what they bring."""
    lines = []
    for k, track in enumerate(TRACK_NAMES):
        lines.append(f"  {track:<9}{COMMODITY_NAMES[k]:<8}{', '.join(names_on(k))}")
    for k, words in enumerate(ABILITIES):
        lines.append(f"  {names_on(k)[ABILITY - 1]:<17}{words}")
    lines.append("  stage 4          a metropolis for the first one there: 2 points more")
    lines.append("  stage 5          it is safe; who is here first takes it from stage 4")
    return lines


def priced(price: Iterable[int], say: Speaker) -> str:
    """The cards of a price in words."""
    return say.cards({card: n for card, n in zip(RESOURCE_NAMES, price, strict=False) if n})


def card_lines(picture: Picture) -> list[str]:
    """All progress cards by deck, with what they do; a star at those in one's own hand."""
    own = [hand for hand in picture.hands if hand.sort == "progress" and hand.owner == picture.viewer]
    held = own[0].cards or {} if own else {}
    lines = []
    for k, track in enumerate(TRACK_NAMES):
        deck = next(deck for deck in picture.decks if deck.name == track)
        lines += ["", f"{track}, {plural(deck.count, 'card')} in the deck"]
        for face, name in enumerate(FACE_NAMES):
            if track_of(face) == k:
                lines.append(f"{'*' if held.get(name) else ' '} {name:<18}{FACES[name]}")
    return lines[1:]
