#pragma once

#include "core/lessons/lesson.h"

#include <QJsonObject>
#include <QString>

namespace lab::app {

constexpr QLatin1StringView lessonFormat("position-lab lesson");
constexpr int lessonVersion = 1;

/// An entry of a lesson that cannot be read.
struct WrongEntry {
    QString path; ///< "question/wrong/0/value"
    QString what; ///< a sentence without a full stop
};

/// A lesson as it stands in JSON, or the first entry that cannot be read.
///
/// Its formulas and settings have not been tried: checkedLesson() does that.
Expected<Lesson, WrongEntry> lessonIn(const QJsonObject& json);

} // namespace lab::app
