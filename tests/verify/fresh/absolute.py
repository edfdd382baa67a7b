"""Encodings that are added to the input: sinusoids in one, two and three dimensions, and learned
tables that are resampled to another grid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cases import Draw, Json, Matrix, Scheme, Vector, exact, frequencies
from mpmath import ceil, cos, floor, mpf, pi, sin, sqrt


def sinusoid(variant: str, width: int, base: Any, position: Any) -> Vector:
    """One row of a table of sinusoids.

    interleaved: PE[2i] = sin pθᵢ, PE[2i+1] = cos pθᵢ, θᵢ = base^(−2i/d). Vaswani et al. 2017, §3.5.
    concatenated: [sin of all | cos of all], the same θᵢ. Dai et al. 2019, transformer-xl.
    tensor2tensor: [sin of all | cos of all], θᵢ = base^(−i/(n−1)) for n = ⌊d/2⌋, and a column of
    zeros at the end where d is odd. tensor2tensor, get_timing_signal_1d.
    """
    if variant == "tensor2tensor":
        pairs = width // 2
        ladder = [mpf(base) ** (-mpf(i) / max(pairs - 1, 1)) for i in range(pairs)]
    else:
        ladder = frequencies(base, width)
    sines = [sin(position * theta) for theta in ladder]
    cosines = [cos(position * theta) for theta in ladder]
    if variant == "interleaved":
        return [value for pair in zip(sines, cosines, strict=True) for value in pair]
    return sines + cosines + [mpf(0)] * (width - 2 * len(ladder))


def sinusoidal_outputs(case: Json) -> Json:
    """Rows; dot products and distances of rows; a row and the same row shifted by k positions."""
    params = case["params"]
    variant, width, base = params["variant"], params["d_model"], mpf(params["base"])
    if "positions" in params:
        return {"pe": [sinusoid(variant, width, base, p) for p in params["positions"]]}
    if "k" in params:
        shift, position = params["k"], params["position"]
        angles = [shift * theta for theta in frequencies(base, width)]
        return {
            "cos_wk": [cos(angle) for angle in angles],
            "sin_wk": [sin(angle) for angle in angles],
            "pe_pos": sinusoid(variant, width, base, position),
            "pe_pos_plus_k": sinusoid(variant, width, base, position + shift),
        }
    ladder = frequencies(base, width)
    pairs = []
    for asked in case["asked"]:
        product = sum(cos((asked["i"] - asked["j"]) * theta) for theta in ladder)
        pairs.append({
            **asked,
            "dot": product,
            "squared_norm_i": mpf(width) / 2,
            "distance": sqrt(width - 2 * product),
        })
    return {"pairs": pairs}


def sinusoidal_made(draw: Draw) -> Iterable[Json]:
    per_position = "1e-14 + 4e-16*position (an angle near 1e7 cannot be held better in double " \
        "precision)"
    for variant in ("interleaved", "concatenated", "tensor2tensor"):
        for _ in range(22):
            odd = variant == "tensor2tensor" and draw.chance(0.4)
            yield {
                "params": {
                    "variant": variant,
                    "d_model": draw.one_of([draw.even(4, 48), draw.even(50, 1000)]) + odd,
                    "base": draw.scaled(2, 1e7),
                    "positions": draw.increasing(6, 0, 10_000_000),
                },
                "tol": {"double_abs": per_position},
            }
    for _ in range(12):
        asked = []
        for _ in range(6):
            first = draw.whole(0, 1000)
            asked.append({"i": first, "j": first + draw.scaled_whole(1, 2000)})
        yield {
            "params": {
                "variant": "interleaved",
                "d_model": draw.even(2, 1024),
                "base": draw.scaled(10, 1e6),
            },
            "asked": asked,
            "tol": {"double_abs": 1e-11},
        }
    for _ in range(12):
        yield {
            "params": {
                "variant": "interleaved",
                "d_model": draw.even(2, 64),
                "base": draw.scaled(10, 1e6),
                "k": draw.whole(-500, 500),
                "position": draw.whole(500, 2000),
            },
            "tol": {"double_abs": 1e-12},
        }


def concatenated(width: int, position: Any, base: Any = 10000) -> Vector:
    return sinusoid("concatenated", width, base, position)


def mae_grid(params: Json) -> Matrix:
    """[column | row], half of the channels each. He et al. 2022, mae util/pos_embed.py."""
    half, side = params["embed_dim"] // 2, params["grid"]
    along = [concatenated(half, place) for place in range(side)]
    rows = [along[column] + along[row] for row in range(side) for column in range(side)]
    return [[mpf(0)] * params["embed_dim"]] * params["cls_token"] + rows


def jepa_split(params: Json) -> Json:
    """Channels of frame, row and column. Bardes et al. 2024, jepa pos_embs.py."""
    width = params["embed_dim"]
    if params["uniform_power"]:
        third = 2 * int(ceil(mpf(width) / 6))
        return {"frame": third, "row": third, "column": third}
    return {"frame": width // 2, "row": width // 4, "column": width // 4}


def jepa_grid(params: Json) -> Matrix:
    """[frame | row | column], cut to the width; the same source."""
    split, side = jepa_split(params), params["grid"]
    return [
        (concatenated(split["frame"], frame) + concatenated(split["row"], row)
         + concatenated(split["column"], column))[:params["embed_dim"]]
        for frame in range(params["frames"]) for row in range(side) for column in range(side)
    ]


def detr_axis(params: Json, count: int, last: int) -> Vector:
    """The channels of one axis, for positions counted from 1.

    Interleaved sine and cosine; normalised places are 2π·count/(last + eps), `last` the count of
    the row or column. Carion et al. 2020, detr models/position_encoding.py.
    """
    place = mpf(count)
    if params["normalize"]:
        place = place / (last + mpf(params["eps"])) * 2 * pi
    return sinusoid("interleaved", params["num_pos_feats"], params["temperature"], place)


def detr_grid(params: Json) -> Any:
    """[y | x] of every pixel; the same source."""
    height, width = params["height"], params["width"]
    return [[detr_axis(params, row + 1, height) + detr_axis(params, column + 1, width)
             for column in range(width)] for row in range(height)]


def grid_outputs(case: Json) -> Json:
    params = case["params"]
    if params["variant"] == "MAE":
        return {"pos_embed": mae_grid(params)}
    if params["variant"] == "V-JEPA 3D separable":
        return {"channel_split": jepa_split(params), "pos_embed": jepa_grid(params)}
    return {"pos_row_column_channel": detr_grid(params)}


def grid_made(draw: Draw) -> Iterable[Json]:
    tolerance = {"double_abs": 1e-12}
    for _ in range(20):
        yield {
            "params": {
                "variant": "MAE",
                "embed_dim": 4 * draw.whole(1, 8),
                "grid": draw.whole(1, 5),
                "cls_token": draw.chance(0.5),
                "row_order": "token = row*grid + column",
            },
            "tol": tolerance,
        }
    for _ in range(20):
        yield {
            "params": {
                "variant": "V-JEPA 3D separable",
                "embed_dim": 8 * draw.whole(1, 4),
                "grid": draw.whole(1, 3),
                "frames": draw.whole(1, 4),
                "uniform_power": draw.chance(0.5),
                "row_order": "token = (frame*grid + row)*grid + column",
            },
            "tol": tolerance,
        }
    for _ in range(20):
        yield {
            "params": {
                "variant": "DETR PositionEmbeddingSine",
                "num_pos_feats": draw.even(2, 16),
                "temperature": draw.scaled(10, 1e5),
                "normalize": draw.chance(0.6),
                "scale": "2*pi",
                "eps": draw.one_of([1e-6, draw.scaled(1e-8, 1e-2)]),
                "height": draw.whole(1, 6),
                "width": draw.whole(1, 6),
            },
            "tol": tolerance,
        }


def cubic(distance: Any) -> Any:
    """Keys' kernel with A = −0.75, as torch's interpolate takes it."""
    a, x = mpf("-0.75"), abs(distance)
    if x <= 1:
        return (a + 2) * x**3 - (a + 3) * x**2 + 1
    return a * (x**3 - 5 * x**2 + 8 * x - 4) if x < 2 else mpf(0)


def taps(how: str, place: int, old: int, new: int) -> dict[int, Any]:
    """The old positions for each new one, with their weights. Positions beyond a border are
    clamped.

    bicubic and bilinear: the centre at (place + ½)·old/new − ½, torch's align_corners=False, as in
    MAE. corners: place·(old − 1)/(new − 1), scipy.ndimage.zoom as in Google's vision_transformer.
    """
    if how == "corners":
        centre = mpf(place) * (old - 1) / (new - 1) if new > 1 else mpf(0)
    else:
        centre = (mpf(place) + mpf("0.5")) * old / new - mpf("0.5")
        if how == "bilinear":
            centre = max(centre, mpf(0))
    below = int(floor(centre))
    weights: dict[int, Any] = {}
    for tap in range(below - 1, below + 3):
        distance = abs(centre - tap)
        weight = cubic(distance) if how == "bicubic" else max(1 - distance, mpf(0))
        clamped = min(max(tap, 0), old - 1)
        weights[clamped] = weights.get(clamped, mpf(0)) + weight
    return weights


def resampled(table: Any, how: str, height: int, width: int) -> Any:
    side, channels = len(table), len(table[0][0])
    down = [taps(how, row, side, height) for row in range(height)]
    across = [taps(how, column, side, width) for column in range(width)]
    return [[[sum(y * x * table[r][c][channel] for r, y in rows.items() for c, x in columns.items())
              for channel in range(channels)] for columns in across] for rows in down]


def interpolation_outputs(case: Json) -> Json:
    params = case["params"]
    table = exact(params["table_row_column_channel"])
    size = params["new_height"], params["new_width"]
    return {
        "torch_bicubic_align_corners_false": resampled(table, "bicubic", *size),
        "scipy_zoom_order1_vit_jax": resampled(table, "corners", *size),
        "torch_bilinear_align_corners_false": resampled(table, "bilinear", *size),
    }


def interpolation_made(draw: Draw) -> Iterable[Json]:
    for _ in range(40):
        side, channels = draw.whole(2, 6), draw.whole(1, 3)
        yield {
            "params": {
                "grid": side,
                "new_height": draw.whole(2, 9),
                "new_width": draw.whole(2, 9),
                "channels": channels,
                "table_row_column_channel": [draw.matrix(side, channels) for _ in range(side)],
            },
            "tol": {"double_abs": 1e-12},
        }


SCHEMES = [
    Scheme("sincos_2d_3d", grid_made, grid_outputs),
    Scheme("sinusoidal", sinusoidal_made, sinusoidal_outputs),
    Scheme("vit_interpolation", interpolation_made, interpolation_outputs),
]
