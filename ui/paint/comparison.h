#pragma once

#include "ui/paint/look.h"

#include <QPen>
#include <QRectF>
#include <QString>

#include <utility>
#include <vector>

class QPainter;

namespace lab::ui {

/// Which of two states a bench shows: the pinned one A, the present one B, A under B, or B − A
/// where a picture has no lines that could lie over each other.
enum class Comparison { A, Both, B, Difference };

/// What tells the two apart: "Base 10 000" and "Base 500 000"; both empty where nothing does.
struct ComparisonWords {
    QString a;
    QString b;
    /// The same for less space, from longer to shorter: the first of the differences, then of the
    /// first one the name with A alone, then the two values alone.
    std::vector<std::pair<QString, QString>> shorter {};

    bool operator==(const ComparisonWords&) const = default;
};

/// What A and B are called, and the title of their difference, B − A. While presenting, where
/// letters name answers, the states are called before and after.
QString nameOfA(const Look& look);
QString nameOfB(const Look& look);
QString nameOfDifference(const Look& look);

/// "A Base 10 000 · B Base 500 000", ending at the right of `area`, each letter behind a piece of
/// the line that it is drawn with. Where they do not fit the longest of the shorter words that do,
/// and only the shortest are cut: first, from the left, in what both begin with.
void paintComparison(
    QPainter& painter, const QRectF& area, const ComparisonWords& words, const Look& look);

/// In the place of these words, where the states differ and the numbers of one picture do not.
void paintAlike(QPainter& painter, const QRectF& area, const Look& look);

/// What a map shows: no ghost can lie under one, so that B − A is shown in its place.
enum class MapShown { Present, Difference };

/// In the place of a map whose difference cannot be taken: the sentence that says why.
void paintNoDifference(
    QPainter& painter, const QRectF& plot, const QString& sentence, const Look& look);

/// How A lies under the pictures of B: a thin dashed line in a faint tone of what it is a ghost of,
/// as faint as a contrast of 3 to 1 with the ground allows.
constexpr double ghostWidth = 1.25;
QColor ghostColor(const QColor& colour, const Palette& palette);
QPen ghostPen(const QColor& colour, const Look& look);

} // namespace lab::ui
