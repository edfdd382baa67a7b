#pragma once

#include "app/text/error.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

#include <memory>
#include <optional>

class QLockFile;

namespace lab::app {

class FileHold;

/// The unsaved scene, lecture or lesson of a window, beside in a folder, for the start after the
/// program was killed. Each of the three has a folder.
///
/// Each window has a file of its own there, and a lock while it lives: of several windows none
/// takes another's, of several that were killed each comes back, the newest first. A lock of
/// another machine, or one that cannot be read, ends with seven days without a change of what is
/// kept; on a disk that takes no lock what was left is given with the system's lock of its own
/// file. A file is written whole or not at all: {"format": "position-lab unsaved scene", "version":
/// 1, "file": its scene's path, "kept": a time, "print": that file's fingerprint in Base64,
/// "scene": the scene}; of a lecture "lecture" stands in both places, and of a lesson its form's
/// "fields" beside the scene that it starts in.
///
/// One call at a time, from whatever thread.
class UnsavedWork {
public:
    explicit UnsavedWork(QString folder);
    UnsavedWork(const UnsavedWork&) = delete;
    UnsavedWork& operator=(const UnsavedWork&) = delete;
    /// Leaves what is kept where it is: whoever closes a window drops it.
    ~UnsavedWork();
    static QString usualFolder();
    static QString usualLectureFolder();
    static QString usualLessonFolder();

    Outcome<void> keep(const ui::UnsavedScene& scene); ///< in the place of what was kept before
    Outcome<void> keep(const ui::UnsavedLecture& lecture);
    Outcome<void> keep(const ui::UnsavedLesson& lesson);
    /// This window's, which was saved or refused.
    void drop();
    /// The newest scene of windows that are no more, which is this window's from now on; or an
    /// error with its file, which stays; where it is damaged, as NAME.damaged. Each is told once.
    Outcome<std::optional<ui::UnsavedScene>> left();
    Outcome<std::optional<ui::UnsavedLecture>> leftLecture();
    Outcome<std::optional<ui::UnsavedLesson>> leftLesson();
    /// What left() gave stays for another start.
    void putOff();

private:
    Outcome<void> begin();
    Outcome<void> keepBytes(const QByteArray& bytes);
    template <class Kept, class Read> Outcome<std::optional<Kept>> newest(const Read& read);
    QString path() const;

    QString m_folder;
    QString m_name; ///< of this window's file without its ending; empty before the first
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<FileHold> m_hold; ///< of what was taken without a lock
    QStringList m_reported; ///< names that left() has been through
};

} // namespace lab::app
