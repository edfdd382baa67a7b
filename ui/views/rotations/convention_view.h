#pragma once

#include "ui/paint/rotations/convention.h"
#include "ui/views/rotations/rotations_picture.h"

#include <optional>

namespace lab::ui {

/// The two orders of the columns: a bar is dragged up and down in either row, a click selects its
/// pair, and where there are more pairs than a page holds, the wheel and Page Up and Down turn it.
///
/// While a bar is held the unit stays, so that its end stays under the pointer; a longer one finds
/// its new unit when it is let go.
class ConventionView : public RotationsPicture {
    Q_OBJECT
public:
    explicit ConventionView(QWidget* parent = nullptr);

    void setFrame(ConventionFrame frame);
    const ConventionFrame& frame() const { return m_frame; }

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    NumberTable numbers() const override;

protected:
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override { return focus; }
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    int pairsToTurn() const override;

private:
    struct Held {
        std::optional<ColumnBar> bar;
        int pair = 0;
        int column = 0; ///< of the state
        double value = 0; ///< when it was grabbed
        double perPixel = 0;
        QPointF start;
        bool hasMoved = false;
    };
    ConventionLayout layoutNow() const;
    double maxAt(double value) const; ///< that a bar of the value may get
    HandleNumber numberIn(const ConventionFrame::Column& column, Token token) const;
    const ConventionFrame::Column& columnOf(ColumnBar bar) const;
    void show(ConventionFrame frame);

    ConventionFrame m_frame;
    double m_unit = 1; ///< the frame's own, while another is held
    std::optional<Held> m_held;
};

} // namespace lab::ui
