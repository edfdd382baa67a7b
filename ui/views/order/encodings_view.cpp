#include "ui/views/order/encodings_view.h"

#include "core/state/choices.h"
#include "ui/paint/order/encodings.h"
#include "ui/paint/order/order_words.h"
#include "ui/paint/text/text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

EncodingsView::EncodingsView(QWidget* parent)
    : FramedView(Picture::OrderEncodings, parent)
{
}

QString EncodingsView::exportName() const
{
    return u"encodings"_s;
}

NumberTable EncodingsView::tableOf(const OrderEncodingsFrame& frame) const
{
    return lab::numbers(frame);
}

Focus EncodingsView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.encoding = focus.encoding;
    return shown;
}

QString EncodingsView::title() const
{
    const bool isDeep = frame().layers > 1;
    switch (frame().compared) {
    case OrderComparison::ByToken:
        return isDeep ? tr("Difference per token after two layers, for each encoding")
                      : tr("Difference per token, for each encoding");
    case OrderComparison::ByPlace:
        return isDeep ? tr("Difference per position after two layers, for each encoding")
                      : tr("Difference per position, for each encoding");
    case OrderComparison::Pooled:
        return isDeep ? tr("Difference of the means after two layers, for each encoding")
                      : tr("Difference of the means, for each encoding");
    case OrderComparison::Last:
        break;
    }
    return isDeep ? tr("Change of the last token after two layers, for each encoding")
                  : tr("Change of the last token, for each encoding");
}

void EncodingsView::updateAccessibleText()
{
    setAccessibleName(title());
    if (frame().lines.empty())
        return;
    const OrderEncodingsFrame::Line& line = frame().lines[static_cast<std::size_t>(chosenLine())];
    setAccessibleDescription(
        tr("%1: %2 with all keys visible, %3 with the causal mask.")
            .arg(encodingName(line.encoding), changeText(line.allKeys), changeText(line.causal)));
}

void EncodingsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintText(painter, {area.left(), area.top() + look.px(16)},
        fittingTitle(title(), area.width(), look), TextRole::PictureTitle, look.palette.text, look);
    paintEncodings(painter, EncodingLayout(area, frame(), look), frame(), ghost(), look);
}

int EncodingsView::chosenLine() const
{
    const auto line =
        std::ranges::find(frame().lines, frame().chosen, &OrderEncodingsFrame::Line::encoding);
    return static_cast<int>(line - frame().lines.begin());
}

void EncodingsView::choose(int line)
{
    if (line < 0 || line >= static_cast<int>(frame().lines.size()))
        return;
    const OrderEncoding chosen = frame().lines[static_cast<std::size_t>(line)].encoding;
    edit(SetParameter {"order.encoding", keyOf(chosen)});
}

void EncodingsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (const auto line = EncodingLayout(rect(), frame(), look()).rowAt(point))
        choose(*line);
}

Focus EncodingsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (const auto line = EncodingLayout(rect(), frame(), look()).rowAt(point))
        focus.encoding = frame().lines[static_cast<std::size_t>(*line)].encoding;
    return focus;
}

Qt::CursorShape EncodingsView::cursorAt(QPointF point) const
{
    return focusAt(point).encoding ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void EncodingsView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up)
        return choose(chosenLine() - 1);
    if (event->key() == Qt::Key_Down)
        return choose(chosenLine() + 1);
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_encodings_view.cpp"
