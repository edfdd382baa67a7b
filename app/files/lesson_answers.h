#pragma once

#include "app/text/error.h"
#include "core/lessons/course.h"
#include "ui/windows/parts/window_services.h"

#include <QByteArray>
#include <QJsonArray>

namespace lab::app {

/// The columns of LessonAnswers::csv(), without the end of the line; each says from where it
/// counts.
QByteArray answersHead();
QByteArray csvCell(const QString& text); ///< in quotes, on one line; empty of an empty text

/// What the learner has answered, in one JSON file of the user's own data folder; nothing leaves
/// the machine. The file is written whole or not at all, and one that cannot be read, or is of
/// another format or version, is left alone.
class LessonAnswers {
public:
    explicit LessonAnswers(QString path); ///< begins a sitting
    static QString usualPath();

    Outcome<void> record(const ui::LessonAnswer& answer) const;
    std::size_t timesAnswered(const std::string& lesson) const;
    NodeMarks marks() const; ///< by the last answer to each lesson
    Outcome<void> forget(const std::string& lesson) const;
    std::vector<std::string> due() const; ///< lessons whose question is to come again
    /// answersHead(), and a row an answer, 17 digits; a drawn curve's values in one cell. What is
    /// counted (options, times that a question came, wrong answers of a lesson) counts from 1, as
    /// people do; the file of the answers has it from 0.
    Outcome<QByteArray> csv() const;
    Outcome<void> savedAsCsv(const QString& path) const;

private:
    std::vector<LessonAnswered> all() const;
    Outcome<void> written(const QJsonArray& answers) const;

    QString m_path;
    QString m_sitting; ///< when it began
};

} // namespace lab::app
