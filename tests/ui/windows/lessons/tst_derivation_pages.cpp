#include "tests/qt_test.h"
#include "ui/store/store.h"
#include "ui/windows/lessons/derivation_pages.h"
#include "ui/windows/main/actions.h"
#include "ui/windows/main/side_panels.h"
#include "ui/windows/main/window_services.h"

#include <QAction>
#include <QMenuBar>

using namespace lab;
using namespace lab::ui;

class TestDerivationPages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theEntriesGoAPageBackAndOn()
    {
        QMenuBar bar;
        Store store;
        Actions actions(bar, {BenchId::Rotations, BenchId::Derivation});
        bindDerivationPages(actions, store);
        QVERIFY(!actions.nextStep->isEnabled()); // another bench is shown
        store.dispatch(SetParameter {"bench", std::string("derivation")});
        QVERIFY(!actions.previousStep->isEnabled());
        QVERIFY(!actions.nextStep->shortcut().isEmpty());
        QVERIFY(!actions.previousStep->shortcut().isEmpty());
        for (int page = 1; page < derivationPages; ++page) {
            QVERIFY(actions.nextStep->isEnabled());
            actions.nextStep->trigger();
            QCOMPARE(store.state().derivation.page, page);
        }
        QVERIFY(!actions.nextStep->isEnabled());
        actions.previousStep->trigger();
        QCOMPARE(store.state().derivation.page, derivationPages - 2);
        QCOMPARE(actions.of({PanelAction::PreviousStep, PanelAction::NextStep}),
            (std::vector<QAction*> {actions.previousStep, actions.nextStep}));
    }

    void foldedPanelsComeBackFolded()
    {
        QMenuBar bar;
        Actions actions(bar, {BenchId::Rotations});
        WindowServices services;
        std::vector<SidePanels> remembered;
        services.panels = {true, false};
        services.rememberPanels = [&](SidePanels panels) { remembered.push_back(panels); };
        bindSidePanels(actions, services);
        QTRY_VERIFY(!actions.parameters->isChecked());
        QVERIFY(actions.benchList->isChecked());
        QVERIFY(remembered.empty()); // nobody has done anything yet
        actions.benchList->setChecked(false);
        QVERIFY(remembered.empty());
        actions.parameters->trigger();
        QCOMPARE(remembered.size(), std::size_t {1});
        QVERIFY(remembered.back() == (SidePanels {false, true}));
    }
};

LAB_WIDGET_TESTS(TestDerivationPages)
#include "tst_derivation_pages.moc"
