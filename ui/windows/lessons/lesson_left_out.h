#pragma once

#include "core/lessons/lesson.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// The part of a lesson that a form in one language holds: the texts of that language, without
/// spaces at the ends of texts and formulas.
Lesson inOneLanguage(Lesson lesson, const QString& language);

/// What a lesson has beyond the one that a form has made from it, a few words each: other languages
/// than the window's, a curve to draw, entries.
QStringList leftOut(const Lesson& lesson, const Lesson& made);

} // namespace lab::ui
