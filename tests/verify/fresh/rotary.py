"""Encodings that rotate pairs of features: rotary, its forms on grids, xPos."""

from __future__ import annotations

from collections.abc import Iterable

from cases import (
    Draw,
    Json,
    Matrix,
    Scheme,
    Vector,
    all_rotated,
    dot,
    exact,
    frequencies,
    half_pairs,
    interleaved_pairs,
    rotated,
)
from mpmath import mpf, sqrt


def rotate_outputs(case: Json) -> Json:
    """Rotated queries and keys and their products. Su et al. 2021, arXiv:2104.09864, §3.2.2."""
    params = case["params"]
    if "permutation" in params:
        return permutation_outputs(params)
    width = params["rotary_dim"]
    ladder = exact(params.get("inv_freq")) or frequencies(params["rope_theta"], width)
    pairs = half_pairs(width) if params["pairing"] == "half" else interleaved_pairs(width)
    scale = mpf(params["cos_sin_scale"])

    def at(name: str) -> Matrix:
        angles = [[place * theta for theta in ladder] for place in params[name + "_positions"]]
        return all_rotated(params[name], pairs, angles, scale)

    queries, keys = at("q"), at("k")
    scores = [[dot(query, key) for key in keys] for query in queries]
    root = sqrt(mpf(params["head_dim"]))
    return {
        "q_rotated": queries,
        "k_rotated": keys,
        "scores": scores,
        "scores_scaled_by_inv_sqrt_head_dim": [[score / root for score in row] for row in scores],
    }


def permutation_outputs(params: Json) -> Json:
    """Rotated as interleaved pairs, and with the even channels before the odd ones, rotated as
    halves."""
    x, width = exact(params["x"]), params["head_dim"]
    angles = [params["position"] * theta for theta in frequencies(10000, width)]
    reordered = [x[channel] for channel in params["permutation"]]
    return {
        "interleaved": rotated(x, interleaved_pairs(width), angles),
        "half_of_permuted": rotated(reordered, half_pairs(width), angles),
    }


def rotate_made(draw: Draw) -> Iterable[Json]:
    for _ in range(70):
        head = draw.even(2, 48)
        width = head if draw.chance(0.6) else draw.even(2, head)
        queries, keys = draw.whole(1, 3), draw.whole(1, 3)
        farthest = draw.scaled_whole(1, 10_000_000)
        params = {
            "head_dim": head,
            "rotary_dim": width,
            "rope_theta": draw.scaled(2, 1e7),
            "pairing": draw.one_of(["half", "interleaved"]),
            "cos_sin_scale": draw.one_of([1.0, draw.real(0.5, 1.5)]),
            "q_positions": [draw.whole(0, farthest) for _ in range(queries)],
            "k_positions": [draw.whole(0, farthest) for _ in range(keys)],
            "q": draw.matrix(queries, head),
            "k": draw.matrix(keys, head),
        }
        if draw.chance(0.2):
            params["inv_freq"] = [draw.scaled(1e-7, 1) for _ in range(width // 2)]
        last = max(params["q_positions"] + params["k_positions"])
        yield {"params": params, "tol": {"double_abs": 1e-12 + 1e-15 * last}}
    for _ in range(10):
        width = draw.even(2, 32)
        yield {
            "params": {
                "head_dim": width,
                "position": draw.whole(0, 1000),
                "x": draw.vector(width),
                "permutation": [*range(0, width, 2), *range(1, width, 2)],
            },
            "tol": {"double_abs": 1e-12},
        }


def eva_angles(params: Json) -> Matrix:
    """Row | column, each with θᵢ = base^(−2i/(d/2)); a place is index·pretrain/finetune.

    Fang et al. 2023, EVA-02 asuka/rope.py.
    """
    side = params["finetune_grid"]
    ladder = frequencies(params["theta"], params["head_dim"] // 2)
    places = [mpf(index) * params["pretrain_grid"] / side for index in range(side)]
    return [[place * theta for place in (row, column) for theta in ladder]
            for row in places for column in places]


def sam_angles(params: Json) -> Matrix:
    """Column | row, θᵢ = base^(−4i/d). Ravi et al. 2024, sam2 position_encoding.py."""
    ladder = frequencies(params["theta"], params["head_dim"] // 2)
    return [[place * theta for place in (x, y) for theta in ladder]
            for y in range(params["end_y"]) for x in range(params["end_x"])]


def pixtral_angles(params: Json) -> Matrix:
    """Rows have every second frequency of one sequence, columns the others. mistral-inference."""
    ladder = frequencies(params["theta"], params["head_dim"])
    return [[row * theta for theta in ladder[0::2]] + [column * theta for theta in ladder[1::2]]
            for row in range(params["height"]) for column in range(params["width"])]


def block_places(height: int, width: int, size: int) -> list[list[int]]:
    """[row, column] of every patch, block by block of size × size. Hugging Face's Qwen2-VL."""
    return [[top + row, left + column]
            for top in range(0, height, size) for left in range(0, width, size)
            for row in range(size) for column in range(size)]


def wan_dims(head: int) -> list[int]:
    """Channels of frame, row and column: d − 4⌊d/6⌋, 2⌊d/6⌋, 2⌊d/6⌋. Wan2.1 model.py."""
    sixth = head // 6
    return [head - 4 * sixth, 2 * sixth, 2 * sixth]


def wan_angles(params: Json) -> Matrix:
    ladders = [frequencies(params["theta"], dims) for dims in wan_dims(params["head_dim"])]
    return [[place * theta for place, ladder in zip((f, row, column), ladders, strict=True)
             for theta in ladder]
            for f in range(params["frames"]) for row in range(params["height"])
            for column in range(params["width"])]


def axial_outputs(case: Json) -> Json:
    params = case["params"]
    variant, width = params["variant"], params["head_dim"]
    if variant == "Pixtral 2D":
        angles = pixtral_angles(params)
        return {
            "angles_per_pair": angles,
            "x_rotated_interleaved": all_rotated(params["x"], interleaved_pairs(width), angles),
            "x_rotated_half_split": all_rotated(params["x"], half_pairs(width), angles),
        }
    if variant == "Qwen2-VL vision tower":
        places = block_places(params["height"], params["width"], params["spatial_merge_size"])
        ladder = frequencies(params["theta"], width // 2)
        angles = [[place * theta for place in pair for theta in ladder] for pair in places]
        return {
            "token_row_column": places,
            "angles_per_pair": angles,
            "x_rotated": all_rotated(params["x_in_token_order"], half_pairs(width), angles),
        }
    rule = {"EVA-02 axial": eva_angles, "SAM2 axial": sam_angles,
            "Wan2.1 three-axis video RoPE": wan_angles}[variant]
    angles = rule(params)
    return {
        "angles_per_pair": angles,
        "x_rotated": all_rotated(params["x"], interleaved_pairs(width), angles),
    }


def axial_made(draw: Draw) -> Iterable[Json]:
    tolerance = {"double_abs": 1e-12}
    for _ in range(14):
        side, width = draw.whole(1, 4), 4 * draw.whole(1, 6)
        yield {
            "params": {
                "variant": "EVA-02 axial",
                "head_dim": width,
                "theta": draw.scaled(10, 1e5),
                "pretrain_grid": draw.whole(1, 24),
                "finetune_grid": side,
                "x": draw.matrix(side * side, width),
                "row_order": "token = row*grid + column",
            },
            "tol": tolerance,
        }
    for _ in range(14):
        across, down, width = draw.whole(1, 5), draw.whole(1, 5), 4 * draw.whole(1, 6)
        yield {
            "params": {
                "variant": "SAM2 axial",
                "head_dim": width,
                "theta": draw.scaled(10, 1e5),
                "end_x": across,
                "end_y": down,
                "x": draw.matrix(across * down, width),
                "row_order": "token = y*end_x + x",
            },
            "tol": tolerance,
        }
    for _ in range(14):
        height, across, width = draw.whole(1, 5), draw.whole(1, 5), 4 * draw.whole(1, 6)
        yield {
            "params": {
                "variant": "Pixtral 2D",
                "head_dim": width,
                "theta": draw.scaled(10, 1e5),
                "height": height,
                "width": across,
                "x": draw.matrix(height * across, width),
                "row_order": "token = row*width + column",
            },
            "tol": tolerance,
        }
    for _ in range(14):
        size, width = draw.whole(1, 3), 4 * draw.whole(1, 6)
        height, across = size * draw.whole(1, 3), size * draw.whole(1, 3)
        yield {
            "params": {
                "variant": "Qwen2-VL vision tower",
                "head_dim": width,
                "theta": draw.scaled(10, 1e5),
                "height": height,
                "width": across,
                "spatial_merge_size": size,
                "x_in_token_order": draw.matrix(height * across, width),
            },
            "tol": tolerance,
        }
    for _ in range(14):
        frames, height, across = draw.whole(1, 3), draw.whole(1, 3), draw.whole(1, 3)
        width = draw.even(6, 48)
        yield {
            "params": {
                "variant": "Wan2.1 three-axis video RoPE",
                "head_dim": width,
                "theta": draw.scaled(10, 1e5),
                "frames": frames,
                "height": height,
                "width": across,
                "dims_per_axis": wan_dims(width),
                "x": draw.matrix(frames * height * across, width),
                "row_order": "token = (frame*height + row)*width + column",
            },
            "tol": tolerance,
        }


def zeta(width: int) -> Vector:
    """ζᵢ = (2i + 0.4d)/(1.4d). Sun et al. 2022, arXiv:2212.10554."""
    return [(mpf(2 * i) + mpf(4) * width / 10) / (mpf(14) * width / 10) for i in range(width // 2)]


def xpos_outputs(case: Json) -> Json:
    """Rotated and scaled by ζᵢ^±e, e = (position + min_pos)/scale_base; torchscale centres the
    positions with min_pos = −(length + offset)//2. Scores of positions n and m that are not."""
    params = case["params"]
    width, unit = params["head_dim"], mpf(params["scale_base"])
    ladder, stretch, pairs = frequencies(10000, width), zeta(width), interleaved_pairs(width)
    if "q" in params:
        q, k = exact(params["q"]), exact(params["k"])
        scores = []
        for asked in case["asked"]:
            n, m = asked["n"], asked["m"]
            query = rotated(q, pairs, [n * theta for theta in ladder])
            key = rotated(k, pairs, [m * theta for theta in ladder])
            score = sum(stretch[i] ** ((n - m) / unit) * (query[a] * key[a] + query[b] * key[b])
                        for i, (a, b) in enumerate(pairs))
            scores.append({**asked, "score": score})
        return {"scores": scores}
    first = -(params["length"] + params["offset"]) // 2
    sign = -1 if params["downscale"] else 1
    rows = []
    for index, x in enumerate(exact(params["x"])):
        position = params["offset"] + index
        row = rotated(x, pairs, [position * theta for theta in ladder])
        for i, (a, b) in enumerate(pairs):
            factor = stretch[i] ** (sign * (position + first) / unit)
            row[a], row[b] = row[a] * factor, row[b] * factor
        rows.append(row)
    return {"zeta": stretch, "min_pos": first, "y": rows}


def xpos_made(draw: Draw) -> Iterable[Json]:
    for _ in range(40):
        width, length = draw.even(2, 32), draw.whole(1, 8)
        yield {
            "params": {
                "head_dim": width,
                "length": length,
                "offset": draw.one_of([0, draw.whole(1, 200)]),
                "scale_base": draw.one_of([512, draw.whole(64, 1024)]),
                "downscale": draw.chance(0.5),
                "x": draw.matrix(length, width),
            },
            "tol": {"double_abs": 1e-12},
        }
    for _ in range(20):
        width, unit = draw.even(2, 32), draw.one_of([512, draw.whole(64, 1024)])
        # Scores grow without bound for keys after the query; the tolerance is for small ones.
        asked = [{"n": draw.whole(0, 600)} for _ in range(5)]
        for pair in asked:
            pair["m"] = draw.whole(0, pair["n"] + unit // 2)
        yield {
            "params": {
                "head_dim": width,
                "scale_base": unit,
                "q": draw.vector(width),
                "k": draw.vector(width),
            },
            "asked": asked,
            "tol": {"double_abs": 1e-12},
        }


SCHEMES = [
    Scheme("rope_2d", axial_made, axial_outputs),
    Scheme("rope_rotate", rotate_made, rotate_outputs),
    Scheme("xpos", xpos_made, xpos_outputs),
]
