#include "tests/qt_test.h"
#include "tests/ui/benches/derivation_stage.h"

using namespace derivation;

// The check shown on a page.
class TestDerivationCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void overflowIsReportedAsNotComputed()
    {
        DerivationStage stage;
        stage.set("derivation.ask_first", false);
        stage.open(7);
        const auto said = [&] { return stage.checkView().accessibleDescription(); };
        for (const std::int64_t position : {8000, 50000}) {
            stage.store.dispatch(MovePositions {position, position - 1});
            QVERIFY2(
                said().startsWith(u"Not computed at positions this large"_s), qPrintable(said()));
            QVERIFY(!stage.check().holdsForOwn());
        }
        stage.store.dispatch(MovePositions {7440, 7439}); // too far because of what t adds
        QTRY_VERIFY_WITH_TIMEOUT(stage.check().whole, 60'000);
        QVERIFY2(said().contains(u"not computed at larger positions"_s), qPrintable(said()));
        stage.store.dispatch(MovePositions {900, 899});
        QTRY_VERIFY_WITH_TIMEOUT(stage.check().whole, 60'000);
        QVERIFY2(said().contains(u"Equal up to rounding"_s), qPrintable(said()));
    }

    void theCheckIsBusyDuringTheSearch()
    {
        DerivationStage stage;
        stage.set("derivation.ask_first", false);
        stage.open(9);
        QVERIFY(stage.checkView().isBusy());
        QVERIFY(!stage.check().whole);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.checkView().isBusy(), 60'000);
        QVERIFY(stage.check().whole);
    }

    void aLowWindowKeepsTheAnswerControls()
    {
        for (int width = 560; width <= 1000; width += 40) {
            DerivationStage stage(QSize(width, 460));
            const QByteArray name = QByteArray::number(width);
            QVERIFY2(stage.part<QLineEdit>().isVisible(), name);
            QVERIFY2(stage.button(u"Show answer"_s).isVisible(), name);
            std::vector<const QWidget*> seen {&stage.part<QLineEdit>()};
            for (const QPushButton* one : stage.box().findChildren<QPushButton*>())
                if (one->isVisible())
                    seen.push_back(one);
            for (const QWidget* one : seen)
                for (const QWidget* other : seen)
                    QVERIFY2(one == other || !one->geometry().intersects(other->geometry()), name);
        }
    }

    void oneClickLoadsTheWorstCase()
    {
        DerivationStage stage;
        stage.set("derivation.ask_first", false);
        stage.open(6);
        stage.store.dispatch(MovePositions {0, 0});
        stage.set("derivation.shift", std::int64_t {0});
        stage.set("derivation.break", std::int64_t {3}); // the angle as arctan(y/x)
        QVERIFY(stage.check().holdsForOwn());
        QTRY_VERIFY(stage.check().whole);
        QVERIFY(!stage.check().holds());
        const LabState before = stage.store.state();
        stage.checkView().button().click();
        QVERIFY(!stage.check().holdsForOwn());
        stage.store.undo();
        QVERIFY(stage.store.state() == before);
        // With equal numbers there is no worst case.
        stage.set("derivation.break", std::int64_t {0});
        for (const std::int64_t page : {3, 12, 13}) {
            stage.open(page);
            QTRY_VERIFY(stage.check().whole);
            QCOMPARE(stage.checkView().button().isHidden(), page != 13);
        }
        stage.open(0); // its cases do not use the current numbers
        QTRY_VERIFY(stage.check().whole);
        QVERIFY(stage.checkView().button().isHidden());
    }
};

LAB_WIDGET_TESTS(TestDerivationCheck)
#include "tst_derivation_check.moc"
