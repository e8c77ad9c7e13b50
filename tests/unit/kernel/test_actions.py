"""Amounts: decisions that are numbers."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.kernel.actions import AmountRange, parse_amount


def test_an_amount_is_written_and_read() -> None:
    assert str(rh.Amount(120)) == "amount 120"
    assert parse_amount("amount 120") == rh.Amount(120)


@pytest.mark.parametrize(
    "text", ["", "amount", "amount -1", "amount 1.5", "amount x", "sum 3", f"amount {9:05000}", "amount ٣"]
)
def test_other_text_is_no_amount(text: str) -> None:
    with pytest.raises(rh.InvalidAction):
        parse_amount(text)


def test_a_range_of_amounts_is_a_sequence_made_on_demand() -> None:
    amounts = AmountRange(range(1, 1_000_000_000))
    assert len(amounts) == 999_999_999
    assert amounts[0] == rh.Amount(1)
    assert amounts[-1] == rh.Amount(999_999_999)
    assert list(amounts[2:4]) == [rh.Amount(3), rh.Amount(4)]
    assert rh.Amount(500) in amounts
    assert rh.Amount(0) not in amounts
    assert "amount 5" not in amounts
    assert list(AmountRange(range(2))) == [rh.Amount(0), rh.Amount(1)]
    assert AmountRange(range(3)) == AmountRange(range(3))
    assert hash(AmountRange(range(3))) == hash(AmountRange(range(3)))
    assert amounts.index(rh.Amount(7)) == 6
