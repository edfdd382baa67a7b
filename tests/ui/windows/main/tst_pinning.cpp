#include "tests/qt_test.h"
#include "ui/store/store.h"
#include "ui/windows/main/pinning.h"
#include "ui/windows/parts/actions.h"

#include <QAction>
#include <QMenuBar>

using namespace lab;
using namespace lab::ui;

class TestPinning : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theEntriesPinSwapAndClear()
    {
        QMenuBar bar;
        Store store;
        Actions actions(bar, {BenchId::Rotations});
        bindPinning(actions, store);
        QVERIFY(actions.pin->isEnabled());
        QVERIFY(!actions.swapPinned->isEnabled());
        QVERIFY(!actions.clearPinned->isEnabled());

        actions.pin->trigger();
        QVERIFY(!store.state().pinned.isEmpty());
        QVERIFY(actions.swapPinned->isEnabled());
        store.dispatch(SetParameter {"rope.base", 500.0});
        actions.swapPinned->trigger();
        QCOMPARE(store.state().rotations.base, 10000.0);
        QCOMPARE(store.state().pinned.state().rotations.base, 500.0);
        actions.clearPinned->trigger();
        QVERIFY(store.state().pinned.isEmpty());
        QVERIFY(!actions.swapPinned->isEnabled());
        store.undo();
        QVERIFY(actions.clearPinned->isEnabled());
    }

    void aPinnedStateIsUnsavedWork()
    {
        Store store;
        QVERIFY(!store.isModified());
        store.dispatch(PinState {});
        QVERIFY(store.isModified());
        store.markSaved();
        QVERIFY(!store.isModified());
    }
};

LAB_WIDGET_TESTS(TestPinning)
#include "tst_pinning.moc"
