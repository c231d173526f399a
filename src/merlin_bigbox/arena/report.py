"""The report of an arena: one self-contained HTML file with tables and charts, in one language."""

from __future__ import annotations

from merlin_bigbox.arena.charts import COLOURS, Row, Span, bar_chart, interval_chart, span_chart, stacked_chart
from merlin_bigbox.arena.formatting import NONE, Wording
from merlin_bigbox.arena.html import Cell, command, facts, key, page, paragraph, section, table
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.standings import Figure, Summary
from merlin_bigbox.game.words import Words


def html_report(summary: Summary, settings: Settings, lang: str) -> str:
    """The whole page: standings first, settings and notes last."""
    words = Wording(lang)
    plain = summary.settings
    setting = (
        f"{words.text('players')}: {plain['players']} · {words.text('modules')}: {words.modules(plain['modules'])}"
    )
    few, clock = words.few(summary), words.clock(summary)
    parts = [
        paragraph(words.played(summary)),
        paragraph(setting, "quiet"),
        paragraph(few, "note") if few else "",
        paragraph(clock, "note") if clock else "",
        _standing(summary, words),
        _luck(summary, words),
        _wins(summary, words),
        _meetings(summary, words),
        _sources(summary, settings, words),
        _times(summary, words),
        _positions(summary, words),
        _settings(summary, words),
        section(words.text("how"), *(paragraph(words.text(f"how-{part}")) for part in _explained(summary))),
    ]
    title = words.text("title", bots=", ".join(summary.labels().values()))
    return page(lang, title, [part for part in parts if part])


def _explained(summary: Summary) -> tuple[str, ...]:
    return ("rating", "interval", "deals", *(("luck",) if summary.tells_luck else ()))


def reason_names(settings: Settings, lang: str) -> dict[str, str]:
    """The labels of the sources of points, by their names in the figures."""
    rules = settings.rules()
    told = Words(rules, settings.edition, lang)
    return {spec.name: told.reason(index) for index, spec in enumerate(rules.reason_specs)}


def _standing(summary: Summary, words: Wording) -> str:
    labels = summary.labels()
    head = ["bot", "rank", "rating", "above", "wins", "points", "deviation", "seats"]
    rows: list[list[str | Cell]] = [
        [
            labels[bot.name],
            str(place),
            _cell(bot.rating, words),
            NONE if bot.above_next is None else _cell(bot.above_next, words),
            Cell(words.share(bot.win_share.value), words.interval(bot.win_share, 1, 100)),
            _cell(bot.points, words, 1),
            words.number(bot.deviation, 1),
            str(bot.seats),
        ]
        for place, bot in enumerate(summary.bots, 1)
    ]
    chart = interval_chart(
        words.text("chart-ratings"),
        [_row(labels[bot.name], bot.rating, _told(bot.rating, words)) for bot in summary.bots],
        words.number,
    )
    told = table(words.text("standing-caption"), [words.text(name) for name in head], rows)
    return section(words.text("standing"), chart, told)


def _luck(summary: Summary, words: Wording) -> str:
    """Points ahead and the ratings they are worth, with luck and without; empty if luck was not measured."""
    if not summary.tells_luck:
        return ""
    labels = summary.labels()
    head = ["bot", "luck", "lead", "lead-adjusted", "rated", "rated-adjusted"]
    rows: list[list[str | Cell]] = [
        [
            labels[bot.name],
            _cell(found.luck, words, 1),
            _cell(found.ahead, words, 1),
            _cell(found.adjusted, words, 1),
            _cell(found.rating, words),
            _cell(found.adjusted_rating, words),
        ]
        for bot in summary.bots
        if (found := bot.by_points) is not None
    ]
    return section(words.text("luck-title"), table(words.luck(summary), [words.text(name) for name in head], rows))


def _wins(summary: Summary, words: Wording) -> str:
    fair = 1 / int(summary.settings["players"])
    labels = summary.labels()
    rows: list[Row] = []
    for bot in summary.bots:
        told = f"{words.share(bot.win_share.value)} {words.brackets(bot.win_share, 1, 100)}"
        rows.append(_row(labels[bot.name], bot.win_share, told.strip()))
    chart = bar_chart(words.text("chart-wins"), rows, lambda value: f"{words.number(100 * value)} %", fair)
    return section(words.text("wins-title"), chart, paragraph(words.text("fair", share=words.share(fair)), "quiet"))


def _meetings(summary: Summary, words: Wording) -> str:
    labels = summary.labels()
    names = list(labels)
    if len(names) < 2:
        return ""
    shares: list[list[str | Cell]] = []
    for name in names:
        found = [summary.meeting(name, other) for other in names]
        cells = [
            NONE if meeting is None else Cell(words.share(meeting.ahead.value), heat=meeting.ahead.value)
            for meeting in found
        ]
        shares.append([labels[name], *cells])
    details: list[list[str | Cell]] = [
        [
            f"{labels[meeting.bot]} – {labels[meeting.other]}",
            str(meeting.meetings),
            Cell(words.share(meeting.ahead.value), words.interval(meeting.ahead, 1, 100)),
            _cell(meeting.better, words, 1),
        ]
        for meeting in summary.head_to_head
        if names.index(meeting.bot) < names.index(meeting.other)
    ]
    head = ["pair", "meetings", "ahead", "better"]
    return section(
        words.text("meetings-title"),
        table(words.text("meetings-caption"), [words.text("bot"), *labels.values()], shares),
        table(words.text("pairs-caption"), [words.text(name) for name in head], details),
    )


def _sources(summary: Summary, settings: Settings, words: Wording) -> str:
    told = reason_names(settings, words.lang)
    labels = summary.labels()
    weight = {name: sum(abs(bot.sources[name]) for bot in summary.bots) for name in told}
    used = sorted((name for name in told if weight[name] > 0), key=lambda name: -weight[name])
    shown, rest = used[: COLOURS - 1], used[COLOURS - 1 :]
    names = [told[name] for name in shown] + ([words.text("other-sources")] if rest else [])
    parts = [
        [bot.sources[name] for name in shown] + ([sum(bot.sources[name] for name in rest)] if rest else [])
        for bot in summary.bots
    ]
    bars = [_row(labels[bot.name], bot.points, words.number(bot.points.value, 1)) for bot in summary.bots]
    chart = stacked_chart(
        words.text("chart-sources"), bars, parts, names, lambda value: words.number(value, 1 if value % 1 else 0)
    )
    rows = [[told[name], *(words.number(bot.sources[name], 2) for bot in summary.bots)] for name in used]
    rows.append([words.text("total"), *(words.number(bot.points.value, 2) for bot in summary.bots)])
    sources = table(words.text("sources-caption"), [words.text("source"), *labels.values()], rows)
    return section(words.text("sources-title"), chart, key(names), sources)


def _times(summary: Summary, words: Wording) -> str:
    labels = summary.labels()
    head = ["bot", "decisions", "mean", "median", "p99", "longest", "limit", "over"]
    rows: list[list[str]] = []
    spans: list[Span] = []
    for bot in summary.bots:
        times = bot.times
        rows.append([labels[bot.name], *words.times(times)])
        told = " · ".join(words.seconds(value) for value in (times.median, times.p99, times.longest))
        spans.append(Span(labels[bot.name], told, times.median, times.p99, times.longest, times.limit))
    chart = span_chart(words.text("chart-times"), spans, lambda value: words.seconds(value, short=True))
    caption = words.text("times-caption")
    return section(words.text("times-title"), chart, table(caption, [words.text(name) for name in head], rows))


def _positions(summary: Summary, words: Wording) -> str:
    rows = [
        [str(number), words.number(position.mean_points, 1), words.share(position.win_share)]
        for number, position in enumerate(summary.positions, 1)
    ]
    head = [words.text("position"), words.text("points"), words.text("wins")]
    return section(words.text("positions-title"), table(words.text("positions-caption"), head, rows))


def _settings(summary: Summary, words: Wording) -> str:
    plain = summary.settings
    labels = summary.labels()
    pairs = [
        (words.text("players"), str(plain["players"])),
        (words.text("modules"), words.modules(plain["modules"])),
        *([(words.text("variants"), ", ".join(plain["variants"]))] if plain["variants"] else []),
        (words.text("length"), words.number(summary.decisions_per_game, 1)),
        (words.text("forced"), words.share(summary.forced_share)),
        (words.text("seed"), str(plain["seed"])),
        (words.text("edition"), str(plain["edition"])[:12]),
        (words.text("version"), f"{plain['version']} · {str(plain['program'])[:12]}"),
        *((labels[name], f"{name} · {digest[:12]}") for name, digest in plain["files"].items()),
    ]
    return section(
        words.text("settings"), facts(pairs), paragraph(words.text("again"), "quiet"), command(summary.command)
    )


def _cell(figure: Figure, words: Wording, digits: int = 0) -> Cell:
    """A value with its interval below."""
    return Cell(words.number(figure.value, digits), words.interval(figure, digits))


def _told(figure: Figure, words: Wording) -> str:
    return f"{words.number(figure.value)} {words.brackets(figure)}".strip()


def _row(label: str, figure: Figure, told: str) -> Row:
    return Row(label, told, figure.value, figure.low, figure.high)
