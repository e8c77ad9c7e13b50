"""`roundhouse completion`: a real bash completes commands and options by it; the other scripts name all of them."""

from __future__ import annotations

import subprocess

import pytest

from roundhouse.cli.commands import SHARED, game_commands


def completed(script: str, words: list[str]) -> list[str]:
    """What bash offers for the last of these words."""
    listed = " ".join(f"'{word}'" for word in words)
    ask = f"COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1}; _roundhouse; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    done = subprocess.run(["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_completes_commands_and_their_options(run):
    script = run("completion", "bash").out

    assert completed(script, ["roundhouse", "s"]) == ["serve", "show", "simulate", "selfplay", "scenario"]
    assert completed(script, ["roundhouse", "scenario", "ra"]) == ["random"]
    assert "--sprt-bounds" in completed(script, ["roundhouse", "tournament", "--sprt"])
    assert completed(script, ["roundhouse", "show", "--theme", "d"]) == ["dark"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_script_knows_every_command(run, shell):
    ran = run("completion", shell)

    assert (ran.code, ran.err) == (0, "")
    for name in SHARED | game_commands():
        assert name in ran.out


def test_commands_are_described_in_your_language(run):
    assert "Affiche le script" in run("completion", "fish", "--language", "fr").out


def test_another_shell_is_refused(run):
    ran = run("completion", "csh")

    assert (ran.code, ran.out) == (2, "")
    assert "csh" in ran.err
