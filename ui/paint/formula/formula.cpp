#include "ui/paint/formula/formula.h"

#include "ui/paint/formula/formula_layout.h"
#include "ui/paint/formula/written_formulas.h"

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

/// Paints outlines with origin `start` and an em of `pixelSize`.
class OutlinePainter {
public:
    OutlinePainter(QPainter& painter, QPointF start, double pixelSize)
        : m_painter(painter)
    {
        const QPointF sharp = sharpBaseline(painter, start);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(sharp);
        painter.scale(pixelSize / em, pixelSize / em);
        m_transform = painter.transform();
        m_boldness = boldnessOn(painter);
    }
    ~OutlinePainter() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(OutlinePainter)

    Boldness boldness() const { return m_boldness; }
    void paint(const QPainterPath& path, double x, double y, double scale, const QColor& colour)
    {
        m_painter.setTransform(QTransform(scale, 0, 0, scale, x, y) * m_transform);
        m_painter.fillPath(path, colour);
    }

private:
    QPainter& m_painter;
    QTransform m_transform;
    Boldness m_boldness = 0;
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
    noteWritten(painter, baselineStart, formula, values, style.pixelSize);
    const FormulaOutline& outline = *formula.outline();
    const FormulaLayout placed = formulaLayout(outline, values);
    const std::vector<QColor> colours = symbolColours(outline, style);
    OutlinePainter outlines(painter, baselineStart, style.pixelSize);
    for (const FormulaRun& run : outline.runs(outlines.boldness())) {
        outlines.paint(run.path, shiftOf(run, placed), 0, 1, colourOf(run.symbol, colours, style));
    }
    for (const FormulaLayout::Number& number : placed.numbers) {
        outlines.paint(outline.digits->path(number.text, outlines.boldness()), number.x, number.y,
            number.scale, colourOf(number.symbol, colours, style));
    }
    if (style.highlighted.isEmpty())
        return;
    const std::vector<QRectF> extents = symbolExtents(outline, placed);
    const double thickness = std::max(100.0, 1.5 * em / style.pixelSize);
    for (std::size_t i = 0; i < extents.size(); ++i) {
        if (outline.symbols[i].name != style.highlighted || extents[i].isEmpty())
            continue;
        QPainterPath line;
        line.addRect(extents[i].left(), extents[i].bottom() + 80, extents[i].width(), thickness);
        outlines.paint(line, 0, 0, 1, colours[i]);
    }
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
