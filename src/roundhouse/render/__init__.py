"""Boards and score sheets for people, made from views; words come from outside, rules are not known here."""
