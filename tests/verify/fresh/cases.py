"""Shared parts of the modules for generated cases.

A scheme is a pair of functions: `made(draw)` draws the params of its cases, and `outputs(case)`
computes what belongs to them from published formulas, with mpmath at 50 digits. Params are doubles
and taken exactly as they are; outputs are rounded to the nearest double at the very end.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from mpmath import cos, exp, mp, mpf, nint, sin

mp.dps = 50

Json = dict[str, Any]
Vector = list[Any]
Matrix = list[Vector]

# Computes the outputs of a case from its params and, if the scheme has them, its kind, rope_type
# and requested inputs.
Outputs = Callable[[Json], Json]


class Draw:
    """Random numbers determined by a seed, whatever the version of Python."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def real(self, low: float = -2, high: float = 2) -> float:
        return low + (high - low) * self._random.random()

    def scaled(self, low: float, high: float) -> float:
        """Between two positive numbers, with each factor of ten equally likely."""
        return float(low * (high / low) ** self._random.random())

    def whole(self, low: int, high: int) -> int:
        """low and high included."""
        return low + int(self._random.random() * (high - low + 1))

    def even(self, low: int, high: int) -> int:
        return 2 * self.whole(low // 2, high // 2)

    def scaled_whole(self, low: int, high: int) -> int:
        return min(high, max(low, int(self.scaled(low, high + 1))))

    def one_of(self, choices: Sequence[Any]) -> Any:
        return choices[self.whole(0, len(choices) - 1)]

    def chance(self, share: float) -> bool:
        return self._random.random() < share

    def vector(self, size: int, reach: float = 2) -> list[float]:
        return [self.real(-reach, reach) for _ in range(size)]

    def matrix(self, rows: int, columns: int, reach: float = 2) -> list[list[float]]:
        return [self.vector(columns, reach) for _ in range(rows)]

    def increasing(self, count: int, low: int, high: int) -> list[int]:
        """Distinct integers, with more small ones."""
        return sorted({low, *(self.scaled_whole(low + 1, high) for _ in range(count - 1))})


@dataclasses.dataclass(frozen=True)
class Scheme:
    """One file of reference values: `made` gives the cases without outputs."""

    name: str
    made: Callable[[Draw], Iterable[Json]]
    outputs: Outputs


def exact(value: Any) -> Any:
    """The doubles in lists of any depth as mpmath numbers; null stays null."""
    if isinstance(value, list):
        return [exact(entry) for entry in value]
    return None if value is None else mpf(value)


def rounded(value: Any) -> Any:
    """mpmath's numbers in lists and objects of any depth as the nearest doubles."""
    if isinstance(value, mpf):
        return float(value)
    if isinstance(value, (list, tuple)):
        return [rounded(entry) for entry in value]
    if isinstance(value, dict):
        return {key: rounded(entry) for key, entry in value.items()}
    return value


def dot(left: Vector, right: Vector) -> Any:
    return sum((a * b for a, b in zip(left, right, strict=True)), mpf(0))


def applied(matrix: Matrix, vector: Vector) -> Vector:
    """matrix · vector, the matrix a list of its rows."""
    return [dot(row, vector) for row in matrix]


def added(left: Vector, right: Vector) -> Vector:
    return [a + b for a, b in zip(left, right, strict=True)]


def softmax(scores: Vector) -> Vector:
    """exp(s) / Σ exp(s); a masked score, null, has the weight 0."""
    terms = [mpf(0) if score is None else exp(score) for score in scores]
    whole = sum(terms, mpf(0))
    return [term / whole for term in terms]


def frequencies(base: Any, width: int) -> Vector:
    """θᵢ = base^(−2i/width), i = 0 … width/2 − 1.  Vaswani et al. 2017, §3.5."""
    return [mpf(base) ** (-mpf(2 * i) / width) for i in range(width // 2)]


def interleaved_pairs(width: int) -> list[tuple[int, int]]:
    """(2i, 2i + 1), as in GPT-J and Meta's LLaMA."""
    return [(2 * i, 2 * i + 1) for i in range(width // 2)]


def half_pairs(width: int) -> list[tuple[int, int]]:
    """(i, i + width/2), as in GPT-NeoX and Hugging Face's LLaMA."""
    return [(i, i + width // 2) for i in range(width // 2)]


def rotated(vector: Vector, pairs: list[tuple[int, int]], angles: Vector, scale: Any = 1) -> Vector:
    """y_a = x_a cos − x_b sin, y_b = x_a sin + x_b cos for every pair; the rest is copied.

    Su et al. 2021, arXiv:2104.09864, §3.2.2. `scale` multiplies sine and cosine.
    """
    result = list(vector)
    for (a, b), angle in zip(pairs, angles, strict=True):
        cosine, sine = scale * cos(angle), scale * sin(angle)
        result[a] = vector[a] * cosine - vector[b] * sine
        result[b] = vector[a] * sine + vector[b] * cosine
    return result


def all_rotated(
    vectors: Any, pairs: list[tuple[int, int]], angles: Matrix, scale: Any = 1
) -> Matrix:
    """Rotates each vector of doubles by its own row of angles."""
    return [rotated(vector, pairs, row, scale)
            for vector, row in zip(exact(vectors), angles, strict=True)]


def is_near_whole(value: Any, distance: float) -> bool:
    """Whether rounding up or down depends on the last digits of `value`."""
    return abs(value - nint(value)) < distance
