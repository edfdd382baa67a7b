#pragma once

#include "core/frames/derivation/pages/page_picture.h"
#include "ui/paint/look.h"
#include "ui/paint/plot/plot.h"
#include "ui/paint/trail.h"

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace lab::ui {

/// The layout of the panels of a page's picture: side by side in a wide area, else one below the
/// other, but the other way if only that gives each the minimum size for the audience; lines with a
/// handle below all of them, as wide as the picture. A title is at the top of its panel. If there
/// is not enough space, the last ones have an empty place and are left out.
constexpr double noteOfLeftOut = 18; ///< of the height, below all others, if there is one
std::vector<QRectF> panelAreas(const QRectF& area, const PagePictureFrame& frame, const Look& look);
QRectF belowTitle(const QRectF& panel, const std::string& title, const Look& look);

QColor roleColor(PageRole role, const Palette& palette);
QColor roleTextColor(PageRole role, const Palette& palette);

/// The circle of a plane.
struct PagePlaneLayout {
    PagePlaneLayout(const QRectF& area, const PagePlane& plane, const Look& look);

    QPointF pixel(PlanePoint value) const;
    PlanePoint value(QPointF pixel) const;
    QPointF onRing(double angle, double share) const; ///< of the radius
    double angle(QPointF pixel) const; ///< radians from −π to π

    QPointF centre;
    double radius = 0;
    double unit = 1;
};

/// The arrows of all planes and dials, except dashed ones.
std::vector<TurningHand> pageHands(
    const QRectF& area, const PagePictureFrame& frame, const Look& look);

/// The axes of a chart, without its series; for one without height, a line with numbers.
Plot chartPlot(const QRectF& area, const PageChart& chart, const Look& look);
/// Whether a vertical line that cannot be dragged has its number among those of the axis.
bool isNumberAtFoot(const PageChart& chart, const PageGuide& rule);
/// Where a handle on a rule can be grabbed.
QPointF knobOf(const Plot& plot, const PageChart& chart, const PageGuide& rule);
/// The place of a point of a series; two rows of bars each have their half.
QPointF pointAt(const Plot& plot, const PageChart& chart, std::size_t series, std::size_t point);
/// The number of an axis there; for a logarithmic one, its power of ten.
double numberAt(const Axis& axis, double pixel);

bool isColoured(const PageTile& tile); ///< by values that do not occur in it
/// The cells of each table; a single wide one leaves space for a bar of its colours.
std::vector<QRectF> tileAreas(const QRectF& area, const PageTiles& tiles, const Look& look);
QRectF cellArea(const QRectF& tile, const PageTile& of, int row, int column);

std::vector<QRectF> rowAreas(const QRectF& area, const PageMeters& meters, const Look& look);
std::vector<QRectF> cardAreas(const QRectF& area, const PageCards& cards, const Look& look);

} // namespace lab::ui
