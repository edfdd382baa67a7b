#include "ui/paint/rotations/dial_notes.h"

#include "ui/paint/formula/typeset.h"
#include "ui/paint/rotations/dial_shapes.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double maxTurnsDrawn = 2; ///< beyond this their number is written

/// Beside the pair's own number, as it is when the pair is selected.
double frequencySpace(const DialsLayout& layout, int pair, const Look& look)
{
    return 2 * layout.radius - look.px(8)
        - textWidth(QString::number(pair), TextRole::BodyStrong, look);
}

/// A horizontal arrow at `left`, with its symbol.
void paintLegendArrow(QPainter& painter, QPointF left, Token token, const Look& look)
{
    const bool isQuery = token == Token::Query;
    const QPointF middle = left - QPointF(0, look.px(4.5));
    painter.setRenderHint(QPainter::Antialiasing);
    if (const auto arrow = arrowShape(
            middle, middle + QPointF(look.px(28), 0), DialStyle(look.px(52), look.scale)))
        paintArrows(painter, {*arrow}, token, look.palette);
    Typeset(look, isQuery ? u"query"_s : u"key"_s, 17, look.palette.text)
        .paint(painter, left + QPointF(look.px(35), 0));
}

/// The number of rotations of the vector, if an arc does not show it: all digits, in words if they
/// fit, else as a power of ten.
QString turnsText(double turns, double space, const Look& look)
{
    if (turns <= maxTurnsDrawn)
        return {};
    const auto fits = [&](const QString& text) {
        return textWidth(text, TextRole::Note, look) <= space;
    };
    const auto whole = static_cast<std::int64_t>(std::floor(turns));
    const QString plain = wholeNumber(whole);
    QString power = whole < 1000 ? plain : powerOfTen(static_cast<double>(whole), 2);
    for (const QString& number : {plain, power}) {
        QString words = RotationsWords::tr("%1 rotations").arg(number);
        if (fits(words))
            return words;
        if (fits(number))
            return number;
    }
    return power;
}

} // namespace

void paintFrequency(QPainter& painter, const DialsLayout& layout, QPointF centre,
    const DialsFrame::Dial& dial, const Look& look)
{
    const QPointF right = centre + QPointF(layout.radius, layout.radius + look.px(20));
    const double space = frequencySpace(layout, dial.pair, look);
    using Motion = DialsFrame::Motion;
    const QColor& notes = look.palette.notes;
    if (dial.motion == Motion::Resting) {
        paintText(painter, right,
            fitted(RotationsWords::tr("does not rotate"), space, TextRole::Note, look),
            TextRole::Note, notes, look, Alignment::Right);
        return;
    }
    const QString number = significant(dial.frequency, 2);
    if (dial.motion == Motion::Torn) {
        // Two angles need their own line, that of the turns.
        paintText(painter, right + QPointF(0, look.px(16)),
            number + u" ≠ "_s + significant(dial.secondFrequency, 2), TextRole::Note,
            look.palette.unseenText, look, Alignment::Right);
        return;
    }
    const QString brief = significant(dial.frequency, 1);
    struct Written {
        const QString& digits;
        double size;
    };
    for (const auto& [digits, size] : {Written {number, 16}, {number, 13}, {brief, 16}}) {
        const Typeset label(look, u"label.theta"_s, size, notes, {{u"theta"_s, digits}});
        if (label.size().width() <= space)
            return label.paint(painter, right - QPointF(label.size().width(), 0));
    }
    const bool fits = textWidth(number, TextRole::Note, look) <= space;
    paintText(painter, right, fitted(fits ? number : brief, space, TextRole::Note, look),
        TextRole::Note, notes, look, Alignment::Right);
}

void paintDialsLegend(
    QPainter& painter, QPointF right, double space, bool hasDotted, const Look& look)
{
    const double arrow = look.px(60);
    if (space < 2 * arrow)
        return;
    const double line = look.px(28 + 8);
    const QStringList wordings {RotationsWords::tr("before rotation"),
        RotationsWords::tr("before", "the turn of a vector")};
    const auto fitting = std::ranges::find_if(wordings, [&](const QString& words) {
        return 2 * arrow + line + textWidth(words, TextRole::Note, look) <= space;
    });
    double x = right.x();
    if (hasDotted && fitting != wordings.end()) {
        const QString& before = *fitting;
        const double dotted = line + textWidth(before, TextRole::Note, look);
        x -= dotted;
        const QPointF from(x, right.y() - look.px(4.5));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(dottedPen(look.palette.notes, look.px(1.25), look.scale));
        painter.drawLine(from, from + QPointF(look.px(28), 0));
        paintText(
            painter, right, before, TextRole::Note, look.palette.notes, look, Alignment::Right);
    }
    x -= 2 * arrow;
    paintLegendArrow(painter, {x, right.y()}, Token::Query, look);
    paintLegendArrow(painter, {x + arrow, right.y()}, Token::Key, look);
}

void paintTurnCounts(QPainter& painter, const DialsLayout& layout, QPointF centre,
    const DialsFrame::Dial& dial, const Look& look)
{
    if (dial.motion != DialsFrame::Motion::Turned)
        return;
    const bool isOne = dial.queryTurns <= maxTurnsDrawn || dial.keyTurns <= maxTurnsDrawn;
    const double space = isOne ? 2 * layout.radius : layout.radius - look.px(3);
    const QPointF below = centre + QPointF(0, layout.radius + look.px(36));
    paintText(painter, below - QPointF(layout.radius, 0), turnsText(dial.queryTurns, space, look),
        TextRole::Note, look.palette.queryText, look);
    paintText(painter, below + QPointF(layout.radius, 0), turnsText(dial.keyTurns, space, look),
        TextRole::Note, look.palette.keyText, look, Alignment::Right);
}

} // namespace lab::ui
