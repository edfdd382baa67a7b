#include "ui/paint/raster/arc_sprite.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace lab::ui {

namespace {

constexpr double pi = std::numbers::pi;

int sideOf(double reach)
{
    return 2 * static_cast<int>(std::ceil(reach + 1)) + 1;
}

float covered(float inside)
{
    return std::clamp(inside + 0.5F, 0.0F, 1.0F);
}

int byte(float share)
{
    constexpr float half = 0.5F; // for values that are never negative
    return static_cast<int>(share * 255 + half);
}

/// The part of a pixel between an arc's two ends, each taken as a line through the center.
class Ends {
public:
    explicit Ends(const Arc& arc)
        : m_fromX(static_cast<float>(-std::sin(arc.from)))
        , m_fromY(static_cast<float>(std::cos(arc.from)))
        , m_toX(static_cast<float>(std::sin(arc.from + arc.length)))
        , m_toY(static_cast<float>(-std::cos(arc.from + arc.length)))
        , m_isLong(arc.length > pi)
        , m_isNarrow(std::min(arc.length, 2 * pi - arc.length) < pi / 2)
    {
    }

    float coverAt(float x, float y) const
    {
        const float from = x * m_fromX + y * m_fromY; // inside is positive
        const float to = x * m_toX + y * m_toY;
        if (!m_isNarrow)
            return covered(m_isLong ? std::max(from, to) : std::min(from, to));
        return m_isLong ? 1 - sliver(-from, -to) : sliver(from, to);
    }

private:
    /// For a wedge that may be thinner than a pixel.
    static float sliver(float from, float to)
    {
        return std::max(0.0F, covered(from) + covered(to) - 1);
    }

    float m_fromX;
    float m_fromY;
    float m_toX;
    float m_toY;
    bool m_isLong; ///< all but a wedge
    bool m_isNarrow; ///< the wedge
};

} // namespace

ArcSprite::ArcSprite(double radius, double widest)
    : m_radius(static_cast<float>(radius))
    , m_reach(static_cast<float>(widest / 2 + 0.5))
    , m_image(sideOf(radius + widest / 2), sideOf(radius + widest / 2),
          QImage::Format_ARGB32_Premultiplied)
{
}

void ArcSprite::paint(QPainter& painter, QPointF centre, std::span<const Arc> arcs)
{
    const int half = m_image.width() / 2;
    const QPoint corner(static_cast<int>(std::floor(centre.x())) - half,
        static_cast<int>(std::floor(centre.y())) - half);
    findSpots(centre - corner - QPointF(0.5, 0.5));
    m_inks.assign(m_spots.size(), {});
    for (const Arc& arc : arcs)
        blend(arc);
    auto* pixels = reinterpret_cast<QRgb*>(m_image.bits());
    for (std::size_t i = 0; i < m_spots.size(); ++i) {
        const Ink& ink = m_inks[i];
        pixels[m_spots[i].place] =
            qRgba(byte(ink.red), byte(ink.green), byte(ink.blue), byte(ink.cover));
    }
    painter.drawImage(corner, m_image);
}

void ArcSprite::findSpots(QPointF middle)
{
    if (middle == m_middle)
        return;
    m_middle = middle;
    m_spots.clear();
    m_image.fill(Qt::transparent);
    for (int row = 0; row < m_image.height(); ++row) {
        const auto y = static_cast<float>(middle.y() - row);
        for (int column = 0; column < m_image.width(); ++column) {
            const auto x = static_cast<float>(column - middle.x());
            const float away = std::abs(std::sqrt(x * x + y * y) - m_radius);
            if (away < m_reach)
                m_spots.push_back({row * m_image.width() + column, x, y, away});
        }
    }
}

void ArcSprite::blend(const Arc& arc)
{
    const auto half = static_cast<float>(arc.width / 2);
    const bool isWhole = arc.length >= 2 * pi;
    const Ends ends(arc);
    const Ink full {arc.colour.redF(), arc.colour.greenF(), arc.colour.blueF(), 1};
    for (std::size_t i = 0; i < m_spots.size(); ++i) {
        const Spot& spot = m_spots[i];
        float cover = covered(half - spot.away);
        if (!isWhole)
            cover *= ends.coverAt(spot.x, spot.y);
        Ink& ink = m_inks[i];
        ink.red += cover * (full.red - ink.red);
        ink.green += cover * (full.green - ink.green);
        ink.blue += cover * (full.blue - ink.blue);
        ink.cover += cover * (full.cover - ink.cover);
    }
}

} // namespace lab::ui
