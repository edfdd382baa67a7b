#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/biases/cell_axis.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>

class QPainter;

namespace lab::ui {

/// What moves over the bias matrix: the query and the key that are marked.
struct MatrixMarks {
    std::int64_t query = 0;
    std::int64_t key = 0;
    HandleState queryHandle = HandleState::Resting;
    HandleState keyHandle = HandleState::Resting;
};

/// Where the parts of the bias matrix stand in an area: the square of the cells, the numbers of
/// the positions left of it and below, the colour bar at its right.
struct BiasMatrixLayout {
    QRectF plot;
    QRectF bar;
    CellAxis queries;
    CellAxis keys;

    BiasMatrixLayout(const QRectF& area, const BiasMatrixFrame& frame, const Look& look);

    QRectF cell(int row, int column) const;
    QPointF queryHandle(std::int64_t query) const;
    QPointF keyHandle(std::int64_t key) const;
    double handleDistance = 0; ///< from the edge of the cells
};

/// Pixels left of the cells, right of them for the colour bar, and above and below together.
double matrixSpaceLeft(std::int64_t end, const Look& look);
double matrixSpaceRight(const HeatmapFrame& cells, const Look& look);
double matrixSpaceAcross(const Look& look);

/// The cells, the numbers of the positions and the colour bar.
void paintBiasMatrix(QPainter& painter, const BiasMatrixLayout& layout,
    const BiasMatrixFrame& frame, const Look& look);

/// The query's row from the first key to the last that it sees, the cell, the handles, and what
/// of the matrix is under the pointer in this or another picture.
void paintMatrixMarks(QPainter& painter, const BiasMatrixLayout& layout,
    const BiasMatrixFrame& frame, const MatrixMarks& marks, const PointedLook& look);

} // namespace lab::ui
