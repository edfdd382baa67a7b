"""Rotary encodings of texts with images and videos: three ids per token, one axis per pair."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cases import Draw, Json, Scheme, all_rotated, frequencies, half_pairs
from mpmath import cos, mpf, sin


def axis_of_pairs(layout: str, sections: list[int]) -> list[int]:
    """chunked (Qwen2-VL, arXiv:2409.12191): pairs of time, then height, then width. interleaved
    (Qwen3-VL): pairs 1, 4, 7 … height and 2, 5, 8 … width up to 3·section, the rest time."""
    if layout == "chunked":
        return [axis for axis, count in enumerate(sections) for _ in range(count)]
    axes = [0] * sum(sections)
    for axis in (1, 2):
        for pair in range(axis, min(3 * sections[axis], len(axes)), 3):
            axes[pair] = axis
    return axes


def multimodal_outputs(case: Json) -> Json:
    params = case["params"]
    if case["kind"] == "position_ids":
        return position_ids(params)
    width = params["head_dim"]
    ladder = frequencies(params["rope_theta"], width)
    axes = axis_of_pairs(params["layout"], params["mrope_section"])
    angles = [[places[axis] * theta for axis, theta in zip(axes, ladder, strict=True)]
              for places in params["positions_t_h_w"]]
    return {
        "axis_of_each_pair": axes,
        "cos": [[cos(angle) for angle in row] for row in angles],
        "sin": [[sin(angle) for angle in row] for row in angles],
        "q_rotated_half_split": all_rotated(params["q"], half_pairs(width), angles),
    }


class Sequence:
    """The tokens so far: their kinds and their ids of time, height and width."""

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.ids: list[tuple[int, int, int]] = []

    def next_id(self) -> int:
        """One more than the largest id of any axis."""
        return max((max(ids) for ids in self.ids), default=-1) + 1

    def add_text(self, kind: str = "text", count: int = 1) -> None:
        for _ in range(count):
            start = self.next_id()
            self.kinds.append(kind)
            self.ids.append((start, start, start))

    def add_grid(self, kind: str, times: list[int], height: int, width: int) -> None:
        start = self.next_id()
        for time in times:
            for row in range(height):
                for column in range(width):
                    self.kinds.append(kind)
                    self.ids.append((start + time, start + row, start + column))


def position_ids(params: Json) -> Json:
    """Text counts on all three axes equally; after an image or a video it continues at the largest
    id.

    Hugging Face's get_rope_index of qwen2_vl, qwen2_5_vl and qwen3_vl. Qwen2.5-VL steps its time
    by whole seconds per grid × tokens per second: the reference makes the seconds an integer first.
    Qwen3-VL makes each frame a block of its own after two tokens of its time stamp.
    """
    model, size = params["model"], params["spatial_merge_size"]
    seconds = params.get("second_per_grid_ts", [])
    rate = params.get("tokens_per_second", 1)
    sequence, videos = Sequence(), 0
    for kind, *shape in params["layout"]:
        if kind == "text":
            sequence.add_text(count=shape[0])
            continue
        height, width = shape[-2] // size, shape[-1] // size
        frames = shape[0] if kind == "video" else 1
        if kind == "video" and model == "qwen3_vl":
            for _ in range(frames):
                sequence.add_text(count=2)
                sequence.add_text("vision_start")
                sequence.add_grid("video", [0], height, width)
                sequence.add_text("vision_end")
            continue
        step = 1
        if kind == "video" and model == "qwen2_5_vl":
            step = int(seconds[videos]) * rate
            videos += 1
        sequence.add_text("vision_start")
        sequence.add_grid(kind, [step * frame for frame in range(frames)], height, width)
        sequence.add_text("vision_end")
    return {
        "token_kind": sequence.kinds,
        "position_t": [ids[0] for ids in sequence.ids],
        "position_h": [ids[1] for ids in sequence.ids],
        "position_w": [ids[2] for ids in sequence.ids],
    }


def layout_made(draw: Draw, size: int, videos: int) -> list[list[Any]]:
    """Text, then images and the requested number of videos in any order, with text between them."""
    layout: list[list[Any]] = [["text", draw.whole(1, 4)]]
    left = videos
    for _ in range(videos + draw.whole(0, 2)):
        height, width = size * draw.whole(1, 4), size * draw.whole(1, 4)
        if left:
            layout.append(["video", draw.whole(1, 4), height, width])
            left -= 1
        else:
            layout.append(["image", height, width])
        layout.append(["text", draw.whole(1, 3)])
    return layout


def multimodal_made(draw: Draw) -> Iterable[Json]:
    for model in ("qwen2_vl", "qwen2_5_vl", "qwen3_vl"):
        for _ in range(15):
            size, videos = draw.whole(1, 3), draw.whole(0, 2)
            if model == "qwen2_5_vl":
                videos = max(videos, 1)
            params: Json = {
                "model": model,
                "layout": layout_made(draw, size, videos),
                "spatial_merge_size": size,
            }
            if model == "qwen2_5_vl":
                params["tokens_per_second"] = draw.whole(1, 4)
                params["second_per_grid_ts"] = [draw.whole(0, 12) / 4 for _ in range(videos)]
            yield {"kind": "position_ids", "params": params, "tol": "integers: equal"}
    for _ in range(35):
        layout = draw.one_of(["chunked", "interleaved"])
        sections = [draw.whole(1, 8) for _ in range(3)]
        if layout == "interleaved":  # as many pairs as fit between those of the other axes
            least = max(sections[1], sections[2])
            sections[0] = least + draw.whole(0, 4)
            sections[2] = sections[1]
        tokens, width = draw.whole(1, 3), 2 * sum(sections)
        yield {
            "kind": "cos_sin_and_rotation",
            "params": {
                "layout": layout,
                "mrope_section": sections,
                "rope_theta": draw.scaled(10, 1e7),
                "head_dim": width,
                "positions_t_h_w": [[draw.whole(0, 2000) for _ in range(3)] for _ in range(tokens)],
                "q": draw.matrix(tokens, width),
            },
            "tol": {"double_abs": 1e-11},
        }


SCHEMES = [Scheme("mrope", multimodal_made, multimodal_outputs)]
