#include "core/frames/order/order_frames.h"
#include "core/frames/order/order_layer.h"
#include "core/frames/reading_numbers.h"

#include "core/math/exact/sorted_sum.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

ReadingNumber fixed(std::string slot, double value)
{
    const bool isSmall = std::abs(value) < 0.001; // and 0 is "0", not "0.0000"
    return {std::move(slot), value,
        isSmall ? ReadingNumber::Form::Significant : ReadingNumber::Form::Decimals, 4};
}

const char* comparisonName(OrderComparison comparison)
{
    switch (comparison) {
    case OrderComparison::ByToken:
        return "token";
    case OrderComparison::ByPlace:
        return "place";
    case OrderComparison::Pooled:
        return "pooled";
    case OrderComparison::Last:
        break;
    }
    return "last";
}

// Two layers are one function f of the sentence.
std::string formulaOf(const OrderFrame& frame, const std::string& name)
{
    return (frame.layers == 1 ? "reading.order." : "reading.order.two.") + name;
}

Reading weightReading(const Order& order, const OrderFrame& frame, Focus focus)
{
    const OrderRun run = orderRun(order);
    const OrderSide side = focus.side.value_or(OrderSide::Typed);
    const int last = static_cast<int>(frame.words.size()) - 1;
    const int query = std::clamp(static_cast<int>(focus.query.value_or(frame.selected)), 0, last);
    const int key = std::clamp(static_cast<int>(*focus.key), 0, last);
    focus.query = query;
    focus.key = key;
    const int m = frame.placeOf(side, query);
    const int n = frame.placeOf(side, key);
    const Attention& attention = side == OrderSide::Typed ? run.typed : run.reordered;
    const Eigen::MatrixXd& scores = attention.scores.front();
    const std::vector<std::string> words {
        frame.words[static_cast<std::size_t>(query)], frame.words[static_cast<std::size_t>(key)]};
    if (std::isnan(scores(m, n)))
        return {"reading.order.hidden", {whole("m", m), whole("n", n)},
            Reading::Subject::OrderHidden, std::move(focus), {}, words};
    std::vector<double> grown;
    for (const double score : scores.row(m))
        grown.push_back(std::isnan(score) ? 0 : std::exp(score));
    return {formulaOf(frame, "weight"),
        {whole("m", m), whole("n", n), fixed("s", scores(m, n)), fixed("sum", sortedSum(grown)),
            fixed("a", attention.weights.front()(m, n))},
        Reading::Subject::OrderWeight, std::move(focus), {}, words};
}

// The column in which two rows of outputs differ most.
Reading changeReading(const OrderFrame& frame, const OrderRow& row, Reading::Subject subject,
    const Focus& focus, std::vector<std::string> words)
{
    const auto column = static_cast<std::size_t>(row.column);
    std::vector<ReadingNumber> numbers {fixed("before", row.before[column]),
        fixed("after", row.after[column]), fixed("e", row.change)};
    if (frame.compared == OrderComparison::Last)
        numbers.insert(numbers.begin(), whole("k", row.place));
    return {formulaOf(frame, comparisonName(frame.compared)), std::move(numbers), subject, focus,
        {}, std::move(words)};
}

Reading outputReading(const OrderFrame& frame, const OrderRow& row, const Focus& focus,
    std::vector<std::string> words)
{
    const int column = std::clamp(*focus.column, 0, static_cast<int>(row.before.size()) - 1);
    const double before = row.before[static_cast<std::size_t>(column)];
    const double after = row.after[static_cast<std::size_t>(column)];
    std::vector<ReadingNumber> numbers {whole("c", column), fixed("before", before),
        fixed("after", after), fixed("e", after - before)};
    if (frame.compared == OrderComparison::Pooled)
        return {formulaOf(frame, "cell.pooled"), std::move(numbers), Reading::Subject::OrderOutput,
            focus, {}, std::move(words)};
    numbers.push_back(whole("t", row.token));
    numbers.push_back(whole("k", row.place));
    return {formulaOf(frame, "cell"), std::move(numbers), Reading::Subject::OrderOutput, focus, {},
        std::move(words)};
}

// The row of outputs under the focus, if any.
const OrderRow* pointedRow(const OrderFrame& frame, const Focus& focus)
{
    if (focus.picture != Picture::OrderOutputs || !focus.query)
        return nullptr;
    if (frame.compared == OrderComparison::Pooled)
        return &frame.rows.front();
    const auto row =
        std::ranges::find(frame.rows, static_cast<int>(*focus.query), &OrderRow::token);
    return row == frame.rows.end() ? nullptr : &*row;
}

} // namespace

Reading orderReading(const LabState& state, const Focus& focus)
{
    LabState shown = state;
    if (focus.encoding) {
        shown.order.encoding = *focus.encoding;
        const OrderFrame frame = orderFrame(shown);
        return changeReading(frame, frame.rows[static_cast<std::size_t>(frame.largest())],
            Reading::Subject::OrderEncoding, focus, {});
    }
    const OrderFrame frame = orderFrame(state);
    if (focus.key)
        return weightReading(state.order, frame, focus);
    if (const OrderRow* row = pointedRow(frame, focus)) {
        const std::string& own = frame.words[static_cast<std::size_t>(row->token)];
        const std::string& after = frame.compared == OrderComparison::Last
            ? own
            : frame.word(OrderSide::Reordered, row->place);
        std::vector<std::string> words {own, after};
        return focus.column
            ? outputReading(frame, *row, focus, std::move(words))
            : changeReading(frame, *row, Reading::Subject::OrderToken, focus, std::move(words));
    }
    return changeReading(frame, frame.rows[static_cast<std::size_t>(frame.largest())],
        Reading::Subject::OrderSentence, focus, {});
}

} // namespace lab
