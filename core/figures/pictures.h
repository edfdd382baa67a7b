#pragma once

#include "core/drawing/drawing.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <span>
#include <string_view>

namespace lab::drawing {

/// A picture of a state, whatever values it is drawn from.
struct PictureOfState {
    Picture picture = Picture::None;
    BenchId bench = BenchId::Order;
    std::string_view name {}; ///< as in `render --picture`
    Said (*title)(const LabState&, const Language&) = nullptr;
    /// `reference` is A, or null.
    Drawing (*drawing)(const LabState&, const LabState* reference, const Box& place, const Style&,
        const Pointing&) = nullptr;
    NumberTable (*table)(const LabState&) = nullptr;
};

/// Those that are drawings, bench by bench.
std::span<const PictureOfState> picturesOfState();

} // namespace lab::drawing
