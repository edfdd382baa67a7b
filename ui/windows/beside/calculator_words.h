#pragma once

#include "core/frames/context/calculator_frame.h"

#include <QString>

namespace lab::ui {

/// What a method changes, in a sentence or two with its numbers: "Base 10 000 → 82 685: the first
/// pair stays, …". Where its factor falls short of the target length, that too.
QString calculatorSentence(const CalculatorFrame& frame, const CalculatorFrame::Line& line);

/// "4 096 → 32 768 positions, 8 times as many"
QString lengthsSentence(const CalculatorFrame& frame);

} // namespace lab::ui
