#include "ui/paint/formula/formula.h"

#include "ui/paint/formula/formula_layout.h"
#include "ui/paint/formula/glyph_images.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double em = 1000;
const QString ellipsis = u"…"_s;

/// One colour per symbol; a symbol's parents come before it.
std::vector<QColor> symbolColours(const FormulaOutline& outline, const FormulaStyle& style)
{
    std::vector<QColor> result;
    result.reserve(outline.symbols.size());
    for (const FormulaSymbol& symbol : outline.symbols) {
        const auto own = style.colours.find(symbol.name);
        if (own != style.colours.end())
            result.push_back(*own);
        else
            result.push_back(
                symbol.parent < 0 ? style.colour : result[static_cast<std::size_t>(symbol.parent)]);
    }
    return result;
}

QColor colourOf(int symbol, const std::vector<QColor>& colours, const FormulaStyle& style)
{
    return symbol < 0 ? style.colour : colours[static_cast<std::size_t>(symbol)];
}

QRectF scaled(const QRectF& rect, double scale)
{
    return {rect.topLeft() * scale, rect.size() * scale};
}

double distance(const QRectF& rect, QPointF point)
{
    const double x = std::max({rect.left() - point.x(), point.x() - rect.right(), 0.0});
    const double y = std::max({rect.top() - point.y(), point.y() - rect.bottom(), 0.0});
    return std::hypot(x, y);
}

QPointF sharpBaseline(const QPainter& painter, QPointF start)
{
    const QTransform& toDevice = painter.combinedTransform();
    if (painter.paintEngine()->type() != QPaintEngine::Raster
        || toDevice.type() > QTransform::TxScale)
        return start;
    const QPointF onDevice = toDevice.map(start);
    return toDevice.inverted().map(QPointF(onDevice.x(), std::round(onDevice.y())));
}

/// For a painter whose unit is that of the outlines.
Boldness boldnessOn(const QPainter& painter)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return 0;
    constexpr double crispEm = 40; ///< device pixels
    constexpr double unitsPerPixel = 0.7;
    constexpr double most = 18;
    constexpr Boldness step = 3; ///< so that formulas are outlined again only for a few sizes
    const double deviceEm = em * std::sqrt(std::abs(painter.combinedTransform().determinant()));
    const double units = std::clamp((crispEm - deviceEm) * unitsPerPixel, 0.0, most);
    return step * static_cast<Boldness>(std::lround(units / step));
}

/// Paints the parts of a formula with origin `start` and an em of `pixelSize`.
class FormulaPainter {
public:
    FormulaPainter(
        QPainter& painter, QPointF start, const FormulaStyle& style, const FormulaOutline& outline)
        : m_painter(painter)
        , m_outline(outline)
        , m_style(style)
        , m_colours(symbolColours(outline, style))
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(sharpBaseline(painter, start));
        painter.scale(style.pixelSize / em, style.pixelSize / em);
        m_transform = painter.transform();
        m_boldness = boldnessOn(painter);
        const QTransform& toPixels = painter.deviceTransform();
        m_isCopied = painter.paintEngine()->type() == QPaintEngine::Raster
            && toPixels.type() <= QTransform::TxScale && toPixels.m11() > 0
            && qFuzzyCompare(toPixels.m11(), toPixels.m22());
        m_toPixels = toPixels;
        m_pixels = toPixels.inverted() * m_transform;
    }
    ~FormulaPainter() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(FormulaPainter)

    void paint(const FormulaLayout& placed)
    {
        if (m_isCopied)
            return copy(placed);
        for (const FormulaRun& run : m_outline.runs(m_boldness))
            fill(run.path, shiftOf(run.flowingBefore, placed), 0, 1, run.symbol);
        for (const FormulaLayout::Number& number : placed.numbers)
            fill(number);
    }
    void fill(const QPainterPath& path, double x, double y, double scale, int symbol)
    {
        m_painter.setTransform(QTransform(scale, 0, 0, scale, x, y) * m_transform);
        m_painter.fillPath(path, colourOf(symbol, m_colours, m_style));
    }

private:
    void fill(const FormulaLayout::Number& number)
    {
        fill(m_outline.digits->path(number.text, m_boldness), number.x, number.y, number.scale,
            number.symbol);
    }
    void copy(const FormulaLayout& placed)
    {
        for (const FormulaOutline::Piece& piece : m_outline.pieces())
            if (piece.glyph < 0) {
                QPainterPath bar;
                bar.addRect(piece.bar);
                fill(emboldened(bar, m_boldness), piece.x + shiftOf(piece.flowingBefore, placed),
                    piece.y, 1, piece.symbol);
            }
        for (const FormulaLayout::Number& number : placed.numbers)
            if (!m_outline.digits->hasAll(number.text))
                fill(number);
        m_painter.setTransform(m_pixels);
        for (const FormulaOutline::Piece& piece : m_outline.pieces())
            if (piece.glyph >= 0)
                copy(piece.glyph, {piece.x + shiftOf(piece.flowingBefore, placed), piece.y},
                    piece.scale, boldnessAtScale(m_boldness, piece.scale), piece.symbol);
        for (const FormulaLayout::Number& number : placed.numbers)
            if (m_outline.digits->hasAll(number.text))
                for (const Digits::PlacedGlyph& one : m_outline.digits->glyphsOf(number.text))
                    copy(one.glyph,
                        {number.x + number.scale * one.x, number.y + number.scale * one.y},
                        number.scale * one.scale, boldnessAtScale(m_boldness, one.scale),
                        number.symbol);
    }
    void copy(int glyph, QPointF at, double scale, Boldness boldness, int symbol)
    {
        paintGlyph(m_painter, m_outline.glyphs(),
            {glyph, boldness, m_toPixels.m11() * scale, m_toPixels.map(at)},
            colourOf(symbol, m_colours, m_style));
    }

    QPainter& m_painter;
    const FormulaOutline& m_outline;
    const FormulaStyle& m_style;
    std::vector<QColor> m_colours;
    QTransform m_transform; ///< from thousandths of an em to the painter's unit
    QTransform m_toPixels; ///< from there to device pixels
    QTransform m_pixels; ///< from device pixels to the painter's unit
    Boldness m_boldness = 0;
    bool m_isCopied = false; ///< glyph by glyph, from images
};

QString spokenNumber(
    const QString& number, const QMap<QString, QString>& power, const QString& language)
{
    QString text = number;
    text.remove(u'\u2009').remove(u'\u202f');
    const qsizetype times = text.indexOf(u"×10^"_s);
    if (times < 0 || !power.contains(language))
        return text;
    QString sentence = power[language];
    sentence.replace(u"{mantissa}"_s, text.left(times));
    return sentence.replace(u"{exponent}"_s, text.mid(times + 4));
}

} // namespace

QRectF formulaRect(const Formula& formula, const FormulaValues& values, double pixelSize)
{
    if (formula.isEmpty())
        return {};
    const FormulaOutline& outline = *formula.outline();
    const FormulaLayout placed = formulaLayout(outline, values);
    double ascent = outline.ascent;
    for (const FormulaLayout::Number& number : placed.numbers) {
        ascent = std::max(ascent, outline.digits->ascent(number.text) * number.scale - number.y);
    }
    return scaled({0, -ascent, placed.width, ascent + outline.descent}, pixelSize / em);
}

QSizeF formulaSize(const Formula& formula, const FormulaValues& values, double pixelSize)
{
    return formulaRect(formula, values, pixelSize).size();
}

void paintFormula(QPainter& painter, QPointF baselineStart, const Formula& formula,
    const FormulaValues& values, const FormulaStyle& style)
{
    if (formula.isEmpty())
        return;
    const FormulaOutline& outline = *formula.outline();
    const FormulaLayout placed = formulaLayout(outline, values);
    FormulaPainter parts(painter, baselineStart, style, outline);
    parts.paint(placed);
    if (style.highlighted.isEmpty())
        return;
    for (const auto& [which, line] :
        underlines(formula, values, style.pixelSize, style.highlighted))
        parts.fill(line, 0, 0, 1, which);
}

std::vector<std::pair<int, QPainterPath>> underlines(
    const Formula& formula, const FormulaValues& values, double pixelSize, const QString& symbol)
{
    const FormulaOutline& outline = *formula.outline();
    const std::vector<QRectF> extents = symbolExtents(outline, formulaLayout(outline, values));
    const double thickness = std::max(100.0, 1.5 * em / pixelSize);
    std::vector<std::pair<int, QPainterPath>> lines;
    for (std::size_t i = 0; i < extents.size(); ++i) {
        if (outline.symbols[i].name != symbol || extents[i].isEmpty())
            continue;
        lines.emplace_back(static_cast<int>(i), QPainterPath());
        lines.back().second.addRect(
            extents[i].left(), extents[i].bottom() + 80, extents[i].width(), thickness);
    }
    return lines;
}

QString symbolAt(
    const Formula& formula, const FormulaValues& values, double pixelSize, QPointF point)
{
    if (formula.isEmpty())
        return {};
    constexpr double reach = em / 5;
    const FormulaOutline& outline = *formula.outline();
    const std::vector<QRectF> extents = symbolExtents(outline, formulaLayout(outline, values));
    const QPointF place = point * (em / pixelSize);
    QString nearest;
    double best = reach;
    for (std::size_t i = 0; i < extents.size(); ++i) {
        if (outline.symbols[i].kind == FormulaSymbol::Kind::Role || extents[i].isEmpty())
            continue;
        // A nested symbol comes after its parent, so it wins if both are equally near.
        const double away = distance(extents[i], place);
        if (away <= best) {
            best = away;
            nearest = outline.symbols[i].name;
        }
    }
    return nearest;
}

QString spokenSentence(const Formula& formula, const FormulaValues& values, const QString& language)
{
    if (formula.isEmpty())
        return {};
    const FormulaOutline& outline = *formula.outline();
    const QString known = outline.spoken.contains(language) ? language : u"en"_s;
    QString sentence = outline.spoken.value(known);
    qsizetype open = 0;
    while ((open = sentence.indexOf(u'{', open)) >= 0) {
        const qsizetype length = sentence.indexOf(u'}', open) + 1 - open;
        const QString name = sentence.mid(open + 1, length - 2);
        const QString number =
            spokenNumber(values.value(name, ellipsis), outline.spokenPower, known);
        sentence.replace(open, length, number);
        open += number.size();
    }
    return sentence;
}

} // namespace lab::ui
