#pragma once

#include "ui/views/order/order_picture.h"

namespace lab::ui {

/// The output vectors that are compared. A press on one of the three numbers selects that
/// comparison, left and right the next one; a press on a row selects its token.
class OutputsView : public OrderPicture {
    Q_OBJECT
public:
    explicit OutputsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const OrderFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    QString spoken() const override;

private:
    void choose(OrderComparison comparison);
};

} // namespace lab::ui
