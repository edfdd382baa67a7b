#include "core/attention/permutation.h"

#include <cassert>
#include <vector>

namespace lab {

Eigen::MatrixXd reordered(const Eigen::MatrixXd& tokens, const TokenOrder& order)
{
    assert(isOrder(order) && static_cast<Eigen::Index>(order.size()) == tokens.rows());
    Eigen::MatrixXd rows(tokens.rows(), tokens.cols());
    for (std::size_t place = 0; place < order.size(); ++place)
        rows.row(static_cast<Eigen::Index>(place)) = tokens.row(order[place]);
    return rows;
}

double orderError(const AttentionLayer& layer, const PositionSignal& signal,
    const Eigen::MatrixXd& tokens, const TokenOrder& order)
{
    if (tokens.rows() == 0)
        return 0;
    const Eigen::MatrixXd reorderedFirst =
        attention(layer, signal, reordered(tokens, order)).output;
    const Eigen::MatrixXd reorderedLast = reordered(attention(layer, signal, tokens).output, order);
    return (reorderedFirst - reorderedLast).cwiseAbs().maxCoeff();
}

Eigen::MatrixXd stackedOutput(const AttentionLayer& first, int depth, const Eigen::MatrixXd& tokens)
{
    assert(depth >= 1);
    const std::vector<PositionSignal> none(static_cast<std::size_t>(depth));
    return stackedAttention(first, none, tokens).back().output;
}

double prefixError(
    const AttentionLayer& first, int depth, const Eigen::MatrixXd& tokens, const TokenOrder& before)
{
    if (tokens.rows() == 0)
        return 0;
    assert(static_cast<Eigen::Index>(before.size()) + 1 == tokens.rows());
    TokenOrder order = before;
    order.push_back(static_cast<int>(before.size()));
    const Eigen::MatrixXd typed = stackedOutput(first, depth, tokens);
    const Eigen::MatrixXd other = stackedOutput(first, depth, reordered(tokens, order));
    return (other - typed).bottomRows(1).cwiseAbs().maxCoeff();
}

} // namespace lab
