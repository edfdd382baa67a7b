#pragma once

#include "core/math/expected.h"
#include "core/state/edit.h"
#include "core/state/parameters.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The numbers among the rows of a bench's panel, and the two positions if it uses them: base,
/// dimension, heads, positions, other rows with a symbol, rows without one.
std::vector<const Parameter*> typedParameters(
    std::span<const std::string_view> panel, bool usesPositions);

/// The value of typed text as parsed() reads it; a share of 100 % is typed in percent.
std::optional<Value> typedValue(
    const Parameter& parameter, std::string_view text, const LabState& state);

/// What a line sets.
struct TypedValues {
    Patch settings {}; ///< in the order of the line; a value typed twice is there twice
    std::vector<Edit> edits {}; ///< to be made as one step
    LabState reached {}; ///< the state after them
};

struct TypingError {
    enum class Kind {
        UnknownName,
        WrongValue, ///< not a number, or not one in the range of the row
    } kind = Kind::UnknownName;
    std::string name {}; ///< as typed, if unknown
    const Parameter* parameter = nullptr; ///< of a wrong value
    Range range {}; ///< of the row after the values before this one
};

/// Reads a line such as `1e6`, `b=1e6 d=128`, `d 64`, `d64`, `rope.base 5e5`, `1 000 000`.
///
/// A number without a name is for the row `chosen`. A name is a symbol, a key or its last part, or
/// a label, of a row in `known`, or the key of any other row with numbers. Symbols are first taken
/// as they are written, then without regard to upper and lower case. An empty line sets nothing.
///
/// Law: each row has its typed value in `reached`, except that links and a locked distance act as
/// they do for any other edit; two positions of one line are both set.
Expected<TypedValues, TypingError> typedValues(std::string_view line, const Parameter& chosen,
    std::span<const Parameter* const> known, const LabState& state);

/// A row of `known` named at the beginning of a line, and what follows. Empty until a space, an
/// equals sign or a number ends the name.
struct NamedStart {
    const Parameter* parameter = nullptr;
    std::string_view rest {};
};
std::optional<NamedStart> namedStart(
    std::string_view line, std::span<const Parameter* const> known);

/// The next round number up or down in the range of the row: as the keys of a handle go for bases,
/// dimensions and heads; a power of two for lengths; a whole number for other integers; else 1, 2
/// or 5 times a power of ten, or ten steps of a linear scale.
double nextRound(const Parameter& parameter, const LabState& state, double number, bool isUp);

} // namespace lab
