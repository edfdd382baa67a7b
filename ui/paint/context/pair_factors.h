#pragma once

#include "core/frames/context/context_frames.h"
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

    QRectF plot;
    AxisScale pair;
    AxisScale octave; ///< log2 of the factor
    std::vector<double> ticks; ///< factors
    std::vector<QRectF> entries; ///< of the legend, one for each line of the frame, or none
    bool hasHint = true; ///< there is room for the sentence below the title
    int pairs = 0;

    double levelOf(double factor) const;
    std::optional<int> pairAcross(QPointF point) const;
    std::optional<ScalingMethod> methodAt(const FactorsFrame& frame, QPointF point) const;
};

/// What is marked in the picture beside the frame itself.
struct FactorMarks {
    std::optional<ScalingMethod> method; ///< under the pointer, in the list
    std::optional<RampEnd> end; ///< under the pointer, or held
    const FactorsFrame* ghost = nullptr; ///< its chosen line is shown below the others
};

/// By how much each method slows each pair, on a logarithmic axis: the chosen method strong, with
/// the ends of its ramps as handles, the others thin, and a list of them below that is also the
/// legend. A picture too low for both has no list.
void paintPairFactors(QPainter& painter, const QRectF& area, const FactorsFrame& frame,
    const FactorMarks& marks, const PointedLook& look);

} // namespace lab::ui
