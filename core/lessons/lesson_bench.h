#pragma once

#include "core/lessons/lesson.h"

namespace lab {

/// The bench that a lesson starts on.
BenchId startBench(const Lesson& lesson);

} // namespace lab
