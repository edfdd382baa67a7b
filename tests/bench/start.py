#!/usr/bin/env python3
"""Time and peak memory from start to the first painted frame: start.py PATH/TO/bench_start.

For comparison, in the same run and alternating: a bare Qt window and a minimal pyqtgraph window.
All are offscreen, and the first rounds, which warm the disk cache, do not count. Exits with 1 if a
required figure is missed."""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

import report

ROUNDS = 15
PROCESSOR, MORE_TIME, MORE_MEMORY, FASTER = 150, 100, 40, 2.5  # ms, ms, MB, times
HERE = os.path.dirname(os.path.abspath(__file__))


def children_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def started(command, environment):
    """Elapsed milliseconds, MB, and milliseconds of processor time."""
    before = children_seconds()
    begin = time.perf_counter()
    printed = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    passed = time.perf_counter() - begin
    return passed * 1e3, int(printed.stdout.split()[-1]) / 1024, (children_seconds() - before) * 1e3


def main():
    program = os.path.abspath(sys.argv[1])
    bare = os.path.join(os.path.dirname(program), "bench_bare_window")
    commands = {
        "Position Lab": [program],
        "bare Qt window": [bare],
        "pyqtgraph window": ["/usr/bin/python3", os.path.join(HERE, "peers/pyqtgraph_window.py")],
    }
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": home,
                       "XDG_CONFIG_HOME": home, "XDG_RUNTIME_DIR": home, "LANGUAGE": "en"}
        rounds = {name: [] for name in commands}
        for count in range(ROUNDS + 2):
            for name, command in commands.items():
                figures = started(command, environment)
                if count >= 2:
                    rounds[name].append(figures)
    times = {name: statistics.median(r[0] for r in runs) for name, runs in rounds.items()}
    memory = {name: statistics.median(r[1] for r in runs) for name, runs in rounds.items()}
    busy = {name: statistics.median(r[2] for r in runs) for name, runs in rounds.items()}
    print(f"{'to the first painted frame':28}{'ms':>8}{'processor':>11}{'peak MB':>10}")
    for name in commands:
        print(f"{name:28}{times[name]:8.1f}{busy[name]:11.1f}{memory[name]:10.1f}")
    more_time = times["Position Lab"] - times["bare Qt window"]
    more_memory = memory["Position Lab"] - memory["bare Qt window"]
    ratio = times["pyqtgraph window"] / times["Position Lab"]
    own = busy["Position Lab"]
    wanted = [
        (f"{own:.1f} ms of the processor's time, at most {PROCESSOR}", own <= PROCESSOR),
        (f"{more_time:.1f} ms more than a bare window, at most {MORE_TIME}",
         more_time <= MORE_TIME),
        (f"{more_memory:.1f} MB more than a bare window, at most {MORE_MEMORY}",
         more_memory <= MORE_MEMORY),
        (f"{ratio:.2f} times as fast as pyqtgraph, at least {FASTER}", ratio >= FASTER),
    ]
    for sentence, is_met in wanted:
        print(f"  {'met   ' if is_met else 'MISSED'}  {sentence}")
    report.write("start", "From start to the first painted frame", [
        report.of_time("Position Lab, processor's time", own, PROCESSOR),
        report.of_time("more than a bare Qt window", more_time, MORE_TIME),
        report.Measure("more memory than a bare Qt window",
                       f"{more_memory:.1f} MB, at most {MORE_MEMORY}", more_memory / MORE_MEMORY),
        report.of_ratio("beside a window of pyqtgraph", ratio, FASTER)])
    return 0 if all(is_met for _, is_met in wanted) else 1


if __name__ == "__main__":
    sys.exit(main())
