#pragma once

#include "core/frames/focus.h"
#include "core/frames/number_table.h"
#include "core/frames/position_runs.h"
#include "core/frames/reading.h"
#include "core/math/exact/cosine_spans.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// The resolution of the logarithmic axis, and the number of cosines that may be evaluated at once
/// to find the extremes.
struct MeanScoreSpace {
    int columns = 400;
    std::int64_t cosines = 40'000;

    bool operator==(const MeanScoreSpace&) const = default;
};

/// The score ⟨R(m)q, R(n)k⟩ divided by the norms of the two rotated vectors, as a function of the
/// distance m − n from 1 to 10⁷: 1 if they have the same direction, like equal vectors at distance
/// 0.
///
/// Each run of distances, a column of the picture, has the exact mean of its scores and the lowest
/// and the highest of them. The mean has a closed form. The extremes have none: every score of the
/// run is evaluated, so the band from lowest to highest is exact as well, no estimate and no bound;
/// computing it takes time; runs without extremes are at the end (explored()).
/// Law: lowest ≤ mean ≤ highest within a rounding; each score is between the extremes of its run,
/// which are attained.
struct MeanScoreFrame {
    struct Line {
        ScalingMethod method = ScalingMethod::None;
        CosineSum score; ///< as a function of the distance
        std::vector<double> mean; ///< per run
        std::vector<Extremes> extremes; ///< for the first runs, eventually for all

        bool operator==(const Line&) const = default;
    };
    std::vector<PositionRun> runs;
    Line chosen; ///< with the chosen method
    std::optional<Line> plain; ///< the same vectors without a method, if one is chosen
    /// RoFormer's bound for the chosen line, exact at single distances: the first of a run, every
    /// four columns. Its mean has no closed form, and between these distances it may be higher or
    /// lower.
    struct Bound {
        std::int64_t distance = 1;
        double bound = 0;

        bool operator==(const Bound&) const = default;
    };
    std::vector<Bound> bounds; ///< empty if they are not shown
    VectorSource source = VectorSource::Own;
    struct Peak {
        std::int64_t distance = 1;
        double score = 1; ///< 1 except for mismatched layouts

        bool operator==(const Peak&) const = default;
    };
    std::optional<Peak> peak; ///< of adversarial vectors
    ContextLengths lengths;
    std::vector<double> wavelengths; ///< of each rotated pair with the method; infinite if not
                                     ///< rotated
    int selectedPair = 0;
    int pairs = 0; ///< rotated or not
    double lowest = -0.5; ///< for an axis that does not change while extremes are found
    double highest = 1;

    bool operator==(const MeanScoreFrame&) const = default;
};

/// `earlier` may be any frame; lines that are still valid are reused.
MeanScoreFrame meanScoreFrame(
    const LabState& state, const MeanScoreSpace& space, const MeanScoreFrame& earlier = {});

bool isExplored(const MeanScoreFrame& frame);

/// The frame with the extremes of more runs, as many as `cosines` evaluations allow and at least
/// one; the chosen line comes first.
MeanScoreFrame explored(MeanScoreFrame frame, std::int64_t cosines);
MeanScoreFrame whollyExplored(MeanScoreFrame frame);

/// The run that contains the distance, or the nearest one.
std::size_t runAt(const MeanScoreFrame& frame, double distance);

/// A row per run; unexplored runs have no extremes.
NumberTable meanScoreTable(const MeanScoreFrame& frame);

/// The score divided by the norms of the rotated vectors, as a function of distance, with the
/// state's method and without.
CosineSum relativeScore(const LabState& state);
CosineSum plainRelativeScore(const LabState& state);

/// For the distances focus.distance to focus.distance + focus.covered − 1.
Reading meanScoreReading(const LabState& state, const Focus& focus);

} // namespace lab
