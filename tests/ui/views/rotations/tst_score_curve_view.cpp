#include "core/figures/rotations/rotations_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/views/view_stage.h"
#include "ui/drawing/figure_view.h"

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

struct ScoreCurveView : FigureView<drawing::ScoreCurveValues> {
    ScoreCurveView()
        : FigureView(drawing::rotationsCurve, nullptr)
    {
    }
};

void showState(ScoreCurveView& view, const LabState& state)
{
    view.setFrame(drawing::scoreCurveValues(state));
}

} // namespace lab::ui

namespace {

struct CurveStage : ViewStage<ScoreCurveView> {
    explicit CurveStage(const LabState& start = {})
        : ViewStage({864, 208}, start)
    {
        view.setParametersFrom([this]() -> const LabState& { return store.state(); });
    }
    QPointF present() const { return qt(view.drawn().handles.front().place); }
    QPointF at(double distance) const
    {
        const drawing::Zone& zone = view.drawn().zones.front();
        return {zone.axis.pixel(distance), zone.box.centre().y};
    }
    std::int64_t distance() const { return positions().query - positions().key; }
};

LabState stateAt(std::int64_t query, std::int64_t key, std::int64_t shown = 64)
{
    LabState state;
    state.position.query = query;
    state.position.key = key;
    state.position.shown = shown;
    return state;
}

} // namespace

class TestScoreCurveView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePointIsInTheColourOfTheResult()
    {
        CurveStage stage;
        QCOMPARE(stage.colorAt(stage.present()), stage.view.look().palette.result);
    }

    void theDraggedPointMovesTheQuery()
    {
        CurveStage stage;
        stage.drag(stage.present(), stage.at(20) + QPointF(2, 30));
        QCOMPARE(stage.distance(), 20);
        QCOMPARE(stage.positions().key, 4);
        QVERIFY(stage.pointed.distance == 20);
    }

    void theLineCanBeDragged()
    {
        CurveStage stage;
        const QPointF foot(stage.present().x() + 8, stage.view.height() - 32);
        stage.drag(foot, foot + QPointF(stage.at(9).x() - stage.at(5).x(), 0));
        QCOMPARE(stage.distance(), 9);
    }

    void aDragBackRetracesTheWay()
    {
        CurveStage stage;
        const QPointF from = stage.present();
        stage.press(from);
        stage.move(from, stage.at(-20));
        QCOMPARE(stage.positions().key, 20); // the query is at its end
        stage.move(stage.at(-20), {from.x(), 100});
        QCOMPARE(stage.positions().query, 9);
        QCOMPARE(stage.positions().key, 4);
        stage.release({from.x(), 100});
        QVERIFY(!stage.store.canUndo());
    }

    void aDragIsOneUndoStep()
    {
        CurveStage stage;
        const LabState start = stage.state();
        stage.drag(stage.present(), stage.at(25));
        QVERIFY(stage.edits > 5);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        stage.store.undo();
        QVERIFY(stage.state() == start);
    }

    void aDragOnTheBackgroundDoesNothing()
    {
        CurveStage stage;
        stage.drag(stage.at(-20), stage.at(-25));
        QCOMPARE(stage.edits, 0);
    }

    void theCurrentPointIsHoveredExactly()
    {
        CurveStage stage(stateAt(9, 4, 10'000'000));
        stage.hover(stage.present());
        QCOMPARE(stage.pointed.distance, std::optional<std::int64_t>(5));
        QCOMPARE(stage.view.cursor().shape(), Qt::OpenHandCursor);
    }

    void theWheelZoomsAroundTheKey()
    {
        CurveStage stage;
        stage.turnWheel({300, 100}, -2);
        QCOMPARE(stage.positions().shown, 128);
        QCOMPARE(stage.view.frame().curve->reach, 64);
        stage.turnWheel({300, 100}, 2);
        QCOMPARE(stage.positions().shown, 64);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        QVERIFY(stage.positions().first <= stage.positions().key);
    }

    void aDoubleClickShowsTheCurrentDistance()
    {
        CurveStage stage(stateAt(5000, 4900, 10'000'000));
        stage.doubleClick({300, 100});
        QVERIFY(stage.view.frame().curve->reach > 100);
        QVERIFY(stage.view.frame().curve->reach < 1000);
    }

    void aHoveredPairReplacesTheSum()
    {
        CurveStage stage;
        const QImage before = stage.image();
        Focus focus;
        focus.picture = Picture::RotationsDials;
        focus.pair = 7;
        stage.view.setPointed(focus);
        QVERIFY(stage.image() != before);
        CurveStage fresh;
        fresh.view.setPointed(focus);
        QCOMPARE(stage.image(), fresh.image());
        stage.view.setPointed({});
        QCOMPARE(stage.image(), before);
    }

    // Zoomed far out, the present score is far outside the band of means.
    void growingTheRangeRepaintsTheCurve()
    {
        LabState state = stateAt(0, 0, 10'000'000);
        state.rotations.source = VectorSource::Equal;
        CurveStage stage(stateAt(9, 4));
        for (const std::int64_t query : {0, 2'000'000}) {
            stage.image();
            state.position.query = query;
            stage.store.dispatch(LoadState {clamped(state)});
            showState(stage.view, stage.state());
            CurveStage fresh(state);
            QCOMPARE(stage.image(), fresh.image());
        }
    }

    void aPictureWithoutDataDoesNotCrash()
    {
        ScoreCurveView view;
        view.resize(100, 100);
        QImage picture(100, 100, QImage::Format_RGB32);
        view.render(&picture);
        QTest::mouseMove(&view, {50, 50});
        QTest::mouseClick(&view, Qt::LeftButton, {}, {50, 50});
        QVERIFY(view.numbers().header.size() > 0);
    }
};

LAB_WIDGET_TESTS(TestScoreCurveView)
#include "tst_score_curve_view.moc"
