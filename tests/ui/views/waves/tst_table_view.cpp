#include "tests/qt_test.h"
#include "tests/ui/views/waves/waves_stage.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/waves/encoding_table.h"
#include "ui/paint/waves/position_lines.h"
#include "ui/views/waves/table_view.h"

#include <QtMath>

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

static void showState(TableView& view, const LabState& state)
{
    const QRectF ground = tableGround(view.rect(), view.look());
    const int across = std::max(8, qRound(ground.width()));
    view.setFrame(tableFrame(state, {across, std::max(8, qRound(ground.height())), 1}));
    view.setMarks(state.position, state.waves.pair);
}

} // namespace lab::ui

namespace {

constexpr QSize size(616, 330); // cells of 8 x 4 pixels from (40, 40)

/// The centre of a cell of the default picture.
QPointF cellAt(int column, int position)
{
    return {40 + 8 * position + 4.0, 40 + 4 * column + 2.0};
}

constexpr double above = 30; ///< y of the handles

} // namespace

class TestTableView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCellsFillTheTable();
    void aCellHasTheColourOfItsValue();
    void newDataIsPainted();
    void theLineOfPLeavesTheTable();
    void theSelectedRowIsMarkedBesideTheCells();
    void aHoveredRowIsOutlined();
    void aClickSelectsThePairOfTheRow_data();
    void aClickSelectsThePairOfTheRow();
    void theSelectedRowCanBeDraggedWithinItsHalf_data();
    void theSelectedRowCanBeDraggedWithinItsHalf();
    void theReadingNamesTheHoveredRun();
};

void TestTableView::theCellsFillTheTable()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    QCOMPARE(stage.view.plot().ground, QRectF(40, 40, 512, 256));
}

void TestTableView::aCellHasTheColourOfItsValue()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const TableFrame frame = tableFrame(stage.state(), {512, 256, 1});
    const QImage image = stage.image();
    for (const auto& [column, position] :
        {std::pair {0, 2}, std::pair {3, 60}, std::pair {35, 40}, std::pair {63, 10}}) {
        const QColor expected =
            cellColor(frame.cells, frame.cells.at(column, position), stage.view.look().palette);
        QCOMPARE(image.pixelColor(cellAt(column, position).toPoint()), expected);
    }
}

void TestTableView::newDataIsPainted()
{
    LabState state = wavesAt(21, 29);
    ViewStage<TableView> stage(size, state);
    const QImage before = stage.image();
    state.waves.encoding.base = 20;
    showState(stage.view, state);
    QVERIFY(stage.image() != before);
    state.waves.encoding.base = 10000;
    showState(stage.view, state);
    QCOMPARE(stage.image(), before);
}

void TestTableView::theLineOfPLeavesTheTable()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const QImage image = stage.image();
    const Palette& palette = stage.view.look().palette;
    const int p = qRound(cellAt(0, 21).x());
    const int end = qFloor(stage.view.plot().ground.bottom() + lineReach);
    for (int y = 40; y < end; ++y)
        QCOMPARE(image.pixelColor(p, y), palette.text);
    QVERIFY(image.pixelColor(p, end + 2) != palette.text); // the title of the waves is here
    QCOMPARE(image.pixelColor(p, 30), palette.query);
    // Over cells the line has an edge, so that it is visible on any colour.
    QCOMPARE(image.pixelColor(p - 2, 250), palette.ground);
    QVERIFY(image.pixelColor(p - 3, 250) != palette.ground);
    const int n = qRound(cellAt(0, 29).x());
    const int low = end - 2;
    QVERIFY(
        image.pixelColor(n, low) == palette.text || image.pixelColor(n - 1, low) == palette.text);
}

void TestTableView::theSelectedRowIsMarkedBesideTheCells()
{
    LabState state = wavesAt(21, 29);
    state.waves.pair = 10;
    ViewStage<TableView> stage(size, state);
    const QImage image = stage.image();
    const QColor ink = stage.view.look().palette.text;
    for (const int column : {10, 42}) {
        const int y = qRound(cellAt(column, 0).y());
        QCOMPARE(image.pixelColor(37, y), ink);
        QCOMPARE(image.pixelColor(555, y), ink);
    }
    QVERIFY(image.pixelColor(37, qRound(cellAt(20, 0).y())) != ink);
}

void TestTableView::aHoveredRowIsOutlined()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const QPoint border = QPointF(cellAt(20, 50).x(), 40 + 4 * 20 - 1).toPoint();
    const QPoint cosineBorder = QPointF(cellAt(52, 50).x(), 40 + 4 * 52 - 1).toPoint();
    const QColor ink = stage.view.look().palette.text;
    QVERIFY(stage.image().pixelColor(border) != ink);

    Focus focus;
    focus.picture = Picture::WavesCurves;
    focus.pair = 20;
    stage.view.setPointed(focus);
    QCOMPARE(stage.image().pixelColor(border), ink);
    QCOMPARE(stage.image().pixelColor(cosineBorder), ink);

    focus.column = 20;
    stage.view.setPointed(focus);
    QCOMPARE(stage.image().pixelColor(border), ink);
    QVERIFY(stage.image().pixelColor(cosineBorder) != ink);
}

void TestTableView::aClickSelectsThePairOfTheRow_data()
{
    QTest::addColumn<SinusoidalLayout>("layout");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("pair");
    QTest::addRow("sine") << SinusoidalLayout::Halves << 10 << 10;
    QTest::addRow("cosine") << SinusoidalLayout::Halves << 42 << 10;
    QTest::addRow("first") << SinusoidalLayout::Halves << 0 << 0;
    QTest::addRow("last") << SinusoidalLayout::Halves << 63 << 31;
    QTest::addRow("interleaved") << SinusoidalLayout::Interleaved << 21 << 10;
    QTest::addRow("tensor2tensor") << SinusoidalLayout::Tensor2Tensor << 33 << 1;
}

void TestTableView::aClickSelectsThePairOfTheRow()
{
    QFETCH(SinusoidalLayout, layout);
    QFETCH(int, column);
    QFETCH(int, pair);
    LabState state = wavesAt(21, 29);
    state.waves.encoding.layout = layout;
    ViewStage<TableView> stage(size, state);
    stage.click(cellAt(column, 50));
    QCOMPARE(stage.state().waves.pair, pair);
    QCOMPARE(stage.edits, 1);
}

void TestTableView::theSelectedRowCanBeDraggedWithinItsHalf_data()
{
    QTest::addColumn<SinusoidalLayout>("layout");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("pair");
    const auto halves = SinusoidalLayout::Halves;
    QTest::addRow("down") << halves << 4 << 9 << 9;
    QTest::addRow("up") << halves << 4 << 1 << 1;
    QTest::addRow("past the first") << halves << 4 << -5 << 0;
    QTest::addRow("past the last sine") << halves << 4 << 50 << 31;
    QTest::addRow("by the cosine row") << halves << 36 << 46 << 14;
    QTest::addRow("interleaved") << SinusoidalLayout::Interleaved << 8 << 18 << 9;
}

void TestTableView::theSelectedRowCanBeDraggedWithinItsHalf()
{
    QFETCH(SinusoidalLayout, layout);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, pair);
    LabState state = wavesAt(21, 29);
    state.waves.encoding.layout = layout;
    ViewStage<TableView> stage(size, state);
    stage.drag(cellAt(from, 50), cellAt(to, 51));
    QCOMPARE(stage.state().waves.pair, pair);
    QCOMPARE(stage.gestures.size(), 1U);
    QCOMPARE(stage.positions().first, 0);
}

void TestTableView::theReadingNamesTheHoveredRun()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    stage.hover(cellAt(36, 50));
    QCOMPARE(stage.pointed.picture, Picture::WavesTable);
    QCOMPARE(stage.pointed.column, 36);
    QCOMPARE(stage.pointed.pair, 4);
    QCOMPARE(stage.pointed.position, 50);
    QCOMPARE(stage.pointed.covered, 1);

    stage.hover({cellAt(0, 29).x(), above});
    QCOMPARE(stage.pointed.position, 29);
    QVERIFY(!stage.pointed.pair);

    QEvent leaving(QEvent::Leave);
    QApplication::sendEvent(&stage.view, &leaving);
    QVERIFY(stage.pointed == Focus {});

    ViewStage<TableView> far(size, wavesAt(21, 29, 512'000));
    far.hover({40.5, 100});
    QCOMPARE(far.pointed.position, 0);
    QCOMPARE(far.pointed.covered, 1000);
    far.hover({551.5, 100});
    QCOMPARE(far.pointed.position, 511'000);
    QCOMPARE(far.pointed.covered, 1000);
}

LAB_WIDGET_TESTS(TestTableView)
#include "tst_table_view.moc"
