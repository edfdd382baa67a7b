#include "tests/qt_test.h"
#include "tests/ui/views/waves/waves_stage.h"
#include "ui/paint/waves/similarity.h"
#include "ui/views/waves/similarity_view.h"

#include <cmath>
#include <variant>

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

void showState(SimilarityView& view, const LabState& state)
{
    view.setFrame(similarityFrame(state, {160, 0, 1}));
    view.setMarks(state.position, state.waves.pair);
}

} // namespace lab::ui

namespace {

constexpr QSize size(200, 312);

QPointF placeOf(const SimilarityView& view, double shift, double value)
{
    return view.plot().at(shift, value);
}

QPointF currentPoint(const SimilarityView& view)
{
    return placeOf(view, static_cast<double>(view.frame().shift), view.frame().atShift);
}

} // namespace

class TestSimilarityView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCurveIsHalfTheDimensionAtZero();
    void theCurrentShiftIsOnTheCurve();
    void theDraggedPointMovesPPlusK();
    void thePointStopsWherePPlusKIsZero();
    void thePointStaysInsideThePicture();
    void aPressBesideThePointMovesItThere();
    void theReadingNamesTheHoveredRun();
    void aPositionHoveredElsewhereIsAShiftHere();
    void theWheelZoomsAndKeepsPInView();
    void arrowKeysMoveThePosition();
    void thePlotIsFixedWhileTheBaseChanges();
    void theDifferencePlotHasAProportionalLine();
};

void TestSimilarityView::theDifferencePlotHasAProportionalLine()
{
    LabState start = wavesAt(21, 29);
    start.waves.measure = RowMeasure::Difference;
    ViewStage<SimilarityView> stage(size, start);
    QCOMPARE(stage.view.accessibleName(), QStringLiteral("Difference"));
    const Plot plot = stage.view.plot();
    const Curve* line = nullptr;
    for (const Layer& layer : plot.layers)
        if (const auto* curve = std::get_if<Curve>(&layer))
            line = curve;
    QVERIFY(line);
    const double one = stage.view.frame().ofOneStep;
    QCOMPARE(line->points[1], plot.at(0, 0));
    QVERIFY(std::abs(line->points[2].y() - plot.y.pixel(32 * one)) < 1e-6);
    // The point of k = 1 is on the line, that of k = 8 is far below it.
    QVERIFY(std::abs(stage.view.frame().atShift) < 0.6 * 8 * one);
    stage.drag(currentPoint(stage.view), placeOf(stage.view, 1, one));
    QCOMPARE(stage.positions().key, std::int64_t {22});
    QVERIFY(std::abs(stage.view.frame().atShift - one) < 1e-12);
}

void TestSimilarityView::theCurveIsHalfTheDimensionAtZero()
{
    ViewStage<SimilarityView> stage(size, wavesAt(21, 29));
    const QRectF plot = stage.view.plot().ground;
    QCOMPARE(placeOf(stage.view, 0, 32).y(), plot.top());
    QCOMPARE(placeOf(stage.view, 0, 0).y(), plot.bottom());

    const QImage image = stage.image();
    const auto isGreen = [&](int x, int y) {
        const QColor colour = image.pixelColor(x, y);
        return colour.green() > colour.red() + 20;
    };
    const int peak = qRound(placeOf(stage.view, 0, 32).x());
    QVERIFY(isGreen(peak, qRound(plot.top()) + 1));
    QVERIFY(!isGreen(peak - 12, qRound(plot.top()) + 1));
    QVERIFY(isGreen(qRound(plot.left()), qRound(placeOf(stage.view, -32, 19.65).y())));
}

void TestSimilarityView::theCurrentShiftIsOnTheCurve()
{
    ViewStage<SimilarityView> stage(size, wavesAt(21, 29));
    QCOMPARE(stage.colorAt(currentPoint(stage.view)), stage.view.look().palette.result);
    const QPointF foot = placeOf(stage.view, 8, 4);
    const QImage image = stage.image();
    const QColor ink = stage.view.look().palette.text;
    QVERIFY(image.pixelColor(foot.toPoint()) == ink
        || image.pixelColor(foot.toPoint() - QPoint(1, 0)) == ink);
}

void TestSimilarityView::theDraggedPointMovesPPlusK()
{
    ViewStage<SimilarityView> stage(size, wavesAt(21, 29));
    const QPointF start = currentPoint(stage.view);
    stage.drag(start, placeOf(stage.view, -13, 10));
    QCOMPARE(stage.positions().query, 21);
    QCOMPARE(stage.positions().key, 8);
    QCOMPARE(stage.pointed.distance, -13);
}

void TestSimilarityView::thePointStopsWherePPlusKIsZero()
{
    ViewStage<SimilarityView> stage(size, wavesAt(5, 9));
    stage.drag(currentPoint(stage.view), placeOf(stage.view, -30, 10));
    QCOMPARE(stage.positions().key, 0);
    QCOMPARE(stage.view.frame().shift, -5);
}

void TestSimilarityView::thePointStaysInsideThePicture()
{
    ViewStage<SimilarityView> stage(size, wavesAt(5, 9));
    stage.drag(currentPoint(stage.view), placeOf(stage.view, 60, 10));
    QCOMPARE(stage.view.frame().shift, 32);
    QCOMPARE(stage.positions().shown, 64);
}

void TestSimilarityView::aPressBesideThePointMovesItThere()
{
    ViewStage<SimilarityView> stage(size, wavesAt(40, 48));
    const QPointF there = placeOf(stage.view, -20, 5);
    stage.press(there);
    QCOMPARE(stage.positions().key, 20);
    stage.move(there, placeOf(stage.view, -10, 5));
    QCOMPARE(stage.pointed.distance, -10);
    stage.release(placeOf(stage.view, -10, 5));
    QCOMPARE(stage.positions().key, 30);
    stage.click(QPointF(100, 305)); // below the plot
    QCOMPARE(stage.positions().key, 30);
}

void TestSimilarityView::theReadingNamesTheHoveredRun()
{
    ViewStage<SimilarityView> stage(size, wavesAt(21, 29));
    stage.hover(placeOf(stage.view, -16, 5));
    QCOMPARE(stage.pointed.picture, Picture::WavesSimilarity);
    QCOMPARE(stage.pointed.distance, -16);
    QCOMPARE(stage.pointed.covered, 1);
    stage.hover({100, 305});
    QVERIFY(stage.pointed == Focus {});

    ViewStage<SimilarityView> far(size, wavesAt(21, 29, 100'000));
    far.hover(far.view.plot().ground.topLeft() + QPointF(0.5, 50));
    QCOMPARE(far.pointed.distance, -50'000);
    QCOMPARE(far.pointed.covered, 625);
}

void TestSimilarityView::aPositionHoveredElsewhereIsAShiftHere()
{
    ViewStage<SimilarityView> stage(size, wavesAt(21, 29));
    const QPoint place = placeOf(stage.view, -11, 5).toPoint();
    const QImage before = stage.image();
    Focus focus;
    focus.picture = Picture::WavesTable;
    focus.position = 10;
    stage.view.setPointed(focus);
    const QImage after = stage.image();
    const bool isLit = after.pixelColor(place) != before.pixelColor(place)
        || after.pixelColor(place - QPoint(1, 0)) != before.pixelColor(place - QPoint(1, 0));
    QVERIFY(isLit);
}

void TestSimilarityView::theWheelZoomsAndKeepsPInView()
{
    ViewStage<SimilarityView> stage(size, wavesAt(800, 810, 1000));
    stage.turnWheel({100, 100}, 8);
    QVERIFY(stage.positions().shown < 100);
    QVERIFY(stage.positions().shows(800));
    QCOMPARE(stage.gestures.size(), 1U);
}

void TestSimilarityView::arrowKeysMoveThePosition()
{
    ViewStage<SimilarityView> stage(size, wavesAt(21, 29));
    QTest::keyClick(&stage.view, Qt::Key_Right);
    QCOMPARE(stage.positions().query, 22);
    QTest::keyClick(&stage.view, Qt::Key_Down);
    QCOMPARE(stage.state().waves.pair, 5);
}

void TestSimilarityView::thePlotIsFixedWhileTheBaseChanges()
{
    LabState state = wavesAt(21, 29);
    ViewStage<SimilarityView> stage(size, state);
    const QRectF plot = stage.view.plot().ground;
    QVERIFY(plot.left() > textWidth(wholeNumber(-32), TextRole::Axis, stage.view.look()));
    state.waves.encoding.base = 2; // similarities below zero
    showState(stage.view, state);
    QVERIFY(stage.view.frame().lowest < -1);
    QCOMPARE(stage.view.plot().ground, plot);
    QVERIFY(placeOf(stage.view, 0, stage.view.frame().lowest).y() <= plot.bottom());
}

LAB_WIDGET_TESTS(TestSimilarityView)
#include "tst_similarity_view.moc"
