#include "core/frames/tables/bias_cost_table.h"

#include "core/frames/biases/bias_cost.h"
#include "core/state/shown_encoding.h"

#include <vector>

namespace lab {

SchemeTable biasCosts(const LabState& state, TableRange range, std::string_view encoding)
{
    return tableOver(range, {"query", "keys", "operations", "bytes"},
        [shown = withShown(state, encoding)](std::int64_t query) mutable {
            shown.position.query = query;
            const BiasCost cost = biasCost(shown);
            return std::vector {static_cast<double>(cost.keys),
                static_cast<double>(cost.operations()), static_cast<double>(cost.bytes)};
        });
}

} // namespace lab
