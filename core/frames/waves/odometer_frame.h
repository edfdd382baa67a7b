#pragma once

#include "core/encodings/sinusoidal/parameters.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/frames/waves/waves_frames.h"
#include "core/math/exact/turns.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The number of wheels of an odometer with `radix` digits per wheel that turn from n to n + 1, n ≥
/// 0: one, plus one for each that was at its last digit.
int wheelsChanged(std::int64_t position, int radix);

/// The same, summed over `count` positions from `first`. Law: Σᵢ of the multiples of βⁱ among first
/// + 1 … first + count.
std::int64_t wheelsChanged(std::int64_t first, std::int64_t count, int radix);

/// The maximum of these. Law: 1 + the highest i with a multiple of βⁱ among first + 1 … first +
/// count.
int maxWheelsChanged(std::int64_t first, std::int64_t count, int radix);

/// The position on an odometer, digit ⌊n/βⁱ⌋ mod β on wheel i, beside the same position on the
/// dials of the pairs, (cos, sin)(n·θᵢ).
///
/// From n to n + 1 some wheels jump, often many at once, but a dial rotates by θᵢ, the same at
/// every n: |PE(n + 1) − PE(n)| is constant.
struct OdometerFrame {
    struct Wheel {
        std::int64_t place = 1; ///< βⁱ
        int digit = 0;
        int next = 0; ///< at n + 1

        bool operator==(const Wheel&) const = default;
    };
    struct Dial {
        int pair = 0;
        double perPosition = 0; ///< θᵢ in radians
        SinCos now;
        SinCos next; ///< at n + 1

        bool operator==(const Dial&) const = default;
    };
    Sinusoidal encoding;
    int radix = 2;
    std::int64_t position = 0; ///< n, the query's
    int selected = 0; ///< the pair
    std::vector<Wheel> wheels; ///< that of the ones first
    std::vector<Dial> dials; ///< at most eight of the pairs, fastest first
    int changed = 0; ///< wheels, from n to n + 1
    double step = 0; ///< |PE(n + 1) − PE(n)|
    Runs runs; ///< of the positions shown
    std::vector<double> changes; ///< wheels that change after each position; means over a run
    std::vector<int> peaks; ///< the maximum of wheels that change after a position, per run

    bool operator==(const OdometerFrame&) const = default;
};
OdometerFrame odometerFrame(const LabState& state, const WavesSpace& space);
NumberTable numbers(const OdometerFrame& frame);

/// For the wheel or dial under the pointer, or by default for the step from n to n + 1.
Reading odometerReading(const LabState& state, const Focus& focus);

} // namespace lab
