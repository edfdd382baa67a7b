#include "tests/qt_test.h"
#include "tests/ui/paint/curve_page.h"
#include "tests/ui/paint/svg_file.h"

#include <cmath>

using namespace curves;

class TestCurveMarks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dashesAreFourOnAndThreeOff_data();
    void dashesAreFourOnAndThreeOff();
    void dashesOfASteepLineAreSeparate();
    void theSpreadIsABandBehindTheLine();
    void dotsAreAtWholeNumbers();
    void exportedDotsAreInsideThePlot();
};

void TestCurveMarks::dashesAreFourOnAndThreeOff_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("slope");
    QTest::addRow("flat") << 1.0 << 0.0;
    QTest::addRow("flat, 2x") << 2.0 << 0.0;
    QTest::addRow("diagonal") << 1.0 << 0.5;
}

void TestCurveMarks::dashesAreFourOnAndThreeOff()
{
    QFETCH(const double, ratio);
    QFETCH(const double, slope);
    const CurveFrame frame = sampled([&](double x) { return slope * (x - 100); });
    CurveStyle style {ink, 1.5};
    const auto inkOf = [&](const QImage& image) {
        double sum = 0;
        for (int x = qRound(20 * ratio); x < qRound(195 * ratio); ++x)
            sum += thickness(image, x);
        return sum;
    };
    const double solid = inkOf(curve(frame, style, ratio));
    style.dashes = {4 / 1.5, 3 / 1.5};
    const QImage image = curve(frame, style, ratio);
    QVERIFY(std::abs(inkOf(image) / solid - 4.0 / 7) < 0.06);
    bool hasGap = false;
    for (int x = qRound(20 * ratio); x < qRound(195 * ratio); ++x)
        hasGap = hasGap || thickness(image, x) < 0.02;
    QVERIFY(hasGap);
}

void TestCurveMarks::dashesOfASteepLineAreSeparate()
{
    const CurveFrame frame = sampled([](double x) { return 60 * (x - 100); });
    CurveStyle style {ink, 1.5};
    style.dashes = {4 / 1.5, 3 / 1.5};
    const QImage image = curve(frame, style);
    int changes = 0;
    bool inked = false;
    for (int y = 12; y < 128; ++y) {
        const bool now = red(image, 109, y) < 140 || red(image, 110, y) < 140;
        changes += now != inked ? 1 : 0;
        inked = now;
    }
    QVERIFY2(changes > 24, qPrintable(QString::number(changes)));
}

void TestCurveMarks::theSpreadIsABandBehindTheLine()
{
    CurveFrame frame = sampled([](double) { return 0.0; });
    frame.deviation.assign(frame.values.size(), 20);
    const QImage image = curve(frame, {ink, 2});
    const int middle = 70;
    QCOMPARE(QColor(image.pixel(100, middle)), ink);
    const QRgb band = image.pixel(100, middle - 10);
    QVERIFY(band != qRgb(255, 255, 255));
    QVERIFY(qRed(band) > 180);
    QCOMPARE(image.pixel(60, middle + 15), band);
    QCOMPARE(image.pixel(100, middle - 21), qRgb(255, 255, 255));
    QCOMPARE(image.pixel(100, middle + 21), qRgb(255, 255, 255));
    const QString file = svg(pageSize, Look(), [&](QPainter& painter, const Look& look) {
        paintCurve(painter, plot, across, upwards, frame, {ink, 2}, look);
    });
    QVERIFY(file.contains(QColor(band).name()));
}

void TestCurveMarks::dotsAreAtWholeNumbers()
{
    CurveFrame frame = sampled([](double) { return 0.0; });
    frame.firstDot = 50;
    frame.dots = {30, 30};
    for (const double ratio : {1.0, 2.0}) {
        const QImage image = curve(frame, {ink, 1.5, 4}, ratio);
        const QPoint centre(qRound(across.pixel(50) * ratio), qRound(upwards.pixel(30) * ratio));
        QCOMPARE(QColor(image.pixel(centre)), ink);
        QCOMPARE(QColor(image.pixel(centre - QPoint(qRound(3 * ratio), 0))), ink);
        QCOMPARE(image.pixel(centre - QPoint(qRound(5 * ratio) + 1, 0)), qRgb(255, 255, 255));
        double area = 0;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < qRound(60 * ratio); ++y)
                area += (255.0 - red(image, x, y)) / (255 - ink.red());
        }
        const double disc = M_PI * 16; // two discs, one pixel apart
        QVERIFY(area / ratio / ratio > disc && area / ratio / ratio < 2 * disc);
    }
}

void TestCurveMarks::exportedDotsAreInsideThePlot()
{
    CurveFrame frame;
    frame.values = {0, 0};
    frame.firstDot = -2;
    frame.dots = {0, 0, 0, 0, 99, 0};
    const QString file = svg(pageSize, Look(), [&](QPainter& painter, const Look& look) {
        paintCurve(painter, plot, across, upwards, frame, {ink, 1.5, 4}, look);
    });
    QCOMPARE(file.count(QStringLiteral("<circle")) + file.count(QStringLiteral("<ellipse")), 3);
}

LAB_WIDGET_TESTS(TestCurveMarks)
#include "tst_curve_marks.moc"
