"""Behaviour cloning: learns from the games of a bot to choose as it does, by what a seat may know.

./merlin dataset --games 2000 --bots examples/teacher.py:Teacher --players 2 --out games
pip --python .venv/bin/python install torch  # the build for CPUs: docs/research/examples.md
./merlin python examples/behaviour_cloning.py games --out clone.npz
MERLIN_NETWORK=clone.npz ./merlin arena --bots examples/network.py:NetworkBot,page --players 2 --games 100

Where the bot told what it thinks of each option, that is learned, so that a small difference counts little;
otherwise what it chose.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import pyarrow.compute as pc
import pyarrow.parquet as pq
from network import NOWHERE, Eyes, offered, rules_of, save

WIDTH = 256
BATCH = 1024
RATE = 2e-3
HELD_OUT = 20
"""One deal of so many is for testing."""
TEMPER = 0.3
"""So many points less make an option e times less likely."""


class Games:
    """The decisions with a choice of a dataset, as arrays with a row for each."""

    def __init__(self, folder):
        names = ("deal", "seat", "observation", "mask", "action", "searched", "values", "points")
        table = pq.read_table(folder / "data", columns=list(names), filters=[("offered", ">", 1)]).combine_chunks()

        def rows(name):
            return table[name].combine_chunks().flatten().to_numpy().reshape(len(table), -1)

        self.seen, self.masks, points = rows("observation"), rows("mask"), rows("points").astype(np.float32)
        self.actions, seats = (table[name].to_numpy().astype(np.int64) for name in ("action", "seat"))
        self.tested = table["deal"].to_numpy() % HELD_OUT == 0
        own = points[np.arange(len(points)), seats]
        self.leads = own - (points.sum(axis=1) - own) / (points.shape[1] - 1)
        """How far ahead of the mean of the others the seat was at the end."""
        counts = self.masks.sum(axis=1, dtype=np.int64)
        self.begins = np.cumsum(counts) - counts
        self.values = self._values(table["searched"].combine_chunks(), table["values"].combine_chunks())

    def _values(self, searched, values):
        """What the bot thinks of all that is offered, in points; -inf of what it did not think of."""
        rows, _, actions = offered(self.masks)
        found = np.full(len(rows), -np.inf, dtype=np.float32)
        counts = pc.fill_null(pc.list_value_length(searched), 0).to_numpy()
        silent = np.flatnonzero(counts == 0)  # there, what it chose is all that is known
        of = np.concatenate([np.repeat(np.arange(len(counts)), counts), silent])
        told = np.concatenate([searched.flatten().to_numpy(), self.actions[silent]])
        wide = self.masks.shape[1]
        at = np.searchsorted(rows * wide + actions, of * wide + told)
        found[at] = np.concatenate([values.flatten().to_numpy(), np.zeros(len(silent))])
        return found

    def worth(self, chosen):
        """The same for these rows: as wide as there are offers in any of them, and -inf behind the last of a row."""
        rows, places, _ = offered(self.masks[chosen])
        found = np.full((len(chosen), places.max() + 1), -np.inf, dtype=np.float32)
        found[rows, places] = self.values[self.begins[chosen][rows] + places]
        return found


def network(size, actions):
    """The network of `network.py`, to be trained."""
    from torch import nn  # noqa: PLC0415 - so that this file can be read where torch is not

    layers = {
        "table": nn.EmbeddingBag(size, WIDTH, mode="sum"),
        "first": nn.Linear(1, WIDTH),  # only its bias is used
        "second": nn.Linear(WIDTH, WIDTH),
        "third": nn.Linear(WIDTH, WIDTH),
        "policy": nn.Linear(WIDTH, actions),
        "spaces": nn.Linear(WIDTH, NOWHERE),
        "value": nn.Linear(WIDTH, 1),
    }
    nn.init.normal_(layers["table"].weight, std=0.05)
    for name in ("policy", "spaces", "value"):
        nn.init.zeros_(layers[name].weight)  # at first, everything that is offered is as likely
    return nn.ModuleDict(layers)


def forward(net, eyes, seen, masks):
    """The logits of all that is offered, in the order of the mask and next to nothing behind; and the values."""
    import torch  # noqa: PLC0415 - as above
    from torch.nn.functional import embedding, pad  # noqa: PLC0415

    looked_up, counts = eyes.rows(seen)
    hidden = net["table"](torch.from_numpy(looked_up), torch.from_numpy(np.cumsum(counts) - counts))
    hidden = (hidden + net["first"].bias).relu()
    for name in ("second", "third"):
        hidden = hidden + net[name](hidden).relu()
    rows, places, actions = offered(masks)
    spaces = torch.from_numpy(eyes.ways(seen)[:, rows, eyes.way[actions]])
    rows, places, actions = (torch.from_numpy(numbers) for numbers in (rows, places, actions))
    best = pad(net["spaces"](hidden), (0, 1))[rows, spaces].max(0).values
    offers = (embedding(rows, hidden) * embedding(actions, net["policy"].weight)).sum(1)
    offers = offers + net["policy"].bias[actions] + best
    logits = torch.full((len(masks), int(places.max()) + 1), -1e9).index_put((rows, places), offers)
    return logits, net["value"](hidden).squeeze(-1)


def load_into(net, path):
    """Go on with the network of a file."""
    import torch  # noqa: PLC0415 - as above

    with np.load(path) as file:
        net.load_state_dict({name: torch.from_numpy(file[name]) for name in file.files})


def train(folder, out, start, epochs, seed):
    import torch  # noqa: PLC0415 - as above

    torch.manual_seed(seed)
    settings = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    eyes, games = Eyes(rules_of(settings["players"], settings["modules"])), Games(folder)
    net = network(eyes.size, games.masks.shape[1])
    if start:
        load_into(net, start)
    rate = RATE / 10 if start else RATE
    optimiser = torch.optim.Adam(net.parameters(), lr=rate)
    random, order, held_out = np.random.default_rng(seed), np.flatnonzero(~games.tested), np.flatnonzero(games.tested)
    steps, all_steps = 0, int(epochs * len(order) / BATCH)
    points = eyes.block["points"]

    def ask(chosen):
        return forward(net, eyes, games.seen[chosen], games.masks[chosen])

    def loss(chosen):
        logits, value = ask(chosen)
        wanted = (torch.from_numpy(games.worth(chosen)) / TEMPER).softmax(1)
        now = games.seen[chosen][:, points].astype(np.float32)
        lead = games.leads[chosen] - (now[:, 0] - now[:, 1:].mean(axis=1))
        error = (value - torch.from_numpy(lead / 10)).pow(2).mean()
        return -(wanted * logits.log_softmax(1)).sum(1).mean() + 0.1 * error

    def tell():
        """How often it chooses as the bot would, and what it gives away, in games it did not learn from.

        What the bot did not think of, or did not choose if it told nothing, counts as 5 points less.
        """
        alike, given_away = [], []
        with torch.no_grad():
            for chosen in np.array_split(held_out[:10_000], len(held_out[:10_000]) // BATCH + 1):
                worth, took = games.worth(chosen), ask(chosen)[0].argmax(1).numpy()
                lost = worth.max(axis=1) - worth[np.arange(len(took)), took]
                alike.append(lost == 0)
                given_away.append(np.minimum(lost, 5))
        print(
            f"{time.process_time():.0f} s of a core, {steps * BATCH / len(order):.1f} epochs: chooses alike "
            f"{np.concatenate(alike).mean():.1%}, gives away {np.concatenate(given_away).mean():.3f} points",
            flush=True,
        )

    while steps < all_steps:
        start = steps * BATCH % max(1, len(order) - BATCH)
        if start < BATCH:
            random.shuffle(order)
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - steps / all_steps)
        optimiser.zero_grad(set_to_none=True)
        loss(np.sort(order[start : start + BATCH])).backward()
        optimiser.step()
        steps += 1
        if steps % 100 == 0:
            tell()
    tell()
    save(out, net.state_dict())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=Path, help="the folder of a dataset")
    parser.add_argument("--out", default="clone.npz")
    parser.add_argument("--start", help="a network to go on with, such as that learned from the games of another bot")
    parser.add_argument("--epochs", type=float, default=6)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    train(options.games, options.out, options.start, options.epochs, options.seed)


if __name__ == "__main__":
    main()
