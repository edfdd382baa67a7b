#include "ui/paint/experiment/answer_lines.h"

#include "ui/paint/experiment/experiment_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace lab::ui {

namespace {

constexpr double namePitch = 16;
constexpr double closePitch = 13; ///< the least at which names stand apart
constexpr double bandTone = 0.25;
constexpr double namesGap = 12; ///< from the plot to the names
constexpr double laidSample = 26; ///< of a dash, before the run's name

using Line = AccuracyFrame::Line;
using Point = AccuracyFrame::Point;

struct NameRow {
    const Line* line;
    double y;
};

/// In line widths; none is that of a stretched RoPE, of shipped lines or of A.
QList<qreal> laidDashes(std::size_t index)
{
    static const std::array<QList<qreal>, mostLaidRuns> all {
        QList<qreal> {2, 2}, QList<qreal> {6, 3}, QList<qreal> {6, 2, 1.5, 2}};
    return all[index % all.size()];
}

/// From a line's end to the mark before its name: else the two read as two points.
Stroke leaderTo(
    QPointF mark, const Plot& plot, const AccuracyFrame& frame, const Line& line, const Look& look)
{
    const QPointF end = answerPlaces(plot, frame, line, 0).back();
    return {{end, mark}, QPen(styleOf(line.curve, look.palette).line, look.px(1))};
}

/// Each laid run in a row: its dash, its name, and its number.
Layers legendOf(const QRectF& place, const AccuracyFrame& frame, const Look& look)
{
    Layers layers;
    const double pitch =
        place.height() / static_cast<double>(std::max<std::size_t>(frame.laid.size(), 1));
    for (std::size_t at = 0; at < frame.laid.size(); ++at) {
        const AccuracyFrame::Laid& laid = frame.laid[at];
        const double middle = place.top() + pitch * (static_cast<double>(at) + 0.5);
        QPen pen(look.palette.text, look.px(1.5), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern(laidDashes(at));
        const double end = place.left() + look.px(laidSample);
        layers.emplace_back(Stroke {{place.left(), middle, end, middle}, pen});
        const Point* point = laid.pointAt(frame.selected, frame.lookedAt());
        const QString number = point ? answerValueText(frame, point->mean) : QString();
        const double baseline = middle + digitHeight(TextRole::Note, look) / 2;
        const double left = end + look.px(4);
        const QString name = QString::fromStdString(laid.name);
        const double beside = textWidth(number, TextRole::Note, look) + look.px(6);
        const bool hasSpace =
            left + textWidth(name, TextRole::Note, look) + beside <= place.right();
        layers.emplace_back(
            Label {{left, baseline}, fitted(name, place.right() - left, TextRole::Note, look),
                TextRole::Note, look.palette.text});
        if (hasSpace)
            layers.emplace_back(Label {{place.right(), baseline}, number, TextRole::Note,
                look.palette.text, Alignment::Right});
    }
    return layers;
}

} // namespace

bool isShare(const AccuracyFrame& frame)
{
    return frame.measure == ExperimentMeasure::Accuracy;
}

QString answerValueText(const AccuracyFrame& frame, double value)
{
    return isShare(frame) ? shareText(value) : decimals(value, 2);
}

double answerDoublings(const AccuracyFrame& frame, int length)
{
    return std::log2(static_cast<double>(length) / frame.trainingLength);
}

std::vector<QPointF> answerPlaces(
    const Plot& plot, const AccuracyFrame& frame, const Line& line, double halves)
{
    std::vector<QPointF> places;
    for (const Point& point : line.points) {
        const double value = point.mean + halves * point.half.value_or(0);
        places.push_back(plot.at(answerDoublings(frame, point.length),
            std::clamp(value, plot.y.lowest(), plot.y.highest())));
    }
    return places;
}

Layers answerLine(const Plot& plot, const AccuracyFrame& frame, const Line& line, const Look& look)
{
    const TrainedStyle style = styleOf(line.curve, look.palette);
    const bool isSelected = line.curve.encoding == frame.selected.encoding
        && line.curve.stretch == frame.selected.stretch;
    const std::vector<QPointF> places = answerPlaces(plot, frame, line, 0);
    return {Curve {places,
                {.colour = style.line, .width = isSelected ? 3.0 : 1.75, .dashes = style.dashes}},
        Marks {.shape = style.mark,
            .places = places,
            .radius = look.px(isSelected ? answerMark + 1 : answerMark),
            .edge = QPen(style.line, look.px(1.5)),
            .fill = style.isHollow ? look.palette.ground : style.line}};
}

Layers answerBands(const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    Layers layers;
    for (const Line& line : frame.lines()) {
        const QColor fill =
            blended(styleOf(line.curve, look.palette).line, look.palette.ground, bandTone);
        if (line.points.front().half)
            layers.emplace_back(Band {
                answerPlaces(plot, frame, line, 1), answerPlaces(plot, frame, line, -1), fill});
    }
    return layers;
}

Layers laidOver(const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    Layers layers;
    for (std::size_t at = 0; at < frame.laid.size(); ++at) {
        for (const Line& line : frame.laid[at].lines) {
            const bool isSelected = line.curve == frame.selected;
            layers.emplace_back(Curve {answerPlaces(plot, frame, line, 0),
                {.colour = styleOf(line.curve, look.palette).line,
                    .width = isSelected ? 2.25 : 1.25,
                    .dashes = laidDashes(at)}});
        }
    }
    return layers;
}

double answerNamesWidth(const AccuracyFrame& frame, const Look& look)
{
    const QString longest = answerValueText(frame, isShare(frame) ? 1 : 0);
    double names = 0;
    for (const Line& line : frame.lines())
        names = std::max(names, textWidth(curveName(line.curve), TextRole::NoteStrong, look));
    return look.px(namesGap + markSpace + 6) + std::ceil(names)
        + textWidth(longest, TextRole::NoteStrong, look);
}

QString laidWords(const AccuracyFrame& frame)
{
    QString words;
    for (const AccuracyFrame::Laid& laid : frame.laid) {
        const QString name = QString::fromStdString(laid.name);
        const QString trained = wholeNumber(laid.trainingLength);
        const Point* point = laid.pointAt(frame.selected, frame.lookedAt());
        words += point
            ? ExperimentWords::tr("; kept run “%1”, trained to %2: %3", "after the answers")
                  .arg(name, trained, answerValueText(frame, point->mean))
            : ExperimentWords::tr(
                "; kept run “%1”, trained to %2, has no such answer", "after the answers")
                  .arg(name, trained);
    }
    return words;
}

Layers answerNames(
    const QRectF& area, const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    std::vector<NameRow> rows;
    for (const Line& line : frame.lines())
        rows.push_back({&line, answerPlaces(plot, frame, line, 0).back().y()});
    std::ranges::stable_sort(rows, {}, &NameRow::y);
    const double all = static_cast<double>(std::max<std::size_t>(rows.size(), 1))
        + static_cast<double>(frame.laid.size());
    // Beside the axis' own numbers a mark or a dash would be one of them.
    const bool haveSpace = plot.ground.height() >= all * look.px(closePitch) || !frame.laid.empty();
    const double end = plot.ground.bottom() + look.px(haveSpace ? 4 : 16);
    const double space = end - plot.ground.top();
    const double pitch = std::min(look.px(namePitch), space / all);
    const double legend = pitch * static_cast<double>(frame.laid.size());
    double next = plot.ground.top() + pitch / 2;
    for (NameRow& row : rows) {
        row.y = std::max(row.y, next);
        next = row.y + pitch;
    }
    double last = end - legend - pitch / 2;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        row->y = std::min(row->y, last);
        last = row->y - pitch;
    }
    const double left = plot.ground.right() + look.px(namesGap);
    Layers layers {Label {{area.right(), plot.ground.top() - look.px(8)},
        ExperimentWords::tr("at %1", "a length").arg(wholeNumber(frame.lookedAt())), TextRole::Note,
        look.palette.notes, Alignment::Right}};
    for (const NameRow& row : rows) {
        const bool isSelected = row.line->curve == frame.selected;
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
        const double baseline = row.y + digitHeight(TextRole::Note, look) / 2;
        const Point* point = frame.pointAt(row.line->curve, frame.lookedAt());
        const QString number = point ? answerValueText(frame, point->mean) : QString();
        const double name = left + look.px(markSpace);
        const double free = area.right() - name - textWidth(number, role, look) - look.px(6);
        layers.emplace_back(leaderTo({left, row.y}, plot, frame, *row.line, look));
        layers.push_back(markBefore(row.line->curve, {left, row.y}, look));
        layers.emplace_back(
            Label {{name, baseline}, fitted(curveName(row.line->curve), free, role, look), role,
                styleOf(row.line->curve, look.palette).text});
        layers.emplace_back(
            Label {{area.right(), baseline}, number, role, look.palette.text, Alignment::Right});
    }
    return std::move(layers)
        + legendOf({left, end - legend, area.right() - left, legend}, frame, look);
}

} // namespace lab::ui
