#include "ui/views/lessons/sketch_view.h"

#include "tests/qt_test.h"
#include "tests/ui/touch.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/views/controls/touch_controls.h"

#include <QScrollArea>
#include <QScrollBar>

using namespace lab;
using namespace lab::ui;

namespace {

SketchFrame empty()
{
    SketchFrame frame {.x = sketchedAt(0, 100), .lowest = 0, .highest = 10};
    frame.drawn.resize(frame.x.size());
    frame.across = "distance";
    frame.upwards = "difference";
    return frame;
}

struct Stage {
    Stage()
    {
        view.resize(220, 210);
        view.setFrame(empty());
        view.show();
    }

    QPoint at(double x, double value) const { return qt(view.picture().at(x, value)).toPoint(); }

    void draw(double x, double value, double toX, double to)
    {
        QTest::mousePress(&view, Qt::LeftButton, {}, at(x, value));
        constexpr int steps = 40;
        for (int k = 1; k <= steps; ++k) {
            const double share = static_cast<double>(k) / steps;
            const QPoint point = at(x + share * (toX - x), value + share * (to - value));
            QMouseEvent move(QEvent::MouseMove, point, view.mapToGlobal(point), Qt::NoButton,
                Qt::LeftButton, {});
            QCoreApplication::sendEvent(&view, &move);
        }
        QTest::mouseRelease(&view, Qt::LeftButton, {}, at(toX, to));
    }

    double valueAt(double x) const
    {
        for (std::size_t k = 0; k < view.frame().x.size(); ++k) {
            if (view.frame().x[k] >= x)
                return view.frame().drawn[k].value_or(-1);
        }
        return -1;
    }

    SketchView view;
};

/// A sketch near the top of a scrolling page.
struct SketchPage {
    SketchPage()
    {
        auto* page = new QWidget;
        page->setFixedSize(240, 900);
        view = new SketchView(page);
        view->setGeometry(0, 60, 220, 210);
        view->setFrame(empty());
        area.setWidget(page);
        area.resize(260, 300);
        area.show();
    }

    QPoint at(double x, double value) const { return qt(view->picture().at(x, value)).toPoint(); }
    int scrolled() const { return area.verticalScrollBar()->value(); }

    QScrollArea area;
    SketchView* view = nullptr;
};

} // namespace

class SketchViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMouseDrawsTheSketch()
    {
        Stage stage;
        stage.draw(0, 1, 100, 9);
        const auto whole = completed(stage.view.frame());
        QVERIFY(whole);
        for (const double x : {10.0, 40.0, 90.0})
            QVERIFY2(std::abs(stage.valueAt(x) - (1 + 0.08 * x)) < 0.3,
                qPrintable(QString::number(stage.valueAt(x))));
        stage.draw(60, 2, 40, 2); // backwards over the existing curve
        QVERIFY(std::abs(stage.valueAt(50) - 2) < 0.1);
        QVERIFY(stage.valueAt(80) > 6);
    }

    void undoRemovesStrokesThenGoesToTheWindow()
    {
        Stage stage;
        const auto takes = [&stage](Qt::KeyboardModifiers held) {
            QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_Z, held);
            event.ignore();
            QCoreApplication::sendEvent(&stage.view, &event);
            return event.isAccepted();
        };
        const Qt::KeyboardModifiers redo = Qt::ControlModifier | Qt::ShiftModifier;
        QVERIFY(!takes(Qt::ControlModifier));
        stage.draw(0, 5, 100, 5);
        stage.draw(0, 8, 100, 8);
        QVERIFY(takes(Qt::ControlModifier) && !takes(redo));
        QTest::keyClick(&stage.view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(std::abs(stage.valueAt(50) - 5) < 0.2);
        QTest::keyClick(&stage.view, Qt::Key_Z, redo);
        QVERIFY(std::abs(stage.valueAt(50) - 8) < 0.2);
        QTest::keyClick(&stage.view, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&stage.view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.valueAt(50) < 0);
        QVERIFY(!takes(Qt::ControlModifier));
        stage.view.setFrame(empty());
        QVERIFY(takes(redo)); // the same empty sketch keeps redo
        SketchFrame other = empty();
        other.drawn[3] = 4;
        stage.view.setFrame(other);
        QVERIFY(!takes(redo));
    }

    void theKeyboardDrawsTheSketch()
    {
        Stage stage;
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QCOMPARE(stage.valueAt(0), 5.5);
        QVERIFY(stage.view.accessibleDescription().contains(QStringLiteral("5.5")));
        for (int k = 0; k < 8; ++k)
            QTest::keyClick(&stage.view, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(completed(stage.view.frame()));
        QTest::keyClick(&stage.view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(stage.valueAt(100), 0.5);
        QTest::keyClick(&stage.view, Qt::Key_Delete);
        QCOMPARE(stage.valueAt(100), -1.0);
    }

    void aFingerDrawsInAPageThatScrolls()
    {
        const TouchControls fingers;
        const SketchPage page;
        Fingers hand(*page.view);
        hand.put(page.at(0, 1));
        for (const double x : {25.0, 50.0, 75.0, 100.0})
            hand.move(page.at(x, 1 + 0.08 * x));
        hand.lift();
        const auto whole = completed(page.view->frame());
        QVERIFY(whole);
        QVERIFY(std::abs(whole->back() - 9) < 0.3);
        QCOMPARE(page.scrolled(), 0);
        SketchFrame answered = page.view->frame();
        answered.truth.assign(answered.x.size(), 7);
        page.view->setFrame(answered);
        hand.drag(page.at(50, 5), page.at(50, 5) - QPoint(0, 40));
        QCOMPARE(page.scrolled(), 40);
    }

    void aSecondFingerRemovesTheStroke()
    {
        Stage stage;
        stage.draw(0, 5, 100, 5);
        const SketchFrame before = stage.view.frame();
        Fingers hand(stage.view);
        hand.put(stage.at(20, 1));
        hand.move(stage.at(80, 9));
        QVERIFY(!(stage.view.frame() == before));
        hand.put(stage.at(50, 9), 1);
        QVERIFY(stage.view.frame() == before);
        hand.lift(1);
        hand.lift();
        QVERIFY(stage.view.frame() == before);
    }

    void showingTheTruthEndsTheDrawing()
    {
        Stage stage;
        stage.draw(0, 5, 100, 5);
        SketchFrame frame = stage.view.frame();
        frame.truth.assign(frame.x.size(), 7);
        stage.view.setFrame(frame);
        stage.draw(0, 1, 100, 1);
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QVERIFY(stage.view.frame() == frame);
        const QImage picture = stage.view.grab().toImage();
        const Palette palette = lightPalette();
        QVERIFY(picture.pixelColor(stage.at(50, 7)) == palette.result);
        QVERIFY(picture.pixelColor(stage.at(50, 1)) == palette.ground);
    }
};

LAB_WIDGET_TESTS(SketchViewTest)
#include "tst_sketch_view.moc"
