#include "ui/views/waves/products_view.h"

#include "ui/paint/waves/products.h"

namespace lab::ui {

using namespace Qt::StringLiterals;

ProductsView::ProductsView(QWidget* parent)
    : FramedView(Picture::WavesProducts, parent)
{
}

QRectF ProductsView::plot() const
{
    return productsPlot(rect(), look());
}

QString ProductsView::exportName() const
{
    return u"products"_s;
}

void ProductsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    paintProducts(painter, area, frame(), marks(), look, ghost());
}

NumberTable ProductsView::tableOf(const ProductsFrame& frame) const
{
    return lab::numbers(frame);
}

Focus ProductsView::focusAt(QPointF point) const
{
    const Focus focus = positionFocus(point, frame().runs);
    return focus.position ? focus : Focus {};
}

} // namespace lab::ui
