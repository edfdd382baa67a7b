#pragma once

#include "core/frames/rotations/convention_frame.h"
#include "core/state/edit.h"
#include "ui/paint/look.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace lab::ui {

/// The two orders of the columns; the interleaved one is above.
enum class ColumnRow { Interleaved, Halves };

/// The scores one below the other, or in one line.
enum class ScoresShown { Below, Beside };

/// The layout of the columns: a cell each in the upper row in interleaved order, and below the
/// wires a cell in half-split order, with a bar for q and one for k around the row's zero line;
/// under them the scores. At most as many pairs as have cells wide enough for their numbers: a page
/// that always contains the selected pair.
///
/// If it is too low for all of that, parts are dropped in this order: the notes, the scores' own
/// lines, some of the space below the title, the bars, and the words of the rows. The columns'
/// numbers and the wires between them stay.
struct ConventionLayout {
    struct Row {
        QRectF cells; ///< of all columns of the page
        double labelBaseline = 0;
        double numberBaseline = 0;
        double edge = 0; ///< where the wires begin or end
    };
    int first = 0; ///< pair of the page
    int count = 0; ///< of the page's pairs
    double pitch = 0;
    Row upper;
    Row lower;
    double scoresTop = 0;
    double scoreHeight = 0;
    ScoresShown scores = ScoresShown::Below;
    int notes = 1; ///< lines below the scores
    bool hasBars = true;
    bool hasRowWords = true;
    QRectF space;

    const Row& row(ColumnRow which) const
    {
        return which == ColumnRow::Interleaved ? upper : lower;
    }
    bool holds(int pair) const { return pair >= first && pair < first + count; }
    QRectF cell(ColumnRow row, int slot) const;
    QRectF score(std::size_t index, std::size_t of) const; ///< the place of one of them
};

ConventionLayout conventionLayout(
    const QRectF& area, const ConventionFrame& frame, const Look& look);

/// The number of cells from the left of a row to a column of the page.
int slotOf(const ConventionLayout& layout, const ConventionFrame& frame, ColumnRow row,
    const ConventionFrame::Column& column);
const ConventionFrame::Column& columnAt(
    const ConventionLayout& layout, const ConventionFrame& frame, ColumnRow row, int slot);

QLineF wireOf(const ConventionLayout& layout, const ConventionFrame& frame,
    const ConventionFrame::Column& column);

/// A bar: the number of a column in one of the rows.
struct ColumnBar {
    ColumnRow row = ColumnRow::Interleaved;
    int slot = 0;
    Token token = Token::Query;

    bool operator==(const ColumnBar&) const = default;
};
/// From the zero line of its row to the value, which is within the cell.
QRectF barOf(const ConventionLayout& layout, const ConventionFrame& frame, ColumnBar bar,
    double value, const Look& look);
double valueOf(const ConventionFrame::Column& column, Token token);
/// The change of a value per pixel upwards.
double valuePerPixel(
    const ConventionLayout& layout, const ConventionFrame& frame, ColumnRow row, const Look& look);

/// The bar whose half of a cell contains the point: q on the left, k on the right.
std::optional<ColumnBar> barAt(const ConventionLayout& layout, QPointF point);
/// The pair of the nearest wire within 6 pixels.
std::optional<int> wireAt(
    const ConventionLayout& layout, const ConventionFrame& frame, QPointF point, const Look& look);
std::optional<int> scoreAt(
    const ConventionLayout& layout, const ConventionFrame& frame, QPointF point);

} // namespace lab::ui
