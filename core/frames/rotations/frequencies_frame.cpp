#include "core/frames/rotations/frequencies_frame.h"

#include "core/encodings/scaling/formula.h"
#include "core/frames/rotations/rotations_frames.h"

namespace lab {

FrequenciesFrame frequenciesFrame(const LabState& state)
{
    const Rotary encoding = rotary(state.rotations);
    const std::vector<ScaledPair> scaled = scaledPairs(encoding, state.rotations.scaling);
    // A mismatched layout rotates a column by the frequency of another pair.
    const auto frequencyOf = [&](int column) {
        const int pair = turningPair(encoding, column);
        return pair < 0 ? 0 : scaled[static_cast<std::size_t>(pair)].frequency;
    };
    FrequenciesFrame frame;
    frame.method = state.rotations.scaling.method;
    frame.selectedPair = state.rotations.pair;
    frame.base = state.rotations.base;
    frame.isRotation = isTrueRotation(encoding);
    const int rotatedPairs = encoding.rotatedWidth / 2;
    frame.restingPairs = pairCount(encoding) - rotatedPairs;
    frame.pairs.reserve(static_cast<std::size_t>(rotatedPairs));
    for (int i = 0; i < rotatedPairs; ++i) {
        const PairColumns columns = pairColumns(encoding, i);
        const FrequenciesFrame::Pair pair {scaled[static_cast<std::size_t>(i)].plainFrequency,
            frequencyOf(columns.first), frequencyOf(columns.second)};
        frame.restingPairs += pair.first > 0 || pair.second > 0 ? 0 : 1;
        frame.pairs.push_back(pair);
    }
    return frame;
}

NumberTable frequenciesTable(const FrequenciesFrame& frame)
{
    NumberTable table {{"pair", "plain_frequency", "frequency_first", "frequency_second"}, {}};
    table.rows.reserve(frame.pairs.size());
    for (const FrequenciesFrame::Pair& pair : frame.pairs)
        table.rows.push_back(
            {static_cast<double>(table.rows.size()), pair.plain, pair.first, pair.second});
    return table;
}

double FrequenciesFrame::frequencyAtEnd() const
{
    return 1 / base;
}

} // namespace lab
