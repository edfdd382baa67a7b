#include "ui/paint/controls/layer_strip.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct LayerWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::LayerStrip)
};

constexpr double cellHeight = 18;
constexpr double rowHeight = 20;
constexpr int maxRows = 5; ///< of cells with letters
constexpr double swatch = 10;
constexpr double keyHeight = 18;
constexpr double keyGap = 14;
constexpr double gapAboveLegend = 4;
constexpr double gapBelowLegend = 6;

} // namespace

LayerStripLayout::LayerStripLayout(
    const std::vector<LayerKind>& kinds, double width, const Look& look)
{
    const int count = layerCount(kinds);
    for (int layer = 0; layer < count; ++layer)
        m_kindOf.push_back(kindOfLayer(kinds, layer).value_or(0));
    if (m_kindOf.empty())
        return;
    constexpr double wide = 16;
    constexpr double narrow = 8;
    const auto columns = [width](
                             double cell) { return std::max(1, static_cast<int>(width / cell)); };
    m_hasLetters = count <= maxRows * columns(wide);
    m_cellWidth = m_hasLetters ? wide : narrow;
    m_columns = columns(m_cellWidth);
    const int rows = (count + m_columns - 1) / m_columns;

    QPointF place(0, rows * rowHeight + gapAboveLegend);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const QString words = keyOf(kinds[kind]);
        const double needed = swatch + 4 + textWidth(words, TextRole::Note, look);
        if (place.x() > 0 && place.x() + needed > width)
            place = {0, place.y() + keyHeight};
        m_legend.push_back({kind, place, words});
        place.rx() += needed + keyGap;
    }
    m_height = place.y() + keyHeight + gapBelowLegend;
}

QRectF LayerStripLayout::cell(int layer) const
{
    return {(layer % m_columns) * m_cellWidth, (layer / m_columns) * rowHeight, m_cellWidth - 1,
        cellHeight};
}

std::optional<int> LayerStripLayout::layerAt(QPointF point) const
{
    for (int layer = 0; layer < layers(); ++layer)
        if (cell(layer).adjusted(0, 0, 1, rowHeight - cellHeight).contains(point))
            return layer;
    return std::nullopt;
}

QString keyOf(const LayerKind& kind)
{
    const QString letter(QLatin1Char(letterOf(kind)));
    return kind.rotates ? LayerWords::tr("%1 b %2", "letter and base of layers")
                              .arg(letter, significant(kind.base, 6))
                        : letter;
}

QColor toneOf(const LayerKind& kind, const std::vector<LayerKind>& kinds, const Palette& palette)
{
    if (!kind.rotates)
        return palette.frame;
    double lowest = std::log(kind.base);
    double highest = lowest;
    for (const LayerKind& other : kinds)
        if (other.rotates) {
            lowest = std::min(lowest, std::log(other.base));
            highest = std::max(highest, std::log(other.base));
        }
    const double share =
        highest > lowest ? (std::log(kind.base) - lowest) / (highest - lowest) : 0.0;
    return blended(palette.axis, palette.frame, 0.25 + 0.3 * share);
}

void paintLayerStrip(QPainter& painter, const LayerStripLayout& strip,
    const std::vector<LayerKind>& kinds, int shown, std::optional<int> hovered, const Look& look)
{
    const Palette& palette = look.palette;
    const auto paintBox = [&](const QRectF& box, std::size_t kind, bool isThick, bool isHovered) {
        const double pen = isThick ? 2 : 1;
        painter.setPen(QPen(isThick || isHovered ? palette.text : palette.axis, pen, Qt::SolidLine,
            Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(toneOf(kinds[kind], kinds, palette));
        painter.drawRect(box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2));
    };
    const double half = digitHeight(TextRole::Note, look) / 2;
    for (int layer = 0; layer < strip.layers(); ++layer) {
        const QRectF cell = strip.cell(layer);
        const std::size_t kind = strip.kindOf(layer);
        const bool isShown = static_cast<int>(kind) == shown;
        paintBox(cell, kind, isShown, layer == hovered);
        if (strip.hasLetters())
            paintText(painter, cell.center() + QPointF(0, half),
                QString(QLatin1Char(letterOf(kinds[kind]))), TextRole::Note, palette.text, look,
                Alignment::Centre);
    }
    for (const LayerStripLayout::Key& key : strip.legend()) {
        const QRectF box(key.place + QPointF(0, (keyHeight - swatch) / 2), QSizeF(swatch, swatch));
        paintBox(box, key.kind, static_cast<int>(key.kind) == shown, false);
        paintText(painter, {box.right() + 4, box.center().y() + half}, key.words, TextRole::Note,
            palette.text, look);
    }
}

} // namespace lab::ui
