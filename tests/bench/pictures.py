#!/usr/bin/env python3
"""Compares three pictures with pyqtgraph and matplotlib, in one thread and one run: pictures.py
PATH/TO/bench_pictures [FOLDER FOR THE PICTURES].

The rounds of the three programs alternate, so that other load slows all equally. Prints medians,
ratios and the required ratios; exits with 1 if one is missed."""

import os
import shutil
import statistics
import subprocess
import sys

import report

ROUNDS = 15
HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = "/usr/bin/python3"  # Debian's, which has python3-pyqtgraph and python3-matplotlib
# How many times longer the two peers must take at least; waves are measured against the faster one.
WANTED = {"heatmap": (4, 40), "waves": (15, 15), "dials": (10, None)}


class Program:
    def __init__(self, command):
        pin = ["taskset", "-c", str(max(os.sched_getaffinity(0)))] if shutil.which("taskset") else []
        self.process = subprocess.Popen(
            pin + command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "OMP_NUM_THREADS": "1",
                 "OPENBLAS_NUM_THREADS": "1", "PYQTGRAPH_QT_LIB": "PyQt6", "QT_API": "pyqt6"})

    def milliseconds(self, picture):
        self.process.stdin.write(picture + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    peers = os.path.join(HERE, "peers")
    commands = {"ours": [sys.argv[1]],
                "pyqtgraph": [PYTHON, os.path.join(peers, "pyqtgraph_pictures.py")],
                "matplotlib": [PYTHON, os.path.join(peers, "matplotlib_pictures.py")]}
    programs = {name: Program(command + sys.argv[2:]) for name, command in commands.items()}
    times = {}
    for turn in range(ROUNDS + 1):
        for picture in WANTED:
            for name, program in programs.items():
                taken = program.milliseconds(picture)
                if turn > 0:  # the first warms up
                    times.setdefault((picture, name), []).append(taken)
    for program in programs.values():
        program.close()

    print(f"{'picture':10}{'ours ms':>9}{'pyqtgraph':>11}{'ratio':>8}{'wanted':>8}"
          f"{'matplotlib':>12}{'ratio':>8}{'wanted':>8}")
    missed = False
    measures = []
    for picture, wanted in WANTED.items():
        ours, *others = (statistics.median(times[picture, name]) for name in programs)
        line = f"{picture:10}{ours:9.2f}"
        for peer, width, other, ratio in zip(list(programs)[1:], (11, 12), others, wanted):
            line += f"{other:{width}.2f}{other / ours:8.1f}{ratio or '':>8}"
            if ratio is not None:
                measures.append(report.of_ratio(f"{picture} beside {peer}", other / ours, ratio))
            missed = missed or (ratio is not None and other < ratio * ours)
        print(line)
    report.write("pictures", "Three pictures beside pyqtgraph and matplotlib", measures)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
