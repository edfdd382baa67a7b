#pragma once

#include "core/state/parameters.h"

#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The key and label of a value, from the row of its parameter.
const Choice& choiceOf(BenchId bench);
const Choice& choiceOf(ScalingMethod method);
const Choice& choiceOf(OrderEncoding encoding);
const Choice& choiceOf(OrderComparison comparison);
const Choice& choiceOf(RelativeEncoding encoding);
const Choice& choiceOf(WavesEncoding encoding);
const Choice& choiceOf(BiasEncoding encoding);
const Choice& choiceOf(GridEncoding encoding);
const Choice& choiceOf(ComparedEncoding encoding);
const Choice& choiceOf(ComparedProperty property);
const Choice& choiceOf(Verdict verdict);
const Choice& choiceOf(ComparePicture picture);
const Choice& choiceOf(ExperimentTask task);
const Choice& choiceOf(TrainedEncoding encoding);
const Choice& choiceOf(RopeStretch stretch);

/// "rotations", "yarn", "rope", "token": the key in scenes, file names and edits.
template <class Enum> std::string keyOf(Enum value) requires requires
{
    choiceOf(value);
}
{
    return std::string(choiceOf(value).key);
}

/// The keys of the given values, in the same order.
template <class Enums> std::vector<std::string_view> keysOf(const Enums& values)
{
    std::vector<std::string_view> keys;
    for (const auto value : values)
        keys.push_back(choiceOf(value).key);
    return keys;
}

} // namespace lab
