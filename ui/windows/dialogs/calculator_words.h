#pragma once

#include "core/frames/context/calculator_frame.h"

#include <QString>

namespace lab::ui {

/// What a method changes, in a sentence or two with its values: "Base 10 000 → 82 685: the first
/// pair stays, …"; also if its factor is too small for the target length.
QString calculatorSentence(const CalculatorFrame& frame, const CalculatorFrame::Line& line);

/// The length that the line supports if that is not the target, or for an adjusted base the
/// required one. Empty if it supports the target, and if the method extends nothing, which its own
/// text says.
QString shortfallSentence(const CalculatorFrame& frame, const CalculatorFrame::Line& line);

/// "4 096 → 32 768 positions, 8 times as many"
QString lengthsSentence(const CalculatorFrame& frame);

} // namespace lab::ui
