#include "core/encodings/biases/fire.h"

#include "core/encodings/seeded_matrices.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace lab {

double share(const Fire& fire, std::int64_t query, std::int64_t key)
{
    assert(fire.c > 0 && fire.threshold > 0 && fire.epsilon >= 0 && query >= 0 && key >= 0);
    if (key > query)
        return std::numeric_limits<double>::quiet_NaN();
    const double context = std::max(fire.threshold, static_cast<double>(query));
    return std::log1p(fire.c * static_cast<double>(query - key))
        / (std::log1p(fire.c * context) + fire.epsilon);
}

FireNetwork seededNetwork(const Fire&, int hidden, int heads, std::uint64_t seed)
{
    assert(hidden >= 1 && heads >= 1);
    Random random(seed);
    FireNetwork network;
    network.inner = normalMatrix(random, hidden, 1, 1);
    network.innerBias = normalMatrix(random, hidden, 1, 1);
    network.outer = normalMatrix(random, heads, hidden, 1 / std::sqrt(hidden));
    network.outerBias = Eigen::VectorXd::Zero(heads);
    return network;
}

Eigen::VectorXd biases(
    const Fire& fire, const FireNetwork& network, std::int64_t query, std::int64_t key)
{
    assert(network.inner.size() == network.innerBias.size());
    assert(network.outer.cols() == network.inner.size());
    assert(network.outer.rows() == network.outerBias.size());
    const double input = share(fire, query, key);
    const Eigen::VectorXd hidden =
        (network.inner * input + network.innerBias).unaryExpr([](double sum) {
            return sum < 0 ? 0 : sum; // NaN, a key in the future, stays NaN
        });
    return network.outer * hidden + network.outerBias;
}

} // namespace lab
