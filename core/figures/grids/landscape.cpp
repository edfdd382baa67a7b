#include "core/figures/grids/landscape.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>

namespace lab::drawing {

namespace {

/// In shares of the image.
struct Painted {
    Layer& layer;
    const Box& image;

    Point at(Point share) const
    {
        return {image.x + share.x * image.width, image.y + share.y * image.height};
    }
    void box(const Box& shares, std::uint32_t color) const
    {
        layer.add(Region {.box = Box::between(at({shares.left(), shares.top()}),
                              at({shares.right(), shares.bottom()})),
            .fill = Ink::photo(color),
            .isSmooth = true});
    }
    void disc(Point centre, double radius, std::uint32_t color) const
    {
        layer.add(Rings {.places = {at(centre)},
            .radius = radius * std::min(image.width, image.height),
            .fill = Ink::photo(color)});
    }
    void polygon(std::initializer_list<Point> shares, std::uint32_t color) const
    {
        Polygons polygon {.corners = static_cast<int>(shares.size()), .fill = Ink::photo(color)};
        for (const Point& share : shares)
            polygon.points.push_back(at(share));
        layer.add(std::move(polygon));
    }
};

} // namespace

void addLandscape(Layer& layer, const Box& image)
{
    const Painted paint {layer, image};
    paint.box({0, 0, 1, 1}, 0xCFE2EE);
    paint.disc({0.325, 0.37}, 0.105, 0xF6DFA4);
    paint.polygon({{0, 0.66}, {0.2, 0.36}, {0.41, 0.6}, {0.58, 0.28}, {0.8, 0.6}, {0.93, 0.48},
                      {1, 0.55}, {1, 0.75}, {0, 0.75}},
        0x93A8B8);
    paint.polygon({{0.5, 0.4}, {0.58, 0.28}, {0.66, 0.4}, {0.61, 0.37}, {0.57, 0.41}}, 0xEEF2F5);
    paint.polygon({{0, 0.62}, {0.3, 0.58}, {0.62, 0.64}, {1, 0.6}, {1, 1}, {0, 1}}, 0x9DBB82);
    paint.polygon({{0, 0.72}, {0.35, 0.77}, {0.7, 0.7}, {1, 0.74}, {1, 1}, {0, 1}}, 0x739862);
    paint.polygon(
        {{0.74, 0.72}, {0.82, 0.72}, {0.7, 0.84}, {0.62, 1}, {0.36, 1}, {0.52, 0.84}}, 0xE3D3B2);
    paint.box({0.65, 0.59, 0.2, 0.14}, 0xF0E7D6);
    paint.polygon({{0.62, 0.6}, {0.75, 0.47}, {0.88, 0.6}}, 0xA5593F);
    paint.box({0.72, 0.64, 0.055, 0.09}, 0x6E4632);
    paint.box({0.79, 0.62, 0.04, 0.045}, 0x54708C);
    paint.box({0.215, 0.68, 0.025, 0.13}, 0x6B4B37);
    paint.disc({0.23, 0.58}, 0.095, 0x4E7A4A);
    paint.disc({0.17, 0.63}, 0.065, 0x58864F);
    paint.disc({0.29, 0.63}, 0.06, 0x486F45);
}

} // namespace lab::drawing
