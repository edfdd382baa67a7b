#include "core/encodings/xpos/formula.h"

#include <cassert>
#include <cmath>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const Xpos& xpos)
{
    return xpos.scaleBase > 0 && xpos.gamma > 0 && xpos.rotary.pairing != Pairing::WrongMix;
}

} // namespace

Eigen::ArrayXd zetas(const Xpos& xpos)
{
    assert(isValid(xpos));
    Eigen::ArrayXd values = Eigen::ArrayXd::Ones(pairCount(xpos.rotary));
    for (int pair = 0; 2 * pair < xpos.rotary.rotatedWidth; ++pair)
        values[pair] = (2.0 * pair / xpos.rotary.rotatedWidth + xpos.gamma) / (1 + xpos.gamma);
    return values;
}

Eigen::ArrayXd scales(const Xpos& xpos, std::int64_t positions)
{
    const double exponent = static_cast<double>(positions) / xpos.scaleBase;
    return zetas(xpos).unaryExpr([=](double zeta) { return std::pow(zeta, exponent); });
}

Eigen::ArrayXd rotated(const Xpos& xpos, XposSide side, const Eigen::ArrayXd& vector,
    std::int64_t position, std::int64_t firstExponent)
{
    const std::int64_t exponent = position + firstExponent;
    const Eigen::ArrayXd factors = scales(xpos, side == XposSide::Query ? exponent : -exponent);
    Eigen::ArrayXd result = rotated(xpos.rotary, vector, position);
    for (int pair = 0; pair < pairCount(xpos.rotary); ++pair) {
        const PairColumns columns = pairColumns(xpos.rotary, pair);
        result[columns.first] *= factors[pair];
        result[columns.second] *= factors[pair];
    }
    return result;
}

Eigen::ArrayXd pairScores(
    const Xpos& xpos, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t distance)
{
    return scales(xpos, distance)
        * pairScores(xpos.rotary, rotated(xpos.rotary, query, distance), key);
}

} // namespace lab
