#pragma once

#include "core/lessons/lesson_answer.h"

namespace lab {

/// What a drawn curve is worth; `answer` of the result is 0.
Graded gradedCurve(const QuestionCurves& known, const std::vector<double>& drawn);

/// The true curve as a hand draws it: within half a hundredth of the axis, now above and now below.
std::vector<double> drawnByHand(const QuestionCurves& known);

} // namespace lab
