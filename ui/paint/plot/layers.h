#pragma once

#include "core/frames/heatmap_frame.h"
#include "core/math/place_among.h"
#include "ui/paint/curves.h"
#include "ui/paint/look.h"
#include "ui/paint/raster/disc_sprite.h"
#include "ui/paint/text/text.h"

#include <QColor>
#include <QLineF>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <span>
#include <variant>
#include <vector>

class QPainter;

namespace lab::ui {

/// The parts of a plot, from bottom to top. Places are pixels of the picture's area.

/// A line through points with ascending x, interrupted where one is not finite. Clipped to the
/// plot, or to another part of the picture.
struct Curve {
    std::vector<QPointF> points {};
    CurveStyle style {};
    std::optional<QRectF> within {};
};
/// Many small discs; those outside of the plot are left out.
struct Dots {
    std::vector<QPointF> places {};
    Disc disc {}; ///< in pixels of the area
};
/// A few marks with another shape or with an edge, anywhere; the last two are triangles.
struct Marks {
    enum class Shape { Round, Square, Cross, ToTheLeft, ToTheRight } shape = Shape::Round;
    std::vector<QPointF> places {};
    double radius = 4; ///< pixels of the area
    QPen edge {Qt::NoPen};
    QColor fill = Qt::transparent;
};
/// A sharp horizontal or vertical line, `width` pixels at 1x.
struct Rule {
    QLineF line {};
    QColor colour {};
    double width = 1;
};
/// A line with the given pen, anywhere.
struct Stroke {
    QLineF line {};
    QPen pen {};
};
struct Region {
    QRectF area {};
    QColor fill {};
    enum class Edges { Smooth, Sharp } edges = Edges::Smooth;
};
/// A sharp line around an area, outside of it.
struct Outline {
    QRectF area {};
    QColor colour {};
    double width = 1; ///< pixels at 1x
};
struct Label {
    QPointF baseline {};
    QString text {};
    TextRole role = TextRole::Note;
    QColor colour {};
    Alignment alignment = Alignment::Left;
    std::optional<QSizeF> ground {}; ///< painted behind it, extending this far in x and y, at 1x
    /// Also if a look has no words: a name that a small picture needs, in the size of withWords().
    bool isKept = false;
};

using LayerKinds = std::variant<Curve, Dots, Marks, Rule, Stroke, Region, Outline, Label>;

/// One of these; construction, copies, moves and destruction are compiled in one source, which
/// saves time in all others.
struct Layer : LayerKinds {
    template <IsAmong<LayerKinds> Kind> Layer(Kind kind);
    Layer(const Layer& other);
    Layer(Layer&& other) noexcept;
    Layer& operator=(const Layer& other);
    Layer& operator=(Layer&& other) noexcept;
    ~Layer();
};
using Layers = std::vector<Layer>;

Layers operator+(Layers below, Layers above);

void paintLayers(
    QPainter& painter, const QRectF& plot, std::span<const Layer> layers, const Look& look);

/// A line of text, and the baseline after it for more.
struct TextLine {
    Layers layers;
    double end = 0;
};
/// An entry of a legend: a sample of the line before the name.
struct LegendEntry {
    QString name;
    QColor text;
    QPen line;
    TextRole role = TextRole::Note;
};
/// Pixels at 1x.
struct LegendSizes {
    double swatch = 20; ///< of the sample
    double between = 14; ///< two entries
};
/// Entries from the right end of a line of text to the left, as many as fit up to `left`.
TextLine legendAtRight(const std::vector<LegendEntry>& fromTheRight, QPointF baselineRight,
    double left, const LegendSizes& sizes, const Look& look);

QRectF textBox(QPointF baseline, const QString& text, TextRole role, const Look& look);
} // namespace lab::ui
