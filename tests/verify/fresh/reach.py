"""Additions to an encoding for long texts: temperatures, maps of positions, sinks."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from cases import Draw, Json, Scheme, exact, softmax
from mpmath import floor, log, mpf

LONGEST = 10_000_000


def sink_outputs(case: Json) -> Json:
    """softmax([s, b]) without its last entry; transformers' gpt_oss."""
    scores, sink = exact(case["params"]["scores"]), mpf(case["params"]["sink"])
    weights = softmax([*scores, sink])
    return {"weights": weights[:-1], "weight_of_sink": weights[-1],
            "weights_without_sink": softmax(scores)}


def sink_made(draw: Draw) -> Iterable[Json]:
    for _ in range(30):
        reach = draw.one_of([2, 50, 10_000])
        yield {
            "params": {"scores": draw.vector(draw.whole(1, 12), reach),
                       "sink": draw.one_of([0.0, draw.real(-reach, reach)])},
            "tol": {"double_abs": 1e-15, "double_rel": 1e-11},
        }


def factor(params: Json, p: int) -> Any:
    """transformers' llama4, ministral3 and inkling; log-n as in bojone/rerope."""
    if "floor_scale" in params:
        steps = floor(mpf(p + 1) / params["floor_scale"])
        return log(steps + 1) * mpf(params["attn_scale"]) + 1
    if "original_max_position_embeddings" in params:
        steps = floor(mpf(p) / params["original_max_position_embeddings"])
        return 1 + mpf(params["llama_4_scaling_beta"]) * log(1 + steps)
    if "log_scaling_n_floor" in params:
        ratio = mpf(p + 1) / params["log_scaling_n_floor"]
        return 1 + mpf(params["log_scaling_alpha"]) * log(max(mpf(1), ratio))
    return max(mpf(1), log(mpf(p + 1)) / log(mpf(params["training_length"])))


def scale_outputs(case: Json) -> Json:
    params = case["params"]
    return {"factor": [factor(params, p) for p in params["positions"]]}


def scale_made(draw: Draw) -> Iterable[Json]:
    rules = [("attn_scale", "floor_scale"),
             ("llama_4_scaling_beta", "original_max_position_embeddings"),
             ("log_scaling_alpha", "log_scaling_n_floor"),
             (None, "training_length")]
    for number in range(40):
        scale, length = rules[number % len(rules)]
        reach = draw.scaled_whole(2, 100_000)
        turn = reach * draw.whole(1, 3)  # on a step and beside it
        params: Json = {length: reach, "positions": [
            *(p for p in (0, turn - 2, turn - 1, turn) if p >= 0),
            *draw.increasing(8, 0, LONGEST)]}
        if scale:
            params[scale] = draw.real(0, 1)
        yield {"params": params, "tol": {"double_rel": 1e-14}}


def rerope(params: Json, i: int, j: int) -> Any:
    """bojone/rerope: the window w, or beyond it w + (d − w)/s."""
    far, w = Fraction(i - j), params["window"]
    if far < w:
        return far
    if "scaling_factor" not in params:
        return Fraction(w)
    return w + (far - w) / Fraction(params["scaling_factor"])


def self_extend(params: Json, i: int, j: int) -> Any:
    """Jin et al. 2024, arXiv:2401.01325: position // G for both, the query's moved by W − W/G."""
    w, g = params["neighbor_window"], params["group_size"]
    if i - j < w:
        return Fraction(i - j)
    shift = w - (w // g if params.get("floored") else Fraction(w, g))
    return Fraction(i // g) + shift - j // g


def dual_chunk_branch(params: Json, i: int, j: int) -> str | None:
    if j > i:
        return None
    size = max(1, params["chunk_size"] - params["local_window"])
    return {0: "intra", 1: "succ"}.get(i // size - j // size, "inter")


def dual_chunk(params: Json, i: int, j: int) -> Any:
    """An et al. 2024, arXiv:2402.17463, as in ChunkLlama: three positions of a query."""
    size = max(1, params["chunk_size"] - params["local_window"])
    query = {
        "intra": i % size,
        "succ": min(i % size + size, params["chunk_size"]),
        "inter": min(2 * size - 1, params["chunk_size"]),
    }[str(dual_chunk_branch(params, i, j))]
    return Fraction(query - j % size)


def lm_infinite(params: Json, i: int, j: int) -> Any:
    """Han et al. 2023, arXiv:2308.16137: first keys and last keys, the distance capped."""
    if j >= params["global_branch"] and i - j >= params["local_branch"]:
        return None
    return Fraction(min(i - j, params["limit_distance"]))


def streaming(params: Json, i: int, j: int) -> Any:
    """Xiao et al. 2023, arXiv:2309.17453: evict, then number what is in the cache."""
    start, recent = params["start_size"], params["recent_size"]
    if i + 1 <= start + recent:
        return Fraction(i - j)
    if j < start:
        return Fraction(start + recent - 1 - j)
    return Fraction(i - j) if j > i - recent else None


def chunked(params: Json, i: int, j: int) -> Any:
    """transformers' masking_utils: ⌊(i − padding)/c⌋ = ⌊(j − padding)/c⌋."""
    size, padding = params["attention_chunk_size"], params["left_padding"]
    return Fraction(i - j) if (i - padding) // size == (j - padding) // size else None


def window(params: Json, i: int, j: int) -> Any:
    return Fraction(i - j) if i - j < params["sliding_window"] else None


METHODS = {
    "window": rerope,
    "neighbor_window": self_extend,
    "chunk_size": dual_chunk,
    "global_branch": lm_infinite,
    "start_size": streaming,
    "attention_chunk_size": chunked,
    "sliding_window": window,
}


def map_outputs(case: Json) -> Json:
    """The distances of all pairs and of some far ones, and how often each is used."""
    params = case["params"]
    method = next(rule for key, rule in METHODS.items() if key in params)
    places = range(params["length"])

    def distance(i: int, j: int) -> Any:
        return method(params, i, j) if j <= i else None

    def rounded(value: Any) -> Any:
        return None if value is None else mpf(value.numerator) / value.denominator

    table = [[distance(i, j) for j in places] for i in places]
    outputs: Json = {"effective_distance": [[rounded(entry) for entry in row] for row in table]}
    if "attention_chunk_size" in params:
        outputs = {"visible": [[int(entry is not None) for entry in row] for row in table]}
    if "sliding_window" in params:
        reach = params["sliding_window"]
        outputs = {
            "causal_visible": [[int(entry is not None) for entry in row] for row in table],
            "bidirectional_visible": [[int(abs(i - j) <= reach) for j in places] for i in places],
        }
    if "chunk_size" in params:
        outputs["branch"] = [[dual_chunk_branch(params, i, j) for j in places] for i in places]
    if "pairs" in params:
        outputs["far"] = [rounded(distance(i, j)) for i, j in params["pairs"]]
        used = [entry for row in table for entry in row if entry is not None]
        outputs["pairs_at_distance"] = [sum(d - 1 < entry <= d for entry in used)
                                        for d in range(params["length"] + 1)]
    return outputs


def map_made(draw: Draw) -> Iterable[Json]:
    def numbers(kind: int, most: int) -> Json:
        """About the size of a text with this many positions, occasionally of a far longer one."""
        def some(low: int) -> int:
            if draw.chance(0.2):
                return draw.scaled_whole(1000, 1_000_000)
            return draw.whole(low, most + 4)
        return [
            lambda: {"window": some(1)},
            lambda: {"window": some(1), "scaling_factor": draw.real(1, 9)},
            lambda: {"group_size": draw.whole(1, 7), "neighbor_window": some(1),
                     "floored": draw.chance(0.5)},
            lambda: {"chunk_size": some(1), "local_window": draw.whole(0, most // 2)},
            lambda: {"global_branch": some(0), "local_branch": some(1), "limit_distance": some(0)},
            lambda: {"start_size": some(0), "recent_size": some(1)},
            lambda: {"attention_chunk_size": some(1), "left_padding": some(0)},
            lambda: {"sliding_window": some(1)},
        ][kind]()

    for number in range(96):
        length = draw.whole(1, 14)
        yield {
            "params": {"length": length, **numbers(number % 8, length),
                       "pairs": [sorted((draw.whole(0, LONGEST), draw.whole(0, LONGEST)),
                                        reverse=True) for _ in range(6)]},
            "tol": {"double_rel": 1e-14},
        }


SCHEMES = [
    Scheme("attention_sink", sink_made, sink_outputs),
    Scheme("position_maps", map_made, map_outputs),
    Scheme("query_scale", scale_made, scale_outputs),
]
