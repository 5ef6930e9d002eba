"""What a command does at a table: a row and the table after it, or a refusal that changes nothing."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from msgspec import UNSET, UnsetType

from longroad.server import inactivity, questions, quotas
from longroad.server.clocks import deadline, has_time, has_time_to_undo
from longroad.server.log import (
    AnyRow,
    Away,
    Back,
    BotSat,
    Confirmed,
    Freed,
    Offered,
    Rematched,
    Renamed,
    Resigned,
    Said,
    Sat,
    Silenced,
    Undone,
    Voted,
)
from longroad.server.messages import (
    Act,
    Chat,
    Commands,
    Confirm,
    Cover,
    Free,
    HandOver,
    PutBot,
    Rematch,
    Rename,
    Resign,
    Return,
    Silence,
    SitDown,
    Start,
    Undo,
    Vote,
)
from longroad.server.names import clean, free_name
from longroad.server.phrases import PHRASES
from longroad.server.table import Change, Refused, Table, refused


@dataclass(frozen=True)
class Sender:
    """Who speaks: a seat, the host, both or neither. It follows from tokens, never from a message."""

    seat: int | None = None
    host: bool = False
    token: str = ""  # of the seat, hashed

    def is_welcome(self, table: Table) -> bool:
        """Whether the seat is still theirs: it may have been freed, handed over or given up."""
        return self.seat is None or table.seats[self.seat].token == self.token


@dataclass(frozen=True)
class Environment:
    """What a decision needs from outside: new secrets, which bots there are, who is connected."""

    new_token: Callable[[], str]
    new_game_id: Callable[[], str]
    bots: Callable[[str], tuple[str, ...]]  # of a family
    present: tuple[bool, ...]


def hashed(token: str) -> str:
    """Tokens are kept only like this. They have 192 random bits, so plain SHA-256 is enough."""
    return hashlib.sha256(b"longroad token\0" + token.encode()).hexdigest()


def is_token(token: str | None, kept: str) -> bool:
    return bool(token and kept) and hmac.compare_digest(hashed(token or ""), kept)


def seat_of(table: Table, token: str | None) -> int | None:
    """The seat of this token, if there is one."""
    return next((n for n, s in enumerate(table.seats) if is_token(token, s.token)), None)


def sender_of(table: Table, token: str | None, host: str | None) -> Sender:
    """Who has these tokens; Refused if they are worth nothing here."""
    seat = seat_of(table, token)
    if token is not None and seat is None:
        raise Refused("table-bad-token")
    is_host = is_token(host, table.created.host)
    if host is not None and not is_host:
        raise Refused("table-bad-token")
    return Sender(seat, is_host, "" if seat is None else table.seats[seat].token)


def onlooker(table: Table, token: str | None) -> Sender:
    """Who wants to see a game with this token, of a seat or of the host; Refused if they may not."""
    who = Sender(host=True) if is_token(token, table.created.host) else sender_of(table, token, None)
    need_permission_to_watch(table, who)
    return who


def need_permission_to_watch(table: Table, who: Sender) -> None:
    """Strangers see a game only if it may be watched."""
    if who.seat is None and not who.host and not table.settings.spectators:
        raise Refused("table-no-spectators")


def offered_seat(table: Table, token: str | None) -> int | None:
    """The seat that a device with this token takes over, if any."""
    return next((n for n, s in enumerate(table.seats) if is_token(token, s.offered)), None)


def change(table: Table, row: AnyRow, now: int) -> Change:
    """Follow the row on a copy; Refused if that has happened often enough."""
    if most := quotas.enough(table.often, row):
        raise Refused("table-enough", {"most": most})
    after = table.copy()
    return Change(row, after, after.evolve(row, max(now, table.at)))


def decide(table: Table, command: Commands, who: Sender, now: int, environment: Environment) -> Change:
    """Carry out a command on a copy of the table; Refused if it can't be."""
    if not who.is_welcome(table):
        raise Refused("table-bad-token")
    match command:
        case Start():
            return change(table, start(table, who), now)
        case Free(seat=number):
            return change(table, free(table, who, number), now)
        case PutBot(seat=number, bot=bot):
            return change(table, put_bot(table, who, number, bot or table.family.usual_bot, environment), now)
        case Silence(seat=number, on=on):
            need_host(who)
            return change(table, Silenced(seat_at(table, number), on), now)
        case Act():
            return questions.act(table, own(who), command.frame, command.actions, now)
        case Undo():
            return change(table, undo(table, own(who), now), now)
        case Chat(text=text, phrase=phrase):
            return change(table, chat(table, own(who), text, phrase), now)
        case Confirm(entropy=entropy):
            return change(table, confirm(table, own(who), entropy), now)
        case Rename(name=name, face=face):
            return change(table, rename(table, own(who), name, face), now)
        case Return():
            return change(table, come_back(table, own(who), now), now)
        case Resign():
            table.need("playing")
            return change(table, Resigned(own(who), table.family.usual_bot), now)
        case Vote(what=what, yes=yes):
            return change(table, vote(table, own(who), what, yes), now)
        case Cover(seat=number, yes=yes):
            return change(table, cover(table, who, number, yes, now, environment), now)
        case HandOver():
            token = environment.new_token()
            made = change(table, Offered(own(who), hashed(token)), now)
            made.token = token
            return made
        case Rematch():
            made = change(table, rematch(table, own(who), environment), now)
            made.game = made.after.rematch
            return made
        case _:
            assert_never(command)


# -- who may -------------------------------------------------------------------------------------------


def own(who: Sender) -> int:
    if who.seat is None:
        raise Refused("table-no-seat")
    return who.seat


def name_of(who: Sender) -> str:
    """Under whose name the ids of commands are kept: those of a seat's next owner are others."""
    if who.seat is None and not who.host:
        raise Refused("table-no-seat")
    if who.seat is None:
        return "host"
    return f"{who.seat}.{who.token[:12]}"


def need_host(who: Sender) -> None:
    if not who.host:
        raise Refused("table-host-only")


def seat_at(table: Table, number: int) -> int:
    if not 0 <= number < len(table.seats):
        raise Refused("no-such-seat", {"seat": str(number), "seats": len(table.seats)})
    return number


# -- before the start ----------------------------------------------------------------------------------


def sit(table: Table, wish: SitDown, token: str, now: int) -> Change:
    """Take a seat that is free: anybody at a listed table, else whoever has the link."""
    table.need("waiting")
    if not table.settings.listed and not is_token(wish.link, table.created.link):
        raise Refused("table-needs-link")
    number = wish.seat
    if number is None:
        number = next((n for n, s in enumerate(table.seats) if s.kind == "open"), None)
        if number is None:
            raise Refused("table-full")
    if table.seats[seat_at(table, number)].kind != "open":
        raise Refused("table-seat-taken", {"color": table.colors[number]})
    name = free_name(table, number, wish.name)
    return change(table, Sat(number, name, hashed(token), wish.face), now)


def confirm(table: Table, number: int, entropy: str) -> Confirmed:
    table.need("waiting")
    if table.seats[number].ready:
        raise Refused("table-confirmed")
    if any(0xD800 <= ord(c) < 0xE000 for c in entropy):
        raise Refused("table-empty-text")
    return Confirmed(number, entropy)


def start(table: Table, who: Sender) -> AnyRow:
    """The host needn't wait for the others."""
    need_host(who)
    table.need("waiting")
    return table.start_row()


def free(table: Table, who: Sender, number: int) -> Freed:
    """A seat is freed by the host, or by whoever sits there."""
    seat = table.seats[seat_at(table, number)]
    if who.seat != number:
        need_host(who)
    table.need("waiting")
    if seat.kind == "open":
        raise Refused("table-seat-free", {"color": table.colors[number]})
    return Freed(number)


def put_bot(table: Table, who: Sender, number: int, bot: str, environment: Environment) -> BotSat:
    """On a free seat before the start; afterwards where the player is absent."""
    need_host(who)
    if bot not in environment.bots(table.family.name):
        raise Refused("table-no-such-bot", {"bot": bot})
    seat = table.seats[seat_at(table, number)]
    if table.state == "over":
        raise Refused("over")
    if table.state == "waiting" and seat.kind == "human":
        raise Refused("table-seat-taken", {"color": table.colors[number]})
    if table.state == "playing" and (seat.kind != "human" or (environment.present[number] and not seat.away)):
        raise Refused("table-not-absent", {"color": table.colors[number]})
    return BotSat(number, bot)


# -- during the game -----------------------------------------------------------------------------------


def undo(table: Table, number: int, now: int) -> Undone:
    table.need("playing")
    if table.paused:
        raise Refused("table-paused")
    if table.seats[number].away:
        raise Refused("table-away")
    reason = table.play.can_undo(number)
    if reason is None and not table.answers:
        raise Refused("undo-after-secret")
    if reason is not None:
        raise refused(reason)
    if table.seats[number].undone >= table.settings.undos:
        raise Refused("table-no-undo-left", {"undos": table.settings.undos})
    if not has_time_to_undo(table, number, now):
        raise Refused("table-no-time")
    return Undone(number, table.answers[-1].lines)


def chat(table: Table, number: int, text: str, phrase: str | UnsetType) -> Said:
    if table.seats[number].silenced:
        raise Refused("table-silenced")
    if phrase is UNSET:
        return Said(number, clean(text))
    if phrase not in PHRASES:
        raise Refused("table-no-such-phrase", {"phrase": phrase})
    if text:
        raise Refused("table-words-or-phrase")
    return Said(number, "", phrase)


def rename(table: Table, number: int, name: str, face: str) -> Renamed:
    """Who may not chat can't do it with names."""
    if table.seats[number].silenced:
        raise Refused("table-silenced")
    return Renamed(number, free_name(table, number, name), face)


def come_back(table: Table, number: int, now: int) -> Back:
    """Whoever is out of time comes back when the question is answered: before that nothing is left for it."""
    table.need("playing")
    if not table.seats[number].away:
        raise Refused("table-not-away")
    if not has_time(table, number, now):
        raise Refused("table-no-time")
    return Back(number)


def arrive(table: Table, number: int, now: int) -> Back | None:
    """Who connects is back if somebody else plays for them, or may any moment: they couldn't know."""
    if table.state != "playing":
        return None
    if table.seats[number].away:
        return come_back(table, number, now)
    return Back(number) if inactivity.is_due(table, number, now) else None


def vote(table: Table, number: int, what: str, yes: bool) -> Voted:
    table.need("playing")
    if table.paused and what == "pause":
        raise Refused("table-paused")
    if not table.paused and what == "resume":
        raise Refused("table-not-paused")
    if table.seats[number].away and what != "resume":
        raise Refused("table-away")
    return Voted(number, what, yes)


def cover(
    table: Table, who: Sender, number: int, yes: bool, now: int, environment: Environment
) -> Away | Voted:
    """Somebody else shall play for a player who is there and has done nothing for long."""
    decides = who.host and yes
    voter = None if decides else own(who)
    color = table.colors[seat_at(table, number)]
    table.need("playing")
    if table.paused:
        raise Refused("table-paused")
    if table.settings.idle is None:
        raise Refused("table-waits-for-all")
    if who.seat == number:
        raise Refused("table-own-seat")
    if voter is not None and table.seats[voter].away:
        raise Refused("table-away")
    until = inactivity.due(table, number)
    if until is None:
        raise Refused("table-not-awaited", {"color": color})
    if not environment.present[number]:
        raise Refused("table-seat-held", {"color": color})
    if now < until:
        raise Refused("table-not-idle", {"color": color, "seconds": -((now - until) // 1000)})
    return Away(number, "idle") if voter is None else Voted(voter, inactivity.COVER, yes, number)


def rematch(table: Table, number: int, environment: Environment) -> Rematched:
    table.need("over")
    if table.rematch:
        raise Refused("table-rematched", {"game": table.rematch})
    return Rematched(environment.new_game_id())


# -- what the server does by itself --------------------------------------------------------------------


def go_away(table: Table, number: int, why: str, now: int) -> Change:
    """A player is gone too long, or has run out of time."""
    seat = table.seats[number]
    if table.state != "playing" or not seat.is_played_by_owner:
        raise Refused("table-not-playing")
    limit = deadline(table, seat)
    if why == "time" and (limit is None or now < limit):
        raise Refused("table-has-time")
    return change(table, Away(number, why), now)


def needs_sleep(table: Table) -> bool:
    """Whether clocks have to be stopped when nobody is there."""
    return table.settings.clock is not None and table.state == "playing" and table.has_people
