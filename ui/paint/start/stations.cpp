#include "ui/paint/start/stations.h"

#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"
#include "ui/paint/tick.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct StationWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Start)
};

constexpr double markLeft = 8; // of the mark in its row
constexpr double titleLeft = 40;
constexpr double pitch = 16; // from the baseline of a title to that of what is below it
constexpr double barWidth = 3;
constexpr double leastForTwo = 32; // height of a row with two lines

struct TitleLines {
    QStringList lines; ///< at most two
    TextRole role;
    bool isBelowNumber = false; ///< the second begins below the number
};

/// Where two lines are not enough the title is smaller, and then its second line begins `indent`
/// farther to the left, rather than cut.
TitleLines titleLines(
    const QString& title, double space, double indent, bool isPointed, const Look& look)
{
    const TextRole usual = isPointed ? TextRole::BodyStrong : TextRole::Body;
    QStringList lines = brokenLines(title, font(look, usual), space);
    if (lines.size() < 3)
        return {lines, usual};
    const TextRole small = isPointed ? TextRole::NoteStrong : TextRole::Note;
    lines = brokenLines(title, font(look, small), space);
    if (lines.size() < 3)
        return {lines, small};
    const QString rest = title.mid(lines.front().size()).trimmed();
    return {{lines.front(), fitted(rest, space + indent, small, look)}, small, true};
}

/// As much of a note as there is space for behind a title's second line: all, its minutes, nothing.
QString noteBehind(const QString& note, double space, TextRole role, const Look& look)
{
    for (const QString& part : {note, note.section(u" \u00b7 "_s, 0, 0)})
        if (textWidth(part, role, look) <= space)
            return part;
    return {};
}

} // namespace

QString markWords(StationMark mark)
{
    switch (mark) {
    case StationMark::Right:
        return StationWords::tr("answered right");
    case StationMark::RightAndDue:
        return StationWords::tr("due again");
    case StationMark::NotRight:
        return StationWords::tr("answered, not right");
    case StationMark::Shown:
        return StationWords::tr("answer was shown");
    case StationMark::Open:
        break;
    }
    return StationWords::tr("open");
}

void paintMark(QPainter& painter, QPointF centre, StationMark mark, const Look& look)
{
    const Palette& palette = look.palette;
    const double radius = look.px(markSize) / 2;
    const bool isRing = mark == StationMark::Open || mark == StationMark::Shown;
    painter.setPen(QPen(isRing ? palette.axis : Qt::transparent, look.px(1.6)));
    painter.setBrush(isRight(mark)          ? palette.text
            : mark == StationMark::NotRight ? palette.axis
                                            : palette.ground);
    painter.drawEllipse(centre, radius - look.px(1), radius - look.px(1));
    if (mark == StationMark::Shown) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.axis);
        painter.drawEllipse(centre, radius / 3, radius / 3);
    }
    if (!isRight(mark))
        return;
    paintTick(painter, centre, look.px(1), look.px(2), palette.ground);
    if (mark != StationMark::RightAndDue)
        return;
    QPen ring(palette.text, look.px(1.4));
    ring.setDashPattern({2, 2});
    painter.setPen(ring);
    painter.drawEllipse(centre, radius + look.px(2), radius + look.px(2));
}

void paintStation(QPainter& painter, const QRectF& row, const StationFrame& frame, bool isPointed,
    const Look& look)
{
    const Palette& palette = look.palette;
    const QPointF mark(row.left() + look.px(markLeft + markSize / 2), row.center().y());
    if (isPointed) {
        painter.fillRect(row, palette.grid);
        painter.fillRect(
            QRectF(row.left(), row.top(), look.px(barWidth), row.height()), palette.text);
    }
    painter.setPen(QPen(palette.grid, look.px(2)));
    const double away = look.px(markSize / 2 + 3);
    if (!frame.isFirst && !isPointed)
        painter.drawLine(QPointF(mark.x(), row.top()), mark - QPointF(0, away));
    if (!frame.isLast && !isPointed)
        painter.drawLine(mark + QPointF(0, away), QPointF(mark.x(), row.bottom()));
    paintMark(painter, mark, frame.mark, look);

    const double left = row.left() + look.px(titleLeft);
    const TextRole role = isPointed ? TextRole::BodyStrong : TextRole::Body;
    const QString number = frame.number + u' ';
    const double indent = textWidth(number + u' ', role, look);
    const QColor& colour = frame.isReady || isRight(frame.mark) ? palette.text : palette.notes;
    const double space = row.right() - look.px(2) - left - indent;
    if (row.height() < look.px(leastForTwo)) {
        const double only = row.center().y() + digitHeight(role, look) / 2;
        const TextRole titleRole = textWidth(frame.title, role, look) <= space ? role
            : isPointed ? TextRole::NoteStrong
                        : TextRole::Note;
        paintText(painter, {left, only}, number, role, palette.notes, look);
        paintText(painter, {left + indent, only}, fitted(frame.title, space, titleRole, look),
            titleRole, colour, look);
        return;
    }
    const auto [lines, titleRole, isBelowNumber] =
        titleLines(frame.title, space, indent, isPointed, look);
    const double first = row.center().y() - look.px(pitch) / 2 + digitHeight(role, look) / 2;
    paintText(painter, {left, first}, number, role, palette.notes, look);
    paintText(painter, {left + indent, first}, lines.value(0), titleRole, colour, look);
    const QPointF below(left + (isBelowNumber ? 0 : indent), first + look.px(pitch));
    const bool isDue = frame.mark == StationMark::RightAndDue;
    const TextRole noteRole = isDue ? TextRole::NoteStrong : TextRole::Note;
    const QColor& noteColour = isDue ? palette.text : palette.notes;
    if (lines.size() > 1) {
        const double end = below.x()
            + paintText(painter, below, lines.back(), titleRole, colour, look) + look.px(8);
        paintText(painter, {end, below.y()},
            noteBehind(frame.note, row.right() - end, noteRole, look), noteRole, noteColour, look);
    } else {
        paintText(painter, {left, below.y()},
            fitted(frame.note, row.right() - left, TextRole::Note, look), noteRole, noteColour,
            look);
    }
}

} // namespace lab::ui
