#pragma once

#include "ui/store/background.h"
#include "ui/windows/parts/window_services.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace lab::ui {

class LectureDesk;
struct WindowParts;

/// Autosaves the lecture, a few seconds after a change, so that at most these are lost if the
/// program is killed; and offers it at the next start, after the scenes.
///
/// The autosaved file is deleted when the lecture is saved, undone or discarded, or when it has no
/// parts.
class LectureKeeper : public QObject {
    Q_OBJECT
public:
    LectureKeeper(const WindowParts& parts, LectureDesk& desk);

    /// Asks about each lecture of killed windows: restore, discard, or later.
    void offer();
    void keep(); ///< unsaved work, now, or after the write in progress
    void drop(); ///< the autosaved file: it was saved or may be lost
    void await(); ///< until the write in progress is done

Q_SIGNALS:
    void restored();

private:
    void follow();

    const WindowParts& m_parts;
    LectureDesk& m_desk;
    QTimer m_pause;
    std::optional<UnsavedLecture> m_kept; ///< also while it is being written
    bool m_hasFailed = false;
    Background m_work; // destroyed first: it waits for its thread
};

} // namespace lab::ui
