"""Angles position·θᵢ when their factors and their product are rounded to a narrow format."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cases import Draw, Json, Scheme, frequencies
from mpmath import cos, mpf, workprec

# Significant bits, the first one included. IEEE 754-2019, §3.6; bfloat16 as in Google's TPUs.
BFLOAT16, HALF, SINGLE, DOUBLE = 8, 11, 24, 53
FIRST_INFINITE_HALF = 65520


def to_nearest(value: Any, bits: int) -> Any:
    """Rounded to this many bits, ties to even; the numbers here are far from the ends of the
    ranges."""
    with workprec(bits):
        return +mpf(value)


def rounded_angle(position: Any, theta: Any, product_bits: int) -> Any:
    return to_nearest(position * theta, product_bits)


def row_of(params: Json, position: int, pair: int) -> Json:
    """Errors are the rounded angle minus the exact one, in radians."""
    theta = frequencies(params["rope_theta"], params["head_dim"])[pair]
    exact_angle = position * theta
    single_theta, single_position = to_nearest(theta, SINGLE), to_nearest(position, SINGLE)
    brain_theta, brain_position = to_nearest(single_theta, BFLOAT16), to_nearest(position, BFLOAT16)
    single = rounded_angle(single_position, single_theta, SINGLE)

    def error(*factors_and_bits: Any) -> Any:
        return rounded_angle(*factors_and_bits) - exact_angle

    half = to_nearest(position, HALF)
    return {
        "position": position,
        "pair": pair,
        "angle_exact": exact_angle,
        "cos_exact": cos(exact_angle),
        "angle_error_float32": single - exact_angle,
        "angle_error_double": error(position, to_nearest(theta, DOUBLE), DOUBLE),
        "cos_error_float32": to_nearest(cos(single), SINGLE) - cos(exact_angle),
        "position_as_bfloat16": brain_position,
        "angle_error_position_bf16": error(brain_position, single_theta, SINGLE),
        "angle_error_inv_freq_bf16": error(single_position, brain_theta, SINGLE),
        "angle_error_all_bf16": error(brain_position, brain_theta, BFLOAT16),
        "position_as_float16": half if position < FIRST_INFINITE_HALF else None,
    }


def precision_outputs(case: Json) -> Json:
    return {"rows": [row_of(case["params"], **asked) for asked in case["asked"]]}


def precision_made(draw: Draw) -> Iterable[Json]:
    for _ in range(30):
        width = draw.even(4, 128)
        yield {
            "params": {"rope_theta": draw.scaled(100, 1e7), "head_dim": width},
            "asked": [{"position": draw.scaled_whole(1, 1_000_000),
                       "pair": draw.whole(0, width // 2 - 1)} for _ in range(6)],
            "tol": "for information: roundings of pow differ by an ulp between libraries",
        }


SCHEMES = [Scheme("precision", precision_made, precision_outputs)]
