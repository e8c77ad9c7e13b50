"""`roundhouse rule`: what a rule says."""

from __future__ import annotations


def rule(rule_id: str | None = None, /) -> None:
    """Print the text of a rule by its number, the rules of a chapter by its title, or all of them.

    Parameters
    ----------
    rule_id
        The number of a rule, such as T-080 or 80, or the title of a chapter. [all rules, chapter by chapter]
    """
    from roundhouse.cli.rulebook import rules_named, rules_of_game
    from roundhouse.i18n.catalogue import Catalogue
    from roundhouse.kernel.registry import game_names

    catalogue = Catalogue()
    if rule_id is not None:
        for found in rules_named(catalogue, rule_id):
            print(f"{found}  {catalogue.rule_text(found)}")
        return
    for name in reversed(game_names()):
        print(catalogue.text(f"game-{name}"))
        for title, rules in catalogue.chapters(rules_of_game(name)):
            print(f"\n{title}")
            for found in rules:
                print(f"{found}  {catalogue.rule_text(found)}")
        print()
