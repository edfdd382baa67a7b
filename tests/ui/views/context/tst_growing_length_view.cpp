#include "core/frames/context/growing_length_frame.h"
#include "ui/views/context/growing_length_view.h"

namespace lab::ui {

static void showState(GrowingLengthView& view, const LabState& state)
{
    view.setPair(state.rotations.pair, state.rotations.width / 2);
    view.setKey(state.position.key);
    view.setFrame(growingLengthFrame(state));
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/views/context/context_stage.h"
#include "ui/paint/context/context_words.h"

using namespace lab;
using namespace lab::ui;

namespace {

LabState growing(ScalingMethod method = ScalingMethod::DynamicNtk, std::int64_t length = 32768)
{
    LabState state = baseState(method);
    state.rotations.pair = 53;
    state.rotations.scaling.currentLength = length;
    state.position.query = length - 1;
    return state;
}

struct GrowingStage : ViewStage<GrowingLengthView> {
    explicit GrowingStage(const LabState& start = growing(), QSize size = {420, 260})
        : ViewStage(size, start)
    {
    }
    QPointF lengthAt(std::int64_t length) const
    {
        return {across(static_cast<double>(length)), view.plot().ground.top()};
    }
    QPointF keyAt(std::int64_t key) const
    {
        return {across(static_cast<double>(key) + 1), strip().center().y()};
    }
    double across(double length) const { return view.plot().x.pixel(length); }
    QRectF strip() const { return keyStrip(view.plot(), view.look()); }
    std::int64_t length() const { return state().rotations.scaling.currentLength; }
};

} // namespace

class TestGrowingLengthView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void draggingTheLengthMovesTheQuery()
    {
        GrowingStage stage;
        const LabState start = stage.state();
        const QPointF from = stage.lengthAt(32768);
        const QPointF to = stage.lengthAt(1 << 20);
        stage.press(from);
        stage.move(from, to);
        QCOMPARE(stage.length(), std::int64_t {1 << 20});
        QCOMPARE(stage.positions().query, std::int64_t {(1 << 20) - 1});
        QCOMPARE(stage.positions().key, start.position.key);
        stage.move(to, from);
        QCOMPARE(stage.length(), std::int64_t {32768});
        stage.move(from, to);
        stage.release(to);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        stage.store.undo();
        QVERIFY(stage.state() == start);
    }

    void theLengthStopsAtBothEndsOfTheAxis()
    {
        GrowingStage stage;
        const QPointF from = stage.lengthAt(32768);
        stage.drag(from, from + QPointF(900, 0));
        QCOMPARE(stage.length(), lastPosition);
        const QPointF end = stage.lengthAt(lastPosition);
        stage.drag(end, end - QPointF(1200, 0));
        QCOMPARE(stage.length(), std::int64_t {1});
    }

    void theKeyCanBeDraggedOnTheStrip()
    {
        GrowingStage stage;
        const QPointF from = stage.keyAt(stage.positions().key);
        stage.drag(from, stage.keyAt(999));
        QVERIFY(std::abs(stage.positions().key - 999) < 20);
        QCOMPARE(stage.length(), std::int64_t {32768});
        stage.click({stage.across(51), stage.strip().center().y()});
        QVERIFY(std::abs(stage.positions().key - 50) < 3);
        QCOMPARE(stage.gestures.size(), std::size_t {2});
    }

    void aMethodWithoutALengthMovesOnlyTheQuery()
    {
        GrowingStage stage(growing(ScalingMethod::Yarn));
        const QPointF from = stage.lengthAt(32768);
        stage.drag(from, stage.lengthAt(1024));
        QCOMPARE(stage.positions().query, std::int64_t {1023});
        QCOMPARE(stage.length(), std::int64_t {32768});
        QVERIFY(stage.view.accessibleDescription().startsWith(QStringLiteral("YaRN")));
    }

    void arrowKeysChangeTheLength()
    {
        GrowingStage stage;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.length(), std::int64_t {32769});
        QTest::keyClick(&stage.view, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(stage.length(), std::int64_t {32759});
        QTest::keyClick(&stage.view, Qt::Key_PageUp);
        QCOMPARE(stage.length(), std::int64_t {65518});
        QTest::keyClick(&stage.view, Qt::Key_PageDown);
        QCOMPARE(stage.length(), std::int64_t {32759});
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QCOMPARE(stage.state().rotations.pair, 52);
    }

    void matchingKeysAreThickAndOthersThin()
    {
        GrowingStage stage;
        const Plot plot = stage.view.plot();
        const Palette palette = lightPalette();
        const PositionSpan& misplaced = stage.view.frame().fit.misplacedSpans.front();
        const double middle = stage.strip().center().y();
        const double off = (plot.x.pixel(static_cast<double>(misplaced.first) + 1)
                               + plot.x.pixel(static_cast<double>(misplaced.last) + 1))
            / 2;
        const double fitting = plot.x.pixel(static_cast<double>(misplaced.first)) - 20;
        QCOMPARE(stage.colorAt({off, middle}), palette.unseen);
        QVERIFY(stage.colorAt({off, middle - 3}) != palette.seen);
        QCOMPARE(stage.colorAt({fitting, middle}), palette.seen);
        QCOMPARE(stage.colorAt({fitting, middle - 3}), palette.seen);
        QVERIFY(stage.colorAt({plot.x.pixel(2e6), middle - 3}) != palette.seen);
    }

    void whatIsHoveredIsReported()
    {
        GrowingStage stage;
        const Plot plot = stage.view.plot();
        stage.hover({plot.x.pixel(100), stage.strip().center().y()});
        QVERIFY(stage.pointed.picture == Picture::ContextGrowingLength);
        QVERIFY(std::abs(*stage.pointed.key - 99) < 5);
        stage.hover({plot.x.pixel(4096), plot.ground.center().y()});
        QCOMPARE(stage.pointed.position, std::optional<std::int64_t>(4096));
        QVERIFY(!stage.pointed.key);
        stage.hover({2, 2});
        QVERIFY(stage.pointed == Focus {});
        QCOMPARE(stage.edits, 0);
    }

    void aPairHoveredElsewhereIsMarked()
    {
        GrowingStage stage;
        const Plot plot = stage.view.plot();
        const double factor = stage.view.frame().present[20];
        const QPointF ring(plot.x.pixel(32768), plot.y.pixel(factor) + 4);
        QCOMPARE(stage.colorAt(ring), lightPalette().query); // on the line of the length
        Focus focus;
        focus.picture = Picture::ContextSpectrum;
        focus.pair = 20;
        stage.view.setPointed(focus);
        QVERIFY(stage.colorAt(ring) != lightPalette().query);
    }

    void everyStateHasASentence()
    {
        QCOMPARE(GrowingStage(growing()).view.accessibleName(), QStringLiteral("Growing length"));
        const auto words = [](const LabState& state) {
            return GrowingStage(state).view.accessibleDescription();
        };
        QVERIFY(
            words(growing()).contains(QStringLiteral("are off by more than 0.1 rad in pair 53")));
        QVERIFY(
            words(growing(ScalingMethod::DynamicNtk, 4096)).startsWith(QStringLiteral("Up to")));
        LabState first = growing();
        first.rotations.pair = 0; // its frequency is never divided
        QVERIFY(words(first).startsWith(QStringLiteral("All ")));
        QVERIFY(words(growing(ScalingMethod::None)).startsWith(QStringLiteral("Without a method")));
        LabState none = growing();
        none.rotations.rotatedShare = 0;
        GrowingStage stage(none);
        stage.hover({200, 150});
        stage.drag({200, 150}, {210, 150});
        QVERIFY(!stage.image().isNull());
        QVERIFY(stage.view.accessibleDescription().startsWith(QStringLiteral("No pair")));
    }

    void everythingStaysInsideThePicture()
    {
        for (const QSize size : {QSize(290, 190), QSize(420, 260), QSize(1800, 900)}) {
            LabState state = growing(ScalingMethod::LongRope);
            state.rotations.scaling.shortFactors.assign(64, 0.01);
            state.rotations.scaling.longFactors.assign(64, 1e6);
            GrowingStage stage(state, size);
            const Plot plot = stage.view.plot();
            QVERIFY(plot.ground.height() > 40);
            QVERIFY(stage.strip().bottom() + 20 < stage.view.height());
            for (const GrowingLengthFrame::Point& point : stage.view.frame().curve)
                QVERIFY(plot.ground.contains(
                            {plot.x.pixel(point.length) - 0.1, plot.y.pixel(point.slowest)})
                    || point.length < 2);
            QVERIFY(plot.y.ticks.size() <= 10);
        }
    }
};

LAB_WIDGET_TESTS(TestGrowingLengthView)
#include "tst_growing_length_view.moc"
