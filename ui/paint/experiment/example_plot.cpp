#include "ui/paint/experiment/example_plot.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double headOfExample = 36;
constexpr double exampleNames = 88; ///< to the left of the tokens
constexpr double highestToken = 32;
constexpr double highestColumn = 44; ///< of three digits
constexpr double widestToken = 30;
constexpr double readableToken = 9; ///< minimum for a letter
constexpr double exampleGap = 12;
constexpr double belowMap = 22; ///< for its caption
constexpr double exampleButton = 88;
constexpr double knobColumn = 12; ///< to the right of the map

using Token = ExampleFrame::Token;

bool hasNames(ExperimentTask task)
{
    return task == ExperimentTask::Variables || task == ExperimentTask::Constants;
}

/// Two digits one below the other, and below them the digits of their sum.
bool hasColumns(ExperimentTask task)
{
    return task == ExperimentTask::Addition || task == ExperimentTask::AdditionLast;
}

QString letterOf(int symbol)
{
    return QChar(u'a' + symbol);
}

/// As in the sequence: a value as a digit, a symbol as a letter.
QString answerText(ExperimentTask task, int answer)
{
    return hasNames(task) || hasColumns(task) ? QString::number(answer) : letterOf(answer);
}

Layers tokenOf(
    const QRectF& box, const Token& token, ExperimentTask task, bool isReadable, const Look& look)
{
    const Palette& palette = look.palette;
    const QRectF place = box.adjusted(look.px(0.5), 0, -look.px(0.5), 0);
    Layers layers {Region {place, blended(palette.grid, palette.ground, 0.5)}};
    if (token.answer) {
        const QColor tone = token.isRight() ? palette.result : palette.unseen;
        QRectF likely = place;
        likely.setTop(
            place.bottom() - place.height() * std::clamp<double>(token.answer->right, 0, 1));
        layers.emplace_back(Region {likely, blended(palette.result, palette.ground, 0.3)});
        layers.emplace_back(
            Region {{place.left(), place.bottom() - look.px(2), place.width(), look.px(2)}, tone});
    }
    if (!isReadable)
        return layers;
    const double middle = box.center().x();
    const double lower = box.bottom() - look.px(5);
    const auto add = [&](double share, const QString& text) {
        layers.emplace_back(Label {{middle, box.top() + box.height() * share}, text, TextRole::Note,
            palette.text, Alignment::Centre});
    };
    if (hasColumns(task)) {
        add(0.29, QString::number(token.symbol));
        add(0.57, QString::number(token.value.value_or(0)));
    } else {
        add(0.44, letterOf(token.symbol));
    }
    if (token.answer)
        layers.emplace_back(
            Label {{middle, lower}, answerText(task, token.answer->answer), TextRole::NoteStrong,
                token.isRight() ? palette.resultText : palette.unseenText, Alignment::Centre});
    else if (token.value && !hasColumns(task))
        layers.emplace_back(Label {{middle, lower}, QString::number(*token.value), TextRole::Note,
            palette.notes, Alignment::Centre});
    else if (token.wanted || hasNames(task) || hasColumns(task))
        layers.emplace_back(
            Label {{middle, lower}, u"?"_s, TextRole::Note, palette.notes, Alignment::Centre});
    return layers;
}

Layers rowOf(const ExampleLayout& layout, const QRectF& place, const ExampleFrame::Row& row,
    const ExampleFrame& frame, const QStringList& names, const Look& look)
{
    Layers layers {
        Label {{layout.area.left(), place.center().y() + digitHeight(TextRole::Note, look) / 2},
            fittingWords(names, look.px(exampleNames - 8), TextRole::Note, look), TextRole::Note,
            look.palette.notes}};
    const bool isReadable = layout.column >= look.px(readableToken);
    for (int at = 0; at < static_cast<int>(row.tokens.size()); ++at)
        layers = std::move(layers)
            + tokenOf(layout.token(place, at), row.tokens[static_cast<std::size_t>(at)], frame.task,
                isReadable, look);
    return layers;
}

QString exampleCountText(const ExampleFrame::Row& row)
{
    return ExperimentWords::tr("%1 of %2 correct at length %3", "answers")
        .arg(row.right())
        .arg(row.asked())
        .arg(wholeNumber(row.length));
}

QString missingWords(const ExampleFrame& frame)
{
    const QString name = trainedName(frame.encoding);
    if (frame.isCovered)
        return ExperimentWords::tr("Hidden until you predict");
    if (!frame.isChosen)
        return ExperimentWords::tr("%1 is not selected for training.").arg(name);
    return ExperimentWords::tr("No model with %1 has been trained here with these settings.")
        .arg(name);
}

/// The weights; the largest of all moments has full colour.
Layers mapOf(const ExampleLayout& layout, const ExampleFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    Layers layers {Region {layout.map, blended(palette.grid, palette.ground, 0.35)}};
    double most = 1.0 / 255;
    for (const std::vector<double>& row : frame.attention)
        most = std::max(most, *std::ranges::max_element(row));
    const double high = layout.map.height() / frame.moments;
    for (std::size_t moment = 0; moment < frame.attention.size(); ++moment) {
        const std::vector<double>& row = frame.attention[moment];
        for (std::size_t key = 0; key < row.size(); ++key) {
            if (row[key] <= 0)
                continue;
            layers.emplace_back(Region {
                {layout.map.left() + layout.column * static_cast<double>(key),
                    layout.map.top() + high * static_cast<double>(moment), layout.column, high},
                blended(palette.key, palette.ground, row[key] / most), Region::Edges::Sharp});
        }
    }
    return layers;
}

Layers marksOf(
    const Plot& plot, const ExampleLayout& layout, const ExampleFrame& frame, const Look& look)
{
    const double query = plot.x.pixel(frame.query);
    const QRectF token = layout.token(layout.trained, frame.query);
    Layers layers {Outline {token, look.palette.query, 2},
        Rule {{query, layout.map.top(), query, layout.map.bottom()}, look.palette.query, 1}};
    if (frame.shown) {
        const double moment = plot.y.pixel(frame.moment);
        layers.emplace_back(
            Rule {{layout.map.left(), moment, layout.map.right(), moment}, look.palette.text, 1});
    }
    return layers;
}

std::vector<Handle> handlesOf(
    const Plot& plot, const ExampleLayout& layout, const ExampleFrame& frame, const Look& look)
{
    const double query = plot.x.pixel(frame.query);
    const double moment = plot.y.pixel(frame.moment);
    std::vector<Handle> handles {{.key = "experiment.query",
        .place = {query, layout.map.top()},
        .value = static_cast<double>(frame.query),
        .kind = HandleKind::Query,
        .diameter = 12,
        .line = layout.token(layout.trained, frame.query),
        .jump = layout.trained,
        .keyStep = layout.column}};
    if (frame.shown)
        handles.push_back({.key = "experiment.moment",
            .place = {layout.map.right() + look.px(knobColumn) / 2, moment},
            .along = Along::Y,
            .value = static_cast<double>(frame.moment),
            .diameter = 12,
            .line = beside(
                {layout.map.left(), moment, layout.map.right(), moment}, 6, layout.map, look),
            .jump = layout.map,
            .keyStep = plot.y.pixel(1) - plot.y.pixel(0)});
    return handles;
}

Axis momentAxis(const ExampleLayout& layout, const ExampleFrame& frame)
{
    const double half = layout.map.height() / frame.moments / 2;
    Axis axis = Axis::linear(0, lastMoment, layout.map.top() + half, layout.map.bottom() - half);
    for (const int part : {0, lastMoment / 2, lastMoment})
        axis.ticks.push_back({static_cast<double>(part),
            ExperimentWords::tr("step %1", "of a training")
                .arg(wholeNumber(std::int64_t {frame.steps} * part / lastMoment))});
    return axis;
}

} // namespace

ExampleLayout::ExampleLayout(const QRectF& whole, const ExampleFrame& frame, const Look& look)
    : area(whole)
{
    const auto count = static_cast<double>(std::max<std::size_t>(frame.trained.tokens.size(), 1));
    const double left = area.left() + look.px(exampleNames);
    column = std::min(look.px(widestToken), (area.right() - look.px(knobColumn) - left) / count);
    const double width = column * count;
    const double top = area.top() + look.px(headOfExample);
    const double highest = hasColumns(frame.task) ? highestColumn : highestToken;
    const double parts = hasColumns(frame.task) ? 4 : 5;
    const double high = std::clamp((area.bottom() - top) / parts, look.px(8), look.px(highest));
    const double gap = look.px(exampleGap);
    trained = QRectF(left, top, width, high);
    longer = QRectF(left, area.bottom() - high, width, high);
    map = QRectF(left, trained.bottom() + gap, width,
        std::max(look.px(8), longer.top() - look.px(belowMap) - trained.bottom() - gap));
    button = QRectF(
        area.right() - look.px(exampleButton), area.top(), look.px(exampleButton), look.px(26));
}

QRectF ExampleLayout::token(const QRectF& row, int index) const
{
    return {row.left() + column * index, row.top(), column, row.height()};
}

QString exampleTitle()
{
    return ExperimentWords::tr("An example");
}

QString exampleWords(const ExampleFrame& frame)
{
    if (!frame.shown)
        return missingWords(frame);
    return ExperimentWords::tr("%1 after %2 of %3 steps: %4, %5", "an encoding")
        .arg(trainedName(frame.encoding), wholeNumber(frame.step), wholeNumber(frame.steps),
            exampleCountText(frame.trained), exampleCountText(frame.longer));
}

Plot examplePlot(const QRectF& area, const ExampleFrame& frame, const Look& look)
{
    const ExampleLayout layout(area, frame, look);
    Plot plot {.ground = layout.map};
    const auto last = static_cast<double>(frame.trained.tokens.size()) - 1;
    plot.x = Axis::linear(
        0, last, layout.map.left() + layout.column / 2, layout.map.right() - layout.column / 2);
    plot.y = momentAxis(layout, frame);

    const QPointF baseline(area.left(), area.top() + look.px(16));
    const QString title = exampleTitle();
    plot.layers = {Label {baseline, title, TextRole::PictureTitle, look.palette.text}};
    const double from = area.left() + textWidth(title, TextRole::PictureTitle, look) + look.px(12);
    const double free = layout.button.left() - look.px(8) - from;
    const QStringList notes {exampleWords(frame),
        ExperimentWords::tr("%1: %2", "an encoding and what it answers")
            .arg(trainedName(frame.encoding), exampleCountText(frame.longer))};
    if (frame.shown) // else the map has the sentence
        plot.layers.emplace_back(Label {{from, baseline.y()},
            fittingWords(notes, free, TextRole::Note, look), TextRole::Note, look.palette.notes});

    const QString length = ExperimentWords::tr("length %1").arg(wholeNumber(frame.trained.length));
    const QString end =
        ExperimentWords::tr("end of %1", "a sequence").arg(wholeNumber(frame.longer.length));
    plot.layers = std::move(plot.layers)
        + rowOf(layout, layout.trained, frame.trained, frame, {length}, look)
        + mapOf(layout, frame, look)
        + rowOf(layout, layout.longer, frame.longer, frame, {end}, look);
    if (frame.shown) {
        plot.layers = std::move(plot.layers) + marksOf(plot, layout, frame, look);
        const QString said = ExperimentWords::tr("what position %1 attends to, averaged over heads")
                                 .arg(wholeNumber(frame.query));
        plot.layers.emplace_back(Label {{layout.map.left(), layout.map.bottom() + look.px(15)},
            fitted(said, layout.map.width(), TextRole::Note, look), TextRole::Note,
            look.palette.notes});
    } else {
        plot.layers.emplace_back(Label {layout.map.center(),
            fitted(missingWords(frame), layout.map.width() - look.px(12), TextRole::Body, look),
            TextRole::Body, look.palette.notes, Alignment::Centre, QSizeF(4, 3)});
    }
    plot.handles = handlesOf(plot, layout, frame, look);
    return plot;
}

} // namespace lab::ui
