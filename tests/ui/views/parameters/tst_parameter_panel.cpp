#include "ui/views/parameters/parameter_panel.h"

#include "ui/paint/controls/control_style.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/stop_slider.h"
#include "ui/views/parameters/action_buttons.h"
#include "ui/views/parameters/parameter_row.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

struct Told {
    Edit edit;
    Gesture gesture;
};

/// A panel that is shown, with everything that it has told; the state follows what it says.
struct Harness {
    explicit Harness(std::vector<std::string_view> keys, BenchId bench = BenchId::Rotations)
        : panel((withSmallFont(), presets()))
    {
        state.bench = bench;
        panel.resize(ParameterPanel::fixedWidth, 696);
        panel.setKeys(keys);
        panel.setState(state);
        QObject::connect(
            &panel, &ParameterPanel::edited, &panel, [this](const Edit& edit, Gesture gesture) {
                told.push_back({edit, gesture});
                state = applied(state, edit);
                panel.setState(state);
            });
        panel.show();
        if (!QTest::qWaitForWindowActive(&panel))
            qFatal("the panel is not active");
    }

    // So that three choices fit in a row whatever the desktop's font is.
    static void withSmallFont()
    {
        QFont small = QApplication::font();
        small.setPixelSize(8);
        QApplication::setFont(small);
    }

    static std::vector<Model> presets()
    {
        Model llama;
        llama.name = "Llama-3.1-8B";
        llama.scheme = Scheme::Rope;
        llama.headWidth = 128;
        llama.base = 500000;
        llama.notes = {"rope_scaling.rope_type: spiral → default"};
        Model gemma = llama;
        gemma.name = "Gemma-7B";
        gemma.headWidth = 256;
        gemma.base = 10000;
        gemma.notes.clear();
        return {llama, gemma};
    }

    template <class Control> Control* control(const QString& name = {}) const
    {
        for (auto* one : panel.findChildren<Control*>()) {
            if (name.isEmpty() || one->accessibleName() == name)
                return one;
        }
        qFatal("no such control: %s", qPrintable(name));
        return nullptr;
    }

    const SetParameter& last() const { return std::get<SetParameter>(told.back().edit); }
    std::size_t gestures() const
    {
        std::set<Gesture> all;
        for (const Told& one : told)
            all.insert(one.gesture);
        return all.size();
    }

    void type(const QString& label, const QString& text)
    {
        auto* field = control<NumberField>(label);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }

    ParameterPanel panel;
    LabState state;
    std::vector<Told> told;
};

std::vector<std::string_view> rotationKeys()
{
    return {"rope.base", "rope.width", "rope.rotated_share", "rope.pairing", "rope.vectors"};
}

} // namespace

class TestParameterPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void everyControlHasANameAndATooltip()
    {
        std::vector<std::string_view> keys;
        for (const Parameter& parameter : parameters())
            keys.push_back(parameter.key);
        const Harness harness(keys);
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

    void rowsThatStayAreKeptAndTabGoesThroughThemInOrder()
    {
        Harness harness(rotationKeys());
        harness.panel.show();
        auto* base = harness.control<NumberField>(u"Base"_s);
        auto* vectors = harness.control<QComboBox>(u"Query and key"_s);
        std::vector<std::string_view> keys = rotationKeys();
        keys.insert(keys.begin() + 1, "scaling.factor");
        keys.pop_back();
        harness.panel.setKeys(keys);
        QCOMPARE(harness.control<NumberField>(u"Base"_s), base);
        QVERIFY(!vectors->isVisible());
        QCoreApplication::processEvents(); // a layout shows a new row then
        auto* factor = harness.control<NumberField>(u"Extension factor"_s);
        auto* width = harness.control<NumberField>(u"Width"_s);
        base->setFocus();
        QVERIFY(base->nextInFocusChain() == harness.control<StopSlider>(u"Base"_s));
        for (QWidget* next : {static_cast<QWidget*>(factor), static_cast<QWidget*>(width)}) {
            for (int presses = 0; presses < 2; ++presses)
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), next);
        }
    }

    void aListIsNamedByTheLabelOfItsRow()
    {
        const Harness harness(rotationKeys());
        const auto* list = harness.control<QComboBox>(u"Query and key"_s);
        const QAccessibleInterface* spoken =
            QAccessible::queryAccessibleInterface(const_cast<QComboBox*>(list));
        const auto labels = spoken->relations(QAccessible::Label);
        QVERIFY(!labels.isEmpty());
        QCOMPARE(labels[0].first->text(QAccessible::Name), u"Query and key"_s);
    }

    void dragOfASliderIsOneGesture()
    {
        Harness harness(rotationKeys());
        auto* slider = harness.control<StopSlider>(u"Base"_s);
        const int middle = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, {60, middle});
        for (int x = 61; x <= 140; ++x)
            QTest::mouseMove(slider, {x, middle});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {140, middle});
        QVERIFY(harness.told.size() > 10);
        QCOMPARE(harness.gestures(), std::size_t(1));
        QCOMPARE(harness.last().key, std::string("rope.base"));

        QTest::mouseClick(slider, Qt::LeftButton, {}, {30, middle});
        QCOMPARE(harness.gestures(), std::size_t(2));
    }

    void arrowKeyIsAStepAndAHeldOneIsOneGesture()
    {
        Harness harness(rotationKeys());
        auto* slider = harness.control<StopSlider>(u"Base"_s);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(harness.state.rotations.base, 12000.0);
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(harness.state.rotations.base, 10000.0);
        QCOMPARE(harness.gestures(), std::size_t(2));

        QTest::keyPress(slider, Qt::Key_Right);
        for (int i = 0; i < 4; ++i) {
            QKeyEvent again(QEvent::KeyPress, Qt::Key_Right, {}, {}, true);
            QApplication::sendEvent(slider, &again);
        }
        QTest::keyRelease(slider, Qt::Key_Right);
        QCOMPARE(harness.state.rotations.base, 30000.0);
        QCOMPARE(harness.gestures(), std::size_t(3));
    }

    void screenReaderHearsTheValueAndCanSetIt()
    {
        Harness harness(rotationKeys());
        auto* slider = harness.control<StopSlider>(u"Base"_s);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(slider);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QCOMPARE(spoken->valueInterface()->currentValue().toDouble(), 10000.0);
        QCOMPARE(spoken->text(QAccessible::Value), u"10\u2009000"_s);
        QCOMPARE(spoken->valueInterface()->maximumValue().toDouble(), highestBase);
        spoken->valueInterface()->setCurrentValue(500000.0);
        QCOMPARE(harness.state.rotations.base, 500000.0);
    }

    void aWrongNumberIsExplainedInItsRow()
    {
        Harness harness(rotationKeys());
        auto* field = harness.control<NumberField>(u"Base"_s);
        auto* row = qobject_cast<ParameterRow*>(field->parentWidget());
        auto* sentence = row->findChild<QLabel*>();
        const int height = row->height();
        QVERIFY(!sentence->isVisible());
        harness.type(u"Base"_s, u"ten"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(harness.told.empty());
        QVERIFY(sentence->isVisible());
        QCOMPARE(sentence->text(), field->problem());
        QVERIFY(row->height() > height);
        QVERIFY(row->rect().contains(sentence->geometry()));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!sentence->isVisible());
        QCOMPARE(row->height(), height);
    }

    void aTypedNumberIsAnEdit()
    {
        Harness harness(rotationKeys());
        harness.type(u"Base"_s, u"500 000"_s);
        QTest::keyClick(harness.control<NumberField>(u"Base"_s), Qt::Key_Return);
        QCOMPARE(harness.told.size(), std::size_t(1));
        QCOMPARE(harness.state.rotations.base, 500000.0);
        QCOMPARE(harness.control<StopSlider>(u"Base"_s)->spokenNumber(), 500000.0);
    }

    void shortChoicesAreSegments()
    {
        Harness harness(rotationKeys());
        if (harness.panel.findChildren<SegmentedChoice*>().isEmpty())
            QSKIP("this machine's font is so wide that three choices are a list");
        auto* pairing = harness.control<SegmentedChoice>(u"Pairing"_s);
        QCOMPARE(pairing->current(), 0);
        const auto segments = pairing->findChildren<QRadioButton*>();
        QCOMPARE(segments.size(), 3);
        QTest::mouseClick(segments[1], Qt::LeftButton);
        QCOMPARE(harness.state.rotations.pairing, Pairing::Halves);
        QCOMPARE(pairing->current(), 1);
        segments[1]->setFocus();
        QTest::keyClick(segments[1], Qt::Key_Right);
        QCOMPARE(harness.state.rotations.pairing, Pairing::WrongMix);
        QCOMPARE(harness.told.size(), std::size_t(2));
        for (const QRadioButton* segment : segments)
            QVERIFY(pairing->rect().contains(segment->geometry()));
    }

    void longChoicesAreAList()
    {
        Harness harness(rotationKeys());
        auto* vectors = harness.control<QComboBox>(u"Query and key"_s);
        vectors->setFocus();
        QTest::keyClick(vectors, Qt::Key_Down);
        QCOMPARE(harness.state.rotations.source, VectorSource::Random);
    }

    void aMethodIsSwitchedByItsBox()
    {
        Harness harness({"base.shows_yarn", "base.shows_longrope"});
        auto* yarn = harness.control<QCheckBox>(u"YaRN"_s);
        QVERIFY(yarn->isChecked() && yarn->isEnabled() && !yarn->icon().isNull());
        yarn->setFocus();
        QTest::keyClick(yarn, Qt::Key_Space);
        QVERIFY(!yarn->isChecked());
        QCOMPARE(harness.last().key, std::string("base.shows_yarn"));
        QVERIFY(!harness.state.base.methods.contains(ScalingMethod::Yarn));
    }

    void theChosenMethodsBoxIsLockedAndSoIsOneWithoutNumbers()
    {
        Harness harness({"base.shows_yarn", "base.shows_longrope"});
        auto* yarn = harness.control<QCheckBox>(u"YaRN"_s);
        auto* longRope = harness.control<QCheckBox>(u"LongRoPE"_s);
        QVERIFY(!longRope->isEnabled() && !longRope->isChecked());
        LabState other = harness.state;
        other.base.methods.clear();
        other.rotations.scaling.method = ScalingMethod::Yarn;
        other.rotations.scaling.longFactors.assign(8, 2);
        harness.panel.setState(other);
        QVERIFY(yarn->isChecked() && !yarn->isEnabled());
        QVERIFY(longRope->isEnabled());
        other.rotations.scaling.method = ScalingMethod::None;
        harness.panel.setState(other);
        QVERIFY(!yarn->isChecked() && yarn->isEnabled());
        QVERIFY(harness.told.empty());
    }

    void aStateIsShownInSilence()
    {
        Harness harness(rotationKeys());
        LabState other;
        other.rotations.base = 500000;
        other.rotations.width = 128;
        other.rotations.rotatedShare = 0.5;
        other.rotations.pairing = Pairing::Halves;
        other.rotations.source = VectorSource::Equal;
        harness.panel.setState(other);
        QVERIFY(harness.told.empty());
        QCOMPARE(harness.control<NumberField>(u"Base"_s)->text(), u"500\u2009000"_s);
        QCOMPARE(harness.control<NumberField>(u"Rotated share"_s)->text(), u"50 %"_s);
        QCOMPARE(harness.control<StopSlider>(u"Width"_s)->spokenNumber(), 128.0);
        QCOMPARE(harness.control<SegmentedChoice>(u"Pairing"_s)->current(), 1);
        QCOMPARE(harness.control<QComboBox>(u"Query and key"_s)->currentIndex(), 2);
    }

    void presetLoadsAModelAndNamesWhatIsLeftOut()
    {
        Harness harness(rotationKeys());
        auto* presets = harness.control<QComboBox>(u"Model preset"_s);
        QCOMPARE(presets->currentText(), u"Teaching example, d = 16"_s);
        const auto note = [&] {
            QString text;
            for (const QLabel* label : harness.panel.findChildren<QLabel*>()) {
                if (label->isVisible() && label->text().startsWith(u"Also in the file"_s))
                    text = label->text();
            }
            return text;
        };
        QCOMPARE(note(), QString());
        presets->setFocus();
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(harness.state.rotations.width, 128);
        QCOMPARE(presets->currentText(), u"Llama-3.1-8B"_s);
        QCOMPARE(note(),
            u"Also in the file: rope_scaling.rope_type: spiral → default. The frequencies shown "
            u"are those "
            "of the base alone."_s);
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(harness.state.rotations.width, 256);
        QCOMPARE(note(), QString());
        QTest::keyClick(presets, Qt::Key_Home);
        QVERIFY(std::holds_alternative<ResetBench>(harness.told.back().edit));
        QCOMPARE(harness.state.rotations, Rotations {});
    }

    void aModelFromAFileIsShownByItsName()
    {
        Harness harness(rotationKeys());
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
        Harness harness(rotationKeys());
        QTest::mouseClick(harness.control<QPushButton>(), Qt::LeftButton);
        QVERIFY(std::holds_alternative<ResetBench>(harness.told.back().edit));
    }

    void actionsAreButtonsAboveTheWayBack()
    {
        Harness harness(rotationKeys());
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
        QCoreApplication::processEvents(); // a layout shows new buttons then
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

    void aLowPanelScrollsAndCutsNothing()
    {
        Harness harness({"rope.base", "rope.width", "rope.rotated_share", "rope.pairing",
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
};

QTEST_MAIN(TestParameterPanel)
#include "tst_parameter_panel.moc"
