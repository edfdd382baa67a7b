#include "ui/paint/experiment/accuracy_plot.h"

#include "ui/paint/experiment/answer_lines.h"
#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/ghost_curve.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double leftOfAnswers = 48; ///< of the axis, for its numbers
constexpr double namesColumn = 140;
constexpr double narrowColumn = 124;
constexpr double coverButtonWidth = 176;
constexpr double reach = 14; ///< of the pointer to a mark

using Line = AccuracyFrame::Line;
using Point = AccuracyFrame::Point;

/// In units, as wide as the names need, at most a third of the area.
double columnOf(const QRectF& area, const AccuracyFrame& frame, const Look& look)
{
    const double least = area.width() < look.px(640) ? narrowColumn : namesColumn;
    const double needed = std::min(answerNamesWidth(frame, look), area.width() / 3);
    return std::max(least, needed / look.scale);
}

double highest(const AccuracyFrame& frame)
{
    double most = frame.chance;
    const auto take = [&](const std::vector<Line>& lines) {
        for (const Line& line : lines)
            for (const Point& point : line.points)
                most = std::max(most, point.mean + point.half.value_or(0));
    };
    take(frame.own);
    take(frame.shipped);
    for (const AccuracyFrame::Overlaid& overlaid : frame.overlaid)
        take(overlaid.lines);
    return most;
}

Axis lengthAxis(const QRectF& ground, const AccuracyFrame& frame)
{
    const double last = std::log2(frame.longest);
    Axis axis = Axis::linear(-1, last, ground.left(), ground.right());
    for (int doubled = -1; doubled <= static_cast<int>(last); ++doubled)
        axis.ticks.push_back({static_cast<double>(doubled),
            wholeNumber(std::lround(frame.trainingLength * std::exp2(doubled)))});
    return axis;
}

Axis valueAxis(const QRectF& ground, const AccuracyFrame& frame, double most)
{
    if (isShare(frame)) {
        Axis axis = Axis::linear(0, 1, ground.bottom(), ground.top());
        for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
            axis.ticks.push_back({share, shareText(share), share <= 0});
        return axis;
    }
    const double end = std::max(1.0, std::ceil(most));
    Axis axis = Axis::linear(0, end, ground.bottom(), ground.top());
    const double step = end > 6 ? 2 : 1;
    for (double value = 0; value <= end; value += step)
        axis.ticks.push_back({value, decimals(value, 0), value <= 0});
    return axis;
}

QStringList notesOf(const AccuracyFrame& frame)
{
    if (frame.lines().empty())
        return {};
    if (frame.showsShippedAlone())
        return {ExperimentWords::tr("bundled results: 8 models each, trained in advance; band: 95 "
                                    "% interval of the mean"),
            ExperimentWords::tr("bundled: 8 models each; band: 95 % interval"),
            ExperimentWords::tr("bundled, 8 models each")};
    if (frame.shipped.empty())
        return {ExperimentWords::tr("trained here; band: 95 % interval of the mean over seeds"),
            ExperimentWords::tr("trained here; band: 95 % interval"),
            ExperimentWords::tr("trained here")};
    return {
        ExperimentWords::tr(
            "trained here; band: 95 % interval of the mean over seeds; dotted: bundled results"),
        ExperimentWords::tr("trained here; band: 95 % interval; dotted: bundled"),
        ExperimentWords::tr("trained here; dotted: bundled")};
}

/// The meaning of the star at a name; empty if no name has one.
QString unlearnedNote(const AccuracyFrame& frame)
{
    const auto steps = frame.unlearnedIn();
    return steps ? ExperimentWords::tr("* not learned in %1 steps: below 90 % at L", "of training")
                       .arg(wholeNumber(*steps))
                 : QString();
}

Layers headOf(const QRectF& area, const AccuracyFrame& frame, const Look& look)
{
    const QPointF baseline(area.left(), area.top() + look.px(16));
    const QString title =
        fitted(answersTitle(frame.measure), area.width(), TextRole::PictureTitle, look);
    Layers layers {Label {baseline, title, TextRole::PictureTitle, look.palette.text}};
    const double left = area.left() + textWidth(title, TextRole::PictureTitle, look) + look.px(12);
    const double free = area.right() - left;
    QStringList notes = notesOf(frame);
    if (const QString unlearned = unlearnedNote(frame); !unlearned.isEmpty()) {
        for (QString& note : notes)
            note += u"; "_s + unlearned;
        notes += unlearned;
        notes += ExperimentWords::tr("* not learned");
    }
    if (free > look.px(100) && !notes.isEmpty())
        layers.emplace_back(Label {{left, baseline.y()},
            fittingWords(notes, free, TextRole::Note, look), TextRole::Note, look.palette.notes});
    return layers;
}

/// At the training length and at chance level, below all lines.
Layers limitsOf(const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    const double gap = look.px(8);
    const QLineF trained = plot.upright(0);
    QPen dashes(look.palette.axis, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({4, 4});
    const double above = trained.y1() - look.px(11); // clear of the knob
    Layers layers {Rule {trained, look.palette.seen, 2}, Stroke {plot.level(frame.chance), dashes}};
    const QString own = ExperimentWords::tr("trained at %1").arg(wholeNumber(frame.trainingLength));
    const double width = textWidth(own, TextRole::NoteStrong, look);
    const bool isBefore = trained.x1() - gap - width > plot.ground.left() - look.px(leftOfAnswers);
    const double right = trained.x1() + gap;
    layers.emplace_back(
        Label {{isBefore ? trained.x1() - gap : right, above}, own, TextRole::NoteStrong,
            look.palette.seenText, isBefore ? Alignment::Right : Alignment::Left});
    const QString longer = ExperimentWords::tr("longer than in training");
    const double from = isBefore ? right : right + width + gap;
    if (from + textWidth(longer, TextRole::Note, look) < plot.ground.right())
        layers.emplace_back(Label {{from, above}, longer, TextRole::Note, look.palette.notes});
    layers.emplace_back(
        Label {{plot.ground.left() + look.px(6), plot.y.pixel(frame.chance) - look.px(4)},
            ExperimentWords::tr("chance level"), TextRole::Note, look.palette.notes,
            Alignment::Left, QSizeF(2, 1)});
    return layers;
}

Layers underlaid(const Plot& plot, const AccuracyFrame& frame, const std::vector<Line>& lines,
    const QList<qreal>& dashes, const Look& look)
{
    Layers layers;
    for (const Line& line : lines) {
        CurveStyle style = ghostStyle(styleOf(line.curve, look.palette).line, look.palette);
        if (!dashes.isEmpty()) {
            style.dashed = false;
            style.dashes = dashes;
        }
        layers.emplace_back(Curve {answerPlaces(plot, frame, line, 0), style});
    }
    return layers;
}

QStringList coverWords(const AccuracyFrame& frame)
{
    QStringList wordings {
        ExperimentWords::tr("The answers are hidden until you rank the encodings."),
        ExperimentWords::tr("Hidden until you predict")};
    if (frame.isBesideRanking)
        wordings =
            QStringList {ExperimentWords::tr("What do you expect? Drag the encodings into that "
                                             "order and lock it in to see the answers."),
                ExperimentWords::tr("Drag the encodings into the order that you expect.")}
            + wordings;
    return wordings;
}

Handle lengthHandle(const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    const QLineF line = plot.upright(frame.doublings);
    return {.key = "experiment.doublings",
        .place = line.p1(),
        .value = static_cast<double>(frame.doublings),
        .kind = HandleKind::Query,
        .line = beside(line, 8, plot.ground, look),
        .keyStep = plot.x.pixel(1) - plot.x.pixel(0),
        .isByKey = false}; // the arrow keys move it as drawn
}

} // namespace

QString answersTitle(ExperimentMeasure measure)
{
    return measure == ExperimentMeasure::Accuracy ? ExperimentWords::tr("Accuracy by length")
                                                  : ExperimentWords::tr("Cross-entropy by length");
}

QString showAnswersText()
{
    return ExperimentWords::tr("Show results");
}

QRectF coverButton(const Plot& plot, const Look& look)
{
    const QSizeF size(look.px(coverButtonWidth), look.px(30));
    const QPointF centre = plot.ground.center() + QPointF(0, look.px(14));
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

QString answersWords(const AccuracyFrame& frame)
{
    if (frame.isCovered)
        return ExperimentWords::tr("The answers are hidden until you rank the encodings.");
    const QString length = wholeNumber(frame.lookedAt());
    const Point* point = frame.pointAt(frame.selected, frame.lookedAt());
    if (!point)
        return ExperimentWords::tr("No model with %1 has been trained with these settings.")
                   .arg(trainedName(frame.selected.encoding))
            + laidWords(frame);
    const QString words = frame.showsShippedAlone()
        ? ExperimentWords::tr("%1 at length %2: %3, bundled results", "an encoding")
        : ExperimentWords::tr("%1 at length %2: %3, trained here", "an encoding");
    const auto line = std::ranges::find(frame.lines(), frame.selected, &AccuracyFrame::Line::curve);
    const QString unlearned = line->unlearnedIn
        ? ExperimentWords::tr("; not learned in %1 steps").arg(wholeNumber(*line->unlearnedIn))
        : QString();
    return words.arg(curveName(frame.selected), length, answerValueText(frame, point->mean))
        + unlearned + laidWords(frame);
}

Plot accuracyPlot(const QRectF& area, const AccuracyFrame& frame,
    const std::optional<AccuracyFrame>& ghost, const Look& look)
{
    Plot plot {.ground = groundIn(area,
                   look.hasWords ? QMarginsF(leftOfAnswers, 48, columnOf(area, frame, look), 26)
                                 : QMarginsF(10, 20, 10, 10),
                   look)};
    plot.x = lengthAxis(plot.ground, frame);
    const bool isUnder = ghost && ghost->measure == frame.measure
        && ghost->trainingLength == frame.trainingLength && ghost->longest == frame.longest;
    plot.y =
        valueAxis(plot.ground, frame, std::max(highest(frame), isUnder ? highest(*ghost) : 0.0));
    plot.layers = headOf(area, frame, look) + limitsOf(plot, frame, look);
    const double looked = plot.x.pixel(frame.doublings);
    plot.layers.emplace_back(
        Rule {{looked, plot.ground.top(), looked, plot.ground.bottom()}, look.palette.query, 1});
    plot.handles = {lengthHandle(plot, frame, look)};
    if (frame.isCovered) {
        plot.layers.emplace_back(Label {coverButton(plot, look).center() - QPointF(0, look.px(30)),
            fittingWords(
                coverWords(frame), plot.ground.width() - look.px(24), TextRole::Body, look),
            TextRole::Body, look.palette.text, Alignment::Centre, QSizeF(6, 4)});
        return plot;
    }
    if (frame.lines().empty() && frame.overlaid.empty()) {
        plot.layers.emplace_back(Label {plot.ground.center(),
            fitted(ExperimentWords::tr("Nothing has been trained with these settings."),
                plot.ground.width(), TextRole::Body, look),
            TextRole::Body, look.palette.notes, Alignment::Centre, QSizeF(6, 4)});
        return plot;
    }
    plot.layers = plot.layers + answerBands(plot, frame, look);
    if (isUnder)
        plot.layers = plot.layers + underlaid(plot, *ghost, ghost->lines(), {}, look);
    if (!frame.own.empty())
        plot.layers = plot.layers + underlaid(plot, frame, frame.shipped, {1, 3}, look);
    plot.layers = plot.layers + laidOver(plot, frame, look);
    plot.layers = plot.layers + splitSeeds(plot, frame, look);
    for (const Line& line : frame.lines())
        plot.layers = plot.layers + answerLine(plot, frame, line, look);
    if (look.hasWords)
        plot.layers =
            plot.layers + answersLookedAt(plot, frame, look) + answerNames(area, plot, frame, look);
    return plot;
}

std::optional<PointedAnswer> answerAt(
    const Plot& plot, const AccuracyFrame& frame, QPointF point, const Look& look)
{
    std::optional<PointedAnswer> nearest;
    double least = look.px(reach);
    for (const Line& line : frame.lines()) {
        const std::vector<QPointF> places = answerPlaces(plot, frame, line, 0);
        for (std::size_t at = 0; at < places.size(); ++at) {
            const QPointF away = places[at] - point;
            const double distance = std::hypot(away.x(), away.y());
            if (distance >= least)
                continue;
            least = distance;
            nearest = PointedAnswer {line.curve, line.points[at].length};
        }
    }
    return nearest;
}

Layers accuracyPointed(
    const Plot& plot, const AccuracyFrame& frame, const Focus& focus, const Look& look)
{
    if (!focus.curve || !focus.position)
        return {};
    const Point* point = frame.pointAt(*focus.curve, static_cast<int>(*focus.position));
    if (!point)
        return {};
    const TrainedStyle style = styleOf(*focus.curve, look.palette);
    const QPointF place = plot.at(answerDoublings(frame, point->length),
        std::clamp(point->mean, plot.y.lowest(), plot.y.highest()));
    const QString words =
        u"%1 %2"_s.arg(curveName(*focus.curve), answerValueText(frame, point->mean));
    const double width = textWidth(words, TextRole::NoteStrong, look);
    const bool fitsRight = place.x() + look.px(12) + width <= plot.ground.right();
    const double baseline = std::max(place.y() - look.px(8), plot.ground.top() + look.px(12));
    return {Marks {.places = {place},
                .radius = look.px(answerMark + 4),
                .edge = QPen(style.line, look.px(2))},
        Label {{fitsRight ? place.x() + look.px(12) : place.x() - look.px(12) - width, baseline},
            words, TextRole::NoteStrong, style.text, Alignment::Left, QSizeF(3, 3)}};
}

} // namespace lab::ui
