#pragma once

#include <vector>

namespace lab {

/// Softmax, aᵢ = exp(sᵢ) / Σ exp(sⱼ): turns scores of any size into weights ≥ 0 that add up to 1.
///
/// The largest score is subtracted from all of them first, which changes no weight and keeps exp in
/// range. A score of −∞ is a masked key and gets weight 0; if all are masked, all weights are 0. No
/// score may be NaN or +∞. Law: adding a constant to all scores changes nothing.
std::vector<double> softmax(const std::vector<double>& scores);

} // namespace lab
