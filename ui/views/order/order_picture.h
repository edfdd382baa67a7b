#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/views/picture_view.h"

#include <QStringList>

#include <optional>

namespace lab::ui {

/// What the pictures of both sentences share: their frame, that of A, and the keys up and down,
/// which select the token before and after.
class OrderPicture : public PictureView {
    Q_OBJECT
public:
    OrderPicture(Picture picture, QWidget* parent);

    void setFrame(OrderFrame frame);
    void setGhost(std::optional<OrderFrame> ghost);
    const OrderFrame& frame() const { return m_frame; }
    const std::optional<OrderFrame>& ghost() const { return m_ghost; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language renames the picture

    virtual QString title() const = 0;
    /// What the picture shows at present, for those who hear it.
    virtual QString spoken() const = 0;

    bool isEmpty() const { return m_frame.words.empty(); }
    Focus pictureFocus() const; ///< the pointer is here, on nothing in particular
    void select(int token);
    void paintTitle(
        QPainter& painter, const QRectF& area, const QString& note, const Look& look) const;
    void nameAnew();

private:
    OrderFrame m_frame;
    std::optional<OrderFrame> m_ghost;
};

} // namespace lab::ui
