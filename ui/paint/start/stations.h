#pragma once

#include "core/lessons/course.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QString>

class QPainter;
class QRectF;

namespace lab::ui {

/// A station as the map shows it.
struct StationFrame {
    QString number;
    QString title;
    QString note; ///< its minutes and what it needs, "8 min · needs 2"
    StationMark mark = StationMark::Open;
    bool isReady = true; ///< its name is grey where what it needs is not there yet
    bool isFirst = false; ///< of its group: no line leads to it
    bool isLast = false;

    bool operator==(const StationFrame&) const = default;
};

constexpr double markSize = 18; ///< at 1x
constexpr double stationWithThree = 46; ///< height of a row with two lines and its note below them

/// Marks differ in shape: a tick for right, the same in a dashed ring where it is due once more, a
/// disc for answered but not right, a ring for open.
void paintMark(QPainter& painter, QPointF centre, StationMark mark, const Look& look);
void paintStation(QPainter& painter, const QRectF& row, const StationFrame& frame, bool isPointed,
    const Look& look);

/// "answered right", beside the mark in the legend and where a station is spoken.
QString markWords(StationMark mark);

} // namespace lab::ui
