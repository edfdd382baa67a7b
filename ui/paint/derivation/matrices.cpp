#include "ui/paint/derivation/matrices.h"

#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

void paintMatrix(QPainter& painter, const QRectF& cells, const HeatmapFrame& frame,
    const QString& name, const Look& look)
{
    Typeset(look, name, 16, look.palette.text)
        .paint(painter, cells.topLeft() - QPointF(0, look.px(9)));
    paintHeatmap(painter, cells, frame, look);
    painter.setPen(QPen(look.palette.axis, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cells);
}

} // namespace

MatricesLayout::MatricesLayout(const QRectF& area, const Look& look)
{
    constexpr double cellsAcross = 8;
    const double gap = look.px(24);
    const double head = look.px(28);
    const double foot = look.px(40);
    const double side =
        std::min({(area.width() - gap - 2) / 2, area.height() - head - foot, look.px(240)});
    const double whole = cellsAcross * std::max(3.0, std::floor(side / cellsAcross));
    const double leftEdge = std::round(area.left() + 1);
    const double top = std::round(area.top() + head);
    left = QRectF(leftEdge, top, whole, whole);
    right = left.translated(std::round(whole + gap), 0);
    bar = QRectF(leftEdge + look.px(12), left.bottom() + look.px(10),
        right.right() - leftEdge - look.px(24), look.px(8));
}

void paintMatrices(
    QPainter& painter, const QRectF& area, const MatricesFrame& frame, const Look& look)
{
    const MatricesLayout layout(area, look);
    const bool areProducts = frame.picture == StepPicture::Products;
    paintMatrix(painter, layout.left, frame.left,
        areProducts ? u"derivation.product_left"_s : u"derivation.rotation"_s, look);
    paintMatrix(painter, layout.right, frame.right,
        areProducts ? u"derivation.product_right"_s : u"derivation.blocks"_s, look);
    paintColorBar(painter, layout.bar, frame.left, Qt::Horizontal, look);
}

} // namespace lab::ui
