#include "tests/qt_test.h"
#include "tests/ui/paint/curve_page.h"
#include "tests/ui/paint/svg_file.h"

#include <cmath>

using namespace curves;

namespace {

/// The true coverage of the line: Qt draws it eight times as large, then it is scaled down. (At its
/// own size Qt uses another method for one-pixel lines.)
QImage polyline(const CurveFrame& frame, double width, double ratio)
{
    constexpr int finer = 8;
    const QImage large =
        painted(pageSize, ratio * finer, Look(), [&](QPainter& painter, const Look&) {
            QPolygonF points;
            for (std::size_t i = 0; i < frame.values.size(); ++i)
                points.append({across.pixel(frame.firstX + static_cast<double>(i) * frame.step),
                    upwards.pixel(frame.values[i])});
            painter.setClipRect(plot);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(points);
        });
    QImage result((QSizeF(pageSize) * ratio).toSize(), QImage::Format_RGB32);
    for (int y = 0; y < result.height(); ++y) {
        for (int x = 0; x < result.width(); ++x) {
            int sum = 0;
            for (int i = 0; i < finer * finer; ++i)
                sum += qRed(large.pixel(x * finer + i % finer, y * finer + i / finer));
            const int mean = sum / (finer * finer);
            result.setPixel(x, y, qRgb(mean, mean, mean));
        }
    }
    return result;
}

} // namespace

Q_DECLARE_METATYPE(Function)

class TestCurves : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCurveMatchesAPolyline_data();
    void aCurveMatchesAPolyline();
    void theThicknessMatchesTheStyle_data();
    void theThicknessMatchesTheStyle();
    void aCrestInsideAColumnIsNotCut();
    void nothingIsPaintedOutsideThePlot_data();
    void nothingIsPaintedOutsideThePlot();
    void exportedCoordinatesAreInsideThePlot_data();
    void exportedCoordinatesAreInsideThePlot();
    void nanValuesBreakTheLine();
    void samplesOutsideThePlotCostNothing();
    void aReversedAxisMirrorsTheCurve();
    void polylinesOfAnyDirectionArePainted();
    void emptyCurvesPaintNothing();
};

void TestCurves::aCurveMatchesAPolyline_data()
{
    QTest::addColumn<Function>("function");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("ratio");
    const auto add = [](const char* name, const Function& function) {
        for (const double width : {1.0, 1.5, 3.0}) {
            QTest::addRow("%s, %g px, 1x", name, width) << function << width << 1.0;
            QTest::addRow("%s, %g px, 2x", name, width) << function << width << 2.0;
        }
    };
    add("flat", [](double) { return 3.3; });
    add("gentle", [](double x) { return 0.1 * x - 10; });
    add("falling", [](double x) { return 40 - x / 3; });
    add("steep", [](double x) { return 8 * (x - 100); });
    add("nearly upright", [](double x) { return 100 * (x - 100); });
    add("slow wave", [](double x) { return 40 * std::sin(x / 20); });
    add("fast wave", [](double x) { return 40 * std::sin(x / 2); });
    add("zigzag", [](double x) { return 20 * std::abs(std::fmod(x + 10, 8) - 4) - 40; });
}

void TestCurves::aCurveMatchesAPolyline()
{
    QFETCH(const Function, function);
    QFETCH(const double, width);
    QFETCH(const double, ratio);
    const CurveFrame frame = sampled(function);
    const QImage own = curve(frame, {ink, width}, ratio);
    const QImage reference = polyline(frame, width, ratio);
    double sum = 0;
    int inked = 0;
    int worst = 0;
    for (int y = 0; y < own.height(); ++y) {
        for (int x = 0; x < own.width(); ++x) {
            const int apart = std::abs(red(own, x, y) - red(reference, x, y));
            sum += apart;
            worst = std::max(worst, apart);
            inked += red(own, x, y) < 255 || red(reference, x, y) < 255 ? 1 : 0;
        }
    }
    constexpr double largestMean = 4; // out of 255, over inked pixels
    constexpr int largest = 100; // where the inner edges of a sharp bend meet
    QVERIFY(inked > 100);
    QVERIFY2(sum / inked < largestMean, qPrintable(QString::number(sum / inked)));
    QVERIFY2(worst < largest, qPrintable(QString::number(worst)));
}

void TestCurves::theThicknessMatchesTheStyle_data()
{
    QTest::addColumn<double>("slope");
    QTest::addColumn<double>("ratio");
    QTest::addRow("flat") << 0.0 << 1.0;
    QTest::addRow("flat, 2x") << 0.0 << 2.0;
    QTest::addRow("diagonal") << 1.0 << 1.0;
    QTest::addRow("steep, 2x") << 4.0 << 2.0;
}

void TestCurves::theThicknessMatchesTheStyle()
{
    QFETCH(const double, slope);
    QFETCH(const double, ratio);
    const CurveFrame frame = sampled([&](double x) { return slope * (x - 100) + 0.3; });
    for (const double width : {1.0, 2.0, 2.7}) {
        const QImage image = curve(frame, {ink, width}, ratio);
        const double wanted = width * ratio * std::sqrt(1 + slope * slope);
        QVERIFY(std::abs(thickness(image, qRound(110 * ratio)) - wanted) < 0.05);
    }
}

void TestCurves::aCrestInsideAColumnIsNotCut()
{
    CurveFrame frame;
    frame.step = 0.25;
    frame.values.assign(801, 0);
    frame.values[402] = 40; // at x = 100.5, the centre of a column
    const QImage image = curve(frame, {ink, 2});
    const int column = 110;
    const int crest = 30;
    QVERIFY(red(image, column, crest + 1) < 60);
    QVERIFY(red(image, column, crest - 1) < 225); // the round tip is a pixel higher
    QCOMPARE(red(image, column, crest - 2), 255);
}

void TestCurves::nothingIsPaintedOutsideThePlot_data()
{
    QTest::addColumn<Function>("function");
    QTest::addRow("leaves at the top") << Function([](double x) { return x - 20; });
    QTest::addRow("wave through both") << Function([](double x) { return 300 * std::sin(x / 7); });
    QTest::addRow("runs along the edge") << Function([](double) { return 60.0; });
    QTest::addRow("huge") << Function([](double x) { return 1e300 * (x - 100.3); });
    QTest::addRow("above it") << Function([](double) { return 1000.0; });
}

void TestCurves::nothingIsPaintedOutsideThePlot()
{
    QFETCH(const Function, function);
    for (const double ratio : {1.0, 2.0}) {
        CurveFrame frame = sampled(function);
        frame.deviation.assign(frame.values.size(), 30);
        const QRect area = QRectF(plot.topLeft() * ratio, plot.size() * ratio).toRect();
        QCOMPARE(area | inkedArea(curve(frame, {ink, 5}, ratio)), area);
        CurveStyle dashed {ink, 5};
        dashed.dashes = {4.0 / 5, 3.0 / 5};
        QCOMPARE(area | inkedArea(curve(frame, dashed, ratio)), area);
    }
}

void TestCurves::exportedCoordinatesAreInsideThePlot_data()
{
    nothingIsPaintedOutsideThePlot_data();
}

void TestCurves::exportedCoordinatesAreInsideThePlot()
{
    QFETCH(const Function, function);
    CurveFrame frame = sampled(function);
    frame.deviation.assign(frame.values.size(), 30);
    const QString file = svg(pageSize, Look(), [&](QPainter& painter, const Look& look) {
        paintCurve(painter, plot, across, upwards, frame, {ink, 2}, look);
    });
    const QList<QPointF> points = svgPoints(file);
    QCOMPARE(points.isEmpty(), function(100) > 500);
    for (const QPointF point : points)
        QVERIFY(plot.adjusted(-0.001, -0.001, 0.001, 0.001).contains(point));
}

void TestCurves::nanValuesBreakTheLine()
{
    const CurveFrame frame = sampled([](double x) { return x > 80 && x < 120 ? noNumber : 0.0; });
    const QImage image = curve(frame, {ink, 2});
    QVERIFY(thickness(image, 40) > 1.9);
    QVERIFY(thickness(image, 180) > 1.9);
    QCOMPARE(thickness(image, 100), 0.0);
    const QString file = svg(pageSize, Look(), [&](QPainter& painter, const Look& look) {
        paintCurve(painter, plot, across, upwards, frame, {ink, 2}, look);
    });
    QCOMPARE(file.count(QStringLiteral("<polyline")), 2);
}

void TestCurves::samplesOutsideThePlotCostNothing()
{
    CurveFrame whole = sampled([](double x) { return 30 * std::sin(x / 9); });
    CurveFrame wide = whole;
    wide.firstX -= 1000 * wide.step;
    wide.values.insert(wide.values.begin(), 1000, noNumber);
    wide.values.insert(wide.values.end(), 1000, 7);
    QCOMPARE(curve(wide, {ink, 2}), curve(whole, {ink, 2}));
}

void TestCurves::aReversedAxisMirrorsTheCurve()
{
    const CurveFrame frame = sampled([](double x) { return x / 4 - 20; });
    const QImage image = curve(frame, {ink, 2});
    const QImage reversed = painted(pageSize, 1, Look(), [&](QPainter& painter, const Look& look) {
        const AxisScale back {0, 200, plot.right(), plot.left()};
        paintCurve(painter, plot, back, upwards, frame, {ink, 2}, look);
    });
    const QImage mirrored = image.mirrored(true, false);
    for (int x = 20; x < 200; ++x) {
        for (int y = 0; y < mirrored.height(); ++y)
            QVERIFY(std::abs(red(mirrored, x, y) - red(reversed, x, y)) < 12);
    }
}

void TestCurves::polylinesOfAnyDirectionArePainted()
{
    const std::vector<QPointF> loop {{50, 50}, {150, 50}, {150, 90}, {50, 90}, {-50, 50}};
    const auto paint = [&](QPainter& painter, const Look& look) {
        paintPolyline(painter, plot, loop, {ink, 2}, look);
    };
    const QImage image = painted(pageSize, 1, Look(), paint);
    QVERIFY(plot.toRect().contains(inkedArea(image)));
    QCOMPARE(QColor(image.pixel(100, 50)), ink);
    QCOMPARE(QColor(image.pixel(100, 90)), ink);
    const QList<QPointF> points = svgPoints(svg(pageSize, Look(), paint));
    QVERIFY(points.size() >= 5);
    for (const QPointF point : points)
        QVERIFY(plot.contains(point));
    const std::vector<QPointF> rising {{20, 100}, {120, 50}, {200, 50}};
    const QImage straight = painted(pageSize, 1, Look(), [&](QPainter& painter, const Look& look) {
        paintPolyline(painter, plot, rising, {ink, 2}, look);
    });
    QCOMPARE(QColor(straight.pixel(160, 50)), ink);
    QVERIFY(std::abs(thickness(straight, 70) - 2 * std::sqrt(1.25)) < 0.05);
}

void TestCurves::emptyCurvesPaintNothing()
{
    QVERIFY(inkedArea(curve(CurveFrame(), {ink, 2, 4})).isEmpty());
    CurveFrame nothing = sampled([](double) { return noNumber; });
    QVERIFY(inkedArea(curve(nothing, {ink, 2})).isEmpty());
    const QImage image = painted(pageSize, 1, Look(), [&](QPainter& painter, const Look& look) {
        paintPolyline(painter, plot, {}, {ink, 2}, look);
    });
    QVERIFY(inkedArea(image).isEmpty());
}

LAB_WIDGET_TESTS(TestCurves)
#include "tst_curves.moc"
