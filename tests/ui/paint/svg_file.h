#pragma once

#include "ui/paint/look.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace lab::ui {

/// The result of `paint(painter, look)` as an SVG file.
template <typename Paint> QString svg(QSize size, Look look, Paint paint)
{
    look.medium = Look::Medium::Vector;
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setResolution(96);
    QPainter painter(&generator);
    paint(painter, look);
    painter.end();
    return QString::fromUtf8(buffer.data());
}

/// The points of all lines and areas of an SVG file that Qt wrote.
inline QList<QPointF> svgPoints(const QString& file)
{
    static const QRegularExpression shape(QStringLiteral(
        "<(?:polyline|polygon)[^>]*points=\"([^\"]*)\"|<path[^>]*[^i]d=\"([^\"]*)\""));
    static const QRegularExpression point(
        QStringLiteral("(-?[\\d.]+(?:e-?\\d+)?),(-?[\\d.]+(?:e-?\\d+)?)"));
    QList<QPointF> result;
    auto shapes = shape.globalMatch(file);
    while (shapes.hasNext()) {
        const QRegularExpressionMatch match = shapes.next();
        auto points = point.globalMatch(match.captured(1) + match.captured(2));
        while (points.hasNext()) {
            const QRegularExpressionMatch one = points.next();
            result.append({one.captured(1).toDouble(), one.captured(2).toDouble()});
        }
    }
    return result;
}

} // namespace lab::ui
