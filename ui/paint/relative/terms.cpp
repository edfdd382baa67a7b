#include "ui/paint/relative/terms.h"
#include "ui/paint/cell_marks.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/formula/typeset.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/relative/relative_words.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct TermWords {
    Q_DECLARE_TR_FUNCTIONS(TermWords)
};

constexpr double headSpace = 32; // the title
constexpr double tickSpace = 26; // the row above a map
constexpr double namePitch = 16; // of a name in two lines
constexpr double besideBox = 24; // from the left of the check box to its name
constexpr double betweenNames = 10; // more than a name needs to the next check box, if there is
                                    // space
constexpr double numberSpace = 24; // the row below
constexpr double betweenMaps = 36;
constexpr double rightMargin = 20;
constexpr double minForNumbers = 80; // of a map, for formula and number below it
constexpr double termFormulaSize = 16;
constexpr double faint = 0.3;
constexpr double stripHeight = 28;

struct Slot {
    int column;
    int row;
};

/// In a row, in two rows, or two in one column.
enum class Arrangement { Row, Square, Column };

Slot slotOf(RelativeTerm term, int place, Arrangement arrangement)
{
    if (arrangement == Arrangement::Row)
        return {place, 0};
    if (arrangement == Arrangement::Column)
        return {0, place};
    switch (term) {
    case RelativeTerm::Content:
        return {0, 0};
    case RelativeTerm::QueryPosition:
        return {1, 0};
    case RelativeTerm::KeyPosition:
    case RelativeTerm::GlobalContent:
        return {0, 1};
    case RelativeTerm::GlobalPosition:
        break;
    }
    return {1, 1};
}

/// The maps of one arrangement in an area, and their size.
struct Arranged {
    std::vector<Slot> slots;
    int rows = 1;
    int columns = 1;
    bool isTight = false;
    bool hasStrip = false; ///< of the omitted term, below the maps
    double tick = tickSpace; ///< units of the check box and the name
    double below = 0; ///< units of the formula and the number
    double gap = 0;
    double wide = 0; ///< the maximum for the given width
    double cell = 1; ///< whole pixels, so that cells are equal
};

/// As large as possible in one line.
TextRole nameRole(const QString& name, double space, const Look& look)
{
    return textWidth(name, TextRole::Body, look) <= space ? TextRole::Body : TextRole::Note;
}

void paintTermMap(QPainter& painter, const TermsLayout& layout, const TermsLayout::Place& place,
    const RelativeFrame& frame, const PointedLook& look)
{
    const RelativeTermFrame& term = *frame.term(place.term);
    const Palette& palette = look.palette;
    const QColor ink = term.isCounted ? palette.text : palette.notes;
    const QString name = termName(term.term);
    const double space = place.tick.right() - place.tick.left() - look.px(besideBox);
    const TextRole role = nameRole(name, space, look);
    const double twoLines = layout.hasTwoLines ? look.px(namePitch) : 0;
    const QRectF box(place.tick.left(), place.tick.top() + twoLines / 2, look.px(16), look.px(16));
    QStyleOption option;
    option.rect = box.toRect();
    option.palette = controlPalette(palette);
    option.state = QStyle::State_Enabled | (term.isCounted ? QStyle::State_On : QStyle::State_Off);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintCheckBox(painter, option);
    painter.restore();
    const QPointF beside(box.left() + look.px(besideBox), box.bottom() - look.px(3));
    const Typeset formula(look, termFormula(frame.encoding, term.term), termFormulaSize, ink, {});
    if (layout.isTight)
        formula.paint(painter, beside);
    else {
        const QStringList lines =
            layout.hasTwoLines ? brokenLines(name, font(look, role), space) : QStringList {name};
        const double up = lines.size() > 1 ? twoLines / 2 : 0;
        for (qsizetype k = 0; k < std::min<qsizetype>(lines.size(), 2); ++k)
            paintText(painter, beside + QPointF(0, static_cast<double>(k) * twoLines - up),
                fitted(lines[k].trimmed(), space, role, look), role, ink, look);
    }

    painter.save();
    painter.setOpacity(term.isCounted ? 1 : faint);
    paintHeatmap(painter, place.map, term.map, look);
    painter.restore();
    outlineCells(painter, place.map, palette.axis, 1, look);
    const MarkedCell marked = markedCell(look.focus, frame);
    outlineCells(painter, mapCell(place.map, layout.count, marked.query, marked.key), palette.text,
        look.focus.term == term.term ? 3 : 2, look);

    if (layout.isTight)
        return;
    const double baseline = place.map.bottom() + look.px(18);
    formula.paint(painter, {place.map.left(), baseline});
    const double value = term.map.at(marked.query, marked.key);
    const QString number = std::isnan(value) ? TermWords::tr("masked") : withSign(value, 3);
    // Under a narrow map it continues beside it, clear of the formula.
    const double right = std::max(place.map.right(),
        place.map.left() + formula.size().width() + look.px(6)
            + textWidth(number, TextRole::BodyStrong, look));
    paintText(
        painter, {right, baseline}, number, TextRole::BodyStrong, ink, look, Alignment::Right);
}

void paintOmitted(QPainter& painter, const QRectF& place, const Look& look)
{
    const Palette& palette = look.palette;
    paintText(painter, {place.left(), place.top() - look.px(11)},
        fitted(TermWords::tr("Position–position"), place.width() + look.px(rightMargin),
            TextRole::Body, look),
        TextRole::Body, palette.notes, look);
    QPen pen(palette.axis, look.px(1));
    pen.setDashPattern({4, 4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
    const QString sentence =
        TermWords::tr("left out: depends on the distance alone, the same for all words");
    const QStringList lines =
        brokenLines(sentence, font(look, TextRole::Note), place.width() - look.px(12));
    const double pitch = look.px(18);
    double y = place.center().y() - (static_cast<double>(lines.size()) - 1) / 2 * pitch
        + digitHeight(TextRole::Note, look) / 2;
    if (pitch * static_cast<double>(lines.size()) > place.height())
        return;
    for (const QString& line : lines) {
        paintText(painter, {place.center().x(), y}, line, TextRole::Note, palette.notes, look,
            Alignment::Centre);
        y += pitch;
    }
}

double nameWidth(RelativeTerm term, const Look& look)
{
    return look.px(30) + textWidth(termName(term), TextRole::Body, look);
}

/// For two adjacent maps; the names in all but the last columns of some arrangements may widen it.
double pitchOf(const Arranged& all, const RelativeFrame& frame, const Look& look)
{
    double named = 0;
    for (std::size_t i = 0; i < frame.terms.size(); ++i)
        if (!all.isTight && (all.slots[i].column == 0 || all.slots[i].column + 1 < all.columns))
            named = std::max(named, nameWidth(frame.terms[i].term, look) + look.px(betweenNames));
    return std::max(all.cell * frame.count() + all.gap, std::min(all.wide + all.gap, named));
}

/// Whether each name fits in one line; the last of a row may need the margin.
bool hasWholeNames(
    const Arranged& all, const QRectF& area, const RelativeFrame& frame, const Look& look)
{
    const double pitch = pitchOf(all, frame, look);
    for (std::size_t i = 0; i < frame.terms.size(); ++i) {
        const bool isLast = all.slots[i].column + 1 == all.columns;
        const double space = isLast ? area.width() - (all.columns - 1) * pitch : pitch - look.px(4);
        if (look.px(besideBox) + textWidth(termName(frame.terms[i].term), TextRole::Note, look)
            > space)
            return false;
    }
    return true;
}

Arranged arrangedAs(Arrangement arrangement, const QRectF& area, const RelativeFrame& frame,
    const Look& look, double tick = tickSpace)
{
    Arranged all;
    all.tick = tick;
    for (const RelativeTermFrame& term : frame.terms) {
        all.slots.push_back(slotOf(term.term, static_cast<int>(all.slots.size()), arrangement));
        all.rows = std::max(all.rows, all.slots.back().row + 1);
        all.columns = std::max(all.columns, all.slots.back().column + 1);
    }
    const double width = area.width() - look.px(rightMargin);
    all.gap = look.px(area.width() < look.px(290) ? 20 : betweenMaps);
    all.wide = all.columns > 1 ? (width - (all.columns - 1) * all.gap - look.px(2)) / all.columns
                               : 0.62 * width;
    all.hasStrip = arrangement == Arrangement::Row && frame.terms.size() > 1
        && frame.encoding == RelativeEncoding::Deberta;
    const double height = area.height() - look.px(headSpace)
        - (all.hasStrip ? look.px(tickSpace + stripHeight + 4) : 0);
    const auto sideIn = [&](double below) {
        const double high =
            height / all.rows - look.px(all.tick + below) - look.px(all.rows > 1 ? 4 : 0);
        return std::min(all.wide, high);
    };
    all.isTight = sideIn(numberSpace) < look.px(minForNumbers);
    all.below = all.isTight ? 0 : numberSpace;
    all.cell = std::max(1.0, std::floor(sideIn(all.below) / frame.count()));
    return all;
}

/// The arrangement with the largest maps; a single row only if each has its full name above it.
Arranged arranged(const QRectF& area, const RelativeFrame& frame, const Look& look)
{
    const auto usual =
        frame.encoding == RelativeEncoding::Shaw ? Arrangement::Column : Arrangement::Square;
    Arranged best = arrangedAs(usual, area, frame, look);
    if (!best.isTight && !hasWholeNames(best, area, frame, look)) {
        const Arranged broken = arrangedAs(usual, area, frame, look, tickSpace + namePitch);
        best = broken.isTight ? best : broken;
    }
    const Arranged row = arrangedAs(Arrangement::Row, area, frame, look);
    const bool hasNames =
        !row.isTight && std::ranges::all_of(frame.terms, [&](const RelativeTermFrame& term) {
            return nameWidth(term.term, look) + look.px(4) <= row.wide + row.gap;
        });
    return hasNames && row.cell > best.cell ? row : best;
}

} // namespace

TermsLayout::TermsLayout(const QRectF& area, const RelativeFrame& frame, const Look& look)
    : count(frame.count())
{
    const double top = area.top() + look.px(headSpace);
    const double right = area.right() - look.px(rightMargin);
    const Arranged best = arranged(area, frame, look);
    isTight = best.isTight;
    const double side = best.cell * count;
    hasTwoLines = best.tick > tickSpace;
    const double pitchX = pitchOf(best, frame, look);
    const double pitchY = side + look.px(best.tick + best.below + 4);
    const auto mapAt = [&](Slot slot) {
        return QRectF(std::round(area.left() + slot.column * pitchX),
            std::round(top + look.px(best.tick) + slot.row * pitchY), side, side);
    };
    constexpr double beside = 14; // of a plus between two maps of one column: clear of the number
    const bool isColumn = best.columns == 1;
    for (std::size_t i = 0; i < frame.terms.size(); ++i) {
        const Slot slot = best.slots[i];
        const QRectF map = mapAt(slot);
        const double end =
            slot.column + 1 < best.columns ? map.left() + pitchX - look.px(4) : area.right();
        places.push_back({frame.terms[i].term,
            QRectF(map.left(), map.top() - look.px(best.tick), end - map.left(),
                look.px(best.tick - 6)),
            map});
        if (places.size() > 1)
            pluses.push_back(slot.column > 0
                    ? QPointF(map.left() - (pitchX - side) / 2, map.center().y())
                    : QPointF(map.right() + (isColumn ? look.px(beside) : (pitchX - side) / 2),
                        map.top() - look.px(best.tick + (isColumn ? 10 : 4))));
    }
    if (frame.encoding == RelativeEncoding::Deberta && best.rows > 1)
        omitted = mapAt({1, 1});
    else if (best.hasStrip)
        omitted = QRectF(area.left(), top + pitchY + look.px(tickSpace),
            std::min(right, places.back().map.right()) - area.left(), look.px(stripHeight));
}

std::optional<TermsLayout::Hit> TermsLayout::cellAt(QPointF point) const
{
    for (const Place& place : places) {
        if (!place.map.contains(point))
            continue;
        const auto index = [&](double offset) {
            return std::clamp(static_cast<int>(offset / place.map.width() * count), 0, count - 1);
        };
        return Hit {
            place.term, index(point.y() - place.map.top()), index(point.x() - place.map.left())};
    }
    return std::nullopt;
}

std::optional<RelativeTerm> TermsLayout::tickAt(QPointF point) const
{
    const auto found = std::ranges::find_if(
        places, [&](const Place& place) { return place.tick.contains(point); });
    return found == places.end() ? std::nullopt : std::optional(found->term);
}

void paintTerms(QPainter& painter, const TermsLayout& layout, const RelativeFrame& frame,
    const PointedLook& look)
{
    for (const TermsLayout::Place& place : layout.places)
        paintTermMap(painter, layout, place, frame, look);
    for (std::size_t i = 0; i < layout.pluses.size(); ++i) {
        const bool isCounted = frame.term(layout.places[i + 1].term)->isCounted;
        const QColor ink =
            isCounted ? look.palette.text : blended(look.palette.notes, look.palette.ground, faint);
        paintText(painter, layout.pluses[i] + QPointF(0, look.px(6)), QStringLiteral("+"),
            TextRole::BenchTitle, ink, look, Alignment::Centre);
    }
    if (layout.omitted)
        paintOmitted(painter, *layout.omitted, look);
}

} // namespace lab::ui
