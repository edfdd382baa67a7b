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

/// Where the panels of a page's picture stand: beside each other where the area is wide, else under
/// each other, but the other way where that gives each the audience that it needs at least; lines
/// with a handle below all, each as wide as the picture. A title has the top of its panel. Where
/// there is no space for all, the last ones have an empty place and are left out.
constexpr double noteOfLeftOut = 18; ///< of the height, below all others, where one is
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

/// The arrows of all planes and dials, but for those that are dashed.
std::vector<TurningHand> pageHands(
    const QRectF& area, const PagePictureFrame& frame, const Look& look);

/// The axes of a chart, without its series; of one of no height a line with numbers.
Plot chartPlot(const QRectF& area, const PageChart& chart, const Look& look);
/// Whether an upright that is not dragged has its number among those of the axis.
bool isNumberAtFoot(const PageChart& chart, const PageGuide& rule);
/// Where a handle on a rule is taken.
QPointF knobOf(const Plot& plot, const PageChart& chart, const PageGuide& rule);
/// Where a point of a series stands; of two rows of bars each has its half.
QPointF pointAt(const Plot& plot, const PageChart& chart, std::size_t series, std::size_t point);
/// The number of an axis there, of a logarithmic one its power of ten.
double numberAt(const Axis& axis, double pixel);

bool isColoured(const PageTile& tile); ///< by values that stand nowhere in it
/// The cells of each table; beside one alone, where that is wide, the space of a bar of its
/// colours.
std::vector<QRectF> tileAreas(const QRectF& area, const PageTiles& tiles, const Look& look);
QRectF cellArea(const QRectF& tile, const PageTile& of, int row, int column);

std::vector<QRectF> rowAreas(const QRectF& area, const PageMeters& meters, const Look& look);
std::vector<QRectF> cardAreas(const QRectF& area, const PageCards& cards, const Look& look);

} // namespace lab::ui
