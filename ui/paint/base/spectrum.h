#pragma once

#include "core/frames/base/base_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// The ends of the wavelength axis, as powers of ten.
struct DecadeRange {
    double lowest = 0;
    double highest = 5;
};

/// Whole decades above that hold every wavelength and both lengths, so that a small change leaves
/// the axis where it is.
DecadeRange decadeRange(const SpectrumFrame& frame);

/// What there is to take hold of.
enum class SpectrumPart { Nothing, Point, Training, Target };

struct SpectrumPlaces {
    SpectrumPlaces(
        const QRectF& area, const SpectrumFrame& frame, const DecadeRange& range, const Look& look);

    QRectF plot;
    AxisScale pair;
    AxisScale decade; ///< log10 of positions
    double spacing = 0; ///< of the points

    double levelOf(double positions) const; ///< the pixel of a length along the axis
    double positionsAt(double level) const;
    QPointF point(const SpectrumFrame& frame, int index) const;
    QPointF handle(double length) const; ///< of its line, at the right end
    std::optional<int> pairAt(const SpectrumFrame& frame, QPointF point, const Look& look) const;
    /// The nearest pair across, anywhere in the plot.
    std::optional<int> pairAcross(const SpectrumFrame& frame, QPointF point) const;
    SpectrumPart partAt(const SpectrumFrame& frame, QPointF point, const Look& look) const;
};

/// "18 of 64 pairs turn less than once", of those that turn at all.
QString spectrumWords(const SpectrumFrame& frame);

/// Each pair's wavelength on a logarithmic axis: filled where the pair turns at least once in the
/// training length, hollow where it does not. The two lengths are lines to drag, and the chosen
/// method's wavelengths a line of its own. A ghost, if there is one, is dashed under them.
void paintSpectrum(QPainter& painter, const QRectF& area, const SpectrumFrame& frame,
    const SpectrumFrame* ghost, const DecadeRange& range, SpectrumPart hovered, const Look& look);

} // namespace lab::ui
