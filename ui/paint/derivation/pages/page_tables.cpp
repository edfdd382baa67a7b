#include "ui/paint/axes.h"
#include "ui/paint/cell_marks.h"
#include "ui/paint/comparison.h"
#include "ui/paint/derivation/pages/page_layout.h"
#include "ui/paint/derivation/pages/page_painters.h"
#include "ui/paint/derivation/pages/page_spoken.h"
#include "ui/paint/derivation/pages/page_words.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// "R(9)", or "9" if that does not fit.
QStringList wordings(const PageTile& tile)
{
    if (!tile.number)
        return pageWordings(tile.name);
    const auto number = std::llround(*tile.number);
    return {numberedWord(tile.name, number), wholeNumber(number)};
}

/// A colour per number, from the scale of the pairs: neighbors differ, and each has its letter.
/// Beyond the learner's colours they repeat, with other letters.
QColor paintOf(int colour, const Palette& palette)
{
    const double share = (colour - 1) % cellColours / static_cast<double>(cellColours - 1);
    return blended(rampColor(palette.pairs, share), palette.ground, 0.85);
}

void paintPainted(QPainter& painter, const QRectF& cell, int colour, const Look& look)
{
    const QRectF inner = cell.adjusted(1, 1, -1, -1);
    if (colour == 0) {
        painter.fillRect(inner, look.palette.grid);
        return;
    }
    const QColor fill = paintOf(colour, look.palette);
    painter.fillRect(inner, fill);
    const double baseline = inner.center().y() + digitHeight(TextRole::Note, look) / 2;
    if (inner.height() > look.px(13))
        paintText(painter, {inner.center().x(), baseline}, cellColourName(colour), TextRole::Note,
            inkOn(fill, look.palette), look, Alignment::Centre);
}

/// In a corner of the cell, so that its colour is visible; none if it would be covered.
void paintVerdict(QPainter& painter, const QRectF& cell, bool agrees, const Look& look)
{
    constexpr double minCell = 16;
    if (cell.width() < look.px(minCell))
        return;
    const double arm = std::min(look.px(4), 0.14 * cell.width());
    const QPointF corner = cell.bottomRight() - QPointF(2 * arm, 2 * arm);
    painter.setBrush(Qt::NoBrush);
    if (agrees) {
        painter.setPen(QPen(look.palette.ground, look.px(2)));
        painter.setBrush(look.palette.seen);
        painter.drawEllipse(corner, arm, arm);
        return;
    }
    for (const bool isGround : {true, false}) {
        painter.setPen(QPen(
            isGround ? look.palette.ground : look.palette.unseen, look.px(isGround ? 3.5 : 2)));
        painter.drawLine(corner - QPointF(arm, arm), corner + QPointF(arm, arm));
        painter.drawLine(corner - QPointF(arm, -arm), corner + QPointF(arm, -arm));
    }
}

/// Light lines between the cells of small tables.
void paintGridOf(QPainter& painter, const QRectF& place, const PageTile& tile, const Look& look)
{
    constexpr double least = 5;
    if (cellArea(place, tile, 0, 0).width() < look.px(least))
        return;
    const QColor colour = blended(look.palette.axis, look.palette.ground, 0.35);
    for (int row = 0; row <= tile.cells.rows; ++row) {
        const double y = cellArea(place, tile, row, 0).top();
        paintLine(painter, {place.left(), y, place.right(), y}, colour, 1, look);
    }
    for (int column = 0; column <= tile.cells.columns; ++column) {
        const double x = cellArea(place, tile, 0, column).left();
        paintLine(painter, {x, place.top(), x, place.bottom()}, colour, 1, look);
    }
}

/// With as many decimals as keep it clear of the adjacent cells.
QString cellNumber(double value, double width, const Look& look)
{
    int places = 4;
    while (places > 1
        && textWidth(decimals(-std::abs(value), places), TextRole::BodyStrong, look) + look.px(8)
            > width)
        --places;
    return decimals(value, places);
}

void paintTile(QPainter& painter, const QRectF& place, const PageTile& tile, const PageTile* ghost,
    const PointedLook& look)
{
    if (tile.cells.values.empty()) {
        // For some the question is what they are, for others which of their entries are zero.
        if (tile.cells.rows == 0) {
            painter.fillRect(place, look.palette.grid);
            return;
        }
        paintHatching(painter, place, look);
        paintGridOf(painter, place, tile, look);
        return;
    }
    if (tile.colours.empty())
        paintHeatmap(painter, place, tile.cells, look);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < tile.cells.rows; ++row) {
        for (int column = 0; column < tile.cells.columns; ++column) {
            const auto index = static_cast<std::size_t>(row * tile.cells.columns + column);
            const QRectF cell = cellArea(place, tile, row, column);
            if (!tile.colours.empty())
                paintPainted(painter, cell, tile.colours[index], look);
            if (tile.hasNumbers) {
                const QColor ground = cellColor(tile.cells, tile.cells.values[index], look.palette);
                paintText(painter,
                    cell.center() + QPointF(0, digitHeight(TextRole::BodyStrong, look) / 2),
                    cellNumber(tile.cells.values[index], cell.width(), look), TextRole::BodyStrong,
                    inkOn(ground, look.palette), look, Alignment::Centre);
            }
            if (index < tile.marks.size() && tile.marks[index])
                paintVerdict(painter, cell, *tile.marks[index], look);
            const bool isOther = ghost && ghost->cells.values.size() == tile.cells.values.size()
                && std::abs(ghost->cells.values[index] - tile.cells.values[index]) > 1e-12;
            if (isOther) {
                painter.setPen(ghostPen(look.palette.text, look));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(cell.adjusted(2, 2, -2, -2));
            }
        }
    }
    paintGridOf(painter, place, tile, look);
    if (isLit(tile.part, look)) {
        painter.setPen(QPen(look.palette.text, look.px(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
    }
}

} // namespace

void paintPageTiles(QPainter& painter, const QRectF& area, const PageTiles& tiles,
    const PageTiles* ghost, const PointedLook& look)
{
    const std::vector<QRectF> places = tileAreas(area, tiles, look);
    // All have the same form of name: one for which the longest has space.
    const auto isLong = [&](std::size_t index) {
        return textWidth(wordings(tiles.tiles[index]).value(0), TextRole::Axis, look)
            > places[index].width();
    };
    // Positions are all written in the same form, and so are names.
    const auto areBrief = [&](const PageTile& like) {
        bool isAny = false;
        for (std::size_t index = 0; index < tiles.tiles.size(); ++index)
            isAny = isAny
                || (tiles.tiles[index].number.has_value() == like.number.has_value()
                    && isLong(index));
        return isAny;
    };
    for (std::size_t index = 0; index < tiles.tiles.size(); ++index) {
        const PageTile& tile = tiles.tiles[index];
        const PageTile* const under =
            ghost && index < ghost->tiles.size() ? &ghost->tiles[index] : nullptr;
        paintTile(painter, places[index], tile, under, look);
        if (tiles.tiles.size() > 1)
            paintText(painter, {places[index].left(), places[index].top() - look.px(4)},
                fittingWords(
                    areBrief(tile) ? wordings(tile).mid(wordings(tile).size() - 1) : wordings(tile),
                    places[index].width(), TextRole::Axis, look),
                TextRole::Axis, look.palette.notes, look);
    }
}

namespace {

/// On its own scale, from its minimum to its maximum over the full height. A score that stays is a
/// horizontal line in the middle, one that changes never is, however large the others are; the
/// number beside it gives its size.
void paintSparkline(QPainter& painter, const QRectF& area, const PageMeter& row, const Look& look)
{
    const std::vector<double>& curve = row.curve;
    const auto [least, most] = std::ranges::minmax(curve);
    QPolygonF line;
    for (std::size_t at = 0; at < curve.size(); ++at) {
        const double x = area.left()
            + area.width() * static_cast<double>(at) / static_cast<double>(curve.size() - 1);
        const double share = row.isMoving ? (curve[at] - least) / (most - least) : 0.5;
        line.append({x, area.bottom() - share * area.height()});
    }
    painter.setPen(QPen(look.palette.result, look.px(1.6)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

/// The learner's mark: an empty box, a horizontal line for what stays, a wave for what changes.
void paintOwnMark(QPainter& painter, const QRectF& box, const PageMeter& row, const Look& look)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.palette.axis, look.px(1.25)));
    painter.drawRoundedRect(box, look.px(3), look.px(3));
    if (row.mark == 0)
        return;
    const QColor colour = !row.verdict ? look.palette.text
        : *row.verdict                 ? look.palette.seen
                                       : look.palette.unseen;
    painter.setPen(QPen(colour, look.px(2)));
    const double left = box.left() + look.px(4);
    const double right = box.right() - look.px(4);
    const double y = box.center().y();
    if (row.mark == 1) {
        painter.drawLine(QPointF(left, y), QPointF(right, y));
    } else {
        const double step = (right - left) / 4;
        const double high = look.px(4);
        painter.drawPolyline(QPolygonF {{left, y}, {left + step, y - high}, {left + 2 * step, y},
            {left + 3 * step, y + high}, {right, y}});
    }
    if (row.verdict && !*row.verdict) {
        painter.drawLine(box.topLeft(), box.bottomRight());
    }
}

} // namespace

void paintPageMeters(QPainter& painter, const QRectF& area, const PageMeters& meters,
    const PageMeters* ghost, const PointedLook& look)
{
    const std::vector<QRectF> places = rowAreas(area, meters, look);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t index = 0; index < meters.rows.size(); ++index) {
        const PageMeter& row = meters.rows[index];
        const QRectF& place = places[index];
        const double baseline = place.center().y() + digitHeight(TextRole::Body, look) / 2;
        double left = place.left();
        if (row.mark) {
            const double side = std::min(look.px(22), place.height() - look.px(3));
            paintOwnMark(
                painter, {left, place.center().y() - side / 2, look.px(26), side}, row, look);
            left += look.px(34);
        }
        QStringList names = pageWordings(row.name);
        if (row.of)
            for (QString& name : names)
                name += u' ' + significant(*row.of, 4);
        if (row.of)
            names += significant(*row.of, 4);
        QString value = row.value ? significant(*row.value, 5) : u"?"_s;
        if (row.value && row.other)
            value += u" / "_s + significant(*row.other, 5);
        const double valueWidth =
            std::max(look.px(62), textWidth(value, TextRole::BodyStrong, look));
        const double nameSpace = meters.hasBars
            ? look.px(60)
            : (row.curve.empty() ? place.width() - (left - place.left()) - valueWidth - look.px(8)
                                 : look.px(96));
        const bool isLong = textWidth(names.value(0), TextRole::Body, look) > nameSpace;
        const TextRole role = isLong ? TextRole::Note : TextRole::Body;
        paintText(painter, {left, baseline}, fittingWords(names, nameSpace, role, look), role,
            look.palette.text, look);
        paintText(painter, {place.right() - look.px(2), baseline}, value, TextRole::BodyStrong,
            roleTextColor(row.role, look.palette), look, Alignment::Right);
        const QRectF middle(left + nameSpace + look.px(6), place.top() + look.px(3),
            place.right() - valueWidth - look.px(12) - left - nameSpace,
            place.height() - look.px(6));
        if (!row.curve.empty() && middle.width() > look.px(20))
            paintSparkline(painter, middle, row, look);
        if (meters.hasBars && row.value && middle.width() > look.px(20)) {
            const double zero = middle.center().x();
            const auto end = [&](double of) { return zero + of / meters.end * middle.width() / 2; };
            const double to = end(*row.value);
            const QRectF bar(QPointF(std::min(zero, to), middle.center().y() - look.px(5)),
                QPointF(std::max(zero, to), middle.center().y() + look.px(5)));
            painter.setPen(QPen(roleColor(row.role, look.palette), look.px(1.5)));
            painter.setBrush(
                *row.value < 0 ? QBrush(Qt::NoBrush) : QBrush(roleColor(row.role, look.palette)));
            painter.drawRect(bar);
            if (ghost && index < ghost->rows.size() && ghost->rows[index].value) {
                painter.setPen(ghostPen(look.palette.text, look));
                const double at = end(*ghost->rows[index].value);
                painter.drawLine(QPointF(at, middle.top()), QPointF(at, middle.bottom()));
            }
        }
    }
}

namespace {

/// A score with as many digits as fit; the shortest form has one decimal.
QStringList scoreWordings(double score)
{
    const bool isNearNothing = std::abs(score) < 0.05;
    return {u"s = "_s + significant(score, 4), significant(score, 4), significant(score, 2),
        significant(score, 1), isNearNothing ? u"0"_s : decimals(score, 1)};
}

} // namespace

void paintPageCards(QPainter& painter, const QRectF& area, const PageCards& cards,
    const PageCards* ghost, const PointedLook& look)
{
    const std::vector<QRectF> places = cardAreas(area, cards, look);
    painter.setRenderHint(QPainter::Antialiasing);
    const double head = look.px(30);
    for (std::size_t index = 0; index < cards.cards.size(); ++index) {
        const PageCard& card = cards.cards[index];
        const QRectF& place = places[index];
        const QRectF chip(place.left(), place.top(), place.width(), head);
        const bool isAsking = card.word == 2;
        painter.setPen(
            QPen(isAsking ? look.palette.query : look.palette.axis, look.px(isAsking ? 2 : 1)));
        painter.setBrush(look.palette.field);
        painter.drawRoundedRect(chip.adjusted(1, 1, -1, -1), look.px(6), look.px(6));
        const QString word = pageWord("word." + std::to_string(card.word));
        const double space = chip.width() - look.px(6);
        const TextRole role = textWidth(word, TextRole::BodyStrong, look) <= space
            ? TextRole::BodyStrong
            : TextRole::Axis;
        paintText(painter,
            {chip.center().x(), chip.center().y() + digitHeight(TextRole::Body, look) / 2},
            fitted(word, space, role, look), role, look.palette.text, look, Alignment::Centre);
        const QRectF well(place.left(), chip.bottom() + look.px(4), place.width(),
            place.bottom() - chip.bottom() - look.px(22));
        if (well.height() < look.px(8))
            continue;
        painter.setPen(QPen(look.palette.grid, look.px(1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(well);
        const auto level = [&](double weight) { return well.bottom() - weight * well.height(); };
        if (card.weight) {
            painter.fillRect(QRectF(QPointF(well.left(), level(*card.weight)), well.bottomRight()),
                look.palette.result);
            paintText(painter, {well.center().x(), well.bottom() + look.px(15)},
                significant(*card.weight, place.width() < look.px(56) ? 2 : 4), TextRole::Note,
                look.palette.resultText, look, Alignment::Centre);
        }
        const QStringList scores = card.score ? scoreWordings(*card.score) : QStringList();
        const bool hasSpace =
            well.height() > look.px(18) && std::ranges::any_of(scores, [&](const QString& score) {
                return textWidth(score, TextRole::Axis, look) <= well.width();
            });
        // Above the bar, or entirely on it.
        const bool isOnBar = card.weight && level(*card.weight) < well.top() + look.px(15);
        const double baseline = isOnBar ? std::max(well.top(), level(*card.weight)) + look.px(13)
                                        : well.top() + look.px(13);
        if (hasSpace && baseline < well.bottom() - look.px(2))
            paintText(painter, {well.center().x(), baseline},
                fittingWords(scores, well.width(), TextRole::Axis, look), TextRole::Axis,
                isOnBar ? inkOn(look.palette.result, look.palette) : look.palette.notes, look,
                Alignment::Centre);
        if (ghost && index < ghost->cards.size() && ghost->cards[index].weight) {
            painter.setPen(ghostPen(look.palette.text, look));
            const double at = level(*ghost->cards[index].weight);
            painter.drawLine(QPointF(well.left(), at), QPointF(well.right(), at));
        }
    }
    if (cards.output.size() != 2)
        return;
    // Beside the title, if there is space.
    const QString output = u"= ("_s + significant(cards.output[0], 4) + u", "_s
        + significant(cards.output[1], 4) + u')';
    const double needed = textWidth(pageWord(cards.title), TextRole::Note, look)
        + textWidth(output, TextRole::NoteStrong, look) + look.px(12);
    if (needed < area.width())
        paintText(painter, {area.right(), area.top() - look.px(8)}, output, TextRole::NoteStrong,
            look.palette.resultText, look, Alignment::Right);
}

} // namespace lab::ui
