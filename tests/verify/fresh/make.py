#!/usr/bin/env python3
"""An independent implementation of the formulas: random cases of every scheme, computed with
mpmath.

make.py SEED FILE     writes about a thousand cases for `verify --fresh FILE`
make.py --references  recomputes the reference values of tests/core/golden and compares

Needs python3-mpmath. The formulas come from the publications in the docstrings, not from the C++
code that they check.
"""

from __future__ import annotations

import json
import pathlib
import sys
from collections.abc import Iterator
from typing import Any

import absolute
import attention
import biases
import multimodal
import precision
import reach
import rotary
import scaling
import theory
from cases import Draw, Json, Scheme, rounded

GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "core" / "golden"
MODULES = (absolute, attention, biases, multimodal, precision, reach, rotary, scaling, theory)
SCHEMES = sorted((scheme for module in MODULES for scheme in module.SCHEMES),
                 key=lambda scheme: scheme.name)


def fresh(scheme: Scheme, seed: int) -> Json:
    """The cases of one scheme; each has its own random numbers from the seed, independent of the
    others."""
    cases = []
    for number, made in enumerate(scheme.made(Draw(f"{seed} {scheme.name}"))):
        outputs = rounded(scheme.outputs(made))
        case = {"id": f"fresh_{number}", **made, "outputs": outputs}
        case.pop("asked", None)
        cases.append(case)
    return {"scheme": scheme.name, "cases": cases}


def asked_in(outputs: Json) -> Any:
    """The inputs of a case's outputs: positions, pairs of positions, bases."""
    for key, value in outputs.items():
        if key in ("pairs", "rows", "scores", "values") and isinstance(value[0], dict):
            return [{name: row[name] for name in ("i", "j", "n", "m", "position", "pair")
                     if name in row} for row in value]
    return outputs.get("base")


def errors(where: str, ours: Any, reference: Any) -> Iterator[tuple[float, str]]:
    """The error of each number, relative to 1 or to its own size if that is larger."""
    if isinstance(reference, dict) and isinstance(ours, dict):
        for key in reference:
            yield from errors(f"{where} {key}", ours.get(key), reference[key])
    elif isinstance(reference, list) and isinstance(ours, list) and len(ours) == len(reference):
        for index, pair in enumerate(zip(ours, reference, strict=True)):
            yield from errors(f"{where}[{index}]", *pair)
    elif isinstance(ours, float) and isinstance(reference, (int, float)):
        yield abs(ours - reference) / max(1.0, abs(reference)), f"{where}: {ours} for {reference}"
    elif ours != reference:
        yield float("inf"), f"{where}: {ours} for {reference}"


# Prose of the files, and values printed elsewhere.
REMARKS = {"note", "published_men_et_al_2024", "published_su_2024"}


def compare_references() -> bool:
    """Prints the largest error of each file; returns whether all are small enough.

    The file of roundings is one for information: its powers were taken in float32 by a library.
    """
    good = True
    for scheme in SCHEMES:
        golden = json.loads((GOLDEN / f"{scheme.name}.json").read_text(encoding="utf-8"))
        worst = (0.0, "")
        for case in golden["cases"]:
            if case.get("kind") == "lower_bound" and case["params"]["context_length_L"] > 600:
                continue  # minutes
            expected = {key: value for key, value in case["outputs"].items() if key not in REMARKS}
            case = {**case, "asked": asked_in(expected)}
            ours = rounded(scheme.outputs(case))
            worst = max([worst, *errors(case["id"], ours, expected)])
        print(f"{scheme.name:20} {worst[0]:9.2g}  {worst[1][:150]}")
        good = good and worst[0] < (1e-9 if scheme.name != "precision" else 1)
    return good


def main() -> None:
    if sys.argv[1:] == ["--references"]:
        sys.exit(not compare_references())
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    references = [fresh(scheme, int(sys.argv[1])) for scheme in SCHEMES]
    made = {"about": "Made by tests/verify/fresh/make.py.", "seed": int(sys.argv[1]),
            "references": references}
    pathlib.Path(sys.argv[2]).write_text(json.dumps(made, indent=0), encoding="utf-8")
    count = sum(len(reference["cases"]) for reference in references)
    print(f"{count} cases of {len(references)} schemes from seed {sys.argv[1]}", file=sys.stderr)


if __name__ == "__main__":
    main()
