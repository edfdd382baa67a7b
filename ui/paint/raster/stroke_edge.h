#pragma once

#include "ui/paint/raster/coverage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace lab::ui {

/// The places of a piece, `perPixel` of them per pixel, and the height of an edge at each.
struct Edge {
    float perPixel = 2;
    float apart = 0.5; ///< from place to place, in pixels
    int first = 0;
    int end = 0;
    float* heights = nullptr; ///< at the places from first on

    /// The first place to the right of x. Without std::floor(), which is a call into a library
    /// here.
    int place(float x) const
    {
        return static_cast<int>(
            std::clamp(x * perPixel + 1, static_cast<float>(first), static_cast<float>(end)));
    }

    /// Raises the edge to a line or disc at the places before `stop`, where that is higher.
    template <typename HeightAt> void lift(int start, int stop, HeightAt heightAt) const
    {
        for (int i = start; i < stop; ++i) {
            const float x = static_cast<float>(i) * apart;
            heights[i - first] = std::min(heights[i - first], heightAt(x));
        }
    }
};

/// One side of a stroke, computed from left to right. The lower side is that of the line upside
/// down.
struct Side {
    Edge edge;
    float turned = 1; ///< −1 for the lower one
    int place = 0; ///< all before it are done

    void liftToDisc(CoveragePoint centre, float radius, float right)
    {
        const int stop = edge.place(right);
        edge.lift(place, stop, [&](float x) {
            const float aside = x - centre.x;
            return turned * centre.y - std::sqrt(std::max(0.0F, radius * radius - aside * aside));
        });
        place = stop;
    }
    /// For a segment that is `run` long in x, moved by `aside` in x and by `up`.
    void liftToLine(CoveragePoint from, float run, float slope, float aside, float up)
    {
        const float left = from.x + aside;
        const int stop = edge.place(left + run);
        const float height = turned * from.y - up;
        edge.lift(place, stop, [&](float x) { return height + turned * slope * (x - left); });
        place = stop;
    }
};

/// Both edges of a stroke. A segment's edge is its line moved by `aside` in x, from −radius to
/// radius with increasing slope, and up; an arc fills a gap at a joint.
void liftToStroke(std::span<const CoveragePoint> points, float radius, Side upper, Side lower);

} // namespace lab::ui
