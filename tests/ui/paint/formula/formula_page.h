#pragma once

#include "tests/ui/paint/painted.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/formula/formula_layout.h"
#include "ui/paint/formula/formula_outline.h"

#include <cmath>
#include <vector>

/// A formula on white, at a known place and size, and helpers to find its parts.
namespace formulas {

using namespace Qt::StringLiterals;
using namespace lab::ui;

constexpr double size = 40;
constexpr double em = 1000; ///< size of the outlines in their units
constexpr QPoint baseline(20, 80);
constexpr QRgb ink = qRgb(0, 0, 0);
constexpr QRgb red = qRgb(255, 0, 0);
constexpr QRgb blue = qRgb(0, 0, 255);
inline const QString pairReading = u"reading.rope.pair"_s;

inline FormulaValues pairValues()
{
    return {{u"i"_s, u"2"_s}, {u"q"_s, u"0.84"_s}, {u"k"_s, u"0.94"_s}, {u"alpha"_s, u"0.419"_s},
        {u"m"_s, u"9"_s}, {u"n"_s, u"4"_s}, {u"theta"_s, u"0.1"_s}, {u"s"_s, u"0.4791"_s}};
}

inline FormulaStyle style(const QMap<QString, QColor>& colours = {})
{
    return {.pixelSize = size, .colour = QColor(ink), .colours = colours, .highlighted = {}};
}

template <typename Paint> QImage paintedPage(QSize pixels, const Paint& paint)
{
    return lab::ui::painted(pixels, 1, {}, [&](QPainter& painter, const Look&) { paint(painter); });
}

inline QImage painted(const Formula& formula, const FormulaValues& values, const FormulaStyle& look)
{
    const int width = static_cast<int>(formulaSize(formula, values, look.pixelSize).width()) + 40;
    return paintedPage(QSize(width, 120),
        [&](QPainter& painter) { paintFormula(painter, baseline, formula, values, look); });
}

/// The slots of a formula without repetition, from left to right.
inline QStringList slotNames(const Formula& formula)
{
    QStringList names;
    for (const FormulaSlot& slot : formula.outline()->placesOfNumbers)
        names << formula.outline()->symbols[static_cast<std::size_t>(slot.symbol)].name;
    names.removeDuplicates();
    return names;
}

/// The rectangles of every occurrence of a symbol or slot, relative to the start of the baseline.
inline std::vector<QRectF> symbolRects(
    const Formula& formula, const FormulaValues& values, double pixelSize, const QString& name)
{
    const FormulaOutline& outline = *formula.outline();
    const std::vector<QRectF> extents = symbolExtents(outline, formulaLayout(outline, values));
    std::vector<QRectF> result;
    for (std::size_t i = 0; i < extents.size(); ++i) {
        if (outline.symbols[i].name == name && !extents[i].isEmpty())
            result.emplace_back(
                extents[i].topLeft() * pixelSize / em, extents[i].size() * pixelSize / em);
    }
    return result;
}

inline const Digits& digitsOf(const FormulaBook& book)
{
    return *book.formula(pairReading).outline()->digits; // all formulas share their digits
}

inline double numberWidth(const FormulaBook& book, const QString& number)
{
    return digitsOf(book).width(number) * size / em;
}

inline QImage paintedNumber(const FormulaBook& book, const QString& number)
{
    return paintedPage(QSize(600, 120), [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(baseline);
        painter.scale(size / em, size / em);
        painter.fillPath(digitsOf(book).path(number, 0), QColor(ink));
    });
}

inline std::vector<QPoint> pixelsOf(QRgb colour, const QImage& image)
{
    std::vector<QPoint> pixels;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour)
                pixels.emplace_back(x, y);
        }
    }
    return pixels;
}

inline QPointF centre(const QPoint& pixel)
{
    return QPointF(pixel - baseline) + QPointF(0.5, 0.5);
}

inline bool isNear(double a, double b)
{
    return std::abs(a - b) < 0.01;
}

} // namespace formulas
