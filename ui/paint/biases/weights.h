#pragma once

#include "core/figures/biases/cell_axis.h"
#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/axis.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the row of weights, in an area as wide as the bias matrix so that a key has the
/// same place in both: the scores as dots at the top, the weights as bars below.
struct WeightsLayout {
    QRectF scores;
    QRectF bars;
    drawing::CellAxis keys;
    AxisScale score;
    Axis weight; ///< numbered by 0 and a power of ten if the full numbers have no space

    /// The axes contain the ghost, too.
    WeightsLayout(const QRectF& area, const WeightsFrame& frame, const Look& look,
        const std::optional<WeightsFrame>& ghost = {});

    QRectF column(int cell) const; ///< from the scores down to the foot of the bars
    QPointF dot(std::int64_t key, double value) const;
    /// The key whose dot is near enough to grab.
    std::optional<std::int64_t> dotAt(
        QPointF point, const WeightsFrame& frame, const Look& look) const;
};

/// The score of a key of the frame; the mean's 0 for keys that share a cell.
double scoreOf(const WeightsFrame& frame, std::int64_t key);
/// Whether the keys of the cell are visible to the query.
bool isSeen(const WeightsFrame& frame, int cell);

/// Pixels to the right of the weights, for those of the marked key.
double weightsSpaceRight(const Look& look);

/// A hollow bar for each weight before the bias, a filled one after it; for cells too narrow for
/// bars, two outlines with steps. The ghost's weights after the bias are dashed steps behind the
/// bars, its different scores faint rings.
/// Scores are dots: for all keys if there is space, else for the key and the dragged ones.
void paintWeights(QPainter& painter, const WeightsLayout& layout, const WeightsFrame& frame,
    std::int64_t key, const PointedLook& look, const std::optional<WeightsFrame>& ghost = {});

/// The swatches of the legend, each `length` wide, vertically centered on the text.
enum class WeightSwatch { Score, Before, After };
void paintSwatch(QPainter& painter, const QRectF& place, WeightSwatch swatch, const Look& look);

} // namespace lab::ui
