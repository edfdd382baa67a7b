#pragma once

#include "core/figures/bench_values.h"
#include "core/frames/reading.h"
#include "core/state/parameters.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace lab::drawing {

/// The numbers of the reading line that are the values of parameters. Each can be dragged sideways,
/// or typed.
struct ReadingNumbers {
    struct Number {
        BenchValues::Entry value {};
        Box box {}; ///< where it is written

        bool operator==(const Number&) const = default;
    };
    std::vector<Number> numbers {};

    bool operator==(const ReadingNumbers&) const = default;
};

/// By slot, the parameters whose values are numbers of the reading: those of the bench with the
/// slot as their symbol and with this value; p is the query. A number of something else, such as an
/// element under the pointer, belongs to none.
std::map<std::string, BenchValues::Entry> valuesOf(
    const Reading& reading, std::span<const Parameter* const> ofBench, const LabState& state);

extern const Figure<ReadingNumbers> readingNumbersFigure;

} // namespace lab::drawing
