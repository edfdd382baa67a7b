"""Encodings that add a number to each score, by the distance of query and key."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from cases import Draw, Json, Matrix, Scheme, Vector, applied, dot, exact, softmax
from mpmath import cos, exp, floor, log, mpf, power, sqrt


def slopes(heads: int, bias_max: Any = 8) -> Vector:
    """2^(−max·h/n), h = 1 … n, for a power of two n; else those of the next lower power c, then
    every second one of 2c. Press et al. 2022, arXiv:2108.12409, get_slopes."""
    lower = 1 << (heads.bit_length() - 1)
    ladder = [power(2, -mpf(bias_max) * h / lower) for h in range(1, lower + 1)]
    between = [power(2, -mpf(bias_max) * h / (2 * lower)) for h in range(1, 2 * lower + 1, 2)]
    return (ladder + between)[:heads]


def causal(length: int, entry: Any) -> Matrix:
    """entry(i, j) for keys j up to the query i, null beyond."""
    return [[entry(i, j) if j <= i else None for j in range(length)] for i in range(length)]


def alibi_outputs(case: Json) -> Json:
    """Slopes; biases −m·(i − j) of the paper, +m·j of Bloom, m·(j − (L − 1)) of MPT and
    −m·|i − j|; Bloom's for left padding, where j counts the attended tokens."""
    params = case["params"]
    each = slopes(params["heads"], params.get("alibi_bias_max", 8))
    if "attention_mask" in params:
        mask = params["attention_mask"]
        places = [(sum(mask[:j + 1]) - 1) * mask[j] for j in range(len(mask))]
        return {"alibi": [[slope * place for place in places] for slope in each]}
    if "scores_before_bias" not in params:
        return {"slopes": each}
    length, scores = params["length"], exact(params["scores_before_bias"])
    everywhere = range(length)
    return {
        "paper_causal": [causal(length, lambda i, j, m=m: -m * (i - j)) for m in each],
        "bloom_row_added_to_every_query": [[m * j for j in everywhere] for m in each],
        "mpt_row_added_to_every_query": [[m * (j - (length - 1)) for j in everywhere]
                                         for m in each],
        "symmetric_full": [[[-m * abs(i - j) for j in everywhere] for i in everywhere]
                           for m in each],
        "causal_softmax_probabilities": [
            [softmax([scores[i][j] - m * (i - j) for j in range(i + 1)]) for i in everywhere]
            for m in each],
    }


def alibi_made(draw: Draw) -> Iterable[Json]:
    for heads in [1, 2, 128, *(draw.scaled_whole(1, 128) for _ in range(37))]:
        yield {"params": {"heads": heads}, "tol": {"double_rel": 1e-13}}
    for _ in range(20):
        yield {
            "params": {
                "heads": draw.scaled_whole(1, 128),
                "alibi_bias_max": draw.real(1, 24),
                "convention": "MPT",
            },
            "tol": {"double_rel": 1e-13},
        }
    for _ in range(20):
        length = draw.whole(1, 8)
        yield {
            "params": {
                "heads": draw.whole(1, 6),
                "length": length,
                "scores_before_bias": draw.matrix(length, length),
            },
            "tol": {"double_abs": 1e-13},
        }
    for _ in range(20):
        padding, attended = draw.whole(0, 5), draw.whole(1, 8)
        yield {
            "params": {
                "heads": draw.one_of([1, 2, 4, 8]),  # exact powers of two, as the tolerance needs
                "attention_mask": [0] * padding + [1] * attended,
            },
            "tol": {"double_abs": 1e-15},
        }


def steps_within(ratio: Fraction, whole: Fraction, steps: int) -> int:
    """⌊steps·ln(ratio)/ln(whole)⌋ in whole numbers: whole^k ≤ ratio^steps, with no logarithm."""
    reached, target, count = whole, ratio**steps, 0
    while reached <= target:
        reached *= whole
        count += 1
    return count


def t5_bucket(relative: int, bidirectional: bool, buckets: int, max_distance: int) -> int:
    """Raffel et al. 2020, arXiv:1910.10683; Hugging Face's T5, _relative_position_bucket.

    relative = key − query. Half of the buckets hold one distance each, the others grow: half +
    ⌊ln(r/half)/ln(max/half)·(n − half)⌋, at most n − 1.
    """
    first = 0
    if bidirectional:
        buckets //= 2
        first = buckets if relative > 0 else 0
        distance = abs(relative)
    else:
        distance = max(-relative, 0)
    single = buckets // 2
    if distance < single:
        return first + distance
    grown = steps_within(Fraction(distance, single), Fraction(max_distance, single),
                         buckets - single)
    return first + min(single + grown, buckets - 1)


def t5_outputs(case: Json) -> Json:
    params = case["params"]
    rule = params["bidirectional"], params["num_buckets"], params["max_distance"]
    if "table_buckets_by_heads" not in params:
        reach = range(params["relative_position_from"], params["relative_position_to"] + 1)
        return {
            "bucket_reference": [t5_bucket(relative, *rule) for relative in reach],
            "bucket_exact": "same as bucket_reference",
            "where_float32_differs": [],
        }
    table = exact(params["table_buckets_by_heads"])
    buckets = [[t5_bucket(key - query, *rule) for key in range(params["key_length"])]
               for query in range(params["query_length"])]
    return {
        "bucket_query_by_key": buckets,
        "bias_head_query_key": [[[table[bucket][head] for bucket in row] for row in buckets]
                                for head in range(params["heads"])],
    }


def t5_made(draw: Draw) -> Iterable[Json]:
    for _ in range(40):
        bidirectional = draw.chance(0.5)
        buckets = draw.one_of([draw.whole(4, 24), 4 * draw.whole(1, 24)])
        # Whole multiples of the first half put some distances exactly on the edge of a bucket.
        single = buckets // 4 if bidirectional else buckets // 2
        longest = draw.one_of([single * draw.whole(2, 32), single + draw.scaled_whole(1, 100_000)])
        reach = draw.scaled_whole(4, 300)
        centre = draw.one_of([0, 0, draw.whole(-longest, longest)])
        yield {
            "params": {
                "bidirectional": bidirectional,
                "num_buckets": buckets,
                "max_distance": longest,
                "relative_position_from": centre - reach,
                "relative_position_to": centre + draw.whole(0, reach),
                "relative_position": "memory (key) position minus query position",
            },
            "tol": "integers: equal",
        }
    for _ in range(20):
        buckets, heads = 4 * draw.whole(1, 6), draw.whole(1, 3)
        yield {
            "params": {
                "bidirectional": draw.chance(0.5),
                "num_buckets": buckets,
                "max_distance": buckets + draw.whole(0, 40),
                "query_length": draw.whole(1, 9),
                "key_length": draw.whole(1, 9),
                "heads": heads,
                "table_buckets_by_heads": draw.matrix(buckets, heads),
            },
            "tol": {"double_abs": 1e-15},
        }


def swin_index(height: int, width: int) -> list[list[int]]:
    """(Δrow + h − 1)(2w − 1) + (Δcolumn + w − 1), Δ = query − key. Liu et al. 2021, Swin."""
    places = [(row, column) for row in range(height) for column in range(width)]
    return [[(qr - kr + height - 1) * (2 * width - 1) + qc - kc + width - 1 for kr, kc in places]
            for qr, qc in places]


def swin_coordinate(offset: int, window: int) -> Any:
    """sign(x)·log₂(1 + |8x/(W − 1)|)/log₂ 8. Liu et al. 2022, Swin V2, arXiv:2111.09883."""
    size = log(1 + abs(mpf(8) * offset / (window - 1)), 2) / 3
    return -size if offset < 0 else size


def swin_outputs(case: Json) -> Json:
    params = case["params"]
    height, width = params["window_h"], params["window_w"]
    if "pretrained_window" in params:
        before = params["pretrained_window"]
        windows = [before[0] or height, before[1] or width]
        return {"table_dy_dx": [
            [[swin_coordinate(dy, windows[0]), swin_coordinate(dx, windows[1])]
             for dx in range(1 - width, width)] for dy in range(1 - height, height)]}
    index = swin_index(height, width)
    if "table" in params:
        table = exact(params["table"])
        return {"bias_head_query_key": [[[table[entry][head] for entry in row] for row in index]
                                        for head in range(params["heads"])]}
    rows = {"table_rows": (2 * height - 1) * (2 * width - 1)}
    if height * width <= 16:
        return {**rows, "relative_position_index": index}
    entries = [entry for row in index for entry in row]
    return {
        **rows,
        "first_row": index[0],
        "last_row": index[-1],
        "diagonal_value": index[0][0],
        "sum_of_all": sum(entries),
        "sum_of_squares": sum(entry * entry for entry in entries),
    }


def swin_made(draw: Draw) -> Iterable[Json]:
    for _ in range(24):
        yield {
            "params": {"window_h": draw.whole(1, 9), "window_w": draw.whole(1, 9)},
            "tol": "integers: equal",
        }
    for _ in range(18):
        height, width = draw.whole(2, 6), draw.whole(2, 6)
        before = [draw.whole(2, 16), draw.whole(2, 16)] if draw.chance(0.5) else [0, 0]
        yield {
            "params": {"window_h": height, "window_w": width, "pretrained_window": before},
            "tol": {"double_abs": 1e-13},
        }
    for _ in range(18):
        height, width, heads = draw.whole(1, 4), draw.whole(1, 4), draw.whole(1, 3)
        rows = (2 * height - 1) * (2 * width - 1)
        # The reference reads its table in float32, so these are numbers that float32 holds.
        table = [[draw.whole(-2048, 2048) / 1024 for _ in range(heads)] for _ in range(rows)]
        yield {
            "params": {"window_h": height, "window_w": width, "heads": heads, "table": table},
            "tol": {"double_abs": 1e-15},
        }


def kerple_outputs(params: Json) -> Json:
    """−p·ln(1 + a·(i − j)) and −a·(i − j)^p. Chi et al. 2022, arXiv:2205.09921."""
    length, heads = params["length"], range(params["heads"])
    log_p, log_a = exact(params["log_p"]), exact(params["log_a"])
    power_a, power_p = exact(params["power_a"]), exact(params["power_p"])
    return {
        "log_bias": [causal(length, lambda i, j, h=h: -log_p[h] * log(1 + log_a[h] * (i - j)))
                     for h in heads],
        "power_bias": [causal(length, lambda i, j, h=h: -power_a[h] * mpf(i - j) ** power_p[h])
                       for h in heads],
    }


def cope_outputs(params: Json) -> Json:
    """Contextual positions: pᵢⱼ = Σ_{t=j…i} σ(qᵢ·kₜ/√d), at most npos − 1; qᵢ·e[p] between whole
    numbers is interpolated. Golovneva et al. 2024, arXiv:2405.18719."""
    length = params["length"]
    queries, keys, table = (exact(params[name]) for name in ("q", "k", "position_table"))
    root = sqrt(mpf(params["d"]))
    gates = [[1 / (1 + exp(-dot(query, key) / root)) for key in keys] for query in queries]
    limit = mpf(params["npos_max"] - 1)

    def place(i: int, j: int) -> Any:
        return min(sum(gates[i][j:i + 1]), limit)

    def logit(i: int, j: int) -> Any:
        at = place(i, j)
        along = applied(table, queries[i])
        below = int(floor(at))
        above = min(below + 1, len(along) - 1)
        return along[below] + (at - below) * (along[above] - along[below])

    return {"p": causal(length, place), "added_logit": causal(length, logit)}


def fire_outputs(params: Json) -> Json:
    """f(ψ(i − j)/ψ(max(L, i))), ψ(x) = ln(c·x + 1), f a layer of rectified units. Li et al. 2023,
    arXiv:2310.04418."""
    c, threshold = mpf(params["c"]), mpf(params["L_threshold"])
    w1, b1, w2 = exact(params["w1"]), exact(params["b1"]), exact(params["w2"])

    def bias(i: int, j: int) -> Any:
        below = log(c * max(threshold, mpf(i)) + 1) + mpf(params["eps"])
        ratio = log(c * (i - j) + 1) / below
        hidden = [max(weight * ratio + shift, mpf(0)) for weight, shift in zip(w1, b1, strict=True)]
        return dot(w2, hidden) + mpf(params["b2"])

    return {"bias": causal(params["length"], bias)}


def sandwich_outputs(params: Json) -> Json:
    """S(n) = Σ_{i=1…d̄/2} cos(n/10000^(2i/d̄)). Chi et al. 2023, arXiv:2212.10356, with no
    factor of a head."""
    width = params["dbar"]
    ladder = [mpf(10000) ** (-mpf(2 * i) / width) for i in range(1, width // 2 + 1)]
    return {"S": [sum(cos(n * theta) for theta in ladder) for n in range(params["length"])]}


def other_outputs(case: Json) -> Json:
    params = case["params"]
    if "log_p" in params:
        return kerple_outputs(params)
    if "position_table" in params:
        return cope_outputs(params)
    return fire_outputs(params) if "w1" in params else sandwich_outputs(params)


def other_made(draw: Draw) -> Iterable[Json]:
    for number in range(20):
        heads = draw.whole(1, 4)
        yield {
            "id": f"kerple_{number}",
            "params": {
                "heads": heads,
                "length": draw.whole(1, 8),
                "log_p": [draw.real(0.01, 2) for _ in range(heads)],
                "log_a": [draw.real(0.01, 2) for _ in range(heads)],
                "power_a": [draw.real(0.01, 2) for _ in range(heads)],
                "power_p": [draw.real(0.05, 2) for _ in range(heads)],
            },
            "tol": {"double_abs": 1e-13},
        }
    for number in range(20):
        length, width, places = draw.whole(1, 8), draw.whole(1, 8), draw.whole(2, 8)
        yield {
            "id": f"cope_{number}",
            "params": {
                "length": length,
                "d": width,
                "npos_max": places,
                "q": draw.matrix(length, width),
                "k": draw.matrix(length, width),
                "position_table": draw.matrix(places, width),
                "gate_logits": "q.k/sqrt(d)",
            },
            "tol": {"double_abs": 1e-11},
        }
    for number in range(20):
        units = draw.whole(1, 6)
        yield {
            "id": f"fire_{number}",
            "params": {
                "length": draw.whole(1, 10),
                "c": draw.scaled(0.01, 10),
                "L_threshold": draw.scaled(1, 1000),
                "mlp_width": units,
                "w1": draw.vector(units),
                "b1": draw.vector(units),
                "w2": draw.vector(units),
                "b2": draw.real(),
                "eps": 0,
            },
            "tol": {"double_abs": 1e-13},
        }
    for number in range(20):
        yield {
            "id": f"sandwich_{number}",
            "params": {"dbar": draw.even(2, 128), "length": draw.whole(1, 30)},
            "tol": {"double_abs": 1e-12},
        }


SCHEMES = [
    Scheme("alibi", alibi_made, alibi_outputs),
    Scheme("other_biases", other_made, other_outputs),
    Scheme("swin", swin_made, swin_outputs),
    Scheme("t5_buckets", t5_made, t5_outputs),
]
