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
constexpr double numberSpace = 24; // the row below
constexpr double betweenMaps = 36;
constexpr double rightMargin = 20;
constexpr double leastForNumbers = 80; // of a map, for formula and number below it
constexpr double termFormulaSize = 16;
constexpr double faint = 0.3;

struct Slot {
    int column;
    int row;
};

/// Shaw's two stand one over the other, and so have more space.
Slot slotOf(RelativeTerm term, RelativeEncoding encoding)
{
    switch (term) {
    case RelativeTerm::Content:
        return {0, 0};
    case RelativeTerm::QueryPosition:
        return encoding == RelativeEncoding::Shaw ? Slot {0, 1} : Slot {1, 0};
    case RelativeTerm::KeyPosition:
    case RelativeTerm::GlobalContent:
        return {0, 1};
    case RelativeTerm::GlobalPosition:
        break;
    }
    return {1, 1};
}

void paintTermMap(QPainter& painter, const TermsLayout& layout, const TermsLayout::Place& place,
    const RelativeFrame& frame, const PointedLook& look)
{
    const RelativeTermFrame& term = *frame.term(place.term);
    const Palette& palette = look.palette;
    const QColor ink = term.isCounted ? palette.text : palette.notes;
    const QRectF box(place.tick.left(), place.tick.top(), look.px(16), look.px(16));
    QStyleOption option;
    option.rect = box.toRect();
    option.palette = controlPalette(palette);
    option.state = QStyle::State_Enabled | (term.isCounted ? QStyle::State_On : QStyle::State_Off);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintCheckBox(painter, option);
    painter.restore();
    const QPointF beside(box.right() + look.px(8), box.bottom() - look.px(3));
    const Typeset formula(look, termFormula(frame.encoding, term.term), termFormulaSize, ink, {});
    if (layout.isTight)
        formula.paint(painter, beside);
    else
        paintText(painter, beside,
            fitted(termName(term.term), place.tick.right() - beside.x(), TextRole::Body, look),
            TextRole::Body, ink, look);

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
    paintText(painter, {place.map.right(), baseline}, number, TextRole::BodyStrong, ink, look,
        Alignment::Right);
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
    const QString sentence = TermWords::tr("left out: the distance alone, the same for all words");
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

} // namespace

TermsLayout::TermsLayout(const QRectF& area, const RelativeFrame& frame, const Look& look)
    : count(frame.count())
{
    int rows = 1;
    int columns = 1;
    for (const RelativeTermFrame& term : frame.terms) {
        const Slot slot = slotOf(term.term, frame.encoding);
        rows = std::max(rows, slot.row + 1);
        columns = std::max(columns, slot.column + 1);
    }
    const double top = area.top() + look.px(headSpace);
    constexpr double beside = 14; // of a plus between two maps of one column: clear of the number
    const double gap = look.px(area.width() < look.px(290) ? 20 : betweenMaps);
    const double right = area.right() - look.px(rightMargin);
    const double wide =
        columns > 1 ? (right - area.left() - gap - look.px(2)) / 2 : 0.62 * (right - area.left());
    const auto sideIn = [&](double below) {
        const double high =
            (area.bottom() - top) / rows - look.px(tickSpace + below) - look.px(rows > 1 ? 4 : 0);
        return std::min(wide, high);
    };
    isTight = sideIn(numberSpace) < look.px(leastForNumbers);
    const double below = isTight ? 0 : numberSpace;
    // Whole pixels a cell, so that cells are alike.
    const double cell = std::max(1.0, std::floor(sideIn(below) / count));
    const double side = cell * count;
    double named = 0; // what the tick and the longest name of the left column need
    for (const RelativeTermFrame& term : frame.terms)
        if (!isTight && slotOf(term.term, frame.encoding).column == 0)
            named =
                std::max(named, look.px(30) + textWidth(termName(term.term), TextRole::Body, look));
    const double pitchX = std::max(side + gap, std::min(wide + gap, named));
    const double pitchY = side + look.px(tickSpace + below + 4);
    const auto mapAt = [&](Slot slot) {
        return QRectF(std::round(area.left() + slot.column * pitchX),
            std::round(top + look.px(tickSpace) + slot.row * pitchY), side, side);
    };
    for (const RelativeTermFrame& term : frame.terms) {
        const Slot slot = slotOf(term.term, frame.encoding);
        const QRectF map = mapAt(slot);
        const double right =
            slot.column == 0 && columns > 1 ? map.left() + pitchX - look.px(4) : area.right();
        places.push_back({term.term,
            QRectF(map.left(), map.top() - look.px(tickSpace), right - map.left(), look.px(20)),
            map});
        if (places.size() > 1)
            pluses.push_back(slot.column == 1
                    ? QPointF(map.left() - (pitchX - side) / 2, map.center().y())
                    : QPointF(map.right() + (columns > 1 ? (pitchX - side) / 2 : look.px(beside)),
                        map.top() - look.px(columns > 1 ? tickSpace + 4 : tickSpace + 10)));
    }
    if (frame.encoding == RelativeEncoding::Deberta && rows > 1)
        omitted = mapAt({1, 1});
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
