#include "core/figures/biases/biases_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/cell_color.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/heatmap.h"
#include "ui/store/store.h"

#include <QApplication>
#include <QSignalSpy>

using namespace lab;
using namespace lab::ui;

namespace {

LabState stateWith(int heads)
{
    LabState state;
    state.bench = BenchId::Biases;
    state.biases.encoding.heads = heads;
    state.position.shown = 24;
    return clamped(state);
}

/// The small maps connected to a store as in the window.
struct Stage {
    Store store;
    FigureView<HeadsFrame> view {drawing::biasesHeads, nullptr};

    explicit Stage(int heads)
        : store(stateWith(heads))
    {
        view.resize(360, 276);
        QObject::connect(&view, &PictureView::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &view, [this] { show(); });
        show();
    }
    void show() { view.setFrame(headsFrame(store.state(), 24)); }
    int head() const { return store.state().biases.head; }
    QRectF map(int head) const
    {
        const auto& marks = view.drawn().layers.front().marks;
        return qt(std::get<drawing::Raster>(marks[static_cast<std::size_t>(head - 1)]).box);
    }
    QPointF centre(int head) const { return map(head).center(); }
    QImage picture() { return view.QWidget::grab().toImage(); }

    void mouse(QEvent::Type type, QPointF point, Qt::MouseButtons held)
    {
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, point, view.mapToGlobal(point), button, held, {});
        QApplication::sendEvent(&view, &event);
    }
    void drag(QPointF from, QPointF to)
    {
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
        constexpr int steps = 24;
        for (int step = 1; step <= steps; ++step)
            mouse(QEvent::MouseMove, from + (to - from) * step / steps, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, to, Qt::NoButton);
    }
};

} // namespace

class TestHeadsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMapUsesTheColoursOfItsHead()
    {
        Stage stage(8);
        const QImage picture = stage.picture();
        for (int head = 1; head <= 8; ++head) {
            const QRectF map = stage.map(head);
            const QPointF corner(map.left() + 2, map.bottom() - 2);
            const HeatmapFrame& cells = stage.view.frame().map(head);
            QCOMPARE(picture.pixelColor(corner.toPoint()),
                cellColor(cells, cells.at(cells.rows - 1, 0), lightPalette()));
        }
    }

    void aClickSelectsTheHead()
    {
        Stage stage(8);
        stage.drag(stage.centre(6), stage.centre(6));
        QCOMPARE(stage.head(), 6);
    }

    void aDragAcrossTheMapsSelectsHeadsInOneUndoStep()
    {
        Stage stage(8);
        std::vector<int> seen;
        connect(&stage.store, &Store::changed, &stage.view,
            [&](const LabState& state) { seen.push_back(state.biases.head); });
        stage.drag(stage.centre(1), stage.centre(4));
        QCOMPARE(seen, (std::vector<int> {1, 2, 3, 4}));
        stage.store.undo();
        QCOMPARE(stage.head(), 3);
        QVERIFY(!stage.store.canUndo());
    }

    void theHoveredHeadIsReported()
    {
        Stage stage(128);
        QSignalSpy spy(&stage.view, &PictureView::pointed);
        stage.mouse(QEvent::MouseMove, stage.centre(77), Qt::NoButton);
        QCOMPARE(spy[0][0].value<Focus>().head, 77);
    }

    void arrowKeysSelectAHead()
    {
        Stage stage(8);
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.head(), 4);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.head(), 8);
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.head(), 8);
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QCOMPARE(stage.head(), 4);
    }
};

LAB_WIDGET_TESTS(TestHeadsView)
#include "tst_heads_view.moc"
