#pragma once

#include "core/lessons/lesson_answer.h"

#include <QString>

namespace lab::app {

/// What is wrong with one entry of a lesson, and what would be right, without a full stop.
QString errorWords(const Lesson& lesson, const LessonError& error);

/// "there is no parameter rope.bsae; did you mean rope.base?"
QString unknownParameter(const QString& key);

} // namespace lab::app
