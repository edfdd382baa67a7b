#include "ui/paint/rotations/score_curve_notes.h"

#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double textHeight = 10;

/// Areas that a line of text must not cover, from top to bottom.
struct Taken {
    double top = 0;
    double bottom = 0;
};

std::optional<Taken> takenBy(const CurveFrame& curve, const Plot& plot, double from, double to)
{
    std::optional<Taken> band;
    const double first = (plot.x.value(from) - curve.firstX) / curve.step;
    const double last = (plot.x.value(to) - curve.firstX) / curve.step;
    const auto count = static_cast<double>(curve.values.size());
    for (double k = std::max(0.0, std::floor(first)); k <= std::min(count - 1, std::ceil(last));
         ++k) {
        const double y = plot.y.pixel(curve.values[static_cast<std::size_t>(k)]);
        band = band ? Taken {std::min(band->top, y), std::max(band->bottom, y)} : Taken {y, y};
    }
    return band;
}

/// Places notes where they touch neither the curves nor each other.
class Notes {
public:
    Notes(const CurveFrame& score, const CurveFrame& pair, const Plot& plot, const Look& look)
        : m_score(score)
        , m_pair(pair)
        , m_plot(plot)
        , m_look(look)
    {
    }

    /// The free baseline nearest to that of `wanted`, for a text of this width.
    std::optional<QPointF> freePlace(QPointF wanted, double width) const
    {
        const double height = m_look.px(textHeight);
        const std::vector<Taken> taken = bands(wanted.x(), wanted.x() + width);
        std::vector<double> candidates {wanted.y()};
        for (const Taken& band : taken) {
            candidates.push_back(band.top);
            candidates.push_back(band.bottom + height);
        }
        const QRectF& ground = m_plot.ground;
        const auto isFree = [&](double baseline) {
            return baseline - height >= ground.top() && baseline <= ground.bottom() - m_look.px(4)
                && std::ranges::none_of(taken, [&](const Taken& band) {
                       return baseline > band.top && baseline - height < band.bottom;
                   });
        };
        std::optional<QPointF> best;
        for (const double baseline : candidates)
            if (isFree(baseline)
                && (!best || std::abs(baseline - wanted.y()) < std::abs(best->y() - wanted.y())))
                best = QPointF(wanted.x(), baseline);
        return best;
    }

    void add(QPointF place, const QString& text, TextRole role, const QColor& colour)
    {
        const double height = m_look.px(textHeight);
        m_taken.emplace_back(place.x(), place.y() - height, textWidth(text, role, m_look), height);
        m_layers.emplace_back(Label {place, text, role, colour});
    }
    /// A sample of the pair's line before its name.
    void addSample(QPointF place, double length)
    {
        const double y = place.y() - digitHeight(TextRole::Note, m_look) / 2;
        m_layers.emplace_back(
            Curve {{{place.x(), y}, {place.x() + length, y}}, pairStyle(m_score, m_look)});
    }
    /// On a crowded plot it is painted with a ground behind it.
    void addOnGround(QPointF place, const QString& text, TextRole role, const QColor& colour)
    {
        const double edge = m_look.px(3);
        const double height = m_look.px(textHeight);
        if (!m_look.hasWords) // and so no name that is on it
            return;
        m_layers.emplace_back(
            Region {{place.x() - edge, place.y() - height - edge,
                        textWidth(text, role, m_look) + 2 * edge, height + 2 * edge},
                m_look.palette.ground, Region::Edges::Sharp});
        add(place, text, role, colour);
    }
    Layers layers() && { return std::move(m_layers); }

private:
    std::vector<Taken> bands(double from, double to) const
    {
        const double gap = m_look.px(6);
        std::vector<Taken> taken;
        for (const CurveFrame* curve : {&m_score, &m_pair})
            if (const auto band = takenBy(*curve, m_plot, from, to))
                taken.push_back({band->top - gap, band->bottom + gap});
        const double zero = m_plot.y.pixel(0);
        taken.push_back({zero - gap / 2, zero + gap / 2});
        const double beside = m_look.px(24); // any closer, two notes in a line look like one
        for (const QRectF& other : m_taken)
            if (from < other.right() + beside && to > other.left() - beside)
                taken.push_back({other.top() - gap, other.bottom() + gap});
        return taken;
    }

    const CurveFrame& m_score;
    const CurveFrame& m_pair;
    const Plot& m_plot;
    const Look& m_look;
    std::vector<QRectF> m_taken;
    Layers m_layers;
};

/// At the right end of the dotted curve, or anywhere else along it with space beside the line of
/// the current distance, after a sample of the line; left out if there is no space.
void addPairNote(Notes& notes, const NotedCurves& curves, const Plot& plot, const Look& look)
{
    const QString text = RotationsWords::tr("pair %1 alone").arg(curves.shown.pair);
    const double sample = look.px(18 + 6);
    const double width = sample + textWidth(text, TextRole::Note, look);
    const double gap = look.px(6);
    for (double start = plot.ground.right() - look.px(28) - width; start > plot.ground.left();
         start -= width / 2) {
        if (const double line = curves.point.x(); start - gap < line && line < start + width + gap)
            continue;
        const double middle = plot.x.value(start + width / 2);
        const double below = plot.y.pixel(valueOf(curves.pair, middle)) + look.px(16);
        const auto place = notes.freePlace({start, below}, width);
        if (place && std::abs(place->y() - below) < look.px(32)) {
            notes.addSample(*place, look.px(18));
            return notes.add(*place + QPointF(sample, 0), text, TextRole::Note, look.palette.notes);
        }
    }
}

/// Beside the point, above or below the curve.
void addPresentNote(
    Notes& notes, QPointF point, const PresentScore& present, const Plot& plot, const Look& look)
{
    const QString text = RotationsWords::tr("%1 at distance %2")
                             .arg(decimals(present.score, 3), wholeNumber(present.distance));
    const double width = textWidth(text, TextRole::BodyStrong, look);
    const double gap = look.px(20);
    const bool fitsRight = point.x() + gap + width <= plot.ground.right();
    const QPointF wanted(
        fitsRight ? point.x() + gap : point.x() - gap - width, point.y() - look.px(8));
    if (const std::optional<QPointF> place = notes.freePlace(wanted, width))
        return notes.add(*place, text, TextRole::BodyStrong, look.palette.text);
    const double height = look.px(textHeight);
    const double lowest = std::max(plot.ground.bottom() - look.px(4), plot.ground.top() + height);
    notes.addOnGround({wanted.x(), std::clamp(wanted.y(), plot.ground.top() + height, lowest)},
        text, TextRole::BodyStrong, look.palette.text);
}

} // namespace

CurveStyle pairStyle(const CurveFrame& score, const Look& look)
{
    if (!score.deviation.empty()) // it runs over the means, which oscillate
        return {.colour = look.palette.text, .width = 2, .dashes = {1, 2}};
    return {.colour = look.palette.notes, .width = 1.5, .dashes = {1, 2}};
}

double valueOf(const CurveFrame& curve, double x)
{
    const double place = (x - curve.firstX) / curve.step;
    const auto last = static_cast<double>(curve.values.size() - 1);
    const double below = std::clamp(std::floor(place), 0.0, last);
    const double above = std::min(below + 1, last);
    const double share = std::clamp(place - below, 0.0, 1.0);
    return (1 - share) * curve.values[static_cast<std::size_t>(below)]
        + share * curve.values[static_cast<std::size_t>(above)];
}

Layers scoreCurveNotes(const Plot& plot, const NotedCurves& curves, const Look& look)
{
    Notes notes(curves.score, curves.pair, plot, look);
    addPresentNote(notes, curves.point, curves.shown.present, plot, look);
    addPairNote(notes, curves, plot, look);
    return std::move(notes).layers();
}

} // namespace lab::ui
