#include "core/encodings/cope/formula.h"

#include "core/encodings/seeded_matrices.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lab {

double gate(double logit)
{
    // e^x overflows for large x; both branches are the same function.
    if (logit >= 0)
        return 1 / (1 + std::exp(-logit));
    const double power = std::exp(logit);
    return power / (1 + power);
}

double gateLogit(const Cope& cope, const Eigen::VectorXd& query, const Eigen::VectorXd& key)
{
    assert(query.size() >= 1 && query.size() == key.size());
    const double product = query.dot(key);
    return cope.gateLogit == CopeGateLogit::Plain
        ? product
        : product / std::sqrt(static_cast<double>(query.size()));
}

std::vector<double> countedGates(const std::vector<double>& gates)
{
    std::vector<double> sums(gates.size());
    double counted = 0;
    for (std::size_t key = gates.size(); key-- > 0;) {
        counted += gates[key];
        sums[key] = counted;
    }
    return sums;
}

std::vector<double> contextualPositions(const Cope& cope, const std::vector<double>& gates)
{
    assert(cope.positions >= 1);
    const double last = cope.positions - 1;
    std::vector<double> positions = countedGates(gates);
    for (double& position : positions)
        position = std::min(position, last);
    return positions;
}

double interpolated(const Eigen::VectorXd& atWhole, double position)
{
    assert(position >= 0 && position <= static_cast<double>(atWhole.size() - 1));
    const double below = std::floor(position);
    const auto lower = static_cast<Eigen::Index>(below);
    const auto upper = static_cast<Eigen::Index>(std::ceil(position));
    const double share = position - below;
    return (1 - share) * atWhole[lower] + share * atWhole[upper];
}

Eigen::MatrixXd seededTable(const Cope& cope, int width, std::uint64_t seed)
{
    assert(cope.positions >= 1 && width >= 1);
    Random random(seed);
    return normalMatrix(random, cope.positions, width, 1 / std::sqrt(width));
}

} // namespace lab
