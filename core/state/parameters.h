#pragma once

#include "core/math/expected.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lab {

/// A choice is stored as its key, e.g. "halves"; a text as itself.
using Value = std::variant<bool, std::int64_t, double, std::string>;

enum class ParameterKind { Flag, Integer, Real, Choice, Text };
enum class ParameterScale { Linear, Logarithmic };

struct Choice {
    std::string_view key;
    std::string_view label; ///< English; the window translates it
};

struct Range {
    double lowest = 0;
    double highest = 1;
};

/// One row of the table from which panels, tooltips, `--set`, scene files, lessons and undo texts
/// are made: the name and meaning of a parameter, its range, and functions that read it from a
/// state and return a state with a new value.
///
/// Law: read(with(state, v)) is v for every v in the range; with(state, read(state)) is state if
/// the row is not derived.
struct Parameter {
    std::string_view key = {}; ///< "rope.base"
    std::string_view symbol = {}; ///< key of a formula, or empty
    std::string_view label = {}; ///< "Base"
    std::string_view meaning = {}; ///< one sentence
    std::string_view unit = {}; ///< "positions"; empty for a pure number
    ParameterKind kind = ParameterKind::Real;
    ParameterScale scale = ParameterScale::Linear;
    double step = 1; ///< of a slider; the exponent of a factor if logarithmic
    std::span<const Choice> choices = {};
    int multipleOf = 1; ///< widths are multiples of two
    bool derived = false; ///< follows from other parameters: shown and set, but not saved
    Range (*range)(const LabState&) = nullptr; ///< null for flags, choices and texts
    std::string_view wanted = {}; ///< of a text: the valid values, "a sentence of …"
    bool (*admits)(const LabState&, std::string_view) = nullptr; ///< of a text
    /// Of a text: the names to choose from
    std::vector<std::string> (*names)(const LabState&) = nullptr;
    /// Other texts are valid too; a panel then offers the names as a list
    bool admitsOthers = false;
    Value (*read)(const LabState&) = nullptr;
    LabState (*with)(LabState, const Value&) = nullptr;
};

/// All rows, in the order in which a patch applies them (a width before its pairs).
std::span<const Parameter> parameters();

const Parameter* parameterNamed(std::string_view key);

/// The value converted to the type of the row: 3 for a real becomes 3.0, 3.0 for an integer becomes
/// 3. Empty if the value has another kind, is not finite, is out of range, or is not a key of a
/// choice.
std::optional<Value> accepted(
    const Parameter& parameter, const Value& value, const LabState& state);

/// The same for text typed into a field or after `--set key=`. Spaces and thin spaces are ignored,
/// and so are commas between the thousands of an integer. U+2212 is a minus; "yes", "true", "on"
/// and "1" are true.
std::optional<Value> parsed(
    const Parameter& parameter, std::string_view text, const LabState& state);

/// A value of the row's kind from text, without checking the range; empty if the text has another
/// kind.
std::optional<Value> wellFormed(const Parameter& parameter, std::string_view text);

/// The shortest text that is parsed as the same value.
std::string text(const Value& value);

struct Setting {
    std::string key;
    Value value;

    bool operator==(const Setting&) const = default;
};
using Patch = std::vector<Setting>;

/// The settings that lead from `base` to `state`: rows whose values differ, and rows whose values
/// would change while the others are set one by one.
Patch difference(const LabState& base, const LabState& state);

struct PatchError {
    enum class Kind { UnknownKey, WrongValue } kind = Kind::UnknownKey;
    std::string key;
    Value value;
    /// The state after the settings before this one, against which the value was checked.
    std::shared_ptr<const LabState> reached = nullptr;
};

/// The state with all settings applied in the order of the table, or the first setting that
/// cannot be. A range that depends on the state is judged after the settings before it. Links act
/// on the patch as a whole (withMembers()).
Expected<LabState, PatchError> patched(LabState state, const Patch& given);

} // namespace lab
