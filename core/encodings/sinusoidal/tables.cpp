#include "core/analysis/position_similarity.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/tables/scheme_table.h"
#include "core/frames/waves/added_terms_frame.h"
#include "core/frames/waves/odometer_frame.h"

#include <array>

namespace lab {

namespace {

SchemeTable encodingTable(const LabState& state, TableRange range)
{
    const Sinusoidal encoding = state.waves.encoding;
    return tableOver(range, numberedColumns("position", "column ", encoding.width),
        [encoding](std::int64_t position) {
            const Eigen::ArrayXd values = row(encoding, position);
            return std::vector<double>(values.begin(), values.end());
        });
}

SchemeTable frequencies(const LabState& state, TableRange)
{
    const Eigen::ArrayXd perPair = lab::frequencies(state.waves.encoding);
    return frequencyTable({perPair.data(), static_cast<std::size_t>(perPair.size())});
}

/// The digits of a position from the ones on, as many as those of the last position.
SchemeTable odometerTable(const LabState& state, TableRange range)
{
    const int radix = state.waves.radix;
    int digits = 1;
    for (std::int64_t rest = range.end / radix; rest > 0; rest /= radix)
        ++digits;
    std::vector<std::string> columns {"position", "wheels changed", "difference"};
    for (int digit = 0; digit < digits; ++digit)
        columns.push_back("digit " + std::to_string(digit));
    const double step = similarityCurve(state.waves.encoding, 1, 1, 1).distance.front();
    return tableOver(range, columns, [=](std::int64_t position) {
        std::vector<double> cells {static_cast<double>(wheelsChanged(position, radix)), step};
        for (int digit = 0; digit < digits; ++digit, position /= radix)
            cells.push_back(static_cast<double>(position % radix));
        return cells;
    });
}

/// Of the query's and the key's word, both shifted by each number of the range.
SchemeTable termsTable(const LabState& state, TableRange range)
{
    return tableOver(range,
        {"moved on", "word word", "word position", "position word", "position position", "added",
            "concatenated", "sines alone"},
        [state](std::int64_t moved) {
            LabState there = state;
            there.position.query += moved;
            there.position.key += moved;
            const AddedTermsFrame frame = addedTermsFrame(there);
            return std::vector<double> {frame.here.wordWord, frame.here.wordPosition,
                frame.here.positionWord, frame.here.positionPosition, frame.here.added(),
                frame.here.concatenated(), frame.sinesHere};
        });
}

} // namespace

std::span<const TableQuantity> sinusoidalTables()
{
    static constexpr std::array quantities {
        TableQuantity {"sinusoidal", "encoding", encodingTable},
        TableQuantity {"sinusoidal", "frequencies", frequencies},
        TableQuantity {"sinusoidal", "odometer", odometerTable, true},
        TableQuantity {"sinusoidal", "terms", termsTable},
    };
    return quantities;
}

} // namespace lab
