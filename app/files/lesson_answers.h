#pragma once

#include "app/text/error.h"
#include "core/lessons/course.h"
#include "ui/windows/parts/window_services.h"

#include <QByteArray>
#include <QJsonArray>

namespace lab::app {

/// The header of LessonAnswers::csv(), without the line end. Each column name says from which
/// number it counts.
QByteArray answersHead();
QByteArray csvCell(const QString& text); ///< quoted, on one line; empty for an empty text

/// The learner's answers in one JSON file in the user's data folder. Nothing leaves the machine.
/// The file is written completely or not at all; a file that cannot be read, or has another format
/// or version, is left unchanged.
class LessonAnswers {
public:
    explicit LessonAnswers(QString path); ///< begins a session
    static QString usualPath();

    Outcome<void> record(const ui::LessonAnswer& answer) const;
    std::size_t timesAnswered(const std::string& lesson) const;
    NodeMarks marks() const; ///< by the last answer to each lesson
    Outcome<void> forget(const std::string& lesson) const;
    std::vector<std::string> due() const; ///< lessons whose question must be asked again
    /// answersHead() and a row per answer, with 17 digits; the values of a drawn curve are in one
    /// cell. Options, repeats of a question and wrong answers of a lesson are counted from 1; the
    /// answer file counts them from 0.
    Outcome<QByteArray> csv() const;
    Outcome<void> savedAsCsv(const QString& path) const;

private:
    std::vector<LessonAnswered> all() const;
    Outcome<void> written(const QJsonArray& answers) const;

    QString m_path;
    QString m_sitting; ///< time at which the session began
};

/// LessonAnswers::csv() of such a file, which was read from `path`.
Outcome<QByteArray> answersAsCsv(const QByteArray& json, const QString& path);

} // namespace lab::app
