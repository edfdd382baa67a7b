#include "ui/paint/experiment/pairs_used_plot.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/experiment/frozen_answers.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

using PairPoint = AccuracyFrame::Point;

constexpr double headOfPairs = 58;
constexpr double footOfPairs = 42; ///< two rows of numbers
constexpr double leftOfPairs = 76; ///< names of those rows
constexpr double betweenPanels = 60;
constexpr double namesOfPairs = 140;
constexpr double pairsButton = 88;
constexpr double subtitleAbove = 14; ///< the axes
constexpr double barShare = 0.6; ///< of a column

QRectF besideShares(const QRectF& shares, const Look& look)
{
    return shares.translated(shares.width() + look.px(betweenPanels), 0);
}

Axis pairColumns(const QRectF& ground, int count)
{
    Axis axis = Axis::linear(-0.5, count - 0.5, ground.left(), ground.right());
    for (int pair = 0; pair < count; ++pair)
        axis.ticks.push_back({static_cast<double>(pair), QString::number(pair)});
    axis.name = ExperimentWords::tr("pair", "a row of numbers");
    return axis;
}

Axis shareAxis(const QRectF& ground, const PairsUsedFrame& frame, const PairsUsedFrame* other)
{
    double most = 0;
    for (const PairsUsedFrame* one : {&frame, other}) {
        for (const PairsUsedFrame::Pair& pair : one ? one->pairs : frame.pairs)
            most = std::max({most, pair.before, pair.after});
    }
    const double end = std::max(0.2, std::ceil(most * 13.5) / 10); // space above the bars
    const double step = end > 0.45 ? 0.2 : 0.1;
    Axis axis = Axis::linear(0, end, ground.bottom(), ground.top());
    for (int at = 0; at * step <= end + 1e-9; ++at)
        axis.ticks.push_back({at * step, shareText(at * step), at == 0});
    return axis;
}

double pairPitch(const Plot& plot)
{
    return plot.x.pixel(1) - plot.x.pixel(0);
}

QRectF columnOfPair(const Plot& plot, int pair, double share)
{
    const double width = pairPitch(plot) * share;
    return {plot.x.pixel(pair) - width / 2, plot.ground.top(), width, plot.ground.height()};
}

Layers pairBars(const Plot& plot, const PairsUsedFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    Layers layers {Region {columnOfPair(plot, frame.frozen, 1),
        blended(palette.query, palette.ground, 0.14), Region::Edges::Sharp}};
    for (int pair = 0; pair < static_cast<int>(frame.pairs.size()); ++pair) {
        const PairsUsedFrame::Pair& of = frame.pairs[static_cast<std::size_t>(pair)];
        QRectF bar = columnOfPair(plot, pair, barShare);
        bar.setTop(plot.y.pixel(of.after));
        layers.emplace_back(Region {bar, pairColor(palette, pair, frame.count)});
        const double before = plot.y.pixel(of.before);
        const double more = look.px(3);
        const QLineF line(bar.left() - more, before, bar.right() + more, before);
        layers.emplace_back(Rule {line, palette.ground, 4});
        layers.emplace_back(Rule {line, palette.text, 2});
    }
    return layers;
}

/// Above the bar of a pair, and above the line if that would cross it.
Label shareLabel(const Plot& plot, const PairsUsedFrame& frame, int pair, const Look& look)
{
    const PairsUsedFrame::Pair& of = frame.pairs[static_cast<std::size_t>(pair)];
    const double before = plot.y.pixel(of.before);
    const double above = plot.y.pixel(of.after) - look.px(6);
    const bool isCrossed = before < above + look.px(8)
        && before > above - digitHeight(TextRole::NoteStrong, look) - look.px(5);
    const double baseline = isCrossed ? before - look.px(6) : above;
    return {{plot.x.pixel(pair), std::max(baseline, plot.ground.top() + look.px(22))},
        shareText(of.after), TextRole::NoteStrong, look.palette.text, Alignment::Centre,
        QSizeF(2, 1)};
}

/// Below the columns, that of the frozen pair first, then the longest, the others if they fit.
Layers wavelengthRow(const Plot& plot, const PairsUsedFrame& frame, int strong, const Look& look)
{
    const double baseline = plot.ground.bottom() + look.px(27) + digitHeight(TextRole::Axis, look);
    Layers layers {Label {{plot.ground.left() - look.px(8), baseline},
        ExperimentWords::tr("wavelength"), TextRole::Axis, look.palette.notes, Alignment::Right}};
    const int last = static_cast<int>(frame.pairs.size()) - 1;
    std::vector<int> order {strong};
    if (last != strong)
        order.push_back(last);
    for (int pair = 0; pair < last; ++pair) {
        if (pair != strong)
            order.push_back(pair);
    }
    const double first = plot.ground.left() - look.px(5); // after the row's name
    std::vector<QRectF> taken;
    for (const int pair : order) {
        const TextRole role = pair == strong ? TextRole::NoteStrong : TextRole::Axis;
        const QString words =
            significant(frame.pairs[static_cast<std::size_t>(pair)].wavelength, 3);
        const double width = textWidth(words, role, look) + look.px(6);
        const QRectF box(std::max(plot.x.pixel(pair) - width / 2, first), baseline - 1, width, 2);
        if (std::ranges::any_of(taken, [&](const QRectF& one) { return one.intersects(box); }))
            continue;
        taken.push_back(box);
        layers.emplace_back(Label {{box.center().x(), baseline}, words, role,
            pair == strong ? look.palette.text : look.palette.notes, Alignment::Centre});
    }
    return layers;
}

Layers pairsGhost(const Plot& plot, const FrozenAnswers& answers, const PairsUsedFrame& frame,
    const PairsUsedFrame& ghost, const Look& look)
{
    Layers layers;
    const CurveStyle style = ghostStyle(look.palette.text, look.palette);
    QPen dashes(style.colour, look.px(1.5), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2, 2});
    for (int pair = 0; pair < std::min(frame.count, ghost.count); ++pair) {
        const auto at = static_cast<std::size_t>(pair);
        if (!frame.isEmpty() && frame.pairs[at] == ghost.pairs[at]) // the same models
            continue;
        const double y = plot.y.pixel(ghost.pairs[at].after);
        const QRectF column = columnOfPair(plot, pair, 0.9);
        layers.emplace_back(Stroke {{column.left(), y, column.right(), y}, dashes});
    }
    if (ghost.trainingLength != frame.trainingLength || ghost.longest != frame.longest)
        return layers;
    layers.emplace_back(Curve {answers.places(frame, ghost.turning),
        ghostStyle(styleOf({TrainedEncoding::Rope}, look.palette).line, look.palette),
        answers.ground});
    layers.emplace_back(
        Curve {answers.places(frame, ghost.pairs[static_cast<std::size_t>(ghost.frozen)].frozen),
            ghostStyle(look.palette.query, look.palette), answers.ground});
    return layers;
}

QString missingPairs(const PairsUsedFrame& frame)
{
    const QString name = trainedName(TrainedEncoding::Rope);
    if (frame.isCovered)
        return ExperimentWords::tr("Hidden until you predict");
    if (!frame.isChosen)
        return ExperimentWords::tr("%1 is not selected for training.").arg(name);
    return ExperimentWords::tr("Train models with %1 here to freeze each of their pairs.")
        .arg(name);
}

QString pairsSource(const PairsUsedFrame& frame)
{
    const QString words = frame.isShipped
        ? ExperimentWords::tr("bundled results; mean over seeds: %1", "their number")
        : ExperimentWords::tr("trained here; mean over seeds: %1", "their number");
    return words.arg(frame.turning.front().seeds);
}

Layers pairsHead(const PairsUsedLayout& layout, const PairsUsedFrame& frame, const Look& look)
{
    const QPointF baseline(layout.area.left(), layout.area.top() + look.px(16));
    const QString title = pairsUsedTitle();
    Layers layers {Label {baseline, title, TextRole::PictureTitle, look.palette.text}};
    if (frame.isEmpty())
        return layers;
    const double from =
        layout.area.left() + textWidth(title, TextRole::PictureTitle, look) + look.px(12);
    layers.emplace_back(Label {{from, baseline.y()},
        fitted(pairsSource(frame), layout.button.left() - look.px(8) - from, TextRole::Note, look),
        TextRole::Note, look.palette.notes});
    const double below = layout.shares.top() - look.px(subtitleAbove);
    const QStringList shares {
        ExperimentWords::tr("share of the score; bar: trained, line: before training"),
        ExperimentWords::tr("share of the score; line: before training"),
        ExperimentWords::tr("share of the score")};
    const double widest = layout.answers.left() - look.px(48) - layout.area.left();
    layers.emplace_back(Label {{layout.area.left(), below},
        fittingWords(shares, widest, TextRole::Note, look), TextRole::Note, look.palette.notes});
    const QStringList answers {
        ExperimentWords::tr("accuracy by length, one pair frozen; faint: the others"),
        ExperimentWords::tr("accuracy by length, one pair frozen"),
        ExperimentWords::tr("accuracy by length")};
    const double left = layout.answers.left() - look.px(40);
    layers.emplace_back(Label {{layout.area.right(), below},
        ExperimentWords::tr("at %1", "a length").arg(wholeNumber(frame.lookedAt())), TextRole::Note,
        look.palette.notes, Alignment::Right});
    layers.emplace_back(Label {{left, below},
        fittingWords(answers, layout.answers.right() - left, TextRole::Note, look), TextRole::Note,
        look.palette.notes});
    return layers;
}

} // namespace

PairsUsedLayout::PairsUsedLayout(const QRectF& whole, const Look& look)
    : area(whole)
{
    const double top = area.top() + look.px(headOfPairs);
    const double bottom = std::max(top + 1, area.bottom() - look.px(footOfPairs));
    const double free = area.width() - look.px(leftOfPairs + betweenPanels + namesOfPairs);
    const double width = std::max(1.0, free / 2);
    shares = QRectF(area.left() + look.px(leftOfPairs), top, width, bottom - top);
    answers = besideShares(shares, look);
    button =
        QRectF(area.right() - look.px(pairsButton), area.top(), look.px(pairsButton), look.px(26));
}

QString pairsUsedTitle()
{
    return ExperimentWords::tr("RoPE's pairs");
}

QString pairsUsedWords(const PairsUsedFrame& frame)
{
    if (frame.isEmpty())
        return missingPairs(frame);
    const PairsUsedFrame::Pair& of = frame.pairs[static_cast<std::size_t>(frame.frozen)];
    const PairPoint* frozen = frame.frozenAt(frame.frozen, frame.lookedAt());
    const PairPoint* turning = frame.turningAt(frame.lookedAt());
    return ExperimentWords::tr(
        "Pair %1, one rotation in %2 positions: %3 of the score, %4 before training. At length %5: "
        "accuracy %6 with it frozen, %7 with all rotating; %8")
        .arg(QString::number(frame.frozen), significant(of.wavelength, 3), shareText(of.after),
            shareText(of.before), wholeNumber(frame.lookedAt()), shareText(frozen->mean),
            shareText(turning->mean), pairsSource(frame));
}

QString frozenPairCaption(const Reading& reading)
{
    const QString from = reading.words.back() == "shipped"
        ? ExperimentWords::tr(
            "RoPE at length %1 with pair %2 frozen, bundled; %3 with all rotating")
        : ExperimentWords::tr(
            "RoPE at length %1 with pair %2 frozen, trained here; %3 with all rotating");
    return from.arg(wholeNumber(static_cast<std::int64_t>(reading.captionNumbers[0].value)),
        QString::number(reading.focus.pair.value_or(0)),
        decimals(reading.captionNumbers[1].value, 3));
}

Plot pairsUsedPlot(const QRectF& area, const PairsUsedFrame& frame,
    const std::optional<PairsUsedFrame>& ghost, const Look& look)
{
    const PairsUsedLayout layout(area, look);
    const bool hasGhost = ghost && !ghost->isEmpty();
    const PairsUsedFrame& scale = frame.isEmpty() && hasGhost ? *ghost : frame;
    Plot plot {.layers = pairsHead(layout, frame, look)};
    if (!scale.isEmpty()) {
        plot.ground = layout.shares;
        plot.x = pairColumns(plot.ground, scale.count);
        plot.y = shareAxis(plot.ground, scale, hasGhost ? &*ghost : nullptr);
        const FrozenAnswers answers(layout.answers, scale);
        plot.layers = std::move(plot.layers) + wavelengthRow(plot, scale, scale.frozen, look)
            + answers.axes(look) + answers.limits(scale, look);
        if (!frame.isEmpty())
            plot.layers = std::move(plot.layers) + pairBars(plot, frame, look);
        if (hasGhost)
            plot.layers = std::move(plot.layers) + pairsGhost(plot, answers, frame, *ghost, look);
        if (!frame.isEmpty()) {
            plot.layers = std::move(plot.layers) + answers.lines(frame, look)
                + answers.names(area.right(), frame, look);
            plot.layers.emplace_back(shareLabel(plot, frame, frame.frozen, look));
            plot.handles = {{.key = "experiment.frozen_pair",
                .place = {plot.x.pixel(frame.frozen), plot.ground.top()},
                .value = static_cast<double>(frame.frozen),
                .kind = HandleKind::Query,
                .line = columnOfPair(plot, frame.frozen, 1),
                .jump = plot.ground.adjusted(0, 0, 0, look.px(footOfPairs)),
                .keyStep = pairPitch(plot),
                .isByKey = false}}; // the arrow keys move it as drawn
        }
    }
    if (frame.isEmpty()) {
        const QRectF free = area.adjusted(0, look.px(30), 0, 0);
        plot.layers.emplace_back(Label {free.center(),
            fitted(missingPairs(frame), free.width() - look.px(12), TextRole::Body, look),
            TextRole::Body, look.palette.notes, Alignment::Centre, QSizeF(4, 3)});
    }
    return plot;
}

Layers pairsUsedPointed(
    const Plot& plot, const PairsUsedFrame& frame, const Focus& focus, const Look& look)
{
    const int pair = focus.pair.value_or(frame.frozen);
    if (pair == frame.frozen || !frame.frozenAt(pair, frame.lookedAt()))
        return {};
    const FrozenAnswers answers(besideShares(plot.ground, look), frame);
    const auto& points = frame.pairs[static_cast<std::size_t>(pair)].frozen;
    return {Curve {answers.places(frame, points), {.colour = look.palette.text, .width = 1.75},
                answers.ground},
        shareLabel(plot, frame, pair, look)};
}

} // namespace lab::ui
