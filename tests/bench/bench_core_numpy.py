"""NumPy's side of the table measure: for each name on standard input one round of it, its
milliseconds on a line. Names: usual, in-place."""

import sys
import time

import numpy as np

ROWS, WIDTH = 131072, 128


def usual():
    """The formula as most programs write it, with fresh arrays."""
    position = np.arange(ROWS)[:, np.newaxis]
    div_term = np.exp(np.arange(0, WIDTH, 2) * -(np.log(10000.0) / WIDTH))
    pe = np.zeros((ROWS, WIDTH))
    pe[:, 0::2] = np.sin(position * div_term)
    pe[:, 1::2] = np.cos(position * div_term)
    return pe


class InPlace:
    """The same numbers into arrays that are already there."""

    def __init__(self):
        self.position = np.arange(ROWS, dtype=np.float64)[:, np.newaxis]
        self.frequency = np.exp(np.arange(0, WIDTH, 2) * -(np.log(10000.0) / WIDTH))
        self.angle = np.zeros((ROWS, WIDTH // 2))
        self.pe = np.zeros((ROWS, WIDTH))

    def __call__(self):
        np.multiply(self.position, self.frequency, out=self.angle)
        np.sin(self.angle, out=self.pe[:, 0::2])
        np.cos(self.angle, out=self.pe[:, 1::2])
        return self.pe


def main():
    measures = {"usual": usual, "in-place": InPlace()}
    for line in sys.stdin:
        measure = measures[line.strip()]
        start = time.perf_counter()
        measure()
        print((time.perf_counter() - start) * 1e3, flush=True)


if __name__ == "__main__":
    main()
