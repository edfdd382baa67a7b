#include "tests/qt_test.h"
#include "tests/ui/views/view_stage.h"
#include "ui/views/rotations/score_curve_view.h"

using namespace lab;
using namespace lab::ui;

namespace {

constexpr CurveSpace space {792, 110};
constexpr QSize size(864, 208);

} // namespace

namespace lab::ui {

void showState(ScoreCurveView& view, const LabState& state)
{
    const ScoreCurveInputs inputs = scoreCurveInputs(state, space);
    if (inputs != view.frame())
        view.setFrame(scoreCurveFrame(scoreCurveInputs(state, space)));
    view.setPresent(presentScore(state));
    view.setMarks(state.position, state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

namespace {

struct CurveStage : ViewStage<ScoreCurveView> {
    explicit CurveStage(const LabState& start = {}, QSize own = size)
        : ViewStage(own, start)
    {
    }
    const Plot& plot() const { return view.plot(); }
    QPointF present() const { return plot().handle("position.query")->place; }
    QPointF at(double distance) const
    {
        return {plot().x.pixel(distance), plot().ground.center().y()};
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
    void thePointIsOnTheCurve();
    void thePairLabelIsBesideTheLine();
    void thePairLabelDoesNotTouchTheScore();
    void theDraggedPointMovesTheQuery();
    void theLineCanBeDragged();
    void theKeyMovesWhenTheQueryReachesItsEnd();
    void aDragBackRetracesTheWay();
    void aDragIsOneUndoStep();
    void theDragStaysInThePlot();
    void aDragOnTheBackgroundDoesNothing();
    void distancesAreKeptAtTheLastPosition();
    void theHoveredDistanceIsReported();
    void zoomedOutTheHoveredRunIsReported();
    void theCurrentPointIsHoveredExactly();
    void theWheelZoomsAroundTheKey();
    void aDoubleClickShowsTheCurrentDistance();
    void aDistanceOutOfViewIsDraggedFromTheEdge();
    void aHoveredPairReplacesTheSum();
    void growingTheRangeRepaintsTheCurve();
    void aPictureWithoutDataDoesNotCrash();
};

void TestScoreCurveView::thePairLabelIsBesideTheLine()
{
    int named = 0;
    for (std::int64_t query = 40; query <= 72; ++query) {
        CurveStage stage(stateAt(query, 40));
        const Look look = stage.view.look();
        const Layers marks = scoreCurveMarks(stage.plot(), stage.view.frame(),
            {presentScore(stage.store.state()), 2, TotalShown::None}, {}, look);
        const Curve* sample = nullptr;
        for (const Layer& layer : marks) {
            const LayerKinds& kind = layer;
            if (const auto* curve = std::get_if<Curve>(&kind))
                sample = curve;
            const auto* label = std::get_if<Label>(&kind);
            if (!label || !label->text.endsWith(QStringLiteral("alone")))
                continue;
            ++named;
            QVERIFY(sample && !sample->style.dashes.empty());
            const double right = label->baseline.x() + textWidth(label->text, TextRole::Note, look);
            const double line = stage.present().x();
            QVERIFY(line < sample->points.front().x() - 4 || line > right + 4);
        }
    }
    QVERIFY(named > 20);
}

void TestScoreCurveView::thePairLabelDoesNotTouchTheScore()
{
    constexpr double line = 10; // height of a line of text
    constexpr double apart = 20;
    for (std::int64_t query = lastPosition - 40; query <= lastPosition; ++query) {
        CurveStage stage(stateAt(query, 0), {962, 206});
        std::vector<QRectF> notes;
        for (const Layer& layer : scoreCurveMarks(stage.plot(), stage.view.frame(),
                 {presentScore(stage.store.state()), 2, TotalShown::None}, {}, stage.view.look())) {
            const LayerKinds& kind = layer;
            if (const auto* label = std::get_if<Label>(&kind))
                notes.emplace_back(label->baseline - QPointF(0, line),
                    QSizeF(textWidth(label->text, label->role, stage.view.look()), line));
        }
        QVERIFY(!notes.empty() && notes.size() <= 2);
        if (notes.size() < 2)
            continue;
        const double sample = 24; // width of the sample before the label of the pair
        const bool isOnOneLine =
            notes[0].top() < notes[1].bottom() && notes[1].top() < notes[0].bottom();
        QVERIFY(!isOnOneLine || notes[1].left() - sample - notes[0].right() > apart
            || notes[0].left() - notes[1].right() > apart);
    }
}

void TestScoreCurveView::thePointIsOnTheCurve()
{
    CurveStage stage;
    QCOMPARE(stage.colorAt(stage.present()), stage.view.look().palette.result);
    const double expected = stage.plot().y.pixel(stage.view.frame().score.dots[37]);
    QVERIFY(std::abs(stage.present().y() - expected) < 1e-6);
}

void TestScoreCurveView::theDraggedPointMovesTheQuery()
{
    CurveStage stage;
    stage.drag(stage.present(), stage.at(20) + QPointF(2, 30));
    QCOMPARE(stage.distance(), 20);
    QCOMPARE(stage.positions().key, 4);
    QCOMPARE(stage.positions().query, 24);
}

void TestScoreCurveView::theLineCanBeDragged()
{
    CurveStage stage;
    const QPointF foot(stage.present().x() + 8, stage.plot().ground.bottom() - 4);
    stage.drag(foot, foot + QPointF(stage.at(9).x() - stage.at(5).x(), 0));
    QCOMPARE(stage.distance(), 9);
}

void TestScoreCurveView::theKeyMovesWhenTheQueryReachesItsEnd()
{
    CurveStage stage;
    stage.drag(stage.present(), stage.at(-10));
    QCOMPARE(stage.distance(), -10);
    QCOMPARE(stage.positions().query, 0);
    QCOMPARE(stage.positions().key, 10);
}

void TestScoreCurveView::aDragBackRetracesTheWay()
{
    CurveStage stage;
    const QPointF from = stage.present();
    stage.press(from);
    stage.move(from, stage.at(-20));
    stage.move(stage.at(-20), {from.x(), 100});
    QCOMPARE(stage.positions().query, 9);
    QCOMPARE(stage.positions().key, 4);
    stage.release({from.x(), 100});
    QVERIFY(!stage.store.canUndo());
}

void TestScoreCurveView::aDragIsOneUndoStep()
{
    CurveStage stage;
    const LabState start = stage.state();
    stage.drag(stage.present(), stage.at(25));
    QVERIFY(stage.edits > 5);
    QCOMPARE(stage.gestures.size(), std::size_t {1});
    stage.store.undo();
    QVERIFY(stage.state() == start);
}

void TestScoreCurveView::theDragStaysInThePlot()
{
    CurveStage stage;
    stage.drag(stage.present(), {3000, 100});
    QCOMPARE(stage.distance(), 32);
    QCOMPARE(stage.positions().shown, 64);
}

void TestScoreCurveView::aDragOnTheBackgroundDoesNothing()
{
    CurveStage stage;
    stage.drag(stage.at(-20), stage.at(-25));
    QCOMPARE(stage.edits, 0);
}

void TestScoreCurveView::distancesAreKeptAtTheLastPosition()
{
    const MovePositions far = atDistance(stateAt(lastPosition, lastPosition - 5).position, 20);
    QCOMPARE(far.query, lastPosition);
    QCOMPARE(far.key, lastPosition - 20);
    const MovePositions near = atDistance(stateAt(9, 4).position, -3);
    QCOMPARE(near.query, 1);
    QCOMPARE(near.key, 4);
}

void TestScoreCurveView::theHoveredDistanceIsReported()
{
    CurveStage stage;
    stage.hover(stage.at(-12.4));
    QCOMPARE(stage.pointed.picture, Picture::RotationsCurve);
    QCOMPARE(stage.pointed.distance, std::optional<std::int64_t>(-12));
    QCOMPARE(stage.pointed.covered, 1);
    stage.hover({100, 10});
    QVERIFY(stage.pointed == Focus());
}

void TestScoreCurveView::zoomedOutTheHoveredRunIsReported()
{
    CurveStage stage(stateAt(9, 4, 10'000'000));
    stage.hover(stage.at(2'000'000));
    QVERIFY(stage.pointed.distance);
    QVERIFY(stage.pointed.covered > 10'000);
    QVERIFY(*stage.pointed.distance <= 2'000'000);
    QVERIFY(*stage.pointed.distance + stage.pointed.covered >= 2'000'000);
}

void TestScoreCurveView::theCurrentPointIsHoveredExactly()
{
    CurveStage stage(stateAt(9, 4, 10'000'000));
    stage.hover(stage.present());
    QCOMPARE(stage.pointed.distance, std::optional<std::int64_t>(5));
    QCOMPARE(stage.pointed.covered, 1);
    QCOMPARE(stage.view.cursor().shape(), Qt::OpenHandCursor);
}

void TestScoreCurveView::theWheelZoomsAroundTheKey()
{
    CurveStage stage;
    stage.turnWheel({300, 100}, -2);
    QCOMPARE(stage.positions().shown, 128);
    QCOMPARE(stage.view.frame().reach, 64);
    stage.turnWheel({300, 100}, 2);
    QCOMPARE(stage.positions().shown, 64);
    QCOMPARE(stage.gestures.size(), std::size_t {1});
    QVERIFY(stage.positions().first <= stage.positions().key);
}

void TestScoreCurveView::aDoubleClickShowsTheCurrentDistance()
{
    CurveStage stage(stateAt(5000, 4900, 10'000'000));
    stage.doubleClick({300, 100});
    QVERIFY(stage.view.frame().reach > 100);
    QVERIFY(stage.view.frame().reach < 1000);
    const Positions positions = stage.positions();
    QVERIFY(positions.first <= positions.key);
    QVERIFY(positions.first + positions.shown > positions.query);
}

void TestScoreCurveView::aDistanceOutOfViewIsDraggedFromTheEdge()
{
    CurveStage stage(stateAt(60, 4));
    QCOMPARE(stage.present().x(), stage.plot().ground.right());
    stage.drag(stage.present(), stage.at(10));
    QCOMPARE(stage.distance(), 10);
}

void TestScoreCurveView::aHoveredPairReplacesTheSum()
{
    CurveStage stage;
    const QImage before = stage.image();
    Focus focus;
    focus.picture = Picture::RotationsDials;
    focus.pair = 7;
    stage.view.setPointed(focus);
    QCOMPARE(pairShown(stage.view.frame(), stage.view.look().focus), 7);
    QVERIFY(stage.image() != before);
    CurveStage fresh;
    fresh.view.setPointed(focus);
    QCOMPARE(stage.image(), fresh.image());
    stage.view.setPointed({});
    QCOMPARE(stage.image(), before);
}

void TestScoreCurveView::growingTheRangeRepaintsTheCurve()
{
    // Zoomed far out, the current score is far outside the band of means, and the axis must contain
    // it.
    LabState state = stateAt(0, 0, 10'000'000);
    state.rotations.source = VectorSource::Equal;
    CurveStage stage(stateAt(9, 4));
    stage.image();
    stage.store.dispatch(LoadState {clamped(state)});
    showState(stage.view, stage.state());
    CurveStage fresh(state);
    QCOMPARE(stage.image(), fresh.image());
    QVERIFY(stage.plot().y.highest() >= 16);

    LabState away = state;
    away.position.query = 2'000'000;
    stage.store.dispatch(LoadState {clamped(away)});
    showState(stage.view, stage.state());
    CurveStage freshAway(away);
    QCOMPARE(stage.image(), freshAway.image());
}

void TestScoreCurveView::aPictureWithoutDataDoesNotCrash()
{
    ScoreCurveView view;
    view.resize(100, 100);
    QImage picture(100, 100, QImage::Format_RGB32);
    view.render(&picture);
    QTest::mouseMove(&view, {50, 50});
    QTest::mouseClick(&view, Qt::LeftButton, {}, {50, 50});
    QVERIFY(view.numbers().header.size() > 0);
}

LAB_WIDGET_TESTS(TestScoreCurveView)
#include "tst_score_curve_view.moc"
