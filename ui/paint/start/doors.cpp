#include "ui/paint/start/doors.h"

#include "core/drawing/arrows.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/drawing/shapes.h"
#include "ui/paint/tally.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct DoorWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Start)
};

constexpr double noteHeight = 20;
constexpr double lowModel = 74; // has three lines of words

void paintDialsOfScore(
    QPainter& painter, const QRectF& area, const StartFrame& frame, const Look& look)
{
    const double radius =
        std::min((area.height() - look.px(noteHeight)) / 2 - 1, area.width() / 7.2);
    const double pitch = std::min(2.5 * radius, (area.width() - 2 * radius) / 2);
    for (std::size_t i = 0; i < frame.dials.size(); ++i) {
        const StartFrame::Dial& dial = frame.dials[i];
        const QPointF centre(
            area.left() + radius + static_cast<double>(i) * pitch + 1, area.top() + radius + 1);
        painter.setPen(QPen(look.palette.axis, look.px(1.2)));
        painter.setBrush(look.palette.ground);
        painter.drawEllipse(centre, radius, radius);
        const auto tip = [&](const std::array<double, 2>& vector) {
            return centre + 0.82 * radius * QPointF(vector[0], -vector[1]);
        };
        drawing::Arrows key {drawing::arrowSizes(radius, look.scale)};
        drawing::Arrows query = key;
        key.add(pointOf(centre), pointOf(tip(dial.key)));
        query.add(pointOf(centre), pointOf(tip(dial.query)));
        paintPolygons(painter, key.outlines, look.palette.key);
        paintPolygons(painter, key.hollows, look.palette.ground);
        paintPolygons(painter, query.outlines, look.palette.query);
        paintText(painter, {centre.x(), centre.y() + radius + look.px(16)}, decimals(dial.score, 3),
            TextRole::NoteStrong, look.palette.resultText, look, Alignment::Centre);
    }
}

// A show of hands whose result is not known yet: three bars without numbers.
void paintHands(QPainter& painter, const QRectF& area, const Look& look)
{
    constexpr std::array shares {0.42, 1.0, 0.66};
    const double pitch = area.height() / 3.1;
    const double left = area.left() + look.px(28);
    const double widest = area.width() - look.px(60);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double middle = area.top() + (static_cast<double>(i) + 0.5) * pitch;
        paintText(painter,
            {area.left() + look.px(2), middle + digitHeight(TextRole::BodyStrong, look) / 2},
            QString::number(i + 1), TextRole::BodyStrong, look.palette.text, look);
        painter.setPen(QPen(look.palette.axis, look.px(1.2)));
        painter.setBrush(i == 1 ? look.palette.text : look.palette.ground);
        const double height = std::min(0.5 * pitch, look.px(20));
        painter.drawRect(QRectF(left, middle - height / 2, shares[i] * widest, height));
    }
    paintText(painter, {area.right(), area.top() + 1.5 * pitch + look.px(5)}, u"?"_s,
        TextRole::BodyStrong, look.palette.text, look, Alignment::Right);
}

/// The model, its length, and its pairs without a full rotation; without the length in little
/// height.
QStringList neverRoundWords(const StartFrame& frame, bool isLow)
{
    QStringList words {QString::fromStdString(frame.model),
        DoorWords::tr("trained at %1").arg(wholeNumber(frame.trained)),
        DoorWords::tr("%1 of %2 pairs")
            .arg(frame.neverRound)
            .arg(static_cast<int>(frame.wavelengths.size())),
        DoorWords::tr("never go round")};
    if (isLow)
        words.removeAt(1);
    return words;
}

void paintPairsOfModel(
    QPainter& painter, const QRectF& area, const StartFrame& frame, const Look& look)
{
    if (frame.wavelengths.size() < 2)
        return;
    const Palette& palette = look.palette;
    const bool isLow = area.height() < look.px(lowModel);
    const QStringList words = neverRoundWords(frame, isLow);
    double wide = 0;
    for (const QString& line : words)
        wide = std::max(wide, textWidth(line, TextRole::NoteStrong, look));
    const QRectF plot = area.adjusted(look.px(3), look.px(4), -wide - look.px(12), -look.px(4));
    const double low = std::log(frame.wavelengths.front());
    const double high = std::log(frame.wavelengths.back());
    const auto y = [&](double wavelength) {
        return plot.bottom() - (std::log(wavelength) - low) / (high - low) * plot.height();
    };
    const double line = y(static_cast<double>(frame.trained));
    painter.setPen(QPen(palette.seen, look.px(2)));
    painter.drawLine(QPointF(plot.left(), line), QPointF(plot.right(), line));
    const double last = static_cast<double>(frame.wavelengths.size() - 1);
    const double step = std::max(1.0, std::ceil(look.px(5.5) * last / plot.width()));
    for (double i = 0; i <= last; i += step) {
        const double wavelength = frame.wavelengths[static_cast<std::size_t>(i)];
        const QPointF at(plot.left() + i / last * plot.width(), y(wavelength));
        const bool isRound = wavelength <= static_cast<double>(frame.trained);
        painter.setPen(QPen(isRound ? palette.text : palette.unseen, look.px(1.2)));
        painter.setBrush(isRound ? palette.text : palette.frame);
        painter.drawEllipse(at, look.px(2), look.px(2));
    }
    const double pitch = look.px(18);
    double baseline = area.center().y() - pitch * static_cast<double>(words.size() - 1) / 2
        + digitHeight(TextRole::Note, look) / 2;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isLength = !isLow && i == 1;
        paintText(painter, {plot.right() + look.px(12), baseline}, words[i],
            i + 1 == words.size() ? TextRole::Note : TextRole::NoteStrong,
            i == 0         ? palette.text
                : isLength ? palette.seenText
                           : palette.unseenText,
            look);
        baseline += pitch;
    }
}

} // namespace

void paintDoor(QPainter& painter, const QRectF& area, StartDoor door, const StartFrame& frame,
    const Look& look)
{
    switch (door) {
    case StartDoor::Understand:
        return paintDialsOfScore(painter, area, frame, look);
    case StartDoor::Teach:
        return paintHands(painter, area, look);
    case StartDoor::Model:
        return paintPairsOfModel(painter, area, frame, look);
    }
}

QString doorWords(StartDoor door, const StartFrame& frame)
{
    if (door == StartDoor::Understand)
        return DoorWords::tr("Three pairs of arrows at different positions, one score: %1")
            .arg(decimals(frame.dials.front().score, 3));
    if (door == StartDoor::Teach || frame.model.empty())
        return {};
    return listed(neverRoundWords(frame, false));
}

} // namespace lab::ui
