"""Every action, event and question of the base game reads well in every language."""

from collections.abc import Iterator, Sequence
from importlib import resources
from itertools import product

import pytest

from merlin_bigbox.edition import load, loads
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.events import EVERYONE, Event
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, BY_NOBODY, POINTS_EVENT, listen
from merlin_bigbox.engine.core.specs import frame_field
from merlin_bigbox.engine.core.state import top
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.locale import languages

EDITION = load()
RULES = compose(EDITION, (), 4)
ENGLISH, GERMAN, PORTUGUESE = (Words(RULES, EDITION, lang) for lang in languages())
ALL = (ENGLISH, GERMAN, PORTUGUESE)
ROLL = 3 | 5 << 8 | 1 << 16 | 6 << 24
SNAKE = 3
VALUES: dict[str, Sequence[int]] = {
    "face": range(1, 7),
    "faces": (ROLL,),
    "direction": range(2),
    "space": range(24),
    "colour": range(6),
    "card": range(55),
    "vassal": range(4),
    "good": range(3),
    "cell": range(24),
    "seat": range(4),
    "tile": range(6),
    "start": range(4),
    "figure": range(2),
    "ability": range(6),
    "number": (0, 1, 2, 5),
    "points": (-3, -1, 0, 1, 2),
    "reason": range(len(RULES.reason_specs)),
    "terrain": range(3),
    "die": range(4),
    "yes": range(2),
    "steps": (-6, -1, 0, 1, 7),
    "origin": range(7),
    "counts": (1, 2 << 8, 1 | 2 << 8),
}


def told(kind: int, seat: int = 0, *values: int) -> Event:
    a, b, c = (*values, 0, 0, 0)[:3]
    return Event(kind, EVERYONE, seat, a, b, c)


def combinations(types: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    return product(*(VALUES[kind] for kind in types))


def fine(text: str) -> bool:
    """Whether nothing is left unfilled, doubled or dangling."""
    return bool(text) and text == text.strip() and not any(slip in text for slip in ("{", "}", "  ", "()", " ,", "$"))


@pytest.mark.parametrize("words", ALL, ids=languages())
def test_every_action_has_a_label(words: Words) -> None:
    """Whatever can be chosen can be read."""
    for kind, spec in RULES.action_specs.items():
        for values in combinations(spec.types):
            label = words.action(pack(kind, *values))
            assert fine(label), label
            assert not label.endswith(".")
            assert label[0].isupper(), label


@pytest.mark.parametrize("words", ALL, ids=languages())
def test_every_event_has_a_sentence(words: Words) -> None:
    """Whatever happens can be told, with the rule behind it."""
    for kind, spec in RULES.event_specs.items():
        for values in combinations(spec.types):
            event = told(kind, 2, *values)
            sentence = words.event(event)
            assert fine(sentence), sentence
            assert sentence.endswith("."), sentence
            assert words.catalogue.rule(words.event_rule(event))


@pytest.mark.parametrize("words", ALL, ids=languages())
def test_every_question_has_a_prompt(words: Words) -> None:
    """Whoever is asked is told what and why."""
    for kind, spec in RULES.frame_specs.items():
        if RULES.frames[kind].mode == DECISION:
            for values in combinations(spec.types):
                prompt = words.prompt(pack(kind, 1, *values))
                assert fine(prompt), prompt
                assert prompt.endswith((".", "?")), prompt


def test_questions_cite_what_they_are_about() -> None:
    """Not when something may be done, nor why it is asked at all: those rules explain no question."""
    rules = compose(EDITION, tuple(module_names()), 4)
    for kind, spec in rules.frame_specs.items():
        if rules.frames[kind].mode == DECISION and "space" not in spec.fields:
            assert spec.rule not in ("ALL-6", "BASE-20"), spec.name


@pytest.mark.parametrize(
    ("lang", "ends", "continues"),
    [
        ("en", "End your turn?", "Continue your turn?"),
        ("de", "Zug beenden?", "Mit dem Zug fortfahren?"),
        ("pt", "Encerrar o turno?", "Continuar o turno?"),
    ],
)
def test_a_turn_that_cannot_end_yet_is_not_offered_to_end(lang: str, ends: str, continues: str) -> None:
    """Also after a forfeited action nothing is said to be done; a nested action leads back to the turn."""
    words = Words(RULES, EDITION, lang)
    kind = next(kind for kind, spec in RULES.frame_specs.items() if spec.name == "after")
    assert words.prompt(pack(kind, 0, 1, 0, 1, 0, 0)) == ends
    assert words.prompt(pack(kind, 0, 1, 0, 1, 1, 0)) == continues


@pytest.mark.parametrize("words", ALL, ids=languages())
def test_every_word_can_be_shown_alone(words: Words) -> None:
    """Spaces, reasons, cards, tiles and pieces have names."""
    for kind, values in VALUES.items():
        assert all(fine(words.word(kind, value)) for value in values), kind
    for position in range(24):
        assert words.about_space(position).endswith(".")
    for ability in range(6):
        assert words.about_ability(ability).endswith(".")
    assert len({words.card(card) for card in range(55)}) == 55


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_told(lang: str, players: int) -> None:
    """A random game, every option and event of it."""
    rules = compose(EDITION, (), players)
    words = Words(rules, EDITION, lang, ["Ada", "Ben", "Cleo", "Dan"][:players])
    state = rules.new_state()
    journal = listen(state)
    random = Random(1)
    while (decider := rules.decider(state)) != BY_NOBODY:
        if decider == BY_CHANCE:
            action = rules.sample(state, random)
        else:
            options = rules.options(state)
            assert fine(words.prompt(top(state)))
            labels = [words.action(option) for option in options]
            assert len(set(labels)) == len(labels)
            action = options[random.below(len(options))]
        assert fine(words.action(action))
        rules.apply(state, action)
        assert all(fine(words.event(event)) for event in journal.take())


def test_names_must_fit_the_players() -> None:
    """A name for each, or none at all."""
    with pytest.raises(ValueError, match="1 names for 4 players"):
        Words(RULES, EDITION, "en", ["Ada"])


def test_players_are_called_by_name_or_colour() -> None:
    """The seats are red, yellow, blue and green."""
    assert [ENGLISH.seat(seat) for seat in range(4)] == ["Red", "Yellow", "Blue", "Green"]
    assert [GERMAN.seat(seat) for seat in range(4)] == ["Rot", "Gelb", "Blau", "Grün"]
    assert [PORTUGUESE.seat(seat) for seat in range(4)] == ["Vermelho", "Amarelo", "Azul", "Verde"]
    assert Words(RULES, EDITION, "pt", ["Ana", "Rui", "Eva", "Leo"]).event(told(n.E_TURN, 1)) == "É o turno de Rui."


def test_cards_read_as_points_and_requirements() -> None:
    """BASE-53: each form as a short phrase; cards are known by the number of the edition."""
    assert ENGLISH.card_id(38) == 39
    assert ENGLISH.card(38) == "3 points: influence in blue, an orange flag, a grey shield"
    assert GERMAN.card(38) == "3 Punkte: Einfluss in Blau, eine orange Flagge, ein grauer Schild"
    assert PORTUGUESE.card(38) == "3 pontos: influência no principado azul, uma bandeira laranja, um escudo cinza"
    assert ENGLISH.card(12) == "2 points: 2 shields of any color"
    assert GERMAN.card(15) == "2 Punkte: 2 Einflussmarker auf dem Spielplan"
    assert PORTUGUESE.card(13) == "2 pontos: 2 bandeiras de qualquer cor"
    assert ENGLISH.card(33) == "2 points: any two vassals in black, a shield of any color"
    assert GERMAN.card(36) == "2 Punkte: Hofdame und Baumeister in derselben Grafschaft, eine Flagge beliebiger Farbe"
    assert PORTUGUESE.card(29) == "2 pontos: construtor no principado cinza, um material de construção preto"


@pytest.mark.parametrize(
    ("words", "action", "label"),
    [
        (ENGLISH, pack(n.A_DEPLOY, n.BUILDER, SNAKE), "Deploy the builder to purple"),
        (GERMAN, pack(n.A_DEPLOY, n.BUILDER, SNAKE), "Baumeister in Lila einsetzen"),
        (GERMAN, pack(n.A_DEPLOY, n.SHIELD_BEARER, SNAKE), "Schildknappen in Lila einsetzen"),
        (PORTUGUESE, pack(n.A_DEPLOY, n.LADY, SNAKE), "Colocar a dama de companhia no principado roxo"),
        (ENGLISH, pack(n.A_BUILD, 14, 1), "Build on C3 with grey material"),
        (GERMAN, pack(n.A_MOVE, 1), "Gegen den Uhrzeigersinn ziehen"),
        (PORTUGUESE, pack(n.A_RELOCATE, n.BUILDER, 0), "Realocar o construtor no sentido horário"),
        (ENGLISH, pack(n.A_MISSION, 7), "Complete mission – 1 point: influence in blue"),
        (ENGLISH, n.A_CHANCE_ROLL | ROLL << 8, "Roll: 3, 5, 1, Merlin 6"),
        (GERMAN, pack(n.A_FLAG_MIRROR), "Flagge „Spiegeln“: Ritter auf das gegenüberliegende Feld stellen"),
        (PORTUGUESE, pack(n.A_CLAIM, n.FLAG, 5), "Pegar uma bandeira marrom"),
    ],
)
def test_labels(words: Words, action: int, label: str) -> None:
    """Labels as they are shown."""
    assert words.action(action) == label


@pytest.mark.parametrize(
    ("words", "event", "sentence"),
    [
        (ENGLISH, told(n.E_DEPLOYED, 0, 2, SNAKE), "Red deploys the builder to the purple principality."),
        (GERMAN, told(n.E_DEPLOYED, 0, 1, SNAKE), "Rot setzt den Schildknappen in der lila Grafschaft ein."),
        (PORTUGUESE, told(n.E_DEPLOYED, 2, 0, 5), "Azul coloca a dama de companhia no principado marrom."),
        (ENGLISH, told(n.E_CLAIMED, 1, n.FLAG, 0), "Yellow takes a black flag."),
        (GERMAN, told(n.E_CLAIMED, 1, n.SHIELD, 0), "Gelb nimmt einen schwarzen Schild."),
        (PORTUGUESE, told(n.E_RETURNED, 1, n.FLAG, 2), "Amarelo devolve uma bandeira azul."),
        (ENGLISH, told(n.E_MOVED, 2, 1, 5, -1), "Blue moves Merlin 1 space counter-clockwise to “Exchange”."),
        (GERMAN, told(n.E_MOVED, 2, 0, 6, 3), "Blau zieht den Ritter 3 Felder im Uhrzeigersinn auf „Gral“."),
        (PORTUGUESE, told(n.E_MOVED, 2, 0, 6, 0), "Azul deixa o cavaleiro em “Graal”."),
        (PORTUGUESE, told(n.E_PERFORMS, 3, 14), "Verde realiza “Realocar um assistente”."),
        (ENGLISH, told(n.E_ROLLED, 3, ROLL), "Green rolls 3, 5, 1, Merlin 6."),
        (GERMAN, told(n.E_TERRITORY, 0, 1, 5, 7), "Das Waldgebiet bei B2 wird gewertet: 5 Plättchen."),
        (PORTUGUESE, told(n.E_TILE, 0, 23, 5), "D6: peça de lago com torre."),
    ],
)
def test_sentences(words: Words, event: Event, sentence: str) -> None:
    """Sentences of the log as they are shown."""
    assert words.event(event) == sentence


def test_starting_tile_tells_all_that_it_gives() -> None:
    """BASE-9: the knight's space, three goods and the principality of the marker."""
    assert GERMAN.event(told(n.E_STARTING_TILE, 0, 0)) == (
        "Rot erhält ein Startplättchen: Ritter auf Grau, eine lila Flagge, ein orange Schild, "
        "ein braunes Baumaterial, Einfluss in Blau."
    )


def test_prompts() -> None:
    """Questions as they are asked."""
    arrived = pack(n.F_ARRIVED, 0, n.KNIGHT_FIGURE, 5)
    walking = pack(n.F_MOVE, 0, 3, n.MERLIN_FIGURE)
    assert ENGLISH.prompt(pack(n.F_TURN, 0)) == "Choose a die."
    assert ENGLISH.prompt(arrived) == "Which good do you give back?"
    assert GERMAN.prompt(arrived) == "Welchen Gegenstand gibst du zurück?"
    assert PORTUGUESE.prompt(arrived) == "Qual item você devolve?"
    assert ENGLISH.prompt(walking) == "Which way does Merlin go?"


@pytest.mark.parametrize(
    ("points", "english", "german", "portuguese"),
    [
        (2, "gains 2 points", "erhält 2 Punkte", "ganha 2 pontos"),
        (1, "gains 1 point", "erhält 1 Punkt", "ganha 1 ponto"),
        (0, "gains 0 points", "erhält 0 Punkte", "ganha 0 pontos"),
        (-1, "loses 1 point", "verliert 1 Punkt", "perde 1 ponto"),
        (-3, "loses 3 points", "verliert 3 Punkte", "perde 3 pontos"),
    ],
)
def test_points_are_gained_or_lost_in_the_right_number(points: int, english: str, german: str, portuguese: str) -> None:
    """One point, several, and none, which Portuguese counts like several."""
    event = told(POINTS_EVENT, 0, points, n.R_INFLUENCE)
    assert ENGLISH.event(event) == f"Red {english} (Influence)."
    assert GERMAN.event(event) == f"Rot {german} (Einfluss)."
    assert PORTUGUESE.event(event) == f"Vermelho {portuguese} (Influência)."


@pytest.mark.parametrize(
    ("number", "sentences"),
    [
        (0, ("Red could not repel 0 traitors.", "Vermelho não conseguiu expulsar 0 traidores.")),
        (1, ("Red could not repel 1 traitor.", "Vermelho não conseguiu expulsar 1 traidor.")),
        (2, ("Red could not repel 2 traitors.", "Vermelho não conseguiu expulsar 2 traidores.")),
    ],
)
def test_counted_pieces_agree(number: int, sentences: tuple[str, str]) -> None:
    """The same for pieces that are counted."""
    event = told(n.E_TRAITORS_LEFT, 0, number)
    assert (ENGLISH.event(event), PORTUGUESE.event(event)) == sentences


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        (ENGLISH, ["-1 point", "0 points", "1 point", "2 points"]),
        (GERMAN, ["-1 Punkt", "0 Punkte", "1 Punkt", "2 Punkte"]),
        (PORTUGUESE, ["-1 ponto", "0 pontos", "1 ponto", "2 pontos"]),
    ],
    ids=languages(),
)
def test_totals_agree_and_keep_their_sign(words: Words, texts: list[str]) -> None:
    """BASE-70: a total may be negative."""
    assert [words.catalogue.text("ui-points", points=points) for points in (-1, 0, 1, 2)] == texts


def test_rule_of_an_event_is_that_of_its_space_or_reason() -> None:
    """Performing is ruled by the space, points by their reason, all else by the event itself."""
    assert ENGLISH.event_rule(told(n.E_PERFORMS, 0, 6)) == "BASE-39"
    assert ENGLISH.event_rule(told(POINTS_EVENT, 0, 3, n.R_EXCALIBUR)) == "BASE-71"
    assert ENGLISH.event_rule(told(n.E_MOVED, 0, 0, 6)) == "BASE-12"


def test_emblems_follow_the_edition() -> None:
    """EDITION-5: in an edition with other emblems these are shown; words tell principalities by their colours."""
    text = resources.files("merlin_bigbox.edition").joinpath("bigbox.toml").read_text(encoding="utf-8")
    swapped = loads(text.replace('purple = "snake", orange = "fox"', 'purple = "fox", orange = "snake"'), "swapped")
    words = Words(compose(swapped, (), 4), swapped, "de")
    assert guide(GameOptions(4), swapped, "de").colours[SNAKE].emblem == "fox"
    assert words.colour(SNAKE) == "Lila"
    assert words.space(12) == "Lila Grafschaft"
    assert words.principality(SNAKE) == "lila Grafschaft"


LONGEST_QUESTION = 72
"""What two lines of the prompt's box hold on a phone, in letters."""


@pytest.mark.parametrize("lang", languages())
def test_every_space_has_a_question_of_its_own(lang: str) -> None:
    """Who comes onto a space is asked what its action asks, by its rule, in few words."""
    options = GameOptions(4, tuple(module_names()))
    words = Words(options.rules(EDITION), EDITION, lang)
    for position, space in enumerate(words.rules.space_specs):
        question = words.ask_space(position)
        assert question.endswith("?"), space.name
        assert len(question) <= LONGEST_QUESTION, question


@pytest.mark.parametrize("lang", languages())
def test_questions_fit_their_box_and_cite_the_rule_of_the_space(lang: str) -> None:
    game = Game.new(GameOptions(3, tuple(module_names())), seed="questions")
    words = Words(game.rules, game.edition, lang)
    random = Random(5)
    asked: set[str] = set()
    while not game.is_over:
        question = words.prompt(game.frame)
        assert len(question) <= LONGEST_QUESTION, question
        if game.frame_name == "arrived":
            spec = game.rules.frame_specs[int(kind_of(game.frame))]
            space = frame_field(spec, game.frame, "space")
            assert question == words.ask_space(space)
            assert words.prompt_rule(game.frame) == game.rules.space_specs[space].rule
        asked.add(game.frame_name)
        options = game.options_now()
        game.play(options[random.below(len(options))])
    assert {"turn", "arrived", "after"} <= asked
