#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/frames/compare/compare_frames.h"
#include "core/frames/compare/compared_layer.h"

#include <Eigen/Core>

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>

namespace lab {

/// The matrices of the first head, drawn one after the other; Transformer-XL draws u and v after
/// three of them.
struct DrawnMatrices {
    std::array<Eigen::MatrixXd, 4> matrices; ///< width × D; those of query and key first
    Eigen::MatrixXd u; ///< 1 × width
    Eigen::MatrixXd v;
};
std::shared_ptr<const DrawnMatrices> drawnMatrices(const Compare& compare);

inline std::uint64_t layerSeed(const Compare& compare)
{
    return static_cast<std::uint64_t>(compare.seed);
}

/// Of the rows of learned tables.
inline std::uint64_t rowSeed(const Compare& compare)
{
    return layerSeed(compare) + 1;
}

/// Word 0 is the query, 1 the key.
Eigen::VectorXd comparedWord(const Compare& compare, std::int64_t token);

inline double rootOfWidth(const Compare& compare)
{
    return std::sqrt(static_cast<double>(compare.width));
}

Rotary comparedRotary(const LabState& state);

/// Distinct up to `own`, then logarithmic buckets up to `last`; a single value if nothing is
/// between.
inline OwnValues sharedFrom(std::int64_t own, std::int64_t last)
{
    if (own <= 0 && last <= 0)
        return {0, BeyondOwn::None};
    return last > own ? OwnValues {own, BeyondOwn::Ratio, last}
                      : OwnValues {own, BeyondOwn::Shared};
}

} // namespace lab
