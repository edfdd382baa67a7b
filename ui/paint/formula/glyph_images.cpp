#include "ui/paint/formula/glyph_images.h"

#include <QCache>
#include <QColor>
#include <QHash>
#include <QImage>
#include <QPainter>

#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

struct Key {
    const Glyphs* glyphs = nullptr;
    int number = -1;
    Boldness boldness = 0;
    double scale = 1;
    QPoint quarters {}; ///< of a pixel
    QRgb colour = 0;

    bool operator==(const Key&) const = default;
};

std::size_t qHash(const Key& key, std::size_t seed)
{
    return qHashMulti(
        seed, key.glyphs, key.number, key.scale, key.quarters.x(), key.quarters.y(), key.colour);
}

struct GlyphImage {
    std::shared_ptr<const Glyphs> glyphs {}; ///< keeps its address, which is part of the key
    QImage pixels {};
    QPoint at {}; ///< its top left, from the pixel of the origin
};

std::unique_ptr<GlyphImage> imageOf(const Key& key, const std::shared_ptr<const Glyphs>& glyphs)
{
    const QPainterPath& path = glyphs->glyph(key.number, key.boldness);
    const QTransform inPixels(
        key.scale, 0, 0, key.scale, key.quarters.x() / 4.0, key.quarters.y() / 4.0);
    const QRect pixels =
        inPixels.mapRect(path.controlPointRect()).toAlignedRect().adjusted(-1, -1, 1, 1);
    auto image = std::make_unique<GlyphImage>(
        glyphs, QImage(pixels.size(), QImage::Format_ARGB32_Premultiplied), pixels.topLeft());
    image->pixels.fill(Qt::transparent);
    QPainter painter(&image->pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(inPixels * QTransform::fromTranslate(-pixels.left(), -pixels.top()));
    painter.fillPath(path, QColor::fromRgba(key.colour));
    return image;
}

} // namespace

void paintGlyph(QPainter& painter, const std::shared_ptr<const Glyphs>& glyphs,
    const PixelGlyph& glyph, const QColor& colour)
{
    constexpr int kept = 2 << 20; ///< bytes of pixels
    static thread_local QCache<Key, GlyphImage> images(kept);

    const QPoint origin(static_cast<int>(std::floor(glyph.origin.x() + 0.125)),
        static_cast<int>(std::floor(glyph.origin.y() + 0.125)));
    const QPointF rest = 4 * (glyph.origin - origin);
    const Key key {
        glyphs.get(), glyph.number, glyph.boldness, glyph.scale, rest.toPoint(), colour.rgba()};
    if (const GlyphImage* known = images.object(key)) {
        painter.drawImage(origin + known->at, known->pixels);
        return;
    }
    std::unique_ptr<GlyphImage> made = imageOf(key, glyphs);
    painter.drawImage(origin + made->at, made->pixels);
    const qsizetype bytes = made->pixels.sizeInBytes();
    if (bytes <= kept / 16)
        images.insert(key, made.release(), bytes);
}

} // namespace lab::ui
