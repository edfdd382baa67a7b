#include "core/figures/order/order_figures.h"
#include "core/frames/order/order_frames.h"
#include "core/state/edit.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/order/encodings.h"
#include "ui/paint/order/outputs.h"
#include "ui/store/store.h"
#include "ui/views/order/encodings_view.h"
#include "ui/views/order/outputs_view.h"

#include <QApplication>
#include <QSignalSpy>

#include <numeric>
#include <set>
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

/// One picture in front of a store, as the window has it.
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
    QImage image() { return view.QWidget::grab().toImage(); }
};

struct SentencesView : FigureView<OrderFrame> {
    SentencesView()
        : FigureView(drawing::orderSentences, nullptr)
    {
    }
};

struct WeightsView : FigureView<OrderFrame> {
    WeightsView()
        : FigureView(drawing::orderWeights, nullptr)
    {
    }
};

struct Chips : OrderStage<SentencesView> {
    /// Of the token and its strip.
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
    void aDraggedChipReordersInOneStep()
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

    void aChipDraggedBackLeavesNoStepButTheSelection()
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

    void aChipOfTheUpperRowIsSelectedAndStays()
    {
        Chips stage;
        const QPointF from = stage.chip(OrderSide::Typed, 1);
        dragBy(stage.view, from, from + QPointF(2 * stage.pitch(), 0));
        QVERIFY((stage.order().arrangement == TokenOrder {0, 1, 2, 3}));
        QCOMPARE(stage.order().token, 1);
    }

    void theArrowKeysMoveTheSelectedChip()
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

    void theDraggedChipIsUnderThePointer()
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

    void thePointerNamesTheTokenAndItsSide()
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

    void aCellOfTheMatrixHasItsWeightsColourAndIsPointedAt()
    {
        OrderStage<WeightsView> stage;
        stage.store.dispatch(MoveToken {0, 3});
        const drawing::Box map = stage.view.drawn().cells[1].box;
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

    void aNumberChoosesTheWayOfComparing()
    {
        OrderStage<OutputsView> stage;
        const auto layout = [&] {
            return OutputLayout(stage.view.rect(), stage.view.frame(), stage.view.look());
        };
        click(stage.view, layout().numbers[2].center());
        QVERIFY(stage.order().compared == OrderComparison::Pooled);
        QCOMPARE(layout().rows, 1);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QVERIFY(stage.order().compared == OrderComparison::ByPlace);
        click(stage.view, {20, layout().before.top() + 1.5 * layout().pitch});
        QCOMPARE(stage.order().token, 1);
    }

    void theLastTokenIsComparedAlone()
    {
        OrderStage<OutputsView> stage;
        const auto layout = [&] {
            return OutputLayout(stage.view.rect(), stage.view.frame(), stage.view.look());
        };
        click(stage.view, layout().numbers[3].center());
        QVERIFY(stage.order().compared == OrderComparison::Last);
        QCOMPARE(layout().rows, 1);
        click(stage.view, layout().strip(layout().before, 0).center());
        QCOMPARE(stage.order().token, 3);
    }

    // As four times one word in another order has it: all differences are of rounding.
    void aDifferenceThatIsRoundingHasNoBar()
    {
        OrderFrame frame = orderFrame(startState());
        constexpr double rounding = 4.4e-16;
        frame.changes = {rounding, rounding, rounding, rounding};
        for (OrderRow& row : frame.rows)
            row.change = rounding;
        const PointedLook look;
        const OutputLayout layout(QRectF(0, 0, 520, 300), frame, look);
        QImage image(520, 300, QImage::Format_ARGB32_Premultiplied);
        image.fill(look.palette.ground);
        QPainter painter(&image);
        paintOutputs(painter, layout, frame, {}, look);
        painter.end();
        for (int row = 0; row < layout.rows; ++row)
            QVERIFY(image.pixelColor(layout.strip(layout.bars, row).center().toPoint())
                != look.palette.result);
    }

    void twoLayersAreSaidInEveryTitle()
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

    void theRowsOfTheEncodingsFitAndKeepApart_data()
    {
        QTest::addColumn<QSizeF>("size");
        for (const QSizeF size : {QSizeF(267, 310), QSizeF(440, 320), QSizeF(700, 620)})
            QTest::addRow("%.0fx%.0f", size.width(), size.height()) << size;
    }

    void theRowsOfTheEncodingsFitAndKeepApart()
    {
        QFETCH(const QSizeF, size);
        OrderStage<EncodingsView> stage;
        const QRectF area(QPointF(), size);
        const EncodingLayout layout(area, stage.view.frame(), stage.view.look());
        const double minPitch = 13; // the names are 12 pixels high
        double bottom = layout.bars.top();
        for (int index = 0; index < layout.rows; ++index) {
            const QRectF row = layout.row(index);
            QVERIFY(row.height() >= minPitch && row.top() > bottom - 1e-6);
            QVERIFY(layout.rowAt(row.center()) == index);
            bottom = row.bottom();
        }
        QVERIFY(bottom < area.bottom() + 1e-6);
        QVERIFY(layout.bars.width() >= 24 && layout.bars.left() >= 90);
        QCOMPARE(layout.groups.size(), std::size_t {4});
        QCOMPARE(layout.hasHeads, size.height() > 500);
    }

    void namesAreNoHigherThanTheirRows()
    {
        for (const double height : {230.0, 270.0, 330.0}) {
            OrderStage<EncodingsView> stage;
            PointedLook look;
            look.medium = Look::Medium::Vector;
            const QRectF area(0, 0, 300, height);
            const EncodingLayout layout(area, stage.view.frame(), look);
            TextRecorder paper(area.size().toSize());
            QPainter painter(&paper);
            paintEncodings(painter, layout, stage.view.frame(), {}, look);
            painter.end();
            int names = 0;
            for (const PaintedText& text : paper.texts()) {
                if (text.place.bottom() < layout.bars.top()) // the legend
                    continue;
                ++names;
                QVERIFY2(text.pixels <= layout.pitch, qPrintable(text.words));
            }
            QVERIFY(names >= 3 * layout.rows);
        }
    }

    void theRowsOfTheOutputsHaveTheSameDecimals()
    {
        LabState state = patched(startState(),
            {{"order.sentence", std::string("a b c d e f g h i j k l")},
                {"order.encoding", std::string("alibi")}})
                             .value();
        std::iota(state.order.arrangement.begin(), state.order.arrangement.end(), 0);
        std::swap(state.order.arrangement[0], state.order.arrangement[1]);
        const OrderFrame frame = orderFrame(state);
        const QRectF area(0, 0, 400, 260);
        PointedLook look;
        look.medium = Look::Medium::Vector;
        const OutputLayout layout(area, frame, look);
        QVERIFY(layout.before.bottom() < area.bottom() - 2); // where a rule may stand
        TextRecorder paper(area.size().toSize());
        QPainter painter(&paper);
        paintOutputs(painter, layout, frame, {}, look);
        painter.end();
        std::set<qsizetype> lengths;
        for (const PaintedText& text : paper.texts())
            if (text.place.left() > layout.bars.right() && text.place.top() > layout.bars.top())
                lengths.insert(text.words.size());
        QVERIFY2(lengths.size() == 1, qPrintable(paper.words()));
    }

    void aRowOfTheEncodingsIsChosen()
    {
        OrderStage<EncodingsView> stage;
        const EncodingLayout layout(stage.view.rect(), stage.view.frame(), stage.view.look());
        click(stage.view, layout.row(3).center());
        QVERIFY(stage.order().encoding == OrderEncoding::Rope);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QVERIFY(stage.order().encoding == OrderEncoding::Xpos);
        QVERIFY(stage.view.accessibleDescription().startsWith(QStringLiteral("xPos")));
        QCOMPARE(stage.image().pixelColor(layout.row(4).topLeft().toPoint() + QPoint(2, 2)),
            lightPalette().grid);
    }
};

LAB_WIDGET_TESTS(TestOrderViews)
#include "tst_order_views.moc"
