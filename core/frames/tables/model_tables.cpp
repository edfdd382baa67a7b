#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/tables/scheme_table.h"
#include "core/models/layer_kind.h"
#include "core/state/rope_numbers.h"

#include <array>
#include <limits>
#include <utility>

namespace lab {

namespace {

/// Of the state's model, or one made from its own values if none is loaded.
std::vector<LayerKind> kindsOf(const LabState& state)
{
    if (!state.model.kinds.empty())
        return state.model.kinds;
    const Rotations& rotations = state.rotations;
    LayerKind only;
    only.base = rotations.base;
    only.width = rotations.width;
    only.rotatedShare = rotations.rotatedShare;
    only.scaling = rotations.scaling;
    return {only};
}

double truth(bool claim)
{
    return claim ? 1 : 0;
}

std::vector<double> rowOf(const LayerKind& kind)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const bool turns = kind.rotates;
    const bool isStretched = turns && kind.scaling.method != ScalingMethod::None;
    // p-RoPE and the adjusted base have none, even if another method left values.
    const bool hasFactor = turns && reads(kind.scaling.method, "scaling.factor");
    const auto reach = static_cast<double>(kind.reach);
    const bool isWindow = kind.attention == LayerAttention::Window && kind.reach > 0;
    const bool isChunk = kind.attention == LayerAttention::Chunk && kind.reach > 0;
    return {static_cast<double>(kind.attention), truth(turns), turns ? kind.base : none,
        static_cast<double>(kind.width),
        turns ? static_cast<double>(rotatedWidth(kind.width, kind.rotatedShare)) : 0,
        hasFactor ? kind.scaling.factor : 1, isStretched ? attentionFactor(kind.scaling) : 1,
        isStretched ? softmaxFactor(kind.scaling) : 1, isWindow ? reach : none,
        isChunk ? reach : none, truth(kind.hasSink),
        kind.temperature ? kind.temperature->scale : none,
        kind.temperature ? static_cast<double>(kind.temperature->floor) : none,
        truth(kind.looksAhead)};
}

/// A row per layer, each with the index of its kind, from 0 in the order of first occurrence; a row
/// per kind if the number of layers is unknown.
SchemeTable layersOf(const LabState& state, TableRange)
{
    std::vector<std::string> columns {"layer", "kind", "attention", "rotates", "base", "head width",
        "rotated columns", "factor", "attention factor", "softmax factor", "window", "chunk",
        "sink", "temperature scale", "temperature floor", "both sides"};
    std::vector<LayerKind> kinds = kindsOf(state);
    const std::int64_t counted = layerCount(kinds);
    if (counted == 0)
        columns[0] = "kinds of unnumbered layers";
    const std::int64_t rows = counted > 0 ? counted : static_cast<std::int64_t>(kinds.size());
    return {std::move(columns), 0, rows,
        [kinds = std::move(kinds), counted](std::int64_t index) {
            const std::size_t kind = counted > 0
                ? kindOfLayer(kinds, static_cast<int>(index)).value_or(0)
                : static_cast<std::size_t>(index);
            std::vector<double> row {static_cast<double>(kind)};
            for (const double number : rowOf(kinds[kind]))
                row.push_back(number);
            return row;
        },
        {{2, {"full", "window", "chunk", "recurrent", "convolution"}}}};
}

} // namespace

std::span<const TableQuantity> modelTables()
{
    static constexpr std::array quantities {TableQuantity {"rope", "layers", layersOf}};
    return quantities;
}

} // namespace lab
