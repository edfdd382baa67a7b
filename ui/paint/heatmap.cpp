#include "ui/paint/heatmap.h"

#include "core/drawing/hatching.h"
#include "ui/paint/cell_colors.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/raster/pixel_grid.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <cstring>
#include <limits>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int widestImage = 16384; ///< Qt's scaled images wrap at 65,536 pixels

/// The hatching of pixel (x, y) depends on x + y: one period of it.
std::vector<QRgb> hatchProfile(double ratio, const Look& look)
{
    const int period = std::max(2, qRound(look.px(drawing::hatchSpacing) * ratio));
    const double half = std::max(0.5, look.px(0.5) * ratio);
    std::vector<QRgb> profile;
    for (int i = 0; i < period; ++i) {
        const double distance = std::min(i, period - i) * M_SQRT1_2;
        const double cover = std::clamp(half + 0.5 - distance, 0.0, 1.0);
        profile.push_back(blended(look.palette.grid, look.palette.ground, cover).rgb());
    }
    return profile;
}

/// Divides `from` items among `to` parts: item j belongs to part k if starts[k] ≤ j < starts[k +
/// 1], that is, if its center is in the part.
std::vector<int> starts(int from, int to)
{
    std::vector<int> result(static_cast<std::size_t>(to) + 1);
    const std::int64_t twice = 2 * static_cast<std::int64_t>(to);
    for (std::int64_t k = 0; k <= to; ++k) {
        const std::int64_t place = 2 * k * from - to;
        result[static_cast<std::size_t>(k)] =
            place <= 0 ? 0 : static_cast<int>((place + twice - 1) / twice);
    }
    return result;
}

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

/// A frame as rows of `width` pixels, `height` of them, from the top.
class PixelRows {
public:
    PixelRows(const HeatmapFrame& frame, QSize size, const CellColors& colors,
        std::vector<QRgb> maskProfile)
        : m_frame(frame)
        , m_size(size)
        , m_colors(colors)
        , m_maskProfile(std::move(maskProfile))
        , m_parts(std::min(frame.columns, size.width()))
        , m_columnStarts(starts(std::max(frame.columns, size.width()), m_parts))
        , m_values(index(m_parts))
        , m_colorsOfParts(index(m_parts))
        , m_partOfPixel(index(size.width()))
        , m_pixels(index(size.width()))
    {
        for (int part = 0; part < m_parts; ++part) {
            const Run run = pixelsOf(part);
            for (int x = run.begin; x < run.end; ++x)
                m_partOfPixel[index(x)] = static_cast<unsigned>(part);
        }
    }

    /// Calls take(pixels) for each row of pixels.
    template <typename Take> void forEach(Take take)
    {
        const int rows = m_frame.rows;
        const int height = m_size.height();
        const std::vector<int> rowStarts = starts(std::max(rows, height), std::min(rows, height));
        for (int part = 0; part < std::min(rows, height); ++part) {
            const int begin = rowStarts[index(part)];
            const int end = rowStarts[index(part) + 1];
            if (rows > height) {
                fill(valuesOf(begin, end));
                hatch(part);
                take(m_pixels.data());
                continue;
            }
            fill(valuesOf(part, part + 1));
            for (int y = begin; y < end; ++y) {
                hatch(y);
                take(m_pixels.data());
            }
        }
    }

private:
    struct Run {
        int begin = 0;
        int end = 0;
    };

    /// A value for each part of the width: that of its cell, or the mean of the cells under a
    /// pixel.
    std::span<const double> valuesOf(int firstRow, int endRow)
    {
        const std::size_t columns = index(m_frame.columns);
        const double* first = m_frame.values.data() + index(firstRow) * columns;
        if (endRow - firstRow == 1 && m_parts == m_frame.columns)
            return {first, columns};
        const bool columnsMeet = m_parts < m_frame.columns;
        for (int part = 0; part < m_parts; ++part) {
            const int begin = columnsMeet ? m_columnStarts[index(part)] : part;
            const int end = columnsMeet ? m_columnStarts[index(part) + 1] : part + 1;
            m_values[index(part)] = mean(first, endRow - firstRow, begin, end);
        }
        return m_values;
    }

    double mean(const double* firstRow, int rows, int begin, int end) const
    {
        double sum = 0;
        int counted = 0;
        for (int row = 0; row < rows; ++row) {
            const double* values = firstRow + index(row) * index(m_frame.columns);
            for (int column = begin; column < end; ++column) {
                if (!std::isnan(values[column])) {
                    sum += values[column];
                    ++counted;
                }
            }
        }
        const bool mostAreMasked = 2 * counted < rows * (end - begin) || counted == 0;
        return mostAreMasked ? std::numeric_limits<double>::quiet_NaN() : sum / counted;
    }

    void fill(std::span<const double> values)
    {
        m_masked.clear();
        for (int part = 0; part < m_parts; ++part) {
            const double value = values[index(part)];
            if (std::isnan(value))
                addMasked(part);
            else
                m_colorsOfParts[index(part)] = m_colors(value);
        }
        for (std::size_t x = 0; x < m_pixels.size(); ++x)
            m_pixels[x] = m_colorsOfParts[m_partOfPixel[x]];
    }

    void addMasked(int part)
    {
        const Run run = pixelsOf(part);
        if (!m_masked.empty() && m_masked.back().end == run.begin)
            m_masked.back().end = run.end;
        else
            m_masked.push_back(run);
    }

    Run pixelsOf(int part) const
    {
        if (m_parts == m_size.width())
            return {part, part + 1};
        return {m_columnStarts[index(part)], m_columnStarts[index(part) + 1]};
    }

    void hatch(int y)
    {
        const int period = static_cast<int>(m_maskProfile.size());
        for (const Run& run : m_masked) {
            int phase = (run.begin + y) % period;
            for (int x = run.begin; x < run.end; ++x) {
                m_pixels[index(x)] = m_maskProfile[index(phase)];
                phase = phase + 1 == period ? 0 : phase + 1;
            }
        }
    }

    const HeatmapFrame& m_frame;
    QSize m_size;
    const CellColors& m_colors;
    std::vector<QRgb> m_maskProfile;
    int m_parts; ///< of a row that may differ in colour
    std::vector<int> m_columnStarts;
    std::vector<double> m_values;
    std::vector<QRgb> m_colorsOfParts;
    std::vector<unsigned> m_partOfPixel;
    std::vector<QRgb> m_pixels;
    std::vector<Run> m_masked;
};

/// Draws through a strip of a few rows, which stays in the processor's cache; an image of the whole
/// picture would take more time than computing its colours.
void paintPixels(QPainter& painter, const QRectF& plot, const HeatmapFrame& frame, const Look& look)
{
    const PixelGrid grid(painter);
    const QRect area = grid.pixels(plot);
    if (area.isEmpty())
        return;
    constexpr int stripPixels = 1 << 12;
    const int stripHeight = std::clamp(stripPixels / area.width(), 1, area.height());
    QImage strip(area.width(), stripHeight, QImage::Format_RGB32);
    const InPixels inPixels(painter, grid);
    int y = area.top();
    int filled = 0;
    const auto draw = [&] {
        painter.drawImage(QPoint(area.left(), y), strip, QRect(0, 0, strip.width(), filled));
        y += filled;
        filled = 0;
    };
    PixelRows rows(
        frame, area.size(), cellColors(frame, look.palette), hatchProfile(grid.ratio(), look));
    rows.forEach([&](const QRgb* pixels) {
        std::memcpy(strip.scanLine(filled), pixels, index(area.width()) * sizeof(QRgb));
        if (++filled == stripHeight)
            draw();
    });
    if (filled > 0)
        draw();
}

/// The number of pixels for `count` cells in a file's image, so that a viewer's smoothing stays at
/// the edges.
int enlarged(int count, double length)
{
    constexpr double pixelsPerUnit = 4;
    const int factor = std::max(1, static_cast<int>(std::ceil(pixelsPerUnit * length / count)));
    return count > widestImage ? widestImage
                               : count * std::max(1, std::min(factor, widestImage / count));
}

/// In a file.
void paintImage(QPainter& painter, const QRectF& plot, const HeatmapFrame& frame, const Look& look)
{
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(plot, imageOf(frame, plot.size(), look.palette));
    painter.setPen(QPen(look.palette.grid, look.px(1), Qt::SolidLine, Qt::FlatCap));
    for (const drawing::Line& line :
        drawing::maskLines(boxOf(plot), frame, look.px(drawing::hatchSpacing)))
        painter.drawLine(qt(line.from), qt(line.to));
}

} // namespace

void paintHeatmap(
    QPainter& painter, const QRectF& plot, const HeatmapFrame& frame, const Look& look)
{
    if (frame.rows == 0 || frame.columns == 0 || plot.isEmpty())
        return;
    if (look.medium == Look::Medium::Vector)
        paintImage(painter, plot, frame, look);
    else
        paintPixels(painter, plot, frame, look);
}

QImage imageOf(const HeatmapFrame& frame, QSizeF size, const Palette& palette)
{
    QImage image(enlarged(frame.columns, size.width()), enlarged(frame.rows, size.height()),
        QImage::Format_RGB32);
    PixelRows rows(frame, image.size(), cellColors(frame, palette), {palette.ground.rgb()});
    int y = 0;
    rows.forEach([&](const QRgb* pixels) {
        std::memcpy(image.scanLine(y++), pixels, index(image.width()) * sizeof(QRgb));
    });
    return image;
}

void paintHatching(QPainter& painter, const QRectF& area, const Look& look)
{
    HeatmapFrame masked;
    masked.rows = 1;
    masked.columns = 1;
    masked.values = {std::numeric_limits<double>::quiet_NaN()};
    paintHeatmap(painter, area, masked, look);
}

} // namespace lab::ui
