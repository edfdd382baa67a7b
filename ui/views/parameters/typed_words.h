#pragma once

#include "core/state/typed_values.h"

#include <QString>

#include <span>
#include <string>
#include <vector>

namespace lab::ui {

/// How a line names a parameter: its letter "b", else its label.
QString shortNameOf(const Parameter& parameter);

/// Those of typedParameters() with a symbol, or all if none has one.
std::vector<const Parameter*> mainOnes(const std::vector<const Parameter*>& known);

/// Reads a line with typedValues(); full-width signs are accepted too.
Expected<TypedValues, TypingError> typedLine(const QString& line, const Parameter& chosen,
    std::span<const Parameter* const> known, const LabState& state);

/// What is wrong and what would be right: "Base: from 1.0001 to 10¹²".
QString typingErrorText(const TypingError& error, std::span<const Parameter* const> known);

/// The values that a line will set: "1 000 000" of the chosen row alone, else "b = 1 000 000, d =
/// 128". If it sets none, the present value of the chosen row.
QString typedText(const TypedValues& typed, const Parameter& chosen);

/// Whether the line changes a parameter that is locked until an answer is given. A row can move
/// with another one: linked bases, positions with a locked distance.
bool isLocked(
    const std::vector<std::string>& locked, const TypedValues& typed, const LabState& before);

/// Below a single value, the models that use it and whether all benches share it: "Qwen3 and 16
/// more · all benches". May be empty.
QString typedNote(const TypedValues& typed, const Parameter& chosen);

} // namespace lab::ui
