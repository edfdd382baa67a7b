#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <QStringList>

#include <optional>

namespace lab::ui {

/// What the pictures of both sentences share: their frame, that of A, and the keys up and down,
/// which select the token before and after.
class OrderPicture : public FramedView<PictureView, OrderFrame> {
    Q_OBJECT
public:
    OrderPicture(Picture picture, QWidget* parent);

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;

    /// The token whose row of weights is shown, and the one that is pointed at.
    Focus shownOf(const Focus& focus) const override;

    virtual QString title() const = 0;
    /// What the picture shows at present, for those who hear it.
    virtual QString spoken() const = 0;

    bool isEmpty() const { return frame().words.empty(); }
    void select(int token);
    void paintTitle(
        QPainter& painter, const QRectF& area, const QStringList& notes, const Look& look) const;
};

} // namespace lab::ui
