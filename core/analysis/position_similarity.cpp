#include "core/analysis/position_similarity.h"

#include "core/math/linear_algebra.h"

#include <cassert>
#include <cmath>

namespace lab {

SimilarityCurve similarityCurve(
    const Sinusoidal& encoding, std::int64_t first, std::int64_t stride, int count)
{
    assert(count >= 0);
    SimilarityCurve curve;
    std::vector<Turn> halves = turns(encoding);
    for (Turn& turn : halves)
        turn = half(turn);
    for (int k = 0; k < count; ++k) {
        const std::int64_t distance = first + k * stride;
        double similarity = 0;
        double squares = 0;
        for (const Turn& turn : halves) {
            const double sine = sinCos(distance * turn).sin;
            squares += sine * sine;
            similarity += sinCos(2 * distance * turn).cos;
        }
        curve.similarity.push_back(similarity);
        curve.distance.push_back(2 * std::sqrt(squares));
    }
    return curve;
}

double shiftResidual(const Eigen::MatrixXd& table, std::int64_t shift)
{
    assert(shift >= 0 && shift < table.rows());
    const Eigen::Index rows = table.rows() - static_cast<Eigen::Index>(shift);
    return mapResidual(table.topRows(rows), table.bottomRows(rows));
}

double mapResidual(const Eigen::MatrixXd& from, const Eigen::MatrixXd& to)
{
    const double size = to.norm();
    if (size <= 0)
        return 0;
    // Neighboring slow columns agree in many digits: the rank counts those that can be
    // distinguished.
    return (to - from * leastSquares(from, to)).norm() / size;
}

} // namespace lab
