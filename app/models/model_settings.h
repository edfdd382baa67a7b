#pragma once

#include "core/state/lab_state.h"
#include "core/state/parameters.h"

#include <cstdint>
#include <optional>

namespace lab::app {

/// Settings from a model's file that the parameter table accepts; an invalid value is left out, and
/// the result is false.
class ModelSettings {
public:
    bool add(const char* key, const Value& value);
    bool count(const char* key, std::optional<std::int64_t> number); ///< ignored if empty
    void choose(const char* key, const char* choice);
    Patch patch() && { return std::move(m_patch); }

private:
    Patch m_patch;
    LabState m_state; ///< against which ranges are checked, with the settings so far
};

} // namespace lab::app
