#pragma once

#include "core/lessons/lesson.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// As much of a lesson as a form of one language takes: the words of that language, and no blanks
/// at the ends of words and formulas.
Lesson inOneLanguage(Lesson lesson, const QString& language);

/// What a lesson has beyond the one that a form has made of it, a few words each: other languages
/// than the window's, a curve to draw, entries.
QStringList leftOut(const Lesson& lesson, const Lesson& made);

} // namespace lab::ui
