#include "core/encodings/fire/formula.h"

#include "core/encodings/seeded_matrices.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace lab {

double stretched(const Fire& fire, std::int64_t distance)
{
    return std::log1p(fire.c * static_cast<double>(distance));
}

double context(const Fire& fire, std::int64_t query)
{
    return std::log1p(fire.c * std::max(fire.threshold, static_cast<double>(query))) + fire.epsilon;
}

double share(const Fire& fire, std::int64_t query, std::int64_t key)
{
    assert(fire.c > 0 && fire.threshold > 0 && fire.epsilon >= 0 && query >= 0 && key >= 0);
    if (key > query)
        return std::numeric_limits<double>::quiet_NaN();
    return stretched(fire, query - key) / context(fire, query);
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

FireLines fireLines(const FireNetwork& network)
{
    FireLines lines;
    for (Eigen::Index unit = 0; unit < network.inner.size(); ++unit) {
        const double bend = -network.innerBias(unit) / network.inner(unit);
        if (bend > 0 && bend < 1)
            lines.bends.push_back(bend);
    }
    std::ranges::sort(lines.bends);
    const auto count = static_cast<Eigen::Index>(lines.bends.size()) + 1;
    // The active units are determined in the middle of a segment, where no unit has its kink.
    Eigen::MatrixXd slopes = Eigen::MatrixXd::Zero(count, network.inner.size());
    Eigen::MatrixXd offsets = slopes;
    for (Eigen::Index line = 0; line < count; ++line) {
        const auto next = static_cast<std::size_t>(line);
        const double begin = line == 0 ? 0 : lines.bends[next - 1];
        const double end = line + 1 == count ? 1 : lines.bends[next];
        for (Eigen::Index unit = 0; unit < network.inner.size(); ++unit) {
            if (network.inner(unit) * (begin + end) / 2 + network.innerBias(unit) <= 0)
                continue;
            slopes(line, unit) = network.inner(unit);
            offsets(line, unit) = network.innerBias(unit);
        }
    }
    lines.slopes = slopes * network.outer.transpose();
    lines.offsets = offsets * network.outer.transpose();
    lines.offsets.rowwise() += network.outerBias.transpose();
    return lines;
}

double bias(const FireLines& lines, Eigen::Index head, double share)
{
    const auto line = std::ranges::upper_bound(lines.bends, share) - lines.bends.begin();
    return lines.slopes(line, head) * share + lines.offsets(line, head);
}

} // namespace lab
