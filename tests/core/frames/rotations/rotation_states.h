#pragma once

#include "core/frames/reading.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

/// The states in which the pictures of Rotations are tested, and their numbers.
namespace rotations {

using namespace lab;

inline LabState stateOf(Pairing pairing, int width, std::int64_t query, std::int64_t key,
    VectorSource source = VectorSource::Random)
{
    LabState state;
    state.rotations.pairing = pairing;
    state.rotations.width = width;
    state.rotations.source = source;
    state.position.query = query;
    state.position.key = key;
    return clamped(state);
}

inline std::vector<LabState> trueRotations()
{
    std::vector<LabState> states;
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves}) {
        for (const int width : {2, 4, 16, 38, 128, 1024})
            states.push_back(stateOf(pairing, width, 9, 4));
        for (const double share : {0.0, 0.3, 0.75}) {
            LabState state = stateOf(pairing, 64, 5, 1000);
            state.rotations.rotatedShare = share;
            states.push_back(state);
        }
        states.push_back(stateOf(pairing, 16, 10'000'000, 9'999'990, VectorSource::Own));
        states.push_back(stateOf(pairing, 16, 0, 0, VectorSource::Equal));
    }
    return states;
}

inline double length(PlanePoint point)
{
    return std::hypot(point.x, point.y);
}

inline double scoreOf(const LabState& state)
{
    return scoresFrame(state).total();
}

inline double slotValue(const Reading& reading, const char* slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    REQUIRE(found != reading.numbers.end());
    return found->value;
}

constexpr CurveSpace space {800, 100};

/// A score is a sum of at most 512 products of numbers near 1, each exact to a few units in the
/// last place.
constexpr double closeness = 1e-11;

} // namespace rotations
