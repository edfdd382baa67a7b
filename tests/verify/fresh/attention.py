"""Encodings that change the products of query and key: Shaw, Transformer-XL, DeBERTa."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from absolute import sinusoid
from biases import steps_within
from cases import Draw, Json, Matrix, Scheme, added, applied, dot, exact, softmax
from mpmath import mpf, sqrt


def clamped(value: int, low: int, high: int) -> int:
    return min(max(value, low), high)


def shaw_outputs(case: Json) -> Json:
    """eᵢⱼ = qᵢ·(kⱼ + aᴷᵢⱼ)/√d, zᵢ = Σⱼ αᵢⱼ(vⱼ + aⱽᵢⱼ), aᵢⱼ = w[clip(j − i, −k, k) + k].

    Shaw et al. 2018, arXiv:1803.02155, eq. 3 and 4.
    """
    params = case["params"]
    length, reach, root = params["length"], params["k"], sqrt(mpf(params["d"]))
    q, k, v, key_rows, value_rows = (exact(params[name])
                                     for name in ("q", "k_vectors", "v", "a_K", "a_V"))
    places = range(length)
    rows = [[clamped(j - i, -reach, reach) + reach for j in places] for i in places]
    scores = [[None if params["causal"] and j > i
               else dot(q[i], added(k[j], key_rows[rows[i][j]])) / root for j in places]
              for i in places]
    weights = [softmax(row) for row in scores]
    output = [[sum((weights[i][j] * (v[j][c] + value_rows[rows[i][j]][c]) for j in places), mpf(0))
               for c in range(params["d"])] for i in places]
    return {"table_row_index": rows, "scores": scores, "weights": weights, "output": output}


def shaw_made(draw: Draw) -> Iterable[Json]:
    for _ in range(45):
        length, width, reach = draw.whole(1, 7), draw.whole(1, 8), draw.whole(1, 8)
        yield {
            "params": {
                "length": length,
                "d": width,
                "k": reach,
                "causal": draw.chance(0.5),
                "q": draw.matrix(length, width),
                "k_vectors": draw.matrix(length, width),
                "v": draw.matrix(length, width),
                "a_K": draw.matrix(2 * reach + 1, width, 1),
                "a_V": draw.matrix(2 * reach + 1, width, 1),
                "table_row": "clip(j-i, -k, k) + k",
            },
            "tol": {"double_abs": 1e-12},
        }


def heads_of(rows: Matrix, heads: int, width: int) -> list[Matrix]:
    """The columns of each head: rows of heads·width numbers, split."""
    return [[row[h * width:(h + 1) * width] for row in rows] for h in range(heads)]


def relative_shift(x: Matrix, rows: int, columns: int) -> Matrix:
    """A column of zeros on the left, the same numbers read as columns + 1 rows, without the first
    row.

    Dai et al. 2019, arXiv:1901.02860, appendix B; transformer-xl _rel_shift.
    """
    padded = [entry for row in x for entry in (mpf(0), *row)]
    kept = padded[rows:]
    return [kept[r * columns:(r + 1) * columns] for r in range(rows)]


def transformer_xl_outputs(case: Json) -> Json:
    """(a + b + c + d)/√width: a = q·k, b = q·(W_r R), c = u·k, d = v·(W_r R), R the concatenated
    sinusoid of the distance, which clamp_len limits. The same paper, §3.3."""
    params = case["params"]
    if "rows" in params:
        return {"y": relative_shift(exact(params["x"]), params["rows"], params["columns"])}
    memory, heads, width = params["memory_length"], params["heads"], params["d_head"]
    tokens = exact(params["w"])
    everything = exact(params["mems"] or []) + tokens
    inner = heads * width
    weights = exact(params["W_qkv"])
    q = heads_of([applied(weights[:inner], x) for x in tokens], heads, width)
    k = heads_of([applied(weights[inner:2 * inner], x) for x in everything], heads, width)
    u, v = exact(params["u_r_w_bias"]), exact(params["v_r_r_bias"])
    longest, limit = len(everything) - 1, params["clamp_len"]
    waves = [sinusoid("concatenated", params["d_model"], 10000,
                      min(distance, limit) if limit > 0 else distance)
             for distance in range(longest, -1, -1)]
    r = heads_of([applied(exact(params["W_r"]), wave) for wave in waves], heads, width)

    def term(product: Any) -> list[Matrix]:
        """product(head, query, key, row of R), null for a key in the future."""
        return [[[product(h, i, j, longest - (i + memory - j)) if j <= i + memory else None
                  for j in range(len(everything))] for i in range(len(tokens))]
                for h in range(heads)]

    root = sqrt(mpf(width))
    return {
        "R_rows_for_distance_klen_minus_1_down_to_0": waves,
        "term_a_content_content": term(lambda h, i, j, _: dot(q[h][i], k[h][j])),
        "term_b_content_position": term(lambda h, i, _, row: dot(q[h][i], r[h][row])),
        "term_c_u_content": term(lambda h, _, j, __: dot(u[h], k[h][j])),
        "term_d_v_position": term(lambda h, _, __, row: dot(v[h], r[h][row])),
        "score_scaled": term(lambda h, i, j, row: (
            dot(q[h][i], k[h][j]) + dot(q[h][i], r[h][row]) + dot(u[h], k[h][j])
            + dot(v[h], r[h][row])) / root),
    }


def transformer_xl_made(draw: Draw) -> Iterable[Json]:
    for _ in range(36):
        queries, memory = draw.whole(1, 5), draw.whole(0, 4)
        model, heads, width = draw.even(2, 8), draw.whole(1, 3), draw.whole(1, 4)
        inner = heads * width
        yield {
            "params": {
                "query_length": queries,
                "memory_length": memory,
                "d_model": model,
                "heads": heads,
                "d_head": width,
                "clamp_len": draw.one_of([-1, draw.whole(1, 6)]),
                "w": draw.matrix(queries, model),
                "mems": draw.matrix(memory, model) if memory else None,
                "W_qkv": draw.matrix(3 * inner, model, 1),
                "W_r": draw.matrix(inner, model, 1),
                "u_r_w_bias": draw.matrix(heads, width, 1),
                "v_r_r_bias": draw.matrix(heads, width, 1),
            },
            "tol": {"double_abs": 1e-11},
        }
    for _ in range(9):
        rows = draw.whole(1, 5)
        columns = rows + draw.whole(0, 4)
        yield {
            "params": {"rows": rows, "columns": columns, "x": draw.matrix(rows, columns)},
            "tol": {"double_abs": 0.0},
        }


def log_bucket(relative: int, size: int, longest: int) -> int:
    """sign·(⌈ln(|r|/m)/ln((longest − 1)/m)·(m − 1)⌉ + m), m = size/2; r itself up to m.

    He et al. 2021, arXiv:2111.09543; microsoft/DeBERTa make_log_bucket_position.
    """
    middle, distance = size // 2, abs(relative)
    if distance <= middle:
        return relative
    ratio, whole = Fraction(distance, middle), Fraction(longest - 1, middle)
    below = steps_within(ratio, whole, middle - 1)
    is_edge = whole**below == ratio ** (middle - 1)
    bucket = middle + (below if is_edge else below + 1)
    return bucket if relative > 0 else -bucket


def deberta_outputs(case: Json) -> Json:
    """(Qc·Kc + Qc·Kr[δ] + Kc·Qr[δ])/√(3d), δ(i, j) = clamp(bucket(i − j) + k, 0, 2k − 1).

    He et al. 2020, arXiv:2006.03654, eq. 4. The third term has δ(j, i) in the paper and δ(i, j) in
    both published programs. Each term is given over √(3d).
    """
    params = case["params"]
    if "bucket_size" in params:
        size, longest = params["bucket_size"], params["max_position"]
        reach = range(params["relative_position_from"], params["relative_position_to"] + 1)
        limit = longest - 1
        return {
            "exact_unclamped": [log_bucket(r, size, longest) for r in reach],
            "exact_clamped": [log_bucket(clamped(r, -limit, limit), size, longest) for r in reach],
            "where_hf_float32_differs": [],
            "where_microsoft_float32_differs": [],
            "index_into_rel_embeddings": "clamp(bucket + bucket_size, 0, 2*bucket_size-1)",
        }
    heads, span = params["heads"], params["att_span"]
    width = params["hidden"] // heads
    x, rows = exact(params["x"]), exact(params["rel_embeddings"])

    def projected(vectors: Matrix, name: str) -> list[Matrix]:
        matrix, shift = exact(params["W_" + name]), exact(params["b_" + name])
        return heads_of([added(applied(matrix, vector), shift) for vector in vectors], heads, width)

    shared = params["share_att_key"]
    qc, kc = projected(x, "query"), projected(x, "key")
    kr = projected(rows, "key" if shared else "pos_key")
    qr = projected(rows, "query" if shared else "pos_query")
    places = range(params["length"])

    def bucket(relative: int) -> int:
        if params["position_buckets"] <= 0:
            return relative
        return log_bucket(relative, params["position_buckets"], params["max_relative_positions"])

    delta = [[clamped(bucket(i - j) + span, 0, 2 * span - 1) for j in places] for i in places]

    root = sqrt(mpf(3 * width))

    def term(product: Any) -> list[Matrix]:
        return [[[product(h, i, j) / root for j in places] for i in places] for h in range(heads)]

    content = term(lambda h, i, j: dot(qc[h][i], kc[h][j]))
    to_position = term(lambda h, i, j: dot(qc[h][i], kr[h][delta[i][j]]))
    from_position = term(lambda h, i, j: dot(kc[h][j], qr[h][delta[i][j]]))
    return {
        "delta_query_minus_key": delta,
        "c2c": content,
        "c2p": to_position,
        "p2c_as_coded": from_position,
        "p2c_as_in_paper_equation": term(lambda h, i, j: dot(kc[h][j], qr[h][delta[j][i]])),
        "scores_as_coded": [[[content[h][i][j] + to_position[h][i][j] + from_position[h][i][j]
                              for j in places] for i in places] for h in range(heads)],
    }


def deberta_made(draw: Draw) -> Iterable[Json]:
    for _ in range(25):
        size = draw.even(4, 64)
        middle = size // 2
        # Whole multiples of the middle put some distances exactly on the edge of a bucket.
        longest = middle * draw.whole(2, 8) + 1 if draw.chance(0.5) else size + draw.whole(2, 200)
        reach = longest + draw.whole(0, 20)
        yield {
            "params": {
                "bucket_size": size,
                "max_position": longest,
                "relative_position_from": -reach,
                "relative_position_to": reach,
                "relative_position": "query position minus key position",
            },
            "tol": "integers: equal to exact; the listed float32 differences are allowed",
        }
    for _ in range(35):
        length, heads, width = draw.whole(1, 6), draw.whole(1, 3), draw.whole(1, 4)
        hidden, span = heads * width, draw.whole(1, 6)
        shared, buckets, longest = draw.chance(0.5), -1, 2 * span
        if draw.chance(0.3):  # as in the second and third version: the span is the buckets
            buckets = span = draw.even(4, 8)
            length, longest = draw.whole(4, 12), span + draw.whole(8, 30)

        def projection(name: str, present: bool, size: int = hidden) -> Json:
            return {
                "W_" + name: draw.matrix(size, size, 1) if present else None,
                "b_" + name: draw.vector(size, 1) if present else None,
            }

        yield {
            "params": {
                "length": length,
                "hidden": hidden,
                "heads": heads,
                "att_span": span,
                "position_buckets": buckets,
                "max_relative_positions": longest,
                "share_att_key": shared,
                "scale": "1/sqrt(head_dim*3)",
                "x": draw.matrix(length, hidden),
                "rel_embeddings": draw.matrix(2 * span, hidden),
                **projection("query", True),
                **projection("key", True),
                **projection("pos_key", not shared),
                **projection("pos_query", not shared),
            },
            "tol": {"double_abs": 1e-11},
        }


SCHEMES = [
    Scheme("deberta", deberta_made, deberta_outputs),
    Scheme("shaw", shaw_made, shaw_outputs),
    Scheme("transformer_xl", transformer_xl_made, transformer_xl_outputs),
]
