"""A network that plays: read from a file, it needs numpy alone, so that the arena can use what torch has learned.

Every number of an observation that is not 0 is looked up in a table, as most of them name something; what is found is
summed up. Behind it are three layers, each of the last two adding to what comes before it, a logit for each action, and
the lead that is expected to be gained from here on. The files that train it, `behaviour_cloning.py` and `ppo.py`, have
the same network in torch.

One thing is not left to be learned: where a die leads. The spaces that can be reached are looked up as well, and the
network judges spaces; an action that moves a figure is as good as the better of the spaces it leads to.

    MERLIN_NETWORK=clone.npz ./merlin arena --bots examples/network.py:NetworkBot,page --players 2 --games 100
"""

import os
from functools import cache

import numpy as np

from merlin_bigbox import GameOptions, load
from merlin_bigbox.research.blocks import layout
from merlin_bigbox.research.decoding import bounds
from merlin_bigbox.research.looking import Looking
from merlin_bigbox.research.numbering import numbering

LAYERS = ("table", "first", "second", "third", "policy", "spaces", "value")
RING = 24
NOWHERE = RING
"""Stands for no space of the ring."""
FACES = np.arange(1, 7)
MOST = 60
"""Higher numbers are looked up as this one."""


def rules_of(players, modules=()):
    return GameOptions(players, tuple(modules)).rules(load())


def ahead(place, steps):
    """The space so many steps clockwise; figures on an inner ring are not followed."""
    return np.where((place >= 0) & (place < RING), (place + steps) % RING, NOWHERE)


class Eyes:
    """What the network looks at in observations, given as rows: numbers of the table, and where actions lead."""

    def __init__(self, rules):
        found = layout(rules)
        self.block = {block.name: slice(block.first, block.first + block.size) for block in found.blocks}
        self.frames = {rules.frame_specs[kind].name: number for number, kind in enumerate(found.frame_kinds, start=1)}
        ends = np.cumsum(np.clip(bounds(rules)[1], 0, MOST).astype(np.int64))
        self.starts, self.reach = np.concatenate([[0], ends[:-1]]) - 1, int(ends[-1])
        self.size = self.reach + 5 * (RING + 1)
        """How many rows the table has: for each number of an observation its values from 1 on, and spaces in reach."""
        read = numbering(rules).read
        words = [f"{die} {face}" for die in ("die", "merlin", "apple") for face in FACES]
        words += ["move cw", "move ccw", "flag turn", "flag reverse", "flag mirror"]
        self.way = np.full(numbering(rules).size, len(words))
        """For each action its place in `ways`; one behind the last if it leads to no space."""
        self.way[[read(word) for word in words]] = np.arange(len(words))

    def rows(self, seen):
        """The rows of the table, and how many each observation has."""
        own, there = np.minimum(seen, MOST) + self.starts, seen > 0
        near = self.near(seen)
        own = np.concatenate([own, self.reach + np.arange(5) * (RING + 1) + near], axis=1)
        there = np.concatenate([there, near != NOWHERE], axis=1)
        return own[there], there.sum(axis=1)

    def near(self, seen):
        """The spaces in reach of dice: of three for one's knight, of one for Merlin, to either side."""
        dice = seen[:, self.block["dice"]][:, :4].astype(np.int64)
        knight, merlin = (seen[:, self.block[name]][:, :1].astype(np.int64) for name in ("knight figures", "merlin"))
        spaces = np.concatenate(
            [ahead(knight, dice[:, :3]), ahead(merlin, dice[:, 3:]), ahead(merlin, -dice[:, 3:])], 1
        )
        return np.where(dice[:, [0, 1, 2, 3, 3]] > 0, spaces, NOWHERE)

    def ways(self, seen):
        """The two spaces that each action of `way` leads to, which may be the same: `2 × observations × actions`."""
        seen = seen.astype(np.int64)
        knight, merlin = (seen[:, self.block[name]][:, :1] for name in ("knight figures", "merlin"))
        frame, _, first, second, heading = (seen[:, [cell]] for cell in range(5))  # die and figure, figure and space
        moves, arrived = frame == self.frames["move"], frame == self.frames["arrived"]
        die = np.take_along_axis(seen[:, self.block["dice"]], np.clip(first, 0, 3), axis=1)
        is_knight = second == 0
        place = np.where(moves, np.where(is_knight, knight, merlin), -1)
        one_way = np.where(heading == 0, 1, -1)
        found = []
        for way in (1, -1):
            sign = np.where(is_knight, one_way, way)
            found.append(
                np.concatenate(
                    [
                        ahead(knight, FACES),  # a die
                        ahead(merlin, way * FACES),  # Merlin's die
                        ahead(place, sign * FACES),  # an apple
                        ahead(place, die),  # move
                        ahead(place, -die),
                        ahead(place, sign * (7 - die)),  # flags: turn, reverse, mirror
                        ahead(place, -one_way * die),
                        ahead(np.where(arrived, second, -1), RING // 2),
                        np.full((len(seen), 1), NOWHERE),  # any other action
                    ],
                    axis=1,
                )
            )
        return np.stack(found)


def offered(masks):
    """All that is offered: in which row, the how manieth there, and which action."""
    rows, actions = np.nonzero(masks)
    return rows, np.arange(len(rows)) - np.searchsorted(rows, rows), actions


def save(path, layers):
    """Write the layers: name, weight and bias of each, as torch has them."""
    np.savez(path, **{key: np.asarray(value, dtype=np.float32) for key, value in layers.items()})


class Network:
    """The layers of a file."""

    def __init__(self, path):
        with np.load(path) as file:
            self.layers = {name: (file[f"{name}.weight"], file.get(f"{name}.bias")) for name in LAYERS}

    def __call__(self, eyes, seen, actions):
        """The logits of these actions, and the value, of one observation."""
        rows, _ = eyes.rows(seen[None])
        hidden = np.maximum(self.layers["table"][0][rows].sum(axis=0) + self.layers["first"][1], 0)
        for name in ("second", "third"):
            hidden = hidden + np.maximum(self.layer(name, hidden), 0)
        spaces = np.append(self.layer("spaces", hidden), 0)[eyes.ways(seen[None])[:, 0, eyes.way[actions]]]
        return self.layer("policy", hidden, actions) + spaces.max(axis=0), float(self.layer("value", hidden)[0])

    def layer(self, name, given, parts=slice(None)):
        weight, bias = self.layers[name]
        return weight[parts] @ given + bias[parts]


@cache
def read(path):
    return Network(path)


class NetworkBot:
    """Takes the most likely of what is offered."""

    def __init__(self, random):
        self.random = random
        self.network = read(os.environ.get("MERLIN_NETWORK", "network.npz"))
        self.looking = None

    def choose(self, request):
        if len(request.options) == 1:
            return request.options[0]
        if self.looking is None:
            self.looking, self.eyes = Looking(request.rules), Eyes(request.rules)
        seen = self.looking.asked(request, self.random)
        actions = [self.looking.numbers.number(option) for option in request.options]
        logits, _ = self.network(self.eyes, seen.observation, actions)
        return request.options[int(np.argmax(logits))]
