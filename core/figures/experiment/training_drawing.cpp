#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/figures/experiment/trained_marks.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace training {
namespace {

constexpr Message title = LAB_MESSAGE("lab::ui::ExperimentWords", "Training");
constexpr Message seconds = LAB_COMMENTED("lab::ui::ExperimentWords", "%1 s", "seconds");
constexpr Message minutes = LAB_COMMENTED("lab::ui::ExperimentWords", "%1 min", "minutes");
constexpr Message ofOne = LAB_MESSAGE("lab::ui::ExperimentWords", "%1 of 1 model");
constexpr Message ofMany = LAB_MESSAGE("lab::ui::ExperimentWords", "%1 of %2 models");
constexpr Message tooMuch = LAB_MESSAGE(
    "lab::ui::ExperimentWords", "%1 models would take more than an hour; use fewer seeds or steps");
constexpr Message left = LAB_MESSAGE("lab::ui::ExperimentWords", "%1, about %2 left");
constexpr Message oneIsDone = LAB_MESSAGE("lab::ui::ExperimentWords", "the model has been trained");
constexpr Message allAreDone =
    LAB_MESSAGE("lab::ui::ExperimentWords", "all %1 models have been trained");
constexpr Message costOfAll =
    LAB_MESSAGE("lab::ui::ExperimentWords", "%1; they take up to %2 of processor time");
constexpr Message costOfOthers =
    LAB_MESSAGE("lab::ui::ExperimentWords", "%1; the others take up to %2 of processor time");
constexpr Message shortCost =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1, up to %2", "models and time");

constexpr double namesColumn = 100;

using Values = TrainingFrame;

std::string timeText(double time, const Language& words)
{
    return time < 90 ? words(seconds, {wholeNumber(std::lround(std::ceil(time)))}).text
                     : words(minutes, {wholeNumber(std::lround(time / 60))}).text;
}

Said counted(const Values& values, const Language& words)
{
    return words(values.models == 1 ? ofOne : ofMany,
        {std::to_string(values.done), std::to_string(values.models)});
}

Said spoken(const Values& values, const Language& words)
{
    const Said count = counted(values, words);
    const std::string models = std::to_string(values.models);
    if (values.isTooMuch)
        return words(tooMuch, {models});
    if (values.isTraining)
        return values.secondsLeft ? words(left, {count.text, timeText(*values.secondsLeft, words)})
                                  : count;
    if (values.done == values.models)
        return words(values.models == 1 ? oneIsDone : allAreDone, {models});
    return words(
        values.done == 0 ? costOfAll : costOfOthers, {count.text, timeText(values.cost, words)});
}

struct Training : DrawnPicture {
    Training(const Compared<Values>& compared, const Box& where, const Style& how, const Pointing&)
        : DrawnPicture(where, how)
        , values(compared.values)
    {
        const double top = place.top() + px(36);
        const auto rows = static_cast<double>(std::max<std::size_t>(values.rows.size(), 1));
        pitch = std::min(px(26), (place.bottom() - top) / rows);
        const double from = place.left() + px(namesColumn);
        const double to = place.right() - px(40);
        const double wide = std::min(px(84), (to - from) / 3);
        const double high = std::min(px(7), pitch - px(6));
        seeds = {from, top + pitch / 2 - high / 2, to - wide - px(16) - from, high};
        losses = {to - wide, top + px(3), wide, pitch - px(6)};
    }

    Drawing drawing()
    {
        const Box button = trainButton(place, style);
        if (style.hasWords)
            value.button = {button};
        Box head = place;
        if (values.offer() != Values::Offer::Nothing)
            head.width = button.left() - px(8) - head.left();
        const Said count = counted(values, style.words);
        const bool isCosted =
            !values.isTooMuch && !values.isTraining && values.done < values.models;
        const Said brief =
            isCosted ? said(shortCost, {count.text, timeText(values.cost, style.words)}) : count;
        addTitle(layer(Layer::Meaning::Texts), head, said(title),
            {spoken(values, style.words), brief, count}, style);
        Layer& data = layer(Layer::Meaning::Data);
        for (std::size_t index = 0; index < values.rows.size(); ++index)
            addRow(data, values.rows[index], pitch * static_cast<double>(index));
        return std::move(value);
    }

private:
    void addRow(Layer& data, const Values::Row& row, double down) const
    {
        const Tone tone = styleOf({row.encoding}).line;
        const double baseline = baselineAround(seeds.centre().y + down, TextRole::Note, style);
        data.add(Text {{place.left(), baseline},
            style.fitted(
                trainedName(row.encoding, style.words), px(namesColumn - 8), TextRole::Note),
            TextRole::Note, Tone::Text});
        addSeeds(data, seeds.moved(0, down), row.shares, tone);
        if (row.losses.empty())
            return;
        addLosses(data, losses.moved(0, down), row.losses, tone);
        data.add(Text {{place.right(), baseline}, {decimals(row.losses.back(), 2)}, TextRole::Note,
            Tone::Notes, Align::Right});
    }
    /// A piece for each.
    void addSeeds(Layer& data, const Box& box, const std::vector<double>& shares, Tone tone) const
    {
        const auto count = static_cast<double>(shares.size());
        const double gap = std::min(px(4), box.width / count / 4);
        Box piece = box;
        piece.width = (box.width - gap * (count - 1)) / count;
        for (const double share : shares) {
            data.add(Region {piece, Tone::Grid});
            data.add(Region {{piece.x, piece.y, piece.width * share, piece.height}, tone});
            piece.x += piece.width + gap;
        }
    }
    void addLosses(Layer& data, const Box& box, const std::vector<double>& of, Tone tone) const
    {
        const double most = 1.1 * values.guess;
        const double planned = std::ceil(static_cast<double>(values.steps) / stepsOfALoss);
        const double all = std::max({1.0, planned - 1, static_cast<double>(of.size()) - 1});
        std::vector<Point> line;
        for (std::size_t at = 0; at < of.size(); ++at)
            line.push_back({box.left() + box.width * static_cast<double>(at) / all,
                box.bottom() - box.height * std::clamp(of[at] / most, 0.0, 1.0)});
        data.add(Region {{box.left(), box.bottom(), box.width, px(1)}, Tone::Grid});
        addCurve(data, line, {tone, px(1.5), Pen::Cap::Flat}, box);
    }

    const Values& values;
    double pitch = 0; ///< of the rows, one per encoding
    Box seeds {}; ///< of the first row
    Box losses {}; ///< the same
};

} // namespace
} // namespace training

const Figure<TrainingFrame> experimentTraining {.picture = Picture::ExperimentTraining,
    .name = "training",
    .title = titled<training::title>,
    .drawing = drawnBy<training::Training>,
    .table = numbers,
    .spoken = training::spoken,
    .shown = parts<>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
