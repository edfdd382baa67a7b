#pragma once

#include "core/figures/biases/cell_axis.h"
#include "core/frames/biases/biases_frames.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>

class QPainter;

namespace lab::ui {

/// The moving parts over the bias matrix: the marked query and key.
struct MatrixMarks {
    std::int64_t query = 0;
    std::int64_t key = 0;
    HandleState queryHandle = HandleState::Resting;
    HandleState keyHandle = HandleState::Resting;
};

/// The layout of the bias matrix: the square of cells, the numbers of the positions to the left and
/// below, the colour bar to the right.
struct BiasMatrixLayout {
    QRectF plot;
    QRectF bar;
    drawing::CellAxis queries;
    drawing::CellAxis keys;

    BiasMatrixLayout(const QRectF& area, const BiasMatrixFrame& frame, const Look& look);

    QRectF cell(int row, int column) const;
    QPointF queryHandle(std::int64_t query) const;
    QPointF keyHandle(std::int64_t key) const;
    double handleDistance = 0; ///< from the edge of the cells
};

/// Pixels to the left of the cells, to the right for the colour bar, and above and below together.
double matrixSpaceLeft(std::int64_t end, const Look& look);
double matrixSpaceRight(const HeatmapFrame& cells, const Look& look);
double matrixSpaceAcross(const Look& look);

/// The cells, the numbers of the positions and the colour bar.
void paintBiasMatrix(QPainter& painter, const BiasMatrixLayout& layout,
    const BiasMatrixFrame& frame, const Look& look);

/// The query's row from its first visible key to the last, the cell, the handles, and the element
/// of the matrix under the pointer in this or another picture.
void paintMatrixMarks(QPainter& painter, const BiasMatrixLayout& layout,
    const BiasMatrixFrame& frame, const MatrixMarks& marks, const PointedLook& look);

} // namespace lab::ui
