#include "core/frames/scheme_table.h"
#include "core/math/cosine_sum.h"

#include <array>

namespace lab {

namespace {

SchemeTable rotation(const LabState& state, TableRange range)
{
    const Rotary encoding = rotary(state.rotations);
    std::vector<std::string> columns {"position"};
    for (int pair = 0; pair < pairCount(encoding); ++pair) {
        columns.push_back("cos " + std::to_string(pair));
        columns.push_back("sin " + std::to_string(pair));
    }
    return tableOver(range, columns, [perPosition = turns(encoding)](std::int64_t position) {
        std::vector<double> row;
        for (const Turn turn : perPosition) {
            const SinCos value = sinCos(position * turn);
            row.push_back(value.cos);
            row.push_back(value.sin);
        }
        return row;
    });
}

SchemeTable frequencies(const LabState& state, TableRange)
{
    const Eigen::ArrayXd perPair = lab::frequencies(rotary(state.rotations));
    return frequencyTable({perPair.data(), static_cast<std::size_t>(perPair.size())});
}

SchemeTable turned(const Rotary& encoding, const Eigen::ArrayXd& vector, TableRange range)
{
    return tableOver(range, numberedColumns("position", "column ", encoding.width),
        [encoding, vector](std::int64_t position) {
            const Eigen::ArrayXd values = rotated(encoding, vector, position);
            return std::vector<double>(values.begin(), values.end());
        });
}

SchemeTable query(const LabState& state, TableRange range)
{
    return turned(rotary(state.rotations), queryVector(state.rotations), range);
}

SchemeTable key(const LabState& state, TableRange range)
{
    return turned(rotary(state.rotations), keyVector(state.rotations), range);
}

SchemeTable score(const LabState& state, TableRange range)
{
    const Rotations& rotations = state.rotations;
    return tableOver(range, {"distance", "score"},
        [sum = scoreAgainstDistance(
             rotary(rotations), queryVector(rotations), keyVector(rotations), state.position.key)](
            std::int64_t distance) { return std::vector {values(sum, distance, 1)[0]}; });
}

} // namespace

std::span<const TableQuantity> rotaryTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "rotation", rotation},
        TableQuantity {"rope", "frequencies", frequencies},
        TableQuantity {"rope", "query", query},
        TableQuantity {"rope", "key", key},
        TableQuantity {"rope", "score", score},
    };
    return quantities;
}

} // namespace lab
