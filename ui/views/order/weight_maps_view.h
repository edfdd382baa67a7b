#pragma once

#include "ui/views/difference_view.h"
#include "ui/views/order/order_picture.h"

namespace lab::ui {

/// The attention matrices of both sentences. A press on a cell selects its query.
class WeightMapsView : public DifferenceView<OrderPicture> {
    Q_OBJECT
public:
    explicit WeightMapsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const OrderFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    QString title() const override;
    QString spoken() const override;
};

} // namespace lab::ui
