#include "core/figures/context/context_figures.h"
#include "ui/drawing/figure_view.h"

namespace lab::ui {

static void showState(FigureView<GrowingLengthFrame>& view, const LabState& state)
{
    view.setFrame(growingLengthFrame(state));
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/drawn_places.h"
#include "tests/ui/views/context/context_stage.h"

using namespace lab;
using namespace lab::ui;

namespace {

struct GrowingLengthView : FigureView<GrowingLengthFrame> {
    GrowingLengthView()
        : FigureView(drawing::contextGrowingLength, nullptr)
    {
    }
};

LabState growing(ScalingMethod method = ScalingMethod::DynamicNtk, std::int64_t length = 32768)
{
    LabState state = baseState(method);
    state.rotations.pair = 53;
    state.rotations.scaling.currentLength = length;
    state.position.query = length - 1;
    return state;
}

struct GrowingStage : ViewStage<GrowingLengthView> {
    explicit GrowingStage(const LabState& start = growing())
        : ViewStage({420, 260}, start)
    {
    }
    QPointF lengthAt(std::int64_t length) const
    {
        return {across(static_cast<double>(length)), placeOf(view, "position.query").y()};
    }
    QPointF keyAt(std::int64_t key) const
    {
        return {across(static_cast<double>(key) + 1), placeOf(view, "position.key").y()};
    }
    double across(double length) const { return view.drawn().handles.at(0).axis.pixel(length); }
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
        stage.click(stage.keyAt(50)); // jumps
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

    void whatIsHoveredIsReported()
    {
        GrowingStage stage;
        stage.hover(stage.keyAt(99));
        QVERIFY(stage.pointed.picture == Picture::ContextGrowingLength);
        QVERIFY(std::abs(*stage.pointed.key - 99) < 5);
        stage.hover(stage.lengthAt(4096) + QPointF(0, 60));
        QCOMPARE(stage.pointed.position, std::optional<std::int64_t>(4096));
        QVERIFY(!stage.pointed.key);
        stage.hover({2, 2});
        QVERIFY(stage.pointed == Focus {});
        QCOMPARE(stage.edits, 0);
    }

    void noRotatedPairsDoNotCrash()
    {
        QCOMPARE(GrowingLengthView().accessibleName(), QStringLiteral("Growing length"));
        LabState none = growing();
        none.rotations.rotatedShare = 0;
        GrowingStage stage(none);
        stage.hover({200, 150});
        stage.drag({200, 150}, {210, 150});
        QVERIFY(!stage.image().isNull());
        QCOMPARE(stage.edits, 0);
    }
};

LAB_WIDGET_TESTS(TestGrowingLengthView)
#include "tst_growing_length_view.moc"
