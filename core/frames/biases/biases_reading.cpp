#include "core/encodings/alibi/formula.h"
#include "core/frames/biases/bias_cell_reading.h"
#include "core/frames/biases/biases_cells.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/query_attention.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace lab {

namespace {

/// The cell of the reading; what the pointer does not give is the selected query, key or head.
struct Spoken {
    int head = 1;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::int64_t distance = 0;
    std::int64_t covered = 1;
    Focus focus; ///< with all of it
};

Spoken spoken(const LabState& state, const Focus& pointed)
{
    Spoken cell;
    cell.head = std::clamp(pointed.head.value_or(state.biases.head), 1, biasHeads(state));
    cell.query = pointed.query.value_or(state.position.query);
    cell.key = pointed.key.value_or(state.position.key);
    if (pointed.distance && !pointed.key) {
        // If the query is too near the start for a distance, the key is at the start.
        cell.query = std::max(cell.query, *pointed.distance);
        cell.key = cell.query - *pointed.distance;
    }
    cell.distance = cell.query - cell.key;
    cell.covered = pointed.covered;
    cell.focus = pointed;
    cell.focus.head = cell.head;
    cell.focus.query = cell.query;
    cell.focus.key = cell.key;
    cell.focus.distance = cell.distance;
    return cell;
}

/// Whether the slope of head h of H is 2^(−max·h/H). By the published rule this holds for no head
/// if H is not a power of two: the first heads have the slopes for the next lower power, the others
/// values between them.
bool hasExponentOfHeads(const Alibi& alibi)
{
    return alibi.slopes == SlopeRule::Geometric
        || std::has_single_bit(static_cast<unsigned>(alibi.heads));
}

std::string variant(const std::string& key, const Alibi& alibi)
{
    return alibi.mask == Mask::Symmetric ? key + ".symmetric" : key;
}

std::vector<ReadingNumber> placeOf(const Spoken& cell)
{
    return {whole("h", cell.head), whole("m", cell.query), whole("n", cell.key)};
}

Reading masked(const Spoken& cell)
{
    return {"reading.alibi.masked", placeOf(cell), Reading::Subject::MaskedCell, cell.focus};
}

/// One of the two is after the last position that is computed here.
Reading outside(const Spoken& cell, std::int64_t last)
{
    std::vector<ReadingNumber> numbers = placeOf(cell);
    numbers.push_back(whole("last", last));
    return {"reading.bias.outside", std::move(numbers), Reading::Subject::BeyondBiases, cell.focus};
}

/// Why the key is hidden from the query.
Reading hiddenReading(const LabState& state, const BiasModel& model, const Spoken& cell)
{
    if (model.window > 0)
        return biasCellReading(state, cell.head, cell.focus);
    if (model.mask == Mask::Causal && cell.key > cell.query)
        return masked(cell);
    return outside(cell, model.tokens - 1);
}

Reading cellReading(const Alibi& alibi, double slope, const Spoken& cell)
{
    const double value = bias(alibi, slope, cell.query, cell.key);
    std::vector<ReadingNumber> numbers {whole("h", cell.head), whole("m", cell.query),
        whole("n", cell.key), significant("slope", slope),
        whole("distance", alibi.mask == Mask::Symmetric ? std::abs(cell.distance) : cell.distance),
        fixedOrSmall("b", value, 4)};
    const bool hasExponent = hasExponentOfHeads(alibi);
    if (hasExponent) {
        numbers.push_back(significant("max", alibi.biasMax));
        numbers.push_back(whole("H", alibi.heads));
    }
    return {variant(hasExponent ? "reading.alibi" : "reading.alibi.slope", alibi),
        std::move(numbers), Reading::Subject::BiasCell, cell.focus};
}

Reading tileReading(const Alibi& alibi, double slope, const Positions& position, const Spoken& cell)
{
    const auto shown = [&](std::int64_t first) {
        return std::clamp<std::int64_t>(position.first + position.shown - first, 1, cell.covered);
    };
    const Tile tile {cell.query, shown(cell.query), cell.key, shown(cell.key)};
    const double distance = 0 - meanBias(alibi, 1, tile);
    if (std::isnan(distance))
        return masked(cell);
    return {variant("reading.alibi.mean", alibi),
        {whole("h", cell.head), significant("slope", slope),
            {"distance", distance, ReadingNumber::Form::Decimals, 1},
            fixedOrSmall("b", 0 - slope * distance, 4)},
        Reading::Subject::BiasTile, cell.focus};
}

Reading tileReading(const LabState& state, const BiasModel& model, const Spoken& cell)
{
    const Positions visible = positionsShown(model, state.position);
    const auto shown = [&](std::int64_t first) {
        return std::clamp<std::int64_t>(visible.first + visible.shown - first, 1, cell.covered);
    };
    const double mean =
        meanBias(model, cell.head, {cell.query, shown(cell.query), cell.key, shown(cell.key)});
    if (std::isnan(mean))
        return hiddenReading(state, model, cell);
    return {"reading.bias.mean", {whole("h", cell.head), fixedOrSmall("b", mean, 4)},
        Reading::Subject::BiasTile, cell.focus};
}

/// A weight of a visible key, which is above 0 at any distance: if the exponential underflows, the
/// smallest positive number.
ReadingNumber seenWeight(std::string slot, double weight)
{
    return fixedOrSmall(
        std::move(slot), std::max(weight, std::numeric_limits<double>::denorm_min()), 4);
}

// The row of the state's own query, also where A is read for a key of B.
Reading weightReading(const LabState& state, const BiasModel& model, Spoken cell)
{
    cell.query = state.position.query;
    cell.focus.query = cell.query;
    cell.distance = cell.query - cell.key;
    cell.focus.distance = cell.distance;
    const QueryAttention attention(state);
    const KeySpan seen = attention.seen();
    if (seen.count() == 0)
        return outside(cell, model.tokens - 1);
    if (attention.maxKeys() > 0)
        return {"reading.bias.many_keys",
            {whole("m", cell.query), whole("n", cell.key), whole("keys", seen.count()),
                whole("most", attention.maxKeys())},
            Reading::Subject::BeyondBiases, cell.focus};
    if (cell.key >= seen.end || cell.key + cell.covered <= seen.first) {
        const bool endsText = model.window == 0 && model.mask == Mask::Symmetric;
        return endsText ? outside(cell, seen.end - 1) : hiddenReading(state, model, cell);
    }
    const std::int64_t last =
        std::min({cell.key + cell.covered, seen.end, state.position.first + state.position.shown})
        - 1;
    const std::int64_t count = std::max<std::int64_t>(last - cell.key + 1, 1);
    const QueryAttention::Pair weight = attention.mass(cell.key, count);
    const ReadingNumber head = whole("h", cell.head);
    const ReadingNumber query = whole("m", cell.query);
    const ReadingNumber key = whole("n", cell.key);
    const ReadingNumber before = seenWeight("before", weight.before);
    const ReadingNumber after = seenWeight("a", weight.after);
    if (count > 1)
        return {"reading.alibi.weight_sum", {head, query, key, whole("last", last), before, after},
            Reading::Subject::Weight, cell.focus};
    const ReadingNumber score = significant("s", attention.score(cell.key));
    const ReadingNumber bias = fixedOrSmall("b", model.at(cell.head, cell.query, cell.key), 4);
    if (model.encoding != BiasEncoding::Alibi)
        return {"reading.bias.weight", {head, query, key, score, bias, before, after},
            Reading::Subject::Weight, cell.focus};
    return {"reading.alibi.weight",
        {head, query, key, score, bias, significant("sum", attention.sum().after), before, after},
        Reading::Subject::Weight, cell.focus};
}

} // namespace

Reading biasesReading(const LabState& state, const Focus& pointed)
{
    const Alibi& alibi = state.biases.encoding;
    const BiasModel model = biasModel(state);
    const Spoken cell = spoken(state, pointed);
    if (pointed.picture == Picture::BiasesWeights)
        return weightReading(state, model, cell);
    const bool isTile = pointed.picture == Picture::BiasesMatrix && cell.covered > 1;
    if (model.encoding != BiasEncoding::Alibi) {
        if (isTile)
            return tileReading(state, model, cell);
        if (model.isHidden(cell.query, cell.key))
            return hiddenReading(state, model, cell);
        return biasCellReading(state, cell.head, cell.focus);
    }
    const double slope = slopes(alibi)[static_cast<std::size_t>(cell.head - 1)];
    if (isTile)
        return tileReading(alibi, slope, state.position, cell);
    if (alibi.mask == Mask::Causal && cell.distance < 0)
        return masked(cell);
    return cellReading(alibi, slope, cell);
}

} // namespace lab
