#pragma once

#include "core/lessons/lesson.h"

#include "ui/lessons/languages.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <set>
#include <vector>

namespace lab::app {

constexpr QLatin1StringView lessonFormat("position-lab lesson");
constexpr int lessonVersion = 1;

/// An entry of a lesson that cannot be read.
struct WrongEntry {
    QString path; ///< "question/wrong/0/value"
    QString what; ///< a sentence without a full stop
};

/// A lesson from JSON, as far as it can be read, and all entries that cannot be read.
///
/// Its formulas and settings are not checked yet: lessonErrors() does that.
struct ReadLesson {
    Lesson lesson;
    std::vector<WrongEntry> wrong; ///< none at or below another; at most maxErrors
    std::set<QString> places; ///< paths of all errors, including those beyond the limit
    QStringList misspelled; ///< paths of entries that exist under an unknown name
    QStringList needless; ///< paths of entries that a multiple-choice question does not use
};
ReadLesson lessonIn(const QJsonObject& json, const QString& language = ui::windowLanguage());

} // namespace lab::app
