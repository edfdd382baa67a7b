#pragma once

#include "core/frames/context/calculator_frame.h"

#include <QString>

namespace lab::ui {

/// What a method changes, in a sentence or two with its numbers: "Base 10 000 → 82 685: the first
/// pair stays, …". Where its factor falls short of the target length, that too.
QString calculatorSentence(const CalculatorFrame& frame, const CalculatorFrame::Line& line);

/// Where the line is not made for the target length: for which it is, or for an adjusted base which
/// one would be. Empty where it is, and where the method extends nothing, which its own words say.
QString shortfallSentence(const CalculatorFrame& frame, const CalculatorFrame::Line& line);

/// "4 096 → 32 768 positions, 8 times as many"
QString lengthsSentence(const CalculatorFrame& frame);

} // namespace lab::ui
