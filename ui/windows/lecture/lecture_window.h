#pragma once

#include "ui/windows/parts/window_parts.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QSpinBox;

namespace lab::ui {

class LectureDesk;
class LectureList;
class LectureShelf;
class MessageBar;

/// The editor of a lecture: on the left the available parts, on the right the parts of the lecture,
/// ordered by dragging or by keys. It opens, saves and presents the lecture.
class LectureWindow : public QWidget {
    Q_OBJECT
public:
    LectureWindow(const WindowParts& parts, LectureDesk& desk);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void bind();
    void addKeys();
    void applyLook();
    void retranslate();
    void fillShelf();
    void refresh();
    void updateControls();
    void addChosen();
    void addFiles();
    void moveBy(int rows);

    const WindowParts& m_parts;
    LectureDesk& m_desk;
    MessageBar* m_bar; ///< the last error here
    QLabel* m_hint;
    QLabel* m_shelfLabel;
    QLabel* m_listLabel;
    QLabel* m_minutes; ///< of all parts
    QSpinBox* m_planned; ///< minutes for the selected part
    LectureShelf* m_shelf;
    LectureList* m_list;
    QAction* m_undo;
    QAction* m_redo;
    QPushButton* m_add;
    QPushButton* m_addFile;
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_remove;
    QPushButton* m_new;
    QPushButton* m_open;
    QPushButton* m_save;
    QPushButton* m_saveAs;
    QPushButton* m_teach;
};

} // namespace lab::ui
