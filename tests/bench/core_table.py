#!/usr/bin/env python3
"""Compares the core with NumPy, in one thread and one run: core_table.py PATH/TO/bench_core.

The rounds of both programs alternate, so that other load slows both equally. Prints a line per row:
its median, the measured ratio and the required ratio. Exits with 1 if a required ratio is
missed."""

import os
import shutil
import statistics
import subprocess
import sys

import report

ROUNDS = 15
HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = "/usr/bin/python3"  # Debian's, which has python3-numpy


class Program:
    def __init__(self, command):
        pin = ["taskset", "-c", str(max(os.sched_getaffinity(0)))] if shutil.which("taskset") else []
        self.process = subprocess.Popen(
            pin + command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"})

    def milliseconds(self, name):
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def medians(core, numpy):
    names = [(numpy, "usual"), (numpy, "in-place"), (core, "store-floor"), (core, "table-baseline"),
             (core, "table-best"), (core, "run-means-1000"), (core, "run-means-10000000"),
             (core, "run-moments-1000"), (core, "run-moments-10000000"),
             (core, "mean-score"), (core, "mean-score-extremes"),
             (numpy, "numpy-score-distances"), (core, "score-distances"), (core, "base-scan"),
             (core, "base-ladder")]
    rounds = {name: [] for _, name in names}
    for program, name in names:
        program.milliseconds(name)
    for _ in range(ROUNDS):
        for program, name in names:
            rounds[name].append(program.milliseconds(name))
    return {name: statistics.median(values) for name, values in rounds.items()}


def has_avx2():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return " avx2 " in file.read()
    except OSError:
        return False


def rows(median):
    """Name, milliseconds, reference, ratio, required ratio."""
    yield "NumPy, usual formula", median["usual"], "", None, None
    yield "NumPy, in place", median["in-place"], "", None, None
    yield "plain streaming stores", median["store-floor"], "", None, None
    wanted = {"table-baseline": (6, 2.5, 0.25)}
    if has_avx2():
        wanted["table-best"] = (12, 5, 0.6)
    for name, (usual, in_place, floor) in wanted.items():
        time = median[name]
        yield name, time, "usual formula", median["usual"] / time, usual
        yield name, time, "in place", median["in-place"] / time, in_place
        yield name, time, "stores", median["store-floor"] / time, floor
    for name, limit in (("run-means-10000000", 5), ("run-moments-10000000", 20),
                        ("mean-score", 5), ("mean-score-extremes", 500)):
        yield name, median[name], f"{limit} ms", limit / median[name], 1
    for name in ("run-means-", "run-moments-"):
        long, short = median[name + "10000000"], median[name + "1000"]
        yield name + "1000", short, "10 million", long / short, 1
    yield from score_rows(median)
    yield from bound_rows(median)


def score_rows(median):
    yield "NumPy in chunks", median["numpy-score-distances"], "", None, None
    time = median["score-distances"]
    yield "score-distances", time, "NumPy", median["numpy-score-distances"] / time, 15


def bound_rows(median):
    """The smallest base for 131072 distances tries thousands of bases; NumPy's million sums are the
    price of trying eight."""
    for name in ("base-scan", "base-ladder"):
        yield name, median[name], "2000 ms", 2000 / median[name], 1
        yield name, median[name], "NumPy", median["numpy-score-distances"] / median[name], 0.5


def printed_missed(rows):
    """Prints a line per (name, milliseconds, against, ratio, wanted); returns whether a ratio is
    missed."""
    missed = False
    print(f"{'row':<24}{'median ms':>10}  {'against':<14}{'ratio':>8}{'wanted':>8}")
    for name, time, against, ratio, wanted in rows:
        line = f"{name:<24}{time:>10.3f}"
        if ratio is not None:
            missed |= ratio < wanted
            line += f"  {against:<14}{ratio:>8.2f}{wanted:>8.2f}{'' if ratio >= wanted else '  missed'}"
        print(line)
    return missed


def measures(rows):
    return [report.of_ratio(f"{name} against {against}", ratio, wanted)
            for name, _, against, ratio, wanted in rows if ratio is not None]


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: core_table.py PATH/TO/bench_core")
    core = Program([sys.argv[1], "--ask"])
    numpy = Program([PYTHON, os.path.join(HERE, "bench_core_numpy.py")])
    median = medians(core, numpy)
    core.close()
    numpy.close()
    table = list(rows(median))
    is_missed = printed_missed(table)
    report.write("core", "The core beside NumPy", measures(table))
    sys.exit(1 if is_missed else 0)


if __name__ == "__main__":
    main()
