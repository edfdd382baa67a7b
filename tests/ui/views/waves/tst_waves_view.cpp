#include "tests/qt_test.h"
#include "tests/ui/views/waves/waves_stage.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/position_lines.h"
#include "ui/paint/waves/waves.h"
#include "ui/views/waves/waves_view.h"

#include <QtMath>

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

void showState(WavesView& view, const LabState& state)
{
    const QRectF ground = wavesGround(view.rect(), view.look());
    const int across = std::max(8, qRound(ground.width()));
    view.setFrame(wavesFrame(state, {across, std::max(8, qRound(ground.height())), 1},
        shownPairs(sinusoid(state).width / 2, state.waves.pair)));
    view.setMarks(state.position, state.waves.pair);
}

} // namespace lab::ui

namespace {

constexpr QSize size(616, 242); // four strips of 43 pixels from (40, 36), 8 pixels per position

QPointF placeOf(int wave, double position, double value)
{
    return {40 + 8 * position + 4, 36 + 43 * (wave + 0.5) - value * 0.36 * 43};
}

double thetaOf(int pair)
{
    return std::pow(10000, -2.0 * pair / 64);
}

} // namespace

class TestWavesView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePlotIsAlignedWithTheTable();
    void theAxisNameDoesNotTouchALongFirstNumber();
    void aWavePassesThroughItsSamples();
    void theSelectedWaveIsThicker();
    void aHoveredWaveIsThicker();
    void theLineOfPEntersFromAbove();
    void aClickSelectsTheWave();
    void aDraggedLineMovesItsPosition();
    void draggingTheBackgroundPans();
    void theReadingNamesTheHoveredRun();
    void fewPairsHaveFewWaves();
};

void TestWavesView::thePlotIsAlignedWithTheTable()
{
    ViewStage<WavesView> stage(size, wavesAt(21, 29));
    QCOMPARE(stage.view.plot().ground, QRectF(40, 36, 512, 172));
}

void TestWavesView::theAxisNameDoesNotTouchALongFirstNumber()
{
    for (const std::int64_t first : {0, 9'999'936}) {
        LabState state = wavesAt(first, first);
        state.position.first = first;
        const ViewStage<WavesView> stage(size, state);
        const Plot plot = stage.view.plot();
        const FormulaLabel name = positionName(plot, Across::Positions, stage.view.look());
        const Axis::Tick& tick = plot.x.ticks.front();
        const double half = textWidth(tick.label, TextRole::Axis, stage.view.look()) / 2;
        QVERIFY(!tick.label.isEmpty());
        QVERIFY(name.baseline.x() >= 0);
        QVERIFY(
            name.baseline.x() + widthOf(name, stage.view.look()) < plot.x.pixel(tick.value) - half);
    }
}

void TestWavesView::aWavePassesThroughItsSamples()
{
    ViewStage<WavesView> stage(size, wavesAt(21, 29));
    const QImage image = stage.image();
    int wave = 0;
    for (const int pair : {0, 4, 8, 12}) {
        const QColor colour = pairColor(stage.view.look().palette, pair, 32);
        for (const int position : {5, 40, 60}) {
            const double value = std::sin(position * thetaOf(pair));
            QCOMPARE(image.pixelColor(placeOf(wave, position, value).toPoint()), colour);
            QVERIFY(image.pixelColor(
                        placeOf(wave, position, value > 0 ? value - 0.9 : value + 0.9).toPoint())
                != colour);
        }
        ++wave;
    }
}

namespace {

/// The height in pixels of the wave at a crest of pair 8.
int thicknessOfPair8(ViewStage<WavesView>& stage)
{
    const QImage image = stage.image();
    const int x = qRound(placeOf(2, 15.7, 1).x());
    const QColor ground = stage.view.look().palette.ground;
    int thickness = 0;
    for (int y = 36 + 2 * 43; y < 36 + 2 * 43 + 20; ++y)
        thickness += image.pixelColor(x, y) != ground ? 1 : 0;
    return thickness;
}

} // namespace

void TestWavesView::theSelectedWaveIsThicker()
{
    LabState state = wavesAt(40, 50, 128); // no dots
    ViewStage<WavesView> plain(size, state);
    state.waves.pair = 8;
    ViewStage<WavesView> selected(size, state);
    constexpr int crest = qRound(40 + 4 * 78.5); // the second crest, as a diamond covers the first
    const auto inkAt = [](ViewStage<WavesView>& stage) {
        const QImage image = stage.image();
        double ink = 0;
        for (int y = 122; y < 142; ++y)
            ink += 255 - image.pixelColor(crest, y).lightness();
        return ink;
    };
    QVERIFY(inkAt(selected) > 1.4 * inkAt(plain));
}

void TestWavesView::aHoveredWaveIsThicker()
{
    ViewStage<WavesView> stage(size, wavesAt(40, 50));
    const int resting = thicknessOfPair8(stage);
    stage.hover(placeOf(2, 30, 0));
    QCOMPARE(stage.pointed.pair, 8);
    QVERIFY(thicknessOfPair8(stage) >= resting);
    Focus focus;
    focus.picture = Picture::WavesTable;
    focus.pair = 8;
    stage.view.setPointed(focus);
    const QImage pointed = stage.image();
    stage.view.setPointed({});
    QVERIFY(pointed != stage.image());
}

void TestWavesView::theLineOfPEntersFromAbove()
{
    ViewStage<WavesView> stage(size, wavesAt(30, 40));
    const QImage image = stage.image();
    const int x = qRound(placeOf(0, 30, 0).x());
    const int start = qCeil(stage.view.plot().ground.top() - lineReach);
    for (int y = start; y < 36; ++y)
        QCOMPARE(image.pixelColor(x, y), stage.view.look().palette.text);
    QCOMPARE(image.pixelColor(x, 207), stage.view.look().palette.text);
    QVERIFY(image.pixelColor(x, 215) != stage.view.look().palette.text);
}

void TestWavesView::aClickSelectsTheWave()
{
    ViewStage<WavesView> stage(size, wavesAt(21, 29));
    stage.click(placeOf(3, 50, 0.5));
    QCOMPARE(stage.state().waves.pair, 12);
    stage.click(placeOf(0, 50, -0.5));
    QCOMPARE(stage.state().waves.pair, 0);
    stage.click({20, placeOf(2, 0, 0).y()});
    QCOMPARE(stage.state().waves.pair, 8);
}

void TestWavesView::aDraggedLineMovesItsPosition()
{
    ViewStage<WavesView> stage(size, wavesAt(21, 29));
    stage.drag(placeOf(1, 21, 0), placeOf(1, 33, 0.2));
    QCOMPARE(stage.positions().query, 33);
    stage.drag(placeOf(1, 29, 0), placeOf(1, 2, 0.2));
    QCOMPARE(stage.positions().key, 2);
    QCOMPARE(stage.gestures.size(), 2U);
}

void TestWavesView::draggingTheBackgroundPans()
{
    ViewStage<WavesView> stage(size, wavesAt(21, 29));
    stage.drag(placeOf(1, 60, 0), placeOf(1, 50, 1));
    QCOMPARE(stage.positions().first, 10);
    QCOMPARE(stage.state().waves.pair, 4);
}

void TestWavesView::theReadingNamesTheHoveredRun()
{
    ViewStage<WavesView> stage(size, wavesAt(21, 29));
    stage.hover(placeOf(2, 50, 0));
    QCOMPARE(stage.pointed.picture, Picture::WavesCurves);
    QCOMPARE(stage.pointed.pair, 8);
    QCOMPARE(stage.pointed.column, 8);
    QCOMPARE(stage.pointed.position, 50);

    ViewStage<WavesView> far(size, wavesAt(21, 29, 51'200));
    far.hover({100.5, 100});
    QCOMPARE(far.pointed.position, 6000);
    QCOMPARE(far.pointed.covered, 100);
}

void TestWavesView::fewPairsHaveFewWaves()
{
    LabState state = wavesAt(21, 29);
    state.waves.encoding.width = 2;
    ViewStage<WavesView> stage(size, state);
    const QColor colour = pairColor(stage.view.look().palette, 0, 1);
    const QPointF crest(40 + 8 * 8 + 4, 36 + 86 - std::sin(8.0) * 0.36 * 172);
    QCOMPARE(stage.colorAt(crest), colour);
    stage.click({300, 190});
    QCOMPARE(stage.state().waves.pair, 0);
}

LAB_WIDGET_TESTS(TestWavesView)
#include "tst_waves_view.moc"
