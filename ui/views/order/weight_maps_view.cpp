#include "ui/views/order/weight_maps_view.h"

#include "ui/paint/order/order_words.h"
#include "ui/paint/order/weight_maps.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"

#include <QPainter>
#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

WeightMapsView::WeightMapsView(QWidget* parent)
    : DifferenceView(Picture::OrderWeights, parent)
{
}

QString WeightMapsView::exportName() const
{
    return u"weights"_s;
}

NumberTable WeightMapsView::tableOf(const OrderFrame& frame) const
{
    return weightNumbers(frame);
}

Focus WeightMapsView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.query = shownQuery(focus, frame());
    shown.key = focus.key;
    return shown;
}

QString WeightMapsView::title() const
{
    return frame().layers == 1 ? tr("Attention weights") : tr("Attention weights, second layer");
}

QString WeightMapsView::spoken() const
{
    QStringList weights;
    const OrderSideFrame& now = frame().reordered;
    const int query = frame().placeOf(OrderSide::Reordered, frame().selected);
    for (int key = 0; key < now.weights.columns; ++key) {
        const double weight = now.weights.at(query, key);
        weights += word(frame(), now.tokens[static_cast<std::size_t>(key)]) + u' '
            + (std::isnan(weight) ? tr("masked") : decimals(weight, 2));
    }
    return tr("Reordered, %1 attends to: %2.")
        .arg(word(frame(), frame().selected), listed(weights));
}

void WeightMapsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    const bool isPresent = drawn() == &frame();
    paintTitle(painter, area,
        {isPresent ? tr("queries down, keys across") : nameOfDifference(look)}, look);
    const WeightMapLayout layout(area, frame(), look);
    if (!drawn())
        return paintNoDifference(painter, layout.typed.united(layout.reordered),
            tr("A and B have different numbers of tokens."), look);
    paintWeightMaps(painter, layout, *drawn(), look);
}

void WeightMapsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (isEmpty())
        return;
    if (const auto hit = WeightMapLayout(rect(), frame(), look()).cellAt(point))
        select(frame().side(hit->side).tokens[static_cast<std::size_t>(hit->query)]);
}

Focus WeightMapsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty())
        return focus;
    if (const auto hit = WeightMapLayout(rect(), frame(), look()).cellAt(point)) {
        const std::vector<int>& tokens = frame().side(hit->side).tokens;
        focus.side = hit->side;
        focus.query = tokens[static_cast<std::size_t>(hit->query)];
        focus.key = tokens[static_cast<std::size_t>(hit->key)];
    }
    return focus;
}

Qt::CursorShape WeightMapsView::cursorAt(QPointF point) const
{
    return focusAt(point).key ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui

#include "moc_weight_maps_view.cpp"
