#pragma once

#include "core/state/lab_state.h"

#include <map>
#include <string>

namespace lab {

/// The maximum number of rows that a program writes, starting at the first position shown.
constexpr std::int64_t maxCodeRows = 64;

/// The values inserted into the programs of the code view, in Python notation.
///
/// Each parameter that a scene stores, under its key ("rope.base": "10000.0"), a choice by its key;
/// and values that are not parameters: "query" and "key" (lists), "scores" and "gates" (dicts by
/// key position), "first", "end" and "count" of the rows, "tokens" and "arrangement" of Order,
/// "rope.rotated_width", "scaling.turning_pairs" and the lists of LongRoPE; and values that only
/// select lines: "ramp", "step", "whole", "attention", "math"; for Relative the
/// sum of the included terms; for Experiment the bundled answers, empty while they are hidden; and
/// "far" if positions are so large that p·θ in doubles differs from the exact angle by "far.error"
/// radians. Law: a number reads back as the same
/// double, and always has a point or an exponent.
using CodeSlots = std::map<std::string, std::string, std::less<>>;
CodeSlots codeSlots(const LabState& state);

/// The command that writes the same table: `position-lab table --encoding … --set …`. Values
/// without a parameter (dragged columns and scores, the lists of LongRoPE) need the scene's file.
std::string tableCommand(const LabState& state);

} // namespace lab
