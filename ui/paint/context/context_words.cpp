#include "ui/paint/context/context_words.h"

#include "core/figures/context/context_words.h"
#include "core/state/choices.h"
#include "ui/paint/text/text.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace lab::ui {

QString contextTitle(Picture picture)
{
    switch (picture) {
    case Picture::BaseBound:
        return ContextWords::tr("Base bound");
    case Picture::ContextMeanScore:
        return ContextWords::tr("Mean score");
    case Picture::ContextFactors:
        return ContextWords::tr("Frequency divisor");
    default:
        return {}; // of another bench
    }
}

Layers contextHead(const QRectF& area, Picture picture, const QString& note, const Look& look)
{
    return lineOfWords({{contextTitle(picture), TextRole::PictureTitle, look.palette.text},
                           {note, TextRole::Note, look.palette.notes}},
        {area.left(), area.top() + look.px(16)}, area.right(), look)
        .layers;
}

QString factorLabel(double factor)
{
    return QString::fromStdString(drawing::factorLabel(factor));
}

QString methodName(ScalingMethod method)
{
    const std::string label(choiceOf(method).label);
    return QCoreApplication::translate("parameters", label.c_str());
}

MethodStyle methodStyle(ScalingMethod method, const Palette& palette)
{
    const auto [series, dashes] = drawing::methodSeries(method);
    return {palette.series[series], palette.seriesText[series], {dashes.begin(), dashes.end()}};
}

QPen methodPen(ScalingMethod method, double width, const Look& look)
{
    const MethodStyle style = methodStyle(method, look.palette);
    QPen pen(style.line, look.px(width), Qt::SolidLine, Qt::FlatCap);
    if (!style.dashes.isEmpty())
        pen.setDashPattern(style.dashes);
    return pen;
}

CurveStyle methodCurve(ScalingMethod method, double width, const Look& look)
{
    const MethodStyle style = methodStyle(method, look.palette);
    return {.colour = style.line, .width = width, .dashes = style.dashes};
}

void paintMethodSwatch(QPainter& painter, QPointF left, double length, ScalingMethod method,
    double width, const Look& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(methodPen(method, width, look));
    painter.drawLine(left, left + QPointF(length, 0));
}

} // namespace lab::ui
