#pragma once

#include <algorithm>

namespace lab::drawing {

/// Pixels of a picture's place, y downwards.
struct Point {
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double by) { return {a.x * by, a.y * by}; }
};

struct Line {
    Point from {};
    Point to {};

    bool operator==(const Line&) const = default;
};

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    bool operator==(const Box&) const = default;

    /// From the top left corner to the bottom right one.
    static constexpr Box between(Point from, Point to)
    {
        return {from.x, from.y, to.x - from.x, to.y - from.y};
    }
    double left() const { return x; }
    double top() const { return y; }
    double right() const { return x + width; }
    double bottom() const { return y + height; }
    Point centre() const { return {x + width / 2, y + height / 2}; }
    /// Half-open: of two boxes side by side, one contains a point on their common edge.
    bool contains(Point p) const
    {
        return p.x >= left() && p.x < right() && p.y >= top() && p.y < bottom();
    }
    /// With its edges, for a box that has no neighbour.
    bool containsOrTouches(Point p) const
    {
        return p.x >= left() && p.x <= right() && p.y >= top() && p.y <= bottom();
    }
    Box moved(double right, double down) const { return {x + right, y + down, width, height}; }
    /// Smaller by so much at each edge.
    Box inset(double by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
    /// Larger by so much at its left and right, top and bottom.
    Box grown(double across, double down) const
    {
        return {x - across, y - down, width + 2 * across, height + 2 * down};
    }
    /// Whether they have more than an edge in common.
    bool meets(const Box& other) const
    {
        return left() < other.right() && other.left() < right() && top() < other.bottom()
            && other.top() < bottom();
    }
    /// The part in the other one, if they meet.
    Box within(const Box& other) const
    {
        return between({std::max(left(), other.left()), std::max(top(), other.top())},
            {std::min(right(), other.right()), std::min(bottom(), other.bottom())});
    }
    Box united(const Box& other) const
    {
        return between({std::min(left(), other.left()), std::min(top(), other.top())},
            {std::max(right(), other.right()), std::max(bottom(), other.bottom())});
    }
};

} // namespace lab::drawing
