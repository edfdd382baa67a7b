#pragma once

#include "core/frames/code/code_slots.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

/// In Python notation: reads back as the same double, with a point or an exponent.
std::string pythonNumber(double number);

/// Integers, on one line.
template <class Whole> std::string wholeList(const std::vector<Whole>& numbers)
{
    std::string list;
    for (const Whole token : numbers)
        list += (list.empty() ? "" : ", ") + std::to_string(token);
    return "[" + list + "]";
}

/// Values for the programs of single benches, besides the parameters.
///
/// For Relative: "relative.sum", "a + b + d" of the included terms, and whether a term is excluded.
void addTermSlots(CodeSlots& slots, const Relative& relative);
/// For Experiment: the bundled results of the selected encoding, a list per length with one number
/// per seed; empty while they are hidden.
void addAnswerSlots(CodeSlots& slots, const Experiment& experiment);
/// For programs that multiply angles up to this position in doubles: "far", whether the loss is
/// noticeable, and "far.error", its size in radians, "2e-09".
void addAngleSlots(CodeSlots& slots, std::int64_t farthest);

} // namespace lab
