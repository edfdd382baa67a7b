#pragma once

#include "core/frames/code/code_slots.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

/// As Python reads it back: the same double, with a point or an exponent.
std::string pythonNumber(double number);

/// Of whole numbers, in one line.
template <class Whole> std::string wholeList(const std::vector<Whole>& numbers)
{
    std::string list;
    for (const Whole token : numbers)
        list += (list.empty() ? "" : ", ") + std::to_string(token);
    return "[" + list + "]";
}

/// What the programs of single benches have beside the parameters.
///
/// Of Relative: "relative.sum", "a + b + d" of the ticked terms, and whether one is unticked.
void addTermSlots(CodeSlots& slots, const Relative& relative);
/// Of Experiment: the shipped answers of the encoding that is looked at, a list a length, a number
/// a seed; none of them while they are covered.
void addAnswerSlots(CodeSlots& slots, const Experiment& experiment);
/// Of a program that multiplies angles up to this position in doubles: "far", whether what that
/// loses can be seen, and "far.error", how many radians it is, "2e-09".
void addAngleSlots(CodeSlots& slots, std::int64_t farthest);

} // namespace lab
