#include "core/figures/waves/waves_figures.h"
#include "core/figures/waves/waves_plot.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/drawn_places.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/figure_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QtMath>

using namespace lab;
using namespace lab::ui;

namespace {

struct Stage : StageOf<wavesPage> {
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

    const FigureView<drawing::TableValues>& table() const
    {
        return static_cast<const FigureView<drawing::TableValues>&>(picture(Picture::WavesTable));
    }
    QRectF tableGround() const { return qt(table().drawn().rows->ground); }
    QPointF tab(std::string_view key = "sinusoidal.width") const { return placeOf(table(), key); }
    /// A point at a position, in pixels of the table.
    QPointF inTable(double position, double column) const
    {
        const drawing::PositionRows& rows = *table().drawn().rows;
        const double count = store.state().waves.encoding.width;
        return {rows.x.pixel(position),
            rows.ground.top() + (column + 0.5) / count * rows.ground.height};
    }
    const FigureView<drawing::CurvesValues>& waves() const
    {
        return static_cast<const FigureView<drawing::CurvesValues>&>(picture(Picture::WavesCurves));
    }
    QRectF wavesGround() const { return qt(waves().drawn().rows->ground); }
    double pixelOf(double position) const { return waves().drawn().rows->x.pixel(position); }
    double base() const { return store.state().waves.encoding.base; }
    int width() const { return store.state().waves.encoding.width; }
    const drawing::Handle& crest() const { return waves().drawn().handles.front(); }
    QPointF crestAt() const { return qt(crest().place); }
    /// Drags the crest in small steps along the positions.
    void dragCrest(double toX) const
    {
        const QPointF place = crestAt();
        drag(picture(Picture::WavesCurves), place, {toX, place.y() + 3});
    }
    QImage imageOf(Picture which) const { return pageOf(bench).copy(picture(which).geometry()); }
};

} // namespace

class TestWavesBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void picturesDoNotOverlapAtAnySize_data();
    void picturesDoNotOverlapAtAnySize();
    void oneLineRunsThroughTableAndWaves();
    void aDragInOnePictureMovesAllOfThem();
    void aHoveredCellIsHighlightedEverywhere();
    void theReadingFollowsTheDraggedLine();
    void unchangedPicturesAreNotRebuilt();
    void everyStateIsShown_data();
    void everyStateIsShown();
    void theDarkThemeAppliesToEveryPicture();
    void aNarrowerTableClearsTheHover();
    void aDraggedCrestStopsAtAKnownBase();
    void draggingACrestChangesTheSharedBaseInOneUndoStep();
    void theTabOfASurroundsTheCurrentOne();
    void aDecadeOfACrestTakesMoreThan35Pixels_data();
    void aDecadeOfACrestTakesMoreThan35Pixels();
    void aCrestBeyondTheLastPositionIsAtTheEnd();
    void theTabOnTheLowerEdgeChangesTheDimension();
    void arrowKeysChangeBaseAndDimension();
    void distancesHaveTheirOwnBaseAndDimension();
    void theCrestOfAIsBesideThatOfB();
    void thePairWithoutABaseSaysSo();
};

void TestWavesBench::picturesDoNotOverlapAtAnySize_data()
{
    addScreens();
}

void TestWavesBench::picturesDoNotOverlapAtAnySize()
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
    QVERIFY(stage.tableGround().width() > 240 * scale);
    QVERIFY(stage.tableGround().height() > 120 * scale);
}

void TestWavesBench::oneLineRunsThroughTableAndWaves()
{
    LabState state = Stage::workedExample();
    state.position.query = 24; // beside the tab
    Stage stage(state);
    const QImage image = pageOf(stage.bench);
    const QPoint top = stage.table().mapToParent(stage.inTable(24, 0).toPoint());
    const int bottom = stage.waves().mapToParent(stage.wavesGround().bottomLeft().toPoint()).y();
    const int firstStrip = stage.waves().mapToParent(stage.wavesGround().topLeft().toPoint()).y();
    const QColor ink = stage.bench.look().palette.text;
    const int below = stage.table().mapToParent(stage.tableGround().bottomLeft().toPoint()).y()
        + int(drawing::waves::lineReach);
    const int above = firstStrip - int(drawing::waves::lineReach);
    int covered = 0;
    for (int y = top.y(); y < bottom - 1; ++y) {
        if (y >= below - 1 && y <= above + 1)
            continue; // the title of the waves
        const bool isInk = image.pixelColor(top.x(), y) == ink;
        QVERIFY2(isInk || y >= firstStrip, qPrintable(QString::number(y)));
        covered += isInk ? 0 : 1;
    }
    // The dots of four waves at p cover part of it.
    QVERIFY2(covered < 50, qPrintable(QString::number(covered)));
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
    const auto& similarity = static_cast<const FigureView<drawing::SimilarityValues>&>(
        stage.picture(Picture::WavesSimilarity));
    QCOMPARE(similarity.frame().frame->shift, -16);
    stage.store.undo();
    QVERIFY(stage.store.state() == start);
    QVERIFY(!stage.store.canUndo());
}

void TestWavesBench::aHoveredCellIsHighlightedEverywhere()
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

void TestWavesBench::unchangedPicturesAreNotRebuilt()
{
    Stage stage;
    QApplication::processEvents();
    PaintCount shift(stage.picture(Picture::WavesShift));
    PaintCount table(stage.picture(Picture::WavesTable));
    LabState state = stage.store.state();
    state.rotations.base = 77; // a parameter of another bench
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
    QCOMPARE(subjectAt(Picture::WavesTable, stage.tableGround().center()),
        isFar ? Reading::Subject::TableRun : Reading::Subject::TableCell);
    QCOMPARE(subjectAt(Picture::WavesSimilarity, {90, 80}),
        isFar ? Reading::Subject::SimilarityRun : Reading::Subject::Similarity);
    QCOMPARE(subjectAt(Picture::WavesShift, {40, 60}), Reading::Subject::Shift);
}

void TestWavesBench::theDarkThemeAppliesToEveryPicture()
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

void TestWavesBench::aNarrowerTableClearsTheHover()
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

void TestWavesBench::aDraggedCrestStopsAtAKnownBase()
{
    Stage stage;
    const QPointF last = stage.wavesGround().bottomRight() - QPointF(30, 10);
    drag(stage.picture(Picture::WavesCurves), last, last); // selects the pair of the wave
    QCOMPARE(stage.store.state().waves.pair, 12);
    stage.store.dispatch(SetParameter {"sinusoidal.pair", std::int64_t {4}});
    const LabState start = stage.store.state();
    QCOMPARE(stage.crest().key, std::string_view("sinusoidal.base"));
    QCOMPARE(stage.crest().which, 8);
    QVERIFY(std::abs(stage.crestAt().x() - stage.pixelOf(15.708)) < 0.1);
    stage.dragCrest(stage.pixelOf(49.7));
    QCOMPARE(stage.base(), 1'000'000.0);
    QVERIFY(std::abs(stage.crestAt().x() - stage.pixelOf(49.673)) < 0.1);
    stage.dragCrest(stage.pixelOf(15.7));
    QCOMPARE(stage.base(), 10'000.0);
    stage.store.undo();
    QCOMPARE(stage.base(), 1'000'000.0);
    stage.undoOnce(start);
}

void TestWavesBench::draggingACrestChangesTheSharedBaseInOneUndoStep()
{
    Stage stage;
    stage.store.dispatch(SetParameter {"link.base", true});
    const LabState start = stage.store.state();
    QCOMPARE(start.rotations.base, 10'000.0);
    stage.dragCrest(stage.pixelOf(49.7));
    QCOMPARE(stage.base(), 1'000'000.0);
    QCOMPARE(stage.store.state().rotations.base, 1'000'000.0);
    stage.store.undo();
    QVERIFY(stage.store.state() == start);
}

void TestWavesBench::theTabOfASurroundsTheCurrentOne()
{
    Stage stage;
    const auto strip = [&] { // below the cells, beside the tab
        const QPointF tab = stage.tab();
        const QRect around = QRectF(tab - QPointF(60, 9), QSizeF(120, 18)).toRect();
        return stage.imageOf(Picture::WavesTable).copy(around);
    };
    stage.store.dispatch(PinState {});
    stage.bench.setComparison(Comparison::Both);
    QCOMPARE(stage.table().drawn().pinned.size(), std::size_t {1});
    QCOMPARE(qt(stage.table().drawn().pinned[0].place), stage.tab());
    const QImage same = strip();
    stage.store.dispatch(ClearPinned {});
    QVERIFY(stage.table().drawn().pinned.empty());
    QVERIFY(strip() != same);
}

void TestWavesBench::aDecadeOfACrestTakesMoreThan35Pixels_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("shown");
    QTest::addColumn<double>("base");
    for (const int width : {4, 8, 64, 1024})
        for (const qint64 shown : {32, 64, 1'000'000})
            for (const double base : {2.0, 10'000.0, 1e9})
                QTest::addRow("%d %lld %g", width, shown, base)
                    << width << qint64 {0} << shown << base;
    QTest::addRow("further on") << 64 << qint64 {40} << qint64 {64} << 10'000.0;
}

void TestWavesBench::aDecadeOfACrestTakesMoreThan35Pixels()
{
    QFETCH(int, width);
    QFETCH(qint64, first);
    QFETCH(qint64, shown);
    QFETCH(double, base);
    LabState state = Stage::workedExample();
    state.waves.encoding.width = width;
    state.waves.encoding.base = base;
    state.position.first = first;
    state.position.shown = shown;
    for (const double way : {-35.0, 35.0}) {
        const Stage stage(state);
        QVERIFY(stage.crest().scaled);
        QVERIFY(stage.wavesGround().adjusted(-1, -1, 1, 1).contains(stage.crestAt()));
        stage.dragCrest(stage.crestAt().x() + way);
        QVERIFY(way < 0 ? stage.base() < base : stage.base() > base);
        QVERIFY2(std::abs(std::log10(stage.base() / base)) <= 1,
            qPrintable(QString::number(stage.base())));
    }
}

void TestWavesBench::aCrestBeyondTheLastPositionIsAtTheEnd()
{
    Stage stage;
    const double end = stage.pixelOf(63);
    press(stage.picture(Picture::WavesCurves), stage.crestAt());
    for (const double beyond : {-40.0, 0.0, 30.0, 60.0}) {
        sendMouse(stage.picture(Picture::WavesCurves), QEvent::MouseMove,
            {end + beyond, stage.crestAt().y()}, Qt::LeftButton);
        QCOMPARE(stage.crest().which, 8);
    }
    release(stage.picture(Picture::WavesCurves), {end + 60, stage.crestAt().y()});
    QVERIFY(stage.base() > 1e7);
    QVERIFY(std::abs(stage.crestAt().x() - end) < 0.1);
}

void TestWavesBench::theTabOnTheLowerEdgeChangesTheDimension()
{
    Stage stage;
    const LabState start = stage.store.state();
    PictureView& table = stage.picture(Picture::WavesTable);
    const QPointF tab = stage.tab();
    QCOMPARE(tab.y(), stage.tableGround().bottom());
    for (const auto& [down, width] :
        {std::pair {40, 128}, std::pair {80, 256}, std::pair {-40, 32}, std::pair {-80, 16}}) {
        drag(table, tab, tab + QPointF(0, down));
        QCOMPARE(stage.width(), width);
        QCOMPARE(stage.tab(), tab);
        stage.undoOnce(start);
        QVERIFY(!stage.store.canUndo());
    }
}

void TestWavesBench::arrowKeysChangeBaseAndDimension()
{
    Stage stage;
    const LabState start = stage.store.state();
    PictureView& waves = stage.picture(Picture::WavesCurves);
    QTest::keyClick(&waves, Qt::Key_Return);
    for (const double base : {20'000.0, 50'000.0, 100'000.0}) {
        QTest::keyClick(&waves, Qt::Key_Right);
        QCOMPARE(stage.base(), base);
    }
    QTest::keyClick(&waves, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(stage.base(), 1'000'000.0);
    QTest::keyClick(&waves, Qt::Key_End); // moves the crest to the last position
    QVERIFY(std::abs(std::log10(stage.base()) - 4 * std::log10(2 * 63 / M_PI)) < 1e-9);
    for (int key = 0; key < 5; ++key)
        stage.store.undo();
    QVERIFY(stage.store.state() == start && !stage.store.canUndo());

    PictureView& table = stage.picture(Picture::WavesTable);
    QTest::keyClick(&table, Qt::Key_Return);
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(stage.width(), 72);
    QTest::keyClick(&table, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(stage.width(), 32);
    QTest::keyClick(&table, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(stage.width(), 34);
}

void TestWavesBench::distancesHaveTheirOwnBaseAndDimension()
{
    LabState state = Stage::workedExample();
    state.waves.shown = WavesEncoding::Functional;
    Stage stage(state);
    const LabState start = stage.store.state();
    const auto& sinusoid = [&]() -> const Sinusoidal& {
        return stage.store.state().schemes.functionalRelative.sinusoid;
    };
    stage.dragCrest(stage.pixelOf(49.7));
    QCOMPARE(sinusoid().base, 1'000'000.0);
    stage.undoOnce(start);
    const QPointF tab = stage.tab("functional_relative.width");
    drag(stage.picture(Picture::WavesTable), tab, tab + QPointF(0, 40));
    QCOMPARE(sinusoid().width, 2 * start.schemes.functionalRelative.sinusoid.width);
    QVERIFY(stage.store.state().waves == start.waves);
}

void TestWavesBench::theCrestOfAIsBesideThatOfB()
{
    Stage stage;
    stage.store.dispatch(PinState {});
    stage.bench.setComparison(Comparison::Both);
    const QPointF before = stage.crestAt();
    QCOMPARE(qt(stage.waves().drawn().pinned.at(0).place), before);
    stage.dragCrest(stage.pixelOf(49.7));
    const auto& pinned = stage.waves().drawn().pinned;
    QCOMPARE(pinned.size(), std::size_t {1});
    QVERIFY(QLineF(qt(pinned.front().place), before).length() < 1);
}

void TestWavesBench::thePairWithoutABaseSaysSo()
{
    const Stage stage;
    PictureView& waves = stage.picture(Picture::WavesCurves);
    const QRectF ground = stage.wavesGround();
    const auto reportedAt = [&](double share) {
        const QPoint point(
            qRound(ground.right() - 40), qRound(ground.top() + share * ground.height()));
        QHelpEvent asked(QEvent::ToolTip, point, waves.mapToGlobal(point));
        QApplication::sendEvent(&waves, &asked);
        return QToolTip::text();
    };
    QVERIFY(!reportedAt(0.6).contains(QStringLiteral("Pair 0")));
    QVERIFY(reportedAt(0.1).contains(QStringLiteral("Pair 0 does not depend on the base.")));
}

LAB_WIDGET_TESTS(TestWavesBench)
#include "tst_waves_bench.moc"
