#pragma once

#include "core/frames/waves/distance_pairs_frame.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QString>

#include <cstdint>

class QPainter;

namespace lab::ui {

/// The square of the map: rows are queries, columns keys.
QRectF distancePairsMap(const QRectF& area, const Look& look);

/// "64 × 64 pairs share 127 vectors, one for each distance": also the accessible text.
QString distancePairsWords(const DistancePairsFrame& frame);

/// The place of a position along a side of the map, and the position at a pixel of it.
double placeAlong(std::int64_t position, double begin, double side, const Runs& runs);
std::int64_t positionAlong(double pixel, double begin, double side, const Runs& runs);

/// One column of r_Δ for every pair, with the lines of the current query and key, or of those under
/// the pointer: a diagonal has one colour.
void paintDistancePairs(QPainter& painter, const QRectF& area, const DistancePairsFrame& frame,
    const PointedLook& look);

} // namespace lab::ui
