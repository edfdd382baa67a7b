#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// The effect of the reordering with each encoding. A press on a row selects the encoding, up and
/// down the next one. The reading line shows the row under the pointer.
class EncodingsView : public FramedView<PictureView, OrderEncodingsFrame> {
    Q_OBJECT
public:
    explicit EncodingsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const OrderEncodingsFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override; ///< only the encoding
    void keyPressEvent(QKeyEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    QString title() const;
    void choose(int line);
    int chosenLine() const;
};

} // namespace lab::ui
