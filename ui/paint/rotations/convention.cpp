#include "ui/paint/rotations/convention.h"

#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/rotations/convention_scores.h"
#include "ui/paint/rotations/rotations_words.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

using Column = ConventionFrame::Column;

constexpr std::array bothRows {ColumnRow::Interleaved, ColumnRow::Halves};
constexpr double hatchPitch = 6;

/// The picture as currently painted.
struct Scene {
    QPainter& painter;
    const ConventionLayout& layout;
    const ConventionFrame& frame;
    const PointedLook& look;

    bool isForgotten() const { return look.focus.convention == static_cast<int>(forgottenIndex); }
    /// The row in which the columns arrive unmoved.
    bool isUnmoved(ColumnRow row) const
    {
        const bool isOwn = (row == ColumnRow::Interleaved) == (frame.own == Pairing::Interleaved);
        return isForgotten() && !isOwn;
    }
    int slots() const { return 2 * layout.count; }
    int numberOf(ColumnRow row, const Column& column) const
    {
        return row == ColumnRow::Interleaved ? column.interleaved : column.halves;
    }
    /// The content at the place of `column` in a row: the column itself or, if the permutation is
    /// forgotten, the column whose number is its place in the other order.
    Column shownAt(ColumnRow row, const Column& column) const
    {
        if (!isUnmoved(row))
            return column;
        if (row == ColumnRow::Halves)
            return frame.columns[static_cast<std::size_t>(column.halves)];
        return *std::ranges::find(frame.columns, column.interleaved, &Column::halves);
    }
    bool isLookedAt(const Column& column) const
    {
        return column.pair == frame.selectedPair || look.focus.pair == column.pair;
    }
    QColor colorOf(const Column& column) const
    {
        return column.rests ? look.palette.axis
                            : pairColor(look.palette, column.pair, frame.pairs());
    }
};

QString title(const ConventionLayout& layout, const ConventionFrame& frame)
{
    if (layout.count < frame.pairs())
        return RotationsWords::tr("Pairs %1 to %2 of %3, in two layouts")
            .arg(layout.first)
            .arg(layout.first + layout.count - 1)
            .arg(frame.pairs());
    return frame.pairs() == 1 ? RotationsWords::tr("One pair, in two layouts")
                              : RotationsWords::tr("%1 pairs, in two layouts").arg(frame.pairs());
}

void paintSwatch(QPainter& painter, const QRectF& bar, Token token, const Look& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor& colour = token == Token::Query ? look.palette.query : look.palette.key;
    const double line = std::min(look.px(1.5), std::min(bar.width(), bar.height()) / 2);
    if (token == Token::Query || bar.height() <= 2 * line || bar.width() <= 2 * line) {
        painter.fillRect(bar, colour);
        return;
    }
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(look.palette.ground);
    painter.drawRect(bar.adjusted(line / 2, line / 2, -line / 2, -line / 2));
}

/// q filled, k hollow, right-aligned in the title line.
void paintLegend(QPainter& painter, QPointF right, double space, const Look& look)
{
    const double each = look.px(40);
    if (space < 2 * each)
        return;
    double x = right.x() - 2 * each + look.px(8);
    for (const Token token : {Token::Query, Token::Key}) {
        paintSwatch(painter, {x, right.y() - look.px(10), look.px(8), look.px(11)}, token, look);
        Typeset(look, token == Token::Query ? u"query"_s : u"key"_s, 17, look.palette.text)
            .paint(painter, {x + look.px(13), right.y()});
        x += each;
    }
}

QString rowText(const ConventionFrame& frame, ColumnRow row)
{
    const bool isInterleaved = row == ColumnRow::Interleaved;
    const bool isOwn = isInterleaved == (frame.own == Pairing::Interleaved);
    const QString name =
        isInterleaved ? RotationsWords::tr("Interleaved") : RotationsWords::tr("Half-split");
    const QString columns = isInterleaved
        ? RotationsWords::tr("2i and 2i + 1")
        : RotationsWords::tr("i and i + %1").arg(frame.rotatedPairs);
    return isOwn ? RotationsWords::tr("%1, own layout: %2").arg(name, columns)
                 : RotationsWords::tr("%1: %2").arg(name, columns);
}

QString restingText(int pairs)
{
    return pairs == 1 ? RotationsWords::tr("1 pair does not rotate")
                      : RotationsWords::tr("%1 pairs do not rotate").arg(pairs);
}

void paintRowWords(const Scene& scene, ColumnRow row)
{
    const Look& look = scene.look;
    const QRectF& space = scene.layout.space;
    const double baseline = scene.layout.row(row).labelBaseline;
    double free = space.width();
    if (row == ColumnRow::Interleaved && scene.frame.restingPairs > 0)
        free -= look.px(12)
            + paintText(scene.painter, {space.right(), baseline},
                restingText(scene.frame.restingPairs), TextRole::NoteStrong, look.palette.notes,
                look, Alignment::Right);
    const QString words = scene.isUnmoved(row)
        ? RotationsWords::tr("Columns used without permutation: wrong partners")
        : rowText(scene.frame, row);
    paintText(scene.painter, {space.left(), baseline}, fitted(words, free, TextRole::Note, look),
        TextRole::Note, scene.isUnmoved(row) ? look.palette.unseenText : look.palette.notes, look);
}

/// Slanted lines through a cell, cut at its sides without a clip.
void paintHatching(const Scene& scene, const QRectF& cell)
{
    scene.painter.setRenderHint(QPainter::Antialiasing);
    scene.painter.setPen(QPen(blended(scene.look.palette.axis, scene.look.palette.ground, 0.45),
        scene.look.px(1), Qt::SolidLine, Qt::FlatCap));
    const double pitch = scene.look.px(hatchPitch);
    for (double foot = cell.left() + pitch / 2 - cell.height(); foot < cell.right();
         foot += pitch) {
        const double from = std::max(foot, cell.left());
        const double to = std::min(foot + cell.height(), cell.right());
        if (from < to)
            scene.painter.drawLine(QPointF(from, cell.bottom() - (from - foot)),
                QPointF(to, cell.bottom() - (to - foot)));
    }
}

void paintCells(const Scene& scene, ColumnRow row)
{
    const Palette& palette = scene.look.palette;
    const QRectF& cells = scene.layout.row(row).cells;
    const double inset = std::min(1.0, 0.04 * scene.layout.pitch);
    for (int slot = 0; slot < scene.slots(); ++slot) {
        const Column& column = columnAt(scene.layout, scene.frame, row, slot);
        const Column& shown = scene.shownAt(row, column);
        const QRectF cell = scene.layout.cell(row, slot).adjusted(inset, 0, -inset, 0);
        if (scene.isLookedAt(shown))
            scene.painter.fillRect(cell, blended(palette.grid, palette.ground, 0.7));
        if (shown.rests)
            paintHatching(scene, cell);
    }
    const double zero = cells.center().y();
    paintLine(
        scene.painter, {cells.left(), zero, cells.right(), zero}, palette.axis, 1, scene.look);
    if (cells.height() < scene.look.px(34))
        return;
    const double right = cells.left() - scene.look.px(4);
    const double digits = digitHeight(TextRole::Axis, scene.look);
    const QString unit = significant(scene.frame.unit, 3);
    for (const auto& [text, y] : {std::pair {unit, cells.top() + digits},
             std::pair {QString(QChar(0x2212)) + unit, cells.bottom()}})
        if (textWidth(text, TextRole::Axis, scene.look) < right - scene.layout.space.left() + 2)
            paintText(scene.painter, {right, y}, text, TextRole::Axis, palette.notes, scene.look,
                Alignment::Right);
}

void paintBars(const Scene& scene, ColumnRow row)
{
    for (int slot = 0; slot < scene.slots(); ++slot) {
        const Column& column = columnAt(scene.layout, scene.frame, row, slot);
        const Column& shown = scene.shownAt(row, column);
        for (const Token token : {Token::Query, Token::Key})
            paintSwatch(scene.painter,
                barOf(scene.layout, scene.frame, {row, slot, token}, valueOf(shown, token),
                    scene.look),
                token, scene.look);
    }
}

void paintNumbers(const Scene& scene, ColumnRow row)
{
    const Look& look = scene.look;
    const ConventionLayout::Row& placed = scene.layout.row(row);
    const double thick = look.px(4);
    const double inset = std::max(0.5, 0.06 * scene.layout.pitch);
    for (int slot = 0; slot < scene.slots(); ++slot) {
        const Column& column = columnAt(scene.layout, scene.frame, row, slot);
        const Column& shown = scene.shownAt(row, column);
        const QRectF cell = scene.layout.cell(row, slot);
        const bool isStrong = scene.isLookedAt(shown);
        paintText(scene.painter, {cell.center().x(), placed.numberBaseline},
            QString::number(scene.numberOf(row, column)),
            isStrong ? TextRole::NoteStrong : TextRole::Axis,
            isStrong ? look.palette.text : look.palette.notes, look, Alignment::Centre);
        const double top = row == ColumnRow::Interleaved ? placed.edge - thick : placed.edge;
        const QRectF mark(cell.left() + inset, top, cell.width() - 2 * inset, thick);
        scene.painter.fillRect(mark, scene.colorOf(shown));
        if (shown.rests)
            scene.painter.fillRect(mark.adjusted(look.px(1), look.px(1), -look.px(1), -look.px(1)),
                look.palette.ground);
    }
    const double baseline = placed.numberBaseline;
    const QRectF& cells = placed.cells;
    if (scene.layout.first > 0)
        paintText(scene.painter, {cells.left() - look.px(4), baseline}, u"…"_s, TextRole::Note,
            look.palette.notes, look, Alignment::Right);
    if (scene.layout.first + scene.layout.count < scene.frame.pairs())
        paintText(scene.painter, {cells.right() + look.px(2), baseline}, u"…"_s, TextRole::Note,
            look.palette.notes, look);
}

void paintFrameAround(const Scene& scene, const QRectF& rect)
{
    const double width = scene.look.px(2);
    scene.painter.setRenderHint(QPainter::Antialiasing);
    scene.painter.setPen(
        QPen(scene.look.palette.text, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    scene.painter.setBrush(Qt::NoBrush);
    scene.painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

/// Around each cell of the selected pair; adjacent cells share one frame.
void paintSelection(const Scene& scene, ColumnRow row)
{
    for (int slot = 0; slot < scene.slots(); ++slot) {
        const auto isSelected = [&](int at) {
            return at < scene.slots()
                && scene.shownAt(row, columnAt(scene.layout, scene.frame, row, at)).pair
                == scene.frame.selectedPair;
        };
        if (!isSelected(slot))
            continue;
        QRectF around = scene.layout.cell(row, slot);
        while (isSelected(slot + 1))
            around |= scene.layout.cell(row, ++slot);
        paintFrameAround(scene, around);
    }
}

/// From the old place of `column` to its new place; empty beyond the end of the page.
std::optional<QLineF> wireNow(const Scene& scene, const Column& column)
{
    const QLineF wire = wireOf(scene.layout, scene.frame, column);
    if (!scene.isForgotten())
        return wire;
    // Each number keeps its column number: 5 of the upper row goes to 5 of the lower.
    const Column& upper = scene.frame.columns[static_cast<std::size_t>(column.halves)];
    if (!scene.layout.holds(upper.pair))
        return std::nullopt;
    return QLineF(wireOf(scene.layout, scene.frame, upper).p1(), wire.p2());
}

void paintWires(const Scene& scene)
{
    scene.painter.setRenderHint(QPainter::Antialiasing);
    const Look& look = scene.look;
    for (const bool isLit : {false, true})
        for (int slot = 0; slot < scene.slots(); ++slot) {
            const Column& column =
                columnAt(scene.layout, scene.frame, ColumnRow::Interleaved, slot);
            const Column& carried = scene.isForgotten() && scene.frame.own == Pairing::Interleaved
                ? scene.shownAt(ColumnRow::Halves, column)
                : column;
            if (scene.isLookedAt(carried) != isLit)
                continue;
            const std::optional<QLineF> wire = wireNow(scene, column);
            if (!wire)
                continue;
            QPen pen(scene.isForgotten() && !carried.rests ? look.palette.unseen
                                                           : scene.colorOf(carried),
                look.px(isLit ? 3 : 1.25), scene.isForgotten() ? Qt::DashLine : Qt::SolidLine,
                Qt::FlatCap);
            scene.painter.setPen(pen);
            scene.painter.drawLine(*wire);
        }
}

} // namespace

void paintConvention(QPainter& painter, const QRectF& area, const ConventionFrame& frame,
    const std::optional<ColumnBar>& heldOrHovered, const PointedLook& look)
{
    if (frame.columns.empty())
        return;
    const ConventionLayout layout = conventionLayout(area, frame, look);
    const double used = paintTitle(painter, layout.space, title(layout, frame), Law::Holds, look);
    paintLegend(painter, {layout.space.right(), titleBaseline(layout.space, look)},
        layout.space.width() - used - look.px(16), look);

    const Scene scene {painter, layout, frame, look};
    for (const ColumnRow row : bothRows) {
        if (layout.hasRowWords)
            paintRowWords(scene, row);
        if (layout.hasBars) {
            paintCells(scene, row);
            paintBars(scene, row);
        }
        paintNumbers(scene, row);
    }
    paintWires(scene);
    if (layout.hasBars)
        for (const ColumnRow row : bothRows)
            paintSelection(scene, row);
    if (heldOrHovered) {
        const ConventionFrame::Column& column =
            columnAt(layout, frame, heldOrHovered->row, heldOrHovered->slot);
        const double value = valueOf(column, heldOrHovered->token);
        const QRectF bar = barOf(layout, frame, *heldOrHovered, value, look);
        paintHandle(painter, {bar.center().x(), value >= 0 ? bar.top() : bar.bottom()},
            heldOrHovered->token == Token::Query ? HandleKind::Query : HandleKind::Key,
            HandleState::Hovered, 10, look);
    }
    paintConventionScores(painter, layout, frame, look);
}

} // namespace lab::ui
