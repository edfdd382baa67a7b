#pragma once

#include "app/text/error.h"
#include "ui/windows/parts/unsaved_work.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QLockFile;

namespace lab::app {

class FileLock;

/// The unsaved scene, lecture or lesson of a window, autosaved in a folder so that it can be
/// restored if the program is killed. Each of the three has its own folder.
///
/// Each window has its own file there, and a lock while it is open. So no window takes the file of
/// another, and after several were killed each file is restored, the newest first. A lock from
/// another machine, or one that cannot be read, expires after seven days without a change of the
/// file. On a disk that does not support lock files, a remaining file is protected by the system
/// lock on the file itself. A file is written completely or not at all: {"format": "position-lab
/// unsaved scene", "version": 1, "file": path of its scene, "kept": a time, "print": fingerprint of
/// that file in Base64, "scene": the scene}. For a lecture, "lecture" replaces both "scene"
/// entries; a lesson has the "fields" of its form and the scene in which it starts.
///
/// One call at a time, from any thread.
class UnsavedWork {
public:
    explicit UnsavedWork(QString folder);
    UnsavedWork(const UnsavedWork&) = delete;
    UnsavedWork& operator=(const UnsavedWork&) = delete;
    /// Leaves the saved file; whoever closes a window calls drop().
    ~UnsavedWork();

    /// Replaces what was saved before.
    template <class Work> Outcome<void> keep(const ui::Unsaved<Work>& work)
    {
        return keepBytes(bytesOf(work));
    }
    /// Deletes the file of this window, because its work was saved or discarded.
    void drop();
    /// The newest work of closed windows, which now belongs to this window. On error, the file
    /// stays; a damaged one is renamed to NAME.damaged. Each error is reported once.
    template <class Work> Outcome<std::optional<ui::Unsaved<Work>>> takeAbandoned();
    /// Keeps what takeAbandoned() returned for another start of the program.
    void postpone();

private:
    Outcome<void> begin();
    Outcome<void> keepBytes(const QByteArray& bytes);
    template <class Work> static QByteArray bytesOf(const ui::Unsaved<Work>& work);
    QString path() const;

    QString m_folder;
    QString m_name; ///< of this window's file without its suffix; empty before the first
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<FileLock> m_fileLock; ///< the lock on a file that was taken without a lock file
    QStringList m_reported; ///< names that takeAbandoned() has handled
};

/// Autosaving in the usual folder of scenes (LabState), of a Lecture or a LessonDraft.
template <class Work> ui::Autosave<Work> usualAutosave();

} // namespace lab::app
