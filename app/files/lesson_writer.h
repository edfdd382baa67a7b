#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>

namespace lab::app {

/// A lesson as the text of its file, an entry a line in the order of the manual's example.
///
/// Law: lessonIn() of it is the lesson again.
QByteArray lessonBytes(const Lesson& lesson);

} // namespace lab::app
