#pragma once

#include "core/frames/compare/compare_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <optional>
#include <utility>
#include <vector>

class QPainter;

namespace lab::ui {

using ComparedCell = std::pair<ComparedEncoding, ComparedProperty>;

/// Whether the row is the first one of its group.
bool startsGroup(ComparedEncoding encoding);

/// The layout of the rows and columns of the bench Compare. Columns share the remaining width, only
/// those with curves if there is little; if there is too little, the last ones are left out and
/// empty here, except for the selected one. In a low picture, rows are lower and lose the names of
/// their groups.
struct CompareLayout {
    // Pixels at 1x, set by the layout and used by the painter.
    static constexpr double groupSpace = 20;
    static constexpr double groupGap = 7; ///< if a group has no name
    static constexpr double highestPitch = 34;
    static constexpr double gap = 14; ///< between columns
    static constexpr double spreadSpace = 58; ///< of the number after a curve, minimum
    static constexpr double narrowSpread = 57;
    static constexpr double numberInset = 4; ///< right of it
    static constexpr double curveApart = 6; ///< the end of the curve from it
    static constexpr double narrowApart = 4;
    static constexpr double risesSpace = 34;

    QRectF area;
    double pitch = 0; ///< height of a row
    bool hasGroups = true; ///< lines that name where the position enters
    bool isNarrow = false; ///< numbers have fewer digits, bars the shorter words
    double between = 0; ///< pixels between columns
    double spread = 0; ///< of the number after the first curve
    QRectF names; ///< of the encodings: the column of all rows
    std::array<QRectF, comparedProperties.size()> columns; ///< below the headings
    std::vector<double> tops; ///< of the rows, in their order
    QRectF open; ///< opens the bench of the selected cell

    CompareLayout(const QRectF& area, const CompareFrame& frame, const Look& look);

    int digits() const { return isNarrow ? 2 : 3; } ///< of the number after the first curve
    QRectF row(ComparedEncoding encoding) const;
    QRectF cell(ComparedEncoding encoding, ComparedProperty property) const;
    std::optional<ComparedCell> cellAt(QPointF point) const;
};

/// Encodings against properties as small multiples. "Both move on" has one scale for all rows, so
/// that a flat line is a relative encoding; the score against the distance shows its shape, each on
/// its own scale. Numbers that violate the rule of their column are bold. Ghost: the curves of A,
/// dashed.
void paintCompareTable(QPainter& painter, const CompareLayout& layout, const CompareFrame& frame,
    const std::optional<CompareFrame>& ghost, const PointedLook& look);

} // namespace lab::ui
