#include "core/math/constants.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/cell_color.h"
#include "tests/ui/paint/painted.h"
#include "tests/ui/paint/svg_file.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/heatmap.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

void paintColorBar(QPainter& painter, const QRectF& bar, const HeatmapFrame& frame,
    Qt::Orientation orientation, const Look& look)
{
    drawing::Layer layer;
    layer.add(drawing::ColorBar {boxOf(bar), frame, orientation == Qt::Vertical});
    paintLayers(painter, layer, look);
}

HeatmapFrame diverging(int rows, int columns)
{
    HeatmapFrame frame;
    frame.rows = rows;
    frame.columns = columns;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column)
            frame.values.push_back(std::sin(0.7 * row + 1.3 * column));
    }
    return frame;
}

HeatmapFrame logarithmic()
{
    HeatmapFrame frame;
    frame.scale = HeatmapFrame::Scale::LogarithmicNegative;
    frame.lowest = -12;
    frame.highest = -1.0 / 256;
    frame.rows = 1;
    frame.columns = 5;
    frame.values = {0, -1.0 / 256, -1.0 / 16, -1, -12};
    return frame;
}

HeatmapFrame causal(int length)
{
    HeatmapFrame frame = diverging(length, length);
    for (int row = 0; row < length; ++row) {
        for (int column = row + 1; column < length; ++column)
            frame.values[static_cast<std::size_t>(row * length + column)] = noNumber;
    }
    return frame;
}

QImage heatmap(
    const HeatmapFrame& frame, QSize size, const QRectF& plot, double ratio, const Look& look)
{
    return painted(size, ratio, look,
        [&](QPainter& painter, const Look& l) { paintHeatmap(painter, plot, frame, l); });
}

bool isHatching(const QImage& image, const QRect& area, const Palette& palette)
{
    bool hasGround = false;
    bool hasLine = false;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            hasGround = hasGround || pixel == palette.ground;
            hasLine = hasLine || pixel == palette.grid;
            if (pixel.lightness() < palette.grid.lightness())
                return false;
        }
    }
    return hasGround && hasLine;
}

} // namespace

class tst_Heatmap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsHaveTheColourOfTheirValue_data();
    void cellsHaveTheColourOfTheirValue();
    void aPixelOfManyCellsShowsTheirMean_data();
    void aPixelOfManyCellsShowsTheirMean();
    void veryWideTablesAreComplete();
    void endsAndZeroHaveThePaletteColours();
    void aScaleWithoutAnEndHasColours();
    void zeroHasItsOwnColourOnALogarithmicScale();
    void maskedCellsAreHatched_data();
    void maskedCellsAreHatched();
    void hatchingIsContinuousAcrossCells();
    void nothingIsPaintedOutsideThePlot_data();
    void nothingIsPaintedOutsideThePlot();
    void anExportedImageIsEnlargedByAnInteger();
    void anExportedMaskIsLinesInTheMaskedCells();
    void emptyDataPaintsNothing();
    void colourBarNumbersStayBesideTheBar();
    void theBarShowsTheRangeOfTheData();
    void aLogarithmicBarHasASwatchForZero();
};

void tst_Heatmap::cellsHaveTheColourOfTheirValue_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<QRectF>("plot");
    QTest::addRow("large cells") << 4 << 5 << 1.0 << QRectF(10, 10, 200, 160);
    QTest::addRow("one cell") << 1 << 1 << 1.0 << QRectF(10, 10, 50, 40);
    QTest::addRow("uneven cells") << 7 << 13 << 1.0 << QRectF(3, 5, 100, 90);
    QTest::addRow("2x") << 4 << 5 << 2.0 << QRectF(10, 10, 200, 160);
    QTest::addRow("1.5x") << 7 << 13 << 1.5 << QRectF(10, 10, 100, 90);
    QTest::addRow("between pixels") << 4 << 5 << 1.0 << QRectF(10.4, 10.7, 150, 120);
    QTest::addRow("one pixel a cell") << 40 << 60 << 1.0 << QRectF(10, 10, 60, 40);
}

void tst_Heatmap::cellsHaveTheColourOfTheirValue()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const double, ratio);
    QFETCH(const QRectF, plot);
    const HeatmapFrame frame = diverging(rows, columns);
    const Look look;
    const QImage image = heatmap(frame, QSize(220, 180), plot, ratio, look);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const QPointF middle(plot.left() + (column + 0.5) * plot.width() / columns,
                plot.top() + (row + 0.5) * plot.height() / rows);
            const QPoint pixel(
                static_cast<int>(middle.x() * ratio), static_cast<int>(middle.y() * ratio));
            QCOMPARE(
                image.pixelColor(pixel), cellColor(frame, frame.at(row, column), look.palette));
        }
    }
}

void tst_Heatmap::aPixelOfManyCellsShowsTheirMean_data()
{
    QTest::addColumn<int>("perPixel");
    QTest::addRow("two by two") << 2;
    QTest::addRow("five by five") << 5;
}

void tst_Heatmap::aPixelOfManyCellsShowsTheirMean()
{
    QFETCH(const int, perPixel);
    const int side = 20;
    const HeatmapFrame frame = diverging(side * perPixel, side * perPixel);
    const Look look;
    const QImage image = heatmap(frame, QSize(40, 40), QRectF(10, 10, side, side), 1, look);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            double sum = 0;
            for (int row = 0; row < perPixel; ++row) {
                for (int column = 0; column < perPixel; ++column)
                    sum += frame.at(y * perPixel + row, x * perPixel + column);
            }
            const QColor wanted = cellColor(frame, sum / (perPixel * perPixel), look.palette);
            QVERIFY(difference(image.pixel(10 + x, 10 + y), wanted.rgb()) <= 1);
        }
    }
}

void tst_Heatmap::veryWideTablesAreComplete()
{
    HeatmapFrame frame;
    frame.rows = 2;
    frame.columns = 140000;
    frame.values.assign(280000, -0.25);
    std::fill(frame.values.begin() + 105000, frame.values.begin() + 140000, 0.75);
    const Look look;
    const QImage image = heatmap(frame, QSize(120, 40), QRectF(10, 10, 100, 20), 1, look);
    QCOMPARE(image.pixelColor(12, 12), cellColor(frame, -0.25, look.palette));
    QCOMPARE(image.pixelColor(84, 12), cellColor(frame, -0.25, look.palette));
    QCOMPARE(image.pixelColor(85, 12), cellColor(frame, 0.75, look.palette));
    QCOMPARE(image.pixelColor(109, 12), cellColor(frame, 0.75, look.palette));
    QCOMPARE(image.pixelColor(109, 28), cellColor(frame, -0.25, look.palette));
}

void tst_Heatmap::endsAndZeroHaveThePaletteColours()
{
    for (const Palette& palette : {lightPalette(), darkPalette()}) {
        const HeatmapFrame frame = diverging(1, 1);
        QCOMPARE(cellColor(frame, -1, palette), palette.negative.back());
        QCOMPARE(cellColor(frame, 1, palette), palette.positive.back());
        QCOMPARE(cellColor(frame, 0, palette), palette.negative.front());
        QCOMPARE(cellColor(frame, 0.5, palette), palette.positive[2]);
        QCOMPARE(cellColor(frame, -7, palette), palette.negative.back());
        QCOMPARE(cellColor(frame, noNumber, palette), palette.ground);
    }
    HeatmapFrame oneSided = diverging(1, 1);
    oneSided.lowest = 0;
    oneSided.highest = 3;
    QCOMPARE(cellColor(oneSided, 0, lightPalette()), lightPalette().positive.front());
    QCOMPARE(cellColor(oneSided, 3, lightPalette()), lightPalette().positive.back());
}

void tst_Heatmap::aScaleWithoutAnEndHasColours()
{
    for (const auto scale : {HeatmapFrame::Scale::Diverging, HeatmapFrame::Scale::Rising}) {
        HeatmapFrame frame = diverging(2, 2);
        frame.scale = scale;
        frame.values = {-infinity, -1, 1, infinity};
        for (const double end : {1.0, infinity}) {
            frame.lowest = -end;
            frame.highest = end;
            const QImage image = heatmap(frame, QSize(60, 60), QRectF(10, 10, 40, 40), 1, Look());
            QVERIFY(!inkedArea(image).isEmpty());
        }
    }
}

void tst_Heatmap::zeroHasItsOwnColourOnALogarithmicScale()
{
    const HeatmapFrame frame = logarithmic();
    for (const Palette& palette : {lightPalette(), darkPalette()}) {
        const QColor zero = cellColor(frame, 0, palette);
        QCOMPARE(zero, palette.negative.front());
        QVERIFY(difference(cellColor(frame, -1.0 / 256, palette).rgb(), zero.rgb()) > 8);
        QCOMPARE(cellColor(frame, -1.0 / 1024, palette), zero);
        QCOMPARE(cellColor(frame, -12, palette), palette.negative.back());
        QCOMPARE(cellColor(frame, -100, palette), palette.negative.back());
        QColor before = zero;
        for (double value = -1.0 / 256; value >= -8; value *= 2) {
            const QColor colour = cellColor(frame, value, palette);
            QVERIFY(difference(colour.rgb(), before.rgb()) > 4);
            before = colour;
        }
    }
}

void tst_Heatmap::maskedCellsAreHatched_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("scale");
    QTest::addRow("1x") << 1.0 << 1.0;
    QTest::addRow("2x") << 2.0 << 1.0;
    QTest::addRow("presenting") << 1.0 << 1.6;
}

void tst_Heatmap::maskedCellsAreHatched()
{
    QFETCH(const double, ratio);
    QFETCH(const double, scale);
    Look look;
    look.scale = scale;
    const QImage image = heatmap(causal(4), QSize(180, 180), QRectF(10, 10, 160, 160), ratio, look);
    const auto cell = [&](int row, int column) {
        return QRect(QPoint(qRound((10 + 40 * column) * ratio), qRound((10 + 40 * row) * ratio)),
            QSize(qRound(40 * ratio), qRound(40 * ratio)));
    };
    QVERIFY(isHatching(image, cell(0, 1), look.palette));
    QVERIFY(isHatching(image, cell(0, 3), look.palette));
    QVERIFY(isHatching(image, cell(2, 3), look.palette));
    QVERIFY(!isHatching(image, cell(3, 3), look.palette));
    QVERIFY(!isHatching(image, cell(2, 1), look.palette));
}

void tst_Heatmap::hatchingIsContinuousAcrossCells()
{
    const Look look;
    const QRectF plot(10, 10, 160, 160);
    const QImage cells = heatmap(causal(4), QSize(180, 180), plot, 1, look);
    const QImage whole = painted(QSize(180, 180), 1, look,
        [&](QPainter& painter, const Look& l) { paintHatching(painter, plot, l); });
    for (int x = 50; x < 170; ++x) {
        for (int y = 10; y < 50; ++y)
            QCOMPARE(cells.pixel(x, y), whole.pixel(x, y));
    }
}

void tst_Heatmap::nothingIsPaintedOutsideThePlot_data()
{
    QTest::addColumn<int>("rows");
    QTest::addRow("large cells") << 3;
    QTest::addRow("small cells") << 333;
}

void tst_Heatmap::nothingIsPaintedOutsideThePlot()
{
    QFETCH(const int, rows);
    const Look look;
    const QImage image =
        heatmap(diverging(rows, rows), QSize(60, 60), QRectF(11, 13, 31, 27), 1, look);
    QCOMPARE(inkedArea(image), QRect(11, 13, 31, 27));
}

void tst_Heatmap::anExportedImageIsEnlargedByAnInteger()
{
    const HeatmapFrame frame = diverging(7, 13);
    const Look look;
    const QRectF plot(10, 10, 100, 90);
    const QString file = svg(QSize(120, 110), look,
        [&](QPainter& painter, const Look& l) { paintHeatmap(painter, plot, frame, l); });
    static const QRegularExpression data(u"<image [^>]*base64,([^\"]+)\""_s);
    const QImage image =
        QImage::fromData(QByteArray::fromBase64(data.match(file).captured(1).toLatin1()));
    QVERIFY(!image.isNull());
    QVERIFY(image.width() >= 4 * plot.width() && image.width() < 65536);
    QCOMPARE(image.width() % frame.columns, 0);
    QCOMPARE(image.height() % frame.rows, 0);
    const int cellWidth = image.width() / frame.columns;
    const int cellHeight = image.height() / frame.rows;
    for (int row = 0; row < frame.rows; ++row) {
        for (int column = 0; column < frame.columns; ++column) {
            const QRgb wanted = cellColor(frame, frame.at(row, column), look.palette).rgb();
            QCOMPARE(image.pixel(column * cellWidth, row * cellHeight), wanted);
            QCOMPARE(image.pixel((column + 1) * cellWidth - 1, (row + 1) * cellHeight - 1), wanted);
        }
    }
}

void tst_Heatmap::anExportedMaskIsLinesInTheMaskedCells()
{
    const QRectF plot(10, 10, 160, 160);
    const QString file = svg(QSize(180, 180), Look(),
        [&](QPainter& painter, const Look& l) { paintHeatmap(painter, plot, causal(4), l); });
    const QList<QPointF> points = svgPoints(file);
    QVERIFY(points.size() > 20);
    for (qsizetype i = 0; i + 1 < points.size(); i += 2) {
        QVERIFY(plot.adjusted(-0.01, -0.01, 0.01, 0.01).contains(points[i]));
        QVERIFY(plot.adjusted(-0.01, -0.01, 0.01, 0.01).contains(points[i + 1]));
        for (const double share : {0.01, 0.3, 0.5, 0.7, 0.99}) {
            const QPointF place = points[i] + (points[i + 1] - points[i]) * share;
            QVERIFY(std::floor((place.x() - 10) / 40) > std::floor((place.y() - 10) / 40));
        }
    }
}

void tst_Heatmap::emptyDataPaintsNothing()
{
    const Look look;
    QVERIFY(inkedArea(heatmap(HeatmapFrame(), QSize(60, 60), QRectF(10, 10, 40, 40), 1, look))
                .isEmpty());
    QVERIFY(inkedArea(heatmap(diverging(2, 2), QSize(60, 60), QRectF(10, 10, 0, 40), 1, look))
                .isEmpty());
}

void tst_Heatmap::theBarShowsTheRangeOfTheData()
{
    const HeatmapFrame frame = diverging(1, 1);
    const Look look;
    const QRectF upright(20, 20, 12, 256);
    const QImage image = painted(QSize(120, 300), 1, look, [&](QPainter& painter, const Look& l) {
        paintColorBar(painter, upright, frame, Qt::Vertical, l);
    });
    QVERIFY(difference(image.pixel(25, 21), look.palette.positive.back().rgb()) < 4);
    QVERIFY(difference(image.pixel(25, 148), look.palette.negative.front().rgb()) < 4);
    QVERIFY(difference(image.pixel(25, 274), look.palette.negative.back().rgb()) < 4);
    QCOMPARE(QColor(image.pixel(34, 148)), look.palette.axis);
    QVERIFY(inkedArea(image).right() > 40);
}

void tst_Heatmap::colourBarNumbersStayBesideTheBar()
{
    HeatmapFrame frame = diverging(1, 1);
    frame.lowest = -6e11;
    frame.highest = 6e11;
    const Look look;
    const QRectF upright(20, 20, 12, 256);
    const QImage image = painted(QSize(300, 300), 1, look, [&](QPainter& painter, const Look& l) {
        paintColorBar(painter, upright, frame, Qt::Vertical, l);
    });
    QVERIFY(inkedArea(image).right() <= 32 + 8 + 60);
}

void tst_Heatmap::aLogarithmicBarHasASwatchForZero()
{
    const HeatmapFrame frame = logarithmic();
    const Look look;
    const QRectF lying(60, 20, 384, 12);
    const QImage image = painted(QSize(500, 60), 1, look, [&](QPainter& painter, const Look& l) {
        paintColorBar(painter, lying, frame, Qt::Horizontal, l);
    });
    QCOMPARE(QColor(image.pixel(28, 26)), cellColor(frame, 0, look.palette));
    QCOMPARE(QColor(image.pixel(20, 26)), look.palette.axis);
    QCOMPARE(image.pixel(50, 26), qRgb(255, 255, 255));
    QVERIFY(difference(image.pixel(61, 26), cellColor(frame, -1.0 / 256, look.palette).rgb()) < 4);
    QVERIFY(difference(image.pixel(443, 26), cellColor(frame, -12, look.palette).rgb()) < 4);
    QVERIFY(inkedArea(image).left() >= 20);
}

LAB_WIDGET_TESTS(tst_Heatmap)
#include "tst_heatmap.moc"
