#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/biases/cell_axis.h"
#include "ui/paint/plot/axis.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

class QPainter;

namespace lab::ui {

/// Where the row of weights stands in an area as wide as that of the bias matrix, so that a key
/// has the same place in both: the scores as dots at the top, the weights as bars below them.
struct WeightsLayout {
    QRectF scores;
    QRectF bars;
    CellAxis keys;
    AxisScale score;
    Axis weight; ///< numbered by 0 and a power of ten where the full numbers have no space

    /// The axes hold the ghost too.
    WeightsLayout(const QRectF& area, const WeightsFrame& frame, const Look& look,
        const std::optional<WeightsFrame>& ghost = {});

    QRectF column(int cell) const; ///< from the scores down to the foot of the bars
    QPointF dot(std::int64_t key, double value) const;
    /// The key whose dot is near enough to grab.
    std::optional<std::int64_t> dotAt(
        QPointF point, const WeightsFrame& frame, const Look& look) const;
};

/// The score that a key of the frame has; the mean's 0 for keys that share a cell.
double scoreOf(const WeightsFrame& frame, std::int64_t key);
/// Whether the query sees the keys of the cell.
bool isSeen(const WeightsFrame& frame, int cell);

/// Pixels right of the weights, where those of the marked key are written.
double weightsSpaceRight(const Look& look);

/// A hollow bar for each weight before the bias, a filled one for it after the bias; where a cell
/// is too narrow for a bar, two outlines with steps. The ghost's weights after the bias are dashed
/// steps behind the bars, its scores that differ faint rings.
/// Scores are dots: those of all keys where there is room, else the key's and what was dragged.
void paintWeights(QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame,
    std::int64_t key, const PointedLook& look, const std::optional<WeightsFrame>& ghost = {});

/// The swatches of the legend, each `length` wide at the middle of a text's height.
enum class WeightSwatch { Score, Before, After };
void paintSwatch(QPainter& painter, const QRectF& place, WeightSwatch swatch, const Look& look);

} // namespace lab::ui
