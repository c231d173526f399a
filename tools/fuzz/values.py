"""Values of the messages' own types, and what is nearly one; a new type of message is fuzzed by itself."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec
from msgspec import inspect

from merlin_bigbox.server.protocol import http, lessons, live, puzzles

BODIES: dict[str, type] = {
    name: form
    for name, form in (vars(http) | vars(lessons) | vars(puzzles)).items()
    if isinstance(form, type) and issubclass(form, msgspec.Struct) and form.__struct_config__.forbid_unknown_fields
}
"""What a page may send in the body of a request, by its name."""

COMMAND = inspect.type_info(live.FromPage)
FORMS = {name: inspect.type_info(form) for name, form in BODIES.items()}

PATTERN = re.compile(r"\^\[(.+)\]\{(\d+)\}\$")

ODD_TEXTS = (
    "",
    " ",
    "\0",
    "\x1b[31m\x07",
    "\u202e\u2066gnirts",
    "\ud800",
    "\U0010ffff",
    "e" + "\u0301" * 400,
    "²",
    "٣",
    "true",
    "null",
    "NaN",
    "../../etc/passwd",
    "%00%ff",
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "{}",
    "a" * 300,
    "ß" * 5_000,
    "red",
    "__class__",
)
ODD_NUMBERS: tuple[Any, ...] = (-1, 0, 1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308)
ODD_VALUES: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"": None}, *ODD_TEXTS[:6], *ODD_NUMBERS)


class Maker:
    """Makes values, by chance and from a treasury of true ones (table ids, options, records) by the field's name."""

    def __init__(self, chance: random.Random, treasury: dict[str, list[Any]]) -> None:
        self.chance = chance
        self.treasury = treasury

    # --- valid ---------------------------------------------------------------------------------------------------

    def command(self) -> Any:
        """A valid message of a socket."""
        return self.valid(COMMAND)

    def body(self, name: str) -> Any:
        """A valid body of a request."""
        return self.valid(FORMS[name])

    def valid(self, form: inspect.Type, name: str = "") -> Any:
        """A value of the type; of a field with this name."""
        chance = self.chance
        if name in self.treasury and chance.random() < 0.7:
            return chance.choice(self.treasury[name])
        if isinstance(form, inspect.UnionType):
            return self.valid(chance.choice(form.types), name)
        if isinstance(form, inspect.StructType):
            return self._struct(form)
        if isinstance(form, inspect.LiteralType):
            return chance.choice(form.values)
        if isinstance(form, inspect.VarTupleType | inspect.ListType):
            least, most = form.min_length or 0, form.max_length or 5
            return [self.valid(form.item_type) for _ in range(chance.randint(least, min(most, least + 4)))]
        if isinstance(form, inspect.DictType):
            return {str(self.valid(form.key_type)): self.valid(form.value_type) for _ in range(chance.randrange(3))}
        return self._plain(form)

    def _plain(self, form: inspect.Type) -> Any:
        chance = self.chance
        if isinstance(form, inspect.IntType):
            least = form.ge if form.ge is not None else -(2**40)
            most = form.le if form.le is not None else 2**40
            return chance.choice((least, most, chance.randint(least, most), min(most, least + chance.randrange(500))))
        if isinstance(form, inspect.FloatType):
            return chance.choice((0.0, 1.5, chance.random() * 10**6))
        if isinstance(form, inspect.BoolType):
            return chance.random() < 0.5
        if isinstance(form, inspect.StrType):
            return self._text(form)
        return None if isinstance(form, inspect.NoneType) else chance.choice(ODD_VALUES)

    def _struct(self, form: inspect.StructType) -> dict[str, Any]:
        made: dict[str, Any] = {} if form.tag_field is None else {form.tag_field: form.tag}
        for field in form.fields:
            if field.required or self.chance.random() < 0.6:
                made[field.encode_name] = self.valid(field.type, field.encode_name)
        return made

    def _text(self, form: inspect.StrType) -> str:
        chance = self.chance
        if form.pattern:
            return self._of_pattern(form.pattern)
        most = form.max_length or 60
        return chance.choice((*ODD_TEXTS, "Ann", "end turn", "merlin", "x" * most, "die 1"))[:most]

    def _of_pattern(self, pattern: str) -> str:
        """A text of the only form of pattern there is: so many signs out of a few, such as `^[a-z2-9]{10}$`."""
        found = PATTERN.fullmatch(pattern)
        if found is None:
            raise ValueError(f"no text can be made for the pattern {pattern}")
        signs = [chr(sign) for sign in range(128) if re.fullmatch(f"[{found[1]}]", chr(sign))]
        return "".join(self.chance.choice(signs) for _ in range(int(found[2])))

    # --- nearly valid --------------------------------------------------------------------------------------------

    def spoiled(self, value: Any) -> Any:
        """The value with something wrong in one place: another type, a number far off, a field too many or too few."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.8:
            made = dict(value)
            name = chance.choice(list(made))
            what = chance.randrange(5)
            if what == 0:
                del made[name]
            elif what == 1:
                made[chance.choice(("", "extra", "type", "__proto__", "id"))] = chance.choice(ODD_VALUES)
            elif what == 2:
                made[name.upper()] = made.pop(name)
            else:
                made[name] = self.spoiled(made[name])
            return made
        if isinstance(value, list) and value and chance.random() < 0.8:
            copy = list(value)
            place = chance.randrange(len(copy))
            copy[place] = self.spoiled(copy[place])
            return copy * chance.choice((1, 1, 1, 40))
        what = chance.randrange(4)
        if what == 0:
            return chance.choice(ODD_VALUES)
        if what == 1:
            return [value] * chance.choice((1, 2, 200))
        if what == 2:
            return nested(chance.choice((3, 60, 2_000)), chance.choice(("[", '{"a":')))
        return chance.choice(ODD_TEXTS) if isinstance(value, str) else str(value)

    def written(self, value: Any) -> bytes:
        """A message as bytes; now and then they are no JSON, or no text at all."""
        chance = self.chance
        data = encoded(value)
        what = chance.randrange(12)
        if what == 0 and data:
            place = chance.randrange(len(data))
            data = data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]
        elif what == 1:
            data = data[: chance.randrange(len(data) + 1)]
        elif what == 2:
            data = data.replace(b'"', chance.choice((b"'", b'\\"', b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"")), 1)
        elif what == 3:
            data = chance.choice((b"\xef\xbb\xbf", b"\x00", b" " * 100, b"[" * 3_000)) + data
        elif what == 4:
            data += chance.choice((b"}", b"\n" + data, b",", b"\x00", b"\xf0\x9f", b" " * 60_000))
        elif what == 5:
            data = data.replace(b"{", b'{"id":1,', 1)  # a name twice
        return data


class Nested:
    """JSON that is too deep to be built."""

    def __init__(self, depth: int, opening: str) -> None:
        self.text = opening * depth + "1" + ("]" if opening == "[" else "}") * depth


def nested(depth: int, opening: str) -> Nested:
    return Nested(depth, opening)


def encoded(value: Any) -> bytes:
    """A value as JSON, lone surrogates and numbers of any size included."""
    deep: list[Nested] = []

    def other(found: object) -> str:
        if isinstance(found, Nested):
            deep.append(found)
            return f"\x01{len(deep) - 1}\x01"
        raise TypeError(f"{found!r} is no JSON")

    text = json.dumps(value, default=other)
    for place, found in enumerate(deep):
        text = text.replace(json.dumps(f"\x01{place}\x01"), found.text)
    return text.encode()
