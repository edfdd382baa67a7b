#include "ui/paint/raster/disc_sprite.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

double outerRadius(const Disc& disc)
{
    return disc.radius + disc.edgeWidth / 2;
}

int sideOf(const Disc& disc)
{
    return 2 * static_cast<int>(std::ceil(outerRadius(disc) + 1)) + 1;
}

double coverOf(double radius, double distance)
{
    return std::clamp(radius + 0.5 - distance, 0.0, 1.0);
}

int byte(double share)
{
    constexpr double half = 0.5; // for values that are never negative
    return static_cast<int>(share * 255 + half);
}

} // namespace

DiscSprite::DiscSprite(const Disc& disc)
    : m_disc(disc)
    , m_image(sideOf(disc), sideOf(disc), QImage::Format_ARGB32_Premultiplied)
{
}

void DiscSprite::paint(QPainter& painter, QPointF centre)
{
    const int half = m_image.width() / 2;
    const QPoint corner(static_cast<int>(std::floor(centre.x())) - half,
        static_cast<int>(std::floor(centre.y())) - half);
    const QPointF middle = centre - corner - QPointF(0.5, 0.5);
    const double outer = outerRadius(m_disc);
    const double inner = m_disc.edgeWidth > 0 ? m_disc.radius - m_disc.edgeWidth / 2 : outer;
    const QRgb fill = m_disc.fill.rgb();
    const QRgb edge = m_disc.edge.rgb();
    const auto mixed = [](int ofFill, int ofEdge, double inside, double around) {
        return byte((ofFill * inside + ofEdge * around) / 255.0);
    };
    for (int y = 0; y < m_image.height(); ++y) {
        QRgb* pixels = reinterpret_cast<QRgb*>(m_image.scanLine(y));
        const double dy = y - middle.y();
        for (int x = 0; x < m_image.width(); ++x) {
            const double dx = x - middle.x();
            const double distance = std::sqrt(dx * dx + dy * dy);
            if (distance >= outer + 0.5 || distance + 0.5 <= inner) {
                pixels[x] = distance + 0.5 <= inner ? fill : 0;
                continue;
            }
            const double whole = coverOf(outer, distance);
            const double inside = coverOf(inner, distance);
            const double around = whole - inside;
            pixels[x] = qRgba(mixed(qRed(fill), qRed(edge), inside, around),
                mixed(qGreen(fill), qGreen(edge), inside, around),
                mixed(qBlue(fill), qBlue(edge), inside, around), byte(whole));
        }
    }
    painter.drawImage(corner, m_image);
}

} // namespace lab::ui
