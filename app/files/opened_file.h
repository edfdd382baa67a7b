#pragma once

#include "app/text/error.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace lab::app {

/// A file that was read once, for everything that is done with it.
struct OpenedFile {
    enum class Kind {
        Scene,
        Series, ///< a scene with a series of states
        Lesson,
        Lecture,
        Model, ///< an object without "format": a model's configuration, or a part of one
        Other, ///< no object, or one of another format
    };
    QString path {}; ///< empty if no file is given
    QByteArray bytes {};
    /// Strict JSON if the file has a format of this program, else read like a model's. Text from a
    /// pipe may lack the outer braces.
    Outcome<QJsonObject> json {};
    Kind kind = Kind::Other;

    bool isScene() const { return kind == Kind::Scene || kind == Kind::Series; }
};

/// An error if the file cannot be read; if it is not JSON, that is only an error of `json`.
Outcome<OpenedFile> openedFile(const QString& path);

} // namespace lab::app
