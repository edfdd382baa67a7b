#include "core/math/constants.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/axes.h"

#include <algorithm>
#include <cmath>

using lab::infinity;
using lab::noNumber;
using lab::drawing::roundRange;
using lab::drawing::TickedRange;
using namespace lab::ui;

namespace {

/// The leading digit of a number, or 0 if it has more than one significant digit.
int leadingDigit(double step)
{
    const double mantissa = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
    const int digit = static_cast<int>(std::lround(mantissa));
    return std::abs(mantissa - digit) < 1e-6 ? digit : 0;
}

} // namespace

class TestAxes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ticksAreRound_data();
    void ticksAreRound();
    void positionTicksArePowersOfTwoApart_data();
    void positionTicksArePowersOfTwoApart();
    void anEmptyRangeHasNoTicks();
    void aRoundRangeContainsItsNumbers_data();
    void aRoundRangeContainsItsNumbers();
    void gridLinesHaveSharpEdges_data();
    void gridLinesHaveSharpEdges();
};

void TestAxes::ticksAreRound_data()
{
    QTest::addColumn<double>("lowest");
    QTest::addColumn<double>("highest");
    QTest::addColumn<int>("most");
    QTest::addRow("unit") << 0.0 << 1.0 << 5;
    QTest::addRow("signed") << -1.0 << 1.0 << 6;
    QTest::addRow("score") << -2.13 << 4.02 << 5;
    QTest::addRow("tiny") << 1e-9 << 3e-9 << 4;
    QTest::addRow("huge") << -3e20 << 8e20 << 7;
    QTest::addRow("far from zero") << 1e6 << 1e6 + 3 << 4;
    QTest::addRow("one tick") << 0.0 << 1.0 << 1;
}

void TestAxes::ticksAreRound()
{
    QFETCH(const double, lowest);
    QFETCH(const double, highest);
    QFETCH(const int, most);
    const std::vector<double> ticks = roundTicks(lowest, highest, most);
    QVERIFY(!ticks.empty());
    QVERIFY(static_cast<int>(ticks.size()) <= most);
    const double slack = 1e-6 * (highest - lowest);
    for (const double tick : ticks)
        QVERIFY(tick >= lowest - slack && tick <= highest + slack);
    for (std::size_t i = 1; i < ticks.size(); ++i) {
        QVERIFY(std::abs(ticks[i] - ticks[i - 1] - (ticks[1] - ticks[0])) < slack);
        const int digit = leadingDigit(ticks[1] - ticks[0]);
        QVERIFY(digit == 1 || digit == 2 || digit == 5);
    }
}

void TestAxes::positionTicksArePowersOfTwoApart_data()
{
    QTest::addColumn<double>("lowest");
    QTest::addColumn<double>("highest");
    QTest::addColumn<int>("most");
    QTest::addColumn<double>("step");
    QTest::addRow("64") << 0.0 << 64.0 << 9 << 8.0;
    QTest::addRow("signed") << -32.0 << 32.0 << 9 << 8.0;
    QTest::addRow("few") << 3.0 << 11.0 << 9 << 1.0;
    QTest::addRow("4096") << 0.0 << 4096.0 << 5 << 1024.0;
    QTest::addRow("a million") << 0.0 << 1048576.0 << 9 << 131072.0;
    QTest::addRow("ten million") << 0.0 << 1e7 << 6 << 2e6;
}

void TestAxes::positionTicksArePowersOfTwoApart()
{
    QFETCH(const double, lowest);
    QFETCH(const double, highest);
    QFETCH(const int, most);
    QFETCH(const double, step);
    const std::vector<double> ticks = positionTicks(lowest, highest, most);
    QVERIFY(ticks.size() > 1);
    QVERIFY(static_cast<int>(ticks.size()) <= most);
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        QCOMPARE(std::fmod(ticks[i], step), 0.0);
        QVERIFY(ticks[i] >= lowest && ticks[i] <= highest);
        if (i > 0)
            QCOMPARE(ticks[i] - ticks[i - 1], step);
    }
}

void TestAxes::anEmptyRangeHasNoTicks()
{
    QVERIFY(roundTicks(1, 1, 5).empty());
    QVERIFY(roundTicks(2, 1, 5).empty());
    QVERIFY(roundTicks(0, 1, 0).empty());
    QVERIFY(roundTicks(noNumber, 1, 5).empty());
    QVERIFY(positionTicks(0, infinity, 5).empty());
}

void TestAxes::aRoundRangeContainsItsNumbers_data()
{
    QTest::addColumn<double>("lowest");
    QTest::addColumn<double>("highest");
    QTest::addColumn<int>("most");
    QTest::addRow("score") << -1.7 << 4.02 << 5;
    QTest::addRow("positive") << 15.9 << 32.0 << 6;
    QTest::addRow("one number") << 3.0 << 3.0 << 4;
    QTest::addRow("zero") << 0.0 << 0.0 << 4;
    QTest::addRow("small") << -1e-12 << 1e-12 << 4;
    QTest::addRow("two ticks") << 0.2 << 0.9 << 2;
    QTest::addRow("round already") << -1.0 << 1.0 << 5;
}

void TestAxes::aRoundRangeContainsItsNumbers()
{
    QFETCH(const double, lowest);
    QFETCH(const double, highest);
    QFETCH(const int, most);
    const TickedRange range = roundRange(lowest, highest, most);
    const double slack = 1e-8 * (range.highest - range.lowest);
    QVERIFY(range.lowest <= lowest + slack);
    QVERIFY(range.highest >= highest - slack);
    QVERIFY(range.ticks.size() >= 2);
    QVERIFY(static_cast<int>(range.ticks.size()) <= std::max(2, most));
    QCOMPARE(range.ticks.front(), range.lowest);
    QCOMPARE(range.ticks.back(), range.highest);
}

void TestAxes::gridLinesHaveSharpEdges_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<int>("pixels");
    QTest::addRow("1x") << 1.0 << 1;
    QTest::addRow("2x") << 2.0 << 2;
    QTest::addRow("1.25x") << 1.25 << 1;
    QTest::addRow("3x") << 3.0 << 3;
}

void TestAxes::gridLinesHaveSharpEdges()
{
    QFETCH(const double, ratio);
    QFETCH(const int, pixels);
    const Look look;
    for (const double y : {10.0, 10.3, 10.5, 10.8}) {
        const QImage image =
            painted(QSize(40, 20), ratio, look, [&](QPainter& painter, const Look& l) {
                painter.setRenderHint(QPainter::Antialiasing);
                paintLine(painter, {0, y, 40, y}, Qt::black, 1, l);
            });
        int black = 0;
        for (int row = 0; row < image.height(); ++row) {
            const QRgb pixel = image.pixel(image.width() / 2, row);
            QVERIFY(pixel == qRgb(0, 0, 0) || pixel == qRgb(255, 255, 255));
            black += pixel == qRgb(0, 0, 0) ? 1 : 0;
        }
        QCOMPARE(black, pixels);
    }
}

LAB_WIDGET_TESTS(TestAxes)
#include "tst_axes.moc"
