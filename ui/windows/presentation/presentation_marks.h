#pragma once

#include "ui/paint/look.h"

#include <QPolygonF>
#include <QWidget>

#include <vector>

namespace lab::ui {

/// What a speaker shows with over the whole window while presenting: a dot where the pointer is, a
/// spotlight around it, or a pen.
///
/// The dot and the light let the mouse through to the picture. The pen takes it; what it wrote
/// stays when it is put down, until clear(). Undo takes back its last stroke while it writes.
class PresentationMarks : public QWidget {
    Q_OBJECT
public:
    explicit PresentationMarks(QWidget& window);

    enum class Tool { None, Dot, Spotlight, Pen };
    void take(Tool tool); ///< or puts it down, where it is the one in hand
    Tool tool() const { return m_tool; }
    std::size_t strokes() const { return m_strokes.size(); }
    void setLook(const Look& look);
    void clear(); ///< what the pen wrote

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void speak();

    Tool m_tool = Tool::None;
    Look m_look;
    QPointF m_pointer;
    std::vector<QPolygonF> m_strokes;
};

} // namespace lab::ui
