#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <QStringList>

#include <optional>

namespace lab::ui {

/// Common parts of the pictures of both sentences: their frame, the frame of A, and the keys up and
/// down, which select the previous and next token.
class OrderPicture : public FramedView<PictureView, OrderFrame> {
    Q_OBJECT
public:
    OrderPicture(Picture picture, QWidget* parent);

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;

    virtual QString title() const = 0;
    /// A description of the current picture for screen readers.
    virtual QString spoken() const = 0;

    bool isEmpty() const { return frame().words.empty(); }
    void select(int token);
    void paintTitle(
        QPainter& painter, const QRectF& area, const QStringList& notes, const Look& look) const;
};

} // namespace lab::ui
