#include "ui/paint/raster/coverage.h"

#include "ui/paint/raster/stroke_edge.h"
#include "ui/paint/raster/tile_fill.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

namespace lab::ui {

namespace {

constexpr float none = std::numeric_limits<float>::infinity();

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

constexpr int maxPlaces = 4; ///< per pixel

constexpr int wideBlock = 64;
constexpr int narrowBlock = 16;
constexpr int widestTile = 16 * wideBlock;
constexpr int tileStride =
    widestTile + narrowBlock; ///< rows a power of two apart would share cache lines
constexpr int rowsBelow = 3; ///< more than a tile's, for the part below

/// A column of a tile: the second differences of the coverage from row to row. There are three rows
/// more than `rows`, for the part below.
struct Column {
    float* bends = nullptr;
    int stride = 0; ///< from row to row
    int rows = 0;
    float top = 0; ///< of the first row
};

/// Adds the area below a straight edge from y0 to y1 over a part of the column: for row r that is ∫
/// clamp(r + 1 − y, 0, 1) over the part.
///
/// From the row of the edge's upper end on it grows by half a square, then by the same step per
/// row, and the row of its lower end subtracts half a square; below, it is the width of the part.
/// All but six of its second differences are 0, so a steep edge costs no more than a flat one.
inline void addArea(const Column& column, float y0, float y1, float share)
{
    const float high = std::min(y0, y1) - column.top;
    const float low = std::max(y0, y1) - column.top;
    if (high >= static_cast<float>(column.rows))
        return;
    if (low <= 0) {
        column.bends[0] += share;
        column.bends[column.stride] -= share;
        return;
    }
    const int first = static_cast<int>(std::max(high, 0.0F));
    const int last = static_cast<int>(std::min(low, static_cast<float>(column.rows)));
    float* const atFirst = column.bends + first * column.stride;
    float* const atLast = column.bends + last * column.stride;
    const float depth = static_cast<float>(first + 1) - high;
    if (first == last) {
        const float middle = (std::max(high, 0.0F) + low) / 2;
        const float above = share * std::max(0.0F, -high) / (low - high + 1e-30F);
        const float area = above + (share - above) * (static_cast<float>(first + 1) - middle);
        atFirst[0] += area;
        atFirst[column.stride] += share - 2 * area;
        atFirst[2 * column.stride] -= share - area;
        return;
    }
    const float step = share / (low - high);
    const float inFirst = std::min(depth, 1.0F);
    const float ofFirst = step * (inFirst * inFirst / 2 + (depth - inFirst));
    const float left = static_cast<float>(last + 1) - low;
    const float untilLast = static_cast<float>(last) - high;
    const float ofLast = step * (untilLast + 0.5F - left * left / 2);
    const bool areNeighbours = last == first + 1;
    const float second = areNeighbours ? step : step * (depth + 0.5F) - ofFirst;
    const float beforeLast = areNeighbours ? ofFirst : step * (untilLast - 0.5F);
    const float growth = ofLast - beforeLast;
    atFirst[0] += ofFirst;
    atFirst[column.stride] += second - ofFirst;
    atFirst[2 * column.stride] += step - second;
    atLast[0] += growth - step;
    atLast[column.stride] += share - ofLast - growth;
    atLast[2 * column.stride] -= share - ofLast;
}

bool isStraight(float from, float middle, float to, float tolerance)
{
    return std::abs(middle - (from + to) / 2) < tolerance;
}

/// The same for an edge given at three places, as one straight line if it nearly is one.
void addBend(const Column& column, const float* y, float share, float tolerance)
{
    if (isStraight(y[0], y[1], y[2], tolerance)) {
        addArea(column, y[0], y[2], share);
        return;
    }
    addArea(column, y[0], y[1], share / 2);
    addArea(column, y[1], y[2], share / 2);
}

/// The same for an edge over the whole column, given at its sides and at up to three places between
/// them. The steeper it is, the less vertical precision matters.
template <int places> inline void addEdge(const Column& column, const float* y, float sign)
{
    if constexpr (places == 1) {
        addArea(column, y[0], y[1], sign);
        return;
    }
    const float tolerance = 0.04F + 0.04F * std::abs(y[places] - y[0]);
    if constexpr (places == 2) {
        addBend(column, y, sign, tolerance);
        return;
    }
    if (isStraight(y[0], y[2], y[4], tolerance) && isStraight(y[0], y[1], y[2], tolerance)
        && isStraight(y[2], y[3], y[4], tolerance)) {
        addArea(column, y[0], y[4], sign);
    } else {
        addBend(column, y, sign / 2, tolerance);
        addBend(column, y + 2, sign / 2, tolerance);
    }
}

/// The same for a few columns of a stroke without a gap.
template <int places>
void addColumns(Column column, int count, const float* upper, const float* lower)
{
    for (int i = 0; i < count; ++i) {
        addEdge<places>(column, upper, 1);
        addEdge<places>(column, lower, -1);
        ++column.bends;
        upper += places;
        lower += places;
    }
}

using PixelEdge = std::array<float, maxPlaces + 1>;

/// If a stroke starts or stops inside a pixel, its end is a point.
void addBrokenEdges(
    const Column& column, const PixelEdge& upper, const PixelEdge& lower, int places)
{
    const float share = 1.0F / static_cast<float>(places);
    for (std::size_t i = 0; i < index(places); ++i) {
        const bool starts = upper[i] > lower[i];
        const bool stops = upper[i + 1] > lower[i + 1];
        if (starts && stops)
            continue;
        const std::size_t there = starts ? i + 1 : i;
        const float tip = (upper[there] + lower[there]) / 2;
        addArea(column, starts ? tip : upper[i], stops ? tip : upper[i + 1], share);
        addArea(column, starts ? tip : lower[i], stops ? tip : lower[i + 1], -share);
    }
}

/// The number of places per pixel at which the edges of a line are computed: straight lines between
/// these must be near the line's own bends.
int placesFor(std::span<const CoveragePoint> points)
{
    constexpr float longest = 0.5F; // of a bend: half a pixel on each side of a joint
    float bend = 0;
    float runBefore = 1;
    float slopeBefore = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const float run = points[i + 1].x - points[i].x;
        const float slope = (points[i + 1].y - points[i].y) / run;
        const float reach = std::min({run, runBefore, longest});
        if (i > 0)
            bend = std::max(bend, std::abs(slope - slopeBefore) / (8 * reach));
        runBefore = run;
        slopeBefore = slope;
    }
    return bend < 0.05F ? 1 : bend < 4 ? 2 : maxPlaces;
}

} // namespace

Coverage::Coverage(const QRect& area)
    : m_area(area)
{
}

Coverage::Piece& Coverage::newPiece(float left, float right, int places)
{
    const float width = static_cast<float>(m_area.width());
    const float perPixel = static_cast<float>(places);
    Piece piece;
    piece.places = places;
    piece.first = static_cast<int>(std::ceil(std::clamp(left, 0.0F, width) * perPixel));
    const int last = static_cast<int>(std::floor(std::clamp(right, 0.0F, width) * perPixel));
    piece.count = std::max(0, last - piece.first + 1);
    piece.offset = m_upper.size();
    m_upper.resize(piece.offset + index(piece.count), none);
    m_lower.resize(piece.offset + index(piece.count), none);
    return m_pieces.emplace_back(piece);
}

void Coverage::addStroke(std::span<const CoveragePoint> points, float radius)
{
    if (points.empty())
        return;
    Piece& piece = newPiece(points.front().x - radius, points.back().x + radius, placesFor(points));
    const float perPixel = static_cast<float>(piece.places);
    const int end = piece.first + piece.count;
    const Edge upper {perPixel, 1 / perPixel, piece.first, end, m_upper.data() + piece.offset};
    const Edge lower {perPixel, 1 / perPixel, piece.first, end, m_lower.data() + piece.offset};
    liftToStroke(points, radius, Side {upper, 1}, Side {lower, -1});
    close(piece);
}

void Coverage::addBand(std::span<const CoveragePoint> upper, std::span<const CoveragePoint> lower)
{
    if (upper.size() < 2)
        return;
    Piece& piece = newPiece(upper.front().x, upper.back().x, 2);
    const auto lift = [](const Edge& edge, std::span<const CoveragePoint> line, float turned) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const CoveragePoint from = line[i];
            const CoveragePoint to = line[i + 1];
            const float slope = turned * (to.y - from.y) / (to.x - from.x);
            edge.lift(edge.place(from.x), edge.place(to.x),
                [&](float x) { return turned * from.y + slope * (x - from.x); });
        }
    };
    const float perPixel = static_cast<float>(piece.places);
    const int end = piece.first + piece.count;
    lift({perPixel, 1 / perPixel, piece.first, end, m_upper.data() + piece.offset}, upper, 1);
    lift({perPixel, 1 / perPixel, piece.first, end, m_lower.data() + piece.offset}, lower, -1);
    close(piece);
}

void Coverage::close(Piece& piece)
{
    piece.isWhole = true;
    for (std::size_t i = piece.offset; i < m_upper.size(); ++i) {
        m_lower[i] = -m_lower[i]; // it was computed upside down
        piece.isWhole = piece.isWhole && m_upper[i] <= m_lower[i];
    }
}

QRect Coverage::inked(int left, int width) const
{
    float high = none;
    float low = -none;
    for (const Piece& piece : m_pieces) {
        const int first = std::max(piece.first, left * piece.places);
        const int end = std::min(piece.first + piece.count, (left + width) * piece.places + 1);
        for (int place = first; place < end; ++place) {
            const std::size_t at = piece.offset + index(place - piece.first);
            high = std::min(high, m_upper[at]);
            low = std::max(low, m_lower[at]);
        }
    }
    const float height = static_cast<float>(m_area.height());
    if (high >= height || low <= 0)
        return {};
    const int top = static_cast<int>(std::max(0.0F, high));
    return {left, top, width, static_cast<int>(std::ceil(std::min(height, low))) - top};
}

void Coverage::accumulate(const Piece& piece, const QRect& tile, int stride, float* bends) const
{
    const int first = std::max(tile.left(), (piece.first - 1) / piece.places);
    const int end =
        std::min(tile.left() + tile.width(), (piece.first + piece.count) / piece.places + 1);
    Column column {
        bends + first - tile.left(), stride, tile.height(), static_cast<float>(tile.top())};
    const int firstPlace = first * piece.places - piece.first;
    if (piece.isWhole && firstPlace >= 0 && (end - first) * piece.places + firstPlace < piece.count
        && first < end) {
        const float* upper = m_upper.data() + piece.offset + index(firstPlace);
        const float* lower = m_lower.data() + piece.offset + index(firstPlace);
        if (piece.places == 1)
            addColumns<1>(column, end - first, upper, lower);
        else if (piece.places == 2)
            addColumns<2>(column, end - first, upper, lower);
        else
            addColumns<4>(column, end - first, upper, lower);
        return;
    }
    for (int number = first; number < end; ++number) {
        const int place = number * piece.places - piece.first;
        PixelEdge upper;
        PixelEdge lower;
        for (int i = 0; i <= piece.places; ++i) {
            const bool isInside = place + i >= 0 && place + i < piece.count;
            const std::size_t at = piece.offset + index(isInside ? place + i : 0);
            upper[index(i)] = isInside ? m_upper[at] : none;
            lower[index(i)] = isInside ? m_lower[at] : -none;
        }
        addBrokenEdges(column, upper, lower, piece.places);
        ++column.bends;
    }
}

std::vector<QRect> Coverage::tiles() const
{
    // Drawing a tile costs about as much as filling this number of pixels.
    constexpr int priceOfTile = 600;
    const auto price = [](const QRect& rect) { return rect.width() * rect.height() + priceOfTile; };
    std::vector<QRect> result;
    for (int left = 0; left < m_area.width(); left += wideBlock) {
        QRect block;
        int priceOfStrips = 0;
        const std::size_t firstStrip = result.size();
        for (int first = left; first < std::min(left + wideBlock, m_area.width());
             first += narrowBlock) {
            const QRect strip = inked(first, std::min(narrowBlock, m_area.width() - first));
            if (strip.isEmpty())
                continue;
            block |= strip;
            priceOfStrips += price(strip);
            result.push_back(strip);
        }
        if (block.isEmpty() || price(block) > priceOfStrips)
            continue;
        result.resize(firstStrip);
        const QRect both = result.empty() ? QRect() : result.back() | block;
        if (!result.empty() && result.back().left() % wideBlock == 0 && both.width() <= widestTile
            && price(both) < price(result.back()) + price(block))
            result.back() = both;
        else
            result.push_back(QRect(
                left, block.top(), std::min(wideBlock, m_area.width() - left), block.height()));
    }
    return result;
}

void Coverage::paint(QPainter& painter, const QColor& colour) const
{
    static const TileFill fill = tileFill();
    const std::vector<QRect> parts = tiles();
    int tallest = 0;
    for (const QRect& tile : parts)
        tallest = std::max(tallest, tile.height());
    // Reused from frame to frame: allocating memory costs more than all computations on it.
    thread_local std::vector<QRgb> pixels;
    pixels.resize(std::max(pixels.size(), index(tallest * tileStride)));
    const QImage image(reinterpret_cast<const uchar*>(pixels.data()), widestTile, tallest,
        tileStride * static_cast<int>(sizeof(QRgb)), QImage::Format_ARGB32_Premultiplied);
    std::vector<float> bends;
    for (const QRect& tile : parts) {
        const int stride = tile.width() > narrowBlock ? wideBlock : narrowBlock;
        for (int left = 0; left < tile.width(); left += stride) {
            const QRect block(tile.left() + left, tile.top(), std::min(stride, tile.width() - left),
                tile.height());
            bends.assign(index((tile.height() + rowsBelow) * stride), 0);
            for (const Piece& piece : m_pieces)
                accumulate(piece, block, stride, bends.data());
            fill(pixels.data() + left, tileStride, bends.data(), stride, tile.height(),
                colour.rgb());
        }
        painter.drawImage(
            m_area.topLeft() + tile.topLeft(), image, QRect(QPoint(0, 0), tile.size()));
    }
}

} // namespace lab::ui
