#include "core/figures/biases/biases_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/views/biases/biases_start.h"
#include "ui/drawing/figure_view.h"
#include "ui/store/store.h"

#include <QApplication>

using namespace lab;
using namespace lab::ui;

namespace {

/// The row of weights connected to a store as in the window.
struct Stage {
    Store store {biasesStart()};
    FigureView<WeightsFrame> view {drawing::biasesWeights, nullptr};

    Stage()
    {
        view.resize(480, 160);
        QObject::connect(&view, &PictureView::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &view, [this] { show(); });
        show();
    }
    void show() { view.setFrame(weightsFrame(store.state(), 320)); }
    double score(std::int64_t key) const
    {
        const auto& scores = store.state().biases.scores;
        return scores.contains(key) ? scores.at(key) : 0;
    }
    double weight(std::size_t key) const { return view.frame().after[key]; }
    const drawing::HandleRow& row() const { return *view.drawn().row; }
    QPointF dot(std::int64_t key) const { return qt(row().at(key).place); }
    QPointF bar(std::int64_t key) const { return {dot(key).x(), view.height() - 24.0}; }

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

class TestWeightsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void draggingADotUpRaisesItsScore()
    {
        Stage stage;
        const double before = stage.weight(4);
        const QPointF dot = stage.dot(4);
        stage.drag(dot + QPointF(2, 1),
            dot + QPointF(2, 1 - 2.5 * -stage.row().like.axis.pixelsPerUnit()));
        QCOMPARE(stage.score(4), 2.5);
        QVERIFY(stage.weight(4) > before);
        QCOMPARE(stage.score(3), 0.0);
        QCOMPARE(stage.score(5), 0.0);
        stage.store.undo();
        QCOMPARE(stage.score(4), 0.0);
        QVERIFY(!stage.store.canUndo());
    }

    void aDraggedDotFollowsThePointer()
    {
        Stage stage;
        const QPointF dot = stage.dot(12);
        stage.mouse(QEvent::MouseButtonPress, dot, Qt::LeftButton);
        for (int step = 1; step <= 10; ++step) {
            const QPointF point = dot + QPointF(0, step);
            stage.mouse(QEvent::MouseMove, point, Qt::LeftButton);
            QVERIFY(std::abs(stage.dot(12).y() - point.y()) <= 1);
        }
        stage.mouse(QEvent::MouseButtonRelease, dot + QPointF(0, 10), Qt::NoButton);
        QVERIFY(stage.score(12) < 0);
    }

    void theScoreRangeGrowsToTheLargestScore()
    {
        Stage stage;
        QCOMPARE(stage.row().like.axis.highest, 6.0);
        stage.store.dispatch(SetScore {4, 7});
        QCOMPARE(stage.row().like.axis.highest, 12.0);
        const QPointF dot = stage.dot(4);
        stage.drag(dot, dot + QPointF(0, -400));
        QCOMPARE(stage.score(4), largestScore);
        QCOMPARE(stage.row().like.axis.highest, largestScore);
    }

    void aDoubleClickResetsAScoreToZero()
    {
        Stage stage;
        stage.store.dispatch(SetScore {4, 3});
        stage.mouse(QEvent::MouseButtonDblClick, stage.dot(4), Qt::LeftButton);
        QCOMPARE(stage.score(4), 0.0);
    }

    void aBarSelectsItsKey()
    {
        Stage stage;
        stage.drag(stage.bar(3), stage.bar(12));
        QCOMPARE(stage.store.state().position.key, 12);
        QCOMPARE(stage.store.state().position.query, 17);
        stage.store.undo();
        QCOMPARE(stage.store.state().position.key, 9);
    }

    void arrowKeysMoveTheKeyAndItsScore()
    {
        Stage stage;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QTest::keyClick(&stage.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.store.state().position.key, 10);
        QCOMPARE(stage.score(10), 1.1);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QCOMPARE(stage.score(10), 1.0);
    }
};

LAB_WIDGET_TESTS(TestWeightsView)
#include "tst_weights_view.moc"
