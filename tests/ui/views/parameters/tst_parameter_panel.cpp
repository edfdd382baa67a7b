#include "tests/qt_test.h"
#include "tests/ui/views/parameters/panel_stage.h"
#include "ui/paint/controls/control_style.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/stop_slider.h"
#include "ui/views/parameters/action_buttons.h"
#include "ui/views/parameters/chain_button.h"
#include "ui/views/parameters/parameter_row.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestParameterPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDeleteLeaks): Qt takes it
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void everyControlHasANameAndATooltip()
    {
        std::vector<std::string_view> keys;
        for (const Parameter& parameter : parameters())
            keys.push_back(parameter.key);
        const PanelHarness harness(keys);
        int controls = 0;
        for (QWidget* widget : harness.panel.findChildren<QWidget*>()) {
            const bool isPart = qobject_cast<QScrollBar*>(widget)
                || qobject_cast<QRadioButton*>(widget) || !widget->isVisibleTo(&harness.panel);
            if (isPart || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                continue;
            ++controls;
            const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->toolTip().isEmpty(), widget->metaObject()->className());
        }
        QVERIFY(controls > int(keys.size()));
    }

    void rowsAreReusedAndTabFollowsTheirOrder()
    {
        PanelHarness harness(rotationKeys());
        harness.panel.show();
        auto* base = harness.control<NumberField>(u"Base"_s);
        auto* vectors = harness.control<QComboBox>(u"Query and key"_s);
        std::vector<std::string_view> keys = rotationKeys();
        keys.insert(keys.begin() + 1, "scaling.factor");
        keys.pop_back();
        harness.panel.setKeys(keys);
        QCOMPARE(harness.control<NumberField>(u"Base"_s), base);
        QVERIFY(!vectors->isVisible());
        QCoreApplication::processEvents(); // the layout shows new rows now
        auto* factor = harness.control<NumberField>(u"Scaling factor"_s);
        auto* width = harness.control<NumberField>(u"Dimension"_s);
        base->setFocus();
        QVERIFY(base->nextInFocusChain() == harness.control<StopSlider>(u"Base"_s));
        auto* chain = width->parentWidget()->findChild<ChainButton*>();
        for (QWidget* next : {static_cast<QWidget*>(factor), static_cast<QWidget*>(chain)}) {
            for (int presses = 0; presses < 2; ++presses)
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), next);
        }
        QTest::keyClick(chain, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), width);
    }

    void showingAStateEmitsNoSignal()
    {
        PanelHarness harness(rotationKeys());
        LabState other;
        other.rotations.base = 500000;
        other.rotations.width = 128;
        other.rotations.rotatedShare = 0.5;
        other.rotations.pairing = Pairing::Halves;
        other.rotations.source = VectorSource::Equal;
        harness.panel.setState(other);
        QVERIFY(harness.reported.empty());
        QCOMPARE(harness.control<NumberField>(u"Base"_s)->text(), u"500\u2009000"_s);
        QCOMPARE(harness.control<NumberField>(u"Rotary fraction"_s)->text(), u"50 %"_s);
        QCOMPARE(harness.control<StopSlider>(u"Dimension"_s)->spokenNumber(), 128.0);
        QCOMPARE(harness.control<SegmentedChoice>(u"Pairing"_s)->current(), 1);
        QCOMPARE(harness.control<QComboBox>(u"Query and key"_s)->currentIndex(), 2);
    }

    void aPresetLoadsAModelAndNamesWhatIsIgnored()
    {
        PanelHarness harness(rotationKeys());
        auto* presets = harness.control<QComboBox>(u"Model preset"_s);
        QCOMPARE(presets->currentText(), u"Teaching example, d = 16"_s);
        const auto note = [&] {
            QString text;
            for (const QLabel* label : harness.panel.findChildren<QLabel*>()) {
                if (label->isVisible()
                    && label->text().contains(u"In the file, not shown in any picture"_s))
                    text = label->text().remove(QChar(0x200B));
            }
            return text.remove(QChar(0x200b)); // optional line breaks
        };
        QCOMPARE(note(), QString());
        presets->setFocus();
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(harness.state.rotations.width, 128);
        QCOMPARE(presets->currentText(), u"Llama-3.1-8B"_s);
        QCOMPARE(note(),
            u"In the file, not shown in any picture: rope_scaling.rope_type: spiral → default. The "
            u"frequencies shown depend on the base alone.");
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(harness.state.rotations.width, 256);
        QCOMPARE(note(), QString());
        QTest::keyClick(presets, Qt::Key_Home);
        QVERIFY(harness.reported.back().edit.is<ResetBench>());
        QCOMPARE(harness.state.rotations, Rotations {});
    }

    void theLayersOfAModelCanBeChosen()
    {
        PanelHarness harness(rotationKeys());
        auto* layers = harness.control<QComboBox>(u"Layers"_s);
        QVERIFY(!layers->isVisible());
        Model model = PanelHarness::presets().front();
        LayerKind full;
        full.base = 1e6;
        full.layers = {1};
        LayerKind window;
        window.attention = LayerAttention::Window;
        window.reach = 512;
        window.layers = {0, 2};
        model.kinds = {window, full};
        model.kind = 1;
        harness.panel.setState(harness.state = applied(harness.state, LoadModel {model}));
        QVERIFY(layers->isVisible());
        QCOMPARE(layers->currentText(), u"Full, b 1\u2009000\u2009000 · 1"_s);
        layers->setFocus();
        QTest::keyClick(layers, Qt::Key_Up);
        QCOMPARE(harness.state.rotations.base, 1e4);
        QCOMPARE(layers->currentText(), u"Window 512, b 10\u2009000 · 2"_s);
    }

    void aModelWithoutRopeSaysSo()
    {
        PanelHarness harness(rotationKeys());
        Model bert;
        bert.name = "BERT";
        bert.scheme = Scheme::Learned;
        harness.panel.setState(harness.state = applied(harness.state, LoadModel {bert}));
        const auto says = [&](const QString& words) {
            return std::ranges::any_of(harness.panel.findChildren<QLabel*>(),
                [&](const QLabel* one) { return one->isVisible() && one->text().contains(words); });
        };
        QVERIFY(says(u"The RoPE pictures do not describe this model."_s));
    }

    void aModelFromAFileIsShownWithItsName()
    {
        PanelHarness harness(rotationKeys());
        LabState state = harness.state;
        state.model.name = "my-model";
        harness.panel.setState(state);
        QCOMPARE(harness.control<QComboBox>(u"Model preset"_s)->currentText(), u"my-model"_s);
        state.model = {};
        harness.panel.setState(state);
        QCOMPARE(harness.control<QComboBox>(u"Model preset"_s)->currentIndex(), 0);
    }

    void resetButtonResets()
    {
        PanelHarness harness(rotationKeys());
        QTest::mouseClick(harness.control<QPushButton>(), Qt::LeftButton);
        QVERIFY(harness.reported.back().edit.is<ResetBench>());
    }

    void actionsAreButtonsAboveReset()
    {
        PanelHarness harness(rotationKeys());
        QAction copy;
        copy.setText(u"Copy the &block"_s);
        copy.setIconText(u"Copy block"_s);
        copy.setToolTip(u"Copies it."_s);
        QAction table;
        table.setIconText(u"Table…"_s);
        QAction words;
        words.setIconText(u"Words…"_s);
        const QSignalSpy copied(&copy, &QAction::triggered);
        harness.panel.setActions({&copy, &table, &words});
        QCoreApplication::processEvents(); // the layout shows new buttons now
        const auto buttons = harness.panel.findChild<ActionButtons*>()->buttons();
        QCOMPARE(buttons.size(), std::size_t(3));
        QCOMPARE(buttons[0]->text(), u"Copy block"_s);
        QCOMPARE(buttons[0]->toolTip(), u"Copies it."_s);
        QCOMPARE(buttons[0]->y(), buttons[1]->y());
        QVERIFY(buttons[2]->width() > buttons[0]->width() + buttons[1]->width());
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QCOMPARE(copied.size(), 1);

        copy.setIconText(u"Copied"_s);
        QCOMPARE(buttons[0]->text(), u"Copied"_s);
        buttons[0]->setFocus();
        for (const QString& next : {u"Table…"_s, u"Words…"_s, u"Reset bench"_s}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
            QVERIFY(button);
            QCOMPARE(button->text(), next);
        }
        harness.panel.setActions({});
        QVERIFY(!harness.panel.findChild<ActionButtons*>()->isVisible());
        harness.panel.setKeys({"rope.base"});
        harness.panel.setActions({&table});
        QCoreApplication::processEvents();
        harness.control<StopSlider>(u"Base"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(
            QApplication::focusWidget(), harness.panel.findChild<ActionButtons*>()->buttons()[0]);
    }

    void aLowPanelScrollsWithoutCutting()
    {
        PanelHarness harness({"rope.base", "rope.width", "rope.rotated_share", "rope.pairing",
            "rope.vectors", "rope.seed", "rope.pair"});
        harness.panel.resize(ParameterPanel::fixedWidth, 420);
        QCoreApplication::processEvents();
        auto* scroll = harness.panel.findChild<QScrollArea*>();
        QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
        QVERIFY(harness.panel.rect().contains(
            harness.control<QPushButton>()->geometry().adjusted(0, 0, 0, 8)));
        const auto rows = harness.panel.findChildren<ParameterRow*>();
        for (qsizetype i = 1; i < rows.size(); ++i)
            QVERIFY(rows[i]->y() >= rows[i - 1]->geometry().bottom());
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    }

    void aLongNoteWrapsWithoutCutting()
    {
        PanelHarness harness({"rope.base", "rope.width"});
        harness.state.model = {"A model",
            {{Origin::NotComputed,
                 "text_config.rope_parameters.full_attention.llama_4_scaling_beta", "0.1"},
                {Origin::NotComputed, "x" + std::string(200, 'y'), {}}}};
        harness.panel.setState(harness.state);
        auto* scroll = harness.panel.findChild<QScrollArea*>();
        QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        QVERIFY(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width());
        for (const QLabel* label : harness.panel.findChildren<QLabel*>()) {
            if (label->text().contains(u"In the file"_s))
                QVERIFY(label->accessibleName().contains(u"llama_4_scaling_beta: 0.1"_s));
        }
    }

    void eachBenchStartsScrolledToTheTop()
    {
        PanelHarness harness({"rope.base", "rope.width", "rope.rotated_share", "rope.pairing",
            "scaling.method", "scaling.factor", "rope.vectors"});
        harness.panel.resize(ParameterPanel::fixedWidth, 240);
        auto* bar = harness.panel.findChild<QScrollArea*>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 40);
        bar->setValue(40);
        harness.state.rotations.base = 500;
        harness.panel.setState(harness.state);
        QCOMPARE(bar->value(), 40);
        harness.state.bench = BenchId::Context;
        harness.panel.setState(harness.state);
        QCOMPARE(bar->value(), 0);
    }
};

LAB_WIDGET_TESTS(TestParameterPanel)
#include "tst_parameter_panel.moc"
