#pragma once

#include "core/lessons/lesson_answer.h"

#include <QString>

namespace lab::app {

/// What does not fit in a call: of a cell whether there is no such table, row or column, and which
/// there are. Without a full stop.
QString argumentWords(const Lesson& lesson, const LessonError& error, const QString& call);

} // namespace lab::app
