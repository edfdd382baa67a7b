#pragma once

#include <QString>
#include <QStringList>

namespace lab::app {

/// The result of checking the file of a lesson or a lecture, or of a scene with a series.
struct CheckedFile {
    bool isSound = false;
    /// a confirmation if the file is valid, for a lecture with notes on its own lessons; else all
    /// errors.
    QStringList sentences;
};
CheckedFile checkedFile(const QString& path);

} // namespace lab::app
