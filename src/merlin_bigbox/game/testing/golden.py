"""Golden playthroughs: one round told step by step, with everything that was offered, so that a diff is a review."""

from __future__ import annotations

from hashlib import sha256

from merlin_bigbox.engine.core.events import EVERYONE, Event
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions


def _number(seed: int, step: int, text: str) -> int:
    return int.from_bytes(sha256(f"{seed} {step} {text}".encode()).digest()[:8], "big")


def tell(game: Game, event: Event) -> str:
    """An event without words of any language: its name, its seat and its fields as the notation writes them."""
    spec = game.rules.event_specs[int(event.kind)]
    parts = [spec.name, notation.SEAT_NAMES[int(event.seat)]]
    for name, value in zip(spec.types, event.values(), strict=False):
        if name == notation.MANY:
            parts.extend(str(face) for face in value.to_bytes(8, "little") if face)
        elif name == "reason":
            parts.append(game.rules.reason_specs[value].name)
        elif name in notation.FIELDS or name in game.rules.field_words:
            parts.append(notation.field_type(game.rules, name).write(value))
        else:
            parts.append(str(value))
    secret = "" if event.audience == EVERYONE else f" (only {notation.SEAT_NAMES[int(event.audience)]})"
    return " ".join(parts) + secret


def playthrough(options: GameOptions, seed: int = 1, rounds: int = 1) -> str:
    """The first rounds of a game, scorings included.

    Each choice is the option whose hash is smallest, so that an option more or less changes few choices.
    """
    game = Game(options)
    modules = ", ".join(options.modules) or "base game"
    lines = [f"# {modules}, {options.players} players, seed {seed}, {rounds} round(s)", ""]
    step = 0
    while not game.is_over and game.round <= rounds:
        step += 1
        heard = len(game.log)
        if game.by_chance:
            action = int(game.rules.sample(game.state, Random(_number(seed, step, game.frame_name))))
            lines.append(f"{game.at + 1}. {game.frame_name}: {notation.write(game.rules, action)}")
        else:
            offered = game.options_now()
            texts = {action: notation.write(game.rules, action) for action in offered}
            action = min(offered, key=lambda one: _number(seed, step, texts[one]))
            who = notation.SEAT_NAMES[game.decider or 0]
            lines.append(f"{game.at + 1}. {game.frame_name} ({game.rule}), {who}: {texts[action]}")
            lines.append(f"   of {len(offered)}: " + " | ".join(texts.values()))
        game.step(action)
        lines.extend(f"   - {tell(game, event)}" for _, event in game.log[heard:])
    lines.append("")
    lines.append("points: " + " ".join(f"{notation.SEAT_NAMES[s]} {p}" for s, p in enumerate(game.points)))
    return "\n".join(lines) + "\n"
