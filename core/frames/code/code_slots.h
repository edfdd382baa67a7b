#pragma once

#include "core/state/lab_state.h"

#include <map>
#include <string>

namespace lab {

/// How many rows a program writes at most, from the first position shown on.
constexpr std::int64_t mostCodeRows = 64;

/// What the programs of the code view are filled with, as Python reads it.
///
/// Each parameter that a scene keeps by its key ("rope.base": "10000.0"), a choice by its word;
/// beside them what no parameter is: "query" and "key" (lists), "scores" and "gates" (dicts by key
/// position), "first", "end" and "count" of the rows, "tokens" and "arrangement" of Order,
/// "rope.rotated_width", "scaling.turning_pairs" and the lists of LongRoPE; and what only chooses
/// lines: "ramp", "step", "whole", "attention", "math"; of Relative the
/// sum of the ticked terms; of Experiment the shipped answers, none while they are covered; and
/// "far", where positions are so large that p·θ in doubles differs from the exact angle by
/// "far.error" radians. Law: a number reads back as the same
/// double, and always has a point or an exponent.
using CodeSlots = std::map<std::string, std::string, std::less<>>;
CodeSlots codeSlots(const LabState& state);

/// The call that writes the same table: `position-lab table --encoding … --set …`. What no
/// parameter holds (dragged columns and scores, the lists of LongRoPE) needs the scene's file.
std::string tableCommand(const LabState& state);

} // namespace lab
