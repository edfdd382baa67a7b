#!/usr/bin/env python3
"""Time and peak memory from start to the first painted frame: start.py PATH/TO/bench_start.

Beside it, in the same run and in turns, a bare window of Qt and a minimal window of pyqtgraph.
All are offscreen, with the same fonts. Ends with 1 where a wanted figure is missed."""

import os
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 15
HERE = os.path.dirname(os.path.abspath(__file__))


def started(command, environment):
    begin = time.perf_counter()
    told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return (time.perf_counter() - begin) * 1e3, int(told.stdout.split()[-1]) / 1024


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
    print(f"{'to the first painted frame':28}{'ms':>8}{'peak MB':>10}")
    for name in commands:
        print(f"{name:28}{times[name]:8.1f}{memory[name]:10.1f}")
    more_time = times["Position Lab"] - times["bare Qt window"]
    more_memory = memory["Position Lab"] - memory["bare Qt window"]
    ratio = times["pyqtgraph window"] / times["Position Lab"]
    wanted = [
        (f"{more_time:.1f} ms more than a bare window, at most 100", more_time <= 100),
        (f"{more_memory:.1f} MB more than a bare window, at most 40", more_memory <= 40),
        (f"{ratio:.2f} times as fast as pyqtgraph, at least 2.5", ratio >= 2.5),
    ]
    for sentence, is_met in wanted:
        print(f"  {'met   ' if is_met else 'MISSED'}  {sentence}")
    return 0 if all(is_met for _, is_met in wanted) else 1


if __name__ == "__main__":
    sys.exit(main())
