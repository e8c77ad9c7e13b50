"""What a text names is found wherever it stands, as browsers count."""

from __future__ import annotations

from roundhouse.i18n.named import NamedThing, found, named


def test_names_are_found_and_their_marks_gone() -> None:
    text = f"{named('seat', 1, 'Ben')} bought a share of {named('company', 'red', 'Red')}."
    assert found(text) == (
        "Ben bought a share of Red.",
        (NamedThing(0, 3, "seat", "1"), NamedThing(22, 25, "company", "red")),
    )


def test_places_are_counted_in_utf_16() -> None:
    text, (one, other) = found(f"🚂 {named('seat', 0, 'Ada 🚂')} to {named('card', 'blue', 'blue')}")
    units = text.encode("utf-16-le")
    assert units[2 * one.start : 2 * one.end].decode("utf-16-le") == "Ada 🚂"
    assert units[2 * other.start : 2 * other.end].decode("utf-16-le") == "blue"


def test_a_name_that_brings_marks_names_nothing_else() -> None:
    sly = named("company", "red", "Red")
    assert found(named("seat", 0, sly)) == ("company redRed", (NamedThing(0, 14, "seat", "0"),))
    assert found(sly[:-1] + "!" + sly[0]) == ("company redRed!", ())
