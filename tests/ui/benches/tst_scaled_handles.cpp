#include "picture_stage.h"
#include "tests/qt_test.h"
#include "tests/ui/drawn_places.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/handle_field.h"
#include "ui/store/motion.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// Context with the wavelengths; its diamond and tab represent all other handles.
struct Stage : PictureStage {
    Stage()
        : PictureStage(startOf(BenchId::Context))
        , view(dynamic_cast<FigureView<SpectrumFrame>&>(*pictures().front()))
    {
    }
    PictureHandle handle(std::string_view key) const
    {
        const auto all = view.handles();
        return *std::ranges::find(all, key, &PictureHandle::key);
    }
    std::size_t indexOf(std::string_view key) const
    {
        const auto all = view.handles();
        return static_cast<std::size_t>(
            std::ranges::find(all, key, &PictureHandle::key) - all.begin());
    }
    QPointF place(std::string_view key) const { return handle(key).place; }
    double base() const { return state().rotations.base; }
    int width() const { return state().rotations.width; }
    double pixelsPerDecade() const
    {
        return std::max(40.0, std::abs(view.drawn().y.pixelsPerUnit()));
    }

    void send(QEvent::Type type, QPointF point, Qt::KeyboardModifiers keys = {}) const
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, point, view.mapToGlobal(point),
            isMove ? Qt::NoButton : Qt::LeftButton,
            type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, keys);
        QApplication::sendEvent(&view, &event);
    }
    /// Moves the pointer pixel by pixel.
    void move(QPointF from, QPointF to, Qt::KeyboardModifiers keys = {}) const
    {
        const QPointF way = to - from;
        const int steps = static_cast<int>(std::ceil(std::hypot(way.x(), way.y())));
        for (int step = 1; step <= steps; ++step)
            send(QEvent::MouseMove, from + way * step / steps, keys);
    }
    void drag(std::string_view key, QPointF by) const
    {
        const QPointF from = place(key);
        press(view, from);
        move(from, from + by);
        release(view, from + by);
    }
    void take(std::string_view key) const { static_cast<PictureView&>(view).take(indexOf(key)); }
    HandleField* field() const
    {
        for (HandleField* one : view.findChildren<HandleField*>())
            if (!one->isHidden())
                return one;
        return nullptr;
    }
    bool isUndoneAtOnce(const LabState& before)
    {
        store.undo();
        return state() == before && !store.canUndo();
    }

    FigureView<SpectrumFrame>& view;
};

} // namespace

class TestScaledHandles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDragScaleCoversTheWholeBench()
    {
        Stage stage;
        QWidget* const bench = stage.view.parentWidget();
        const auto overlays = [&] {
            std::vector<QRect> all;
            for (const QWidget* child :
                bench->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
                if (child->isVisible() && child->testAttribute(Qt::WA_TransparentForMouseEvents)
                    && !stage.view.geometry().contains(child->geometry()))
                    all.push_back(child->geometry());
            return all;
        };
        const auto atRest = overlays();
        const QPointF tab = stage.place("rope.width");
        stage.send(QEvent::MouseButtonPress, tab);
        stage.move(tab, tab + QPointF(2, 0));
        QVERIFY(overlays() == atRest); // too short a press to show the scale
        QTRY_COMPARE(overlays().size(), atRest.size() + 1); // a long press shows it
        stage.move(tab + QPointF(2, 0), tab + QPointF(20, 0));
        const auto dragged = overlays();
        QCOMPARE(dragged.size(), atRest.size() + 1);
        QCOMPARE(dragged.back().width(), bench->width());
        stage.send(QEvent::MouseButtonRelease, tab + QPointF(20, 0));
        QVERIFY(overlays().size() > atRest.size()); // it fades out
        QTRY_VERIFY(overlays() == atRest);
        setMotionReduced(true);
        const QPointF now = stage.place("rope.width");
        stage.send(QEvent::MouseButtonPress, now);
        stage.move(now, now + QPointF(20, 0));
        QCOMPARE(overlays().size(), atRest.size() + 1);
        stage.send(QEvent::MouseButtonRelease, now + QPointF(20, 0));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        setMotionReduced(false);
        QVERIFY(overlays() == atRest);
    }

    void aDragOfTheDiamondIsOneUndoStep()
    {
        Stage stage;
        const LabState before = stage.state();
        stage.drag("rope.base", {0, -stage.pixelsPerDecade()});
        QCOMPARE(stage.base(), 100'000.0);
        QVERIFY(stage.store.undoEdit().is<SetParameter>());
        QVERIFY(stage.isUndoneAtOnce(before));
        stage.drag("rope.base", {0, 2 * stage.pixelsPerDecade()});
        QCOMPARE(stage.base(), 100.0);
        QVERIFY(stage.isUndoneAtOnce(before));
    }

    void aDecadeTakesMoreThan35Pixels()
    {
        for (const double up : {-35.0, 35.0}) {
            Stage stage;
            stage.drag("rope.base", {0, up});
            QVERIFY(std::abs(std::log10(stage.base() / 10'000)) <= 1);
            QVERIFY(std::abs(stage.base() - 10'000) > 1);
        }
    }

    void aClickOnAPointOnlySelects()
    {
        Stage stage;
        const QPointF point = pointOf(stage.view, 5);
        press(stage.view, point);
        stage.move(point, point - QPointF(0, 60));
        release(stage.view, point - QPointF(0, 60));
        QCOMPARE(stage.base(), 10'000.0);
        QCOMPARE(stage.state().rotations.pair, 5);
    }

    void fortyPixelsOfTheTabDoubleTheDimension()
    {
        Stage stage;
        const LabState before = stage.state();
        const int width = stage.width();
        stage.drag("rope.width", {40, 0});
        QCOMPARE(stage.width(), 2 * width);
        QVERIFY(stage.isUndoneAtOnce(before));
        stage.drag("rope.width", {-40, 0});
        QCOMPARE(stage.width(), width / 2);
    }

    void shiftSlowsTheDragAndControlDisablesSnapping()
    {
        Stage stage;
        const QPointF from = stage.place("rope.base");
        const QPointF up(0, -stage.pixelsPerDecade());
        press(stage.view, from);
        stage.move(from, from + up);
        QCOMPARE(stage.base(), 100'000.0);
        stage.move(from + up, from + 2 * up, Qt::ShiftModifier);
        QVERIFY2(std::abs(std::log10(stage.base()) - 5.25) < 0.06,
            qPrintable(QString::number(stage.base())));
        const QPointF there = from + 2 * up + QPointF(0, -1);
        stage.send(QEvent::MouseMove, there, Qt::ControlModifier);
        const double free = stage.base();
        stage.send(QEvent::MouseMove, there + QPointF(0, -1), Qt::ControlModifier);
        QVERIFY(stage.base() > free);
        QVERIFY(std::abs(std::log10(stage.base() / free) - 1 / stage.pixelsPerDecade()) < 1e-3);
        release(stage.view, there);
    }

    void escapeRestoresTheOldNumber()
    {
        Stage stage;
        const LabState before = stage.state();
        const QPointF from = stage.place("rope.base");
        press(stage.view, from);
        stage.move(from, from - QPointF(0, 60));
        QVERIFY(stage.base() > 10'000);
        QTest::keyClick(&stage.view, Qt::Key_Escape);
        stage.move(from - QPointF(0, 60), from - QPointF(0, 90));
        release(stage.view, from - QPointF(0, 90));
        QVERIFY(stage.state() == before && !stage.store.canUndo());
    }

    void arrowsGoToRoundNumbers()
    {
        Stage stage;
        QTest::keyClick(&stage.view, Qt::Key_Return);
        QCOMPARE(stage.view.taken(), std::optional(stage.indexOf("rope.base")));
        for (const double base : {20'000.0, 50'000.0, 100'000.0}) {
            QTest::keyClick(&stage.view, Qt::Key_Up);
            QCOMPARE(stage.base(), base);
        }
        QTest::keyClick(&stage.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.base(), 1'000'000.0);
        QTest::keyClick(&stage.view, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(stage.base(), 1'100'000.0);
        QTest::keyClick(&stage.view, Qt::Key_End);
        QVERIFY(stage.base() > 1'100'000);
        QTest::keyClick(&stage.view, Qt::Key_Delete);
        QCOMPARE(stage.base(), 10'000.0);
        // No field opens because of the keys pressed in between.
        QTest::keyClick(&stage.view, Qt::Key_Return);
        QCOMPARE(stage.view.taken(), std::optional(stage.indexOf("rope.width")));
        const int width = stage.width();
        QTest::keyClick(&stage.view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(stage.width(), width + 2);
    }

    void enterTwiceOrADigitOrADoubleClickOpensTheField()
    {
        Stage stage;
        const LabState before = stage.state();
        QTest::keyClick(&stage.view, Qt::Key_Return);
        QTest::keyClick(&stage.view, Qt::Key_Return);
        QVERIFY(stage.field());
        QCOMPARE(stage.field()->selectedText(), u"10\u2009000"_s);
        QTest::keyClicks(stage.field(), u"1M"_s);
        QTest::keyClick(stage.field(), Qt::Key_Return);
        QVERIFY(!stage.field());
        QCOMPARE(stage.base(), 1'000'000.0);
        QVERIFY(stage.isUndoneAtOnce(before));

        stage.take("rope.base");
        QTest::keyClick(&stage.view, Qt::Key_2);
        QVERIFY(stage.field());
        QCOMPARE(stage.field()->text(), u"2"_s);
        QTest::keyClicks(stage.field(), u"^17"_s);
        QTest::keyClick(stage.field(), Qt::Key_Enter);
        QCOMPARE(stage.base(), 131'072.0);
        QVERIFY(stage.isUndoneAtOnce(before));

        stage.send(QEvent::MouseButtonDblClick, stage.place("rope.width"));
        QVERIFY(stage.field());
        QTest::keyClicks(stage.field(), u"65"_s); // an odd number is invalid
        QTest::keyClick(stage.field(), Qt::Key_Return);
        QVERIFY(stage.field() && stage.field()->error() != QString());
        QTest::keyClick(stage.field(), Qt::Key_Escape);
        QVERIFY(!stage.field());
        QVERIFY(stage.state() == before);
    }

    void digitsAreNotShortcutsOnAHandle()
    {
        Stage stage;
        const auto isTaken = [&](int key, const QString& text) {
            QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier, text);
            event.ignore();
            QApplication::sendEvent(&stage.view, &event);
            return event.isAccepted();
        };
        QVERIFY(!isTaken(Qt::Key_3, u"3"_s));
        stage.take("rope.base");
        QVERIFY(isTaken(Qt::Key_3, u"3"_s));
        QVERIFY(isTaken(Qt::Key_Delete, {}));
        QVERIFY(!isTaken(Qt::Key_V, u"v"_s));
    }

    void theMenuTypesResetsAndCopies()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"rope.base", 500'000.0});
        const QPoint place = stage.place("rope.base").toPoint();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, place, stage.view.mapToGlobal(place));
        QApplication::sendEvent(&stage.view, &asked);
        QVERIFY(asked.isAccepted());
        auto* menu = stage.view.findChild<QMenu*>();
        QVERIFY(menu);
        QStringList texts;
        for (const QAction* action : menu->actions())
            texts += QString(action->text()).remove(u'&');
        QCOMPARE(texts,
            QStringList({u"Type a Value…"_s, u"Reset to 10\u2009000"_s,
                u"Share Base with All Benches"_s, u"Copy Value"_s}));
        menu->actions()[3]->trigger();
        QCOMPARE(QApplication::clipboard()->text(), u"500000"_s);
        menu->actions()[1]->trigger();
        QCOMPARE(stage.base(), 10'000.0);
        menu->close();
    }

    void theMenuLinksAndUnlinksInOneUndoStep()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"rope.base", 500'000.0});
        const LabState apart = stage.state();
        const auto turn = [&](std::string_view key, const QString& text) {
            const QPoint place = stage.place(key).toPoint();
            QContextMenuEvent asked(QContextMenuEvent::Mouse, place, stage.view.mapToGlobal(place));
            QApplication::sendEvent(&stage.view, &asked);
            std::unique_ptr<QMenu> menu(stage.view.findChild<QMenu*>());
            for (QAction* action : menu->actions())
                if (QString(action->text()).remove(u'&') == text)
                    return action->trigger();
            QFAIL(qPrintable(text));
        };
        turn("rope.base", u"Share Base with All Benches"_s);
        QVERIFY(stage.state().links.base && !stage.state().links.width);
        QCOMPARE(stage.state().waves.encoding.base, 500'000.0);
        stage.store.undo();
        QVERIFY(stage.state() == apart);
        stage.store.redo();
        turn("rope.base", u"Use Own Base in This Bench"_s);
        QVERIFY(!stage.state().links.base);
        turn("rope.width", u"Share Dimension with All Benches"_s);
        QCOMPARE(stage.state().waves.encoding.width, stage.width());
        turn("rope.width", u"Use Own Dimension in This Bench"_s);
        stage.drag("rope.width", {40, 0});
        QVERIFY(stage.state().waves.encoding.width < stage.width());
    }

    void aDragFarDownAndBackKeepsTheSelectedPair()
    {
        for (const bool isLinked : {false, true}) {
            Stage stage;
            if (isLinked)
                for (const char* flag : {"link.base", "link.width"})
                    stage.store.dispatch(SetParameter {flag, true});
            const int last = stage.width() / 2 - 1;
            stage.store.dispatch(SetParameter {"rope.pair", std::int64_t {last}});
            stage.store.dispatch(SetParameter {"sinusoidal.pair", std::int64_t {5}});
            const LabState before = stage.state();
            const QPointF from = stage.place("rope.width");
            press(stage.view, from);
            stage.move(from, from - QPointF(100, 0));
            QVERIFY(stage.state().rotations.pair < last);
            stage.move(from - QPointF(100, 0), from + QPointF(40, 0));
            release(stage.view, from + QPointF(40, 0));
            QCOMPARE(stage.state().rotations.pair, last);
            QCOMPARE(stage.state().waves.pair, before.waves.pair);
            QCOMPARE(stage.width(), 2 * before.rotations.width);
        }
    }

    void theHandleIsAnAccessibleSlider()
    {
        Stage stage;
        const QAccessibleInterface* all = QAccessible::queryAccessibleInterface(&stage.view);
        for (int i = 0; i < all->childCount(); ++i) {
            QAccessibleInterface* one = all->child(i);
            if (one->text(QAccessible::Name) != u"Base"_s)
                continue;
            QVERIFY(one->role() == QAccessible::Slider);
            QCOMPARE(one->text(QAccessible::Value), u"10\u2009000"_s);
            return;
        }
        QFAIL("no slider named Base");
    }

    void lockedHandlesAndThoseOfADoNotMove()
    {
        Stage stage;
        const LabState before = stage.state();
        stage.view.setLocked({"rope.base"});
        stage.drag("rope.base", {0, -60});
        stage.send(QEvent::MouseButtonDblClick, stage.place("rope.base"));
        QVERIFY(!stage.field());
        QVERIFY(stage.state() == before);
        stage.view.setLocked({});
        stage.store.dispatch(PinState {});
        stage.bench->setComparison(Comparison::A);
        const LabState pinned = stage.state();
        stage.drag("rope.base", {0, -60});
        QVERIFY(stage.state() == pinned);
        stage.bench->setComparison(Comparison::Both);
        stage.drag("rope.base", {0, -60});
        QVERIFY(stage.base() > 10'000);
        QCOMPARE(stage.view.drawn().pinned.size(), std::size_t {2}); // the tab is still there
    }
};

LAB_WIDGET_TESTS(TestScaledHandles)
#include "tst_scaled_handles.moc"
