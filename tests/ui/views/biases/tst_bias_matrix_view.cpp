#include "core/frames/biases/biases_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/views/biases/biases_start.h"
#include "ui/paint/biases/bias_matrix.h"
#include "ui/paint/heatmap.h"
#include "ui/store/store.h"
#include "ui/views/biases/bias_matrix_view.h"

#include <QApplication>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace lab;
using namespace lab::ui;

namespace {

/// A matrix connected to a store as in the window.
struct Stage {
    Store store {biasesStart()};
    BiasMatrixView view;
    BiasMatrixFrame frame;

    Stage()
    {
        view.resize(480, 400);
        QObject::connect(&view, &PictureView::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &view, [this] { show(); });
        show();
    }
    void show()
    {
        frame = biasMatrixFrame(store.state(), 320);
        view.setFrame(frame);
        view.setPositions(store.state().position);
    }
    const Positions& positions() const { return store.state().position; }
    BiasMatrixLayout layout() const { return {view.rect(), frame, view.look()}; }
    QPointF cell(std::int64_t query, std::int64_t key) const
    {
        return {layout().keys.pixel(key), layout().queries.pixel(query)};
    }
    QImage picture() { return view.QWidget::grab().toImage(); }
    QColor pixel(QPointF point) { return picture().pixelColor(point.toPoint()); }

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

bool isNear(const QColor& one, const QColor& other)
{
    return std::abs(one.red() - other.red()) <= 2 && std::abs(one.green() - other.green()) <= 2
        && std::abs(one.blue() - other.blue()) <= 2;
}

bool hasColor(const QImage& image, QRect area, const QColor& color)
{
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (isNear(image.pixelColor(x, y), color))
                return true;
        }
    }
    return false;
}

} // namespace

class TestBiasMatrixView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void handlesScaleWithTheStyle()
    {
        Stage stage;
        for (const double scale : {1.0, 3.0}) {
            Look look;
            look.scale = scale;
            stage.view.resize(QSize(480, 400) * scale);
            stage.view.setLook(look);
            stage.show();
            const QPointF handle = stage.layout().queryHandle(stage.positions().query);
            QCOMPARE(stage.pixel(handle), look.palette.query);
            QVERIFY(stage.pixel(handle + QPointF(0, 10 * scale)) != look.palette.query);
        }
    }

    void aCellHasTheColourOfItsBias()
    {
        Stage stage;
        for (const auto& [query, key] : {std::pair {20, 4}, {12, 12}, {23, 0}, {6, 5}}) {
            const QColor expected =
                cellColor(stage.frame.cells, stage.frame.cells.at(query, key), lightPalette());
            QCOMPARE(stage.pixel(stage.cell(query, key)), expected);
        }
    }

    void theMaskedPartIsHatchedWithoutColour()
    {
        Stage stage;
        const QImage picture = stage.picture();
        const QRect masked(stage.cell(1, 4).toPoint(), stage.cell(3, 22).toPoint());
        QVERIFY(hasColor(picture, masked, lightPalette().ground));
        QVERIFY(hasColor(picture, masked, lightPalette().grid));
        QVERIFY(!hasColor(picture, masked, cellColor(stage.frame.cells, -1, lightPalette())));
    }

    void theQueryHandleMovesOnlyTheQuery()
    {
        Stage stage;
        const QPointF handle = stage.layout().queryHandle(17);
        stage.drag(handle + QPointF(3, 2), {handle.x() + 3, stage.cell(6, 0).y() + 2});
        QCOMPARE(stage.positions().query, 6);
        QCOMPARE(stage.positions().key, 9);
        QCOMPARE(stage.undoSteps(), 1);
        QCOMPARE(stage.positions().query, 17);
    }

    void theKeyHandleMovesOnlyTheKey()
    {
        Stage stage;
        const QPointF handle = stage.layout().keyHandle(9);
        stage.drag(handle, {stage.cell(0, 14).x(), handle.y() + 9});
        QCOMPARE(stage.positions().query, 17);
        QCOMPARE(stage.positions().key, 14);
        QCOMPARE(stage.undoSteps(), 1);
    }

    void aHandleKeepsALockedDistance()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"position.lock", Value(true)});
        const QPointF handle = stage.layout().queryHandle(17);
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
        const QPointF handle = stage.layout().queryHandle(17);
        stage.drag(handle, handle + QPointF(0, 900));
        QCOMPARE(stage.positions().query, 23);
        QCOMPARE(stage.positions().first, 0);
    }

    void draggingTheMaskedPartPansAlongTheDiagonal()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {40, 24});
        const double size = stage.layout().keys.cellSize();
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
        QVERIFY(std::abs(stage.cell(132, 132).x() - point.x()) <= stage.layout().keys.cellSize());
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

    void theHandlesAreAtQueryAndKey()
    {
        Stage stage;
        const Palette palette = lightPalette();
        QVERIFY(isNear(stage.pixel(stage.layout().queryHandle(17)), palette.query));
        const QPointF key = stage.layout().keyHandle(9);
        QVERIFY(isNear(stage.pixel(key), palette.ground)); // the hollow centre
        QVERIFY(hasColor(
            stage.picture(), QRect(key.toPoint() - QPoint(6, 6), QSize(13, 13)), palette.key));
    }

    void handlesOfHiddenPositionsAreHidden()
    {
        Stage stage;
        stage.store.dispatch(ShowPositions {40, 24});
        const QImage picture = stage.picture();
        QVERIFY(!hasColor(picture, picture.rect(), lightPalette().query));
        QVERIFY(!hasColor(picture, picture.rect(), lightPalette().key));
        stage.store.dispatch(ShowPositions {12, 24});
        const QImage other = stage.picture();
        QVERIFY(hasColor(other, other.rect(), lightPalette().query));
        QVERIFY(!hasColor(other, other.rect(), lightPalette().key));
    }

    void theRowIsOutlinedFromTheFirstKeyToTheQuery()
    {
        Stage stage;
        const double half = stage.layout().keys.cellSize() / 2;
        const QColor ink = lightPalette().text;
        const auto edge = [&](int key) {
            const QPoint point = (stage.cell(17, key) - QPointF(0, half)).toPoint();
            return hasColor(stage.picture(), QRect(point - QPoint(0, 2), QSize(1, 5)), ink);
        };
        QVERIFY(edge(0));
        QVERIFY(edge(17));
        QVERIFY(!edge(20));
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
        const auto middle = stage.layout().plot.center();
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
        QCOMPARE(stage.pixel(stage.cell(3, 20)), stage.pixel(stage.cell(20, 3)));
        stage.drag(stage.cell(3, 20), stage.cell(4, 21));
        QCOMPARE(stage.positions().query, 4);
        QCOMPARE(stage.positions().key, 21);
    }
};

LAB_WIDGET_TESTS(TestBiasMatrixView)
#include "tst_bias_matrix_view.moc"
