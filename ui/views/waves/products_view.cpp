#include "ui/views/waves/products_view.h"

#include "ui/paint/waves/products.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

ProductsView::ProductsView(QWidget* parent)
    : PositionsView(Picture::WavesProducts, parent)
{
}

QString ProductsView::exportName() const
{
    return u"products"_s;
}

Plot ProductsView::plotOf(
    const ProductsFrame& frame, const QRectF& area, const PointedLook& look) const
{
    return productsPlot(area, frame, ghost(), look);
}

NumberTable ProductsView::tableOf(const ProductsFrame& frame) const
{
    return lab::numbers(frame);
}

Layers ProductsView::pointedOn(const Plot& plot, const Focus& focus, const Look& look) const
{
    return productsOver(plot, frame(), marks(), focus, look);
}

Focus ProductsView::focusAt(QPointF point) const
{
    const Focus focus = positionFocus(point, frame().runs);
    return focus.position ? focus : Focus {};
}

} // namespace lab::ui

#include "moc_products_view.cpp"
