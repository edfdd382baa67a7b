#!/usr/bin/env python3
"""The biases of 32 heads and 2048 positions: for a picture from their diagonals, and written out
in full beside plain streaming stores of the same bytes: diagonals_table.py PATH/TO/bench_diagonals.

All measures take turns, so that a busy machine slows all of them alike. The faster of the two
plain stores is the floor. Ends with 1 where a wanted ratio is missed."""

import statistics
import sys

import report
from core_table import ROUNDS, Program, measures, printed_missed

STORES = ("stores-16-bytes", "stores-32-bytes")
WRITES = ("write-float", "write-double")
PICTURES = ("alibi-diagonals", "alibi-picture", "t5-diagonals", "t5-picture")
WRITE_RATIO = 0.9
PICTURE_MILLISECONDS = 1


def medians(program):
    names = STORES + WRITES + PICTURES
    rounds = {name: [] for name in names}
    for name in names:
        program.milliseconds(name)
    for _ in range(ROUNDS):
        for name in names:
            rounds[name].append(program.milliseconds(name))
    return {name: statistics.median(values) for name, values in rounds.items()}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: diagonals_table.py PATH/TO/bench_diagonals")
    program = Program([sys.argv[1]])
    median = medians(program)
    program.close()
    floor = min(median[name] for name in STORES)
    rows = [(name, median[name], "", None, None) for name in STORES]
    rows += [(name, median[name], "stores", floor / median[name], WRITE_RATIO) for name in WRITES]
    rows += [(name, median[name], f"{PICTURE_MILLISECONDS} ms", PICTURE_MILLISECONDS / median[name],
              1) for name in PICTURES]
    is_missed = printed_missed(rows)
    report.write("diagonals", "Biases of 32 heads and 2048 positions", measures(rows))
    sys.exit(1 if is_missed else 0)


if __name__ == "__main__":
    main()
