"""The totals of the long checks, tests/totals.json: how much ran without an error.

totals.py                   prints each total beside its goal
totals.py add KIND FILE     adds what a run without errors printed to FILE (KIND: numbers, gestures, files)
totals.py test              tries the rules above on small examples
"""

import datetime
import json
import pathlib
import re
import sys

TOTALS = pathlib.Path(__file__).with_name("totals.json")
# What a line of each kind's output counts.
COUNTED = {
    "numbers": re.compile(r"^\w+ +\d+ +(\d+) +[\d.e+-]+  ", re.MULTILINE),  # verify: scheme, cases, numbers
    "gestures": re.compile(r"^(\d+) gestures of \d+ seeds: 0 of these", re.MULTILINE),
    "files": re.compile(r"^stat::number_of_executed_units: +(\d+)$", re.MULTILINE),
}


def counted(kind, text):
    return sum(map(int, COUNTED[kind].findall(text)))


def with_run(totals, kind, count, day):
    """A run that counted nothing is an error, never an entry."""
    if count <= 0:
        raise ValueError(f"the run of {kind} counted nothing")
    entry = totals[kind]
    return {
        **totals,
        kind: {
            **entry,
            "total": entry["total"] + count,
            "runs": entry["runs"] + 1,
            "last": f"{day}: {count}",
        },
    }


def test():
    verify = "scheme cases numbers of allowed\nalibi      100      7524       0.013  x\nt5  60  5224  0  y\n"
    assert counted("numbers", verify) == 12748
    assert counted("gestures", "200 gestures of 4 seeds: 0 of these broke\n") == 200
    assert counted("gestures", "200 gestures of 4 seeds: 1 of these broke\n") == 0
    assert counted("files", "stat::number_of_executed_units: 30\nstat::number_of_executed_units: 4\n") == 34
    assert counted("files", "") == 0
    empty = json.loads(TOTALS.read_text(encoding="utf-8"))
    once = with_run(empty, "files", 34, "2026-01-02")
    assert once["files"]["total"] == empty["files"]["total"] + 34
    assert once["files"]["runs"] == empty["files"]["runs"] + 1
    assert once["numbers"] == empty["numbers"]
    try:
        with_run(empty, "files", 0, "2026-01-02")
    except ValueError:
        return
    raise AssertionError("a run of nothing was added")


def main(words):
    if words == ["test"]:
        test()
        return 0
    totals = json.loads(TOTALS.read_text(encoding="utf-8"))
    if len(words) == 3 and words[0] == "add" and words[1] in totals:
        text = pathlib.Path(words[2]).read_text(encoding="utf-8", errors="replace")
        day = datetime.date.today().isoformat()
        totals = with_run(totals, words[1], counted(words[1], text), day)
        TOTALS.write_text(json.dumps(totals, indent=2) + "\n", encoding="utf-8")
    elif words:
        print(__doc__, file=sys.stderr)
        return 2
    for kind, entry in totals.items():
        print(f"{kind:<9} {entry['total']:>13,} of {entry['goal']:>13,}  {entry['meaning']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
