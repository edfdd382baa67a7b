#pragma once

#include "core/frames/start/start_frame.h"
#include "ui/paint/start/doors.h"
#include "ui/paint/start/lesson_nodes.h"

#include <QAbstractButton>

namespace lab::ui {

/// A button that is drawn with a look, and highlighted if it was the last one under the pointer or
/// with the focus.
class StartButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit StartButton(QWidget* parent);

    void setLook(const Look& look);
    const Look& look() const { return m_look; }
    bool isPointed() const { return m_isPointed; }
    void setIsPointed(bool isPointed);
    QSize sizeHint() const override { return size(); }

Q_SIGNALS:
    void pointedAt();
    void pointedAway(); ///< by the mouse

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< all except the space bar belong to the page

private:
    Look m_look;
    bool m_isPointed = false;
};

/// One of the three entries: a picture of its target, its name and a sentence.
class DoorButton : public StartButton {
    Q_OBJECT
public:
    DoorButton(StartDoor door, QWidget* parent);

    void setFrame(const StartFrame& frame);
    void setWords(const QString& title, const QString& sentence); ///< the sentence may be empty
    void setIsChosen(bool isChosen); ///< it is expanded

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    StartDoor m_door;
    StartFrame m_frame;
    QString m_sentence;
    bool m_isChosen = false;
};

/// A lesson on the map.
class NodeButton : public StartButton {
    Q_OBJECT
public:
    NodeButton(std::string lesson, QWidget* parent);

    const std::string& lesson() const { return m_lesson; }
    const NodeFrame& frame() const { return m_frame; }
    void setFrame(const NodeFrame& frame);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::string m_lesson;
    NodeFrame m_frame;
};

/// A recent file.
class FileButton : public StartButton {
    Q_OBJECT
public:
    FileButton(const QString& path, QWidget* parent);

    const QString& path() const { return m_path; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_path;
};

} // namespace lab::ui
