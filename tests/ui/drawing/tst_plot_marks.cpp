#include "core/drawing/drawing.h"
#include "tests/qt_test.h"
#include "ui/paint/drawing/drawing_painter.h"

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
};

LAB_WIDGET_TESTS(TestPlotMarks)
#include "tst_plot_marks.moc"
