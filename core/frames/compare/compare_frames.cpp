#include "core/frames/compare/compare_frames.h"

#include "core/frames/compare/compared_layer.h"
#include "core/frames/encoding.h"
#include "core/math/recent.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

constexpr double rounding = 1e-9; ///< for scores and norms around 1

struct Span {
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -std::numeric_limits<double>::infinity();

    void add(double value)
    {
        if (std::isnan(value))
            return;
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    double size() const
    {
        return highest < lowest ? std::numeric_limits<double>::quiet_NaN() : highest - lowest;
    }
};

Span spanOf(const std::vector<double>& values)
{
    Span span;
    for (const double value : values)
        span.add(value);
    return span;
}

int risesOf(const std::vector<double>& values)
{
    const double least = 1e-12 * std::max(1.0, spanOf(values).size());
    int rises = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
        rises += values[i] - values[i - 1] > least ? 1 : 0;
    return rises;
}

double meanLength(const LabState& state, ComparedEncoding encoding, int step)
{
    const auto length = comparedLength(state, encoding);
    double sum = 0;
    int count = 0;
    for (int place = 0; place <= comparedSteps; ++place) {
        const double value = length(std::int64_t {place} * step);
        if (!std::isnan(value)) {
            sum += value;
            ++count;
        }
    }
    return count > 0 ? sum / count : std::numeric_limits<double>::quiet_NaN();
}

/// The inputs of a row's scores: the state's values for its encoding, and everything else as at the
/// start.
LabState inputsOf(const LabState& state, ComparedEncoding encoding)
{
    LabState of;
    const Compare& compare = state.compare;
    of.compare.width = compare.width;
    of.compare.heads = compare.heads;
    of.compare.moved = compare.moved;
    of.compare.distances = compare.distances;
    of.compare.seed = compare.seed;
    if (encoding == ComparedEncoding::ExtendedRope)
        of.compare.method = compare.method;
    if (const auto copy = encodingOf(encoding).compare.copy)
        copy(of, state);
    return of;
}

ComparedRow scoredRow(const LabState& state, ComparedEncoding encoding)
{
    const Compare& compare = state.compare;
    ComparedRow row;
    row.encoding = encoding;
    const ComparedScore score = comparedScore(state, encoding);
    const int step = compare.moved / comparedSteps;
    for (int place = 0; place <= comparedSteps; ++place) {
        const std::int64_t key = std::int64_t {place} * step;
        row.moved.push_back(score(key + comparedDistance, key));
    }
    // A single value does not show how it changes.
    const bool canDiffer =
        std::ranges::count_if(row.moved, [](double moved) { return !std::isnan(moved); }) > 1;
    row.spread = canDiffer ? spanOf(row.moved).size() : std::numeric_limits<double>::quiet_NaN();
    // The query is at the position where the farthest key is at 0.
    for (std::int64_t distance = 0; distance <= compare.distances; ++distance)
        row.falling.push_back(score(compare.distances, compare.distances - distance));
    row.rises = risesOf(row.falling);
    row.length = meanLength(state, encoding, step);
    return row;
}

struct RowInputs {
    ComparedEncoding encoding;
    LabState of;

    bool operator==(const RowInputs&) const = default;
};

ComparedRow rowOf(const LabState& state, ComparedEncoding encoding)
{
    // Only the row whose encoding has changed is rebuilt, once per number of heads.
    thread_local Recent<RowInputs, ComparedRow, maxComparedHeads * comparedEncodings.size()> recent;
    const RowInputs inputs {encoding, inputsOf(state, encoding)};
    ComparedRow row =
        recent.of(inputs, [&inputs] { return scoredRow(inputs.of, inputs.encoding); });
    row.own = ownValues(state, encoding);
    row.cost = positionCost(state, encoding);
    return row;
}

} // namespace

OwnValues ownValues(const LabState& state, ComparedEncoding encoding)
{
    const auto own = encodingOf(encoding).compare.own;
    return own ? own(stateOfRow(state, encoding)) : OwnValues {};
}

bool ComparedRow::isRelative() const
{
    return spread < rounding;
}

bool ComparedRow::keepsLength() const
{
    return std::abs(length - 1) < rounding;
}

const ComparedRow& CompareFrame::row(ComparedEncoding encoding) const
{
    return *std::ranges::find(rows, encoding, &ComparedRow::encoding);
}

CompareFrame compareFrame(const LabState& state)
{
    CompareFrame frame {state.compare, withCellOpened(state).bench, {}};
    for (const ComparedEncoding encoding : comparedEncodings)
        frame.rows.push_back(rowOf(state, encoding));
    return frame;
}

NumberTable numbers(const CompareFrame& frame)
{
    NumberTable table {
        {"encoding", "spread", "rises", "own", "length", "parameters", "operations", "bytes"}, {}};
    table.words = {{0, keysOf(comparedEncodings)}};
    for (const ComparedRow& row : frame.rows) {
        const bool isEverywhere = row.own.beyond == BeyondOwn::Everywhere;
        table.rows.push_back(
            {static_cast<double>(row.encoding), row.spread, static_cast<double>(row.rises),
                isEverywhere ? std::numeric_limits<double>::quiet_NaN()
                             : static_cast<double>(row.own.own),
                row.length, static_cast<double>(row.cost.parameters()),
                static_cast<double>(row.cost.operations()), static_cast<double>(row.cost.bytes())});
    }
    return table;
}

} // namespace lab
