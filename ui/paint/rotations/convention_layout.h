#pragma once

#include "core/frames/rotations/convention_frame.h"
#include "core/state/edit.h"
#include "ui/paint/look.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace lab::ui {

/// The two orders of the columns; the interleaved one stands above.
enum class ColumnRow { Interleaved, Halves };

/// The scores below each other, or in one line.
enum class ScoresShown { Below, Beside };

/// Where the columns stand: a cell each in the upper row in interleaved order, and below the wires
/// a cell in half-split order, with a bar for q and one for k around the row's zero line; under
/// them the scores. At most so many pairs as have cells wide enough for their numbers: a page that
/// always holds the selected pair.
///
/// Where it is too low for all of that there go, one after the other, the notes, the scores' own
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
    QRectF score(std::size_t index, std::size_t of) const; ///< where one of them stands
};

ConventionLayout conventionLayout(
    const QRectF& area, const ConventionFrame& frame, const Look& look);

/// How many cells a column of the page stands from the left of a row.
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
/// From the zero line of its row to the value, which stays in the cell.
QRectF barOf(const ConventionLayout& layout, const ConventionFrame& frame, ColumnBar bar,
    double value, const Look& look);
double valueOf(const ConventionFrame::Column& column, Token token);
/// What one pixel upwards adds to a value.
double valuePerPixel(
    const ConventionLayout& layout, const ConventionFrame& frame, ColumnRow row, const Look& look);

/// The bar whose half of a cell holds the point: q on the left, k on the right.
std::optional<ColumnBar> barAt(const ConventionLayout& layout, QPointF point);
/// The pair of the wire that is nearest, 6 pixels away or less.
std::optional<int> wireAt(
    const ConventionLayout& layout, const ConventionFrame& frame, QPointF point, const Look& look);
std::optional<int> scoreAt(
    const ConventionLayout& layout, const ConventionFrame& frame, QPointF point);

} // namespace lab::ui
