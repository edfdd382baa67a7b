#include "ui/views/order/outputs_view.h"

#include "core/state/choices.h"
#include "ui/paint/order/order_words.h"
#include "ui/paint/order/outputs.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

OutputsView::OutputsView(QWidget* parent)
    : OrderPicture(Picture::OrderOutputs, parent)
{
}

QString OutputsView::exportName() const
{
    return u"outputs"_s;
}

NumberTable OutputsView::tableOf(const OrderFrame& frame) const
{
    return outputNumbers(frame);
}

Focus OutputsView::shownOf(const Focus& focus) const
{
    Focus shown;
    if (frame().compared != OrderComparison::Pooled)
        shown.key = pointedToken(focus, frame());
    if (shown.key && focus.picture == picture())
        shown.column = focus.column;
    return shown;
}

QString OutputsView::title() const
{
    return frame().layers == 1 ? tr("Largest difference of the outputs")
                               : tr("Largest difference of the outputs, second layer");
}

QString OutputsView::spoken() const
{
    const OrderChanges& changes = frame().changes;
    return tr("Per token %1, per position %2, mean-pooled %3, last token %4; compared %5.")
        .arg(changeText(changes.byToken), changeText(changes.byPlace), changeText(changes.pooled),
            changeText(changes.last), comparisonName(frame().compared));
}

void OutputsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    paintTitle(painter, area, {}, look);
    paintOutputs(painter, OutputLayout(area, frame(), look), frame(), ghost(), look);
}

void OutputsView::choose(OrderComparison comparison)
{
    edit(SetParameter {"order.compared", keyOf(comparison)});
}

void OutputsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (isEmpty())
        return;
    const OutputLayout layout(rect(), frame(), look());
    if (const auto comparison = layout.numberAt(point))
        return choose(*comparison);
    const auto hit = layout.rowAt(point);
    if (hit && frame().compared != OrderComparison::Pooled)
        select(frame().rows[static_cast<std::size_t>(hit->row)].token);
}

Focus OutputsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty())
        return focus;
    if (const auto hit = OutputLayout(rect(), frame(), look()).rowAt(point)) {
        focus.query = frame().rows[static_cast<std::size_t>(hit->row)].token;
        focus.column = hit->column;
    }
    return focus;
}

Qt::CursorShape OutputsView::cursorAt(QPointF point) const
{
    if (isEmpty())
        return Qt::ArrowCursor;
    const OutputLayout layout(rect(), frame(), look());
    return layout.numberAt(point) || layout.rowAt(point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void OutputsView::keyPressEvent(QKeyEvent* event)
{
    const bool isSide = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (!isSide || isEmpty())
        return OrderPicture::keyPressEvent(event);
    const auto own = std::ranges::find(allComparisons, frame().compared);
    const auto index = own - allComparisons.begin() + (event->key() == Qt::Key_Left ? -1 : 1);
    if (index >= 0 && index < static_cast<std::ptrdiff_t>(allComparisons.size()))
        choose(allComparisons[static_cast<std::size_t>(index)]);
}

} // namespace lab::ui

#include "moc_outputs_view.cpp"
