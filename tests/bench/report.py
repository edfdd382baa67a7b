"""The measurements of a table as a picture: a bar for each, and a line at the required value.

`./dev bench` names a folder in LAB_BENCH_FOLDER; without it no picture is written."""

import math
import os
import sys
from dataclasses import dataclass
from xml.sax.saxutils import escape

BARS, NUMBER, ROW, TOP, FOOT = 480, 190, 20, 56, 34
LETTER = 6.9  # a letter of 12 pixels, at most
INK, QUIET, GRID, KEPT, MISSED = "#24292f", "#57606a", "#d0d7de", "#3b6ea8", "#b3261e"


@dataclass
class Measure:
    """`share` is measured through wanted, both so that less is better: 1 is the limit itself."""

    name: str
    words: str  # the number with its unit, as the table has it
    share: float

    @property
    def is_kept(self):
        return self.share <= 1


def of_time(name, milliseconds, limit):
    return Measure(name, f"{milliseconds:.3g} ms, at most {limit:.3g}", milliseconds / limit)


def of_ratio(name, ratio, wanted):
    """For speed factors: more is better."""
    return Measure(name, f"{ratio:.3g}×, at least {wanted:g}", wanted / ratio)


def text(x, y, words, size=12, colour=INK, anchor="start", weight="normal"):
    return (f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" '
            f'text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>')


def drawn(title, measures):
    """The limit is at the same place in all rows; the axis is logarithmic if a share is below a
    tenth, because a bar would be invisible there."""
    least = min(measure.share for measure in measures)
    most = max(1.0, *(measure.share for measure in measures))
    left = 24 + LETTER * max(len(measure.name) for measure in measures)
    right = left + BARS
    width = right + 20 + NUMBER
    lowest = 10 ** math.floor(math.log10(least) - 0.3) if 0 < least < 0.1 else 0

    def place(share):
        if lowest == 0:
            return left + (right - left) * share / (1.05 * most)
        decades = math.log10(1.2 * most / lowest)
        return left + (right - left) * max(0.0, math.log10(share / lowest)) / decades

    height = TOP + ROW * len(measures) + FOOT
    below = TOP + ROW * len(measures)
    missed = sum(not measure.is_kept for measure in measures)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
             f'viewBox="0 0 {width:.0f} {height}" font-family="Inter, Noto Sans, sans-serif">',
             f'<rect width="{width:.0f}" height="{height}" fill="white"/>',
             text(16, 26, title, 16, weight="600"),
             text(16, 44, f"{len(measures)} measures, {missed} missed; in parts of what is wanted, "
                  + ("shorter is better; logarithmic" if lowest > 0 else "shorter is better"),
                  12, QUIET)]
    if lowest > 0:
        first, last = round(math.log10(lowest)), math.floor(math.log10(1.2 * most))
        ticks = [10.0 ** power for power in range(first, last + 1) if power != 0]
    else:
        ticks = [0, 0.5, *range(2, int(1.05 * most) + 1)]

    def upright(share, words, colour, thickness):
        x = place(share) if share > 0 else left
        lines.append(f'<line x1="{x:.1f}" y1="{TOP - 4}" x2="{x:.1f}" y2="{below}" '
                     f'stroke="{colour}" stroke-width="{thickness}"/>')
        lines.append(text(x, below + 18, words, 12, INK if thickness > 1 else QUIET, "middle"))

    for share in ticks:
        upright(share, f"{share:g}", GRID, 1)
    for row, measure in enumerate(measures):
        y = TOP + ROW * row
        colour = KEPT if measure.is_kept else MISSED
        lines.append(text(left - 10, y + 14, measure.name, anchor="end"))
        lines.append(f'<rect x="{left:.1f}" y="{y + 4}" width="{place(measure.share) - left:.1f}" '
                     f'height="{ROW - 8}" fill="{colour}" fill-opacity="0.85"/>')
        lines.append(text(width - 12, y + 14, measure.words + ("" if measure.is_kept else ", missed"),
                          colour=INK if measure.is_kept else MISSED, anchor="end"))
    upright(1, "wanted", INK, 2)
    return "\n".join(lines + ["</svg>", ""])


def write(name, title, measures):
    """Writes `name`.svg to the folder, if there is one; values that were not measured have no
    bar."""
    folder = os.environ.get("LAB_BENCH_FOLDER")
    measures = [measure for measure in measures if math.isfinite(measure.share)]
    if not folder or not measures:
        return
    path = os.path.join(folder, name + ".svg")
    with open(path, "w", encoding="utf-8") as file:
        file.write(drawn(title, measures))
    print(f"picture: {path}", file=sys.stderr)
