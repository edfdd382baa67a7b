#pragma once

#include "core/state/lab_state.h"
#include "core/state/parameters.h"

#include <cstdint>
#include <optional>

namespace lab::app {

/// Settings that a model's file gives and that the table of parameters takes; a value that it
/// cannot hold is left out, and the answer is false.
class ModelSettings {
public:
    bool add(const char* key, const Value& value);
    bool count(
        const char* key, std::optional<std::int64_t> number); ///< nothing where there is none
    void choose(const char* key, const char* choice);
    Patch patch() && { return std::move(m_patch); }

private:
    Patch m_patch;
    LabState m_state; ///< that ranges are judged by, as far as it is set
};

} // namespace lab::app
