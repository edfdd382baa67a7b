#include "core/frames/base/rings_frame.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable scaledPairsOf(const LabState& state, TableRange)
{
    const RotaryScaling& scaling = state.rotations.scaling;
    const std::vector<ScaledPair> pairs = scaledPairs(rotary(state.rotations), scaling);
    return {{"pair", "plain frequency", "frequency", "factor", "regime", "attention factor",
                "softmax factor"},
        0, static_cast<std::int64_t>(pairs.size()),
        [pairs, longer = attentionFactor(scaling), sharper = softmaxFactor(scaling)](
            std::int64_t index) {
            const ScaledPair& pair = pairs[static_cast<std::size_t>(index)];
            // only the columns that turn become longer
            const bool isRotated = pair.plainFrequency > 0;
            return std::vector {pair.plainFrequency, pair.frequency, pair.multiplier,
                static_cast<double>(pair.regime), isRotated ? longer : 1, sharper};
        }};
}

} // namespace

std::span<const TableQuantity> scalingTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "scaling", scaledPairsOf},
        TableQuantity {"rope", "rings", ringsTableOf},
    };
    return quantities;
}

} // namespace lab
