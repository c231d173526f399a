"""Every catalogue uses the words of the game's own editions, one word for one thing, as a native speaker would.

A pattern is looked for in the texts alone: ids, attributes and variables keep the names they have in the program.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from merlin_bigbox.locale import languages

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "web/src")

EMBLEMS: Final = r"\b(?:Dragon|Dove|Fish|Snake|Fox|Eagle)\b"

# A pattern (matched whatever its case unless it says otherwise) and the better word.
TERMS: Final[dict[str, dict[str, str]]] = {
    "en": {
        # American spelling, as in the English rulebook; grey is the one exception: it is what the pieces are called.
        r"colou?red\b(?<!colored)|colour": "color",
        r"defence": "defense",
        r"neighbour": "neighbor",
        r"behaviour": "behavior",
        r"favour": "favor",
        r"labour": "labor",
        r"\bcentre": "center",
        r"\bgray": "grey",
        r"(?:recogn|organ|real|minim|maxim)is(?:e|ed|ing)\b": "-ize",
        # The game's terms.
        r"\bown di(?:e|ce)\b|\bown colou?r\b": "personal die",
        r"\bhenchm[ae]n\b|\bservants?\b": "vassal",
        r"\bcounters?\b(?!-)": "influence marker",
        r"\bwands?\b|\bsticks?\b": "staff",
        r"\bdeck\b": "draw pile",
        r"\bresolv(?:e|es|ed|ing)\b": "complete (a mission)",
        EMBLEMS: "black, grey, blue, purple, orange, brown",
        r"^Repel$": "Repel traitors",
        r"^Space for\b": "Victory point space:",
        # What only a translation would say.
        r"\banew\b": "again",
        r"\bgo(?:es)? on\b|\bgone on\b": "continue",
        r"\btold\b|\btells\b": "show, say, report",
        r"\bby (?:itself|themselves)\b": "automatically",
        r"\bare open\b": "you may",
        r"\bbeside\b": "next to",
        r"\b(?:once|twice|times|games|decisions|seconds|cards?) a (?:turn|round|game|minute|second)\b": "per",
        r"^ a (?:turn|round|game|minute|second)\b": "per",
        r"\bmeanwhile\b": "in the meantime",
        r"\bthe one who made\b": "the host",
        r"\bspeaks? of\b": "is about, mentions",
        r"\bworth a thought\b": "comes close",
        r"\bworth telling\b": "worth mentioning",
        r"\bsums? up to\b": "add up to",
        # How it is set.
        r"\s%": "%, without a space",
        r"\S …|^ …": "…, without a space",
        r"['\"]": "typographic quotes ’ “ ”",
    },
    "de": {
        r"\beigene[rnms]? Würfel": "Spielerwürfel",
        r"\bArthur": "Artus",
        r"\bVorgabe": "Bedingung",
        r"\bStarttafel": "Startplättchen",
        r"\bauf dem Plan\b": "auf dem Spielplan",
        r"Vasall": "Gefolgsmann, Gefolgsleute",
        r"\bAufgaben?\b|\bPflicht": "Aktion",
        r"Fürstent": "Grafschaft",
        r"\bGüte(?:r|rn)\b": "Gegenstände",
        r"\bMission": "Auftrag",
        r"vertreib|vertrieb": "abwehren",
        r"\bRegion": "Landschaftsgebiet",
        r"Siegpunkt": "Punkt",
        r"(?<!der )\bReihen?\b": "Zeile",
        r"Kesselplättchen": "Kesselmarker",
        r"Pentagramm": "Sternmarker",
        r"Apfel[-/ ]*Mistel[-/ ]*plättchen|Apfel/Mistel|Apfel-/Mistel|Apfel-Mistel-": "Apfel-Mistelmarker",
        r"\bBasisspiel": "Grundspiel",
        r"Punktezettel|Wertungsbogen|Punkteblatt|Wertungszettel": "Wertungsblatt",
        r"Startzahl": "Startwert",
        r"Zauberstab": "Merlinstab",
        r"Landgut|Herrenhaus": "Rittergut",
        r"Alliierten(?!-Plättchen)": "Verbündete",
        r"\bCoach": "Begleiter",
        r"Geländeplättchen (?:Berg|Wald|See)\b": "Bergplättchen, Waldplättchen, Seeplättchen",
        r"\b(?:Drachen|Tauben|Fisch|Schlangen|Fuchs|Adler)-?[Gg]rafschaft": "schwarze, graue, blaue … Grafschaft",
        r"\bviolett|\blilane|\borangene": "lila, orange, ungebeugt",
        r"['\"]": "„ “ ’",
        r"\d%|\}%": "%, mit Leerzeichen",
    },
    "pt": {
        r"\bdados? próprios?": "dado pessoal",
        r"\bvassalos?\b": "assistente",
        r"\btarefas?\b": "dever",
        r"\broda\b": "medalhão",
        r"\bcondado": "principado",
        r"\bbens\b": "itens",
        r"\bmans(?:ão|ões)\b": "palacete",
        r"\bmolduras?\b": "borda",
        r"\brepel(?:e|ir|ido|idos)\b": "expulsar",
        r"\bdisplay\b": "cartas à mostra",
        r"\bfiguras?\b": "peão",
        r"\bjogo base\b": "jogo básico",
        r"\breservas?\b": "estoque",
        r"\b(?:carta|é uma|quinta) (?:por )?vez\b": "turno",
        r"\bpeças? acesas?\b": "peça em destaque",
        r"\brob[ôo]s?\b": "bot",
        r"\bgrav(?:ar|ad[ao]s?|e|a|amos|ou)\b": "salvar",
        r"\bregistros?\b": "histórico (o que aconteceu), partida salva (arquivo)",
        r"\bchifres?\b(?! de beber)": "chifre de beber",
        r"\bdiaristas?\b": "trabalhador",
        r"\bmarcador(?:es)? de mais\b": "marcador +1",
        r"\ban(?:el|éis) (?:intern|extern|de dentro|de fora)": "círculo interno",
        r"\bresolv(?:er|a|e|ido)\b(?= (?:a|uma) missão)": "completar",
        r"\bcumpr\w+ (?:(?:a|uma|as) )?miss|\bmiss(?:ão|ões) cumprid": "completar",
        r"\b(?:\d|uma?|dois|duas|três) (?:de )?ouros?\b|^ (?:de )?ouros?\b": "moeda de ouro, moedas de ouro",
        r"\binstrutor": "guia",
        r"\bcasas\b": "espaços",
        r"\bSir Lancelote\b": "Sir Lancelot",
        r"\banéis\b": "medalhões, círculos",
        r"\b(?:dado|marcador|cozinha)(?:es|s)? de (?:Morgana|Merlin|Artur)\b": "da Morgana, do Merlin, do Artur",
        # Portuguese of Portugal.
        r"\becrã|\bficheir|\butilizador|\bregisto|\bequipa\b|\btelemóve|\bpartilh": "português do Brasil",
        r"\best(?:á|ão|ar|ava) a \w+r\b": "gerúndio: está jogando",
        r"\bvai estar \w+ndo\b": "sem gerundismo",
        r"\s%": "%, sem espaço",
        r"\S …|^ …": "…, sem espaço",
        r"['\"]": "“ ” ’",
    },
}

# Words that are wrong in some messages only: a pattern of messages, the pattern of the word, and the better one.
HERE: Final[dict[str, dict[tuple[str, str], str]]] = {
    "de": {
        (r"cli-arena-\S+", r"Auslage|\bWertung(?:en)?\b"): "Verteilung; Spielstärke",
        (r"help-(?:arena|track)\S*", r"Startlage|Wertungszahl"): "Verteilung; Spielstärke",
    },
    "pt": {
        (r".*favor\S*|rule-FAVOR-\w+", r"\blinhas?\b"): "fileira",
        (
            r"\S*(?:castle-tile|castle-gone)|(?:action|prompt|event)-castle|rule-KNIGHT-\w+",
            r"\bcastelos?\b",
        ): "fortaleza",
        (r"ability-switch|edition-word-switch", r"\btrocar\b"): "alternar",
        (r"(?:cli|help)-(?:arena|track)\S*", r"distribuiç|classificaç(?!ão$)"): "sorteio; força",
    },
}

# Words that are right where they stand: a pattern of messages, the pattern of the word, and why.
RIGHT: Final[dict[str, dict[tuple[str, str], str]]] = {
    "en": {
        (r"emblem-\w+", EMBLEMS): "the names of the emblems themselves",
        (r"edition-word-\S+|rule-EDITION-1", EMBLEMS): "what is printed on the components",
        (r"rule-MORGANA-16", r"\bgo(?:es)? on\b|\bgone on\b"): "a marker goes on top of another",
        (r"lobby-welcome", r"\bbeside\b"): "somebody sits beside somebody",
    },
    "de": {},
    "pt": {},
}


class Text(NamedTuple):
    """One piece of text between two placeables of a message."""

    file: str
    line: int
    message: str
    words: str


def files(lang: str) -> list[Path]:
    """All catalogues of a language: those of the package and those of the page."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.ftl"))
    return sorted(path for path in found if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl"))


def texts(lang: str) -> Iterator[Text]:
    for path in files(lang):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                for element in elements(entry):
                    start = element.span.start if element.span else 0
                    line = source.count("\n", 0, start) + 1
                    yield Text(str(path.relative_to(ROOT)), line, entry.id.name, element.value)


def elements(node: ast.BaseNode) -> Iterator[ast.TextElement]:
    if isinstance(node, ast.TextElement):
        yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from elements(inner)


def terms(lang: str, message: str) -> dict[str, str]:
    """The patterns that hold for a message, with the better words."""
    here = {word: better for (messages, word), better in HERE.get(lang, {}).items() if re.fullmatch(messages, message)}
    return TERMS.get(lang, {}) | here


def allowed(lang: str, message: str, pattern: str) -> str:
    """Why a message may use a word all the same, if it may."""
    return next(
        (
            why
            for (messages, of), why in RIGHT.get(lang, {}).items()
            if of == pattern and re.fullmatch(messages, message)
        ),
        "",
    )


@pytest.mark.parametrize("lang", languages())
def test_catalogues_use_the_right_words(lang: str) -> None:
    """No catalogue uses a word for which there is a better one; the failure says where it stands and what to write."""
    wrong = [
        f"{text.file}:{text.line}: {text.message} says “{found.group().strip()}”, better: {better}"
        for text in texts(lang)
        for pattern, better in terms(lang, text.message).items()
        if (found := re.search(pattern, text.words, re.IGNORECASE)) and not allowed(lang, text.message, pattern)
    ]
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("lang", languages())
def test_exceptions_are_needed(lang: str) -> None:
    """What may use a word all the same still does."""
    spoken = list(texts(lang))
    for messages, pattern in RIGHT.get(lang, {}):
        assert any(
            re.fullmatch(messages, text.message) and re.search(pattern, text.words, re.IGNORECASE) for text in spoken
        ), (messages, pattern)
