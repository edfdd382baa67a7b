#include "ui/paint/experiment/ranking.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double headOfRanking = 30;
constexpr double columnHead = 8; ///< more if the last column has a name
constexpr double highestRow = 26;
constexpr double smallRow = 18; ///< the highest beside a large picture
constexpr double rankingNames = 40; ///< where they begin, after grip and rank
constexpr double minNames = 62;
constexpr double betWidth = 120; ///< of the button, minimum
constexpr double rankingNumbers = 86; ///< of the measured accuracy and rank, and the mark
constexpr double shareRight = 40; ///< from the right end of the accuracy to that of the rank

void paintGrip(QPainter& painter, QPointF centre, const Look& look)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.palette.axis);
    for (const double x : {-2.5, 2.5})
        for (const double y : {-4.0, 0.0, 4.0})
            painter.drawEllipse(
                centre + QPointF(look.px(x), look.px(y)), look.px(1.2), look.px(1.2));
}

/// Whether the prediction has the measured rank: a tick or a cross, so that colour is not needed.
void paintVerdict(
    QPainter& painter, QPointF centre, bool isRight, const QColor& colour, const Look& look)
{
    const auto at = [&](double x, double y) { return centre + QPointF(look.px(x), look.px(y)); };
    painter.setPen(QPen(colour, look.px(1.75), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (isRight) {
        painter.drawPolyline(QPolygonF {at(-3.5, 0.5), at(-1, 3), at(3.5, -3)});
        return;
    }
    painter.drawLine(at(-3, -3), at(3, 3));
    painter.drawLine(at(-3, 3), at(3, -3));
}

/// That of the same encoding in another ranking.
const RankingFrame::Row* rowOf(const RankingFrame& ghost, const RankingFrame& frame, int place)
{
    const auto found = std::ranges::find(ghost.rows,
        frame.rows[static_cast<std::size_t>(place)].encoding, &RankingFrame::Row::encoding);
    return found == ghost.rows.end() ? nullptr : &*found;
}

double widestName(const RankingFrame& frame, const Look& look)
{
    double widest = 0;
    for (const RankingFrame::Row& row : frame.rows)
        widest = std::max(widest,
            textWidth(trainedNameBeside(row.encoding, frame.experiment.stretch),
                TextRole::NoteStrong, look));
    return widest;
}

/// Beside a large picture: the name of the encoding, and its result as a bar.
void paintSmallRow(QPainter& painter, const RankingLayout& layout, const RankingFrame& frame,
    int place, const Look& look)
{
    constexpr double maxName = 0.74; ///< of the width
    const RankingFrame::Row& row = frame.rows[static_cast<std::size_t>(place)];
    const QRectF space = layout.row(place);
    const TrainedStyle style = styleOf({row.encoding, RopeStretch::None, false}, look.palette);
    const Look words = withWords(look);
    const bool isSelected = row.encoding == frame.experiment.encoding;
    const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
    if (isSelected)
        painter.fillRect(space.adjusted(0, 1, 0, -1), look.palette.grid);
    paintGrip(painter, layout.grip(place), look);
    const double nameLeft = space.left() + look.px(20);
    const double nameSpace =
        std::min(widestName(frame, words), maxName * (space.right() - nameLeft));
    if (space.height() >= words.px(13)) // else the names would touch
        paintText(painter, {nameLeft, space.center().y() + digitHeight(role, words) / 2},
            fittingWords({trainedNameBeside(row.encoding, frame.experiment.stretch),
                             trainedName(row.encoding)},
                nameSpace, role, words),
            role, isSelected ? look.palette.text : style.text, words);
    const double left = nameLeft + nameSpace + look.px(16);
    if (row.measured)
        painter.fillRect(QRectF(left, space.center().y() - look.px(8),
                             (space.right() - left) * row.point.mean, look.px(16)),
            style.line);
}

void paintRow(QPainter& painter, const RankingLayout& layout, const RankingFrame& frame, int place,
    const std::optional<RankingFrame>& other, const Look& look)
{
    const RankingFrame::Row* const ghost = other ? rowOf(*other, frame, place) : nullptr;
    const RankingFrame::Row& row = frame.rows[static_cast<std::size_t>(place)];
    const ExperimentCurve curve {row.encoding, RopeStretch::None, false};
    const QRectF space = layout.row(place);
    const TrainedStyle style = styleOf(curve, look.palette);
    const bool isSelected = row.encoding == frame.experiment.encoding;
    const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
    const double baseline = space.center().y() + digitHeight(role, look) / 2;
    if (isSelected)
        painter.fillRect(space.adjusted(0, 1, 0, -1), look.palette.grid);
    paintGrip(painter, layout.grip(place), look);
    if (!frame.isNobodys())
        paintText(painter, {space.left() + look.px(32), baseline}, QString::number(row.place), role,
            isSelected ? look.palette.text : look.palette.notes, look, Alignment::Right);
    const double markLeft = space.left() + look.px(rankingNames);
    const double nameLeft = markLeft + look.px(markSpace);
    const double nameRight = nameLeft + std::max(look.px(minNames), widestName(frame, look));
    paintLayers(
        painter, space, Layers {markBefore(curve, {markLeft, space.center().y()}, look)}, look);
    paintText(painter, {nameLeft, baseline},
        fitted(trainedNameBeside(row.encoding, frame.experiment.stretch), nameRight - nameLeft,
            role, look),
        role, isSelected ? look.palette.text : style.text, look);
    const double right = space.right() - look.px(6);
    const double barLeft = nameRight + look.px(other ? 24 : 10); // for the rank in the other
    const QRectF bar(barLeft, space.center().y() - look.px(3.5),
        right - look.px(rankingNumbers + 4) - barLeft, look.px(7));
    if (ghost && ghost->place != row.place)
        paintText(painter, {bar.left() - look.px(6), baseline}, QString::number(ghost->place),
            TextRole::Note, look.palette.notes, look, Alignment::Right);
    if (row.measured) {
        painter.fillRect(
            QRectF(bar.left(), bar.top(), bar.width() * row.point.mean, bar.height()), style.line);
        paintText(painter, {right - look.px(shareRight), baseline}, shareText(row.point.mean), role,
            look.palette.text, look, Alignment::Right);
        const bool isRight = *row.measured == row.place && !frame.isNobodys();
        const QColor colour = isRight && !isSelected ? look.palette.resultText : look.palette.text;
        paintText(painter, {right, baseline}, QString::number(*row.measured), TextRole::NoteStrong,
            colour, look, Alignment::Right);
        if (!frame.isNobodys())
            paintVerdict(painter, {right - look.px(shareRight / 2 + 4), space.center().y()},
                isRight, colour, look);
    }
    if (ghost && ghost->measured && frame.bet != ExperimentBet::Open)
        painter.fillRect(QRectF(bar.left() + bar.width() * ghost->point.mean,
                             bar.top() - look.px(3), look.px(2), bar.height() + look.px(6)),
            look.palette.axis);
}

/// Above the last column.
void paintPlaceHead(QPainter& painter, const RankingLayout& layout, const Look& look)
{
    if (look.hasWords)
        paintText(painter, {layout.area.right() - look.px(6), layout.top - look.px(5)},
            ExperimentWords::tr("rank", "a column of a ranking"), TextRole::Note,
            look.palette.notes, look, Alignment::Right);
}

} // namespace

RankingLayout::RankingLayout(const QRectF& whole, const RankingFrame& frame, const Look& look)
    : area(whole)
    , top(whole.top()
          + (look.hasWords ? look.px(headOfRanking + (frame.isMeasured() ? columnHead : 0)) : 0))
    , rows(static_cast<int>(frame.rows.size()))
    , m_grip(whole.left() + look.px(8))
{
    const double wide =
        std::max(look.px(betWidth), textWidth(betText(), TextRole::Body, look) + look.px(24));
    button = QRectF(area.right() - wide, area.top(), wide, look.px(26));
    const double highest = look.hasWords ? look.px(highestRow) : withWords(look).px(smallRow);
    pitch = std::min(highest, (area.bottom() - top) / std::max(rows, 1));
}

QRectF RankingLayout::row(int place) const
{
    return {area.left(), top + pitch * place, area.width(), pitch};
}

QPointF RankingLayout::grip(int place) const
{
    return {m_grip, row(place).center().y()};
}

int RankingLayout::placeAt(double y) const
{
    return std::clamp(static_cast<int>(std::floor((y - top) / pitch)), 0, std::max(0, rows - 1));
}

std::optional<int> RankingLayout::rowAt(QPointF point) const
{
    for (int place = 0; place < rows; ++place)
        if (row(place).contains(point))
            return place;
    return std::nullopt;
}

QString betText()
{
    return ExperimentWords::tr("Lock prediction");
}

QString rankingTitle(const RankingFrame& frame)
{
    return (frame.isNobodys() ? ExperimentWords::tr("Accuracy at length %1")
                              : ExperimentWords::tr("Your ranking at length %1"))
        .arg(wholeNumber(frame.length));
}

QString rankingWords(const RankingFrame& frame)
{
    if (frame.rows.size() < 2)
        return ExperimentWords::tr("a single encoding has no ranking");
    if (!frame.isMeasured())
        return ExperimentWords::tr("drag into the order you expect");
    if (frame.isNobodys())
        return ExperimentWords::tr("no prediction was made");
    const int all = frame.right + frame.wrong + frame.open;
    if (all == 1)
        return frame.open == 0 ? ExperimentWords::tr("%1 of 1 pair in this order").arg(frame.right)
                               : ExperimentWords::tr("1 pair, too close to tell");
    if (frame.open == 0)
        return ExperimentWords::tr("%1 of %2 pairs in this order").arg(frame.right).arg(all);
    return ExperimentWords::tr("%1 of %2 pairs in this order, %3 too close to tell")
        .arg(frame.right)
        .arg(all)
        .arg(frame.open);
}

void paintRanking(QPainter& painter, const RankingLayout& layout, const RankingFrame& frame,
    const std::optional<RankingFrame>& ghost, const Look& look)
{
    QStringList notes {rankingWords(frame)};
    if (!frame.isMeasured() && frame.rows.size() > 1)
        notes += ExperimentWords::tr("drag the rows");
    else if (frame.isMeasured() && !frame.isNobodys())
        notes += ExperimentWords::tr("pairs: %1 correct, %2 wrong, %3 undecided")
                     .arg(frame.right)
                     .arg(frame.wrong)
                     .arg(frame.open);
    QRectF head = layout.area;
    if (frame.bet == ExperimentBet::Open)
        head.setRight(layout.button.left() - look.px(8));
    const QString brief =
        frame.isNobodys() ? ExperimentWords::tr("Accuracy") : ExperimentWords::tr("Your ranking");
    // If rows can be dragged, the hint on that has priority over the length.
    const double hint = look.px(12) + textWidth(notes.last(), TextRole::Note, look);
    const double least = textWidth(brief, TextRole::PictureTitle, look) + hint;
    const bool isHinted = !frame.isMeasured() && least <= head.width();
    const QString title = fittingWords({rankingTitle(frame), brief},
        head.width() - (isHinted ? hint : 0), TextRole::PictureTitle, look);
    paintPictureTitle(painter, head, title, notes, look);
    if (frame.isMeasured())
        paintPlaceHead(painter, layout, look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int place = 0; place < layout.rows; ++place)
        if (look.hasWords)
            paintRow(painter, layout, frame, place, ghost, look);
        else
            paintSmallRow(painter, layout, frame, place, look);
    painter.restore();
}

} // namespace lab::ui
