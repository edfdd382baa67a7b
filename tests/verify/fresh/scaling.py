"""Frequencies of rotary encodings that are extended to longer texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cases import Draw, Json, Scheme, Vector, frequencies, is_near_whole
from mpmath import ceil, floor, log, mpf, pi, sqrt


def plain(params: Json) -> Vector:
    return frequencies(params["rope_theta"], params["rotary_dim"])


def new_base(params: Json, stretch: Any) -> Any:
    """base·stretch^(r/(r − 2)): the first frequency stays, the last is divided by `stretch`.

    NTK-aware scaling; jquesnelle/yarn, LlamaNTKScaledRotaryEmbedding.
    """
    width = params["rotary_dim"]
    return mpf(params["rope_theta"]) * stretch ** (mpf(width) / (width - 2))


def linear(params: Json) -> Json:
    """θᵢ/factor, position interpolation. Chen et al. 2023, arXiv:2306.15595."""
    return {"inv_freq": [theta / mpf(params["factor"]) for theta in plain(params)]}


def dynamic(params: Json) -> Json:
    """stretch = factor·L/max − (factor − 1), L the length or max, whichever is larger.

    transformers, modeling_rope_utils.py.
    """
    factor, limit = mpf(params["factor"]), params["max_position_embeddings"]
    length = max(params["seq_len"], limit)
    base = new_base(params, factor * length / limit - (factor - 1))
    return {"inv_freq": frequencies(base, params["rotary_dim"]), "new_base": base}


def ntk_fixed(params: Json) -> Json:
    base = new_base(params, mpf(params["alpha"]))
    return {"inv_freq": frequencies(base, params["rotary_dim"]), "new_base": base}


def pair_with_turns(params: Json, turns: Any) -> Any:
    """The fractional pair that completes this many rotations in the original length L:
    r·ln(L/(2π·turns))/(2 ln base). Peng et al. 2023, arXiv:2309.00071, §3.2."""
    ratio = params["original_max_position_embeddings"] / (2 * pi * mpf(turns))
    return params["rotary_dim"] * log(ratio) / (2 * log(mpf(params["rope_theta"])))


def whole_range(params: Json, fast: Any, slow: Any) -> tuple[Any, Any]:
    low = max(floor(pair_with_turns(params, fast)), mpf(0))
    high = min(ceil(pair_with_turns(params, slow)), mpf(params["rotary_dim"] - 1))
    return low, high


def ramp(low: Any, high: Any, pairs: int) -> Vector:
    """0 up to low, 1 from high on. Published programs add 0.001 to high where both are equal."""
    if low == high:
        high += mpf("0.001")
    return [min(max((i - low) / (high - low), mpf(0)), mpf(1)) for i in range(pairs)]


def ntk_by_parts(params: Json) -> Json:
    """Divided frequencies change to NTK-aware ones for pairs with β₁ … β₀ rotations, and those to
    the plain ones for pairs with γ₁ … γ₀ rotations. jquesnelle/yarn,
    LlamaPartNTKScaledRotaryEmbedding."""
    factor, pairs = mpf(params["factor"]), params["rotary_dim"] // 2
    betas = whole_range(params, params["beta_0"], params["beta_1"])
    gammas = whole_range(params, params["gamma_0"], params["gamma_1"])
    ntk = frequencies(new_base(params, factor), params["rotary_dim"])
    result = []
    for theta, scaled, beta, gamma in zip(
            plain(params), ntk, ramp(*betas, pairs), ramp(*gammas, pairs), strict=True):
        share = (1 - beta) * mpf(params["ntk_factor"])
        mixed = theta / factor * (1 - share) + scaled * share
        share = (1 - gamma) * mpf(params["extrapolation_factor"])
        result.append(mixed * (1 - share) + theta * share)
    return {"inv_freq": result, "low_beta": betas[0], "high_beta": betas[1],
            "low_gamma": gammas[0], "high_gamma": gammas[1]}


def temperature(factor: Any, scale: Any = 1) -> Any:
    """0.1·scale·ln(factor) + 1, and 1 for factors up to 1. The YaRN paper."""
    return mpf(scale) * log(factor) / 10 + 1 if factor > 1 else mpf(1)


def yarn(params: Json) -> Json:
    """θ/factor·ramp + θ·(1 − ramp), the ramp between the pairs that turn beta_fast and beta_slow
    times. Cosines and sines are multiplied by the attention factor; DeepSeek divides two of them
    and scales the softmax by the square instead. transformers; DeepSeek-V3 inference/model.py."""
    factor, pairs = mpf(params["factor"]), params["rotary_dim"] // 2
    raw = [pair_with_turns(params, params[name]) for name in ("beta_fast", "beta_slow")]
    low, high = (floor(raw[0]), ceil(raw[1])) if params["truncate"] else raw
    low, high = max(low, mpf(0)), min(high, mpf(params["rotary_dim"] - 1))
    shares = ramp(low, high, pairs)
    if params["attention_factor"] is not None:
        attention = mpf(params["attention_factor"])
    elif params["mscale"] and params["mscale_all_dim"]:
        attention = (temperature(factor, params["mscale"])
                     / temperature(factor, params["mscale_all_dim"]))
    else:
        attention = temperature(factor)
    result = {
        "inv_freq": [theta / factor * share + theta * (1 - share)
                     for theta, share in zip(plain(params), shares, strict=True)],
        "attention_factor": attention,
        "low_raw": raw[0],
        "high_raw": raw[1],
        "low": low,
        "high": high,
        "ramp": shares,
    }
    if "qk_head_dim_for_softmax_scale" in params:
        scale = 1 / sqrt(mpf(params["qk_head_dim_for_softmax_scale"]))
        result["softmax_scale_without_mscale"] = scale
        result["softmax_scale_with_mscale"] = (
            scale * temperature(factor, params["mscale_all_dim"]) ** 2)
    return result


def longrope(params: Json) -> Json:
    """θᵢ/extᵢ, and √(1 + ln s/ln original) on cosines and sines, s = max/original.

    Ding et al. 2024, arXiv:2402.13753; microsoft/LongRoPE.
    """
    original = params["original_max_position_embeddings"]
    stretch = mpf(params["max_position_embeddings"]) / original
    attention = sqrt(1 + log(stretch) / log(mpf(original))) if stretch > 1 else mpf(1)
    return {
        "inv_freq": [theta / mpf(divisor) for theta, divisor
                     in zip(plain(params), params["ext_factors"], strict=True)],
        "attention_factor": attention,
    }


def llama3(params: Json) -> Json:
    """Wavelengths below L/high are kept, those above L/low divided, the others mixed with
    s = (L/λ − low)/(high − low): (1 − s)·θ/factor + s·θ. meta-llama/llama-models."""
    length = params["original_max_position_embeddings"]
    low, high = mpf(params["low_freq_factor"]), mpf(params["high_freq_factor"])
    factor = mpf(params["factor"])
    result, bands = [], []
    for theta in plain(params):
        turns = length * theta / (2 * pi)
        if turns > high:
            result.append(theta)
            bands.append("high")
        elif turns < low:
            result.append(theta / factor)
            bands.append("low")
        else:
            s = (turns - low) / (high - low)
            result.append((1 - s) * theta / factor + s * theta)
            bands.append("medium")
    return {"inv_freq": result, "band": bands}


def p_rope(params: Json) -> Json:
    """The slowest pairs are unrotated: θᵢ = 0 except for the first ⌊p·d/2⌋. Barbero et al. 2024,
    arXiv:2410.06205; vLLM's gemma4_rope.py."""
    kept = params["kept_pairs"]
    return {"inv_freq": [theta if i < kept else mpf(0) for i, theta in enumerate(plain(params))]}


RULES: dict[str, Callable[[Json], Json]] = {
    "default": lambda params: {"inv_freq": plain(params)},
    "linear": linear,
    "dynamic": dynamic,
    "ntk_fixed": ntk_fixed,
    "ntk_by_parts_2023": ntk_by_parts,
    "yarn": yarn,
    "longrope": longrope,
    "llama3": llama3,
    "p_rope": p_rope,
}


def scaling_outputs(case: Json) -> Json:
    return {"attention_factor": mpf(1), **RULES[case["rope_type"]](case["params"])}


def width_and_base(draw: Draw, least: int = 4) -> Json:
    width = draw.even(least, 128)
    return {"rope_theta": draw.scaled(100, 1e7), "head_dim": width, "rotary_dim": width}


def ranged(draw: Draw, fast: Any, slow: Any, truncate: bool) -> Json:
    """Width, base and original length whose ramp lies inside the pairs and is well conditioned: a
    number that a tolerance of 1e-13 relative can hold is neither a small difference nor rounded
    up or down by its last digit."""
    while True:
        params = {**width_and_base(draw, 8),
                  "original_max_position_embeddings": draw.scaled_whole(256, 65536)}
        low, high = pair_with_turns(params, fast), pair_with_turns(params, slow)
        if (0.5 < high < params["rotary_dim"] // 2 and abs(low) > 0.2
                and high - max(low, 0) > 0.5
                and (not (is_near_whole(low, 1e-6) or is_near_whole(high, 1e-6)) if truncate
                     else not is_near_whole(low, 0.1))):
            return params


def yarn_made(draw: Draw) -> Json:
    slow = draw.one_of([1.0, draw.real(0.5, 4)])
    fast = draw.one_of([32.0, slow * draw.real(2, 40)])
    truncate, factor = draw.chance(0.6), draw.real(1, 64)
    params = ranged(draw, fast, slow, truncate)
    # As transformers reads a file: an attention factor that is given; else two mscales; else none.
    kind = draw.one_of(["given", "two", "deepseek", "none", "none"])
    scale = draw.real(0.3, 1.5) if kind in ("two", "deepseek") else None
    params.update({
        "factor": factor,
        "max_position_embeddings": int(factor * params["original_max_position_embeddings"]),
        "beta_fast": fast,
        "beta_slow": slow,
        "truncate": truncate,
        "attention_factor": draw.real(0.5, 2) if kind == "given" else None,
        "mscale": scale,
        "mscale_all_dim": draw.real(0.3, 1.5) if kind == "two" else scale,
    })
    if kind == "deepseek":
        params["qk_head_dim_for_softmax_scale"] = params["rotary_dim"] + draw.even(0, 256)
    return params


def by_parts_made(draw: Draw) -> Json:
    beta_1, gamma_1 = draw.real(0.5, 1), draw.real(1.5, 4)
    beta_0, gamma_0 = beta_1 * draw.real(1.2, 3), gamma_1 * draw.real(2, 12)
    while True:
        params = ranged(draw, beta_0, beta_1, truncate=True)
        turns = [pair_with_turns(params, gamma) for gamma in (gamma_0, gamma_1)]
        if turns[1] > 0.5 and not any(is_near_whole(turn, 1e-6) for turn in turns):
            break
    return {
        **params,
        "factor": draw.real(1, 32),
        "beta_0": beta_0,
        "beta_1": beta_1,
        "gamma_0": gamma_0,
        "gamma_1": gamma_1,
        "ntk_factor": draw.one_of([1, draw.real(0, 1)]),
        "extrapolation_factor": draw.one_of([1, draw.real(0, 1)]),
    }


def longrope_made(draw: Draw) -> Json:
    original = draw.scaled_whole(512, 16384)
    length = draw.scaled_whole(1, 8 * original)
    params = width_and_base(draw)
    return {
        **params,
        "original_max_position_embeddings": original,
        "max_position_embeddings": int(original * draw.one_of([1, draw.real(1, 64)])),
        "seq_len": length,
        "factor": None,
        "attention_factor": None,
        "uses": "long_factor" if length > original else "short_factor",
        "ext_factors": [draw.scaled(1, 64) for _ in range(params["rotary_dim"] // 2)],
    }


def llama3_made(draw: Draw) -> Json:
    low = draw.one_of([1.0, draw.real(0.5, 2)])
    return {
        **width_and_base(draw),
        "factor": draw.real(1, 64),
        "low_freq_factor": low,
        "high_freq_factor": low * draw.real(1.5, 8),
        "original_max_position_embeddings": draw.scaled_whole(512, 65536),
        "max_position_embeddings": 131072,
    }


def default_made(draw: Draw) -> Json:
    params = width_and_base(draw, 2)
    if draw.chance(0.4):
        share = draw.whole(1, 4) / 4
        head = 8 * draw.whole(1, 16)
        params.update({"head_dim": head, "rotary_dim": int(head * share),
                       "partial_rotary_factor": share})
    return params


def p_rope_made(draw: Draw) -> Json:
    params, share = width_and_base(draw, 2), draw.one_of([0.0, 1.0, draw.real(0, 1)])
    return {**params, "p": share,
            "kept_pairs": int(floor(mpf(share) * params["rotary_dim"] / 2))}


def dynamic_made(draw: Draw) -> Json:
    limit = draw.scaled_whole(512, 32768)
    return {**width_and_base(draw), "factor": draw.real(1, 16),
            "max_position_embeddings": limit, "seq_len": draw.scaled_whole(1, 16 * limit)}


MADE: dict[str, Callable[[Draw], Json]] = {
    "default": default_made,
    "linear": lambda draw: {**width_and_base(draw, 2), "factor": draw.real(1, 64)},
    "dynamic": dynamic_made,
    "ntk_fixed": lambda draw: {**width_and_base(draw), "alpha": draw.real(1, 64)},
    "ntk_by_parts_2023": by_parts_made,
    "yarn": yarn_made,
    "longrope": longrope_made,
    "llama3": llama3_made,
    "p_rope": p_rope_made,
}


def scaling_made(draw: Draw) -> Iterable[Json]:
    for rope_type, made in MADE.items():
        for _ in range(40 if rope_type == "yarn" else 15):
            yield {"rope_type": rope_type, "params": made(draw), "tol": {"double_rel": 1e-13}}


SCHEMES = [Scheme("rope_inv_freq", scaling_made, scaling_outputs)]
