"""The one checker of data: every shape, every place, and what is left when the wrong parts are taken away."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.kernel.checking import (
    ABSENT,
    Bytes,
    Fields,
    Known,
    ListOf,
    Mistakes,
    Nullable,
    Number,
    OneOf,
    Plain,
    Row,
    Shape,
    Switch,
    TableOf,
    Text,
    Whole,
    shown,
)
from roundhouse.kernel.errors import InvalidData, InvalidRecord

STOP = Fields({"name": Text(5, is_name=True), "value": Whole(10)}, {"end": Switch()})


def checked(data: Any, shape: Shape) -> tuple[Any, list[str]]:
    mistakes = Mistakes("own.toml")
    sound = mistakes.sound_part(data, shape)
    return sound, mistakes.told()


@pytest.mark.parametrize(
    ("shape", "good", "bad", "says"),
    [
        (Whole(), [0, -3], [True, 1.0, "1", None], "must be a whole number"),
        (Whole(1, 6), [1, 6], [0, 7], "must be from 1 to 6, not {}"),
        (Whole(1), [10**30], [0], "must be at least 1, not 0"),
        (Whole(most=1), [-5], [2], "must be at most 1, not 2"),
        (Number(0, 1), [0, 0.5, 1], [1.5, -1], "must be from 0 to 1, not {}"),
        (Number(0, 1), [0], [True, "x", None], "must be a number"),
        (Number(0, 1), [0], [float("nan")], "must be from 0 to 1, not nan"),
        (Text(), ["", "\n"], [3, None, b"x"], "must be text"),
        (Text(2), ["ab"], ["abc"], "must be text of at most 2 characters, not 'abc'"),
        (
            Text(is_name=True),
            ["a b"],
            ["", " ", "\x1b"],
            "must be text in printable characters, not {!r}",
        ),
        (Text(is_printable=True), ["", "a b"], ["a\n"], "must be text in printable characters, not {!r}"),
        (Switch(), [True, False], [0, "true"], "must be true or false"),
        (OneOf(("a", 1)), ["a", 1], ["b", True, 1.0, None], "is not one of a, 1"),
        (Nullable(Whole()), [None, 1], ["x"], "must be a whole number"),
        (Plain(100, 3), [{}, {"a": [1, {}]}], [{"a": 101}, {"a": [[[1]]]}], "holds a number that is too large, or"),
        (Plain(100, 3), [{}], [[], 3], "must be a table"),
        (ListOf(Whole()), [[], [1]], [3, (1,), {}], "must be a list"),
        (ListOf(Whole(), least=1), [[1]], [[], 3], "must be a list with at least one entry"),
        (ListOf(Whole(), most=2), [[1, 2]], [[1, 2, 3]], "must have at most 2 entries, not 3"),
        (ListOf(Whole(), 3, 3), [[1, 2, 3]], [[1, 2]], "must have 3 entries, not 2"),
        (Row((Whole(), Text())), [[1, "x"]], [[1], 3, [1, "x", 2]], "must be a list of 2"),
        (Row((Whole(), Text())), [], [["x", "x"]], "[1]: must be a whole number"),
        (Fields({}, is_open=True), [{}], [3], "must be a table"),
        (Bytes(2), [], ["", "00", "xxxx", 7, None], "must be 4 hexadecimal digits"),
        (Fields({}), [{}], [[], None, "x"], "must be a table"),
        (TableOf("ab", Whole()), [{}, {"a": 1}], [[], None], "must be a table"),
    ],
)
def test_a_shape_takes_what_fits_and_says_what_does_not(
    shape: Shape, good: list[Any], bad: list[Any], says: str
) -> None:
    for value in good:
        assert checked(value, shape) == (value, [])
    for value in bad:
        sound, told = checked(value, shape)
        assert sound is ABSENT
        assert len(told) == 1
        assert says.format(value) in told[0]


def test_every_mistake_has_its_place_and_the_rest_is_left() -> None:
    shape = Fields({"name": Text(), "stops": ListOf(STOP, least=1), "lots": TableOf(("a", "b"), ListOf(Whole()), True)})
    data = {
        "nmae": "x",
        "stops": [{"name": "Bath", "value": 10}, 7, {"name": "", "end": 1}],
        "lots": {"a": [1, "2", 3.5], "c": []},
    }
    sound, told = checked(data, shape)
    assert told == [
        "name: is missing",
        "stops[2]: must be a table",
        "stops[3].name: must be text in printable characters, not ''",
        "stops[3].value: is missing",
        "stops[3].end: must be true or false",
        "lots.a[2]: must be a whole number",
        "lots.a[3]: must be a whole number",
        "lots.c: unknown name",
        "lots.b: is missing",
        "nmae: unknown field",
    ]
    assert sound == {"stops": [{"name": "Bath", "value": 10}, {}, {}], "lots": {}}


def test_fields_that_nobody_looks_at_and_bytes() -> None:
    assert checked({"a": "00ff", "b": 1}, Fields({"a": Bytes(2)}, is_open=True)) == ({"a": b"\0\xff"}, [])


def test_a_known_name_becomes_what_it_stands_for() -> None:
    colour = Known({"red": 0, "blue": 1}, "colour")
    assert checked(["blue", "red"], ListOf(colour)) == ([1, 0], [])
    assert checked("blue", colour) == (1, [])
    for odd in ("pink", 0, None, ["red"]):
        assert checked({"a": [odd, "red"]}, Fields({"a": ListOf(colour)})) == (
            {},
            [f"a[1]: {shown(odd)} is not a colour"],
        )


@pytest.mark.parametrize("values", [[1, 7], [0], [1, True], [1, 2.0]])
def test_a_short_cut_through_a_list_finds_what_the_long_way_finds(values: list[Any]) -> None:
    assert Whole(1, 6).sound_list(values) is None
    assert checked(values, ListOf(Whole(1, 6)))[0] is ABSENT
    assert Whole(1, 6).sound_list([1, 6]) == [1, 6]
    assert Whole().sound_list([]) == []


def test_lines_come_first_and_in_their_order() -> None:
    mistakes = Mistakes("own.toml", lambda place: {"a": 9, "b": 2}.get(place, 0))
    for place in ("a", "b", "c", ""):
        mistakes.add(place, "wrong")
    assert mistakes.told() == ["c: wrong", "wrong", "line 2: b: wrong", "line 9: a: wrong"]


def test_complaints_carry_all_mistakes_or_fit_in_a_line() -> None:
    mistakes = Mistakes("own.toml")
    mistakes.complain()
    mistakes.complain_in_a_line()
    for number in range(12):
        mistakes.add(f"stops[{number}]", "wrong")
    with pytest.raises(InvalidData) as data:
        mistakes.complain()
    assert len(data.value.problems) == 12
    with pytest.raises(InvalidRecord, match=r"^own.toml: stops\[0\]: wrong; .*; and 2 more$"):
        mistakes.complain_in_a_line()


def test_nothing_that_somebody_wrote_fills_a_line() -> None:
    deep: list[Any] = []
    for _ in range(50_000):
        deep = [deep]
    for value in ("x" * 9999, 10**5000, [1] * 9999, deep, {"y" * 999: 1}, b"z" * 999):
        assert len(shown(value)) < 70
        assert "\n" not in shown(value)
    assert [shown(value) for value in (None, True, 3, 1.5, "a\nb", [1])] == [
        "nothing",
        "true",
        "3",
        "1.5",
        r"'a\nb'",
        "[1]",
    ]
