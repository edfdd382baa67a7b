#pragma once

#include "app/text/error.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

#include <vector>

namespace lab::app {

/// The user's own lessons: the files of one folder, listed in a menu of the window. A file with
/// errors is listed with all its errors.
class OwnLessons {
public:
    explicit OwnLessons(QString folder);
    static QString usualFolder();

    /// In the order of file names.
    std::vector<ui::OwnLesson> all() const;
    /// Saves a lesson completely or not at all, under a name derived from its key that no other
    /// lesson there has, and returns the path. The key in the file equals this name, so that
    /// answers to different lessons stay apart.
    Outcome<QString> save(Lesson lesson) const;

private:
    QString m_folder;
};

/// Loads a lesson for editing in one language. Values with one version per language would be lost,
/// and are an error.
Outcome<ui::LessonToEdit> lessonToEdit(const QString& path);

} // namespace lab::app
