#pragma once

#include <QColor>
#include <QRect>

#include <cstddef>
#include <span>
#include <vector>

class QPainter;

namespace lab::ui {

/// A place in device pixels relative to an area's corner.
struct CoveragePoint {
    float x = 0;
    float y = 0;
};

/// A rasterizer for shapes that have one vertical span in each column: thick lines that are
/// functions of x, and bands between two of them.
///
/// The stroke of radius h is the union of discs on the line, so its upper edge is
/// min over u of v(u) − √(h² − (u − x)²), and likewise the lower one: offset lines of the segments,
/// and arcs at the outer side of each joint. Both edges are computed at a few places per pixel;
/// between them they are straight, and the area that they cut from each pixel is exact.
class Coverage {
public:
    explicit Coverage(const QRect& area);

    /// A line through points whose x never decreases, with round ends and joints. Lines added one
    /// after the other must not overlap, but may share columns.
    void addStroke(std::span<const CoveragePoint> points, float radius);
    /// The band between two lines through points with the same ascending x.
    void addBand(std::span<const CoveragePoint> upper, std::span<const CoveragePoint> lower);

    /// Paints everything that was added, one to one, in an opaque colour. The painter's unit must
    /// be the device pixel.
    void paint(QPainter& painter, const QColor& colour) const;

private:
    /// Edges at the places first, first + 1, …, from the area's top.
    struct Piece {
        int places = 1; ///< per pixel: 1, 2 or 4
        int first = 0;
        int count = 0;
        std::size_t offset = 0; ///< of both edges' first number
        bool isWhole = false; ///< whether the shape covers each place
    };

    Piece& newPiece(float left, float right, int places);
    void close(Piece& piece); ///< which is the last
    QRect inked(int left, int width) const; ///< the rows with ink in a few columns
    std::vector<QRect> tiles() const; ///< contains all ink and little else, relative to the area's
                                      ///< corner
    void accumulate(const Piece& piece, const QRect& tile, int stride, float* bends) const;

    QRect m_area;
    std::vector<Piece> m_pieces;
    std::vector<float> m_upper;
    std::vector<float> m_lower;
};

} // namespace lab::ui
