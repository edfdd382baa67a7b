#include "ui/views/order/order_picture.h"

#include "ui/paint/order/order_words.h"
#include "ui/paint/text/picture_title.h"
#include "ui/paint/text/text.h"

#include <QKeyEvent>

namespace lab::ui {

OrderPicture::OrderPicture(Picture picture, QWidget* parent)
    : FramedView(picture, parent)
{
}

void OrderPicture::updateAccessibleText()
{
    setAccessibleName(title());
    setAccessibleDescription(isEmpty() ? QString() : spoken());
}

void OrderPicture::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return select(frame().selected - 1);
    case Qt::Key_Down:
        return select(frame().selected + 1);
    default:
        return PictureView::keyPressEvent(event);
    }
}

void OrderPicture::select(int token)
{
    if (token >= 0 && token < static_cast<int>(frame().words.size()))
        edit(SetParameter {"order.token", Value(std::int64_t {token})});
}

void OrderPicture::paintTitle(
    QPainter& painter, const QRectF& area, const QStringList& notes, const Look& look) const
{
    paintPictureTitle(painter, area, fittingTitle(title(), area.width(), look), notes, look);
}

} // namespace lab::ui

#include "moc_order_picture.cpp"
