#pragma once

#include "core/state/parameters.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lab {

/// The rows of the parameter table, one file per subject.
std::span<const Parameter> positionRows();
std::span<const Parameter> linkRows(); ///< whether benches share their base and dimension
std::span<const Parameter> orderRows();
std::span<const Parameter> derivationRows();
std::span<const Parameter> derivationHandleRows(); ///< lists that can be dragged on its pages
std::span<const Parameter> scalingRows();
std::span<const Parameter> contextBenchRows();
std::span<const Parameter> shownMethodRows();
std::span<const Parameter> precisionRows();
std::span<const Parameter> alibiFormRows(); ///< its published forms, after its slopes
std::span<const Parameter> attentionRows(); ///< temperature, position map and sink
std::span<const Parameter> wavesRows(); ///< after those of the encodings, because their pairs are
                                        ///< counted
std::span<const Parameter> relativeRows();
std::span<const Parameter> biasesRows(); ///< after those of the encodings, because their heads are
                                         ///< counted
std::span<const Parameter> gridsRows();
std::span<const Parameter> experimentRows();
std::span<const Parameter> compareRows();
std::span<const Parameter> needsRows(); ///< the requirements for its adviser
std::span<const Parameter> contextRows(); ///< of both, derived: the lengths of Context
std::span<const Parameter> modelRows(); ///< derived: which layers of the model are shown

/// The rows of all encodings of core/encodings.
std::span<const Parameter> schemeRows();

/// The keys and labels of an enumeration, for rows that choose one of its values.
template <class Enum, std::size_t Count> struct ChoiceNames {
    std::array<Choice, Count> choices;
    std::array<Enum, Count> values;
};

template <class Enum, std::size_t Count>
const Choice& choiceOf(const ChoiceNames<Enum, Count>& names, Enum value)
{
    const auto found = std::ranges::find(names.values, value);
    return names.choices[static_cast<std::size_t>(found - names.values.begin())];
}

template <class Enum, std::size_t Count>
Value keyOf(const ChoiceNames<Enum, Count>& names, Enum value)
{
    return std::string(choiceOf(names, value).key);
}

template <class Enum, std::size_t Count>
Enum valueOf(const ChoiceNames<Enum, Count>& names, const Value& value)
{
    const auto& key = std::get<std::string>(value);
    const auto found = std::ranges::find(names.choices, key, &Choice::key);
    return names.values[static_cast<std::size_t>(found - names.choices.begin())];
}

inline std::int64_t integer(const Value& value)
{
    return std::get<std::int64_t>(value);
}
inline double real(const Value& value)
{
    return std::get<double>(value);
}

template <double lowest, double highest> Range fixedRange(const LabState&)
{
    return {lowest, highest};
}

} // namespace lab
