#include "ui/paint/start/lesson_nodes.h"

#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"
#include "ui/paint/tick.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct NodeWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Start)
};

constexpr double markLeft = 8; // of the mark in its row
constexpr double titleLeft = 34;
constexpr double pitch = 16; // from one baseline to the next
constexpr double nearPitch = 14.5; // of three lines
constexpr double nearestPitch = 13; // of three in a row that usually has two
constexpr double barWidth = 3;
constexpr double noteGap = 6; // before what is after a title
constexpr double minForTwo = 32; // height of a row with two lines
constexpr double minForThree = 40; // height of a row whose notes have no space after them
constexpr double minForUsual = 180; // width of a row with letters of normal size

struct TitleLines {
    QStringList lines; ///< one, or two of which the second begins below the number
    TextRole role;
};

/// All names of a map have one size, because its rows are equally wide: one under the pointer is
/// bold if it still fits.
TitleLines titleLines(const NodeFrame& frame, const QRectF& row, double space, double indent,
    bool isPointed, const Look& look)
{
    const bool isUsual = row.width() >= look.px(minForUsual);
    const TextRole plain = isUsual ? TextRole::Body : TextRole::Note;
    const TextRole strong = isUsual ? TextRole::BodyStrong : TextRole::NoteStrong;
    const auto in = [&](TextRole role) -> TitleLines {
        if (brokenLines(frame.title, font(look, role), space).size() < 2)
            return {{frame.title}, role};
        const QString first = brokenLines(frame.title, font(look, role), space).front();
        return {{first, frame.title.mid(first.size()).trimmed()}, role};
    };
    TitleLines title = in(isPointed ? strong : plain);
    const auto isWhole = [&] {
        return title.lines.size() < 2
            || textWidth(title.lines.back(), title.role, look) <= space + indent;
    };
    if (!isWhole())
        title = in(plain);
    if (!isWhole())
        title.lines.back() = fitted(title.lines.back(), space + indent, plain, look);
    return title;
}

TextRole noteRoleOf(const NodeFrame& frame)
{
    return frame.mark == NodeMark::RightAndDue ? TextRole::NoteStrong : TextRole::Note;
}

/// The whole note, else its first part, else nothing: the foot of the page has it.
QString noteIn(const NodeFrame& frame, double space, const Look& look)
{
    for (const QString& note : {frame.note, frame.note.section(u" \u00b7 "_s, 0, 0)})
        if (textWidth(note, noteRoleOf(frame), look) <= space)
            return note;
    return {};
}

} // namespace

QString markWords(NodeMark mark)
{
    switch (mark) {
    case NodeMark::Right:
        return NodeWords::tr("answered right");
    case NodeMark::RightAndDue:
        return NodeWords::tr("to review");
    case NodeMark::NotRight:
        return NodeWords::tr("incorrect");
    case NodeMark::Shown:
        return NodeWords::tr("revealed");
    case NodeMark::Open:
        break;
    }
    return NodeWords::tr("not started");
}

void paintMark(QPainter& painter, QPointF centre, NodeMark mark, const Look& look)
{
    const Palette& palette = look.palette;
    const double radius = look.px(markSize) / 2;
    const bool isRing = mark == NodeMark::Open || mark == NodeMark::Shown;
    painter.setPen(QPen(isRing ? palette.axis : Qt::transparent, look.px(1.6)));
    painter.setBrush(isRight(mark)       ? palette.text
            : mark == NodeMark::NotRight ? palette.axis
                                         : palette.ground);
    painter.drawEllipse(centre, radius - look.px(1), radius - look.px(1));
    if (mark == NodeMark::Shown) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.axis);
        painter.drawEllipse(centre, radius / 3, radius / 3);
    }
    if (!isRight(mark))
        return;
    paintTick(painter, centre, look.px(1), look.px(2), palette.ground);
    if (mark != NodeMark::RightAndDue)
        return;
    QPen ring(palette.text, look.px(1.4));
    ring.setDashPattern({2, 2});
    painter.setPen(ring);
    painter.drawEllipse(centre, radius + look.px(2), radius + look.px(2));
}

void paintNode(
    QPainter& painter, const QRectF& row, const NodeFrame& frame, bool isPointed, const Look& look)
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
    const double right = row.right() - look.px(2);
    const bool isLow = row.height() < look.px(minForTwo);
    const TextRole role = row.width() < look.px(minForUsual) ? TextRole::Note : TextRole::Body;
    const QString number = frame.number + u' ';
    const double indent = textWidth(number + u' ', role, look);
    const QColor& colour = frame.isReady || isRight(frame.mark) ? palette.text : palette.notes;
    const auto [lines, titleRole] =
        titleLines(frame, row, right - left - indent, indent, isPointed && !isLow, look);
    if (isLow) {
        const double only = row.center().y() + digitHeight(role, look) / 2;
        paintText(painter, {left, only}, number, role, palette.notes, look);
        paintText(painter, {left + indent, only},
            fitted(frame.title, right - left - indent, titleRole, look), titleRole, colour, look);
        return;
    }
    const bool isHigh = row.height() >= look.px(nodeWithThree);
    const double behind =
        left + textWidth(lines.back(), titleRole, look) + look.px(noteGap); // the second line
    const bool isOver = lines.size() < 2 || isHigh
        || (row.height() >= look.px(minForThree) && noteIn(frame, right - behind, look).isEmpty());
    const auto below = static_cast<double>(lines.size() - 1 + (isOver ? 1 : 0));
    const double step = look.px(below < 2 ? pitch : isHigh ? nearPitch : nearestPitch);
    double y = row.center().y() - step * below / 2 + digitHeight(role, look) / 2;
    paintText(painter, {left, y}, number, role, palette.notes, look);
    paintText(painter, {left + indent, y}, lines.value(0), titleRole, colour, look);
    double noteLeft = left;
    if (lines.size() > 1) {
        y += step;
        const double end = left
            + paintText(painter, {left, y}, lines.back(), titleRole, colour, look)
            + look.px(noteGap);
        noteLeft = isOver ? left : end;
    }
    y += isOver ? step : 0;
    paintText(painter, {noteLeft, y}, noteIn(frame, right - noteLeft, look), noteRoleOf(frame),
        frame.mark == NodeMark::RightAndDue ? palette.text : palette.notes, look);
}

} // namespace lab::ui
