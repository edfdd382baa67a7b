#include "core/figures/biases/biases_figures.h"
#include "core/figures/biases/cell_axis.h"
#include "tests/qt_test.h"
#include "tests/ui/views/biases/biases_start.h"
#include "ui/drawing/figure_view.h"
#include "ui/store/store.h"

#include <QApplication>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace lab;
using namespace lab::ui;

namespace {

/// A matrix connected to a store as in the window.
struct Stage {
    Store store {biasesStart()};
    FigureView<drawing::BiasMatrixValues> view {drawing::biasesMatrix, nullptr};

    Stage()
    {
        view.resize(480, 400);
        QObject::connect(&view, &PictureView::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &view, [this] { show(); });
        show();
    }
    void show()
    {
        view.setFrame({std::make_shared<const BiasMatrixFrame>(biasMatrixFrame(store.state(), 320)),
            positions()});
    }
    const Positions& positions() const { return store.state().position; }
    drawing::Box plot() const { return view.drawn().zones.front().box; }
    drawing::CellAxis axis(double from, double to) const
    {
        return {view.frame().matrix->runs, view.frame().matrix->end, from, to};
    }
    QPointF cell(std::int64_t query, std::int64_t key) const
    {
        return {axis(plot().left(), plot().right()).pixel(key),
            axis(plot().top(), plot().bottom()).pixel(query)};
    }
    double cellSize() const { return axis(plot().left(), plot().right()).cellSize(); }
    const drawing::Handle& handle(std::string_view key) const
    {
        return *std::ranges::find(view.drawn().handles, key, &drawing::Handle::key);
    }
    QPointF queryHandle() const { return qt(handle("position.query").place); }
    QPointF keyHandle() const { return qt(handle("position.key").place); }

    void mouse(QEvent::Type type, QPointF point, Qt::MouseButtons held)
    {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, point, view.mapToGlobal(point), button, held, {});
        QApplication::sendEvent(&view, &event);
    }
    void drag(QPointF from, QPointF to)
    {
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
        constexpr int steps = 12;
        for (int step = 1; step <= steps; ++step)
            mouse(QEvent::MouseMove, from + (to - from) * step / steps, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, to, Qt::NoButton);
    }
    int undoSteps()
    {
        int steps = 0;
        for (; store.canUndo(); ++steps)
            store.undo();
        return steps;
    }
};

} // namespace

class TestBiasMatrixView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theQueryHandleMovesOnlyTheQuery()
    {
        Stage stage;
        const QPointF handle = stage.queryHandle();
        stage.drag(handle + QPointF(3, 2), {handle.x() + 3, stage.cell(6, 0).y() + 2});
        QCOMPARE(stage.positions().query, 6);
        QCOMPARE(stage.positions().key, 9);
        QCOMPARE(stage.undoSteps(), 1);
        QCOMPARE(stage.positions().query, 17);
    }

    void theKeyHandleMovesOnlyTheKey()
    {
        Stage stage;
        const QPointF handle = stage.keyHandle();
        stage.drag(handle, {stage.cell(0, 14).x(), handle.y() + 9});
        QCOMPARE(stage.positions().query, 17);
        QCOMPARE(stage.positions().key, 14);
        QCOMPARE(stage.undoSteps(), 1);
    }

    void aHandleKeepsALockedDistance()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"position.lock", Value(true)});
        const QPointF handle = stage.queryHandle();
        stage.drag(handle, {handle.x(), stage.cell(20, 0).y()});
        QCOMPARE(stage.positions().query, 20);
        QCOMPARE(stage.positions().key, 12);
    }

    void aCellSetsBothPositionsEvenWithALockedDistance()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"position.lock", Value(true)});
        stage.drag(stage.cell(20, 5), stage.cell(11, 15));
        QCOMPARE(stage.positions().query, 11);
        QCOMPARE(stage.positions().key, 15); // the drag may end on the masked part
        stage.store.undo();
        QCOMPARE(stage.positions().query, 17);
        QCOMPARE(stage.positions().key, 9);
    }

    void aDragPastTheEdgeStopsAtTheLastShownPosition()
    {
        Stage stage;
        const QPointF handle = stage.queryHandle();
        stage.drag(handle, handle + QPointF(0, 900));
        QCOMPARE(stage.positions().query, 23);
        QCOMPARE(stage.positions().first, 0);
    }

    void draggingTheMaskedPartPansAlongTheDiagonal()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {40, 24});
        const double size = stage.cellSize();
        stage.drag(stage.cell(43, 58), stage.cell(43, 58) + QPointF(-3 * size, -3 * size));
        QCOMPARE(stage.positions().first, 43);
        QCOMPARE(stage.positions().shown, 24);
        QCOMPARE(stage.positions().query, 17);
        QCOMPARE(stage.undoSteps(), 2); // one for the view 40 … 63, one for the drag
    }

    void theWheelZoomsAtThePointer()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {100, 64});
        const QPointF point = stage.cell(132, 132);
        QWheelEvent event(point, stage.view.mapToGlobal(point), {}, {0, 120}, Qt::NoButton, {},
            Qt::NoScrollPhase, false);
        QApplication::sendEvent(&stage.view, &event);
        QVERIFY(stage.positions().shown < 64);
        QVERIFY(std::abs(stage.cell(132, 132).x() - point.x()) <= stage.cellSize());
    }

    void aDoubleClickOnTheBackgroundShowsBothFromZero()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {5, 500});
        stage.mouse(QEvent::MouseButtonDblClick, {stage.view.width() - 4.0, 4}, Qt::LeftButton);
        QCOMPARE(stage.positions().first, 0);
        QCOMPARE(stage.positions().shown, 32);
    }

    void theArrowKeysMoveQueryAndKey()
    {
        Stage stage;
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.positions().query, 18);
        QTest::keyClick(&stage.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.positions().query, 8);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QCOMPARE(stage.positions().key, 8);
        QTest::keyClick(&stage.view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(stage.positions().key, 18);
        QCOMPARE(stage.undoSteps(), 4);
    }

    void handlesOfHiddenPositionsAreHidden()
    {
        Stage stage;
        const auto isShown = [&](std::string_view key) {
            return stage.handle(key).shape == drawing::Handle::Shape::Dot;
        };
        QVERIFY(isShown("position.query") && isShown("position.key"));
        stage.store.dispatch(ShowPositions {40, 24});
        QVERIFY(!isShown("position.query") && !isShown("position.key"));
        stage.store.dispatch(ShowPositions {12, 24});
        QVERIFY(isShown("position.query") && !isShown("position.key"));
    }

    void aPressBesideTheCellsBringsTheHandle()
    {
        Stage stage;
        stage.drag({stage.plot().left() - 12, stage.cell(4, 0).y()}, {0, stage.cell(5, 0).y()});
        QCOMPARE(stage.positions().query, 5);
        stage.drag({stage.cell(0, 20).x(), stage.plot().bottom() + 12}, {stage.cell(0, 21).x(), 0});
        QCOMPARE(stage.positions().key, 21);
        QCOMPARE(stage.undoSteps(), 2);
    }

    void aHoveredCellIsReported()
    {
        Stage stage;
        QSignalSpy spy(&stage.view, &PictureView::pointed);
        stage.mouse(QEvent::MouseMove, stage.cell(20, 6), Qt::NoButton);
        QCOMPARE(spy.count(), 1);
        const Focus focus = spy[0][0].value<Focus>();
        QCOMPARE(focus.picture, Picture::BiasesMatrix);
        QCOMPARE(focus.head, 3);
        QCOMPARE(focus.query, 20);
        QCOMPARE(focus.key, 6);
        QCOMPARE(focus.distance, 14);
        QCOMPARE(focus.covered, 1);
    }

    void aHoveredPixelOfManyPositionsIsReported()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {0, 10'000'000});
        QSignalSpy spy(&stage.view, &PictureView::pointed);
        const QPointF middle = qt(stage.plot().centre());
        stage.mouse(QEvent::MouseMove, middle, Qt::NoButton);
        const Focus focus = spy[0][0].value<Focus>();
        QCOMPARE(focus.covered, 31250);
        const std::int64_t query = focus.query.value_or(-1);
        QCOMPARE(query % 31250, 0);
        QVERIFY(std::abs(query - 5'000'000) <= 31250);
    }

    void withoutAMaskEveryCellCanBePressed()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"alibi.mask", Value(std::string("symmetric"))});
        stage.drag(stage.cell(3, 20), stage.cell(4, 21));
        QCOMPARE(stage.positions().query, 4);
        QCOMPARE(stage.positions().key, 21);
    }
};

LAB_WIDGET_TESTS(TestBiasMatrixView)
#include "tst_bias_matrix_view.moc"
