"""Every rule has a text and a test, and the plugin that says so notices when it is not true."""

import subprocess
import sys
from pathlib import Path

import pytest

from rule_coverage import read_rules, report, rules_by_game

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
PLUGIN = ("-p", "rule_coverage", "-p", "no:cacheprovider")


@pytest.fixture
def run(pytester: pytest.Pytester):
    """Run a test file of its own with the plugin."""
    pytester.makeini("[pytest]\nmarkers =\n    rule: of a rule\n    soak: long\n")
    pytester.syspathinsert(ROOT / "tests")

    def run_file(source: str, *options: str) -> pytest.RunResult:
        pytester.makepyfile(source)
        return pytester.runpytest_inprocess(*PLUGIN, *options)

    return run_file


def test_the_tickets_rules_are_T_001_to_T_130_each_once():
    assert sorted(rules_by_game()["tickets"]) == [f"T-{number:03}" for number in range(1, 131)]


def test_every_rule_text_is_a_sentence_of_its_own():
    texts = list(rules_by_game()["tickets"].values())
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".") or text != text.strip() or "{" in text] == []


def test_every_tickets_rule_has_a_test():
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--rules", "-p", "no:cacheprovider", "tests"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "tickets: all 130 rules have a test" in answer.stdout.splitlines(), answer.stdout[-3000:]


def test_the_report_names_each_rule_without_a_test_and_its_text():
    proven = {f"T-{number:03}" for number in range(1, 131)} - {"T-002", "T-109"}
    lines = [line for line in report(proven) if line.startswith("T-") or "tickets" in line]
    assert lines[0] == "tickets: 2 of 130 rules have no test"
    assert [line.partition(",")[0] for line in lines[1:]] == [
        "T-002 Train cards come in purple",
        "T-109 After the final round comes the scoring; the game is over then",
    ]
    assert "tickets: all 130 rules have a test" in report(proven | {"T-002", "T-109"})


def test_a_rule_text_that_occurs_twice_or_is_broken_is_an_error():
    assert read_rules("## A\n\nT-001 = One.\nT-002 = Two.\n") == {"T-001": "One.", "T-002": "Two."}
    with pytest.raises(ValueError, match="T-001 occurs twice"):
        read_rules("T-001 = One.\nT-001 = Another.\n")
    with pytest.raises(ValueError, match="not a rule text"):
        read_rules("T-001 One.\n")


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        ('"T-999"', "*test_it: there is no rule T-999*"),
        ('"T-001", "T-002", "T-003", "T-004"', "*test_it: 4 rules are too many*"),
        ("", "*test_it: write the marker as rule('T-080')*"),
    ],
)
def test_a_wrong_marker_is_a_collection_error(run, ids, message):
    result = run(f"import pytest\n@pytest.mark.rule({ids})\ndef test_it(): pass\n")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([message])
    result.assert_outcomes(errors=1)


def test_ids_of_a_class_count_for_each_of_its_tests(run):
    source = """
        import pytest
        @pytest.mark.rule("T-001", "T-002")
        class TestBoth:
            @pytest.mark.rule("T-003", "T-004")
            def test_it(self): pass
    """
    run(source).stdout.fnmatch_lines(["*test_it: 4 rules are too many*"])


def test_one_to_three_known_ids_are_fine(run):
    run('import pytest\n@pytest.mark.rule("T-001", "T-002", "T-003")\ndef test_it(): pass\n').assert_outcomes(passed=1)


def test_rules_lists_and_runs_nothing(run):
    result = run('import pytest\n@pytest.mark.rule("T-001")\ndef test_it(): assert False\n', "--rules")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["tickets: 129 of 130 rules have no test", "T-002 Train cards come in *"])
    result.stdout.no_fnmatch_line("T-001 *")
    result.stdout.no_fnmatch_line("*test_it*")


def test_soak_tests_are_deselected_unless_asked_for(run):
    source = "import pytest\n@pytest.mark.soak\ndef test_long(): pass\ndef test_short(): pass\n"
    run(source).assert_outcomes(passed=1, deselected=1)
    run(source, "--soak").assert_outcomes(passed=2)


SKIPPED = """
    import pytest
    def test_fine(): pass
    @pytest.mark.skip
    def test_skipped(): pass
    @pytest.mark.xfail
    def test_xfailed(): assert False
"""


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_no_skips_names_what_did_not_count_and_fails(run, workers):
    result = run(SKIPPED, "--no-skips", *workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines_random(
        ["--no-skips: *::test_skipped did not count (skipped)", "--no-skips: *::test_xfailed did not count (exp*"]
    )
    result.stdout.no_fnmatch_line("*test_fine did not count*")
    assert run(SKIPPED, *workers).ret == pytest.ExitCode.OK


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_no_skips_sees_a_file_skipped_as_a_whole(run, workers):
    result = run("import pytest\npytest.skip('all', allow_module_level=True)\n", "--no-skips", *workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["--no-skips: *.py did not count (skipped as a whole)"])


def test_no_skips_is_content_when_all_run(run):
    assert run("def test_fine(): pass\n", "--no-skips").ret == pytest.ExitCode.OK
