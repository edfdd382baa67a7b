#include "ui/paint/lessons/outcome_line.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Sketch)
};

// Centered on x as far as the area allows.
void paintLabel(QPainter& painter, const QRectF& area, QPointF at, const QString& text,
    const QColor& colour, const Look& look)
{
    const double half = textWidth(text, TextRole::NoteStrong, look) / 2;
    const double x = std::clamp(at.x(), area.left() + half, area.right() - half);
    paintText(painter, {x, at.y()}, text, TextRole::NoteStrong, colour, look, Alignment::Centre);
}

} // namespace

void paintOutcomeLine(
    QPainter& painter, const QRectF& area, const OutcomeLine& line, const Look& look)
{
    const Palette& palette = look.palette;
    const double inset = look.px(6);
    const double left = area.left() + inset;
    const double width = area.width() - 2 * inset;
    const double y = area.top() + look.px(34);
    const double predicted = left + line.share(line.prediction) * width;
    const double right = left + line.share(line.answer) * width;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.axis, look.px(1)));
    painter.drawLine(QPointF(left, y), QPointF(left + width, y));
    for (const double end : {line.lowest, line.highest}) {
        const double x = left + line.share(end) * width;
        painter.drawLine(QPointF(x, y), QPointF(x, y + look.px(4)));
    }
    if (!line.isLogarithmic && line.lowest < 0 && line.highest > 0) {
        const double zero = left + line.share(0) * width;
        painter.drawLine(QPointF(zero, y - look.px(4)), QPointF(zero, y + look.px(4)));
    }
    painter.setPen(QPen(palette.text, look.px(1.5), Qt::DashLine));
    painter.drawLine(QPointF(predicted, y - look.px(16)), QPointF(predicted, y));
    painter.setPen(QPen(palette.text, look.px(1.5)));
    painter.setBrush(palette.frame);
    painter.drawEllipse(QPointF(predicted, y), look.px(5), look.px(5));
    painter.setPen(QPen(palette.result, look.px(1.5)));
    painter.drawLine(QPointF(right, y), QPointF(right, y + look.px(16)));
    painter.setBrush(palette.result);
    painter.drawEllipse(QPointF(right, y), look.px(4), look.px(4));

    const auto named = [](const QString& name, double number) {
        return name + u' ' + significant(number, 4);
    };
    paintLabel(painter, area, {predicted, y - look.px(21)},
        named(Words::tr("yours"), line.prediction), palette.text, look);
    paintLabel(painter, area, {right, y + look.px(29)}, named(Words::tr("true"), line.answer),
        palette.resultText, look);
}

} // namespace lab::ui
