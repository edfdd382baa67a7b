#pragma once

#include "core/state/parameters.h"

#include <cstdint>
#include <string>
#include <variant>

namespace lab {

/// Another value than that of the row, if there is one.
inline Value otherValue(const Parameter& row, const LabState& state)
{
    const Value value = row.read(state);
    if (const auto* flag = std::get_if<bool>(&value))
        return !*flag;
    if (row.kind == ParameterKind::Choice)
        return std::string(
            row.choices[std::get<std::string>(value) == row.choices[0].key ? 1 : 0].key);
    if (!row.range)
        return value;
    const Range range = row.range(state);
    if (const auto* real = std::get_if<double>(&value))
        return *real < range.highest ? range.highest : range.lowest;
    const auto lowest = static_cast<std::int64_t>(range.lowest);
    return std::get<std::int64_t>(value) == lowest ? lowest + row.multipleOf : lowest;
}

} // namespace lab
