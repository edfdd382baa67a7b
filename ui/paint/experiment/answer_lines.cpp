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
constexpr double closePitch = 13; ///< minimum distance of names
constexpr double bandTone = 0.25;
constexpr double seedDot = 1.75; ///< radius
constexpr double namesGap = 12; ///< from the plot to the names
constexpr double laidSample = 26; ///< of a dash, before the run's name

using Line = AccuracyFrame::Line;
using Point = AccuracyFrame::Point;

/// The text of a line, and its height.
struct LineRow {
    const Line* line;
    double y;
};

/// In the order of their lines, with this minimum distance, as many as fit.
void spread(std::vector<LineRow>& rows, double top, double bottom, double pitch)
{
    std::ranges::stable_sort(rows, {}, &LineRow::y);
    double next = top + pitch / 2;
    for (LineRow& row : rows) {
        row.y = std::max(row.y, next);
        next = row.y + pitch;
    }
    double last = bottom - pitch / 2;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        row->y = std::min(row->y, last);
        last = row->y - pitch;
    }
}

/// "Plain RoPE" beside a stretched one; with a mark if its models have not learned the task.
QString lineName(const AccuracyFrame& frame, const Line& line)
{
    RopeStretch other = RopeStretch::None;
    for (const Line& one : frame.lines())
        other = std::max(other, one.curve.stretch);
    const bool isPlain = line.curve.stretch == RopeStretch::None;
    const QString name =
        isPlain ? trainedNameBeside(line.curve.encoding, other) : curveName(line.curve);
    return line.unlearnedIn ? name + u'*' : name;
}

/// In line widths; none equals that of a stretched RoPE, of bundled lines or of A.
QList<qreal> laidDashes(std::size_t index)
{
    static const std::array<QList<qreal>, maxOverlaidRuns> all {
        QList<qreal> {2, 2}, QList<qreal> {6, 3}, QList<qreal> {6, 2, 1.5, 2}};
    return all[index % all.size()];
}

/// From a line's end to the mark before its name: closer, the two would look like two points.
Stroke leaderTo(
    QPointF mark, const Plot& plot, const AccuracyFrame& frame, const Line& line, const Look& look)
{
    const QPointF end = answerPlaces(plot, frame, line, 0).back();
    return {{end, mark}, QPen(styleOf(line.curve, look.palette).line, look.px(1))};
}

/// Each saved run in a row: its dash, its name, and its number.
Layers legendOf(const QRectF& place, const AccuracyFrame& frame, const Look& look)
{
    Layers layers;
    const double pitch =
        place.height() / static_cast<double>(std::max<std::size_t>(frame.overlaid.size(), 1));
    for (std::size_t at = 0; at < frame.overlaid.size(); ++at) {
        const AccuracyFrame::Overlaid& overlaid = frame.overlaid[at];
        const double middle = place.top() + pitch * (static_cast<double>(at) + 0.5);
        QPen pen(look.palette.text, look.px(1.5), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern(laidDashes(at));
        const double end = place.left() + look.px(laidSample);
        layers.emplace_back(Stroke {{place.left(), middle, end, middle}, pen});
        const Point* point = overlaid.pointAt(frame.selected, frame.lookedAt());
        const QString number = point ? answerValueText(frame, point->mean) : QString();
        const double baseline = middle + digitHeight(TextRole::Note, look) / 2;
        const double left = end + look.px(4);
        const QString name = QString::fromStdString(overlaid.name);
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
    for (std::size_t at = 0; at < frame.overlaid.size(); ++at) {
        for (const Line& line : frame.overlaid[at].lines) {
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
        names = std::max(names, textWidth(lineName(frame, line), TextRole::NoteStrong, look));
    const double numbers =
        frame.overlaid.empty() ? 0 : textWidth(longest, TextRole::NoteStrong, look);
    return look.px(namesGap + markSpace + 6) + std::ceil(names) + numbers;
}

QString laidWords(const AccuracyFrame& frame)
{
    QString words;
    for (const AccuracyFrame::Overlaid& overlaid : frame.overlaid) {
        const QString name = QString::fromStdString(overlaid.name);
        const QString trained = wholeNumber(overlaid.trainingLength);
        const Point* point = overlaid.pointAt(frame.selected, frame.lookedAt());
        words += point
            ? ExperimentWords::tr("; saved run “%1”, trained at length %2: %3", "after the answers")
                  .arg(name, trained, answerValueText(frame, point->mean))
            : ExperimentWords::tr(
                "; saved run “%1”, trained at length %2, has no such answer", "after the answers")
                  .arg(name, trained);
    }
    return words;
}

Layers answerNames(
    const QRectF& area, const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    std::vector<LineRow> rows;
    for (const Line& line : frame.lines())
        rows.push_back({&line, answerPlaces(plot, frame, line, 0).back().y()});
    const double all = static_cast<double>(std::max<std::size_t>(rows.size(), 1))
        + static_cast<double>(frame.overlaid.size());
    // Beside the axis numbers a mark or a dash would look like one of them.
    const bool haveSpace =
        plot.ground.height() >= all * look.px(closePitch) || !frame.overlaid.empty();
    const double end = plot.ground.bottom() + look.px(haveSpace ? 4 : 16);
    const double pitch = std::min(look.px(namePitch), (end - plot.ground.top()) / all);
    const double legend = pitch * static_cast<double>(frame.overlaid.size());
    spread(rows, plot.ground.top(), end - legend, pitch);
    const double left = plot.ground.right() + look.px(namesGap);
    Layers layers;
    if (!frame.overlaid.empty())
        layers.emplace_back(Label {{area.right(), plot.ground.top() - look.px(8)},
            ExperimentWords::tr("at %1", "a length").arg(wholeNumber(frame.lookedAt())),
            TextRole::Note, look.palette.notes, Alignment::Right});
    for (const LineRow& row : rows) {
        const bool isSelected = row.line->curve == frame.selected;
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
        const double baseline = row.y + digitHeight(TextRole::Note, look) / 2;
        const double name = left + look.px(markSpace);
        layers.emplace_back(leaderTo({left, row.y}, plot, frame, *row.line, look));
        layers.push_back(markBefore(row.line->curve, {left, row.y}, look));
        layers.emplace_back(Label {{name, baseline},
            fitted(lineName(frame, *row.line), area.right() - name, role, look), role,
            styleOf(row.line->curve, look.palette).text});
    }
    return std::move(layers)
        + legendOf({left, end - legend, area.right() - left, legend}, frame, look);
}

Layers answersLookedAt(const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    std::vector<LineRow> rows;
    for (const Line& line : frame.lines()) {
        if (const Point* point = pointAt(line.points, frame.lookedAt()))
            rows.push_back({&line, plot.y.pixel(point->mean)});
    }
    const double pitch = std::min(look.px(closePitch),
        plot.ground.height() / static_cast<double>(std::max<std::size_t>(rows.size(), 1)));
    spread(rows, plot.ground.top(), plot.ground.bottom(), pitch);
    const double asked = plot.x.pixel(frame.doublings);
    const double gap = look.px(answerMark + 5);
    const double widest = textWidth(answerValueText(frame, 1), TextRole::NoteStrong, look);
    const bool isLeft = asked + gap + look.px(markSpace) + widest > plot.ground.right();
    const double left = isLeft ? asked - gap - look.px(markSpace) - widest : asked + gap;
    Layers layers;
    for (const LineRow& row : rows) {
        const TextRole role =
            row.line->curve == frame.selected ? TextRole::NoteStrong : TextRole::Note;
        const Point& point = *pointAt(row.line->points, frame.lookedAt());
        layers.push_back(markBefore(row.line->curve, {left, row.y}, look));
        layers.emplace_back(
            Label {{left + look.px(markSpace), row.y + digitHeight(TextRole::Note, look) / 2},
                answerValueText(frame, point.mean), role,
                styleOf(row.line->curve, look.palette).text, Alignment::Left, QSizeF(2, 1)});
    }
    return layers;
}

Layers splitSeeds(const Plot& plot, const AccuracyFrame& frame, const Look& look)
{
    Layers layers;
    for (const Line& line : frame.lines()) {
        Marks dots {.shape = Marks::Shape::Round,
            .places = {},
            .radius = look.px(seedDot),
            .edge = QPen(Qt::NoPen),
            .fill = styleOf(line.curve, look.palette).line};
        for (const Point& point : line.points) {
            if (!frame.isSplit(point))
                continue;
            for (const double value : point.values)
                dots.places.push_back(plot.at(answerDoublings(frame, point.length),
                    std::clamp(value, plot.y.lowest(), plot.y.highest())));
        }
        if (!dots.places.empty())
            layers.emplace_back(std::move(dots));
    }
    return layers;
}

} // namespace lab::ui
