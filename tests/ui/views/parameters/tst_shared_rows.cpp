#include "core/state/links.h"
#include "tests/qt_test.h"
#include "tests/ui/views/parameters/panel_stage.h"
#include "ui/paint/controls/control_style.h"
#include "ui/paint/text/key_text.h"
#include "ui/store/store.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/parameters/chain_button.h"
#include "ui/views/parameters/link_words.h"
#include "ui/windows/parts/edit_names.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A panel whose edits go into a store.
struct Panel {
    explicit Panel(const std::vector<std::string_view>& keys, const LabState& start = newScene())
        : store(start)
        , panel(PanelHarness::presets())
    {
        panel.resize(ParameterPanel::fixedWidth, 696);
        panel.setKeys(keys);
        panel.setState(start);
        QObject::connect(&panel, &ParameterPanel::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &panel, &ParameterPanel::setState);
        panel.show();
    }

    /// The chain of the only row.
    ChainButton* chain() { return panel.findChild<ChainButton*>(); }
    QString undo() const { return editName(store.undoEdit()); }
    const LabState& state() const { return store.state(); }

    Store store;
    ParameterPanel panel;
};

/// The note below a row.
QString noteOn(std::string_view key, const LabState& state)
{
    return linkNote(*parameterNamed(key), state);
}

} // namespace

class TestSharedRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDeleteLeaks): Qt takes it
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void unlinkingChangesNoNumber()
    {
        Panel panel({"rope.base"});
        QVERIFY(panel.chain()->isVisible());
        QCOMPARE(panel.chain()->accessibleName(),
            u"Base is shared by all benches. Click to use separate values."_s);
        LabState expected = panel.state();
        expected.links.base = false;
        panel.chain()->click();
        QVERIFY(panel.state() == expected);
        QCOMPARE(panel.undo(), u"unlink base"_s);
        QCOMPARE(panel.chain()->accessibleName(),
            u"Base is used only in Rotations, Base, Precision and Compare. Click to share it with "
            "all benches."_s);
        QCOMPARE(noteOn("rope.base", panel.state()),
            u"only in Rotations, Base, Precision and Compare"_s);
        QCOMPARE(noteOn("rope.width", panel.state()), QString());
    }

    void linkingSharesTheValueInOneUndoStep()
    {
        LabState start = clamped({});
        start.rotations.width = 32;
        start.waves.encoding.width = 128;
        start.bench = BenchId::Rotations; // this bench shows the linked parameter
        Panel panel({"sinusoidal.width"}, start);
        panel.chain()->setFocus();
        QTest::keyClick(panel.chain(), Qt::Key_Space);
        QCOMPARE(panel.state().rotations.width, 128);
        QCOMPARE(panel.state().schemes.xpos.width, 128);
        QVERIFY(panel.state().links == (Links {false, true}));
        QCOMPARE(panel.undo(), u"link dimension"_s);
        panel.store.undo();
        QVERIFY(panel.state() == start);
        QVERIFY(!panel.store.canUndo());
        panel.store.redo();
        panel.chain()->click();
        QCOMPARE(panel.undo(), u"unlink dimension"_s);
    }

    void aDragOfASharedValueIsOneUndoStep()
    {
        Panel panel({"sinusoidal.base"});
        const Gesture drag = newGesture();
        for (const double base : {20000.0, 300.0, 500000.0})
            panel.store.dispatch(SetParameter {"sinusoidal.base", base}, drag);
        QCOMPARE(panel.state().rotations.base, 500000.0);
        panel.store.undo();
        QVERIFY(panel.state() == newScene());
        QVERIFY(!panel.store.canUndo());
    }

    void onlySharedParametersHaveAChain()
    {
        QVERIFY(!Panel({"rope.rotated_share"}).chain());
        QVERIFY(!Panel({"sinusoidal_grid.base"}).chain());
        QVERIFY(!Panel({"transformer_xl.width"}).chain());
        Panel learned({"learned.width"});
        QVERIFY(learned.chain()->isVisible());
        learned.store.dispatch(UseTable {TrainedEncoding::Learned, "back"});
        QVERIFY(!learned.chain()->isVisible());
        learned.store.undo();
        QVERIFY(learned.chain()->isVisible());
    }

    void aLockedRowLocksItsChain()
    {
        Panel panel({"rope.base"});
        panel.panel.setLocked({"rope.base"});
        QVERIFY(!panel.chain()->isEnabled());
    }

    void aRowExplainsItsOwnValue()
    {
        const LabState linked = newScene();
        QCOMPARE(noteOn("rotary_grid.base", linked), u"separate: axes are short"_s);
        QCOMPARE(noteOn("grids.width", linked), u"separate: split between axes"_s);
        QCOMPARE(noteOn("compare.width", linked), u"separate: heads × head dimension"_s);
        QCOMPARE(noteOn("rope.base", linked), QString());
        for (const char* key : {"rotary_grid.base", "grids.width", "compare.width"})
            QCOMPARE(noteOn(key, clamped({})), QString());
        for (const auto& [key, bench] : {std::pair("sinusoidal.base", "Waves"),
                 {"transformer_xl.base", "Relative"}, {"xpos.width", "Compare"}})
            QCOMPARE(noteOn(key, clamped({})), u"only in "_s + QLatin1StringView(bench));
        QCOMPARE(noteOn("learned.width", clamped({})), u"only in Waves and Grids"_s);
        const LabState trained = applied(linked, UseTable {TrainedEncoding::Learned, "back"});
        QCOMPARE(noteOn("learned.width", trained),
            u"separate: trained with %1"_s.arg(trained.schemes.learned.encoding.width));
    }

    void aSharedRowNamesTheModelThatSetIt()
    {
        const LabState llama = applied(newScene(), LoadModel {PanelHarness::presets()[0]});
        QCOMPARE(noteOn("sinusoidal.base", llama), u"Llama-3.1-8B"_s);
        QCOMPARE(noteOn("learned.width", llama), u"Llama-3.1-8B"_s);
        const LabState moved = applied(llama, SetParameter {"rope.base", 300.0});
        QCOMPARE(noteOn("sinusoidal.base", moved), QString());
        Panel panel({"sinusoidal.base"}, llama);
        const auto labels = panel.panel.findChildren<QLabel*>();
        const auto note = std::ranges::find(labels, u"Llama-3.1-8B"_s, &QLabel::text);
        QVERIFY(note != labels.end() && (*note)->isVisible());
        const int height = (*note)->parentWidget()->height();
        QVERIFY((*note)->geometry().bottom() < height);
        panel.store.dispatch(SetParameter {"rope.base", 300.0});
        QVERIFY(!(*note)->isVisible());
        QVERIFY((*note)->parentWidget()->height() < height);
    }

    void aChangeOfASharedValueIsReportedOnce()
    {
        LabState a = newScene();
        a.bench = BenchId::Relative;
        const LabState b = applied(a, SetParameter {"sinusoidal.base", 300.0});
        const auto keys = [](const LabState& one, const LabState& other) {
            QStringList all;
            for (const Parameter* row : differing(one, other, {}))
                all += keyText(row->key);
            return all;
        };
        // Only the parameter of the bench.
        QCOMPARE(keys(a, b), QStringList(u"transformer_xl.base"_s));
        LabState apart = b;
        apart.links.base = false;
        QCOMPARE(keys(a, apart).size(), 6);
        QCOMPARE(keys(b, apart), QStringList());
    }

    void theExampleDependsOnTheLinks()
    {
        LabState waves = newScene();
        waves.bench = BenchId::Waves;
        Panel panel({"sinusoidal.width"}, waves);
        const auto* list = panel.panel.findChild<QComboBox*>();
        QCOMPARE(list->currentText(), u"Teaching example, d = 16"_s);
        panel.store.dispatch(SetParameter {"rope.width", std::int64_t {32}});
        QCOMPARE(list->currentText(), u"Custom values"_s);
        panel.store.dispatch(ResetBench {});
        QCOMPARE(list->currentText(), u"Teaching example, d = 16"_s);
    }
};

LAB_WIDGET_TESTS(TestSharedRows)
#include "tst_shared_rows.moc"
