#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/views/view_stage.h"
#include "ui/views/handle_field.h"
#include "ui/views/rotations/frequencies_view.h"

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace lab::ui {

void showState(FrequenciesView& view, const LabState& state)
{
    view.setFrame(frequenciesFrame(state));
    view.setMarks(state.position, state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

namespace {

LabState stateOf(double base, int width = 16)
{
    LabState state;
    state.rotations.base = base;
    state.rotations.width = width;
    return state;
}

struct FrequenciesStage : ViewStage<FrequenciesView> {
    explicit FrequenciesStage(const LabState& start = {}, QSize size = {320, 207})
        : ViewStage(size, start)
    {
        view.setParametersFrom([this]() -> const LabState& { return store.state(); });
    }
    const Plot& plot() const { return view.plot(); }
    QPointF diamond() const { return plot().handle("rope.base")->place; }
    QPointF point(int pair) const
    {
        return plot().at(pair, view.frame().pairs[static_cast<std::size_t>(pair)].first);
    }
    double base() const { return state().rotations.base; }
    void dragDiamond(double down)
    {
        const QPointF from = diamond();
        drag(from, from + QPointF(0, down));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, key, modifiers);
    }
};

/// The positions of the ring marks.
std::vector<QPointF> ringsIn(const Plot& plot)
{
    for (const Layer& layer : plot.layers)
        if (const auto* marks = std::get_if<Marks>(&layer))
            if (marks->edge.widthF() > 1.9)
                return marks->places;
    return {};
}

} // namespace

class TestFrequenciesView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDiamondIsAtTheEndOfTheLine()
    {
        for (const double base : {100.0, 10'000.0, 1e12})
            for (const int width : {4, 16, 128}) {
                const FrequenciesStage stage(stateOf(base, width));
                const QPointF end = stage.plot().at(width / 2.0, 1 / base);
                QVERIFY(QLineF(stage.diamond(), end).length() < 1e-6);
                QVERIFY(stage.plot().ground.contains(end));
            }
    }

    void draggingDown35PixelsMultipliesTheBaseByAtMost10()
    {
        for (const int height : {130, 207, 700})
            for (const double way : {35.0, -35.0}) {
                FrequenciesStage stage({}, {320, height});
                stage.dragDiamond(way);
                const double decades = std::log10(stage.base() / 10'000);
                QVERIFY2(std::abs(decades) <= 1 && decades * way > 0,
                    qPrintable(QString::number(stage.base())));
            }
    }

    void aDragIsOneUndoStep()
    {
        FrequenciesStage stage;
        const LabState before = stage.state();
        stage.dragDiamond(40);
        QCOMPARE(stage.base(), 100'000.0);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        QVERIFY(stage.store.undoEdit().is<SetParameter>());
        stage.store.undo();
        QVERIFY(stage.state() == before && !stage.store.canUndo());
    }

    void theLinePivotsOnItsLeftEnd()
    {
        FrequenciesStage stage;
        const DecadeRange axis = stage.plot().y.powers();
        const QPointF first = stage.point(0);
        const QPointF last = stage.point(7);
        const QPointF from = stage.diamond();
        stage.press(from);
        stage.move(from, from + QPointF(0, 100));
        QVERIFY(stage.base() > 1e6);
        QCOMPARE(stage.plot().y.powers().lowest, axis.lowest);
        QCOMPARE(stage.point(0), first);
        QVERIFY(stage.point(7).y() > last.y() + 5);
        // The end of the line is beyond the plot.
        QCOMPARE(stage.diamond().y(), stage.plot().ground.bottom());
        stage.release(from + QPointF(0, 100));
        QVERIFY(stage.plot().y.powers().lowest < axis.lowest);
        QVERIFY(stage.diamond().y() < stage.plot().ground.bottom());
    }

    void theOldLineIsDashed()
    {
        const FrequenciesStage stage;
        const Layers before = frequenciesBefore(
            stage.plot(), frequenciesFrame(clamped(stateOf(100))), stage.view.look());
        QCOMPARE(before.size(), std::size_t {1});
        const auto* line = std::get_if<Curve>(&before.front());
        QVERIFY(line && !line->style.dashes.isEmpty());
        QVERIFY(QLineF(line->points.back(), stage.diamond()).length() < 1e-6);
    }

    void escapeRestoresTheOldBase()
    {
        FrequenciesStage stage;
        const QPointF from = stage.diamond();
        stage.press(from);
        stage.move(from, from - QPointF(0, 80));
        QCOMPARE(stage.base(), 100.0);
        stage.key(Qt::Key_Escape);
        stage.move(from - QPointF(0, 80), from - QPointF(0, 100));
        stage.release(from - QPointF(0, 100));
        QCOMPARE(stage.base(), 10'000.0);
        QVERIFY(!stage.store.canUndo());
    }

    void aPointOnlySelectsItsPair()
    {
        for (const int pair : {0, 5, 7}) {
            FrequenciesStage stage;
            const QPointF from = stage.point(pair);
            stage.drag(from, from + QPointF(0, 50));
            QCOMPARE(stage.base(), 10'000.0);
            QCOMPARE(stage.state().rotations.pair, pair);
            QCOMPARE(ringsIn(stage.plot()), std::vector {stage.point(pair)});
        }
    }

    void aHoveredPairIsHighlighted()
    {
        FrequenciesStage stage;
        stage.hover(stage.point(4) + QPointF(0, 30));
        QVERIFY(stage.pointed.picture == Picture::RotationsFrequencies);
        QCOMPARE(stage.pointed.pair, std::optional(4));
        stage.hover({2, 2});
        QVERIFY(!stage.pointed.pair);
        QCOMPARE(stage.edits, 0);
    }

    void theDownKeyIncreasesTheBase()
    {
        FrequenciesStage stage;
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.view.taken(), std::optional(std::size_t {0}));
        for (const double base : {20'000.0, 50'000.0, 100'000.0}) {
            stage.key(Qt::Key_Down);
            QCOMPARE(stage.base(), base);
        }
        stage.key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.base(), 10'000.0);
        stage.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(stage.base(), 9900.0);
        stage.key(Qt::Key_Home);
        QCOMPARE(stage.base(), lowestBase);
        stage.key(Qt::Key_Delete);
        QCOMPARE(stage.base(), 10'000.0);
        QCOMPARE(stage.state().rotations.pair, 2);
    }

    void theBaseCanBeTyped()
    {
        FrequenciesStage stage;
        stage.doubleClick(stage.diamond());
        auto* field = stage.view.findChild<HandleField*>();
        QVERIFY(field);
        QTest::keyClicks(field, u"500k"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(stage.base(), 500'000.0);
    }

    void oneOrNoPairHasNoDiamond()
    {
        LabState unrotated;
        unrotated.rotations.rotatedShare = 0;
        for (const LabState& state : {stateOf(10'000, 2), unrotated}) {
            FrequenciesStage stage(state);
            QVERIFY(stage.plot().handles.empty());
            stage.hover({200, 100});
            stage.click({200, 100});
            QVERIFY(!stage.image().isNull());
        }
    }

    void aMethodMovesTheDotsButNotTheLine()
    {
        LabState state = stateOf(10'000);
        const FrequenciesStage plain(state);
        state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
        state.rotations.scaling.factor = 8;
        const FrequenciesStage stage(state);
        QVERIFY(QLineF(stage.diamond(), stage.plot().at(8, 1e-4)).length() < 1e-6);
        const std::vector<QPointF> ring = ringsIn(stage.plot());
        QCOMPARE(ring.size(), std::size_t {1});
        QVERIFY(std::abs(ring.front().y() - stage.plot().y.pixel(0.1 / 8)) < 1e-6);
        QVERIFY(stage.plot().y.powers().lowest <= plain.plot().y.powers().lowest);
    }

    void aMismatchedLayoutHasTwoDotsPerPair()
    {
        LabState state = stateOf(10'000);
        state.rotations.pairing = Pairing::WrongMix;
        const FrequenciesStage stage(state);
        QCOMPARE(ringsIn(stage.plot()).size(), std::size_t {2});
    }

    void theGhostHasADashedLineAndAHollowDiamond()
    {
        FrequenciesStage stage;
        const QImage before = stage.image();
        stage.view.setGhost(frequenciesFrame(stateOf(1'000'000)));
        QVERIFY(stage.image() != before);
        const Plot& plot = stage.plot();
        QCOMPARE(plot.pinned.size(), std::size_t {1});
        QVERIFY(QLineF(plot.pinned.front().place, plot.at(8, 1e-6)).length() < 1e-6);
        QVERIFY(plot.ground.contains(plot.pinned.front().place));
        stage.view.setGhost(stage.view.frame());
        QVERIFY(stage.plot().pinned.empty()); // both diamonds coincide
        stage.view.setGhost(std::nullopt);
        QVERIFY(stage.image() == before);
    }
};

LAB_WIDGET_TESTS(TestFrequenciesView)
#include "tst_frequencies_view.moc"
