#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/frames/reading.h"
#include "ui/paint/plot/layers.h"

#include <QCoreApplication>
#include <QString>

namespace lab::ui {

/// The words of the pictures of Experiment.
class ExperimentWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ExperimentWords)
};

QString trainedName(TrainedEncoding encoding); ///< as the panel has it
/// The same where a second line of RoPE, stretched, is shown: that of the first is then "Plain
/// RoPE".
QString trainedNameBeside(TrainedEncoding encoding, RopeStretch other);
QString curveName(const ExperimentCurve& curve); ///< "RoPE + YaRN"
QString shareText(double share); ///< "49 %"

/// How a line is drawn wherever encodings stand beside each other: a tone and a mark of its own.
struct TrainedStyle {
    QColor line;
    QColor text;
    QList<qreal> dashes; ///< in line widths; empty for a whole line
    Marks::Shape mark = Marks::Shape::Round;
    bool isHollow = false;
};
TrainedStyle styleOf(const ExperimentCurve& curve, const Palette& palette);

/// Before a name, which then has `markSpace` less: tones are shared, marks with them are not.
constexpr double markSpace = 14;
Layer markBefore(const ExperimentCurve& curve, QPointF left, const Look& look);

/// What the reading line speaks of: the line, the length, and the interval over the seeds.
QString answersCaption(const Reading& reading);

} // namespace lab::ui
