#include "core/frames/context/rings_frame.h"
#include "ui/views/context/rings_view.h"

namespace lab::ui {

static void showState(RingsView& view, const LabState& state)
{
    view.setFrame(ringsFrame(state));
    view.setPair(state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/views/context/context_stage.h"

#include <algorithm>
#include <numbers>

using namespace lab;
using namespace lab::ui;

namespace {

LabState selecting(int pair, ScalingMethod method = ScalingMethod::None)
{
    LabState state = baseState(method);
    state.rotations.pair = pair;
    return state;
}

struct RingsStage : ViewStage<RingsView> {
    explicit RingsStage(const LabState& start = selecting(51), QSize size = {416, 260})
        : ViewStage(size, start)
    {
    }
    const RingsFrame::Ring& ring(int pair) const
    {
        return view.frame().rings[static_cast<std::size_t>(pair)];
    }
    RingLayout::Place place(int pair) const { return *view.layout().placeOf(pair); }
    QPointF at(int pair, double turns) const { return view.layout().onRing(place(pair), turns); }
    /// Drags around the ring from one end to another in small steps.
    void wind(int pair, double from, double to)
    {
        const RingLayout layout = view.layout();
        const RingLayout::Place ring = place(pair);
        press(layout.onRing(ring, from));
        const int steps = 4 + static_cast<int>(std::abs(to - from) * 200);
        QPointF last = layout.onRing(ring, from);
        for (int step = 1; step <= steps; ++step) {
            const QPointF next = layout.onRing(ring, from + (to - from) * step / steps);
            move(last, next);
            last = next;
        }
    }
    bool hasRing(int pair) const { return view.layout().placeOf(pair) != nullptr; }
};

} // namespace

class TestRingsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anUnrotatedPairIsReportedAndHasNoHandles()
    {
        const RingsStage stage(selecting(60, ScalingMethod::ProportionalRope));
        QVERIFY(stage.hasRing(60));
        const PictureView& picture = stage.view;
        QVERIFY(picture.handles().empty());
        QVERIFY2(picture.spokenDescription().contains(QStringLiteral("Pair 60 does not rotate")),
            qPrintable(picture.spokenDescription()));
    }

    void theEndOfTheSeenArcChangesTheTrainingLength()
    {
        RingsStage stage;
        const double start = stage.ring(51).turns;
        for (const double to : {0.7, 0.3, 0.15}) {
            RingsStage dragged;
            dragged.wind(51, start, to);
            QVERIFY(std::abs(dragged.ring(51).turns - to) < 0.02);
            QCOMPARE(dragged.positions().targetLength, 32768);
            QCOMPARE(dragged.state().rotations.scaling.originalLength,
                dragged.positions().trainingLength);
            QCOMPARE(dragged.gestures.size(), std::size_t {1});
            dragged.store.undo();
            QCOMPARE(dragged.positions().trainingLength, 4096);
        }
    }

    void theEndOfTheNewArcChangesTheTargetLength()
    {
        for (const auto& [method, pair] :
            {std::pair(ScalingMethod::None, 61), std::pair(ScalingMethod::NtkAware, 51)}) {
            RingsStage stage(selecting(pair, method));
            const double from = stage.ring(pair).targetTurns;
            QVERIFY(RingLayout::hasPart(stage.ring(pair), RingPart::Target));
            stage.wind(pair, from, from + 0.1);
            QVERIFY(std::abs(stage.ring(pair).targetTurns - from - 0.1) < 0.02);
            QVERIFY(stage.positions().targetLength > 33000);
            QCOMPARE(stage.positions().trainingLength, 4096);
        }
    }

    // As in Llama 3.1: 16 times the length and a factor of 8.
    void theTargetCanBeDraggedWithAnIndependentFactor()
    {
        LabState state = selecting(40, ScalingMethod::Llama3);
        state.rotations.base = 500000;
        state.rotations.scaling.originalLength = 8192;
        state.rotations.scaling.factor = 8;
        state.position.trainingLength = 8192;
        state.position.targetLength = 131072;
        RingsStage stage(state);
        const double drawn = stage.ring(40).targetTurns;
        QVERIFY(drawn > 1.5 * turnsAtTarget(stage.view.frame(), 40, 131072));
        for (const double by : {-0.1, -0.3, 0.2}) {
            RingsStage dragged(state);
            dragged.wind(40, drawn, drawn + by);
            const double target = static_cast<double>(dragged.positions().targetLength);
            QVERIFY2(std::abs(target / 131072 - (drawn + by) / drawn) < 0.03,
                qPrintable(QString::number(target)));
            QVERIFY(std::abs(dragged.ring(40).targetTurns - (drawn + by)) < 0.02);
        }
        const PictureView& picture = stage.view;
        QVERIFY(std::string_view(picture.handles().back().key) == "position.target_length");
    }

    void anEndCanBeDraggedPastAFullTurnAndBack()
    {
        RingsStage stage;
        const double start = stage.ring(51).turns;
        stage.wind(51, start, 1.6);
        QVERIFY(std::abs(stage.ring(51).turns - 1.6) < 0.02);
        QVERIFY(stage.hasRing(51)); // the rings do not change during a drag
        const RingLayout layout = stage.view.layout();
        QPointF last = layout.onRing(stage.place(51), 1.6);
        for (double turns = 1.6; turns > 0.4; turns -= 0.01) {
            const QPointF next = layout.onRing(stage.place(51), turns);
            stage.move(last, next);
            last = next;
        }
        stage.release(last);
        QVERIFY(std::abs(stage.ring(51).turns - 0.41) < 0.03);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
    }

    void aLengthStopsAtAPowerOfTwo()
    {
        RingsStage stage;
        const double at8192 = 2 * stage.ring(51).turns;
        stage.wind(51, stage.ring(51).turns, at8192 + 0.005);
        QCOMPARE(stage.positions().trainingLength, 8192);
    }

    void theLengthStopsAtOne()
    {
        RingsStage stage;
        stage.wind(51, stage.ring(51).turns, -0.3);
        QCOMPARE(stage.positions().trainingLength, 1);
    }

    void onlyTheRingUnderThePointerHasHandles()
    {
        RingsStage stage;
        const QPointF end = stage.at(51, stage.ring(51).turns);
        const QImage away = stage.image();
        stage.hover(stage.place(51).centre);
        const QImage over = stage.image();
        QVERIFY(over.pixelColor(end.toPoint()) == lightPalette().seen);
        QVERIFY(over != away);
        stage.hover({1, 1});
        QVERIFY(stage.image() == away);
    }

    void aFullySeenRingIsThickWithoutAnEnd()
    {
        RingsStage stage;
        const int whole = stage.view.layout().layout.front().pair;
        QVERIFY(stage.ring(whole).turns >= 2);
        for (const double turns : {0.1, 0.4, 0.6, 0.9})
            QCOMPARE(stage.colorAt(stage.at(whole, turns)), lightPalette().seen);
        QVERIFY(stage.view.layout().partAt(
                    stage.view.frame(), stage.at(whole, stage.ring(whole).turns), stage.view.look())
            == RingPart::Nothing);
    }

    void theArcsAreDrawnWhereTheyEnd()
    {
        RingsStage stage(selecting(0));
        const RingLayout::Place place = stage.view.layout().layout.back();
        QCOMPARE(place.pair, 63);
        const RingsFrame::Ring& ring = stage.ring(63);
        const Palette palette = lightPalette();
        QCOMPARE(stage.colorAt(stage.at(63, ring.turns / 2)), palette.seen);
        QCOMPARE(stage.colorAt(stage.at(63, (ring.turns + ring.targetTurns) / 2)), palette.unseen);
        QCOMPARE(stage.colorAt(stage.at(63, (1 + ring.targetTurns) / 2)), palette.grid);
    }

    void aClickSelectsAndHoverHighlightsThePair()
    {
        RingsStage stage;
        const int pair = stage.view.layout().layout[5].pair;
        stage.click(stage.place(pair).centre);
        QCOMPARE(stage.state().rotations.pair, pair);
        QCOMPARE(stage.pointed.pair, std::optional(pair));
        QVERIFY(stage.pointed.picture == Picture::ContextRings);
        stage.hover({1, 1});
        QVERIFY(!stage.pointed.pair);
        QCOMPARE(stage.positions().trainingLength, 4096);
    }

    void hoveringAnOmittedPairShowsIt()
    {
        RingsStage stage(selecting(0));
        const RingGrid grid = stage.view.layout().grid;
        QVERIFY(grid.step > 1);
        const int left = grid.pair(4) + 1;
        QVERIFY(!stage.hasRing(left));
        Focus focus;
        focus.picture = Picture::ContextSpectrum;
        focus.pair = left;
        stage.view.setPointed(focus);
        QVERIFY(stage.hasRing(left));
        QCOMPARE(stage.view.layout().layout.size(), static_cast<std::size_t>(grid.count));
    }

    void arrowKeysMoveByPairAndByRow()
    {
        RingsStage stage;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.state().rotations.pair, 52);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QCOMPARE(stage.state().rotations.pair, 51);
        const RingGrid grid = stage.view.layout().grid;
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QCOMPARE(stage.state().rotations.pair, 51 - grid.step * grid.columns);
        for (int times = 0; times < 20; ++times)
            QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.state().rotations.pair, 63);
    }

    void theSelectedRingIsReported()
    {
        RingsStage stage(selecting(53));
        QVERIFY(!stage.view.accessibleName().isEmpty());
        QVERIFY(stage.view.accessibleDescription().contains(QStringLiteral("114")));
        const QString before = stage.view.accessibleDescription();
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QVERIFY(stage.view.accessibleDescription() != before);
    }

    void aGhostIsDashedOutsideTheRingsThatChanged()
    {
        RingsStage stage;
        const QImage before = stage.image();
        stage.view.setGhost(stage.view.frame());
        QVERIFY(stage.image() == before); // equal to the shown state
        LabState other = stage.state();
        other.position.trainingLength = 6000;
        stage.view.setGhost(ringsFrame(other));
        const QImage with = stage.image();
        QVERIFY(with != before);
        const RingLayout layout = stage.view.layout();
        const RingLayout::Place whole = layout.layout.front();
        const QRect ring = QRectF(whole.centre, QSizeF()).adjusted(-32, -32, 32, 32).toRect();
        QVERIFY(with.copy(ring) == before.copy(ring)); // fully seen in both states
        stage.view.setGhost(std::nullopt);
        QVERIFY(stage.image() == before);
    }

    void noRotatedPairsDoNotCrash()
    {
        LabState state = baseState();
        state.rotations.rotatedShare = 0;
        RingsStage stage(state);
        stage.hover({200, 100});
        stage.click({200, 100});
        QTest::keyClick(&stage.view, Qt::Key_Down);
        stage.view.setGhost(ringsFrame(selecting(3)));
        QVERIFY(!stage.image().isNull());
        QVERIFY(stage.view.numbers().rows.empty());
    }
};

LAB_WIDGET_TESTS(TestRingsView)
#include "tst_rings_view.moc"
