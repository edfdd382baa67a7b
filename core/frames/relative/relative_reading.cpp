#include "core/frames/reading_numbers.h"
#include "core/frames/relative/relative_frames.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

struct Cell {
    int query = 0;
    int key = 0;
};

int placeIn(const RelativeFrame& frame, std::int64_t position)
{
    return static_cast<int>(std::clamp<std::int64_t>(position, 0, frame.count() - 1));
}

std::vector<std::string> wordsOf(const RelativeFrame& frame, Cell cell)
{
    return {frame.words[static_cast<std::size_t>(cell.query)],
        frame.words[static_cast<std::size_t>(cell.key)]};
}

/// Of an existing term: its contribution, 0 if it is not included.
double counted(const RelativeFrame& frame, RelativeTerm which, Cell cell)
{
    const RelativeTermFrame* term = frame.term(which);
    return term && term->isCounted ? term->map.at(cell.query, cell.key) : 0;
}

std::string formulaOf(const RelativeFrame& frame)
{
    if (frame.encoding != RelativeEncoding::Deberta)
        return "reading.relative." + keyOf(frame.encoding);
    const bool asksDistances = frame.term(RelativeTerm::QueryPosition);
    const bool isAsked = frame.term(RelativeTerm::KeyPosition);
    if (asksDistances && isAsked)
        return "reading.relative.deberta";
    if (asksDistances)
        return "reading.relative.deberta.c2p";
    return isAsked ? "reading.relative.deberta.p2c" : "reading.relative.deberta.c2c";
}

Reading maskedReading(const RelativeFrame& frame, Cell cell, Focus focus)
{
    return {"reading.relative.masked", {whole("m", cell.query), whole("n", cell.key)},
        Reading::Subject::RelativeMasked, std::move(focus), {}, wordsOf(frame, cell)};
}

/// The distance whose vector is used in Transformer-XL's terms.
std::int64_t distanceOf(const LabState& state, Cell cell)
{
    const std::int64_t distance = cell.query - cell.key;
    const auto clamp = state.schemes.transformerXl.encoding.clampLength;
    return clamp > 0 ? std::min<std::int64_t>(distance, clamp) : distance;
}

/// The rows of the learned table that Shaw's and DeBERTa's terms read.
void addRows(std::vector<ReadingNumber>& numbers, const LabState& state, Cell cell)
{
    const DistanceRowsFrame rows = distanceRowsFrame(state);
    const std::int64_t ahead = cell.key - cell.query;
    numbers.push_back(whole("r", rows.rowOf(ahead)));
    if (rows.encoding == RelativeEncoding::Deberta)
        numbers.push_back(whole("o", rows.queryRowOf(ahead)));
}

/// Of a term with the distance, for which each encoding has its own vector.
std::string positionFormula(RelativeEncoding encoding, RelativeTerm which)
{
    if (which == RelativeTerm::KeyPosition)
        return "key_position";
    return which == RelativeTerm::GlobalPosition ? "global_position" : keyOf(encoding);
}

Reading cellReading(const LabState& state, const RelativeFrame& frame, Cell cell, Focus focus)
{
    if (frame.isMasked(cell.query, cell.key))
        return maskedReading(frame, cell, std::move(focus));
    std::vector<ReadingNumber> numbers {whole("m", cell.query), whole("n", cell.key)};
    if (frame.encoding == RelativeEncoding::TransformerXl)
        numbers.push_back(whole("k", distanceOf(state, cell)));
    else if (frame.terms.size() > 1)
        addRows(numbers, state, cell);
    numbers.push_back(whole("d", frame.squaredDivisor));
    static constexpr std::array slots {"a", "b", "p", "c", "e"};
    for (const RelativeTerm term : relativeTerms)
        if (frame.term(term) && frame.terms.size() > 1)
            numbers.push_back(
                decimals(slots[static_cast<std::size_t>(term)], counted(frame, term, cell)));
    numbers.push_back(decimals("s", frame.sum.at(cell.query, cell.key)));
    return {formulaOf(frame), std::move(numbers), Reading::Subject::RelativeCell, std::move(focus),
        {}, wordsOf(frame, cell)};
}

/// The value of a term, included or not.
Reading termReading(
    const LabState& state, const RelativeFrame& frame, RelativeTerm which, Cell cell, Focus focus)
{
    if (frame.isMasked(cell.query, cell.key))
        return maskedReading(frame, cell, std::move(focus));
    const double value = frame.term(which)->map.at(cell.query, cell.key);
    const double divisor = std::sqrt(frame.squaredDivisor);
    const bool isOfDistance = which == RelativeTerm::QueryPosition
        || which == RelativeTerm::KeyPosition || which == RelativeTerm::GlobalPosition;
    const std::string name = isOfDistance ? positionFormula(frame.encoding, which)
        : which == RelativeTerm::Content  ? "content"
                                          : "global_content";
    std::vector<ReadingNumber> numbers {whole("m", cell.query), whole("n", cell.key),
        decimals("x", value * divisor), whole("d", frame.squaredDivisor), decimals("s", value)};
    if (isOfDistance && frame.encoding == RelativeEncoding::TransformerXl)
        numbers.push_back(whole("k", distanceOf(state, cell)));
    else if (isOfDistance)
        addRows(numbers, state, cell);
    return {"reading.relative.term." + name, std::move(numbers), Reading::Subject::RelativeTerm,
        std::move(focus), {}, wordsOf(frame, cell)};
}

Reading weightReading(const RelativeFrame& frame, Cell cell, Focus focus)
{
    if (frame.isMasked(cell.query, cell.key))
        return maskedReading(frame, cell, std::move(focus));
    double sum = 0;
    for (int key = 0; key < frame.count(); ++key)
        if (!frame.isMasked(cell.query, key))
            sum += std::exp(frame.sum.at(cell.query, key));
    return {"reading.relative.weight",
        {whole("m", cell.query), whole("n", cell.key),
            decimals("s", frame.sum.at(cell.query, cell.key)), significant("sum", sum),
            decimals("w", frame.weights[static_cast<std::size_t>(cell.key)])},
        Reading::Subject::RelativeWeight, std::move(focus), {}, wordsOf(frame, cell)};
}

/// The contribution of one key to the query's output, and the output.
Reading outputReading(const RelativeFrame& frame, Cell cell, Focus focus)
{
    if (frame.isMasked(cell.query, cell.key))
        return maskedReading(frame, cell, std::move(focus));
    const auto key = static_cast<std::size_t>(cell.key);
    const bool hasVectors = frame.encoding == RelativeEncoding::Shaw;
    std::vector<ReadingNumber> numbers {whole("m", cell.query), whole("n", cell.key),
        decimals("w", frame.weights[key]), decimals("v", frame.values[key]),
        decimals("x", frame.weights[key] * frame.mixed[key]), decimals("z", frame.output)};
    if (hasVectors)
        numbers.push_back(decimals("a", frame.mixed[key] - frame.values[key]));
    return {hasVectors ? "reading.relative.output.shaw" : "reading.relative.output",
        std::move(numbers), Reading::Subject::RelativeOutput, std::move(focus), {},
        wordsOf(frame, cell)};
}

Reading shiftReading(const LabState& state, Focus focus)
{
    const ShiftedFrame frame = shiftedFrame(state);
    const int cell = std::clamp(*focus.cell, 0, frame.cells() - 1);
    focus.cell = cell;
    const int row = cell / frame.keys;
    const int column = cell % frame.keys;
    const auto index = static_cast<std::size_t>(cell);
    const int memory = frame.keys - frame.queries;
    const std::vector<std::string> words {frame.words[static_cast<std::size_t>(row)]};
    if (frame.isLeftover[index])
        return {"reading.relative.leftover", {whole("j", column), whole("o", row + memory)},
            Reading::Subject::RelativeLeftover, std::move(focus), {}, words};
    const auto place = static_cast<std::size_t>(frame.byKey[index]);
    return {"reading.relative.shift",
        {whole("i", row), whole("j", column), whole("o", memory),
            whole("k", frame.distanceAt(static_cast<int>(place))),
            decimals("s", frame.byDistance[place])},
        Reading::Subject::RelativeShift, std::move(focus), {}, words};
}

/// The row of the learned table for a distance; the focus has query minus key.
Reading rowReading(const LabState& state, Focus focus)
{
    const DistanceRowsFrame frame = distanceRowsFrame(state);
    const std::int64_t distance = focus.distance.value_or(-frame.pointed);
    focus.distance = distance;
    const std::int64_t row = frame.rowOf(-distance);
    if (frame.encoding == RelativeEncoding::Shaw)
        return {"reading.relative.row.shaw",
            {whole("k", -distance), whole("o", frame.own), whole("least", -frame.own),
                whole("r", row)},
            Reading::Subject::RelativeRow, std::move(focus)};
    const std::int64_t span = frame.tableRows / 2;
    return {"reading.relative.row.deberta",
        {whole("k", distance), whole("o", span), whole("b", row - span), whole("r", row)},
        Reading::Subject::RelativeRow, std::move(focus)};
}

} // namespace

Reading relativeReading(const LabState& state, const Focus& focus)
{
    if (focus.picture == Picture::RelativeShift && focus.cell
        && state.relative.encoding == RelativeEncoding::TransformerXl)
        return shiftReading(state, focus);
    if (focus.picture == Picture::RelativeRows && focus.distance
        && state.relative.encoding != RelativeEncoding::TransformerXl)
        return rowReading(state, focus);
    const RelativeFrame frame = relativeFrame(state);
    Focus filled = focus;
    const Cell cell {placeIn(frame, focus.query.value_or(frame.query)),
        placeIn(frame, focus.key.value_or(frame.key))};
    filled.query = cell.query;
    filled.key = cell.key;
    if (focus.symbol == "weight" && cell.query == frame.query)
        return weightReading(frame, cell, std::move(filled));
    if (focus.symbol == "value" && cell.query == frame.query)
        return outputReading(frame, cell, std::move(filled));
    if (focus.term && frame.term(*focus.term))
        return termReading(state, frame, *focus.term, cell, std::move(filled));
    return cellReading(state, frame, cell, std::move(filled));
}

} // namespace lab
