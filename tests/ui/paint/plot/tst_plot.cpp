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

Plot plotOf(double number)
{
    Plot plot {.ground = ground};
    plot.x = Axis::logarithmic({0, 7}, ground.left(), ground.right());
    plot.y = Axis::linear(-1, 1, ground.bottom(), ground.top());
    const QPointF place = plot.at(number, 0.5);
    plot.handles.push_back({.key = "context.target_length",
        .place = place,
        .value = number,
        .line = beside({place.x(), ground.top(), place.x(), ground.bottom()}, 5, ground, Look()),
        .snap = Snap {.nearPower = 0}});
    return plot;
}

std::vector<Axis> axes()
{
    return {Axis::linear(-3, 11, 20, 260), Axis::linear(0, 63, 300, 10),
        Axis::logarithmic({0, 7}, 40, 340), Axis::logarithmic({-18, 2}, 200, 30),
        Axis::logarithmic({0.55, 5}, 180, 20)};
}

std::int64_t numberOf(const std::optional<Edit>& edit)
{
    return std::get<std::int64_t>(edit->as<SetParameter>()->value);
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

    // The handle keeps its grab offset, wherever it was grabbed.
    void aHandleFollowsThePointer()
    {
        const Plot plot = plotOf(4100);
        const Handle& handle = plot.handles.front();
        for (const QPointF taken : {handle.place, handle.place + QPointF(3, 4)}) {
            const Grip grip(plot, 0, taken);
            for (double by = -120; by <= 120; by += 7) {
                const std::int64_t number =
                    numberOf(handle.editTo(grip.numberAt(taken + QPointF(by, 0), Look())));
                const double moved = plotOf(static_cast<double>(number)).handles[0].place.x();
                const double wanted = std::min(handle.place.x() + by, ground.right());
                // Rounding to an integer moves the handle by at most half a step.
                const double whole = plot.x.pixel(static_cast<double>(number) + 0.5)
                    - plot.x.pixel(static_cast<double>(number));
                QVERIFY(std::abs(moved - wanted) <= whole + 1e-6);
            }
        }
    }

    // For example, one of two neighbouring knobs on lines that nearly meet.
    void anOffsetKnobFollowsThePointer()
    {
        for (const bool isBound : {true, false}) {
            Plot plot = plotOf(4100);
            Handle& handle = plot.handles[0];
            handle.place += QPointF(9, 0);
            handle.aside = 9;
            handle.isBound = isBound;
            handle.snap.reset();
            const QPointF taken = handle.place + QPointF(2, 1);
            const Grip grip(plot, 0, taken);
            const auto movedBy = [&](double by) {
                const double number = grip.numberAt(taken + QPointF(by, 0), Look());
                return plot.x.pixel(number) - plot.x.pixel(4100);
            };
            QCOMPARE(grip.numberAt(taken, Look()), 4100.0);
            for (double by = -120; by <= 120; by += 7)
                QVERIFY(std::abs(movedBy(by) - by) < 1e-6);
            const double toTheEnd = ground.right() - plot.x.pixel(4100);
            QVERIFY(std::abs(movedBy(400) - (isBound ? toTheEnd : 400)) < 1e-6);
        }
    }

    void anAxisWithoutTicksIsNotPainted()
    {
        const auto ink = [](const Plot& plot) {
            return inkedArea(
                painted(QSize(360, 200), 1, Look(), [&](QPainter& painter, const Look& look) {
                    paintPlotGround(painter, plot, look);
                }));
        };
        Plot plot = plotOf(4100);
        QVERIFY(ink(plot).isEmpty());
        plot.x.ticks = {{10, {}}};
        QVERIFY(!ink(plot).isEmpty());
    }

    void aHandleDraggedBackRestoresItsNumber()
    {
        Plot plot = plotOf(4100);
        plot.handles[0].snap = Snap {}; // 4096 is less than two pixels away
        const QPointF taken = plot.handles[0].place + QPointF(2, -3);
        const Grip grip(plot, 0, taken);
        QCOMPARE(grip.numberAt(taken, Look()), 4100.0);
        // Moves only along its axis.
        QCOMPARE(grip.numberAt(taken + QPointF(0, 40), Look()), 4100.0);
        QCOMPARE(grip.numberAt(taken + QPointF(0.4, 0), Look()), 4096.0);
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

    void nearbyHandlesAreGrabbed()
    {
        Plot plot = plotOf(300);
        plot.handles[0].snap = Snap {.marks = {5000}, .nearMark = 6, .digits = 2};
        const Grip grip(plot, 0, plot.handles[0].place);
        const auto at = [&](double number) {
            return grip.numberAt({plot.x.pixel(number), 90}, Look());
        };
        QCOMPARE(at(5200), 5000.0); // takes precedence over a power of two
        QCOMPARE(at(1030), 1024.0);
        QCOMPARE(at(734), 730.0);
        QCOMPARE(at(0.01), 1.0);
        QCOMPARE(at(1e9), 1e7);
    }

    void knobsAreHitBeforeLines()
    {
        Plot plot = plotOf(1000);
        plot.handles.push_back(plotOf(1100).handles[0]);
        plot.handles[1].place.ry() += 60;
        const Look look;
        for (std::size_t i = 0; i < 2; ++i)
            QCOMPARE(plot.hit(plot.handles[i].place, look), std::optional(i));
        // Between the knobs the lines overlap, and the upper one is grabbed.
        const QPointF between = (plot.handles[0].place + plot.handles[1].place) / 2;
        QCOMPARE(plot.hit(between, look), std::optional(std::size_t {1}));
        QVERIFY(!plot.hit(between + QPointF(40, 0), look));
        QVERIFY(!plot.jumping(between));
        plot.handles[0].jump = ground;
        QCOMPARE(plot.jumping(between), std::optional(std::size_t {0}));
    }

    void aLineIsAsWideAsItsHitArea()
    {
        Look look;
        look.scale = 1.6;
        const QRectF strip = beside({100, 20, 100, 180}, 5, ground, look);
        QCOMPARE(strip, QRectF(92, 20, 16, 160));
        QCOMPARE(beside({40, 22, 340, 22}, 5, ground, look).top(), ground.top()); // cut
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
        const auto band = inked({Band {{{60, 50}, {100, 50}, {120, none}, {140, 50}, {180, 50}},
            {{60, 90}, {100, 90}, {120, 90}, {140, 90}, {180, 90}}, Qt::black}});
        QVERIFY(band.contains(80) && band.contains(160) && !band.contains(120));
        // The part outside the plot is clipped.
        const auto cut = inked({Curve {{{0, 50}, {400, 60}}, style}});
        QVERIFY(!cut.contains(30) && cut.contains(50) && cut.contains(330) && !cut.contains(345));
    }

    void textsThatDoNotFitAreLeftOut()
    {
        const Look look;
        const std::vector<Word> words {
            {QStringLiteral("a first sentence")}, {QStringLiteral("and a note")}};
        QCOMPARE(lineOfWords(words, {0, 20}, 400, look).layers.size(), std::size_t {2});
        const TextLine line = lineOfWords(words, {0, 20}, 130, look);
        QCOMPARE(line.layers.size(), std::size_t {1});
        const TextLine tight = lineOfWords(words, {0, 20}, 40, look);
        QVERIFY(std::get<Label>(tight.layers.front()).text != words.front().text); // cut
        const std::vector<LegendEntry> entries {
            {QStringLiteral("one"), Qt::black, QPen()}, {QStringLiteral("two"), Qt::black, QPen()}};
        QCOMPARE(legendAtRight(entries, {400, 20}, 0, {}, look).layers.size(), std::size_t {4});
        QCOMPARE(legendAtRight(entries, {70, 20}, 0, {}, look).layers.size(), std::size_t {2});
        QVERIFY(legendAtRight(entries, {400, 20}, 0, {}, look).end < 320);
    }
};

LAB_WIDGET_TESTS(TestPlot)
#include "tst_plot.moc"
