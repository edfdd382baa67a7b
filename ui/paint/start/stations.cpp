#include "ui/paint/start/stations.h"

#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"
#include "ui/paint/tick.h"

#include <QCoreApplication>
#include <QPainter>

#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct StationWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Start)
};

constexpr double markLeft = 8; // of the mark in its row
constexpr double titleLeft = 34;
constexpr double pitch = 16; // from the baseline of a title to that of what is below it
constexpr double barWidth = 3;
constexpr double noteGap = 6; // before what stands behind a title
constexpr double leastForTwo = 32; // height of a row with two lines

/// What stands beside a title of two lines: behind the second, and at the end of the first.
struct NoteParts {
    QString behind;
    QString atEnd = {};
};

/// The whole note, then the same with signs for its words, and in the end as much of it as can be.
std::vector<NoteParts> notesOf(const StationFrame& frame)
{
    const QString minutes = QString::number(frame.minutes) + u'\u2032'; // a prime
    std::vector<NoteParts> notes {{frame.note}};
    if (frame.mark != StationMark::RightAndDue) {
        const QString words = frame.note.section(u" \u00b7 "_s, 0, 0);
        for (const QString& time : {words, minutes}) {
            const QString all = frame.needs.isEmpty() ? time : time + u' ' + frame.needs;
            notes.push_back({all});
            notes.push_back({{}, all});
        }
        notes.push_back({frame.needs, minutes});
    }
    notes.push_back({frame.note.section(u" \u00b7 "_s, 0, 0)});
    notes.push_back({minutes});
    notes.push_back({{}, minutes});
    notes.push_back({});
    return notes;
}

TextRole noteRoleOf(const StationFrame& frame)
{
    return frame.mark == StationMark::RightAndDue ? TextRole::NoteStrong : TextRole::Note;
}

/// A title of two lines.
struct TitleLines {
    QStringList lines;
    TextRole role;
    bool isBelowNumber = false; ///< the second begins below the number
    NoteParts note;
};

/// In that size and way, if what is to stand beside them has space.
std::optional<TitleLines> linesWith(const StationFrame& frame, const NoteParts& note, TextRole role,
    bool isBelowNumber, double space, double indent, const Look& look)
{
    const QString first = brokenLines(frame.title, font(look, role), space).front();
    const QString rest = frame.title.mid(first.size()).trimmed();
    const auto widthWith = [&](const QString& title, const QString& beside) {
        return textWidth(title, role, look)
            + (beside.isEmpty() ? 0
                                : look.px(noteGap) + textWidth(beside, noteRoleOf(frame), look));
    };
    if (widthWith(first, note.atEnd) > space
        || widthWith(rest, note.behind) > space + (isBelowNumber ? indent : 0))
        return {};
    return TitleLines {{first, rest}, role, isBelowNumber, note};
}

/// Where it would lose its note the title is smaller, or its second line begins `indent` farther to
/// the left; where that is not enough the note is shorter.
TitleLines titleLines(
    const StationFrame& frame, double space, double indent, bool isPointed, const Look& look)
{
    const TextRole usual = isPointed ? TextRole::BodyStrong : TextRole::Body;
    const TextRole small = isPointed ? TextRole::NoteStrong : TextRole::Note;
    if (brokenLines(frame.title, font(look, usual), space).size() < 2)
        return {{frame.title}, usual, false, {frame.note}};
    for (const NoteParts& note : notesOf(frame))
        for (const bool isBelow : {false, true})
            for (const TextRole role : {usual, small})
                if (auto lines = linesWith(frame, note, role, isBelow, space, indent, look))
                    return *std::move(lines);
    const QString first = brokenLines(frame.title, font(look, small), space).front();
    const QString rest = frame.title.mid(first.size()).trimmed();
    return {{first, fitted(rest, space + indent, small, look)}, small, true, {}};
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
    const auto [lines, titleRole, isBelowNumber, note] =
        titleLines(frame, space, indent, isPointed, look);
    const double first = row.center().y() - look.px(pitch) / 2 + digitHeight(role, look) / 2;
    paintText(painter, {left, first}, number, role, palette.notes, look);
    paintText(painter, {left + indent, first}, lines.value(0), titleRole, colour, look);
    const QPointF below(left + (isBelowNumber ? 0 : indent), first + look.px(pitch));
    const TextRole noteRole = noteRoleOf(frame);
    const QColor& noteColour =
        frame.mark == StationMark::RightAndDue ? palette.text : palette.notes;
    if (lines.size() > 1) {
        const double end = below.x()
            + paintText(painter, below, lines.back(), titleRole, colour, look) + look.px(noteGap);
        paintText(painter, {end, below.y()}, note.behind, noteRole, noteColour, look);
        paintText(painter, {row.right() - look.px(2), first}, note.atEnd, noteRole, noteColour,
            look, Alignment::Right);
    } else {
        paintText(painter, {left, below.y()},
            fitted(note.behind, row.right() - left, TextRole::Note, look), noteRole, noteColour,
            look);
    }
}

} // namespace lab::ui
