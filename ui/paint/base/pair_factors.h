#pragma once

#include "core/frames/base/base_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

struct FactorPlaces {
    FactorPlaces(const QRectF& area, const FactorsFrame& frame, const Look& look);

    bool isLow = false; ///< the list is set smaller, and the sentence left out
    QRectF plot;
    AxisScale pair;
    AxisScale octave; ///< log2 of the factor
    std::vector<double> ticks; ///< factors
    std::vector<QRectF> entries; ///< of the legend, one for each line of the frame
    int pairs = 0;

    double levelOf(double factor) const;
    std::optional<int> pairAcross(QPointF point) const;
    std::optional<ScalingMethod> methodAt(const FactorsFrame& frame, QPointF point) const;
};

/// By how much each method slows each pair, on a logarithmic axis: the chosen method strong, the
/// others thin, and a list of them below that is also the legend.
void paintPairFactors(QPainter& painter, const QRectF& area, const FactorsFrame& frame,
    std::optional<ScalingMethod> hovered, const Look& look);

} // namespace lab::ui
