#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// What each encoding makes of the reordering. A press on a row chooses the encoding, up and down
/// the next one; the pointer on a row asks the reading line for it.
class EncodingsView : public FramedView<PictureView, OrderEncodingsFrame> {
    Q_OBJECT
public:
    explicit EncodingsView(QWidget* parent = nullptr);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;

protected:
    void updateAccessibleText() override;
    NumberTable tableOf(const OrderEncodingsFrame& frame) const override;
    Focus shownOf(const Focus& focus) const override; ///< the encoding alone
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
