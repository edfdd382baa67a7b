#pragma once

#include "ui/paint/look.h"

#include <QPolygonF>
#include <QWidget>

#include <vector>

namespace lab::ui {

/// The presenter's tools over the whole window while presenting: a dot at the pointer, a spotlight
/// around it, or a pen.
///
/// With the dot and the spotlight, the mouse reaches the picture. The pen uses the mouse; its
/// strokes stay when it is switched off, until clear(). Undo removes its last stroke while it is
/// on.
class PresentationMarks : public QWidget {
    Q_OBJECT
public:
    explicit PresentationMarks(QWidget& window);

    enum class Tool { None, Dot, Spotlight, Pen };
    void take(Tool tool); ///< or switches it off, if it is the current one
    Tool tool() const { return m_tool; }
    const std::vector<QPolygonF>& strokes() const { return m_strokes; }
    void setStrokes(std::vector<QPolygonF> strokes);
    void setLook(const Look& look);
    void clear(); ///< the strokes of the pen

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
