#include "core/encodings/alibi/forms.h"
#include "core/frames/tables/scheme_table.h"

#include <algorithm>
#include <array>
#include <limits>

namespace lab {

namespace {

SchemeTable storedOfHeadShown(const LabState& state, TableRange)
{
    const AlibiStorage storage = state.schemes.alibiStorage;
    const Alibi& alibi = state.biases.encoding;
    const int head = std::min(state.biases.head, alibi.heads); // it may belong to another encoding
    const double slope = slopes(alibi)[static_cast<std::size_t>(head - 1)];
    return {numberedColumns("query", "key ", static_cast<int>(storage.length)), 0, storage.length,
        [storage, slope](std::int64_t query) {
            std::vector<double> row;
            row.reserve(static_cast<std::size_t>(storage.length));
            for (std::int64_t key = 0; key < storage.length; ++key)
                row.push_back(storedBias(storage, slope, query, key));
            return row;
        }};
}

SchemeTable constantsOfQueries(const LabState& state, TableRange)
{
    const AlibiStorage storage = state.schemes.alibiStorage;
    return {numberedColumns("query", "head ", state.biases.encoding.heads, 1), 0, storage.length,
        [storage, perHead = slopes(state.biases.encoding)](std::int64_t query) {
            const bool isAttended = query >= storage.padding;
            std::vector<double> row;
            row.reserve(perHead.size());
            for (const double slope : perHead)
                row.push_back(isAttended ? rowConstant(storage, slope, query)
                                         : std::numeric_limits<double>::quiet_NaN());
            return row;
        }};
}

} // namespace

std::span<const TableQuantity> alibiFormTables()
{
    static constexpr std::array quantities {
        TableQuantity {"alibi", "stored", storedOfHeadShown},
        TableQuantity {"alibi", "stored_constant", constantsOfQueries},
    };
    return quantities;
}

} // namespace lab
