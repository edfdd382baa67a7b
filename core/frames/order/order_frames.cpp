#include "core/frames/order/order_frames.h"

#include "core/frames/order/order_layer.h"
#include "core/math/exact/sorted_sum.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace lab {

namespace {

HeatmapFrame map(const Eigen::MatrixXd& values, double largest)
{
    HeatmapFrame frame;
    frame.rows = static_cast<int>(values.rows());
    frame.columns = static_cast<int>(values.cols());
    for (Eigen::Index row = 0; row < values.rows(); ++row) {
        for (Eigen::Index column = 0; column < values.cols(); ++column)
            frame.values.push_back(values(row, column));
    }
    frame.lowest = -largest;
    frame.highest = largest;
    return frame;
}

Eigen::MatrixXd withoutHidden(Eigen::MatrixXd weights, const Eigen::MatrixXd& scores)
{
    for (Eigen::Index query = 0; query < weights.rows(); ++query) {
        for (Eigen::Index key = 0; key < weights.cols(); ++key) {
            if (std::isnan(scores(query, key)))
                weights(query, key) = std::numeric_limits<double>::quiet_NaN();
        }
    }
    return weights;
}

// The end of the scale of all output vectors: a round number above all of them.
double roundEnd(const OrderRun& run)
{
    const double largest = std::max(
        run.typed.output.cwiseAbs().maxCoeff(), run.reordered.output.cwiseAbs().maxCoeff());
    constexpr double step = 0.5;
    return std::max(step, std::ceil(largest / step) * step);
}

OrderSideFrame sideFrame(const Attention& attention, std::vector<int> tokens, double end)
{
    return {std::move(tokens),
        map(withoutHidden(attention.weights.front(), attention.scores.front()), 1),
        map(attention.output, end)};
}

std::vector<double> rowOf(const Eigen::MatrixXd& matrix, Eigen::Index row)
{
    const Eigen::RowVectorXd values = matrix.row(row);
    return {values.begin(), values.end()};
}

// Summed by size, as in the layer, so that the order of the rows has no effect.
std::vector<double> pooled(const Eigen::MatrixXd& outputs)
{
    std::vector<double> means;
    for (const auto& column : outputs.colwise())
        means.push_back(
            sortedSum({column.begin(), column.end()}) / static_cast<double>(outputs.rows()));
    return means;
}

OrderRow comparedRow(int token, int place, std::vector<double> before, std::vector<double> after)
{
    OrderRow row {token, place, std::move(before), std::move(after), 0, 0};
    for (std::size_t column = 0; column < row.before.size(); ++column) {
        const double change = std::abs(row.after[column] - row.before[column]);
        if (change > row.change) {
            row.change = change;
            row.column = static_cast<int>(column);
        }
    }
    return row;
}

std::vector<OrderRow> comparedRows(
    const OrderRun& run, const TokenOrder& arrangement, OrderComparison comparison)
{
    if (comparison == OrderComparison::Pooled)
        return {comparedRow(0, 0, pooled(run.typed.output), pooled(run.reordered.output))};
    if (comparison == OrderComparison::Last) {
        const int last = static_cast<int>(arrangement.size()) - 1;
        return {comparedRow(
            last, last, rowOf(run.typed.output, last), rowOf(run.reordered.output, last))};
    }
    std::vector<OrderRow> rows;
    const TokenOrder places = inverse(arrangement);
    for (int token = 0; token < static_cast<int>(arrangement.size()); ++token) {
        const int place = comparison == OrderComparison::ByPlace
            ? token
            : places[static_cast<std::size_t>(token)];
        rows.push_back(comparedRow(
            token, place, rowOf(run.typed.output, token), rowOf(run.reordered.output, place)));
    }
    return rows;
}

double largestChange(const std::vector<OrderRow>& rows)
{
    return std::ranges::max(rows, {}, &OrderRow::change).change;
}

// The order under which outputs are compared: for the last token, it is kept last.
Order comparedOrder(Order order, OrderComparison comparison)
{
    order.compared = comparison;
    if (comparison == OrderComparison::Last)
        order.arrangement = withLastKept(std::move(order.arrangement));
    return order;
}

double changeOf(const Order& order)
{
    const Order compared = comparedOrder(order, order.compared);
    return largestChange(comparedRows(orderRun(compared), compared.arrangement, compared.compared));
}

} // namespace

double OrderChanges::of(OrderComparison comparison) const
{
    switch (comparison) {
    case OrderComparison::ByToken:
        return byToken;
    case OrderComparison::ByPlace:
        return byPlace;
    case OrderComparison::Pooled:
        return pooled;
    case OrderComparison::Last:
        break;
    }
    return last;
}

const OrderSideFrame& OrderFrame::side(OrderSide side) const
{
    return side == OrderSide::Typed ? typed : reordered;
}

const std::string& OrderFrame::word(OrderSide of, int place) const
{
    return words[static_cast<std::size_t>(side(of).tokens[static_cast<std::size_t>(place)])];
}

int OrderFrame::placeOf(OrderSide of, int token) const
{
    return of == OrderSide::Typed ? token : places[static_cast<std::size_t>(token)];
}

int OrderFrame::largest() const
{
    return static_cast<int>(std::ranges::max_element(rows, {}, &OrderRow::change) - rows.begin());
}

OrderFrame orderFrame(const LabState& state)
{
    const Order& order = state.order;
    const OrderRun run = orderRun(order);
    const double end = roundEnd(run);
    std::vector<int> asTyped(run.tokens.size());
    std::iota(asTyped.begin(), asTyped.end(), 0);
    OrderFrame frame;
    frame.words = run.tokens;
    frame.places = inverse(order.arrangement);
    frame.selected = order.token;
    frame.encoding = order.encoding;
    frame.layers = order.layers;
    frame.visible = order.visible;
    frame.compared = order.compared;
    frame.typed = sideFrame(run.typed, std::move(asTyped), end);
    frame.reordered = sideFrame(run.reordered, order.arrangement, end);
    const Order last = comparedOrder(order, OrderComparison::Last);
    const OrderRun lastKept = last.arrangement == order.arrangement ? run : orderRun(last);
    const auto rows = [&](OrderComparison comparison) {
        return comparison == OrderComparison::Last
            ? comparedRows(lastKept, last.arrangement, comparison)
            : comparedRows(run, order.arrangement, comparison);
    };
    frame.rows = rows(order.compared);
    frame.changes = {largestChange(rows(OrderComparison::ByToken)),
        largestChange(rows(OrderComparison::ByPlace)), largestChange(rows(OrderComparison::Pooled)),
        largestChange(rows(OrderComparison::Last))};
    return frame;
}

std::optional<OrderFrame> difference(const OrderFrame& a, const OrderFrame& b)
{
    auto typed = difference(a.typed.weights, b.typed.weights);
    auto reordered = difference(a.reordered.weights, b.reordered.weights);
    if (!typed || !reordered)
        return std::nullopt;
    OrderFrame frame = b;
    const double end = std::max(typed->highest, reordered->highest);
    for (HeatmapFrame* weights : {&*typed, &*reordered}) {
        weights->lowest = -end;
        weights->highest = end;
    }
    frame.typed.weights = std::move(*typed);
    frame.reordered.weights = std::move(*reordered);
    return frame;
}

OrderEncodingsFrame orderEncodingsFrame(const LabState& state)
{
    const Order& order = state.order;
    OrderEncodingsFrame frame;
    frame.chosen = order.encoding;
    frame.layers = order.layers;
    frame.visible = order.visible;
    frame.compared = order.compared;
    const auto change = [&](OrderEncoding encoding, Visible visible) {
        Order one = order;
        one.encoding = encoding;
        one.visible = visible;
        return changeOf(one);
    };
    for (const OrderEncoding encoding : allOrderEncodings)
        frame.lines.push_back({encoding, change(encoding, Visible::AllKeys),
            change(encoding, Visible::KeysUpToQuery)});
    return frame;
}

} // namespace lab
