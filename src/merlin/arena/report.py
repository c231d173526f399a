"""The report of an arena: one HTML file with tables and charts in one language, which needs nothing else to be read."""

from __future__ import annotations

from merlin.arena.charts import COLOURS, Range, Span, bar_chart, interval_chart, span_chart, stacked_chart
from merlin.arena.page import Cell, facts, key, page, paragraph, section, table
from merlin.arena.resampling import FEWEST_DEALS
from merlin.arena.settings import Settings
from merlin.arena.summary import Figure, Summary
from merlin.arena.wording import NONE, Wording
from merlin.game.words import Words


def html_report(summary: Summary, settings: Settings, lang: str) -> str:
    """The whole page."""
    words = Wording(lang)
    few = paragraph(words.text("few", deals=FEWEST_DEALS), "note") if summary.deals < FEWEST_DEALS else ""
    parts = [
        _settings(summary, words),
        few,
        _standing(summary, words),
        _wins(summary, words),
        _meetings(summary, words),
        _sources(summary, settings, words),
        _times(summary, words),
        _positions(summary, words),
        section(words.text("how"), *(paragraph(words.text(f"how-{part}")) for part in ("rating", "interval", "deals"))),
    ]
    return page(
        lang, words.text("title", bots=", ".join(bot.name for bot in summary.bots)), [part for part in parts if part]
    )


def reason_names(settings: Settings, lang: str) -> dict[str, str]:
    """The sources of points as on the score sheet, by the names they have in figures."""
    rules = settings.rules()
    told = Words(rules, settings.edition, lang)
    return {spec.name: told.reason(index) for index, spec in enumerate(rules.reason_specs)}


def _settings(summary: Summary, words: Wording) -> str:
    plain = summary.settings
    pairs = [
        (words.text("games"), str(summary.games)),
        (words.text("deals"), str(summary.deals)),
        (words.text("players"), str(plain["players"])),
        (words.text("modules"), words.modules(plain["modules"])),
        (words.text("shared"), str(summary.shared_victories)),
        (words.text("length"), words.number(summary.decisions_per_game, 1)),
        (words.text("forced"), words.share(summary.forced_share)),
        (words.text("seed"), str(plain["seed"])),
        (words.text("edition"), str(plain["edition"])[:12]),
        (words.text("version"), str(plain["version"])),
        (words.text("command"), summary.command),
    ]
    if plain["variants"]:
        pairs.insert(4, (words.text("variants"), ", ".join(plain["variants"])))
    return facts(pairs)


def _standing(summary: Summary, words: Wording) -> str:
    head = [
        "bot",
        "rank",
        "rating",
        "interval",
        "above",
        "interval",
        "wins",
        "points",
        "interval",
        "deviation",
        "seats",
    ]
    rows = [
        [
            bot.name,
            str(place),
            words.number(bot.rating.value),
            words.interval(bot.rating),
            NONE if bot.above_next is None else words.number(bot.above_next.value),
            NONE if bot.above_next is None else words.interval(bot.above_next),
            words.share(bot.win_share.value),
            words.number(bot.points.value, 1),
            words.interval(bot.points, 1),
            words.number(bot.deviation, 1),
            str(bot.seats),
        ]
        for place, bot in enumerate(summary.bots, 1)
    ]
    title = words.text("standing")
    chart = interval_chart(
        words.text("chart-ratings"),
        [_range(bot.name, bot.rating, f"{bot.name}: {words.number(bot.rating.value)}") for bot in summary.bots],
        words.number,
    )
    return section(title, table(words.text("standing-caption"), [words.text(name) for name in head], rows), chart)


def _wins(summary: Summary, words: Wording) -> str:
    fair = 1 / int(summary.settings["players"])
    told = words.text("fair", share=words.share(fair))
    rows = [[bot.name, words.share(bot.win_share.value), words.interval(bot.win_share, 1, 100)] for bot in summary.bots]
    chart = bar_chart(
        words.text("chart-wins"),
        [_range(bot.name, bot.win_share, f"{bot.name}: {words.share(bot.win_share.value)}") for bot in summary.bots],
        lambda value: f"{words.number(100 * value)} %",
        fair,
        told,
    )
    head = [words.text("bot"), words.text("wins"), words.text("interval-percent")]
    return section(words.text("wins-title"), chart, table(told, head, rows))


def _meetings(summary: Summary, words: Wording) -> str:
    names = [bot.name for bot in summary.bots]
    if len(names) < 2:
        return ""
    shares: list[list[str | Cell]] = []
    details: list[list[str | Cell]] = []
    for name in names:
        line: list[str | Cell] = [name]
        for other in names:
            found = summary.meeting(name, other)
            line.append(NONE if found is None else Cell(words.share(found.ahead.value), found.ahead.value))
        shares.append(line)
    for found in summary.head_to_head:
        if names.index(found.bot) < names.index(found.other):
            pair = f"{found.bot} – {found.other}"
            ahead, better = words.interval(found.ahead, 1, 100), words.interval(found.better, 1)
            details.append(
                [
                    pair,
                    str(found.meetings),
                    words.share(found.ahead.value),
                    ahead,
                    words.number(found.better.value, 1),
                    better,
                ]
            )
    head = ["pair", "meetings", "ahead", "interval-percent", "better", "interval"]
    return section(
        words.text("meetings-title"),
        table(words.text("meetings-caption"), [words.text("bot"), *names], shares),
        table(words.text("pairs-caption"), [words.text(name) for name in head], details),
    )


def _sources(summary: Summary, settings: Settings, words: Wording) -> str:
    told = reason_names(settings, words.lang)
    weight = {name: sum(abs(bot.sources[name]) for bot in summary.bots) for name in told}
    used = sorted((name for name in told if weight[name] > 0), key=lambda name: -weight[name])
    shown, rest = used[: COLOURS - 1], used[COLOURS - 1 :]
    names = [told[name] for name in shown] + ([words.text("other-sources")] if rest else [])
    parts = [
        [bot.sources[name] for name in shown] + ([sum(bot.sources[name] for name in rest)] if rest else [])
        for bot in summary.bots
    ]
    labels = [bot.name for bot in summary.bots]
    chart = stacked_chart(words.text("chart-sources"), labels, parts, names, lambda value: words.number(value, 1))
    rows = [[told[name], *(words.number(bot.sources[name], 2) for bot in summary.bots)] for name in used]
    rows.append([words.text("total"), *(words.number(bot.points.value, 2) for bot in summary.bots)])
    sources = table(words.text("sources-caption"), [words.text("source"), *labels], rows)
    return section(words.text("sources-title"), chart, key(names), sources)


def _times(summary: Summary, words: Wording) -> str:
    head = ["bot", "decisions", "mean", "median", "p99", "longest", "limit", "over"]
    rows: list[list[str]] = []
    spans: list[Span] = []
    for bot in summary.bots:
        times = bot.times
        limit = NONE if times.limit is None else words.seconds(times.limit)
        over = NONE if times.over_share is None else words.share(times.over_share)
        measured = [words.seconds(value) for value in (times.mean, times.median, times.p99, times.longest)]
        rows.append([bot.name, str(times.decisions), *measured, limit, over])
        told = f"{bot.name}: {' · '.join(measured[1:])}"
        spans.append(Span(bot.name, times.median, times.p99, times.longest, times.limit, told))
    chart = span_chart(words.text("chart-times"), spans, words.seconds)
    return section(
        words.text("times-title"), chart, table(words.text("times-caption"), [words.text(name) for name in head], rows)
    )


def _positions(summary: Summary, words: Wording) -> str:
    rows = [
        [str(number), words.number(position.mean_points, 1), words.share(position.win_share)]
        for number, position in enumerate(summary.positions, 1)
    ]
    head = [words.text("position"), words.text("points"), words.text("wins")]
    return section(words.text("positions-title"), table(words.text("positions-caption"), head, rows))


def _range(name: str, figure: Figure, told: str) -> Range:
    return Range(name, figure.value, figure.low, figure.high, told)
