"""`longroad serve`: tables for browsers and bots, on this machine or for friends."""

from __future__ import annotations

import importlib.util
import math
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from longroad.cli.data import data_option
from longroad.cli.trouble import INSTALL_SERVER, SERVER_NEEDS, Trouble

if TYPE_CHECKING:
    from longroad.server.serve import Links


class Factor(click.FloatRange):
    """A factor for limits; refuses NaN."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        factor = super().convert(value, param, ctx)
        if math.isnan(factor):
            self.fail(f"{value} is not a number.", param, ctx)
        return factor


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), help="The port; else 8000 or the next free one.")
@data_option
@click.option("--lan", is_flag=True, help="Let other devices in the network play, too.")
@click.option("--url", default="", metavar="URL", help="The address that a reverse proxy gives this server.")
@click.option(
    "--proxy",
    metavar="ADDRESS",
    help="Where the reverse proxy is, if not on this machine. Only it is believed who a request comes from.",
)
@click.option(
    "--most-tables", type=click.IntRange(1), default=2000, show_default=True, help="Tables at a time."
)
@click.option(
    "--most-sockets", type=click.IntRange(1), default=10_000, show_default=True, help="Connections at a time."
)
@click.option(
    "--abandoned-after",
    type=click.IntRange(0, 36_500),
    default=30,
    show_default=True,
    metavar="DAYS",
    help="When a game that everybody has left is over; 0: never.",
)
@click.option(
    "--limits",
    type=Factor(0.01, 10_000),
    default=1.0,
    metavar="FACTOR",
    help="How generous all limits per address and connection are; 1 is for friends and clubs.",
)
@click.option(
    "--header-time",
    type=click.FloatRange(0.1, 3600),
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="In which the header of a request has to be there.",
)
@click.option(
    "--body-time",
    type=click.FloatRange(0.1, 3600),
    default=30.0,
    show_default=True,
    metavar="SECONDS",
    help="In which the rest of it has to be.",
)
@click.option(
    "--bot-workers",
    type=click.IntRange(1, 64),
    default=lambda: min(4, max(1, (os.cpu_count() or 1) - 1)),
    show_default="one per core but one, at most 4",
    help="Processes in which bots think.",
)
@click.option("--bots", multiple=True, metavar="MODULE:CLASS", help="A bot of your own; may be given again.")
@click.option("--metrics", default="", metavar="HOST:PORT", help="Numbers for Prometheus, on an own address.")
@click.option("--no-browser", is_flag=True, help="Don't open the browser.")
@click.option(
    "--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="How logs look."
)
def serve(folder: Path, url: str, proxy: str | None, no_browser: bool, **options: Any) -> None:
    """Serve tables to browsers and bots.

    Without options only this machine can reach it. With --lan it prints
    links and a QR code for other devices. It answers to the addresses that
    it prints and to no others. Ctrl+C stops it: games are kept, and go on
    when it is started again.

    \b
    Examples:
      longroad serve                  play in the browser on this machine
      longroad serve --lan            with friends in the same network
      longroad serve --url https://games.example.org --no-browser
                                      behind a reverse proxy
      longroad serve --bots mine:Bot  with a bot of your own

    docs/hosting.md tells the rest.
    """
    need_the_server()
    from longroad.server.serve import Plan, ServeTrouble, run

    if proxy is not None and not url:
        raise Trouble("--proxy needs --url: the address that the proxy gives this server.")

    def started(links: Links) -> None:
        show(links)
        if not no_browser:
            open_browser(links.here[0])

    plan = Plan(data=folder, url=url, proxy=proxy or "127.0.0.1", started=started, **options)
    try:
        run(plan)
    except ServeTrouble as trouble:
        raise Trouble(str(trouble)) from None


def need_the_server() -> None:
    """A sentence about what to install, if it isn't."""
    if any(importlib.util.find_spec(name) is None for name in SERVER_NEEDS):
        raise Trouble(INSTALL_SERVER)


def show(links: Links) -> None:
    """The links, and a QR code of the one for other devices."""
    from longroad.server.pages import client_folder

    click.echo("Longroad is running.")
    if client_folder() is None:
        click.echo("It has no client for browsers: in a checkout “make setup” builds one, or says why not.")
    click.echo(f"  on this machine    {'  '.join(links.here)}")
    for link in links.network:
        click.echo(f"  in your network    {link}")
    if links.public:
        click.echo(f"  everywhere         {links.public}")
    if links.public or links.network:
        show_code(links.best)
    if links.trouble:
        click.echo(f"Nothing can be written now, so nobody can play: {links.trouble}")
    click.echo(f"Games are kept in {links.data}. Ctrl+C stops the server.")
    sys.stdout.flush()


def show_code(link: str) -> None:
    """Print a QR code, if the terminal has the characters for it."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(link, error="m").terminal(drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    click.echo(drawn.getvalue())


def open_browser(link: str) -> None:
    """Open the start page, where there is a screen to open it on."""
    from longroad.server.serve import has_display

    if has_display():
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()
