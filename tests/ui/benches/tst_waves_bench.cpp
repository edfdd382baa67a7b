#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/benches/waves_bench.h"
#include "ui/paint/waves/position_lines.h"
#include "ui/views/waves/similarity_view.h"
#include "ui/views/waves/table_view.h"
#include "ui/views/waves/waves_view.h"

#include <QApplication>
#include <QPainter>
#include <QtMath>

using namespace lab;
using namespace lab::ui;

namespace {

struct Stage : BenchStage<WavesBench> {
    explicit Stage(const LabState& start = workedExample(), QSize size = usualSize)
        : BenchStage(start, size)
    {
    }

    static LabState workedExample()
    {
        LabState state;
        state.bench = BenchId::Waves;
        state.position.query = 21;
        state.position.key = 29;
        return state;
    }

    const TableView& table() const
    {
        return static_cast<const TableView&>(picture(Picture::WavesTable));
    }
    /// Of a position, in the table's own pixels.
    QPointF inTable(double position, double column) const
    {
        const Plot plot = table().plot();
        const double rows = store.state().waves.encoding.width;
        return {plot.x.pixel(position),
            plot.ground.top() + (column + 0.5) / rows * plot.ground.height()};
    }
    QImage imageOf(Picture which) const { return pageOf(bench).copy(picture(which).geometry()); }
};

} // namespace

class TestWavesBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noPicturesOverlapAtAnySize_data();
    void noPicturesOverlapAtAnySize();
    void oneLineRunsThroughTableAndWaves();
    void aDragInOnePictureMovesAllOfThem();
    void aHoveredCellLightsUpEverywhere();
    void theReadingFollowsTheDraggedLine();
    void whatDidNotChangeIsNotMadeAgain();
    void everyStateIsShown_data();
    void everyStateIsShown();
    void theDarkThemeReachesEveryPicture();
    void aNarrowerTableForgetsWhatWasPointedAt();
};

void TestWavesBench::noPicturesOverlapAtAnySize_data()
{
    addScreens();
}

void TestWavesBench::noPicturesOverlapAtAnySize()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Stage stage(Stage::workedExample(), size);
    Look look = stage.bench.look();
    look.scale = scale;
    stage.bench.setLook(look);
    QCOMPARE(stage.bench.pictures().size(), 4U);
    QVERIFY(picturesKeepApart(stage.bench));
    const QRect table = stage.picture(Picture::WavesTable).geometry();
    const QRect waves = stage.picture(Picture::WavesCurves).geometry();
    QCOMPARE(waves.top(), table.bottom() + 1);
    QCOMPARE(waves.left(), table.left());
    QCOMPARE(waves.width(), table.width());
    QVERIFY(stage.table().plot().ground.width() > 240 * scale);
    QVERIFY(stage.table().plot().ground.height() > 120 * scale);
}

void TestWavesBench::oneLineRunsThroughTableAndWaves()
{
    LabState state = Stage::workedExample();
    state.position.query = 32;
    Stage stage(state);
    const QImage image = pageOf(stage.bench);
    const QPoint top = stage.table().mapToParent(stage.inTable(32, 0).toPoint());
    const auto& waves = static_cast<const WavesView&>(stage.picture(Picture::WavesCurves));
    const int bottom = waves.mapToParent(waves.plot().ground.bottomLeft().toPoint()).y();
    const int firstStrip = waves.mapToParent(waves.plot().ground.topLeft().toPoint()).y();
    const QColor ink = stage.bench.look().palette.text;
    const int below =
        stage.table().mapToParent(stage.table().plot().ground.bottomLeft().toPoint()).y()
        + int(lineReach);
    const int above = firstStrip - int(lineReach);
    int covered = 0;
    for (int y = top.y(); y < bottom - 1; ++y) {
        if (y >= below - 1 && y <= above + 1)
            continue; // the title of the waves
        const bool isInk = image.pixelColor(top.x(), y) == ink;
        QVERIFY2(isInk || y >= firstStrip, qPrintable(QString::number(y)));
        covered += isInk ? 0 : 1;
    }
    QVERIFY2(covered < 50, qPrintable(QString::number(covered))); // by the dots of four waves at p
}

void TestWavesBench::aDragInOnePictureMovesAllOfThem()
{
    Stage stage;
    const LabState start = stage.store.state();
    const QImage before[] = {stage.imageOf(Picture::WavesTable),
        stage.imageOf(Picture::WavesCurves), stage.imageOf(Picture::WavesSimilarity),
        stage.imageOf(Picture::WavesShift)};
    drag(stage.picture(Picture::WavesTable), stage.inTable(21, 20), stage.inTable(45, 20));
    QCOMPARE(stage.store.state().position.query, 45);
    QCOMPARE(stage.store.state().position.key, 29);
    QVERIFY(stage.imageOf(Picture::WavesTable) != before[0]);
    QVERIFY(stage.imageOf(Picture::WavesCurves) != before[1]);
    QVERIFY(stage.imageOf(Picture::WavesSimilarity) != before[2]);
    QVERIFY(stage.imageOf(Picture::WavesShift) != before[3]);
    const auto& similarity =
        static_cast<const SimilarityView&>(stage.picture(Picture::WavesSimilarity));
    QCOMPARE(similarity.frame().shift, -16);
    stage.store.undo();
    QVERIFY(stage.store.state() == start);
    QVERIFY(!stage.store.canUndo());
}

void TestWavesBench::aHoveredCellLightsUpEverywhere()
{
    Stage stage;
    const QImage waves = stage.imageOf(Picture::WavesCurves);
    const QImage similarity = stage.imageOf(Picture::WavesSimilarity);
    const QImage shift = stage.imageOf(Picture::WavesShift);
    hover(stage.picture(Picture::WavesTable), stage.inTable(50, 12));
    QVERIFY(stage.imageOf(Picture::WavesCurves) != waves);
    QVERIFY(stage.imageOf(Picture::WavesSimilarity) != similarity);
    QVERIFY(stage.imageOf(Picture::WavesShift) != shift); // the matrix of pair 12
    QCOMPARE(stage.bench.readingLine().reading().focus.column, 12);
    QCOMPARE(stage.bench.readingLine().reading().focus.position, 50);

    QEvent leaving(QEvent::Leave);
    QApplication::sendEvent(&stage.picture(Picture::WavesTable), &leaving);
    QCOMPARE(stage.imageOf(Picture::WavesShift), shift);
    QCOMPARE(stage.imageOf(Picture::WavesCurves), waves);
}

void TestWavesBench::theReadingFollowsTheDraggedLine()
{
    Stage stage;
    PictureView& table = stage.picture(Picture::WavesTable);
    const QPointF from = stage.inTable(29, 20);
    press(table, from);
    for (int position = 30; position <= 40; ++position)
        sendMouse(table, QEvent::MouseMove, stage.inTable(position, 20), Qt::LeftButton);
    QCOMPARE(stage.store.state().position.key, 40);
    QCOMPARE(stage.bench.readingLine().reading().focus.position, 40);
    QCOMPARE(stage.bench.readingLine().reading().focus.pair, 4);
    release(table, stage.inTable(40, 20));
}

namespace {

/// Counts the paint events of a picture.
class PaintCount : public QObject {
public:
    explicit PaintCount(QObject& watched) { watched.installEventFilter(this); }
    int paints = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

void TestWavesBench::whatDidNotChangeIsNotMadeAgain()
{
    Stage stage;
    QApplication::processEvents();
    PaintCount shift(stage.picture(Picture::WavesShift));
    PaintCount table(stage.picture(Picture::WavesTable));
    LabState state = stage.store.state();
    state.rotations.base = 77; // of another bench
    stage.bench.setState(state);
    QApplication::processEvents();
    QCOMPARE(shift.paints, 0);
    QCOMPARE(table.paints, 0);
    state.waves.encoding.base = 77;
    stage.bench.setState(state);
    QApplication::processEvents();
    QCOMPARE(shift.paints, 1);
    QCOMPARE(table.paints, 1);
}

void TestWavesBench::everyStateIsShown_data()
{
    QTest::addColumn<SinusoidalLayout>("layout");
    QTest::addColumn<int>("width");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("shown");
    for (const auto& [name, layout] : {std::pair {"interleaved", SinusoidalLayout::Interleaved},
             std::pair {"halves", SinusoidalLayout::Halves},
             std::pair {"tensor2tensor", SinusoidalLayout::Tensor2Tensor}}) {
        for (const int width : {2, 8, 64, 1024}) {
            for (const qint64 shown : {8, 1000, 10'000'000})
                QTest::addRow("%s %d %lld", name, width, shown)
                    << layout << width << qint64 {0} << shown;
        }
    }
    QTest::addRow("the end") << SinusoidalLayout::Halves << 64 << qint64 {9'999'937} << qint64 {64};
}

void TestWavesBench::everyStateIsShown()
{
    QFETCH(SinusoidalLayout, layout);
    QFETCH(int, width);
    QFETCH(qint64, first);
    QFETCH(qint64, shown);
    LabState state = Stage::workedExample();
    state.waves.encoding = {layout, 10000, width};
    state.position.first = first;
    state.position.shown = shown;
    Stage stage(state, {640, 576});
    pageOf(stage.bench);
    for (const PictureView* view : stage.bench.pictures()) {
        QVERIFY(!view->numbers().rows.empty());
        QCOMPARE(view->numbers().rows.front().size(), view->numbers().header.size());
    }
    const auto subjectAt = [&](Picture which, QPointF point) {
        hover(stage.picture(which), point);
        pageOf(stage.bench);
        return stage.bench.readingLine().reading().subject;
    };
    const bool isFar = shown >= 1000;
    QCOMPARE(subjectAt(Picture::WavesTable, stage.table().plot().ground.center()),
        isFar ? Reading::Subject::TableRun : Reading::Subject::TableCell);
    QCOMPARE(subjectAt(Picture::WavesSimilarity, {90, 80}),
        isFar ? Reading::Subject::SimilarityRun : Reading::Subject::Similarity);
    QCOMPARE(subjectAt(Picture::WavesShift, {40, 60}), Reading::Subject::Shift);
}

void TestWavesBench::theDarkThemeReachesEveryPicture()
{
    Stage stage;
    Look look = stage.bench.look();
    look.palette = darkPalette();
    stage.bench.setLook(look);
    const QImage image = pageOf(stage.bench);
    for (const PictureView* view : stage.bench.pictures())
        QCOMPARE(image.pixelColor(view->geometry().bottomRight()), look.palette.ground);
    const QPoint slowest = stage.table().mapToParent(stage.inTable(5, 63).toPoint());
    QCOMPARE(image.pixelColor(slowest), look.palette.positive.back());
}

void TestWavesBench::aNarrowerTableForgetsWhatWasPointedAt()
{
    Stage stage;
    hover(stage.picture(Picture::WavesTable), stage.inTable(50, 60));
    stage.store.dispatch(SetParameter {"sinusoidal.width", std::int64_t {4}});
    pageOf(stage.bench);
    hover(stage.picture(Picture::WavesShift), {40, 60});
    stage.store.dispatch(SetParameter {"sinusoidal.width", std::int64_t {2}});
    pageOf(stage.bench);
    QVERIFY(stage.bench.readingLine().reading().focus.pair.value_or(0) == 0);
}

LAB_WIDGET_TESTS(TestWavesBench)
#include "tst_waves_bench.moc"
