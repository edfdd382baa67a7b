#pragma once

#include <QObject>

namespace lab::ui {

class LessonDock;
struct WindowParts;

/// Keeps what a lesson hides from who has not answered yet: its pictures and the reading line are
/// covered, what the panel and the ruler have of its parameters is grey, and an edit that would
/// move one of them is refused with a sentence. The lock opens with the prediction or the answer,
/// and with the lesson's end. While the lesson's page is out of sight, the cover says where the
/// question is. The A of what was revealed is shown on the lesson's benches alone.
class LessonLock : public QObject {
    Q_OBJECT
public:
    LessonLock(const WindowParts& parts, const LessonDock& dock); ///< owned by the window

private:
    void follow();
    void tell();

    const WindowParts& m_parts;
    const LessonDock& m_dock;
};

} // namespace lab::ui
