#pragma once

#include "ui/store/background.h"
#include "ui/windows/parts/window_services.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace lab::ui {

class LectureDesk;
struct WindowParts;

/// Keeps the unsaved lecture beside, a few seconds after a change, so that a kill takes no more
/// than these; and at the next start offers what was kept, after the scenes.
///
/// What is saved, undone or left on purpose is not kept any longer, nor a lecture without parts.
class LectureKeeper : public QObject {
    Q_OBJECT
public:
    LectureKeeper(const WindowParts& parts, LectureDesk& desk);

    /// Asks for each lecture of windows that were killed: to take it up, to discard it, or later.
    void offer();
    void keep(); ///< what is unsaved, now, or after a pause while the last is being written
    void drop(); ///< what is kept: it was saved or may be lost
    void await(); ///< until what is being kept is written

Q_SIGNALS:
    void takenUp();

private:
    void follow();

    const WindowParts& m_parts;
    LectureDesk& m_desk;
    QTimer m_pause;
    std::optional<UnsavedLecture> m_kept; ///< also while it is being written
    bool m_hasFailed = false;
    Background m_work; // the first to go: it waits for its thread
};

} // namespace lab::ui
