#pragma once

#include "core/analysis/cache_fit.h"
#include "core/frames/focus.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/state/lab_state.h"

#include <optional>
#include <vector>

namespace lab {

/// The effect of the chosen method as a text grows to 10⁷ positions: the factor by which it slows
/// the selected and the slowest pair at each length, and the keys cached so far.
///
/// The current length is presentLength(); the query is the newest token. Up to the original length
/// nothing changes; beyond it dynamic NTK rotates more slowly with each token, LongRoPE only once.
/// Law: no key is misplaced up to the original length, nor by a method with constant frequencies.
struct GrowingLengthFrame {
    struct Point {
        double length = 1;
        double selected = 1; ///< θ/θ' of the selected pair; infinite if it is not rotated
        double slowest = 1;

        bool operator==(const Point&) const = default;
    };
    ScalingMethod method = ScalingMethod::None;
    bool growsWithLength = false; ///< the method depends on the length
    int pairs = 0; ///< that are rotated
    int allPairs = 0; ///< with those that are not
    std::int64_t key = 0; ///< the position of the ruler's key
    int selectedPair = 0;
    std::int64_t length = 1; ///< L
    std::int64_t originalLength = 4096; ///< L₀
    double plainBase = 10000;
    double base = 10000; ///< with which the method rotates now
    std::vector<Point> curve; ///< by ascending length, both sides of a jump
    std::vector<double> present; ///< factor of each rotated pair now
    CacheFit fit; ///< of the selected pair
    std::optional<CachedScore> score; ///< of the ruler's key, if it is in the cache

    bool operator==(const GrowingLengthFrame&) const = default;
};
GrowingLengthFrame growingLengthFrame(const LabState& state);
NumberTable growingLengthTable(const GrowingLengthFrame& frame);

/// For the length under the pointer, or for the cached key there.
Reading growingLengthReading(const LabState& state, const Focus& focus);

} // namespace lab
