#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/frames/reading.h"
#include "ui/paint/plot/layers.h"

#include <QCoreApplication>
#include <QString>

namespace lab::ui {

/// The texts of the pictures of Experiment.
class ExperimentWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ExperimentWords)
};

QString trainedName(TrainedEncoding encoding); ///< as in the panel
/// The same if a second, stretched line of RoPE is shown: the first is then "Plain RoPE".
QString trainedNameBeside(TrainedEncoding encoding, RopeStretch other);
QString curveName(const ExperimentCurve& curve); ///< "RoPE + YaRN"
QString shareText(double share); ///< "49 %"

/// The style of a line wherever encodings are drawn side by side: its own colour and mark.
struct TrainedStyle {
    QColor line;
    QColor text;
    QList<qreal> dashes; ///< in line widths; empty for a solid line
    Marks::Shape mark = Marks::Shape::Round;
    bool isHollow = false;
};
TrainedStyle styleOf(const ExperimentCurve& curve, const Palette& palette);

/// Before a name, which then has `markSpace` less: colours are shared, combinations with marks are
/// not.
constexpr double markSpace = 14;
Layer markBefore(const ExperimentCurve& curve, QPointF left, const Look& look);

} // namespace lab::ui
