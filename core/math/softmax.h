#pragma once

#include <vector>

namespace lab {

/// Softmax, aᵢ = exp(sᵢ) / Σ exp(sⱼ): scores of any size become weights ≥ 0 that add up to 1.
///
/// The largest score is taken from all of them first, which changes no weight and keeps exp in
/// range. A score of −∞ is a masked key and gets the weight 0; when all are masked, so are all the
/// weights. No score is NaN or +∞.
/// Law: adding one number to all scores changes nothing.
std::vector<double> softmax(const std::vector<double>& scores);

} // namespace lab
