#include "ui/paint/lessons/sketch.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Sketch)
};

/// Of the drawn curve, which may have gaps; a single place is one pixel long.
std::vector<QPointF> drawnPoints(const Plot& plot, const SketchFrame& frame, const Look& look)
{
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    const auto isDrawn = [&](std::size_t k) { return k < frame.drawn.size() && frame.drawn[k]; };
    std::vector<QPointF> points;
    for (std::size_t k = 0; k < frame.x.size(); ++k) {
        points.push_back(isDrawn(k) ? plot.at(frame.x[k], *frame.drawn[k]) : QPointF(0, gap));
        const bool isAlone = isDrawn(k) && !isDrawn(k + 1) && (k == 0 || !isDrawn(k - 1));
        if (isAlone)
            points.push_back(points.back() + QPointF(look.px(1), 0));
    }
    return points;
}

Layers namesOf(const QRectF& area, const SketchFrame& frame, const CurveStyle& drawn,
    const CurveStyle& truth, const Look& look)
{
    const auto note = [&](const std::string& text) {
        return fitted(QString::fromStdString(text), area.width(), TextRole::Note, look);
    };
    const QColor& colour = look.palette.notes;
    const double right = area.right() - look.px(16);
    Layers layers {Label {{area.left(), area.top() + look.px(12)}, note(frame.upwards),
                       TextRole::Note, colour},
        Label {{right, area.bottom() - look.px(4)}, note(frame.across), TextRole::Note, colour,
            Alignment::Right}};
    if (frame.truth.empty())
        return layers;
    const auto lineOf = [&](const CurveStyle& style) {
        return QPen(style.colour, look.px(style.width), style.dashed ? Qt::DashLine : Qt::SolidLine,
            Qt::FlatCap);
    };
    std::vector<LegendEntry> entries {{Words::tr("true"), look.palette.text, lineOf(truth)}};
    if (std::ranges::any_of(frame.drawn, &std::optional<double>::has_value))
        entries.push_back({Words::tr("yours"), look.palette.text, lineOf(drawn)});
    return std::move(layers)
        + legendAtRight(entries, {right, area.top() + look.px(30)}, area.left(),
            {.swatch = 18, .between = 12}, look)
              .layers;
}

} // namespace

Plot sketchPlot(const QRectF& area, const SketchFrame& frame,
    const std::optional<std::size_t>& cursor, const Look& look)
{
    Plot plot {.ground = groundIn(area, {36, 40, 16, 40}, look)};
    const QRectF& ground = plot.ground;
    const int most = std::max(2, static_cast<int>(ground.height() / look.px(32)));
    plot.y = Axis::linear(frame.lowest, frame.highest, ground.bottom(), ground.top());
    plot.y.ticks = labelled(roundTicks(frame.lowest, frame.highest, most));
    plot.x = Axis::linear(frame.x.front(), frame.x.back(), ground.left(), ground.right());
    plot.x.ticks = fitting(roundTicks(plot.x.lowest(), plot.x.highest(), 5), plot.x, look);

    const bool isOpen = frame.truth.empty();
    const CurveStyle drawn {.colour = look.palette.text, .width = 2, .dashed = !isOpen};
    const CurveStyle truth {.colour = look.palette.result, .width = 2};
    plot.layers = namesOf(area, frame, drawn, truth, look);
    Curve trueCurve {{}, truth};
    const std::vector<double>& shown = frame.everywhere.empty() ? frame.truth : frame.everywhere;
    for (std::size_t k = 0; k < shown.size(); ++k) {
        const double x =
            frame.everywhere.empty() ? frame.x[k] : frame.x[0] + static_cast<double>(k);
        trueCurve.points.push_back(plot.at(x, shown[k]));
    }
    plot.layers.emplace_back(std::move(trueCurve));
    plot.layers.emplace_back(Curve {drawnPoints(plot, frame, look), drawn});
    if (isOpen && std::ranges::none_of(frame.drawn, [](auto& at) { return !!at; }))
        plot.layers.emplace_back(Label {ground.center(), Words::tr("Draw here"), TextRole::Note,
            look.palette.notes, Alignment::Centre});
    if (cursor)
        plot.layers.emplace_back(Rule {plot.upright(frame.x[*cursor]), look.palette.axis});
    return plot;
}

} // namespace lab::ui
