#include "core/drawing/drawing.h"
#include "tests/qt_test.h"
#include "ui/paint/comparison.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/plot/layers.h"

#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>
#include <memory>
#include <set>
#include <utility>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

constexpr QRectF plot(10, 10, 180, 100);
constexpr drawing::Box within {10, 10, 180, 100};

template <class Paint> QImage painted(const Look& look, Paint paint)
{
    QImage image(200, 120, QImage::Format_RGB32);
    image.fill(look.palette.ground);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QImage imageOf(const drawing::Mark& mark, const Look& look)
{
    drawing::Drawing drawing;
    drawing.addLayer(drawing::Layer::Meaning::Data, drawing::Drawing::Live::No).marks = {mark};
    return painted(look, [&](QPainter& painter) { paintLayers(painter, drawing.layers, look); });
}

QImage imageOf(const Layer& layer, const Look& look)
{
    const std::array all {layer};
    return painted(look, [&](QPainter& painter) { paintLayers(painter, plot, all, look); });
}

/// Each mark, and the layer of a plot that it replaces.
std::vector<std::pair<drawing::Mark, Layer>> pairsIn(const Look& look)
{
    using drawing::Ink;
    using drawing::Pen;
    using drawing::Tone;
    const Palette& palette = look.palette;
    const std::vector<QPointF> line {{4, 90}, {60.3, 20.2}, {120, 70}, {199, 33}};
    std::vector<drawing::Point> points;
    for (const QPointF& point : line)
        points.push_back({point.x(), point.y()});
    std::vector<QPointF> lower;
    std::vector<drawing::Point> shifted;
    for (const QPointF& point : line) {
        lower.emplace_back(point.x(), point.y() + 17.5);
        shifted.push_back({point.x(), point.y() + 17.5});
    }
    const HeatmapFrame map {
        2, 3, {-1, 0.5, 2, std::nan(""), 0, -2}, HeatmapFrame::Scale::Diverging, -2, 2};
    const CurveFrame curve {-2, 0.5, {0.2, -0.4, 0.9, 1.4, -0.3, 0, 0.1, 0.7, -0.8},
        std::vector<double>(9, 0.15), -1, {0.9, -0.3, 0.1}};
    const double px = look.scale;
    QPen dashed(palette.seen, 1.2 * px);
    dashed.setDashPattern({4, 3});
    return {{drawing::Curve {points, {Tone::Series2, 1.5 * px}, within},
                Curve {line, {.colour = palette.series[2]}}},
        {drawing::Curve {points, {Tone::Unseen, 3 * px, Pen::Cap::Flat, {6, 2, 1, 2}}, within},
            Curve {line, {.colour = palette.unseen, .width = 3, .dashes = {6, 2, 1, 2}}}},
        {drawing::Curve {points,
             {Ink(Tone::Key).with(Ink::As::Reference), ghostWidth * px, Pen::Cap::Flat,
                 {4 / ghostWidth, 3 / ghostWidth}},
             within},
            Curve {line,
                {.colour = ghostColor(palette.key, palette), .width = ghostWidth, .dashed = true}}},
        {drawing::Band {points, shifted, Ink::shareOf(Tone::Result, 0.25), within},
            Band {line, lower, blended(palette.result, palette.ground, 0.25)}},
        {drawing::Graph {std::make_shared<const CurveFrame>(curve),
             {drawing::Axis::Kind::Linear, -2, 2, 10, 190},
             {drawing::Axis::Kind::Linear, -1, 1, 110, 10}, {Tone::Result, 1.75 * px}, within,
             2.25 * px},
            Graph {{-2, 2, 10, 190}, {-1, 1, 110, 10}, curve, {palette.result, 1.75, false, 2.25}}},
        {drawing::Band {points, shifted, Tone::Key, within, true},
            Band {line, lower, palette.key, Band::Edges::Ragged}},
        {drawing::Raster {{20, 20, 120, 60}, std::make_shared<HeatmapFrame>(map)},
            Cells {{20, 20, 120, 60}, map}},
        {drawing::colorBar({150, 20, 12, 60}, map), ColorBar {{150, 20, 12, 60}, map}},
        {drawing::colorBar({20, 60, 90, 12}, map, false),
            ColorBar {{20, 60, 90, 12}, map, Qt::Horizontal}},
        {drawing::Dots {points, 3.5, Tone::Ground, {Tone::Axis, 1.5}},
            Dots {line, {3.5, palette.ground, 1.5, palette.axis}}},
        {drawing::Rings {points, 9, {Tone::SeriesText4, 2}},
            Marks {.places = line, .radius = 9, .edge = QPen(palette.seriesText[4], 2)}},
        {drawing::Rings {points, 4, {Tone::Text, 2}, Tone::SeenText},
            Marks {.places = line,
                .radius = 4,
                .edge = QPen(palette.text, 2),
                .fill = palette.seenText}},
        {drawing::Rule {{{12, 40.4}, {150, 40.4}}, Tone::UnseenText, 2},
            Rule {{12, 40.4, 150, 40.4}, palette.unseenText, 2}},
        {drawing::Stroke {{{12, 90}, {150, 15}}, {Tone::Seen, 1.2 * px, Pen::Cap::Square, {4, 3}}},
            Stroke {{12, 90, 150, 15}, dashed}},
        {drawing::Region {.box = {20.3, 20.4, 80, 7}, .fill = Tone::Seen, .isSmooth = true},
            Region {{20.3, 20.4, 80, 7}, palette.seen}}};
}

} // namespace

class TestPlotMarks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFaintMapHasItsColorsOverTheGround()
    {
        const Look look;
        const drawing::Box box {20, 20, 120, 60};
        const auto map = std::make_shared<HeatmapFrame>(
            HeatmapFrame {1, 1, {2}, HeatmapFrame::Scale::Diverging, -2, 2});
        const QColor whole = imageOf(drawing::Raster {box, map}, look).pixelColor(60, 40);
        const QColor faint = imageOf(drawing::Raster {box, map, 0.3}, look).pixelColor(60, 40);
        const QColor wanted = blended(whole, look.palette.ground, 0.3);
        QVERIFY(whole != faint);
        QVERIFY(std::abs(faint.red() - wanted.red()) <= 1);
        QVERIFY(std::abs(faint.green() - wanted.green()) <= 1);
        QVERIFY(std::abs(faint.blue() - wanted.blue()) <= 1);
    }

    void aRoundPenHasRoundEndsAndCorners()
    {
        using drawing::Tone;
        const Look look;
        drawing::Path path {.pen = {Tone::Text, 7, drawing::Pen::Cap::Round, {}, true}};
        path.move({30, 60});
        path.line({60, 90});
        path.line({120, 20});
        const QImage wanted = painted(look, [&](QPainter& painter) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(look.palette.text, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const std::array points {QPointF(30, 60), QPointF(60, 90), QPointF(120, 20)};
            painter.drawPolyline(points.data(), 3);
        });
        QVERIFY(imageOf(path, look) == wanted);
        path.pen.cap = drawing::Pen::Cap::Square;
        QVERIFY(imageOf(path, look) != wanted);
    }

    void aSharpStrokeHasNoShades()
    {
        const Look look;
        const auto shades = [&](bool isSmooth) {
            const QImage image = imageOf(
                drawing::Stroke {{{12, 90}, {150, 15}}, {drawing::Tone::Text, 1}, isSmooth}, look);
            std::set<QRgb> all;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    all.insert(image.pixel(x, y));
            return all.size();
        };
        QCOMPARE(shades(false), std::size_t {2});
        QVERIFY(shades(true) > 2);
    }

    void aDistanceHasItsPlaceOnTheRampOfPairs()
    {
        const Look look;
        for (const double share : {0.0, 0.4, 1.0})
            QCOMPARE(colorOf(drawing::Ink::shareOf(drawing::Tone::Pairs, share), look.palette),
                rampColor(look.palette.pairs, share));
    }

    void aMarkLooksLikeTheLayerOfAPlot()
    {
        for (const auto medium : {Look::Medium::Screen, Look::Medium::Vector})
            for (const double scale : {1.0, 1.7})
                for (const Palette& palette : {lightPalette(), darkPalette()}) {
                    Look look;
                    look.palette = palette;
                    look.medium = medium;
                    look.scale = scale;
                    const QImage empty = painted(look, [](QPainter&) {});
                    for (const auto& [mark, layer] : pairsIn(look)) {
                        const QImage image = imageOf(mark, look);
                        QVERIFY2(image != empty, qPrintable(QString::number(mark.index())));
                        QVERIFY2(image == imageOf(layer, look),
                            qPrintable(QString::number(mark.index())));
                    }
                }
    }
};

LAB_WIDGET_TESTS(TestPlotMarks)
#include "tst_plot_marks.moc"
