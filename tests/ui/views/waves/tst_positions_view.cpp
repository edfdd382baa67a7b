#include "core/figures/waves/waves_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/views/waves/waves_stage.h"
#include "ui/drawing/figure_view.h"

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

namespace {

class TableView : public FigureView<drawing::TableValues> {
public:
    explicit TableView(QWidget* parent = nullptr)
        : FigureView(drawing::wavesTable, parent)
    {
    }
};

void showState(TableView& view, const LabState& state)
{
    const WavesSpace space {view.width() - 104, view.height() - 74, 1};
    view.setFrame(
        {std::make_shared<const TableFrame>(tableFrame(state, space)), drawing::wavesState(state)});
}

} // namespace

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

class TestPositionsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDraggedLineMovesItsPosition_data();
    void aDraggedLineMovesItsPosition();
    void aDragIsOneUndoStep();
    void aLineKeepsItsGrabOffset();
    void theNearerOfTwoLinesIsGrabbed();
    void theSideOfThePressSelectsOneOfTwoCoincidentLines();
    void aClickMovesNothing();
    void draggingTheBackgroundPans();
    void theWheelZoomsAtThePointer();
    void aDoubleClickShowsBothHandlesFromZero();
    void arrowKeysMoveThePositionAndThePair();
    void aHoveredHandleHasARing();
};

void TestPositionsView::aDraggedLineMovesItsPosition_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<double>("y");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("query");
    QTest::addColumn<int>("key");
    QTest::addRow("p by its handle") << 21 << above << 26 << 26 << 29;
    QTest::addRow("p in the cells") << 21 << 200.0 << 3 << 3 << 29;
    QTest::addRow("p below the cells") << 21 << 290.0 << 22 << 22 << 29;
    QTest::addRow("p + k by its handle") << 29 << above << 40 << 21 << 40;
    QTest::addRow("p + k past p") << 29 << 150.0 << 10 << 21 << 10;
    QTest::addRow("p to the start") << 21 << 150.0 << -5 << 0 << 29;
}

void TestPositionsView::aDraggedLineMovesItsPosition()
{
    QFETCH(int, from);
    QFETCH(double, y);
    QFETCH(int, to);
    QFETCH(int, query);
    QFETCH(int, key);
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    stage.drag({cellAt(0, from).x(), y}, {cellAt(0, to).x(), y + 2});
    QCOMPARE(stage.positions().query, query);
    QCOMPARE(stage.positions().key, key);
    QCOMPARE(stage.state().waves.pair, 4);
}

void TestPositionsView::aDragIsOneUndoStep()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const LabState start = stage.state();
    stage.drag(cellAt(20, 21), cellAt(20, 40));
    QVERIFY(stage.edits > 10);
    QCOMPARE(stage.gestures.size(), 1U);
    stage.drag(cellAt(20, 40), cellAt(20, 41));
    QCOMPARE(stage.gestures.size(), 2U);
    stage.store.undo();
    QCOMPARE(stage.positions().query, 40);
    stage.store.undo();
    QVERIFY(stage.state() == start);
    QVERIFY(!stage.store.canUndo());
}

void TestPositionsView::aLineKeepsItsGrabOffset()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const QPointF beside = cellAt(20, 21) - QPointF(11, 0);
    stage.drag(beside, beside + QPointF(3, 3));
    QCOMPARE(stage.positions().query, 21);
    stage.drag(beside, beside + QPointF(16, 0));
    QCOMPARE(stage.positions().query, 23);
}

void TestPositionsView::theNearerOfTwoLinesIsGrabbed()
{
    ViewStage<TableView> stage(size, wavesAt(21, 23));
    stage.drag(cellAt(20, 22) + QPointF(2, 0), cellAt(20, 32) + QPointF(2, 0));
    QCOMPARE(stage.positions().query, 21);
    QCOMPARE(stage.positions().key, 33);
}

void TestPositionsView::theSideOfThePressSelectsOneOfTwoCoincidentLines()
{
    for (const auto& [offset, moved] :
        {std::pair {-3, &Positions::query}, std::pair {3, &Positions::key}}) {
        ViewStage<TableView> inCells(size, wavesAt(30, 30));
        const QPointF grip = cellAt(20, 30) + QPointF(offset, 0);
        inCells.drag(grip, grip + QPointF(16, 0));
        QCOMPARE(inCells.positions().*moved, 32);

        ViewStage<TableView> byHandle(size, wavesAt(30, 30));
        const QPointF handle(cellAt(0, 30).x() + 3 * offset, above);
        byHandle.drag(handle, handle + QPointF(16, 0));
        QCOMPARE(byHandle.positions().*moved, 32);
    }
}

void TestPositionsView::aClickMovesNothing()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const Positions start = stage.positions();
    stage.press(cellAt(4, 21));
    stage.move(cellAt(4, 21), cellAt(4, 21) + QPointF(1, 1));
    stage.release(cellAt(4, 21) + QPointF(1, 1));
    stage.click({cellAt(0, 29).x(), above});
    QVERIFY(stage.positions() == start);
    QCOMPARE(stage.state().waves.pair, 4);
    QVERIFY(!stage.store.canUndo());

    ViewStage<TableView> far(size, wavesAt(25'600, 29, 51'200)); // a hundred positions per pixel
    const QPointF line(296, 57);
    far.press(line);
    far.move(line, line + QPointF(1, 1));
    far.release(line + QPointF(1, 1));
    QCOMPARE(far.positions().query, 25'600);
}

void TestPositionsView::draggingTheBackgroundPans()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    stage.drag(cellAt(25, 50), cellAt(25, 45));
    QCOMPARE(stage.positions().first, 5);
    QCOMPARE(stage.positions().shown, 64);
    QCOMPARE(stage.positions().query, 21);
    QCOMPARE(stage.state().waves.pair, 4);
    QCOMPARE(stage.gestures.size(), 1U);
    stage.drag(cellAt(25, 30), cellAt(25, 55));
    QCOMPARE(stage.positions().first, 0);
}

void TestPositionsView::theWheelZoomsAtThePointer()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const QPointF pointer = cellAt(20, 48);
    stage.turnWheel(pointer, -6);
    QCOMPARE(stage.positions().shown, 512);
    stage.hover(pointer);
    const std::int64_t there = stage.pointed.position.value_or(-1);
    for (const int shown : {256, 128, 64, 32, 16, 8, 8}) {
        stage.turnWheel(pointer, 2);
        QCOMPARE(stage.positions().shown, shown);
        stage.hover(pointer);
        QVERIFY(std::abs(stage.pointed.position.value_or(-9) - there) <= 1);
    }
    QCOMPARE(stage.gestures.size(), 1U);
}

void TestPositionsView::aDoubleClickShowsBothHandlesFromZero()
{
    LabState state = wavesAt(21, 29, 8);
    state.position.first = 20;
    ViewStage<TableView> stage(size, state);
    stage.doubleClick(cellAt(20, 40));
    QCOMPARE(stage.positions().first, 0);
    QCOMPARE(stage.positions().shown, 64);

    ViewStage<TableView> far(size, wavesAt(21, 9'999'999, 10'000'000));
    far.doubleClick(cellAt(20, 40));
    QCOMPARE(far.positions().shown, 10'000'000);
    QCOMPARE(far.positions().first, 0);
    ViewStage<TableView> middle(size, wavesAt(200, 3, 10'000'000));
    middle.doubleClick(cellAt(20, 40));
    QCOMPARE(middle.positions().shown, 256);
}

void TestPositionsView::arrowKeysMoveThePositionAndThePair()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    QTest::keyClick(&stage.view, Qt::Key_Right);
    QCOMPARE(stage.positions().query, 22);
    QTest::keyClick(&stage.view, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(stage.positions().query, 12);
    QTest::keyClick(&stage.view, Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(&stage.view, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(stage.positions().query, 0);
    QTest::keyClick(&stage.view, Qt::Key_Down);
    QCOMPARE(stage.state().waves.pair, 5);
    QTest::keyClick(&stage.view, Qt::Key_Up);
    QTest::keyClick(&stage.view, Qt::Key_Up);
    QCOMPARE(stage.state().waves.pair, 3);
    QCOMPARE(stage.positions().key, 29);
    QCOMPARE(stage.gestures.size(), 7U);
}

void TestPositionsView::aHoveredHandleHasARing()
{
    ViewStage<TableView> stage(size, wavesAt(21, 29));
    const QPointF handle(cellAt(0, 21).x(), above);
    const QPointF ring = handle - QPointF(12, 0);
    QVERIFY(stage.colorAt(ring) == stage.view.look().palette.ground);
    stage.hover(handle);
    QVERIFY(stage.colorAt(ring) != stage.view.look().palette.ground);
    QCOMPARE(stage.view.cursor().shape(), Qt::OpenHandCursor);
    stage.press(handle);
    QCOMPARE(stage.view.cursor().shape(), Qt::ClosedHandCursor);
    stage.release(handle);
    stage.hover(cellAt(25, 50));
    QCOMPARE(stage.view.cursor().shape(), Qt::ArrowCursor);
    stage.hover(cellAt(5, 50));
    QCOMPARE(stage.view.cursor().shape(), Qt::SizeVerCursor);
}

LAB_WIDGET_TESTS(TestPositionsView)
#include "tst_positions_view.moc"
