#include "core/frames/biases/bias_cell_reading.h"

#include "core/encodings/fire/formula.h"
#include "core/encodings/relative_bias/formula.h"
#include "core/encodings/sandwich/formula.h"
#include "core/encodings/swin/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/biases/cope_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

/// The element of the reading, with its result.
struct Cell {
    int head = 1;
    std::int64_t query = 0;
    std::int64_t key = 0;
    double bias = 0;

    std::int64_t distance() const { return query - key; }
};

using Numbers = std::vector<ReadingNumber>;

/// A formula and its slots besides head, query, key and bias.
struct Line {
    std::string formula;
    Numbers numbers;
};

Line relativeLine(const RelativeBias& relative, const Cell& cell)
{
    return {"reading.relative_bias",
        {whole("K", relative.clip), whole("least", -relative.clip), // which is unsigned at 0
            whole("column", tableColumn(relative, cell.query, cell.key) - relative.clip)}};
}

// Below the exact distances the bucket is the distance, above them a logarithm.
Line t5Line(const T5Bias& t5, const Cell& cell)
{
    const std::int64_t relative = cell.key - cell.query;
    const std::int64_t distance = std::abs(relative);
    const int exact = exactDistances(t5);
    const bool isAfter = relative > 0;
    const std::string side = isAfter ? ".after" : "";
    Numbers numbers {whole("r", distance), whole("bucket", bucket(t5, relative))};
    if (isAfter)
        numbers.push_back(whole("offset", bucketsOfOneSide(t5)));
    if (distance < exact)
        return {"reading.t5.exact" + side, std::move(numbers)};
    numbers.push_back(whole("e", exact));
    numbers.push_back(whole("spaced", bucketsOfOneSide(t5) - exact));
    numbers.push_back(whole("max", t5.maxDistance));
    return {(distance >= t5.maxDistance ? "reading.t5.last" : "reading.t5.spaced") + side,
        std::move(numbers)};
}

Line swinLine(const Swin& swin, const Cell& cell)
{
    const std::int64_t size = patches(swin);
    if (cell.query / size != cell.key / size)
        return {"reading.swin.outside",
            {whole("window_m", cell.query / size), whole("window_n", cell.key / size)}};
    const auto query = static_cast<int>(cell.query % size);
    const auto key = static_cast<int>(cell.key % size);
    return {"reading.swin",
        {whole("dy", query / swin.width - key / swin.width),
            whole("dx", query % swin.width - key % swin.width), whole("H", swin.height),
            whole("W", swin.width), whole("columns", 2 * swin.width - 1),
            whole("row", tableRow(swin, query, key))}};
}

Line kerpleLine(const Kerple& kerple, const Cell& cell)
{
    return {kerple.kernel == KerpleKernel::Logarithmic ? "reading.kerple.logarithmic"
                                                       : "reading.kerple.power",
        {significant("r1", kerple.r1), significant("r2", kerple.r2),
            whole("distance", cell.distance())}};
}

Line fireLine(const Fire& fire, const Cell& cell)
{
    const bool isPast = static_cast<double>(cell.query) >= fire.threshold;
    return {fire.epsilon > 0 ? "reading.fire.epsilon" : "reading.fire",
        {significant("c", fire.c), significant("epsilon", fire.epsilon, 2),
            whole("distance", cell.distance()),
            isPast ? whole("context", cell.query) : significant("context", fire.threshold, 6),
            decimals("share", share(fire, cell.query, cell.key))}};
}

Line sandwichLine(const Sandwich& sandwich, const Cell& cell)
{
    const double sum = values(distanceSum(sandwich), cell.distance(), 1).front();
    return {"reading.sandwich",
        {significant("factor", sandwich.factor), whole("distance", cell.distance()),
            significant("sum", sum, 5)}};
}

// A sum of gates beyond the last position counts as that position, an integer.
Line copeLine(const LabState& state, const Cell& cell)
{
    const auto text = copeText(state, cell.query);
    const double position = text->position(cell.query, cell.key);
    const double counted = text->counted(cell.query, cell.key);
    if (counted > position)
        return {"reading.cope.last",
            {decimals("gate", text->gate(cell.query, cell.key)), decimals("sum", counted),
                whole("last", state.schemes.cope.encoding.positions - 1)}};
    const auto below = static_cast<int>(std::floor(position));
    const auto above = static_cast<int>(std::ceil(position));
    return {"reading.cope",
        {decimals("gate", text->gate(cell.query, cell.key)), decimals("p", position),
            decimals("rest", 1 - (position - below)), decimals("share", position - below),
            fixedOrSmall("low", text->atWhole(cell.query, below), 4),
            fixedOrSmall("high", text->atWhole(cell.query, above), 4)}};
}

Line lineOf(const LabState& state, const Cell& cell)
{
    const Schemes& schemes = state.schemes;
    switch (state.biases.shown) {
    case BiasEncoding::RelativeBias:
        return relativeLine(schemes.relativeBias.encoding, cell);
    case BiasEncoding::T5:
        return t5Line(schemes.t5.encoding, cell);
    case BiasEncoding::Swin:
        return swinLine(schemes.swin.encoding.window, cell);
    case BiasEncoding::Kerple:
        return kerpleLine(schemes.kerple, cell);
    case BiasEncoding::Fire:
        return fireLine(schemes.fire.encoding, cell);
    case BiasEncoding::Sandwich:
        return sandwichLine(schemes.sandwich, cell);
    case BiasEncoding::Cope:
        return copeLine(state, cell);
    case BiasEncoding::Alibi:
    case BiasEncoding::Nope:
        break;
    }
    return {"reading.nope", {}};
}

} // namespace

ReadingNumber fixedOrSmall(std::string slot, double value, int decimals)
{
    const bool isSmall = std::abs(value) > 0 && std::abs(value) < 10 * std::pow(0.1, decimals);
    if (std::abs(value) >= 1000)
        decimals = 2;
    return {std::move(slot), value,
        isSmall ? ReadingNumber::Form::Significant : ReadingNumber::Form::Decimals, decimals};
}

Reading biasCellReading(const LabState& state, int head, const Focus& focus)
{
    Cell cell {head, focus.query.value_or(0), focus.key.value_or(0)};
    const BiasModel model = biasModel(state);
    const bool isHidden = model.isHidden(cell.query, cell.key);
    if (!isHidden)
        cell.bias = model.at(head, cell.query, cell.key);
    auto [formula, numbers] = lineOf(state, cell);
    numbers.insert(
        numbers.end(), {whole("h", cell.head), whole("m", cell.query), whole("n", cell.key)});
    if (!isHidden)
        numbers.push_back(fixedOrSmall("b", cell.bias, 4));
    return {std::move(formula), std::move(numbers),
        isHidden ? Reading::Subject::OtherWindow : Reading::Subject::BiasCell, focus};
}

} // namespace lab
