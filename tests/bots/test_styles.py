"""Temperaments differ in where their points come from. Seeds are fixed: the same games every time."""

import pytest

from merlin_bigbox.arena.games import play_game
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import R_ENVIRONS, R_EXCALIBUR, R_GRAIL, R_INFLUENCE, R_TRAITORS, R_VASSALS
from merlin_bigbox.engine.catalogue import compose

GAMES = 8
LOVES = {
    "builder": (R_ENVIRONS,),
    "courtier": (R_INFLUENCE, R_GRAIL, R_VASSALS),
    "defender": (R_TRAITORS, R_EXCALIBUR),
}


def sums(name: str) -> dict[str, float]:
    """The mean points of one style among knights, from what each style loves."""
    rules = compose(load(), (), 4)
    total = dict.fromkeys(LOVES, 0.0)
    for index in range(GAMES):
        outcome = play_game(rules, (name, "knight", "knight", "knight"), seed=3, index=index)
        sheet = outcome.sources[outcome.names.index(name)]
        for style, reasons in LOVES.items():
            total[style] += sum(sheet[reason] for reason in reasons) / GAMES
    return total


@pytest.mark.slow
@pytest.mark.compiled_only
def test_every_style_gets_more_of_what_it_loves_than_the_others_do() -> None:
    found = {name: sums(name) for name in LOVES}
    for style in LOVES:
        for other in LOVES:
            if other != style:
                assert found[style][style] > found[other][style] + 0.5
