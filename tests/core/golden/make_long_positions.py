#!/usr/bin/env python3
"""Writes long_positions.json: sines and cosines of p·base^(−2i/width) at positions up to
10,000,000, and θ/2π as a binary fraction, with mpmath at 50 digits. Needs python3-mpmath."""

import json
import os

from mpmath import cos, mp, mpf, nstr, pi, sin

mp.dps = 50

WIDTH = 16
BASES = ["10000", "500000", "1.5"]
POSITIONS = [0, 1, 2, 31, 32, 4095, 131071, 999999, 1000000, 9999999, 10000000]


def digits(number):
    return float(nstr(number, 17))


def case(base):
    frequencies = [mpf(base) ** (-mpf(2 * i) / WIDTH) for i in range(WIDTH // 2)]
    return {
        "base": float(base),
        "width": WIDTH,
        "positions": POSITIONS,
        "frequency": [digits(theta) for theta in frequencies],
        "turn": ["%032x" % int(theta / (2 * pi) * mpf(2) ** 128) for theta in frequencies],
        "sine": [[digits(sin(p * theta)) for theta in frequencies] for p in POSITIONS],
        "cosine": [[digits(cos(p * theta)) for theta in frequencies] for p in POSITIONS],
    }


def main():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "long_positions.json")
    golden = {
        "about": "Exact angles at long positions, made by make_long_positions.py. turn: the first "
        "128 bits of θ/2π, in hexadecimal, cut off.",
        "tolerance": {"double_abs": 2e-15, "turn_bits": 100},
        "cases": [case(base) for base in BASES],
    }
    with open(path, "w", encoding="utf-8") as file:
        json.dump(golden, file, ensure_ascii=False, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main()
