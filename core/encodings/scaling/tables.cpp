#include "core/frames/context/calculator_frame.h"
#include "core/frames/context/pairs_table.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"

#include <array>

namespace lab {

namespace {

std::vector<std::string_view> regimeWords()
{
    return {keyOf(Regime::Kept), keyOf(Regime::Blended), keyOf(Regime::Divided),
        keyOf(Regime::Resting)};
}

std::vector<std::string_view> methodWords()
{
    std::vector<std::string_view> words;
    for (const Choice& choice : parameterNamed("scaling.method")->choices)
        words.push_back(choice.key);
    return words;
}

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
            // only the rotated columns are scaled
            const bool isRotated = pair.plainFrequency > 0;
            return std::vector {pair.plainFrequency, pair.frequency, pair.multiplier,
                static_cast<double>(pair.regime), isRotated ? longer : 1, sharper};
        },
        {{4, regimeWords()}}};
}

// One row per method, in the order of scaling.method's choices.
SchemeTable methodsOf(const LabState& state, TableRange)
{
    const CalculatorFrame frame = calculatorFrame(state);
    return {{"method", "factor", "base", "kept pairs", "blended pairs", "divided pairs",
                "resting pairs", "least slowing", "largest slowing", "attention factor",
                "softmax factor"},
        0, static_cast<std::int64_t>(frame.lines.size()),
        [lines = frame.lines](std::int64_t row) {
            const CalculatorFrame::Line& line = lines[static_cast<std::size_t>(row)];
            return std::vector {line.factor, line.base, static_cast<double>(line.kept),
                static_cast<double>(line.blended), static_cast<double>(line.divided),
                static_cast<double>(line.resting), line.least, line.most, line.attentionFactor,
                line.softmaxFactor};
        },
        {{0, methodWords()}}};
}

SchemeTable pairsOf(const LabState& state, TableRange)
{
    const PairsTable table = pairsTable(state);
    return {pairsColumns(), 0, static_cast<std::int64_t>(table.rows.size()),
        [rows = table.rows](std::int64_t index) {
            const PairsTable::Row& row = rows[static_cast<std::size_t>(index)];
            return std::vector {row.frequency, row.wavelength, row.turns, row.factor,
                row.newFrequency, row.newWavelength, static_cast<double>(row.regime)};
        },
        {{7, regimeWords()}}};
}

} // namespace

std::span<const TableQuantity> scalingTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "scaling", scaledPairsOf},
        TableQuantity {"rope", "rings", ringsTableOf},
        TableQuantity {"rope", "methods", methodsOf},
        TableQuantity {"rope", "pairs", pairsOf},
    };
    return quantities;
}

} // namespace lab
