"""NumPy's part of the measurements: for each name on standard input it runs one round and prints
its milliseconds on a line. Names: those of MEASURES."""

import sys
import time

import numpy as np

ROWS, WIDTH = 131072, 128
DISTANCES, CHUNK = 1_000_000, 512  # a chunk of angles is 256 kB


def usual():
    """The formula as most programs write it, with new arrays each time."""
    position = np.arange(ROWS)[:, np.newaxis]
    div_term = np.exp(np.arange(0, WIDTH, 2) * -(np.log(10000.0) / WIDTH))
    pe = np.zeros((ROWS, WIDTH))
    pe[:, 0::2] = np.sin(position * div_term)
    pe[:, 1::2] = np.cos(position * div_term)
    return pe


class InPlace:
    """The same numbers, written into existing arrays."""

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


class ScoreDistances:
    """The sum of 64 cosines at a million distances, in chunks that stay in the caches."""

    def __init__(self):
        self.frequency = np.exp(np.arange(0, WIDTH, 2) * -(np.log(10000.0) / WIDTH))
        self.angle = np.zeros((CHUNK, WIDTH // 2))
        self.scores = np.zeros(DISTANCES)

    def __call__(self):
        for start in range(0, DISTANCES, CHUNK):
            some = self.scores[start:start + CHUNK]
            angle = self.angle[:len(some)]
            np.multiply.outer(np.arange(start, start + len(some)), self.frequency, out=angle)
            np.cos(angle, out=angle)
            np.sum(angle, axis=1, out=some)
        return self.scores


MEASURES = {"usual": lambda: usual, "in-place": InPlace, "numpy-score-distances": ScoreDistances}


def main():
    prepared = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in prepared:
            prepared[name] = MEASURES[name]()
        measure = prepared[name]
        start = time.perf_counter()
        measure()
        print((time.perf_counter() - start) * 1e3, flush=True)


if __name__ == "__main__":
    main()
