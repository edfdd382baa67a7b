#pragma once

#include "core/figures/lessons/sketch_drawing.h"
#include "ui/paint/look.h"

#include <QWidget>

#include <vector>

namespace lab::ui {

/// Input for a prediction that is a curve: the mouse draws it, the arrow keys set it point by
/// point, Delete clears it. Undo and redo first apply to its strokes, then to the window. When the
/// frame contains the correct curve, it only shows both. A finger draws; a second finger cancels
/// the stroke.
///
/// Left and right move to the next point, with Shift by ten; up and down move the curve there by a
/// twentieth of the axis.
class SketchView : public QWidget {
    Q_OBJECT
public:
    explicit SketchView(QWidget* parent = nullptr);

    void setFrame(SketchFrame frame);
    const SketchFrame& frame() const { return m_frame; }
    drawing::SketchPicture picture() const; ///< in widget coordinates, up to date
    void setLook(const Look& look);
    QSize sizeHint() const override { return {220, 210}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    /// While two fingers touch: does not scroll the page.
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool isOpen() const { return m_frame.truth.empty() && m_frame.x.size() > 1; }
    QPointF valueAt(QPointF point) const; ///< x and value
    void strokeTo(QPointF point);
    void moveBy(int places);
    void raiseBy(double steps);
    void speak();
    using Drawn = decltype(SketchFrame::drawn);
    void keepBefore(); ///< saves the state for undo
    void giveUpStroke(); ///< cancels the latest stroke
    void turnBack(std::vector<Drawn>& from, std::vector<Drawn>& to);

    SketchFrame m_frame;
    Look m_look;
    QPointF m_last; ///< x and value
    std::size_t m_cursor = 0;
    bool m_isFocusShown = false; ///< focused by the keyboard
    std::vector<Drawn> m_before; ///< to undo, the newest last
    std::vector<Drawn> m_after; ///< to redo
};

} // namespace lab::ui
