#pragma once

#include "core/math/exact/cosine_sum.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lab {

/// The exact mean of s(p) over spans of positions that follow each other and need not be equally
/// long, as the pixels of a logarithmic axis are: span k holds edges[k] … edges[k + 1] − 1.
///
/// From edge to edge the sums telescope, Σ cos(pθ + φ) = [sin((B−½)θ + φ) − sin((A−½)θ + φ)] /
/// (2·sin(θ/2)) for A ≤ p < B, so the cost is one angle for each edge and term, however long the
/// spans are. Where a span is a small part of a turn the difference is taken before it cancels.
/// `edges` rise; one edge or none gives no span.
std::vector<double> spanMeans(const CosineSum& sum, std::span<const std::int64_t> edges);

/// The lowest and the highest s(p) of a span.
struct Extremes {
    double lowest = 0;
    double highest = 0;

    bool operator==(const Extremes&) const = default;
};

/// Of the same spans, exact: there is no closed form, so every position is evaluated.
std::vector<Extremes> spanExtremes(const CosineSum& sum, std::span<const std::int64_t> edges);

} // namespace lab
