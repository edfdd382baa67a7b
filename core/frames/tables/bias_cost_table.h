#pragma once

#include "core/frames/biases/bias_cost.h"
#include "core/frames/tables/scheme_table.h"

namespace lab {

/// {"query", "keys", "operations", "bytes"}: the cost of the bias for each query of the range, per
/// layer.
template <BiasEncoding encoding> SchemeTable biasCosts(const LabState& state, TableRange range)
{
    LabState shown = state;
    shown.biases.shown = encoding;
    return tableOver(
        range, {"query", "keys", "operations", "bytes"}, [shown](std::int64_t query) mutable {
            shown.position.query = query;
            const BiasCost cost = biasCost(shown);
            return std::vector {static_cast<double>(cost.keys),
                static_cast<double>(cost.operations()), static_cast<double>(cost.bytes)};
        });
}

} // namespace lab
