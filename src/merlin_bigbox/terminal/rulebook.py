"""The text of rules: by id, or by a word they contain."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.words import Words, message_id
from merlin_bigbox.locale.catalogue import MessageError
from merlin_bigbox.terminal.style import QUIET, TITLE, Look


def find_rules(look: Look, wanted: str) -> list[str]:
    """The rule with this id, else all rules whose title or text contains the word."""
    known = look.catalogue.rule_ids()
    by_id = [rule for rule in known if rule.casefold() == wanted.casefold()]
    if by_id or not wanted:
        return by_id or known
    word = wanted.casefold()
    return [rule for rule in known if any(word in text.casefold() for text in look.catalogue.rule(rule))]


def rule_as_json(look: Look, rule: str) -> dict[str, str]:
    """A rule as plain data."""
    title, text = look.catalogue.rule(rule)
    return {"id": rule, "title": title, "text": text}


def rule_page(look: Look, rule: str, rules: Ruleset, words: Words) -> Group:
    """A rule with its title, its text and where the program uses it."""
    title, text = look.catalogue.rule(rule)
    parts: list[RenderableType] = [_title(rule, title), Text(text)]
    uses = _uses(look, rule, rules, words)
    if uses:
        parts += ["", Text(look.text("rule-used"), style=QUIET)]
        parts += [Text(f"  {kind}: {', '.join(names)}", style=QUIET) for kind, names in uses.items()]
    return Group(*parts)


def rule_list(look: Look, found: list[str], *, whole: bool) -> Group:
    """Rules one after the other, with their texts or by title alone."""
    parts: list[RenderableType] = []
    for rule in found:
        title, text = look.catalogue.rule(rule)
        parts.append(_title(rule, title))
        if whole:
            parts.append(Padding(Text(text), (0, 0, 1, 2)))
    return Group(*parts)


def _title(rule: str, title: str) -> Text:
    return Text(f"{rule}  ", style=QUIET).append(title, style=TITLE)


def _uses(look: Look, rule: str, rules: Ruleset, words: Words) -> dict[str, list[str]]:
    """What cites the rule, in words: spaces, reasons for points, and questions that are always the same."""
    spaces = [f"{at} {words.space(at)}" for at, spec in enumerate(rules.space_specs) if spec.rule == rule]
    found = {
        look.text("used-space"): spaces,
        look.text("used-reason"): [words.reason(at) for at, spec in enumerate(rules.reason_specs) if spec.rule == rule],
        look.text("used-frame"): [
            text for spec in rules.frame_specs.values() if spec.rule == rule and (text := _question(look, spec.name))
        ],
    }
    return {kind: names for kind, names in found.items() if names}


def _question(look: Look, frame: str) -> str:
    """What a frame asks, if it asks anything and always the same."""
    try:
        return look.catalogue.text(message_id("prompt", frame))
    except MessageError:
        return ""
