#pragma once

#include "core/lessons/course.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QString>

class QPainter;
class QRectF;

namespace lab::ui {

/// A node as shown on the map.
struct NodeFrame {
    QString number;
    QString title;
    QString note; ///< its minutes and prerequisites, "8 min · needs 2"
    NodeMark mark = NodeMark::Open;
    bool isReady = true; ///< its name is grey if its prerequisites are not met
    bool isFirst = false; ///< of its group: no line leads to it
    bool isLast = false;

    bool operator==(const NodeFrame&) const = default;
};

constexpr double markSize = 18; ///< at 1x
constexpr double nodeWithThree = 46; ///< height of a row with two lines and its note below them

/// Marks differ in shape: a tick for right, the same in a dashed ring if it is to be repeated, a
/// disc for answered but not right, a ring for open.
void paintMark(QPainter& painter, QPointF centre, NodeMark mark, const Look& look);
void paintNode(
    QPainter& painter, const QRectF& row, const NodeFrame& frame, bool isPointed, const Look& look);

/// "answered right", beside the mark in the legend and in the accessible text of a node
QString markWords(NodeMark mark);

} // namespace lab::ui
