#pragma once

#include <QString>
#include <QStringList>

namespace lab::app {

/// What the check says of a lesson's file, of a lecture's, or of a scene's that has a series.
struct CheckedFile {
    bool isSound = false;
    QStringList sentences; ///< where it is sound one, and of a lecture the notes on its own
                           ///< lessons; else all that is wrong
};
CheckedFile checkedFile(const QString& path);

} // namespace lab::app
