#include "core/frames/compare/compare_frames.h"
#include "core/frames/reading_numbers.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace lab {

namespace {

struct Line {
    std::string formula;
    std::vector<ReadingNumber> numbers;
    std::vector<ReadingNumber> captionNumbers = {};
};

Line movedLine(const ComparedRow& row)
{
    double lowest = std::nan("");
    double highest = lowest;
    std::int64_t there = 0;
    for (const double score : row.moved) {
        if (std::isnan(score))
            continue;
        lowest = there == 0 ? score : std::min(lowest, score);
        highest = there == 0 ? score : std::max(highest, score);
        ++there;
    }
    return {"reading.compare.moved",
        {decimals("high", highest), decimals("low", lowest), significant("spread", row.spread, 3)},
        {whole("there", there)}};
}

Line ownLine(const ComparedRow& row)
{
    const OwnValues& own = row.own;
    switch (own.beyond) {
    case BeyondOwn::Everywhere:
        return {"reading.compare.own.every", {}};
    case BeyondOwn::Nothing:
        return {"reading.compare.own.table", {whole("own", own.own)}};
    case BeyondOwn::Ratio:
        return {"reading.compare.own.ratio", {whole("own", own.own), whole("last", own.last)}};
    case BeyondOwn::Shared:
    case BeyondOwn::None:
        break;
    }
    return {"reading.compare.own", {whole("own", own.own)}};
}

Line parametersLine(const PositionCost& cost)
{
    if (cost.parameters() == 0)
        return {"reading.compare.parameters.none", {whole("n", 0)}};
    std::vector<ReadingNumber> numbers {
        whole("rows", cost.rows), whole("columns", cost.columns), whole("n", cost.parameters())};
    if (cost.rest == 0)
        return {"reading.compare.parameters", std::move(numbers)};
    numbers.push_back(whole("rest", cost.rest));
    return {"reading.compare.parameters.rest", std::move(numbers)};
}

Line lineOf(const CompareFrame& frame, const ComparedRow& row, ComparedProperty property)
{
    switch (property) {
    case ComparedProperty::ShiftedScore:
        return movedLine(row);
    case ComparedProperty::Distance:
        return {"reading.compare.distance",
            {whole("last", frame.compare.distances), whole("rises", row.rises)},
            {decimals("first", row.falling.front()), decimals("end", row.falling.back())}};
    case ComparedProperty::DistinctDistances:
        return ownLine(row);
    case ComparedProperty::Length:
        return {"reading.compare.length", {decimals("ratio", row.length)}};
    case ComparedProperty::Parameters:
        return parametersLine(row.cost);
    case ComparedProperty::Operations:
        break;
    }
    return {"reading.compare.operations",
        {whole("keys", row.cost.keys), whole("each", row.cost.perKey), whole("once", row.cost.once),
            whole("n", row.cost.operations())},
        {whole("bytes", row.cost.bytes())}};
}

/// The card that is shown, and 1 if it has a vote.
Reading cardReading(
    Reading::Subject subject, int card, std::span<const Verdict> votes, const Focus& focus)
{
    const bool isOpen = votes[static_cast<std::size_t>(card - 1)] != Verdict::None;
    return {{}, {}, subject, focus, {whole("card", card), whole("open", isOpen ? 1 : 0)}};
}

} // namespace

Reading compareReading(const LabState& state, const Focus& focus)
{
    const Compare& compare = state.compare;
    if (compare.picture == ComparePicture::Claims)
        return cardReading(Reading::Subject::Claim, compare.claim, compare.votes, focus);
    if (compare.picture == ComparePicture::Mistakes)
        return cardReading(Reading::Subject::Mistake, compare.mistake, compare.lines, focus);
    const CompareFrame frame = compareFrame(state);
    Focus filled = focus;
    filled.compared = focus.compared.value_or(state.compare.encoding);
    filled.property = focus.property.value_or(state.compare.property);
    Line line = lineOf(frame, frame.row(*filled.compared), *filled.property);
    line.captionNumbers.push_back(whole("moved", frame.compare.moved));
    line.captionNumbers.push_back(whole("farthest", frame.compare.distances));
    return {std::move(line.formula), std::move(line.numbers), Reading::Subject::ComparedCell,
        std::move(filled), std::move(line.captionNumbers),
        {std::string(choiceOf(state.compare.method).label)}};
}

} // namespace lab
