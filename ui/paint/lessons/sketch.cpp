#include "ui/paint/lessons/sketch.h"

#include "ui/paint/controls/handles.h"
#include "ui/paint/curves.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Sketch)
};

// The pieces of the drawn curve, which may have gaps.
void paintDrawn(QPainter& painter, const SketchLayout& layout, const SketchFrame& frame,
    const CurveStyle& style, const Look& look)
{
    std::vector<QPointF> piece;
    const auto finish = [&] {
        if (piece.size() == 1)
            piece.push_back(piece.front() + QPointF(look.px(1), 0));
        if (!piece.empty())
            paintPolyline(painter, layout.plot, piece, style, look);
        piece.clear();
    };
    for (std::size_t k = 0; k < frame.x.size(); ++k) {
        if (frame.drawn[k])
            piece.emplace_back(
                layout.across.pixel(frame.x[k]), layout.upwards.pixel(*frame.drawn[k]));
        else
            finish();
    }
    finish();
}

// Right of the curve's name at the top; gives where the next one ends.
double paintKey(QPainter& painter, QPointF right, const QString& name, const CurveStyle& style,
    const Look& look)
{
    const double width = textWidth(name, TextRole::Note, look);
    paintText(painter, right, name, TextRole::Note, look.palette.text, look, Alignment::Right);
    const double y = right.y() - digitHeight(TextRole::Note, look) / 2;
    const double end = right.x() - width - look.px(6);
    painter.setPen(QPen(style.colour, look.px(style.width),
        style.dashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(end - look.px(18), y), QPointF(end, y));
    return end - look.px(30);
}

} // namespace

SketchLayout::SketchLayout(const QRectF& area, const SketchFrame& frame, const Look& look)
    : plot(area.adjusted(look.px(36), look.px(40), -look.px(16), -look.px(40)))
{
    const int most = std::max(2, static_cast<int>(plot.height() / look.px(32)));
    ticks = roundTicks(frame.lowest, frame.highest, most);
    upwards = {frame.lowest, frame.highest, plot.bottom(), plot.top()};
    across = {frame.x.front(), frame.x.back(), plot.left(), plot.right()};
}

void paintSketch(QPainter& painter, const QRectF& area, const SketchFrame& frame,
    const std::optional<std::size_t>& cursor, const Look& look)
{
    const Palette& palette = look.palette;
    const SketchLayout layout(area, frame, look);
    const CurveStyle drawn {.colour = palette.text, .width = 2, .dashed = !frame.truth.empty()};
    const CurveStyle truth {.colour = palette.result, .width = 2};
    paintText(painter, area.topLeft() + QPointF(0, look.px(12)),
        fitted(QString::fromStdString(frame.upwards), area.width(), TextRole::Note, look),
        TextRole::Note, palette.notes, look);
    painter.setRenderHint(QPainter::Antialiasing);
    const double below = area.top() + look.px(30);
    if (!frame.truth.empty()) {
        const double right =
            paintKey(painter, {area.right() - look.px(16), below}, Words::tr("true"), truth, look);
        paintKey(painter, {right, below}, Words::tr("yours"), drawn, look);
    }
    paintGrid(painter, layout.plot, layout.upwards, layout.ticks, look);
    paintVerticalAxis(painter, layout.plot, layout.upwards, layout.ticks, look);
    paintHorizontalAxis(painter, layout.plot, layout.across,
        roundTicks(layout.across.lowest, layout.across.highest, 5), look);
    paintText(painter, {area.right() - look.px(16), area.bottom() - look.px(4)},
        fitted(QString::fromStdString(frame.across), area.width(), TextRole::Note, look),
        TextRole::Note, palette.notes, look, Alignment::Right);

    if (!frame.truth.empty()) {
        std::vector<QPointF> points;
        for (std::size_t k = 0; k < frame.x.size(); ++k)
            points.emplace_back(
                layout.across.pixel(frame.x[k]), layout.upwards.pixel(frame.truth[k]));
        paintPolyline(painter, layout.plot, points, truth, look);
    }
    paintDrawn(painter, layout, frame, drawn, look);
    if (frame.truth.empty() && std::ranges::none_of(frame.drawn, [](auto& at) { return !!at; }))
        paintText(painter, layout.plot.center(), Words::tr("Draw here"), TextRole::Note,
            palette.notes, look, Alignment::Centre);
    if (cursor) {
        const double x = layout.across.pixel(frame.x[*cursor]);
        paintLine(painter, {x, layout.plot.top(), x, layout.plot.bottom()}, palette.axis, 1, look);
        if (frame.drawn[*cursor])
            paintHandle(painter, {x, layout.upwards.pixel(*frame.drawn[*cursor])},
                HandleKind::Neutral, HandleState::Hovered, 10, look);
    }
}

} // namespace lab::ui
