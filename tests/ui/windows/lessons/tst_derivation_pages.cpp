#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/benches/all_benches.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/bench_list.h"
#include "ui/views/derivation/question_box.h"
#include "ui/windows/derivation/derivation_pages.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/main/side_panels.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/window_services.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QActionGroup>
#include <QLineEdit>
#include <QMenuBar>

#include <optional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window with the real benches Rotations and Derivation.
struct Stage {
    Stage()
    {
        std::vector<BenchEntry> entries;
        for (const BenchId id : {BenchId::Rotations, BenchId::Derivation})
            entries.push_back({id, [id](QWidget* parent) { return newBench(id, parent); }});
        window.emplace(store, std::move(entries), std::vector<Model> {}, WindowServices(), book);
        showActive(*window);
    }
    ~Stage() { store.markSaved(); }

    Actions& actions() const { return *window->findChild<Actions*>(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(window->focusWidget(), key, modifiers);
    }
    int page() const { return store.state().derivation.page; }
    QLineEdit& field() const
    {
        return *window->bench().findChild<QuestionBox*>()->findChild<QLineEdit*>();
    }

    FormulaBook book;
    Store store;
    std::optional<MainWindow> window;
};

} // namespace

class TestDerivationPages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuEntriesGoToThePreviousAndTheNextPage()
    {
        QMenuBar bar;
        Store store;
        Actions actions(bar, {BenchId::Rotations, BenchId::Derivation});
        bindDerivationPages(actions, store);
        QVERIFY(!actions.nextStep->isEnabled()); // another bench is open
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

    void openingAQuestionFocusesItsField()
    {
        Stage stage;
        stage.actions().benches->actions()[1]->trigger();
        QVERIFY(stage.store.state().bench == BenchId::Derivation);
        QCOMPARE(stage.window->focusWidget(), &stage.field());
        stage.window->findChild<BenchList*>()->setFocus();
        stage.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(stage.page(), 1);
        QCOMPARE(stage.window->focusWidget(), &stage.field());
        QTest::keyClicks(&stage.field(), u"36"_s);
        stage.press(Qt::Key_Return);
        QTest::keyClicks(&stage.field(), u"15"_s);
        stage.press(Qt::Key_Return);
        QCOMPARE(stage.store.state().derivation.predictions.at(1).number, 15.0);
        QVERIFY(stage.store.state().bench == BenchId::Derivation);
        stage.press(Qt::Key_Return); // the button for the next page
        QCOMPARE(stage.page(), 2);
        QCOMPARE(stage.window->focusWidget(), &stage.field());
    }

    // A field in use elsewhere keeps the focus.
    void aFieldElsewhereKeepsTheFocus()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"bench", std::string("derivation")});
        // A page with a ruler.
        stage.store.dispatch(SetParameter {"derivation.page", std::int64_t {1}});
        QLineEdit* number = nullptr;
        for (QLineEdit* one : stage.window->findChildren<QLineEdit*>())
            if (one->isVisible() && !stage.window->bench().isAncestorOf(one))
                number = one;
        QVERIFY(number);
        number->setFocus();
        stage.actions().nextStep->trigger();
        QCOMPARE(stage.page(), 2);
        QVERIFY(number->hasFocus());
    }

    void pageKeysTurnPagesWhilePresenting()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"bench", std::string("derivation")});
        stage.press(Qt::Key_F11);
        QVERIFY(stage.window->presenting().isOn());
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.page(), 1);
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageUp);
        QCOMPARE(stage.page(), 1);
        QVERIFY(stage.window->focusWidget() != &stage.field());
        // With a series the keys step through the series, even at its ends.
        LabState state = stage.store.state();
        SeriesStep step;
        step.state = state;
        state.series = Series({step});
        stage.store.dispatch(LoadState {state});
        stage.press(Qt::Key_PageDown);
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.page(), 1);
        stage.store.dispatch(SetParameter {"bench", std::string("rotations")});
        stage.press(Qt::Key_PageDown);
        QCOMPARE(stage.page(), 1);
    }

    void collapsedPanelsStayCollapsed()
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
        QVERIFY(remembered.empty()); // nothing has been collapsed by the user yet
        actions.benchList->setChecked(false);
        QVERIFY(remembered.empty());
        actions.parameters->trigger();
        QCOMPARE(remembered.size(), std::size_t {1});
        QVERIFY(remembered.back() == (SidePanels {false, true}));
    }
};

LAB_WIDGET_TESTS(TestDerivationPages)
#include "tst_derivation_pages.moc"
