#include "core/figures/context/context_figures.h"
#include "ui/drawing/figure_view.h"

namespace lab::ui {

struct RingsView : FigureView<RingsFrame> {
    RingsView()
        : FigureView(drawing::contextRings, nullptr)
    {
    }
};

static void showState(RingsView& view, const LabState& state)
{
    view.setFrame(ringsFrame(state));
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/views/context/context_stage.h"

#include <algorithm>
#include <cmath>
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
    const drawing::Target* target(int pair) const
    {
        const auto& all = view.drawn().targets;
        const auto found = std::ranges::find_if(
            all, [pair](const drawing::Target& one) { return one.focus.pair == pair; });
        return found == all.end() ? nullptr : &*found;
    }
    bool hasRing(int pair) const { return target(pair) != nullptr; }
    QPointF centre(int pair) const { return qt(target(pair)->box.centre()); }
    double radius() const
    {
        for (const drawing::Layer& layer : view.drawn().layers)
            for (const drawing::Mark& mark : layer.marks)
                if (const auto* arcs = std::get_if<drawing::Arcs>(&mark); arcs && arcs->areRings)
                    return arcs->arcs.front().radius;
        return 0;
    }
    QPointF at(int pair, double turns) const
    {
        const double angle = 2 * std::numbers::pi * turns;
        return centre(pair) + radius() * QPointF(std::cos(angle), -std::sin(angle));
    }
    /// Drags around the ring from one end to another in small steps.
    void wind(int pair, double from, double to)
    {
        press(at(pair, from));
        const int steps = 4 + static_cast<int>(std::abs(to - from) * 200);
        QPointF last = at(pair, from);
        for (int step = 1; step <= steps; ++step) {
            const QPointF next = at(pair, from + (to - from) * step / steps);
            move(last, next);
            last = next;
        }
    }
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
            stage.wind(pair, from, from + 0.1);
            QVERIFY(std::abs(stage.ring(pair).targetTurns - from - 0.1) < 0.02);
            QVERIFY(stage.positions().targetLength > 33000);
            QCOMPARE(stage.positions().trainingLength, 4096);
        }
    }

    void anEndCanBeDraggedPastAFullTurnAndBack()
    {
        RingsStage stage;
        const double start = stage.ring(51).turns;
        stage.wind(51, start, 1.6);
        QVERIFY(std::abs(stage.ring(51).turns - 1.6) < 0.02);
        QVERIFY(stage.hasRing(51)); // the rings do not change during a drag
        QPointF last = stage.at(51, 1.6);
        for (double turns = 1.6; turns > 0.4; turns -= 0.01) {
            const QPointF next = stage.at(51, turns);
            stage.move(last, next);
            last = next;
        }
        stage.release(last);
        QVERIFY(std::abs(stage.ring(51).turns - 0.41) < 0.03);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
    }

    void onlyTheRingUnderThePointerHasHandles()
    {
        RingsStage stage;
        const QPointF end = stage.at(51, stage.ring(51).turns);
        const QImage away = stage.image();
        stage.hover(stage.centre(51));
        const QImage over = stage.image();
        QVERIFY(over.pixelColor(end.toPoint()) == lightPalette().seen);
        QVERIFY(over != away);
        stage.hover({1, 1});
        QVERIFY(stage.image() == away);
    }

    void aFullySeenRingIsThickWithoutAnEnd()
    {
        RingsStage stage;
        const int whole = *stage.view.drawn().targets.front().focus.pair;
        QVERIFY(stage.ring(whole).turns >= 2);
        for (const double turns : {0.1, 0.4, 0.6, 0.9})
            QCOMPARE(stage.colorAt(stage.at(whole, turns)), lightPalette().seen);
        stage.hover(stage.at(whole, stage.ring(whole).turns));
        QCOMPARE(stage.view.cursor().shape(), Qt::PointingHandCursor);
    }

    void aClickSelectsAndHoverHighlightsThePair()
    {
        RingsStage stage;
        const int pair = *stage.view.drawn().targets[5].focus.pair;
        stage.click(stage.centre(pair));
        QCOMPARE(stage.state().rotations.pair, pair);
        QCOMPARE(stage.pointed.pair, std::optional(pair));
        QVERIFY(stage.pointed.picture == Picture::ContextRings);
        stage.hover({1, 1});
        QVERIFY(!stage.pointed.pair);
        QCOMPARE(stage.positions().trainingLength, 4096);
    }

    void arrowKeysMoveByPairAndByRow()
    {
        RingsStage stage;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.state().rotations.pair, 52);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QCOMPARE(stage.state().rotations.pair, 51);
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QVERIFY(stage.state().rotations.pair < 50);
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
        const QPointF whole = qt(stage.view.drawn().targets.front().box.centre());
        const QRect ring = QRectF(whole, QSizeF()).adjusted(-32, -32, 32, 32).toRect();
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
