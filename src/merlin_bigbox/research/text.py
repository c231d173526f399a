"""A text adapter, for language models: what a seat knows and its options as words, the answer in the notation.

Nothing but the library is needed. Labels are English, as the notation is; cards, spaces, the question and the options
are told in the language that is asked for.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import msgspec

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.core.errors import MalformedError, MerlinError, NotOfferedError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import top
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.view import PlayerView, PrincipalityView, View, view
from merlin_bigbox.game.words import Words

__all__ = ["TextAdapter", "TextBot"]

ROUNDS: Final = 6
RULES: Final = (
    "You play the board game Merlin. Decide for {seat}. Most points after round {rounds} win. "
    "Answer with one option exactly as it is written between the backticks, on the last line, and nothing after it."
)
DECORATION: Final = re.compile(r"^[\s>*_`\"'“”-]+|[\s*_`\"'“”.]+$")
LABEL: Final = re.compile(r"^(?:final )?(?:answer|option|choice|move|action)\s*:\s*", re.IGNORECASE)


class TextAdapter:
    """Turns a bot's request into text, and a text into one of its options.

    >>> from merlin_bigbox import Game, GameOptions
    >>> from merlin_bigbox.bots import Request
    >>> game = Game.new(GameOptions(2), seed="tuesday")
    >>> request = Request(game.rules, game.observe(game.decider), game.options_now())
    >>> adapter = TextAdapter()
    >>> print(adapter.options(request).splitlines()[0])
    1. `die 1` – Die 1: move your knight
    >>> request.text(adapter.answer(request, "I take the low die. Answer: `die 1`"))
    'die 1'
    """

    def __init__(self, lang: str = "en", edition: Edition | None = None) -> None:
        self.lang = lang
        """The language of cards, spaces and options."""
        self.edition = load() if edition is None else edition
        """The printed components that are spoken of."""

    def prompt(self, request: Request) -> str:
        """All that a model has to read: what is asked of it, what its seat knows, the question and its options."""
        head = RULES.format(seat=notation.SEAT_NAMES[request.seat], rounds=ROUNDS)
        return f"{head}\n\n{self.observation(request)}\n\n{self.question(request)}\n{self.options(request)}"

    def question(self, request: Request) -> str:
        """What the seat is asked, in words, with the rule that asks."""
        frame = top(request.observation.state)
        words = _words(request.rules, self.edition, self.lang)
        return f"{words.prompt(frame)} ({words.prompt_rule(frame)})"

    def options(self, request: Request) -> str:
        """The options, a line each: a number, the notation, and the same in words."""
        words = _words(request.rules, self.edition, self.lang)
        frame = top(request.observation.state)
        return "\n".join(
            f"{place}. `{request.text(option)}` – {words.action(option, frame)}"
            for place, option in enumerate(request.options, start=1)
        )

    def observation(self, request: Request) -> str:
        """What the seat may know, line by line; what is hidden from it was never filled in."""
        words = _words(request.rules, self.edition, self.lang)
        seen = _seen(request, self.edition)
        lines = [
            f"round: {seen.round} of {ROUNDS}; {seen.first} began it; {seen.current} is at turn",
            f"merlin: space {seen.merlin}, {words.space(seen.merlin)}",
            f"grail: {seen.grail or 'nobody'}; excalibur: {seen.excalibur or 'nobody'}; apples left: {seen.apples}",
        ]
        lines += [_player(player, words, self._cards(player.hand, seen, words)) for player in seen.players]
        lines += [_land(land) for land in seen.principalities]
        lines.append(f"environs: {', '.join(_tiles(seen))}")
        lines.append(f"open mission cards: {'; '.join(self._cards(seen.display, seen, words)) or 'none'}")
        lines.append(f"pile: {seen.pile} cards; discarded: {len(seen.discards)}")
        lines += [f"module {name}: {msgspec.json.encode(told).decode()}" for name, told in seen.modules.items()]
        return "\n".join(lines)

    def answer(self, request: Request, text: str) -> int:
        """The option that a text names: by its notation, or by its number in the list, on its last line that does.

        NotOfferedError tells what is written well and not offered, MalformedError what is neither; both say what is.
        """
        offered = {request.text(option).casefold(): option for option in request.options}
        well_formed = ""
        for line in reversed([line for line in text.splitlines() if line.strip()]):
            for said in _readings(line):
                if said.casefold() in offered:
                    return offered[said.casefold()]
                if said.isdigit() and 1 <= int(said) <= len(request.options):
                    return request.options[int(said) - 1]
                well_formed = well_formed or (said if _is_action(request.rules, said) else "")
        options = ", ".join(f"`{request.text(option)}`" for option in request.options)
        if well_formed:
            raise NotOfferedError(f'"{well_formed}" is not offered now; answer with one of {options}')
        raise MalformedError(f"the answer names no option; answer with one of {options}")

    def _cards(self, cards: tuple[int | None, ...], seen: View, words: Words) -> list[str]:
        """Mission cards in words, one's own and open ones with how much of them is met; a hidden one says so."""
        places = {mission.id: place for place, mission in enumerate(self.edition.missions)}
        told = []
        for card in cards:
            if card is None:
                told.append("a hidden card")
                continue
            met = seen.met.get(card)
            standing = f"; met: {sum(met)} of {len(met)}" if met else ""
            told.append(f"{card} ({words.card(places[card])}{standing})")
        return told


class TextBot:
    """A bot that asks somebody who reads and writes; a subclass says how, in `ask`.

    What cannot be read is asked again, with what was wrong with it. After `tries` answers any option is taken, and
    `missed` counts how often that was so.
    """

    def __init__(self, random: Random, lang: str = "en", tries: int = 3) -> None:
        self.random = random
        """Where chance comes from."""
        self.adapter = TextAdapter(lang)
        """What turns requests into text."""
        self.tries = tries
        """How many answers it waits for."""
        self.missed = 0
        """How often none could be used."""

    def ask(self, prompt: str) -> str:
        """Give the prompt to a model, and what it writes back."""
        raise NotImplementedError

    def choose(self, request: Request) -> int:
        """The option that the answer names."""
        prompt = self.adapter.prompt(request)
        for _ in range(self.tries):
            said = self.ask(prompt)
            try:
                return self.adapter.answer(request, said)
            except MerlinError as error:
                prompt = f"{self.adapter.prompt(request)}\n\nYour last answer could not be used: {error}"
        self.missed += 1
        return request.options[int(self.random.below(len(request.options)))]


@lru_cache(maxsize=32)
def _options(key: str) -> GameOptions:
    """What a game of these rules agreed on."""
    _, modules, variants, players, version = key.rsplit(":", 4)
    return GameOptions(
        int(players),
        tuple(modules.split(",")[1:]),
        tuple(filter(None, variants.split(","))),
        version=int(version),
    )


@lru_cache(maxsize=32)
def _words(rules: Ruleset, edition: Edition, lang: str) -> Words:
    return Words(rules, edition, lang)


def _seen(request: Request, edition: Edition) -> View:
    """The view of who is asked, built up from the observation alone."""
    game = Game(_options(request.rules.key), edition)
    game.state = request.observation.state.copy()
    return view(game, request.seat)


def _player(player: PlayerView, words: Words, hand: list[str]) -> str:
    goods = [f"{good} {colour} {count}" for good, by in player.goods.items() for colour, count in by.items()]
    traitors = [
        f"{colour} {count} ({player.covered.get(colour, 0)} covered)" for colour, count in player.traitors.items()
    ]
    vassals = [f"{name} {place or 'at home'}" for name, place in player.vassals.items()]
    parts = {
        "points": player.points,
        "knight": f"space {player.knight}, {words.space(player.knight)}",
        "dice": " ".join(map(str, player.dice)) or "none",
        "merlin's die": player.merlin_die or "used",
        "apples": player.apples,
        "staffs": player.staffs,
        "markers at home": player.markers,
        "manors at home": player.manors,
        "goods": ", ".join(goods) or "none",
        "traitors": ", ".join(traitors) or "none",
        "vassals": ", ".join(vassals),
        "hand": ", ".join(hand) or "empty",
    }
    return f"{player.seat}: " + "; ".join(f"{name}: {value}" for name, value in parts.items())


def _land(land: PrincipalityView) -> str:
    markers = ", ".join(f"{seat} {count}" for seat, count in land.markers.items()) or "no markers"
    stock = ", ".join(f"{good} {count}" for good, count in land.stock.items())
    leaders = " and ".join(land.leaders) or "nobody"
    vassals = f"; vassals: {land.vassals}" if land.vassals else ""
    return f"principality {land.colour}: {markers}{vassals}; at stake: {land.stake}, to {leaders}; stock: {stock}"


def _tiles(seen: View) -> list[str]:
    return [f"{tile.cell} {tile.kind}" + (f" (manor of {tile.manor})" if tile.manor else "") for tile in seen.environs]


def _readings(line: str) -> list[str]:
    """How a line may be meant: what stands between backticks last, then the line without decoration and labels."""
    quoted = re.findall(r"`([^`]+)`", line)
    bare = DECORATION.sub("", line)
    behind = bare.rpartition(":")[2]
    found = [*reversed(quoted), LABEL.sub("", bare), bare, behind]
    return list(dict.fromkeys(" ".join(DECORATION.sub("", each).split()) for each in found if each.strip()))


def _is_action(rules: Ruleset, text: str) -> bool:
    try:
        notation.read(rules, text)
    except MerlinError:
        return False
    return True
