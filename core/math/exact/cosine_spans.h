#pragma once

#include "core/math/exact/cosine_sum.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lab {

/// The exact mean of s(p) over adjacent spans of positions, which may have different lengths, like
/// the pixels of a logarithmic axis: span k contains edges[k] … edges[k + 1] − 1.
///
/// Between edges the sums telescope, Σ cos(pθ + φ) = [sin((B−½)θ + φ) − sin((A−½)θ + φ)] /
/// (2·sin(θ/2)) for A ≤ p < B, so the cost is one angle per edge and term, however long the spans
/// are. If a span is a small part of a turn, the difference is computed in a way that avoids
/// cancellation. `edges` are ascending; with fewer than two edges there is no span.
std::vector<double> spanMeans(const CosineSum& sum, std::span<const std::int64_t> edges);

/// The minimum and maximum of s(p) in a span.
struct Extremes {
    double lowest = 0;
    double highest = 0;

    bool operator==(const Extremes&) const = default;
};

/// For the same spans, exact: there is no closed form, so every position is evaluated.
std::vector<Extremes> spanExtremes(const CosineSum& sum, std::span<const std::int64_t> edges);

} // namespace lab
