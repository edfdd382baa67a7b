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

/// A lesson as it stands in JSON, as far as it can be read, and all entries that cannot.
///
/// Its formulas and settings have not been tried: lessonErrors() does that.
struct ReadLesson {
    Lesson lesson;
    std::vector<WrongEntry> wrong; ///< none at or below another, at most mostErrors
    std::set<QString> places; ///< paths of all that are wrong, also of more than these
    QStringList misspelled; ///< paths of entries that stand there under a name that is unknown
    QStringList needless; ///< paths of entries that a choice has no use for
};
ReadLesson lessonIn(const QJsonObject& json, const QString& language = ui::windowLanguage());

} // namespace lab::app
