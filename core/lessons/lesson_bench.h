#pragma once

#include "core/lessons/lesson.h"

namespace lab {

/// The bench on which a lesson starts.
BenchId startBench(const Lesson& lesson);

} // namespace lab
