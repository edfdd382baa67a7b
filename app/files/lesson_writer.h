#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace lab::app {

/// The text of a lesson's file, one entry per line in the order of the example in the manual.
///
/// Law: lessonIn() returns the same lesson.
QByteArray lessonBytes(const Lesson& lesson);

} // namespace lab::app
