#pragma once

#include "core/lessons/lesson.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace lab::app {

constexpr QLatin1StringView lessonFormat("position-lab lesson");
constexpr int lessonVersion = 1;

/// A lesson as it stands in JSON, and the first entry that cannot be read.
///
/// Its formulas and settings have not been tried: lessonFault does that.
struct ReadLesson {
    struct Wrong {
        QString path; ///< "question/wrong/0/value"
        QString what; ///< a sentence without a full stop
    };
    Lesson lesson;
    std::optional<Wrong> wrong;
};
ReadLesson lessonIn(const QJsonObject& json);

} // namespace lab::app
