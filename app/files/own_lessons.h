#pragma once

#include "app/text/error.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

#include <vector>

namespace lab::app {

/// The lessons of a person's own: the files of one folder, which the window's menu lists. One that
/// is wrong is listed with all that is wrong with it.
class OwnLessons {
public:
    explicit OwnLessons(QString folder);
    static QString usualFolder();

    /// By the names of their files.
    std::vector<ui::OwnLesson> all() const;
    /// Under a name made of its key that no other lesson has there, whole or not at all; gives the
    /// path. The file's key is that name, so that answers to the two stay apart.
    Outcome<QString> save(Lesson lesson) const;

private:
    QString m_folder;
};

/// A lesson of a file that somebody goes on with in one language. Values that are one for each
/// would be lost by that, and are an error.
Outcome<Lesson> lessonToEdit(const QString& path);

} // namespace lab::app
