#pragma once

#include "core/math/visible.h"
#include "core/state/rows/parameter_rows.h"

namespace lab {

inline constexpr ChoiceNames<Visible, 2> visibleKeys = {
    {{{"causal", LAB_WORDS("parameters", "Causal")}, {"all", LAB_WORDS("parameters", "All keys")}}},
    {Visible::KeysUpToQuery, Visible::AllKeys}};

} // namespace lab
