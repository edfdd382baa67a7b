#include "core/encodings/learned/formula.h"
#include "core/frames/reading_numbers.h"
#include "core/frames/waves/learned_frames.h"
#include "core/frames/waves/learned_rows.h"

#include <algorithm>
#include <limits>

namespace lab {

namespace {

/// Significant digits of table values and products, whose size is arbitrary.
constexpr int valueDigits = 4;

Reading gapReading(const Learned& encoding, Focus focus, std::int64_t position)
{
    focus.position = position;
    focus.covered = 1;
    return {encoding.beyond == BeyondRule::Interpolate ? "reading.learned.gap.stretched"
                                                       : "reading.learned.gap",
        {whole("p", position), whole("L", rowsEnd(encoding).value_or(0))},
        Reading::Subject::LearnedGap, focus};
}

/// The rule for a position: the formula, and its slots.
Reading ruleReading(const Learned& encoding, std::int64_t position)
{
    Reading reading;
    reading.subject = Reading::Subject::LearnedCell;
    reading.numbers = {whole("p", position)};
    const std::int64_t length = encoding.trainingLength;
    if (encoding.beyond == BeyondRule::Interpolate) {
        const bool isAligned = encoding.resampling == Resampling::LinearAligned;
        const auto from = static_cast<double>(length);
        const auto to = static_cast<double>(encoding.targetLength);
        const auto at = static_cast<double>(position);
        reading.formula = "reading.learned.stretched";
        reading.numbers.push_back(decimals("place",
            isAligned ? (to > 1 ? at * (from - 1) / (to - 1) : 0) : (at + 0.5) * from / to - 0.5,
            2));
    } else if (position < length) {
        reading.formula = "reading.learned.cell";
    } else {
        reading.formula =
            encoding.beyond == BeyondRule::Clamp ? "reading.learned.last" : "reading.learned.again";
        reading.numbers.push_back(whole("L", length));
    }
    return reading;
}

Reading cellReading(const LearnedScheme& scheme, Focus focus, std::int64_t position, int column)
{
    Reading reading = ruleReading(scheme.encoding, position);
    const double value = row(scheme.encoding, *learnedTable(scheme), position)[column];
    reading.numbers.push_back(whole("c", column));
    reading.numbers.push_back(significant("value", value, valueDigits));
    focus.position = position;
    focus.column = column;
    reading.focus = focus;
    return reading;
}

std::int64_t withRow(const Learned& encoding, std::int64_t first, std::int64_t count)
{
    const auto end = rowsEnd(encoding).value_or(std::numeric_limits<std::int64_t>::max());
    return std::min(count, end - first);
}

/// Over those positions of the run that have a row.
Reading runReading(const LearnedScheme& scheme, Focus focus, std::int64_t first, int column)
{
    const Runs run {first, static_cast<double>(focus.covered), 1};
    const Eigen::MatrixXd values = learnedTable(scheme)->col(column);
    focus.position = first;
    focus.column = column;
    return {"reading.learned.mean",
        {significant("value", meanRows(scheme.encoding, values, run)(0, 0), valueDigits),
            whole("N", withRow(scheme.encoding, first, focus.covered)), whole("c", column)},
        Reading::Subject::LearnedRun, focus};
}

Reading productReading(const LabState& state, Focus focus, std::int64_t position)
{
    const LearnedScheme& scheme = state.schemes.learned;
    const auto table = learnedTable(scheme);
    const Eigen::ArrayXd ofQuery = row(scheme.encoding, *table, state.position.query);
    focus.position = position;
    focus.query = state.position.query;
    if (focus.covered > 1) {
        const Runs run {position, static_cast<double>(focus.covered), 1};
        const Eigen::MatrixXd products = *table * ofQuery.matrix();
        return {"reading.learned.product_mean",
            {whole("m", state.position.query),
                significant("value", meanRows(scheme.encoding, products, run)(0, 0), valueDigits),
                whole("N", withRow(scheme.encoding, position, focus.covered))},
            Reading::Subject::LearnedProducts, focus};
    }
    const double value = (ofQuery * row(scheme.encoding, *table, position)).sum();
    return {"reading.learned.product",
        {whole("m", state.position.query), whole("p", position),
            significant("value", value, valueDigits)},
        Reading::Subject::LearnedProduct, focus};
}

} // namespace

Reading learnedReading(const LabState& state, const Focus& pointed)
{
    const LearnedScheme& scheme = state.schemes.learned;
    const Positions& positions = state.position;
    Focus focus = pointed;
    if (!focus.position)
        focus.covered = 1;
    if (focus.picture == Picture::WavesProducts) {
        const std::int64_t position = focus.position.value_or(positions.key);
        for (const std::int64_t needed : {positions.query, position})
            if (!hasRow(scheme.encoding, needed))
                return gapReading(scheme.encoding, focus, needed);
        return productReading(state, focus, position);
    }
    const std::int64_t position = focus.position.value_or(positions.query);
    if (!hasRow(scheme.encoding, position))
        return gapReading(scheme.encoding, focus, position);
    const int column = std::clamp(focus.column.value_or(0), 0, scheme.encoding.width - 1);
    return focus.covered > 1 ? runReading(scheme, focus, position, column)
                             : cellReading(scheme, focus, position, column);
}

} // namespace lab
