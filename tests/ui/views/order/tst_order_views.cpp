#include "core/figures/order/order_figures.h"
#include "core/frames/order/order_frames.h"
#include "core/state/edit.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/cell_color.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/heatmap.h"
#include "ui/store/store.h"

#include <QApplication>
#include <QSignalSpy>

#include <utility>

using namespace lab;
using namespace lab::ui;

namespace {

LabState startState()
{
    LabState state;
    state.bench = BenchId::Order;
    state.order.arrangement = {0, 1, 2, 3};
    return clamped(state);
}

void mouse(QWidget& view, QEvent::Type type, QPointF point, Qt::MouseButtons held)
{
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, point, view.mapToGlobal(point), button, held, {});
    QApplication::sendEvent(&view, &event);
}

void dragBy(QWidget& view, QPointF from, QPointF to)
{
    mouse(view, QEvent::MouseButtonPress, from, Qt::LeftButton);
    constexpr int steps = 40;
    for (int step = 1; step <= steps; ++step)
        mouse(view, QEvent::MouseMove, from + (to - from) * step / steps, Qt::LeftButton);
    mouse(view, QEvent::MouseButtonRelease, to, Qt::NoButton);
}

void click(QWidget& view, QPointF point)
{
    mouse(view, QEvent::MouseButtonPress, point, Qt::LeftButton);
    mouse(view, QEvent::MouseButtonRelease, point, Qt::NoButton);
}

template <class Values, const drawing::Figure<Values>& figure> struct ViewOf : FigureView<Values> {
    ViewOf()
        : FigureView<Values>(figure, nullptr)
    {
    }
};
using SentencesView = ViewOf<OrderFrame, drawing::orderSentences>;
using WeightsView = ViewOf<OrderFrame, drawing::orderWeights>;
using OutputsView = ViewOf<OrderFrame, drawing::orderOutputs>;
using EncodingsView = ViewOf<OrderEncodingsFrame, drawing::orderEncodings>;

/// One picture connected to a store as in the window.
template <class View> struct OrderStage {
    Store store {startState()};
    View view;

    OrderStage()
    {
        view.resize(520, 300);
        QObject::connect(&view, &PictureView::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &view, [this] { show(); });
        show();
    }
    void show()
    {
        if constexpr (std::is_same_v<View, EncodingsView>)
            view.setFrame(orderEncodingsFrame(store.state()));
        else
            view.setFrame(orderFrame(store.state()));
    }
    const Order& order() const { return store.state().order; }
    QPointF target(std::size_t index) const
    {
        const drawing::Point centre = view.drawn().targets.at(index).box.centre();
        return {centre.x, centre.y};
    }
    /// The index of the first target of a row of the outputs.
    static std::size_t row(std::size_t index)
    {
        constexpr std::size_t numbers = 4;
        constexpr std::size_t columns = 8;
        return numbers + index * (1 + columns);
    }
    std::size_t rows() const { return (view.drawn().targets.size() - row(0)) / (row(1) - row(0)); }
    QImage image() { return view.QWidget::grab().toImage(); }
};

struct Chips : OrderStage<SentencesView> {
    /// The box around a token and its strip.
    drawing::Box box(OrderSide side, int place) const
    {
        const auto& words = view.frame().words;
        return view.drawn()
            .targets[static_cast<std::size_t>(place)
                + (side == OrderSide::Typed ? 0 : words.size())]
            .box;
    }
    QPointF chip(OrderSide side, int place) const
    {
        const drawing::Point centre = box(side, place).centre();
        return {centre.x, centre.y};
    }
    double pitch() const
    {
        return box(OrderSide::Typed, 1).left() - box(OrderSide::Typed, 0).left();
    }
};

} // namespace

class TestOrderViews : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void draggingAChipReordersInOneUndoStep()
    {
        Chips stage;
        const QPointF from = stage.chip(OrderSide::Reordered, 0) + QPointF(9, -4);
        dragBy(stage.view, from, from + QPointF(2.2 * stage.pitch(), 30));
        QVERIFY((stage.order().arrangement == TokenOrder {1, 2, 0, 3}));
        QCOMPARE(stage.order().token, 0);
        stage.store.undo();
        QVERIFY(stage.store.state() == startState());
        QVERIFY(!stage.store.canUndo());
    }

    void draggingAChipBackOnlySelectsIt()
    {
        Chips stage;
        const QPointF from = stage.chip(OrderSide::Reordered, 2);
        const QPointF away = from + QPointF(stage.pitch(), 0);
        mouse(stage.view, QEvent::MouseButtonPress, from, Qt::LeftButton);
        for (int step = 1; step <= 20; ++step)
            mouse(stage.view, QEvent::MouseMove, from + (away - from) * step / 20, Qt::LeftButton);
        QVERIFY((stage.order().arrangement == TokenOrder {0, 1, 3, 2}));
        for (int step = 19; step >= 0; --step)
            mouse(stage.view, QEvent::MouseMove, from + (away - from) * step / 20, Qt::LeftButton);
        mouse(stage.view, QEvent::MouseButtonRelease, from, Qt::NoButton);
        QVERIFY(stage.store.state() == startState());
        QVERIFY(!stage.store.canUndo());
    }

    void aChipDraggedOutOfThePictureStaysAtTheEnd()
    {
        Chips stage;
        const QPointF from = stage.chip(OrderSide::Reordered, 1);
        dragBy(stage.view, from, from + QPointF(5000, -900));
        QVERIFY((stage.order().arrangement == TokenOrder {0, 2, 3, 1}));
        const QPointF last = stage.chip(OrderSide::Reordered, 3);
        dragBy(stage.view, last, last - QPointF(5000, 0));
        QVERIFY((stage.order().arrangement == TokenOrder {1, 0, 2, 3}));
    }

    void chipsOfTheUpperRowCanOnlyBeSelected()
    {
        Chips stage;
        const QPointF from = stage.chip(OrderSide::Typed, 1);
        dragBy(stage.view, from, from + QPointF(2 * stage.pitch(), 0));
        QVERIFY((stage.order().arrangement == TokenOrder {0, 1, 2, 3}));
        QCOMPARE(stage.order().token, 1);
    }

    void arrowKeysMoveTheSelectedChip()
    {
        Chips stage;
        for (const auto& [key, order] : {std::pair(Qt::Key_Left, TokenOrder {0, 2, 1, 3}),
                 {Qt::Key_Home, {2, 0, 1, 3}}, {Qt::Key_Left, {2, 0, 1, 3}},
                 {Qt::Key_End, {0, 1, 3, 2}}, {Qt::Key_Right, {0, 1, 3, 2}}}) {
            QTest::keyClick(&stage.view, key);
            QVERIFY(stage.order().arrangement == order);
        }
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QCOMPARE(stage.order().token, 1);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.order().token, 3);
        QVERIFY(stage.view.accessibleDescription().contains(QStringLiteral("我 不 你 爱")));
    }

    void theDraggedChipFollowsThePointer()
    {
        Chips stage;
        const QPointF from = stage.chip(OrderSide::Reordered, 0);
        const double pitch = stage.pitch();
        mouse(stage.view, QEvent::MouseButtonPress, from, Qt::LeftButton);
        mouse(stage.view, QEvent::MouseMove, from + QPointF(0.4 * pitch, 0), Qt::LeftButton);
        const drawing::Handle chip = stage.view.drawn().handles.front();
        const QPoint edge(qRound(chip.box.left() + 0.4 * pitch) + 1, qRound(chip.place.y));
        QCOMPARE(stage.image().pixelColor(edge), lightPalette().query);
        mouse(stage.view, QEvent::MouseButtonRelease, from, Qt::NoButton);
        QVERIFY(stage.image().pixelColor(edge) != lightPalette().query);
    }

    void theStripsHaveTheColoursOfTheOutputs()
    {
        Chips stage;
        const QImage image = stage.image();
        const HeatmapFrame& outputs = stage.view.frame().typed.outputs;
        for (const int column : {0, 3, 7}) {
            const drawing::Box above = stage.box(OrderSide::Typed, 1);
            const QPointF place(
                above.left() + (column + 0.5) * above.width / 8, above.bottom() - 4);
            QCOMPARE(image.pixelColor(place.toPoint()),
                cellColor(outputs, outputs.at(1, column), lightPalette()));
        }
    }

    void hoverReportsTheTokenAndItsSide()
    {
        Chips stage;
        stage.store.dispatch(MoveToken {0, 3});
        QSignalSpy spy(&stage.view, &PictureView::pointed);
        mouse(stage.view, QEvent::MouseMove, stage.chip(OrderSide::Reordered, 3), Qt::NoButton);
        const auto focus = spy.last()[0].value<Focus>();
        QVERIFY(focus.side == OrderSide::Reordered);
        QVERIFY(focus.key == 0);
        QVERIFY(focus.query == 2);
    }

    void aMatrixCellHasItsWeightsColourAndCanBeHovered()
    {
        OrderStage<WeightsView> stage;
        stage.store.dispatch(MoveToken {0, 3});
        const drawing::Box map = stage.view.drawn().zones[1].box;
        const auto inCell = [&](int query, int key, QPointF inside) {
            return QPointF(map.left() + key * map.width / 4, map.top() + query * map.height / 4)
                + inside;
        };
        const Palette palette = lightPalette();
        const QPointF corner = inCell(1, 2, {4, 4});
        const double weight = stage.view.frame().reordered.weights.at(1, 2);
        QCOMPARE(stage.image().pixelColor(corner.toPoint()),
            blended(palette.result, palette.ground, weight));
        QSignalSpy spy(&stage.view, &PictureView::pointed);
        mouse(stage.view, QEvent::MouseMove, corner, Qt::NoButton);
        const auto focus = spy.last()[0].value<Focus>();
        QVERIFY(focus.query == 2);
        QVERIFY(focus.key == 3);
        click(stage.view, inCell(3, 0, {9, 9}));
        QCOMPARE(stage.order().token, 0);
    }

    void aClickOnANumberSelectsTheComparison()
    {
        OrderStage<OutputsView> stage;
        click(stage.view, stage.target(2));
        QVERIFY(stage.order().compared == OrderComparison::Pooled);
        QCOMPARE(stage.rows(), std::size_t {1});
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QVERIFY(stage.order().compared == OrderComparison::ByPlace);
        click(stage.view, stage.target(stage.row(1)));
        QCOMPARE(stage.order().token, 1);
    }

    void lastTokenModeComparesOnlyTheLastToken()
    {
        OrderStage<OutputsView> stage;
        click(stage.view, stage.target(3));
        QVERIFY(stage.order().compared == OrderComparison::Last);
        QCOMPARE(stage.rows(), std::size_t {1});
        click(stage.view, stage.target(stage.row(0) + 1));
        QCOMPARE(stage.order().token, 3);
    }

    void everyTitleNamesTwoLayers()
    {
        OrderStage<SentencesView> chips;
        OrderStage<WeightsView> weights;
        OrderStage<OutputsView> outputs;
        OrderStage<EncodingsView> encodings;
        const auto reported = [](auto& stage) {
            const QString one = stage.view.accessibleName();
            stage.store.dispatch(SetParameter {"order.layers", std::string("2")});
            const QString two = stage.view.accessibleName();
            return one != two && two.contains(QStringLiteral("layer"));
        };
        QVERIFY(reported(chips) && reported(weights) && reported(outputs) && reported(encodings));
    }

    void aClickSelectsAnEncodingRow()
    {
        OrderStage<EncodingsView> stage;
        click(stage.view, stage.target(3));
        QVERIFY(stage.order().encoding == OrderEncoding::Rope);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QVERIFY(stage.order().encoding == OrderEncoding::Xpos);
        QVERIFY(stage.view.accessibleDescription().startsWith(QStringLiteral("xPos")));
        QCOMPARE(
            stage.image().pixelColor(QPoint(2, qRound(stage.target(4).y()))), lightPalette().grid);
    }
};

LAB_WIDGET_TESTS(TestOrderViews)
#include "tst_order_views.moc"
