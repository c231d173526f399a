"""Lines of the log that an opponent can check: which way and how far, which requirement, which piece, by which rule."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import languages
from merlin_bigbox.modules.arthur.scenario import arthur_die, put_arthur
from merlin_bigbox.modules.favor.scenario import learn
from merlin_bigbox.modules.gold.scenario import mistletoe
from merlin_bigbox.modules.knights.scenario import ally, castle
from merlin_bigbox.modules.morgana.scenario import huts

EDITION = load()
INNER = 24
LAKES = "lllmwm wmwmwM WMWMWm wLLLll"


def told(position: Position, kind: str) -> list[tuple[str, str]]:
    """The rule behind each event of a kind since the start, and its line in English."""
    position.run_chance()
    specs = position.rules.event_specs
    words = [Words(position.rules, EDITION, lang) for lang in languages()]
    found = []
    for event in position.journal.take():
        if specs[int(event.kind)].name == kind:
            english, *others = [each.event(event) for each in words]
            assert len({english, *others}) == len(words), "one language says what another one says"
            found.append((words[0].event_rule(event), english))
    return found


def told_in(position: Position, kind: str, lang: str) -> list[str]:
    """The lines of a kind since the start in a language."""
    specs = position.rules.event_specs
    words = Words(position.rules, EDITION, lang)
    return [words.event(event) for event in position.journal.events if specs[int(event.kind)].name == kind]


def red(*modules: str, players: int = 4) -> Scenario:
    return Scenario(players, modules).seat("red")


def test_a_move_says_how_far_and_which_way() -> None:
    """BASE-13, BASE-14: everybody can count it again."""
    position = red().knight(2).dice(3).turn("red").play("die 3", "move cw")
    assert told_in(position, "moved", "de") == ["Rot zieht den Ritter 3 Felder im Uhrzeigersinn auf „Tausch“."]
    assert told_in(position, "moved", "pt") == ["Vermelho move o cavaleiro 3 espaços no sentido horário para “Troca”."]
    assert told(position, "moved") == [("BASE-12", "Red moves the knight 3 spaces clockwise to “Exchange”.")]
    back = red().merlin(6).dice(merlin=1).turn("red").play("merlin 1", "move ccw")
    assert told(back, "moved") == [("BASE-12", "Red moves Merlin 1 space counter-clockwise to “Exchange”.")]


def test_a_figure_that_is_put_somewhere_is_said_to_be_put() -> None:
    """BASE-66: the mirror counts no spaces."""
    position = red().knight(2).dice(3).goods("flag brown").turn("red")
    mirror = next(text for text in position.play("die 3", "move cw").options() if text == "flag mirror")
    lines = told(position.play(mirror), "put")
    assert [(rule, text.partition(" on ")[0]) for rule, text in lines] == [("BASE-12", "Red puts the knight")]


def test_nested_moves_say_how_far_too() -> None:
    """ARTHUR-9, ARTHUR-10: the stairs and the Merlin space."""
    start = arthur_die(put_arthur(red("arthur").knight(2), INNER + 5).merlin(6).dice(6), 1)
    position = start.turn("red").play("arthur 1", "move cw")
    assert position.play("move merlin ccw 3").merlin == 3
    assert [text.partition(" to ")[0] for _, text in told(position, "moved")][-1] == (
        "Red moves Merlin 3 spaces counter-clockwise"
    )


def test_plus_minus_one_says_which() -> None:
    """ARTHUR-20: + or −, and how many spaces that makes."""
    position = red("arthur").goods("flag black", 2).knight(2).dice(3).turn("red").play("die 3", "flag plus")
    assert told(position, "flag-plus-minus") == [
        ("ARTHUR-20", "Red uses the flag “±1”: +1, so the figure moves 4 spaces.")
    ]
    position.play("flag minus")
    assert told(position, "flag-plus-minus") == [
        ("ARTHUR-20", "Red uses the flag “±1”: −1, so the figure moves 3 spaces.")
    ]


def test_a_move_of_no_spaces_stays() -> None:
    """ARTHUR-20: 0 spaces have no direction."""
    position = red("arthur").goods("flag black").knight("vp_flag").dice(1).turn("red")
    assert told(position.play("die 1", "flag minus", "move cw"), "moved") == [
        ("BASE-12", "Red leaves the knight on “Victory points: flags”.")
    ]


def test_percival_says_which_requirement_becomes_which_colour() -> None:
    """KNIGHT-13: mission 29 asks for an orange material and a purple flag."""
    start = ally(red("knights"), "percival").goods("material orange").goods("flag blue").hand(29)
    position = start.turn("red").play("mission 29", "percival 2 blue")
    assert told(position, "recoloured") == [("KNIGHT-13", "On Red’s card, “a purple flag” counts as blue.")]


def test_mistletoe_says_which_requirement_is_ignored() -> None:
    """GOLD-3: of mission 29, the purple flag."""
    position = mistletoe(red("gold").goods("material orange").hand(29), 1).turn("red").play("mission 29", "mistletoe 2")
    assert told(position, "mistletoe-used") == [
        ("GOLD-3", "Red uses a mistletoe to ignore the requirement “a purple flag”.")
    ]


def test_activating_names_the_vassal() -> None:
    """ARTHUR-16: two of them stand in principalities."""
    start = red("arthur").vassal("builder", "orange").vassal("flag_bearer", "grey")
    position = start.arrived("red", "knight", "activate_vassal").play("activate builder")
    assert told(position, "activated") == [("ARTHUR-16", "Red activates the builder in the orange principality.")]


def test_a_hut_on_a_replaced_manor_is_told() -> None:
    """ARTHUR-11: it goes to the supply."""
    start = huts(red("arthur", "gold", "morgana").manor("B2", "yellow"), "B2")
    position = start.arrived("red", "arthur", "replace_manor").play("replace B2")
    assert told(position, "hut-of-replaced-manor") == [
        ("ARTHUR-11", "The hut on Yellow’s manor on B2 goes to the supply.")
    ]


def test_a_hut_that_leaves_its_castle_alone_is_told() -> None:
    """KNIGHT-12, MORGANA-15: the manor on the castle stays, the one beside it goes without a hut of its own."""
    start = ally(Scenario(4, ("arthur", "knights", "gold", "morgana")).environs(LAKES).seat("red"), "gaheris")
    start = castle(start.manors("A1", "A2"), "A1")
    position = huts(start, "A1").scoring(2).run_chance()
    assert told_in(position, "hut-manor-back", "en") == [
        "Red takes the manor on A2 back: a hut stood in its territory."
    ]
    assert told(position, "hut-left-alone") == [
        ("KNIGHT-12", "The hut on A1 goes to the supply; Red’s manor stays on its castle.")
    ]


def test_a_manor_with_a_hut_goes_home_and_the_hut_to_the_supply() -> None:
    """MORGANA-14: both are told in one line."""
    position = huts(red("gold", "morgana").manors("A1"), "A1").scoring(2)
    assert told(position, "hut-manor-back") == [
        ("MORGANA-14", "Red takes the manor on A1 back, and its hut goes to the supply.")
    ]


def test_a_marker_given_back_cites_its_treasure() -> None:
    """TREASURE-6: not the influence scoring."""
    start = Scenario(2, ("treasures",)).tile("B5", "lake-discard-flag-influence").seat("yellow").markers("blue")
    position = start.seat("red").goods("material grey").arrived("red", "knight", "build")
    position.play("build B5 grey", "perform", "return marker blue")
    assert told(position, "marker-given") == [
        ("TREASURE-6", "Yellow gives back an influence marker from the blue principality.")
    ]


@pytest.mark.parametrize(
    ("play", "kind", "rule"),
    [
        ("excalibur", "repelled-by-excalibur", "BASE-38"),
        ("flag", "repelled-by-flag", "BASE-61"),
        ("shield", "repelled", "BASE-70"),
        ("ability", "traitor-dropped", "FAVOR-8"),
    ],
)
def test_a_traitor_cites_the_rule_it_was_repelled_by(play: str, kind: str, rule: str) -> None:
    """BASE-38, 61, 70, FAVOR-8: each way has its own."""
    position = repelled(play)
    assert [cited for cited, _ in told(position, kind)] == [rule]


def repelled(means: str) -> Position:
    """A position in which Red has just repelled a black traitor by this means."""
    if means == "ability":
        return learn(red("favor").traitors("black"), "shield_bearer", 3).turn("red").play("favor traitor black")
    if means == "flag":
        return red().traitors("black").goods("flag black").turn("red").play("flag repel black")
    if means == "shield":
        return red().traitors("black").goods("shield black").scoring(2).run_chance()
    return red().traitors("black").arrived("red", "knight", "excalibur").play("traitor black")


@pytest.mark.parametrize(
    ("good", "place"), [("shield", "the Smith"), ("material", "the Quarry"), ("flag", "the Tailor")]
)
def test_in_the_city_goods_come_from_their_district(good: str, place: str) -> None:
    """CITY-2: no good lies in a principality there."""
    start = red("gold", "caerleon").markers("purple")
    position = start.arrived("red", "knight", f"influence_{good}").play(f"claim {good} purple")
    word = "construction material" if good == "material" else good
    assert told(position, "claimed") == [("ALL-1", f"Red takes a purple {word} from {place}.")]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Red deploys the builder to the Smith district."),
        ("de", "Rot setzt den Baumeister in der Schmiede ein."),
        ("pt", "Vermelho coloca o construtor na Ferraria."),
    ],
)
def test_in_the_city_principalities_go_by_the_names_of_their_districts(lang: str, sentence: str) -> None:
    """CITY-1: wherever a rule mentions a principality, read district."""
    position = red("gold", "caerleon").arrived("red", "knight", "principality_purple").play("deploy builder purple")
    assert told_in(position, "deployed", lang) == [sentence]
