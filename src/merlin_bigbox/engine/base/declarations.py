"""The actions, events and reasons for points of the base game: how each is written, shown and explained."""

from __future__ import annotations

from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.core.compose import Builder


def declare_actions(builder: Builder) -> None:
    flags = (n.A_FLAG_TURN, n.A_FLAG_REVERSE, n.A_FLAG_DIFFERENT, n.A_FLAG_MIRROR, n.A_FLAG_REPEL, n.A_FLAG_MISSIONS)
    moving = (n.A_DIE, n.A_MERLIN_DIE, n.A_APPLE, n.A_FLAG_TURN, n.A_FLAG_REVERSE)
    distant = (n.A_END_TURN, n.A_SHIELDS, n.A_GRAIL, n.A_SHARE, n.A_TURN, n.A_PASS, n.A_GO_ON)
    found = {
        n.A_FLAG_MIRROR: ("good:flag:{mirror}",),
        n.A_DEPLOY: ("vassal:{vassal}", "slot:{vassal}:{colour}"),
        n.A_CLAIM: ("principality:{colour}", "stock:{good}:{colour}"),
    }
    said = {**dict.fromkeys((*flags, n.A_BUILD), "returned"), n.A_DEPLOY: "deployed"}
    for kind, name, fields, touches in (
        (n.A_DIE, "die", ("face",), ("die:own:{face}",)),
        (n.A_MERLIN_DIE, "merlin", ("face",), ("die:merlin",)),
        (n.A_MOVE, "move", ("direction",), ("figure:{frame_figure}",)),
        (n.A_APPLE, "apple", ("face",), ("apple",)),
        (n.A_FLAG_TURN, "flag turn", (), ("good:flag:{turn}",)),
        (n.A_FLAG_REVERSE, "flag reverse", (), ("good:flag:{reverse}",)),
        (n.A_FLAG_DIFFERENT, "flag different", ("space",), ("space:{space}", "good:flag:{different_action}")),
        (n.A_FLAG_MIRROR, "flag mirror", (), ("good:flag:{mirror}",)),
        (n.A_FLAG_REPEL, "flag repel", ("colour",), ("traitor:{colour}", "good:flag:{repel}")),
        (n.A_FLAG_MISSIONS, "flag missions", ("card",), ("card:{card}", "good:flag:{missions}")),
        (n.A_MISSION, "mission", ("card",), ("card:{card}",)),
        (n.A_PERFORM, "perform", (), ("space:{frame_space}",)),
        (n.A_FORFEIT, "forfeit", (), ()),
        (n.A_STAFF, "staff", (), ("staff",)),
        (n.A_END_TURN, "end turn", (), ()),
        (
            n.A_DEPLOY,
            "deploy",
            ("vassal", "colour"),
            ("slot:{vassal}:{colour}", "vassal:{vassal}", "principality:{colour}"),
        ),
        (n.A_RELOCATE, "relocate", ("vassal", "direction"), ("vassal:{vassal}",)),
        (n.A_CLAIM, "claim", ("good", "colour"), ("stock:{good}:{colour}",)),
        (n.A_RETURN, "return", ("good", "colour"), ("good:{good}:{colour}",)),
        (n.A_DISCARD, "discard", ("card",), ("card:{card}",)),
        (n.A_STOP, "stop", (), ()),
        (n.A_TAKE, "take", ("card",), ("card:{card}",)),
        (n.A_DRAW, "draw", (), ("pile",)),
        (n.A_BUILD, "build", ("cell", "colour"), ("cell:{cell}", "good:material:{colour}")),
        (n.A_MARKER, "marker", ("colour",), ("marker:{colour}", "principality:{colour}")),
        (n.A_DECLINE, "decline", (), ()),
        (n.A_TRAITOR, "traitor", ("colour",), ("traitor:{colour}",)),
        (n.A_SHIELDS, "shields", (), ()),
        (n.A_GRAIL, "grail", (), ("grail",)),
        (n.A_SHARE, "share", (), ()),
        (n.A_TURN, "turn", (), ()),
        (n.A_PASS, "pass", (), ()),
        (n.A_GO_ON, "go on", (), ()),
        (n.A_CHANCE_FIRST, "chance first", ("seat",), ()),
        (n.A_CHANCE_TILE, "chance tile", ("tile",), ()),
        (n.A_CHANCE_START, "chance start", ("start",), ()),
        (n.A_CHANCE_TRAITOR, "chance traitor", ("colour",), ()),
        (n.A_CHANCE_DISPLAY, "chance display", ("card",), ()),
        (n.A_CHANCE_CARD, "chance card", ("card",), ()),
        (n.A_CHANCE_ROLL, "chance roll", ("faces",), ()),
    ):
        builder.action(
            name,
            fields,
            kind,
            touches=touches,
            reveals=kind in (n.A_MISSION, n.A_FLAG_MISSIONS, n.A_DISCARD),
            moves=kind in moving,
            arrives=kind in (n.A_MOVE, n.A_FLAG_MIRROR),
            foretold=kind not in distant and kind != n.A_DRAW,
            says=said.get(kind, ""),
            ends_in="deployed" if kind == n.A_RELOCATE else "",
            steps=found.get(kind, ()),
        )


def declare_events(builder: Builder) -> None:
    echoes = (
        *(n.E_DIE, n.E_APPLE_USED, n.E_FLAG, n.E_MOVED, n.E_PUT, n.E_PERFORMS, n.E_FORFEITS, n.E_STAFF),
        n.E_DISCARDED,
    )
    boundaries = (n.E_TURN, n.E_ROUND, n.E_SCORING, n.E_FINAL, n.E_PILE, n.E_DREW)
    of_nobody = (
        n.E_DISPLAY,
        n.E_PILE,
        n.E_SCORING,
        n.E_TERRITORY,
        n.E_PRINCIPALITY,
        n.E_FINAL,
        n.E_OVER,
        n.E_TILE,
        n.E_MAJORITY,
    )
    for kind, name, fields, rule, touches in (
        (n.E_FIRST_PLAYER, "first-player", (), "BASE-1", ("castle:{player}",)),
        (n.E_STARTING_TILE, "starting-tile", ("start",), "BASE-9", ("castle:{player}",)),
        (n.E_TRAITOR, "traitor", ("colour",), "BASE-72", ("own traitor:{colour}", "castle:{player}")),
        (n.E_DISPLAY, "display", ("card",), "BASE-51", ("card:{card}",)),
        (n.E_DREW, "drew", (), "BASE-51", ("pile", "castle:{player}")),
        (n.E_CARD, "card", ("card",), "BASE-51", ("own card:{card}", "pile")),
        (n.E_ROLLED, "rolled", ("faces",), "BASE-10", ("castle:{player}",)),
        (n.E_ROUND, "round", ("number",), "BASE-11", ()),
        (n.E_TURN, "turn", (), "BASE-11", ("castle:{player}",)),
        (n.E_DIE, "die", ("figure", "face"), "BASE-12", ("figure:{figure}", "castle:{player}")),
        (n.E_APPLE_USED, "apple-used", ("face",), "BASE-17", ("own apple", "castle:{player}")),
        (n.E_FLAG, "flag", ("ability",), "BASE-60", ("castle:{player}",)),
        (n.E_MOVED, "moved", ("figure", "space", "steps"), "BASE-12", ("figure:{figure}", "space:{space}")),
        (n.E_PUT, "put", ("figure", "space"), "BASE-12", ("figure:{figure}", "space:{space}")),
        (n.E_PERFORMS, "performs", ("space",), "", ("space:{space}",)),
        (n.E_FORFEITS, "forfeits", ("space",), "BASE-16", ("space:{space}",)),
        (n.E_STAFF, "staff", ("space",), "BASE-18", ("space:{space}", "own staff", "castle:{player}")),
        (
            n.E_DEPLOYED,
            "deployed",
            ("vassal", "colour", "origin"),
            "BASE-30",
            ("slot:{vassal}:{colour}", "principality:{colour}"),
        ),
        (
            n.E_EVICTED,
            "evicted",
            ("vassal", "colour"),
            "BASE-30",
            ("slot:{vassal}:{colour}", "own vassal:{vassal}", "castle:{player}"),
        ),
        (
            n.E_CLAIMED,
            "claimed",
            ("good", "colour"),
            "ALL-1",
            ("stock:{good}:{colour}", "own good:{good}:{colour}", "castle:{player}"),
        ),
        (
            n.E_RETURNED,
            "returned",
            ("good", "colour"),
            "ALL-2",
            ("stock:{good}:{colour}", "own good:{good}:{colour}", "castle:{player}"),
        ),
        (n.E_MARKER, "marker", ("colour",), "BASE-34", ("marker:{colour}",)),
        (n.E_MARKER_BACK, "marker-back", ("colour", "number"), "BASE-74", ("marker:{colour}", "castle:{player}")),
        (n.E_EXCALIBUR, "excalibur", (), "BASE-38", ("excalibur", "castle:{player}")),
        (n.E_GRAIL, "grail", (), "BASE-39", ("grail", "castle:{player}")),
        (n.E_APPLE, "apple", (), "BASE-39", ("own apple", "castle:{player}")),
        (n.E_REPELLED, "repelled", ("colour",), "BASE-70", ("own traitor:{colour}", "castle:{player}")),
        (n.E_REPELLED_BY_FLAG, "repelled-by-flag", ("colour",), "BASE-61", ("own traitor:{colour}", "castle:{player}")),
        (
            n.E_REPELLED_BY_EXCALIBUR,
            "repelled-by-excalibur",
            ("colour",),
            "BASE-38",
            ("own traitor:{colour}", "castle:{player}"),
        ),
        (n.E_DISCARDED, "discarded", ("card",), "BASE-42", ("castle:{player}",)),
        (n.E_TOOK, "took", ("card",), "BASE-51", ("card:{card}", "castle:{player}")),
        (n.E_PILE, "pile", (), "BASE-52", ("pile",)),
        (n.E_BUILT, "built", ("cell",), "BASE-43", ("cell:{cell}",)),
        (n.E_COMPLETED, "completed", ("card",), "BASE-50", ("castle:{player}",)),
        (n.E_SCORING, "scoring", ("number",), "BASE-19", ()),
        (n.E_TRAITORS_LEFT, "traitors-left", ("number",), "BASE-70", ("castle:{player}",)),
        (n.E_TERRITORY, "territory", ("terrain", "number", "cell"), "BASE-73", ("cell:{cell}",)),
        (
            n.E_PRINCIPALITY,
            "principality",
            ("colour", "number"),
            "BASE-74",
            ("marker:{colour}", "principality:{colour}"),
        ),
        (n.E_MAJORITY, "majority", ("counts",), "BASE-73", ()),
        (n.E_GRAIL_USED, "grail-used", ("colour",), "BASE-75", ("grail", "marker:{colour}")),
        (n.E_FINAL, "final", (), "BASE-80", ()),
        (n.E_OVER, "over", (), "BASE-81", ()),
        (n.E_TILE, "tile", ("cell", "tile"), "BASE-8", ("cell:{cell}",)),
        (n.E_PASSED, "passed", (), "BASE-12", ("castle:{player}",)),
        (n.E_NONE_LEFT, "none-left", ("good", "colour"), "ALL-1", ("stock:{good}:{colour}",)),
        (n.E_NO_MARKER, "no-marker", ("colour",), "BASE-34", ("principality:{colour}", "castle:{player}")),
    ):
        builder.event(
            name,
            fields,
            rule,
            kind,
            touches=touches,
            echo=kind in echoes,
            boundary=kind in boundaries,
            by_nobody=kind in of_nobody,
            of_setup=kind in (n.E_FIRST_PLAYER, n.E_STARTING_TILE),
        )


def declare_reasons(builder: Builder) -> None:
    """In the order of the reason numbers."""
    for name, rule in (
        ("shields", "BASE-35"),
        ("flags", "BASE-35"),
        ("materials", "BASE-35"),
        ("markers", "BASE-35"),
        ("missions", "BASE-50"),
        ("missions-flag", "BASE-62"),
        ("traitors", "BASE-70"),
        ("excalibur", "BASE-71"),
        ("environs", "BASE-73"),
        ("influence", "BASE-74"),
        ("grail", "BASE-75"),
        ("vassals", "BASE-76"),
        ("apples", "BASE-80"),
        ("staffs", "BASE-80"),
        ("goods", "BASE-80"),
    ):
        builder.reason(name, rule)
