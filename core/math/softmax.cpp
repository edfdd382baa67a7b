#include "core/math/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

std::vector<double> softmax(const std::vector<double>& scores)
{
    std::vector<double> weights(scores.size(), 0.0);
    double largest = -std::numeric_limits<double>::infinity();
    for (const double score : scores)
        largest = std::max(largest, score);
    if (std::isinf(largest))
        return weights;
    double sum = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        weights[i] = std::exp(scores[i] - largest);
        sum += weights[i];
    }
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

} // namespace lab
