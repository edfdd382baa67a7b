#include "core/analysis/precision_drift.h"

#include <cassert>

namespace lab {

double roundedScore(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    ScorePositions places)
{
    assert(query.size() == rotary.width && key.size() == rotary.width);
    return (roundedRotation(rotary, formats, frequencies, query, places.query)
        * roundedRotation(rotary, formats, frequencies, key, places.key))
        .sum();
}

double scoreDrift(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    ScorePositions places, std::int64_t shift)
{
    const ScorePositions moved {places.query + shift, places.key + shift};
    return roundedScore(rotary, formats, frequencies, query, key, moved)
        - roundedScore(rotary, formats, frequencies, query, key, places);
}

} // namespace lab
