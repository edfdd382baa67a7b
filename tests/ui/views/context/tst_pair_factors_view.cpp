#include "core/frames/context/context_frames.h"
#include "core/state/shown_methods.h"
#include "ui/views/context/pair_factors_view.h"

namespace lab::ui {

static void showState(PairFactorsView& view, const LabState& state)
{
    view.setFrame(factorsFrame(state));
    view.setPair(state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/painted_beside.h"
#include "tests/ui/views/context/context_stage.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/context/pair_factors.h"
#include "ui/paint/projection.h"
#include "ui/views/reading/reading_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

using namespace lab;
using namespace lab::ui;

namespace {

struct FactorsStage : ViewStage<PairFactorsView> {
    explicit FactorsStage(const LabState& start = baseState(), QSize size = {420, 460})
        : ViewStage(size, start)
    {
    }
    FactorLayout layout() const { return {view.rect(), view.frame(), view.look()}; }
    QPointF handle(RampEnd end) const
    {
        const auto& ends = view.frame().handles.ends;
        const auto found = std::ranges::find(ends, end, &RampHandle::end);
        return view.plot().handles[static_cast<std::size_t>(found - ends.begin())].place;
    }
    const RotaryScaling& scaling() const { return state().rotations.scaling; }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, static_cast<Qt::Key>(key), modifiers);
    }
    QPointF entry(ScalingMethod method) const
    {
        const auto& lines = view.frame().lines;
        const auto found = std::ranges::find(lines, method, &FactorsFrame::Line::method);
        return layout().entries[static_cast<std::size_t>(found - lines.begin())].center();
    }
};

} // namespace

class TestPairFactorsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickInTheListSelectsTheMethod()
    {
        FactorsStage stage;
        for (const auto method : {ScalingMethod::Yarn, ScalingMethod::Llama3, ScalingMethod::None,
                 ScalingMethod::NtkAware}) {
            stage.click(stage.entry(method));
            QCOMPARE(stage.state().rotations.scaling.method, method);
        }
        QCOMPARE(stage.gestures.size(), std::size_t {4});
        stage.store.undo();
        QCOMPARE(stage.state().rotations.scaling.method, ScalingMethod::None);
    }

    // For example, when the picture is copied during a hover in the list.
    void aHoveredMethodIsMarkedOnAnyDevice()
    {
        FactorsStage stage;
        stage.hover(stage.entry(ScalingMethod::None));
        QVERIFY(paintedBeside(stage.view).isEmpty());
    }

    void aClickInThePlotSelectsThePair()
    {
        FactorsStage stage;
        const Plot plot = stage.view.plot();
        stage.click({plot.x.pixel(41), plot.ground.center().y()});
        QCOMPARE(stage.state().rotations.pair, 41);
        QCOMPARE(stage.pointed.pair, std::optional(41));
        QVERIFY(stage.pointed.picture == Picture::ContextFactors);
    }

    void theChosenMethodIsDrawnStrong()
    {
        FactorsStage stage(baseState(ScalingMethod::Yarn));
        const Plot plot = stage.view.plot();
        const QPointF last(plot.x.pixel(60), plot.y.pixel(8));
        QCOMPARE(stage.colorAt(last), methodStyle(ScalingMethod::Yarn, lightPalette()).line);
    }

    void aSmallPictureFitsTheNames()
    {
        LabState state = baseState();
        for (const QSize size : {QSize(200, 420), QSize(240, 420)}) {
            Look look;
            look.scale = 1.4 * smallPictureScale; // the scale while presenting
            look.hasWords = false;
            const FactorsFrame frame = factorsFrame(state);
            const QRectF area(0, 0, size.width(), size.height());
            const FactorLayout layout(area, frame, look);
            const Plot plot = pairFactorsPlot(area, frame, {}, look);
            QStringList shown;
            for (const auto& layer : plot.layers)
                if (const auto* label = std::get_if<Label>(&layer); label && label->isKept)
                    shown += label->text;
            QVERIFY(!shown.isEmpty());
            QVERIFY2(!shown.join(u' ').contains(u'\u2026'), qPrintable(shown.join(u'\n')));
            for (const QRectF& entry : layout.entries)
                QVERIFY(area.adjusted(0, 0, 0.5, 0.5).contains(entry) || entry.isEmpty());
        }
    }

    void theListAndThePlotNeverOverlap()
    {
        for (const QSize size : {QSize(280, 424), QSize(420, 460), QSize(900, 900)}) {
            LabState state = baseState(ScalingMethod::LongRope);
            FactorsStage stage(state, size);
            const Plot plot = stage.view.plot();
            for (const QRectF& entry : stage.layout().entries) {
                QVERIFY(entry.top() >= plot.ground.bottom());
                QVERIFY(QRectF(stage.view.rect()).adjusted(-1, -1, 1, 1).contains(entry));
            }
            QVERIFY(plot.ground.height() > 100);
            QCOMPARE(stage.layout().entries.size(), stage.view.frame().lines.size());
        }
    }

    void aDraggedEndFollowsThePointer_data()
    {
        QTest::addColumn<ScalingMethod>("method");
        QTest::addColumn<RampEnd>("end");
        QTest::addColumn<double>("way");
        QTest::addRow("YaRN, fast") << ScalingMethod::Yarn << RampEnd::YarnFast << -43.0;
        QTest::addRow("YaRN, slow") << ScalingMethod::Yarn << RampEnd::YarnSlow << 31.0;
        QTest::addRow("Llama 3, high") << ScalingMethod::Llama3 << RampEnd::Llama3High << -25.0;
        QTest::addRow("Llama 3, low") << ScalingMethod::Llama3 << RampEnd::Llama3Low << 40.0;
        QTest::addRow("plain") << ScalingMethod::NtkByParts << RampEnd::PlainBegin << -37.0;
        QTest::addRow("linear") << ScalingMethod::NtkByParts << RampEnd::LinearEnd << 29.0;
        QTest::addRow("share") << ScalingMethod::ProportionalRope << RampEnd::TurningShare << -90.0;
    }

    void aDraggedEndFollowsThePointer()
    {
        QFETCH(ScalingMethod, method);
        QFETCH(RampEnd, end);
        QFETCH(double, way);
        FactorsStage stage(baseState(method));
        const LabState start = stage.state();
        const QPointF grip(3, -2);
        const QPointF from = stage.handle(end) + grip;
        stage.press(from);
        QVERIFY(stage.state() == start);
        QVERIFY(stage.pointed.rampEnd == end);
        const int steps = static_cast<int>(std::abs(way));
        for (int step = 1; step <= steps; ++step) {
            const QPointF to = from + QPointF(way * step / steps, 0.3 * step);
            stage.mouse(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
            QVERIFY(std::abs(stage.handle(end).x() + grip.x() - to.x()) < 0.05);
            QVERIFY(stage.pointed.rampEnd == end);
        }
        stage.release(from + QPointF(way, 0));
        QVERIFY(!(stage.state() == start));
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        stage.store.undo();
        QVERIFY(stage.state() == start);
    }

    void anEndStopsAtTheOtherOne()
    {
        FactorsStage stage(baseState(ScalingMethod::Yarn));
        stage.drag(
            stage.handle(RampEnd::YarnFast), stage.handle(RampEnd::YarnSlow) + QPointF(60, 0));
        QCOMPARE(stage.scaling().betaFast, stage.scaling().betaSlow);
        // At the point where both ends meet, each is grabbed on its own side.
        const double touching = stage.scaling().betaSlow;
        stage.drag(stage.handle(RampEnd::YarnSlow) + QPointF(4, 0),
            stage.handle(RampEnd::YarnSlow) + QPointF(30, 0));
        QVERIFY(stage.scaling().betaSlow < touching);
        stage.store.undo();
        showState(stage.view, stage.state());
        stage.drag(stage.handle(RampEnd::YarnFast) - QPointF(4, 0),
            stage.handle(RampEnd::YarnFast) - QPointF(80, 0));
        QVERIFY(stage.scaling().betaFast > 2 * stage.scaling().betaSlow);
    }

    void anEndOutsideThePairsIsAtTheEdge()
    {
        LabState state = baseState(ScalingMethod::Yarn);
        state.rotations.scaling.originalLength = 1'000'000;
        FactorsStage stage(state);
        const QPointF slow = stage.handle(RampEnd::YarnSlow);
        QCOMPARE(slow.x(), stage.view.plot().x.pixel(63));
        stage.click(slow);
        QCOMPARE(stage.scaling().betaSlow, 1.0);
        stage.press(slow);
        stage.move(slow, slow - QPointF(12, 0));
        QVERIFY(std::abs(stage.handle(RampEnd::YarnSlow).x() - slow.x() + 12) < 0.05);
        stage.release(slow);
    }

    void aHandleIsGrabbedWithinTwelvePixels()
    {
        FactorsStage stage(baseState(ScalingMethod::Yarn));
        const QPointF fast = stage.handle(RampEnd::YarnFast);
        QCOMPARE(stage.colorAt(fast), lightPalette().text);
        stage.hover(fast + QPointF(0, 11));
        QVERIFY(stage.pointed.rampEnd == RampEnd::YarnFast);
        QCOMPARE(stage.view.cursor().shape(), Qt::OpenHandCursor);
        stage.hover(fast + QPointF(0, 14));
        QVERIFY(!stage.pointed.rampEnd);
        QCOMPARE(stage.pointed.pair, std::optional(21));
    }

    void keysGrabAnEndAndMoveIt()
    {
        FactorsStage stage(baseState(ScalingMethod::Yarn));
        const auto pairOf = [&](RampEnd end) {
            return handleOf(stage.view.frame().handles, end)->pair;
        };
        const double fast = pairOf(RampEnd::YarnFast);
        stage.key(Qt::Key_Return);
        QVERIFY(stage.pointed.rampEnd == RampEnd::YarnFast);
        stage.key(Qt::Key_Right);
        QVERIFY(std::abs(pairOf(RampEnd::YarnFast) - fast - 0.25) < 1e-3);
        stage.key(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(std::abs(pairOf(RampEnd::YarnFast) - fast + 0.75) < 1e-3);
        stage.key(Qt::Key_Return);
        QVERIFY(stage.pointed.rampEnd == RampEnd::YarnSlow);
        stage.key(Qt::Key_Escape);
        QVERIFY(!stage.pointed.rampEnd);
        const RotaryScaling before = stage.scaling();
        stage.key(Qt::Key_Right);
        QVERIFY(stage.scaling() == before);
        QCOMPARE(stage.state().rotations.pair, 3);
    }

    void longRopeWithoutListsNamesTheirSource()
    {
        const auto head = [](double divisor) {
            LabState start = baseState();
            start.rotations.scaling.method = ScalingMethod::LongRope;
            const std::size_t pairs = static_cast<std::size_t>(start.rotations.width) / 2;
            start.rotations.scaling.longFactors.assign(pairs, divisor);
            FactorsStage stage(clamped(start));
            return stage.view.QWidget::grab().toImage().copy(0, 0, 380, 24);
        };
        QVERIFY(head(1) != head(2));
    }

    void anEndAtOneTurnUsesTheSingular()
    {
        const std::array ends {std::pair(ScalingMethod::Yarn, RampEnd::YarnSlow),
            std::pair(ScalingMethod::Llama3, RampEnd::Llama3Low)};
        for (const auto& [method, end] : ends) {
            const FactorsStage stage(baseState(method));
            const RampHandle& handle = *handleOf(stage.view.frame().handles, end);
            const Layers layers = rampEndPointed(stage.view.plot(), handle, stage.view.look());
            QCOMPARE(std::get<Label>(layers.back()).text, QStringLiteral("1 rotation"));
            Focus focus;
            focus.picture = Picture::ContextFactors;
            focus.rampEnd = end;
            const QString caption = readingCaption(baseReading(stage.state(), focus));
            QVERIFY2(caption.contains(QStringLiteral("at most 1 rotation")), qPrintable(caption));
            QVERIFY2(!caption.contains(QStringLiteral("rotations")), qPrintable(caption));
        }
    }

    void aLongNumberStartsInsideANarrowPlot()
    {
        const FactorsStage stage(baseState(ScalingMethod::Yarn));
        Plot narrow = stage.view.plot();
        narrow.ground.setWidth(8);
        for (const RampHandle& handle : stage.view.frame().handles.ends) {
            const Layers layers = rampEndPointed(narrow, handle, stage.view.look());
            const double start = std::get<Label>(layers.back()).baseline.x();
            QVERIFY(!(std::abs(start - narrow.ground.left()) > 0));
        }
    }

    void methodsWithoutARampHaveNoHandles()
    {
        FactorsStage stage;
        stage.key(Qt::Key_Return);
        QVERIFY(!stage.pointed.rampEnd);
        stage.key(Qt::Key_Right);
        QCOMPARE(stage.state().rotations.pair, 3);
    }

    void theGhostIsVisibleBelowTheLines()
    {
        FactorsStage stage(baseState(ScalingMethod::Yarn));
        const QImage before = stage.image();
        LabState other = stage.state();
        other.rotations.scaling.betaFast = 4;
        stage.view.setGhost(factorsFrame(other));
        QVERIFY(stage.image() != before);
        stage.view.setGhost(std::nullopt);
        QVERIFY(stage.image() == before);
        stage.view.setGhost(stage.view.frame()); // the ghost is hidden by the equal line
        const Plot plot = stage.view.plot();
        const QPointF last(plot.x.pixel(60), plot.y.pixel(8));
        QCOMPARE(stage.colorAt(last), methodStyle(ScalingMethod::Yarn, lightPalette()).line);
    }

    void aLowPictureKeepsThePlotAndNamesTheSelectedMethod()
    {
        LabState state = baseState(ScalingMethod::LongRope);
        for (const ScalingMethod method : scalingMethods())
            state.context.methods.insert(method);
        FactorsStage stage(state, {280, 190});
        const FactorsFrame& frame = stage.view.frame();
        const Plot plot = stage.view.plot();
        QVERIFY(plot.ground.height() >= 48);
        for (std::size_t line = 0; line < frame.lines.size(); ++line) {
            const QRectF entry = stage.layout().entries[line];
            QVERIFY(entry.isEmpty() || entry.top() >= plot.ground.bottom());
            QVERIFY(frame.lines[line].method != frame.method || !entry.isEmpty());
        }
        QVERIFY(!stage.image().isNull());
    }

    void aFactorHasOneMultiplicationSign()
    {
        QCOMPARE(factorLabel(8), QStringLiteral("×8"));
        QCOMPARE(factorLabel(2e10), QStringLiteral("×2×10^10"));
        QCOMPARE(factorLabel(1e10), QStringLiteral("×10^10"));
    }

    void everyFactorIsInsideThePlot()
    {
        LabState state = baseState(ScalingMethod::LongRope);
        for (const ScalingMethod method : scalingMethods())
            state.context.methods.insert(method);
        state.rotations.scaling.longFactors.assign(64, 0.001);
        state.rotations.scaling.longFactors.back() = 5e5;
        state.rotations.scaling.adjustedBase = 1e12;
        FactorsStage stage(state);
        const Plot plot = stage.view.plot();
        for (const FactorsFrame::Line& line : stage.view.frame().lines)
            for (const double factor : line.factors)
                if (std::isfinite(factor)) {
                    QVERIFY(plot.y.pixel(factor) >= plot.ground.top());
                    QVERIFY(plot.y.pixel(factor) <= plot.ground.bottom());
                }
        QVERIFY(plot.y.ticks.size() <= 12);
    }

    void noRotatedPairsDoNotCrash()
    {
        LabState state = baseState();
        state.rotations.rotatedShare = 0;
        FactorsStage stage(state);
        stage.hover({200, 150});
        stage.click({200, 150});
        QVERIFY(!stage.image().isNull());
        QVERIFY(stage.view.numbers().rows.empty());
    }
};

LAB_WIDGET_TESTS(TestPairFactorsView)
#include "tst_pair_factors_view.moc"
