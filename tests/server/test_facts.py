"""Whoever looks at a table may ask for the facts of its board, in their language, as their eyes see it."""

from tests.server.client import ME, OPEN, RANDOM, House


def test_facts_are_told_of_the_board_as_it_is(shared: House) -> None:
    """The asked seat hears of its own castle; facts of another moment are refused."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM)["id"])
    line.wait_for_turn()
    told = line.ask("facts", at=line.at)
    assert (told["type"], told["at"]) == ("facts-told", line.at)
    assert any(text.startswith("A1 ") for text in told["facts"].values())
    assert "vassal:builder" in told["facts"]
    assert line.ask("facts", at=line.at)["facts"] == told["facts"]
    assert line.ask("facts", at=line.at + 1)["reason"] == "stale"
    line.act()
    line.wait_for_turn()
    assert line.ask("facts", at=line.at)["type"] == "facts-told"


def test_watchers_hear_of_what_everybody_sees(shared: House) -> None:
    ann, eve = shared.browser("Ann"), shared.browser("Eve")
    table = ann.create(ME, RANDOM)["id"]
    line = eve.line(table, lang="de")
    told = line.ask("facts", at=line.at)
    while told["type"] == "refused":  # a bot has moved meanwhile, which the line heard of while it waited
        assert told["reason"] == "stale"
        told = line.ask("facts", at=line.at)
    assert "grail" in told["facts"]
    assert told["facts"]["grail"].startswith("Gral")
    assert not [element for element in told["facts"] if element.startswith(("vassal:", "good:", "traitor:", "card:"))]


def test_before_the_game_there_is_nothing_to_tell(shared: House) -> None:
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, OPEN)["id"])
    assert line.ask("facts", at=0)["reason"] == "not-now"
