#pragma once

#include "ui/views/order/order_picture.h"

namespace lab::ui {

/// The two sentences. A chip of the reordered one can be dragged along its row, or moved with the
/// arrow keys. A press on any chip selects its token, whose attention is drawn.
class ChipsView : public OrderPicture {
    Q_OBJECT
public:
    explicit ChipsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    NumberTable tableOf(const OrderFrame& frame) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;
    QString title() const override;
    QString spoken() const override;

private:
    Focus focusOn(OrderSide side, int token) const;
    void moveSelected(int to);

    std::optional<int> m_dragged; ///< the dragged token
    double m_grabOffset = 0; ///< from the center of its chip
    double m_dragX = 0;
};

} // namespace lab::ui
