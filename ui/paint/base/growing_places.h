#pragma once

#include "core/frames/base/growing_length_frame.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::ui {

/// What there is to take hold of.
enum class GrowingPart { Nothing, Length, Key };

/// Where the picture of the growing length has its plot and, below it on the same axis, the strip
/// of the cached keys: the key at position n was written at the length n + 1, and stands there.
struct GrowingPlaces {
    GrowingPlaces(const QRectF& area, const GrowingLengthFrame& frame,
        const std::optional<GrowingLengthFrame>& ghost, const Look& look);

    QRectF plot;
    QRectF strip;
    AxisScale power; ///< log₁₀ of the length
    AxisScale octave; ///< log₂ of a factor
    std::vector<double> ticks; ///< factors
    double foot = 0; ///< baseline of the last line; 0 where it has no room

    double acrossOf(double length) const;
    double levelOf(double factor) const;
    QPointF lengthHandle(std::int64_t length) const;
    QPointF keyHandle(std::int64_t key) const;
    /// The whole length there: a power of two or the original length within two pixels of it.
    std::int64_t lengthAt(double across, std::int64_t originalLength, const Look& look) const;
    std::int64_t keyAt(double across) const;
    /// `key` is the ruler's.
    GrowingPart partAt(
        const GrowingLengthFrame& frame, std::int64_t key, QPointF point, const Look& look) const;
};

} // namespace lab::ui
