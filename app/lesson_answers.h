#pragma once

#include "app/problem.h"
#include "ui/windows/window_services.h"

#include <QByteArray>

namespace lab::app {

/// What the learner has answered, in one JSON file of the user's own data folder; nothing leaves
/// the machine. The file is written whole or not at all, and one that cannot be read is left alone.
class LessonAnswers {
public:
    explicit LessonAnswers(QString path);
    static QString usualPath();

    QString record(const ui::LessonAnswer& answer) const; ///< a sentence where it could not be kept
    std::size_t timesAnswered(const std::string& lesson) const;
    /// lesson,time,prediction,answer,grade,model,answered: a row an answer, 17 digits.
    Outcome<QByteArray> csv() const;
    QString savedAsCsv(const QString& path) const; ///< a sentence where it could not be done

private:
    QString m_path;
};

} // namespace lab::app
