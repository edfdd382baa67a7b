"""What a base and a length allow: decay of scores, bounds of the base, critical dimensions."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import scaling
from cases import Draw, Json, Scheme, Vector, frequencies
from mpmath import ceil, cos, expj, findroot, log, mpf, pi


def decay_outputs(case: Json) -> Json:
    """(1/(d/2))·Σⱼ|Sⱼ|, Sⱼ = Σ_{i<j} e^{imθᵢ}, of Su et al. 2021, §3.4.3, and the sum of
    cosines of Men et al. 2024, arXiv:2405.14591."""
    params = case["params"]
    ladder = frequencies(params["base"], params["d"])
    values = []
    for asked in case["asked"]:
        partial, total, cosines = mpf(0), mpf(0), mpf(0)
        for theta in ladder:
            phase = expj(asked["m"] * theta)
            partial += phase
            total += abs(partial)
            cosines += phase.real
        values.append({"m": asked["m"], "decay_bound": total / len(ladder),
                       "sum_cos": cosines, "mean_cos": cosines / len(ladder)})
    return {"values": values}


def decay_made(draw: Draw) -> Iterable[Json]:
    for _ in range(40):
        yield {
            "params": {"d": draw.even(2, 128), "base": draw.scaled(2, 1e7)},
            "asked": [{"m": m} for m in draw.increasing(5, 0, 1_000_000)],
            "tol": {"double_abs": "1e-11 + 1e-13*m"},
        }


def cosine_sum(base: Any, width: int, m: int) -> Any:
    return sum(cos(m * theta) for theta in frequencies(base, width))


def is_negative(base: float, width: int, m: int) -> bool:
    """Σ cos(m·base^(−2i/d)) < 0; in doubles unless it is near 0."""
    near = sum(math.cos(m * base ** (-2 * i / width)) for i in range(width // 2))
    return near < 0 if abs(near) > 1e-8 else bool(cosine_sum(base, width, m) < 0)


def first_negative(base: float, width: int) -> int:
    m = 1
    while not is_negative(base, width, m):
        m += 1
    return m


def multipliers(params: Json) -> Vector:
    """By how much an extension slows each pair, where that is the same for every base."""
    pairs = params["d"] // 2
    if "linear_factor" in params:
        return [1 / mpf(params["linear_factor"])] * pairs
    if "ntk_alpha" in params:
        return [mpf(params["ntk_alpha"]) ** (-mpf(i) / (pairs - 1)) for i in range(pairs)]
    return [mpf(1)] * pairs


def smallest_base(width: int, length: int, slowed: Vector) -> tuple[Any, int]:
    """The smallest b > 1 with Σ cos(m·μᵢ·b^(−2i/d)) ≥ 0 for all 0 ≤ m < length, and the m that
    is 0; μᵢ, `slowed`, is 1 without an extension.

    In t = ln b a sum changes at most by Σ m·(2i/d)·μᵢ·b^(−2i/d) for each unit, less as t grows. So
    while some sum is negative, no base up to t + |sum|/that is good, and the search steps there.
    The good bases are no interval: steps must not be longer.
    """
    shares = [2 * i / width for i in range(width // 2)]
    near = [float(multiplier) for multiplier in slowed]
    t, blocking = 1e-9, 1
    while True:
        ladder = [multiplier * math.exp(-share * t)
                  for multiplier, share in zip(near, shares, strict=True)]
        slope = sum(share * theta for share, theta in zip(shares, ladder, strict=True))
        step, worst = 0.0, 0
        for m in range(1, length):
            total = sum(math.cos(m * theta) for theta in ladder)
            if -total > step * m * slope:
                step, worst = -total / (m * slope), m
        if step < 1e-11:
            break
        t, blocking = t + step, worst

    def sum_at(base: Any) -> Any:
        plain = frequencies(base, width)
        return sum(cos(blocking * multiplier * theta)
                   for multiplier, theta in zip(slowed, plain, strict=True))

    return findroot(sum_at, math.exp(t)), blocking


def extended_first_negative(params: Json) -> int:
    """The first m with a negative sum for position interpolation, NTK-aware or Llama 3 scaling."""
    if "llama3" in params:
        ladder = scaling.llama3(params["llama3"])["inv_freq"]
    else:
        plain = frequencies(params["base"], params["d"])
        ladder = [multiplier * theta
                  for multiplier, theta in zip(multipliers(params), plain, strict=True)]
    near = [float(theta) for theta in ladder]
    m = 1
    while True:
        total: Any = sum(math.cos(m * theta) for theta in near)
        if abs(total) < 1e-8:
            total = sum(cos(m * theta) for theta in ladder)
        if total < 0:
            return m
        m += 1


def bound_outputs(case: Json) -> Json:
    """Bases that keep the sum of cosines from falling below 0 up to a length; the same paper."""
    params = case["params"]
    width = params["d"]
    if case["kind"] == "lower_bound":
        base, blocking = smallest_base(width, params["context_length_L"], multipliers(params))
        return {"lower_bound_base": base, "binding_m": blocking}
    if case["kind"] == "first_negative_m":
        m = first_negative(params["base"], width)
        return {
            "first_m_with_negative_sum": m,
            "sum_at_m": cosine_sum(params["base"], width, m),
            "sum_at_m_minus_1": cosine_sum(params["base"], width, m - 1),
        }
    if case["kind"] == "first_negative_m_extended":
        return {"first_m_with_negative_sum": extended_first_negative(params)}
    lengths = range(params["context_length_L"])
    return {
        "base": case["asked"],
        "feasible": [not any(is_negative(base, width, m) for m in lengths)
                     for base in case["asked"]],
    }


def bound_made(draw: Draw) -> Iterable[Json]:
    condition = "f_b(m)=sum_{i<d/2} cos(m b^(-2i/d)) >= 0 for every integer 0 <= m <= L-1"
    for _ in range(8):
        yield {
            "kind": "lower_bound",
            "params": {"d": draw.even(8, 48), "context_length_L": draw.scaled_whole(8, 200),
                       "condition": condition},
            "tol": {"double_rel": 1e-9},
        }
    for number in range(6):
        stretch = {("linear_factor", "ntk_alpha")[number % 2]: draw.real(1.1, 3)}
        yield {
            "kind": "lower_bound",
            "params": {"d": draw.even(8, 32), "context_length_L": draw.scaled_whole(20, 120),
                       "condition": condition, **stretch},
            "tol": {"double_rel": 1e-9},
        }
    for number in range(12):
        params = {"d": draw.even(16, 64), "base": draw.scaled(20, 3000)}
        kind = ("linear_factor", "ntk_alpha", "llama3")[number % 3]
        low = draw.real(0.5, 2)
        params[kind] = draw.real(1, 6) if kind != "llama3" else {
            "rope_theta": params["base"],
            "rotary_dim": params["d"],
            "factor": draw.real(1, 6),
            "low_freq_factor": low,
            "high_freq_factor": low * draw.real(1.5, 8),
            "original_max_position_embeddings": draw.scaled_whole(32, 1024),
        }
        yield {"kind": "first_negative_m_extended", "params": params, "tol": {"m": "equal"}}
    for _ in range(20):
        yield {
            "kind": "first_negative_m",
            "params": {"d": draw.even(16, 128), "base": draw.scaled(20, 20000)},
            "tol": {"m": "equal", "double_abs": 1e-8},
        }
    for _ in range(12):
        length = draw.scaled_whole(32, 512)
        yield {
            "kind": "feasible_at_base",
            "params": {"d": draw.even(16, 128), "context_length_L": length},
            "asked": sorted(draw.scaled(length, 12 * length) for _ in range(6)),
            "tol": "booleans: equal",
        }


def critical_outputs(case: Json) -> Json:
    """Liu et al. 2023, arXiv:2310.05209, as in OpenLMLab/scaling-rope: d_extra =
    2⌈(d/2)·log_base(T/2π)⌉, d at most, of the trained and of
    the tuned base and length."""
    params = case["params"]
    width, base, tuned = params["d"], mpf(params["base_pretrain"]), mpf(params["base_tune"])
    trained, asked = params["T_train"] / (2 * pi), params["T_tune"] / (2 * pi)

    def covered(turns: Any, of: Any) -> int:
        return min(width, 2 * int(ceil(mpf(width) / 2 * log(turns) / log(of))))

    return {
        "d_extra": covered(trained, base),
        "d_extra_updated_if_base_below_beta_0": covered(asked, tuned),
    }


def critical_made(draw: Draw) -> Iterable[Json]:
    for _ in range(50):
        yield {
            "params": {
                "d": draw.even(8, 256),
                "base_pretrain": draw.scaled(1000, 1e6),
                "T_train": draw.scaled_whole(256, 16384),
                "base_tune": draw.scaled(100, 1e7),
                "T_tune": draw.scaled_whole(256, 131072),
            },
            "tol": {"double_rel": 1e-12},
        }


SCHEMES = [
    Scheme("critical_dimension", critical_made, critical_outputs),
    Scheme("rope_base_bound", bound_made, bound_outputs),
    Scheme("rope_decay", decay_made, decay_outputs),
]
