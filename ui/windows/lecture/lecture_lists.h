#pragma once

#include <QListWidget>

namespace lab::ui {

class LectureDesk;

/// What a lecture can be made of, to be dragged into it: the present scene with its series, and the
/// lessons of the program. Enter and a double click put what is chosen at the end.
class LectureShelf : public QListWidget {
    Q_OBJECT
public:
    explicit LectureShelf(QWidget* parent = nullptr);

    void add(const QString& text, const QString& lesson); ///< empty: the present scene

Q_SIGNALS:
    void wanted(); ///< what is chosen

protected:
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

/// The parts of a lecture in their order. Parts of the shelf, files, and its own parts are dropped
/// between them; Alt with an arrow moves the chosen part, Delete takes it out, F2 names a scene,
/// Enter shows it.
class LectureList : public QListWidget {
    Q_OBJECT
public:
    explicit LectureList(LectureDesk& desk, QWidget* parent = nullptr);

    void renew();
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
    int rowAt(const QPoint& place) const; ///< before which something is dropped there

    LectureDesk& m_desk;
};

/// What the chosen rows of a shelf are as something dragged.
QMimeData* asDragged(const QStringList& lessons, bool hasScene);

} // namespace lab::ui
