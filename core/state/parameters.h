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

/// A choice is given by its key, e.g. "halves"; a text by itself.
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

/// One row of the table that panels, tooltips, `--set`, scene files, lessons and undo texts are
/// made from: what a parameter is called and means, which values it takes, and how to read it
/// from a state and give a state with it changed.
///
/// Law: read(with(state, v)) is v for every v in the range, and with(state, read(state)) is state;
/// the second where it is not derived.
struct Parameter {
    std::string_view key = {}; ///< "rope.base"
    std::string_view symbol = {}; ///< key of a formula, or empty
    std::string_view label = {}; ///< "Base"
    std::string_view meaning = {}; ///< one sentence
    std::string_view unit = {}; ///< "positions"; empty for a pure number
    ParameterKind kind = ParameterKind::Real;
    ParameterScale scale = ParameterScale::Linear;
    double step = 1; ///< of a slider; for a logarithmic one a factor's exponent
    std::span<const Choice> choices = {};
    int multipleOf = 1; ///< widths come in pairs
    bool derived = false; ///< follows from others: shown and set, but not saved
    Range (*range)(const LabState&) = nullptr; ///< null for flags, choices and texts
    std::string_view wanted = {}; ///< of a text: what it must be, "a sentence of …"
    bool (*admits)(const LabState&, std::string_view) = nullptr; ///< of a text
    std::vector<std::string> (*names)(const LabState&) = nullptr; ///< of a text that is one of few
    bool admitsOthers = false; ///< beside those names, which a panel then offers as a list
    Value (*read)(const LabState&) = nullptr;
    LabState (*with)(LabState, const Value&) = nullptr;
};

/// All rows, in the order in which a patch applies them (a width before its pairs).
std::span<const Parameter> parameters();

const Parameter* parameterNamed(std::string_view key);

/// The value's own type for this row: 3 for a real becomes 3.0, 3.0 for an integer becomes 3.
/// Nothing when it is of another kind, not finite, out of range or no key of a choice.
std::optional<Value> accepted(
    const Parameter& parameter, const Value& value, const LabState& state);

/// The same from text, as typed into a field or after `--set key=`: spaces and thin spaces are
/// passed over, and so are the commas of a whole number's thousands; U+2212 is a minus, "yes",
/// "true", "on", "1" are true.
std::optional<Value> parsed(
    const Parameter& parameter, std::string_view text, const LabState& state);

/// A value of the row's kind from text, whatever its range; nothing when the text is of another.
std::optional<Value> wellFormed(const Parameter& parameter, std::string_view text);

/// The shortest text that reads back as the same value.
std::string text(const Value& value);

struct Setting {
    std::string key;
    Value value;

    bool operator==(const Setting&) const = default;
};
using Patch = std::vector<Setting>;

/// What `state` has, over `base`: the rows whose value differs, and those that would not stay as
/// they are while these are set one by one.
Patch difference(const LabState& base, const LabState& state);

struct PatchError {
    enum class Kind { UnknownKey, WrongValue } kind = Kind::UnknownKey;
    std::string key;
    Value value;
    /// With the settings before it, by which a wrong value was judged.
    std::shared_ptr<const LabState> reached = nullptr;
};

/// The state with all settings applied in the order of the table, or the first setting that
/// cannot be. A range that depends on the state is judged after the settings before it. Links act
/// on the patch as a whole (withMembers()).
Expected<LabState, PatchError> patched(LabState state, const Patch& given);

} // namespace lab
