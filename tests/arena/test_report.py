"""The report holds every figure in three languages, needs nothing from elsewhere, and its JSON twin keeps its form."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from merlin_bigbox.arena import Settings, Summary, html_report, play_arena, summarise
from merlin_bigbox.arena.charts import Row, Scale, bar_chart, stacked_chart, ticks
from merlin_bigbox.arena.formatting import Wording
from merlin_bigbox.arena.html import Cell, table
from merlin_bigbox.arena.report import reason_names
from merlin_bigbox.arena.standings import Figure, command
from merlin_bigbox.arena.statistics import by_the_clock
from merlin_bigbox.edition import load
from merlin_bigbox.locale import languages
from tests.arena.last_bot import LAST
from tests.arena.synthetic import played

SETTINGS = Settings(load(), (LAST, "random"), 3, ("gold",), seed=4, limit=0.5)
EMPTY = {"meta"}


@pytest.fixture(scope="module")
def summary() -> Summary:
    """Two bots at tables of three, with deals enough for intervals."""
    return summarise(SETTINGS, play_arena(SETTINGS, 60))


class Page(HTMLParser):
    """Reads a page: the texts it shows, its tags with their attributes, and whether they are closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.shown: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.shown.append(data)


def page(summary: Summary, lang: str) -> Page:
    read = Page(html_report(summary, SETTINGS, lang))
    read.close()
    assert read.open == []
    return read


@pytest.mark.parametrize("lang", languages())
def test_report_shows_every_figure(summary: Summary, lang: str) -> None:
    """As the language writes it."""
    words, shown = Wording(lang), set(page(summary, lang).shown)
    expected = {words.played(summary), summary.command, words.number(summary.decisions_per_game, 1)}
    reasons, labels = reason_names(SETTINGS, lang), summary.labels()
    for bot in summary.bots:
        expected |= {labels[bot.name], str(bot.seats), words.number(bot.deviation, 1), words.share(bot.win_share.value)}
        expected |= {words.number(bot.rating.value), words.interval(bot.rating)}
        expected |= {words.number(bot.points.value, 1), words.interval(bot.points, 1)}
        expected.add(words.interval(bot.win_share, 1, 100))
        expected |= {words.number(points, 2) for points in bot.sources.values() if points}
        expected |= {reasons[name] for name, points in bot.sources.items() if points}
        times = bot.times
        assert words.times(times)[5] == words.seconds(0.5)
        expected |= set(words.times(times))
    above = summary.bots[0].above_next
    assert above is not None
    expected |= {words.number(above.value), words.interval(above)}
    for meeting in summary.head_to_head:
        expected.add(words.share(meeting.ahead.value))
    first = summary.head_to_head[0]
    expected |= {str(first.meetings), words.interval(first.ahead, 1, 100), words.number(first.better.value, 1)}
    for position in summary.positions:
        expected |= {words.number(position.mean_points, 1), words.share(position.win_share)}
    assert expected - shown == set()
    assert words.text("standing") in shown


@pytest.mark.parametrize("lang", languages())
def test_report_needs_nothing_from_elsewhere_and_no_script(summary: Summary, lang: str) -> None:
    text = html_report(summary, SETTINGS, lang)
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|<iframe|\bsrc=|\bhref=|\bon\w+=", text)
    assert f'<html lang="{lang}">' in text
    assert "prefers-color-scheme: dark" in text


def test_tables_and_charts_can_be_read_aloud(summary: Summary) -> None:
    """Every table has a caption and headings with their scope, every chart a name that is also shown."""
    tags = page(summary, "en").tags
    assert sum(tag == "table" for tag, _ in tags) == sum(tag == "caption" for tag, _ in tags) == 6
    assert all(attributes.get("scope") in {"row", "col"} for tag, attributes in tags if tag == "th")
    charts = [attributes for tag, attributes in tags if tag == "svg"]
    assert len(charts) == 4
    assert all(attributes["role"] == "img" for attributes in charts)
    assert {attributes["aria-label"] for attributes in charts} <= set(page(summary, "en").shown)


def shape(value: object) -> object:
    """The keys and kinds of plain data, lists by their first entry."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return type(value).__name__


def test_figures_keep_their_form(summary: Summary) -> None:
    """Programs read them: a change here needs another number in the format."""
    data = json.loads(json.dumps(summary.as_json()))
    assert data["format"] == "merlin arena report 2"
    figure = {"value": "float", "low": "float", "high": "float"}
    sources = data["bots"][0].pop("sources")
    assert sum(sources.values()) == pytest.approx(data["bots"][0]["points"]["value"])
    settings = data.pop("settings")
    assert set(settings) == {
        *(
            "version",
            "program",
            "edition",
            "bots",
            "files",
            "players",
            "modules",
            "variants",
            "seed",
            "limit",
            "reasons",
        ),
    }
    assert list(sources) == settings["reasons"]
    assert shape(data) == {
        "format": "str",
        "command": "str",
        "games": "int",
        "deals": "int",
        "shared_victories": "int",
        "decisions_per_game": "float",
        "forced_share": "float",
        "bots": [
            {
                "name": "str",
                "rating": figure,
                "above_next": figure,
                "seats": "int",
                "win_share": figure,
                "points": figure,
                "deviation": "float",
            }
        ],
        "head_to_head": [{"bot": "str", "other": "str", "meetings": "int", "ahead": figure, "better": figure}],
        "positions": [{"mean_points": "float", "win_share": "float"}],
        "by_the_clock": [],
    }
    times = json.loads(json.dumps(summary.times_as_json()))
    assert list(times) == [bot.name for bot in summary.bots]
    assert shape(times[LAST]) == {
        "decisions": "int",
        "mean": "float",
        "median": "float",
        "p99": "float",
        "longest": "float",
        "limit": "float",
        "over_share": "float",
    }


def test_summary_is_that_of_the_games(summary: Summary) -> None:
    """Counted by hand."""
    games = played(SETTINGS, 60)
    assert summary.games == 60
    assert summary.deals == 10
    assert summary.shared_victories == sum(game.points.count(max(game.points)) > 1 for game in games)
    held = [
        (game.points[seat], times.decisions)
        for game in games
        for seat, (name, times) in enumerate(zip(game.seating.seats, game.times, strict=True))
        if name == LAST
    ]
    best = next(bot for bot in summary.bots if bot.name == LAST)
    assert best.seats == len(held) == 90
    assert best.points.value == pytest.approx(sum(points for points, _ in held) / 90)
    assert best.times.decisions == sum(decisions for _, decisions in held)
    meeting = summary.meeting(LAST, "random")
    assert meeting is not None
    assert meeting.meetings == 2 * 60
    assert summary.meeting(LAST, LAST) is None
    assert summary.bots[-1].above_next is None


def test_the_command_plays_the_same_again(summary: Summary) -> None:
    words = f"./merlin arena --bots {LAST},random --games 60 --players 3 --modules gold --seed 4 --limit 0.5"
    assert summary.command == words
    assert command(replace(SETTINGS, edition_file="my own.toml"), 60) == f"{words} --edition 'my own.toml'"


def test_a_bot_in_a_file_is_called_by_its_class_where_that_is_clear(summary: Summary) -> None:
    """The file and its digest are told once; classes of one name are told apart by their files."""
    assert summary.labels() == {LAST: "Last", "random": "random"}
    assert f"{LAST} · {summary.settings['files'][LAST][:12]}" in page(summary, "en").shown
    one, two = summary.bots
    twins = replace(summary, bots=[replace(one, name="a.py:Bot"), replace(two, name="b.py:Bot")])
    assert list(twins.labels().values()) == ["a.py:Bot", "b.py:Bot"]


def test_few_deals_are_told_to_be_few() -> None:
    settings = Settings(load(), ("random",), 2)
    summary = summarise(settings, play_arena(settings, 2))
    assert summary.bots[0].rating == Figure(1500.0, None, None)
    text = html_report(summary, settings, "en")
    assert "too few for intervals. 10 games are 10 deals of these bots." in text
    assert Wording("en").text("meetings-title") not in text


def test_bots_that_think_by_the_clock_are_told(summary: Summary) -> None:
    """Their results depend on the machine; those of bots that count visits do not."""
    settings = Settings(load(), ("merlin@0.5", "merlin@4v", "random"), 2)
    assert by_the_clock(settings.names()) == ["merlin@0.5"]
    told = replace(summary, by_the_clock=["random"])
    for lang in languages():
        assert Wording(lang).clock(summary) == ""
        assert Wording(lang).clock(told) in page(told, lang).shown
        assert ": random. " in Wording(lang).clock(told)


def test_names_are_shown_as_they_are() -> None:
    """A name is text, whatever signs it has."""
    assert "<td>a&lt;b</td>" in table("c", ["x", "y"], [["1", Cell("a<b")]])
    chart = stacked_chart("t", [Row("<i>", "", 0.0)], [[1.0, -2.0]], ["&", "b"], str)
    assert "<i>" not in chart
    assert "&lt;i&gt;" in chart


def test_numbers_are_written_as_the_language_does() -> None:
    english, german = Wording("en"), Wording("de")
    assert (english.number(-1.25, 1), german.number(1234.5, 1)) == ("\u22121.2", "1234,5")
    assert english.number(-0.01, 1) == "0.0"
    assert [german.seconds(value) for value in (0.00005, 0.0123, 0.5, 2)] == ["50 µs", "12,3 ms", "500 ms", "2,00 s"]
    assert [german.seconds(value, short=True) for value in (0.01, 1)] == ["10 ms", "1 s"]
    assert german.interval(Figure(1, None, None)) == ""
    assert german.brackets(Figure(0.5, 0.25, 0.75), 1, 100) == "(25,0…75,0)"


def test_charts_draw_values_where_they_belong() -> None:
    scale = Scale(0, 10)
    assert scale.x(0) < scale.x(5) < scale.x(10)
    assert scale.x(5) == pytest.approx((scale.x(0) + scale.x(10)) / 2)
    logarithmic = Scale(1, 100, logarithmic=True)
    assert logarithmic.x(10) == pytest.approx((logarithmic.x(1) + logarithmic.x(100)) / 2)
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(1380, 1620) == [1400, 1450, 1500, 1550, 1600]
    assert ticks(3, 3) == [3]
    assert "<svg" in bar_chart("t", [], str)
