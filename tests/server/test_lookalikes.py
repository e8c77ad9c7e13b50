"""Names that look alike have one skeleton; names of people who are two have two. What cannot be a name is none."""

from __future__ import annotations

import pytest

from roundhouse.server.people.lookalikes import skeleton
from roundhouse.server.people.names import tidy_name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аdа"),  # two Cyrillic letters
        ("Ada", "ada "),
        ("Bill", "BiII"),
        ("Marnie", "Mamie"),
        ("operator", "0perator"),
        ("Roundhouse", "Rоundhоuse"),
        ("Ada L", "Ada-L"),
        ("Eva", "ΕVA"),  # a Greek capital
        ("Ada", "Ada"),  # as wide as a Chinese character
        ("Jána", "Ja\u0301na"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Jana", "Jána"), ("Ada", "Ida"), ("Clara", "Dara"), ("Jan", "Ian"), ("Мария", "Марина"), ("山田", "山口")],
)
def test_names_of_two_people_stay_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    "name", ["Ada", "Božena Ž.", "محمد", "می\u200cخواهم", "क्\u200dष", "山田太郎", "O’Neill", "Nguyễn Thị Ánh", "🙂 Ada"]
)
def test_names_of_any_script_can_be_taken(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "A\u202eda",
        "A\u200bda",
        "A\x07da",
        "Ada\u200d",
        "A\u200cda",
        "\u3164",
        "\u2800",
        "a" + "\u0301" * 9,
        "\u0301",
        "x" * 41,
    ],
)
def test_what_nobody_can_see_or_read_is_no_name(name: str) -> None:
    assert tidy_name(name) is None
