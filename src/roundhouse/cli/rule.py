"""`roundhouse rule`: what a rule says."""

from __future__ import annotations

from roundhouse.cli.language import spoken_catalogue
from roundhouse.cli.rule_search import find_rules
from roundhouse.kernel.declaration import GameName
from roundhouse.kernel.registry import declaration, offered_names


def rule(rule_id: str | None = None, /) -> None:
    """Print the text of a rule by its number, the rules of a chapter by its title, or all of them."""
    catalogue = spoken_catalogue()
    names = offered_names()
    if rule_id is not None and rule_id not in names:
        for found in find_rules(catalogue, rule_id):
            print(f"{found}  {catalogue.rule_text(found)}")
        return
    for name in names if rule_id is None else [GameName(rule_id)]:
        print(catalogue.text(f"game-{name}"))
        for title, rules in catalogue.chapters(declaration(name).letter):
            print(f"\n{title}")
            for found in rules:
                print(f"{found}  {catalogue.rule_text(found)}")
        print()
