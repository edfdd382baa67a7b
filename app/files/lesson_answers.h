#pragma once

#include "app/files/problem.h"
#include "core/lessons/course.h"
#include "ui/windows/main/window_services.h"

#include <QByteArray>
#include <QJsonArray>

namespace lab::app {

/// What the learner has answered, in one JSON file of the user's own data folder; nothing leaves
/// the machine. The file is written whole or not at all, and one that cannot be read, or is of
/// another format or version, is left alone.
class LessonAnswers {
public:
    explicit LessonAnswers(QString path); ///< begins a sitting
    static QString usualPath();

    Outcome<void> record(const ui::LessonAnswer& answer) const;
    std::size_t timesAnswered(const std::string& lesson) const;
    StationMarks marks() const; ///< by the last answer to each lesson
    Outcome<void> forget(const std::string& lesson) const;
    std::vector<std::string> due() const; ///< lessons whose question is to come again
    /// lesson,time,prediction,answer,grade,model,rank_correlation,rms,sitting,answered: a row an
    /// answer, 17 digits; a drawn curve's values in one cell.
    Outcome<QByteArray> csv() const;
    Outcome<void> savedAsCsv(const QString& path) const;

private:
    std::vector<LessonAnswered> all() const;
    Outcome<void> written(const QJsonArray& answers) const;

    QString m_path;
    QString m_sitting; ///< when it began
};

} // namespace lab::app
