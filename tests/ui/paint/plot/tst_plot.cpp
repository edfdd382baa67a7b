#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/plot/plot.h"

#include <cmath>
#include <limits>
#include <set>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

const QRectF ground(40, 20, 300, 160);

Plot emptyPlot()
{
    Plot plot {.ground = ground};
    plot.x = Axis::logarithmic({0, 7}, ground.left(), ground.right());
    plot.y = Axis::linear(-1, 1, ground.bottom(), ground.top());
    return plot;
}

std::vector<Axis> axes()
{
    return {Axis::linear(-3, 11, 20, 260), Axis::linear(0, 63, 300, 10),
        Axis::logarithmic({0, 7}, 40, 340), Axis::logarithmic({-18, 2}, 200, 30),
        Axis::logarithmic({0.55, 5}, 180, 20)};
}

} // namespace

class TestPlot : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pixelAndNumberAreInverse()
    {
        for (const Axis& axis : axes()) {
            for (double share = 0; share <= 1; share += 0.01) {
                const double pixel = axis.scale.from + share * (axis.scale.to - axis.scale.from);
                const double number = axis.value(pixel);
                QVERIFY(std::abs(axis.pixel(number) - pixel) < 1e-9);
                QVERIFY(number - axis.lowest() >= -1e-9);
                QVERIFY(axis.highest() - number >= -1e-9 * axis.highest());
            }
        }
    }

    void aPowerOfTenIsWrittenOutUpTo10000()
    {
        QCOMPARE(decadeLabel(0), QStringLiteral("1"));
        QCOMPARE(decadeLabel(2), QStringLiteral("100"));
        QCOMPARE(decadeLabel(4), wholeNumber(10'000));
        QCOMPARE(decadeLabel(5), QStringLiteral("10^5"));
        QCOMPARE(decadeLabel(16), QStringLiteral("10^16"));
        QCOMPARE(decadeLabel(-3), QStringLiteral("10^") + wholeNumber(-3));
    }

    void numbersOnALogarithmicAxisDoNotTouch()
    {
        for (const double length : {60.0, 100.0, 180.0, 300.0, 700.0}) {
            const Axis axis = Axis::logarithmic({0, 7}, 0, length);
            const auto kept = decadeTicks(axis, 46, TicksBetween::Kept, Look());
            const auto numbered = decadeTicks(axis, 46, TicksBetween::Omitted, Look());
            QCOMPARE(kept.size(), std::size_t {8}); // each has a short tick
            double last = -1e9;
            std::size_t numbers = 0;
            for (const Axis::Tick& tick : kept) {
                if (tick.label.isEmpty())
                    continue;
                QVERIFY(axis.pixel(tick.value) - last >= 46 || length < 92);
                last = axis.pixel(tick.value);
                ++numbers;
            }
            QCOMPARE(numbered.size(), numbers);
            for (const Axis::Tick& tick : numbered)
                QVERIFY(!tick.label.isEmpty());
        }
    }

    void horizontalNumbersAreMoreThanASpaceApart()
    {
        for (const double scale : {1.0, 1.67, 3.0})
            for (double length = 60; length <= 900; length += 20) {
                Look look;
                look.scale = scale;
                const Axis axis = Axis::logarithmic({0, 7}, 0, length * scale);
                const double space = textWidth(QStringLiteral(" "), TextRole::Axis, look);
                for (const double pitch : {1.0, 37.0}) {
                    double end = -1e9;
                    int numbers = 0;
                    for (const Axis::Tick& tick :
                        decadeTicks(axis, pitch, TicksBetween::Kept, look)) {
                        if (tick.label.isEmpty())
                            continue;
                        const double half = textWidth(tick.label, TextRole::Axis, look) / 2;
                        QVERIFY2(axis.pixel(tick.value) - half - end > space,
                            qPrintable(tick.label + QString::number(length)));
                        end = axis.pixel(tick.value) + half;
                        ++numbers;
                    }
                    QVERIFY(numbers >= 1);
                }
            }
    }

    void verticalNumbersDoNotTouch()
    {
        const std::vector<double> all {-16, -8, 0, 8, 16, 24, 32};
        const auto numbersIn = [&](double height) {
            Axis axis = Axis::linear(all.front(), all.back(), height, 0);
            axis.ticks = labelled(all);
            std::vector<double> kept;
            for (const Axis::Tick& tick : fittingUpwards(axis, Look())) {
                if (!kept.empty()
                    && axis.pixel(kept.back()) - axis.pixel(tick.value)
                        < digitHeight(TextRole::Axis, Look()) + 2)
                    return std::vector<double>();
                kept.push_back(tick.value);
            }
            return kept;
        };
        QCOMPARE(numbersIn(200), all);
        QCOMPARE(numbersIn(54), (std::vector<double> {-16, 0, 16, 32}));
        QCOMPARE(numbersIn(24), (std::vector<double> {0, 32}));
        QCOMPARE(numbersIn(4), (std::vector<double> {0}));
    }

    void anAxisWithoutTicksIsNotPainted()
    {
        const auto ink = [](const Plot& plot) {
            return inkedArea(
                painted(QSize(360, 200), 1, Look(), [&](QPainter& painter, const Look& look) {
                    paintPlotGround(painter, plot, look);
                }));
        };
        Plot plot = emptyPlot();
        QVERIFY(ink(plot).isEmpty());
        plot.x.ticks = {{10, {}}};
        QVERIFY(!ink(plot).isEmpty());
    }

    void thePlotStaysInsideItsArea()
    {
        const QMarginsF margins(44, 20, 16, 26);
        QCOMPARE(groundIn({10, 20, 300, 200}, margins, Look()), QRectF(54, 40, 240, 154));
        for (const QSizeF size : {QSizeF(16, 230), QSizeF(50, 40), QSizeF(400, 8)}) {
            const QRectF place(QPointF(10, 20), size);
            const QRectF inside = groundIn(place, margins, Look());
            QVERIFY(inside.width() >= 1 && inside.height() >= 1);
            QVERIFY2(place.contains(inside), qPrintable(u"%1 wide"_s.arg(size.width())));
        }
    }

    void aCurveBreaksAtMissingNumbers()
    {
        const auto inked = [](const Layers& layers) {
            const QImage image =
                painted(QSize(360, 200), 1, Look(), [&](QPainter& painter, const Look& look) {
                    paintLayers(painter, ground, layers, look);
                });
            std::set<int> columns;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    if (image.pixel(x, y) != qRgb(255, 255, 255))
                        columns.insert(x);
            return columns;
        };
        const double none = std::numeric_limits<double>::quiet_NaN();
        const CurveStyle style {.colour = Qt::black, .width = 2};
        const auto parted =
            inked({Curve {{{60, 50}, {100, 60}, {120, none}, {140, 60}, {180, 50}}, style}});
        QVERIFY(parted.contains(80) && parted.contains(160) && !parted.contains(120));
        // The part outside the plot is clipped.
        const auto cut = inked({Curve {{{0, 50}, {400, 60}}, style}});
        QVERIFY(!cut.contains(30) && cut.contains(50) && cut.contains(330) && !cut.contains(345));
    }
};

LAB_WIDGET_TESTS(TestPlot)
#include "tst_plot.moc"
