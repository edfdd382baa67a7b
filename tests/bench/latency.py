#!/usr/bin/env python3
"""From a move of the mouse to the painted frame: latency.py PATH/TO/bench_latency.

The whole window at 1280x800, offscreen, one thread, each bench and drag beside an empty window of
the same size. Each round runs the program once; a figure is the median over the rounds. Ends with
1 where a wanted figure is missed."""

import re
import statistics
import subprocess
import sys

ROUNDS = 5
MEDIAN, NINETY_NINTH, GROWTH = 4.0, 8.0, 1.3


def main():
    rounds = {}
    for _ in range(ROUNDS):
        told = subprocess.run(sys.argv[1:2], stdout=subprocess.PIPE, text=True, check=True)
        for line in told.stdout.splitlines():
            name, median, late = line.split(";")
            rounds.setdefault(name, []).append((float(median), float(late)))
    figures = {name: tuple(statistics.median(row[k] for row in rows) for k in (0, 1))
               for name, rows in rounds.items()}
    missed = []
    empty = figures["empty window"][0]
    print(f"{'mouse move to painted frame':60}{'median ms':>10}{'99th':>8}{'x empty':>9}")
    for name, (median, late) in figures.items():
        is_met = name == "empty window" or (median < MEDIAN and late < NINETY_NINTH)
        print(f"{name:60}{median:10.2f}{late:8.2f}{median / empty:9.1f}"
              f"{'' if is_met else '  MISSED'}")
        if not is_met:
            missed.append(name)
    print(f"\n{'10,000,000 positions beside 1,000':60}{'ratio':>10}")
    for name, (median, _) in figures.items():
        if " at 10000000," not in name:
            continue
        ratio = median / figures[re.sub(" at 10000000,", " at 1000,", name)][0]
        is_met = ratio <= GROWTH
        print(f"{name:60}{ratio:10.2f}{'' if is_met else '  MISSED'}")
        if not is_met:
            missed.append(name)
    print(f"\nwanted: median below {MEDIAN:g} ms, 99th percentile below {NINETY_NINTH:g} ms, "
          f"ratio at most {GROWTH:g}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
