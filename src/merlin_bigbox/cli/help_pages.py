"""What the commands say about themselves, in the language of whoever asks: the messages `help-…` of the catalogue."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Final

from cyclopts import App
from cyclopts.argument import Argument
from rich.console import Console
from rich.table import Table
from rich.text import Text

from merlin_bigbox.locale import Catalogue, MessageError, catalogue, pick_language

FLAGS: Final = ("--help", "-h")
LANG: Final = "--lang"
EXAMPLE: Final = "Example: "
"""How a docstring gives an example, a line each."""
PROGRAM_NAME: Final = "merlin"


def asked_for(arguments: Sequence[str], commands: Sequence[str]) -> str | None:
    """The command that help is asked about, "" for all of them, or nothing if it is not asked for."""
    given = arguments[: arguments.index("--")] if "--" in arguments else arguments
    if given and not set(FLAGS) & set(given):
        return None
    return next((name for name in (" ".join(given[:2]), *given[:1]) if name in commands), "")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Catalogue:
    """The language that the arguments name, else that of the environment; also for help on one that is not there."""
    named = [arguments[index + 1] for index, word in enumerate(arguments[:-1]) if word == LANG]
    named += [word.partition("=")[2] for word in arguments if word.startswith(f"{LANG}=")]
    try:
        return catalogue(pick_language(named[-1] if named else None, environment))
    except MessageError:
        return catalogue(pick_language(None, environment))


def overview(app: App, words: Catalogue, program: str, console: Console) -> None:
    """All commands, a line each."""
    console.print(Text(f"{words.text('help-usage')}: {program} {words.text('help-command')}"))
    console.print(Text(f"\n{words.text('help-about')}\n"))
    table = _table(console, words.text("help-commands"))
    for name in commands_of(app):
        if " " not in name:
            table.add_row(name, words.text(message_of(name)))
    table.add_row("--help, -h", words.text("help-flag-help"))
    table.add_row("--version", words.text("help-flag-version"))
    console.print(table)
    console.print(Text(f"\n{words.text('help-each', program=program)}"))


def page(app: App, command: str, words: Catalogue, program: str, console: Console) -> None:
    """One command: what it does, examples, and its options or the commands that it consists of."""
    arguments = arguments_of(app, command)
    parts = [name for name in commands_of(app) if name.startswith(f"{command} ")]
    called = [name.upper() for argument in arguments if (name := argument.names[0]).isupper()]
    console.print(Text(" ".join([f"{words.text('help-usage')}:", program, command, "[…]", *called])))
    about = message_of(command)
    console.print(Text(f"\n{words.text(about)}"))
    if words.has(f"{about}.more"):
        console.print(Text(f"\n{words.text(f'{about}.more')}"))
    console.print()
    for name in parts or [command]:
        for line in (inspect.getdoc(_found(app, name).default_command) or "").splitlines():
            if line.startswith(EXAMPLE):
                example = line.removeprefix(EXAMPLE).replace(f"{PROGRAM_NAME} ", f"{program} ", 1)
                console.print(Text(f"{words.text('help-example')}: {example}"), soft_wrap=True)
    console.print()
    table = _table(console, words.text("help-commands" if parts else "help-options"))
    for name in parts:
        table.add_row(name, words.text(message_of(name)))
    for argument in arguments:
        table.add_row(", ".join(argument.names), described(command, argument, words))
    table.add_row("--help, -h", words.text("help-flag-help"))
    console.print(table)


def commands_of(app: App) -> list[str]:
    """The names of the commands, in their order; what a command consists of follows it: "puzzles", "puzzles mine"."""
    names: list[str] = []
    for name in app:
        if not name.startswith("-"):
            names += [name, *(f"{name} {part}" for part in commands_of(app[name]))]
    return names


def arguments_of(app: App, command: str) -> list[Argument]:
    """What a command takes."""
    found = _found(app, command)
    return [] if found.default_command is None else list(found.assemble_argument_collection())


def message_of(command: str) -> str:
    """The message about a command."""
    return f"help-{command.replace(' ', '-')}"


def argument_message(command: str, argument: Argument, words: Catalogue) -> str:
    """The message about an argument: the command's own, or the one that commands share."""
    name = argument.field_info.name.replace("_", "-")
    own = f"{message_of(command)}-{name}"
    return own if words.has(own) else f"help-any-{name}"


def described(command: str, argument: Argument, words: Catalogue) -> str:
    """What an argument is for, and what it is unless given."""
    text = words.text(argument_message(command, argument, words))
    default = argument.field_info.default
    if default is inspect.Parameter.empty:
        return f"{text} {words.text('help-required')}"
    # Nothing, no and an empty text say nothing; neither does a yes, which has its own option to say no.
    if default in (None, "", (), 0) or isinstance(default, bool):
        return text
    return f"{text} {words.text('help-default', value=str(default))}"


def _table(console: Console, title: str) -> Table:
    console.print(Text(f"{title}:", style="bold"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold", max_width=30)
    table.add_column(overflow="fold")
    return table


def _found(app: App, command: str) -> App:
    for name in command.split():
        app = app[name]
    return app
