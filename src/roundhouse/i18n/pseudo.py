"""A language for development: English, longer and marked, so that what is cut off or not translated is seen.

Set ROUNDHOUSE_PSEUDO_LANGUAGE, and `qps` is one of the languages.
"""

from __future__ import annotations

import os

PSEUDO = "qps"  # reserved for this by those who name languages
SWITCH = "ROUNDHOUSE_PSEUDO_LANGUAGE"
LONGER = 1.4
FIRST, LAST = "⟦", "⟧"  # around each text: one that is put together of several shows them more than once
_LETTERS = str.maketrans(
    "ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŘŠŢÛṼŴÝŽåƀçðéƒĝĥîĵķļɱñöþřšţûṽŵýž"
)
NAMES = frozenset({"Roundhouse"})  # which no language changes
_REPEATED = "aeiouyAEIOUY"


def is_offered() -> bool:
    """Whether somebody develops here."""
    return bool(os.environ.get(SWITCH))


def lengthened(text: str) -> str:
    """Every letter as one that English does not have, and vowels as often as it takes to be so much longer."""
    vowels = sum(letter in _REPEATED for letter in text)
    missing = round(len(text) * (LONGER - 1))
    each, some = divmod(missing, vowels) if vowels else (0, 0)
    made = []
    for letter in text:
        times = 1
        if letter in _REPEATED:
            times += each + (some > 0)
            some -= 1
        made.append(letter.translate(_LETTERS) * times)
    return "".join(made)


def pseudo_source(source: str) -> str:
    """A Fluent file of English texts in the pseudo-language; ids, parameters and functions stay as they are."""
    from fluent.syntax import FluentParser, FluentSerializer, ast, visitor  # noqa: PLC0415

    class Lengthening(visitor.Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # as the library calls it
            node.value = node.value if node.value in NAMES else lengthened(node.value)
            return node

    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment):  # the title of a chapter of rules
            entry.content = f"{FIRST}{lengthened(entry.content or '')}{LAST}"
        if isinstance(entry, ast.Message | ast.Term):
            Lengthening().visit(entry)
            if entry.value is not None:
                entry.value.elements = [ast.TextElement(FIRST), *entry.value.elements, ast.TextElement(LAST)]
    return str(FluentSerializer().serialize(resource))
