"""The code of an invitation, read by a reader of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import expect
from browser.tables import new_table
from qr_reading import Squares, read_qr

SQUARES = """svg => {
  const size = svg.viewBox.baseVal.width - 8;
  const dark = svg.querySelectorAll('path')[1].getAttribute('d').match(/M\\d+ \\d+/g);
  const rows = Array.from({ length: size }, () => Array(size).fill(false));
  for (const place of dark) { const [x, y] = place.slice(1).split(' ').map(Number); rows[y - 4][x - 4] = true; }
  return rows;
}"""


def drawn(page: Any, url: str, address: str) -> tuple[str, Squares]:
    """The link of a table as this address is told, and the code that is drawn."""
    page.route("**/api/reach", lambda route: route.fulfill(json={"address": address}))
    table = new_table(page, url, [{"who": "me"}, {"who": "open"}])
    link = f"{address}/table/{table}"
    expect(page.locator("#invitation")).to_have_value(link)  # until the address is known, it leads to this computer
    return link, page.locator(".qr-code").evaluate(SQUARES)


@pytest.mark.parametrize("address", ["http://10.0.0.7", "http://192.168.178.125:8000", f"https://{'h' * 40}.example"])
def test_the_code_reads_as_the_link(url: str, open_page: Callable[..., Any], address: str) -> None:
    link, squares = drawn(open_page(), url, address)
    assert read_qr(squares) == link


def test_a_wrong_square_would_be_seen(url: str, open_page: Callable[..., Any]) -> None:
    link, squares = drawn(open_page(), url, "http://10.0.0.7")
    size = len(squares)
    for row, column in ((8, 2), (size - 3, 8), (size - 1, size - 1), (12, 15), (size - 12, 3), (0, 0), (6, 12)):
        squares[row][column] ^= True
        with pytest.raises(AssertionError, match=r"broken|differ|fit together"):
            read_qr(squares)
        squares[row][column] ^= True
    assert read_qr(squares) == link


def test_every_length_is_read_again(url: str, open_page: Callable[..., Any]) -> None:
    page = open_page()
    page.goto(url)
    texts = [("https://r\u00e1j.example/" + "abcdefghij" * 11)[:length] for length in range(20, 105, 3)]
    for text in texts:
        code = page.evaluate("async text => (await import('/js/start/qr.js')).qrCode(text)", text)
        assert read_qr(code) == text
