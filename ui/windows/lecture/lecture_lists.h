#pragma once

#include <QListWidget>

namespace lab::ui {

class LectureDesk;

/// The possible parts of a lecture, to be dragged into it: the current scene with its series, and
/// the bundled lessons. Enter and a double click append the selected ones.
class LectureShelf : public QListWidget {
    Q_OBJECT
public:
    explicit LectureShelf(QWidget* parent = nullptr);

    void add(const QString& text, const QString& lesson); ///< empty: the current scene

Q_SIGNALS:
    void wanted(); ///< the selected ones

protected:
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

/// The parts of a lecture in their order. Parts of the shelf, files, and its own parts can be
/// dropped between them; Alt with an arrow moves the selected part, Delete removes it, F2 renames a
/// scene, Enter shows it.
class LectureList : public QListWidget {
    Q_OBJECT
public:
    explicit LectureList(LectureDesk& desk, QWidget* parent = nullptr);

    void refresh();
    void choose(int row);
    void takeIn(const QMimeData& dropped, int row); ///< before that row
    bool canTakeIn(const QMimeData& dropped) const;

protected:
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int rowAt(const QPoint& place) const; ///< before which something is dropped

    LectureDesk& m_desk;
};

/// The selected rows of a shelf as drag data.
QMimeData* dragData(const QStringList& lessons, bool hasScene);

} // namespace lab::ui
