#pragma once

#include "core/lessons/lesson_answer.h"

#include <QString>

namespace lab::app {

/// The error in the arguments of a call; for a cell, that the table, row or column does not exist,
/// and which ones do. Without a full stop.
QString argumentWords(const Lesson& lesson, const LessonError& error, const QString& call);

} // namespace lab::app
