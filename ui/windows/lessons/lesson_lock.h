#pragma once

#include <QObject>

namespace lab::ui {

class LessonDock;
struct WindowParts;

/// Keeps the contents that a lesson hides until it is answered: its pictures and the reading line
/// are covered, its parameters are disabled in the panel and the ruler, and an edit that would
/// change one of them is rejected with a message. The lock opens with the prediction or the answer,
/// and with the lesson's end. While the lesson's page is hidden, the cover says where the question
/// is. The A of the reveal is shown only on the lesson's benches.
class LessonLock : public QObject {
    Q_OBJECT
public:
    LessonLock(const WindowParts& parts, const LessonDock& dock); ///< owned by the window

private:
    void follow();
    void showReason();

    const WindowParts& m_parts;
    const LessonDock& m_dock;
};

} // namespace lab::ui
