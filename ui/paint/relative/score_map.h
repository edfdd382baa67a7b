#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the sum: the large map with its words and colour bar, below it the weights of the
/// selected query and the values that they average, with one column per key through all three.
struct ScoreLayout {
    QRectF map;
    QRectF colours; ///< the bar of the scale; empty if there is no space
    QRectF weights; ///< the ground of the bars
    QRectF values; ///< of the keys, zero in the middle; empty if there is no space
    AxisScale value;
    QPointF queryHandle;
    QPointF keyHandle;
    int count = 1;
    bool hasWords = true; ///< to the left of the map and its rows

    ScoreLayout(const QRectF& area, const RelativeFrame& frame, const Look& look);

    QRectF column(const QRectF& of, int key) const; ///< as wide as the key's column
    QPointF valueDot(int key, double number) const;
    struct Hit {
        int query;
        int key;
    };
    std::optional<Hit> cellAt(QPointF point) const;
    std::optional<int> keyAt(double x) const; ///< of any column
    int queryNear(double y) const;
    int keyNear(double x) const;
};

/// The part under the pointer or being dragged, which is highlighted.
enum class ScorePart { None, Query, Key, Value };

/// The sum of the included terms and what follows from it. Ghost: the weights and the output of A.
void paintScore(QPainter& painter, const QRectF& area, const ScoreLayout& layout,
    const RelativeFrame& frame, const std::optional<RelativeFrame>& ghost, ScorePart hovered,
    std::optional<int> hoveredValue, const PointedLook& look);

} // namespace lab::ui
