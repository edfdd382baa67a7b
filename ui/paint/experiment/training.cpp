#include "ui/paint/experiment/training.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/plot/layers.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/picture_title.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double headOfTraining = 36;
constexpr double highestTrainingRow = 26;
constexpr double trainingNames = 100;
constexpr double lossNumber = 40;
constexpr double buttonWidth = 88;
constexpr double lossWidth = 84;

QString timeText(double seconds)
{
    return seconds < 90
        ? ExperimentWords::tr("%1 s", "seconds").arg(wholeNumber(std::lround(std::ceil(seconds))))
        : ExperimentWords::tr("%1 min", "minutes").arg(wholeNumber(std::lround(seconds / 60)));
}

void paintSeeds(QPainter& painter, const QRectF& space, const std::vector<double>& shares,
    const QColor& colour, const Look& look)
{
    const auto count = static_cast<double>(shares.size());
    const double gap = std::min(look.px(4), space.width() / count / 4);
    const double width = (space.width() - gap * (count - 1)) / count;
    double left = space.left();
    for (const double share : shares) {
        painter.fillRect(QRectF(left, space.top(), width, space.height()), look.palette.grid);
        painter.fillRect(QRectF(left, space.top(), width * share, space.height()), colour);
        left += width + gap;
    }
}

void paintLosses(QPainter& painter, const QRectF& space, const TrainingFrame& frame,
    const std::vector<double>& losses, const QColor& colour, const Look& look)
{
    const double most = 1.1 * frame.guess;
    const double planned = std::ceil(static_cast<double>(frame.steps) / stepsOfALoss);
    const double all = std::max({1.0, planned - 1, static_cast<double>(losses.size()) - 1});
    Curve curve {{}, {.colour = colour, .width = 1.5}, space};
    for (std::size_t at = 0; at < losses.size(); ++at)
        curve.points.emplace_back(space.left() + space.width() * static_cast<double>(at) / all,
            space.bottom() - space.height() * std::clamp(losses[at] / most, 0.0, 1.0));
    if (losses.empty())
        return;
    painter.fillRect(
        QRectF(space.left(), space.bottom(), space.width(), look.px(1)), look.palette.grid);
    if (curve.points.size() > 1)
        paintLayers(painter, space, Layers {curve}, look);
}

} // namespace

TrainingLayout::TrainingLayout(const QRectF& whole, const TrainingFrame& frame, const Look& look)
    : area(whole)
    , top(whole.top() + look.px(headOfTraining))
{
    const auto rows = static_cast<double>(std::max<std::size_t>(frame.rows.size(), 1));
    pitch = std::min(look.px(highestTrainingRow), (area.bottom() - top) / rows);
    const double left = area.left() + look.px(trainingNames);
    const double right = area.right() - look.px(lossNumber);
    const double wide = std::min(look.px(lossWidth), (right - left) / 3);
    const double high = std::min(look.px(7), pitch - look.px(6));
    const double middle = top + pitch / 2;
    seeds = QRectF(left, middle - high / 2, right - wide - look.px(16) - left, high);
    losses = QRectF(right - wide, top + look.px(3), wide, pitch - look.px(6));
    button =
        QRectF(area.right() - look.px(buttonWidth), area.top(), look.px(buttonWidth), look.px(26));
}

namespace {

QString countedWords(const TrainingFrame& frame)
{
    if (frame.models == 1)
        return ExperimentWords::tr("%1 of 1 model").arg(frame.done);
    return ExperimentWords::tr("%1 of %2 models").arg(frame.done).arg(frame.models);
}

} // namespace

QString trainingWords(const TrainingFrame& frame)
{
    const QString counted = countedWords(frame);
    if (frame.isTooMuch)
        return ExperimentWords::tr(
            "%1 models would take more than an hour; use fewer seeds or steps")
            .arg(frame.models);
    if (frame.isTraining)
        return frame.secondsLeft
            ? ExperimentWords::tr("%1, about %2 left").arg(counted, timeText(*frame.secondsLeft))
            : counted;
    if (frame.done == frame.models)
        return frame.models == 1
            ? ExperimentWords::tr("the model has been trained")
            : ExperimentWords::tr("all %1 models have been trained").arg(frame.models);
    if (frame.done == 0)
        return ExperimentWords::tr("%1; they take up to %2 of processor time")
            .arg(counted, timeText(frame.cost));
    return ExperimentWords::tr("%1; the others take up to %2 of processor time")
        .arg(counted, timeText(frame.cost));
}

namespace {

/// The same if the line is short: how many, and how long.
QString shortTrainingWords(const TrainingFrame& frame)
{
    const bool isCosted = !frame.isTooMuch && !frame.isTraining && frame.done < frame.models;
    const QString counted = countedWords(frame);
    return isCosted
        ? ExperimentWords::tr("%1, up to %2", "models and time").arg(counted, timeText(frame.cost))
        : counted;
}

} // namespace

QString offerText(TrainingFrame::Offer offer)
{
    switch (offer) {
    case TrainingFrame::Offer::Stop:
        return ExperimentWords::tr("Stop");
    case TrainingFrame::Offer::Continue:
        return ExperimentWords::tr("Continue");
    case TrainingFrame::Offer::Train:
    case TrainingFrame::Offer::Nothing:
        break;
    }
    return ExperimentWords::tr("Train");
}

void paintTraining(
    QPainter& painter, const TrainingLayout& layout, const TrainingFrame& frame, const Look& look)
{
    QRectF head = layout.area;
    if (frame.offer() != TrainingFrame::Offer::Nothing)
        head.setRight(layout.button.left() - look.px(8));
    paintPictureTitle(painter, head, ExperimentWords::tr("Training"),
        {trainingWords(frame), shortTrainingWords(frame), countedWords(frame)}, look);
    for (std::size_t index = 0; index < frame.rows.size(); ++index) {
        const TrainingFrame::Row& row = frame.rows[index];
        const QPointF down(0, layout.pitch * static_cast<double>(index));
        const TrainedStyle style = styleOf({row.encoding, RopeStretch::None, false}, look.palette);
        const double baseline =
            layout.seeds.center().y() + down.y() + digitHeight(TextRole::Note, look) / 2;
        paintText(painter, {layout.area.left(), baseline},
            fitted(trainedName(row.encoding), look.px(trainingNames - 8), TextRole::Note, look),
            TextRole::Note, look.palette.text, look);
        paintSeeds(painter, layout.seeds.translated(down), row.shares, style.line, look);
        paintLosses(painter, layout.losses.translated(down), frame, row.losses, style.line, look);
        if (!row.losses.empty())
            paintText(painter, {layout.area.right(), baseline}, decimals(row.losses.back(), 2),
                TextRole::Note, look.palette.notes, look, Alignment::Right);
    }
}

} // namespace lab::ui
