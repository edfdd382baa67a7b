#include "core/encodings/biases/alibi.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/query_attention.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

namespace lab {

namespace {

ReadingNumber fixedOrSmall(std::string slot, double value, int decimals)
{
    const bool isSmall = std::abs(value) > 0 && std::abs(value) < 10 * std::pow(0.1, decimals);
    if (std::abs(value) >= 1000)
        decimals = 2;
    return {std::move(slot), value,
        isSmall ? ReadingNumber::Form::Significant : ReadingNumber::Form::Decimals, decimals};
}

/// The cell that is spoken of: what the pointer does not say is taken from the query, the key and
/// the head that are selected.
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
    cell.head =
        std::clamp(pointed.head.value_or(state.biases.head), 1, state.biases.encoding.heads);
    cell.query = pointed.query.value_or(state.position.query);
    cell.key = pointed.key.value_or(state.position.key);
    if (pointed.distance && !pointed.key) {
        // At a distance that the query is too near the start for, the key stands at the start.
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

// h and H of the exponent −max·h/H that the head's slope has by its rule. The published rule
// takes the heads that are left over when H is no power of two from another list.
std::optional<int> headsOfExponent(const Alibi& alibi, int head)
{
    if (alibi.slopes == SlopeRule::Geometric)
        return alibi.heads;
    const auto exact = static_cast<int>(std::bit_floor(static_cast<unsigned>(alibi.heads)));
    return head <= exact ? std::optional(exact) : std::nullopt;
}

std::string variant(const std::string& key, const Alibi& alibi)
{
    return alibi.mask == Mask::Symmetric ? key + ".symmetric" : key;
}

Reading masked(const Spoken& cell)
{
    return {"reading.alibi.masked",
        {whole("h", cell.head), whole("m", cell.query), whole("n", cell.key)},
        Reading::Subject::MaskedCell, cell.focus};
}

Reading cellReading(const Alibi& alibi, double slope, const Spoken& cell)
{
    const double value = bias(alibi, slope, cell.query, cell.key);
    std::vector<ReadingNumber> numbers {whole("h", cell.head), whole("m", cell.query),
        whole("n", cell.key), significant("slope", slope),
        whole("distance", alibi.mask == Mask::Symmetric ? std::abs(cell.distance) : cell.distance),
        fixedOrSmall("b", value, 4)};
    const auto heads = headsOfExponent(alibi, cell.head);
    if (heads) {
        numbers.push_back(significant("max", alibi.biasMax));
        numbers.push_back(whole("H", *heads));
    }
    return {variant(heads ? "reading.alibi" : "reading.alibi.slope", alibi), std::move(numbers),
        Reading::Subject::BiasCell, cell.focus};
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

Reading weightReading(const LabState& state, double slope, const Spoken& cell)
{
    const QueryAttention attention(state.biases, state.position);
    if (cell.key >= attention.keys())
        return masked(cell);
    const std::int64_t last = std::min({cell.key + cell.covered, attention.keys(),
                                  state.position.first + state.position.shown})
        - 1;
    const std::int64_t count = std::max<std::int64_t>(last - cell.key + 1, 1);
    const QueryAttention::Pair weight = attention.mass(cell.key, count);
    const ReadingNumber head = whole("h", cell.head);
    const ReadingNumber query = whole("m", cell.query);
    const ReadingNumber key = whole("n", cell.key);
    const ReadingNumber before = fixedOrSmall("before", weight.before, 4);
    const ReadingNumber after = fixedOrSmall("a", weight.after, 4);
    if (count > 1)
        return {"reading.alibi.weight_sum", {head, query, key, whole("last", last), before, after},
            Reading::Subject::Weight, cell.focus};
    const Alibi& alibi = state.biases.encoding;
    return {"reading.alibi.weight",
        {head, query, key, significant("s", attention.score(cell.key)),
            fixedOrSmall("b", bias(alibi, slope, cell.query, cell.key), 4),
            significant("sum", attention.sum().after), before, after},
        Reading::Subject::Weight, cell.focus};
}

} // namespace

Reading biasesReading(const LabState& state, const Focus& pointed)
{
    const Alibi& alibi = state.biases.encoding;
    const Spoken cell = spoken(state, pointed);
    const double slope = slopes(alibi)[static_cast<std::size_t>(cell.head - 1)];
    if (pointed.picture == Picture::BiasesWeights)
        return weightReading(state, slope, cell);
    if (pointed.picture == Picture::BiasesMatrix && cell.covered > 1)
        return tileReading(alibi, slope, state.position, cell);
    if (alibi.mask == Mask::Causal && cell.distance < 0)
        return masked(cell);
    return cellReading(alibi, slope, cell);
}

} // namespace lab
