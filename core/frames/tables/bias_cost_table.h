#pragma once

#include "core/frames/tables/scheme_table.h"

namespace lab {

/// {"query", "keys", "operations", "bytes"}: the cost of a bias for each query of the range, per
/// layer.
SchemeTable biasCosts(const LabState& state, TableRange range, std::string_view encoding);

constexpr TableQuantity biasCostsOf(std::string_view encoding)
{
    return {.encoding = encoding, .quantity = "cost", .makeFor = biasCosts};
}

} // namespace lab
