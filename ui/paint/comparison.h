#pragma once

#include "core/drawing/marks.h"
#include "ui/paint/look.h"

#include <QPen>
#include <QRectF>
#include <QString>

#include <utility>
#include <vector>

class QPainter;

namespace lab::ui {

/// Which of two states a bench shows: the pinned one A, the current one B, A under B, or B − A for
/// a picture without lines that could be drawn over each other.
enum class Comparison { A, Both, B, Difference };

/// The difference of the two: "Base 10 000" and "Base 500 000"; both empty if there is none.
struct ComparisonWords {
    QString a;
    QString b;
    /// Shorter and shorter forms: only the first difference, then its name only with A, then only
    /// the two values.
    std::vector<std::pair<QString, QString>> shorter {};

    bool operator==(const ComparisonWords&) const = default;
};

/// The names of A and B. While presenting, when letters name answers, the states are called before
/// and after.
QString nameOfA(const Look& look);
QString nameOfB(const Look& look);

/// "A Base 10 000 · B Base 500 000", ending at the right of `area`, each letter after a sample of
/// its line. If they do not fit, the longest of the shorter forms that does, and only the shortest
/// is cut: first, from the left, in what both begin with.
drawing::Layer comparisonLayer(const QRectF& area, const ComparisonWords& words, const Look& look);

/// Replaces these words if the states differ but the numbers of one picture do not.
drawing::Layer alikeLayer(const QRectF& area, const Look& look);

/// What a map shows: a ghost cannot be drawn under it, so B − A is shown instead.
enum class MapShown { Present, Difference };

/// The style of A under the pictures of B: a thin dashed line in a pale shade of the original
/// colour, as pale as a contrast of 3 to 1 with the ground allows.
constexpr double ghostWidth = 1.25;
QColor ghostColor(const QColor& colour, const Palette& palette);
drawing::Pen ghostPenOf(drawing::Tone tone, const Look& look);

} // namespace lab::ui
