#include "core/frames/order/distance_signal.h"

#include "core/encodings/functional_relative/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/frames/order/order_layer.h"

#include <cmath>

namespace lab {

PositionSignal distanceSignal(const Order& order, bool hasBiases)
{
    Random random(tableSeed(order));
    const Eigen::MatrixXd position =
        normalMatrix(random, orderWidth, orderWidth, 1 / std::sqrt(orderWidth));
    Eigen::RowVectorXd u = normalMatrix(random, 1, orderWidth, 1);
    Eigen::RowVectorXd v = normalMatrix(random, 1, orderWidth, 1);
    if (!hasBiases) {
        u.setZero();
        v.setZero();
    }
    const FunctionalRelative relative {
        {SinusoidalLayout::Halves, orderBase, orderWidth}, DistanceSign::QueryMinusKey};
    PositionSignal signal;
    signal.terms = [relative, position, u, v](
                       const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        const Eigen::MatrixXd asking = (queries.rowwise() + v) * position.transpose();
        const Eigen::RowVectorXd ofKeys = u * keys.transpose();
        const Eigen::MatrixXd sums = scores(relative, asking, keys.rows()).rowwise() + ofKeys;
        return Eigen::MatrixXd(sums / std::sqrt(orderWidth));
    };
    return signal;
}

} // namespace lab
