#pragma once

#include "core/lessons/lesson_answer.h"

namespace lab {

/// The grade of a drawn curve; `answer` of the result is 0.
Graded gradedCurve(const QuestionCurves& known, const std::vector<double>& drawn);

/// The true curve as drawn by hand: within half a hundredth of the axis, alternately above and
/// below.
std::vector<double> drawnByHand(const QuestionCurves& known);

} // namespace lab
