#include "tests/qt_test.h"
#include "tests/ui/views/parameters/panel_stage.h"
#include "ui/paint/controls/control_style.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/stop_slider.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/parameters/table_row.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestParameterRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDeleteLeaks): Qt takes it
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void aListIsNamedByTheLabelOfItsRow()
    {
        const PanelHarness harness(rotationKeys());
        const auto* list = harness.control<QComboBox>(u"Query and key"_s);
        const QAccessibleInterface* spoken =
            QAccessible::queryAccessibleInterface(const_cast<QComboBox*>(list));
        const auto labels = spoken->relations(QAccessible::Label);
        QVERIFY(!labels.isEmpty());
        QCOMPARE(labels[0].first->text(QAccessible::Name), u"Query and key"_s);
    }

    void aTableCanBeChosenAndNamesItsSource()
    {
        PanelHarness harness({"t5.heads", "t5.table"}, BenchId::Biases);
        const auto* row = harness.panel.findChild<TableRow*>();
        auto* list = row->findChild<QComboBox*>();
        const auto* note = row->findChild<QLabel*>();
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->currentText(), u"Untrained numbers"_s);
        QVERIFY(!note->isVisible());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(harness.state.schemes.t5.table.text(), std::string("back"));
        QCOMPARE(harness.state.schemes.t5.encoding.heads, 2);
        QCOMPARE(list->currentText(), u"Learned: Three positions back"_s);
        QVERIFY2(
            note->text().startsWith(
                u"Learned by a small model of Experiment: “Three positions back”, L = 32, seed 0."_s),
            qPrintable(note->text()));
        QVERIFY(note->text().endsWith(
            u"\nChanging a size or the direction restores the untrained numbers."_s));
        QVERIFY(note->isVisible());
        QCOMPARE(harness.gestures(), std::size_t(2));
        const Parameter& parameter = *parameterNamed("t5.table");
        ToyTable table = *harness.state.schemes.t5.table.table();
        table.trainingLength = 20;
        harness.state = applied(harness.state, UseTable {TrainedEncoding::T5, textOf(table)});
        harness.panel.setState(harness.state);
        QCOMPARE(list->count(), 4); // the current one and the added ones
        QCOMPARE(list->currentText(), u"Own run: Three positions back"_s);
        QCOMPARE(shownValue(parameter, parameter.read(harness.state)), list->currentText());
        harness.state = applied(harness.state, SetParameter {"t5.heads", std::int64_t {5}});
        harness.panel.setState(harness.state);
        QCOMPARE(list->currentText(), u"Untrained numbers"_s);
        QVERIFY(!note->isVisible());
    }

    void draggingASliderIsOneGesture()
    {
        PanelHarness harness(rotationKeys());
        auto* slider = harness.control<StopSlider>(u"Base"_s);
        const int middle = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, {60, middle});
        for (int x = 61; x <= 140; ++x)
            QTest::mouseMove(slider, {x, middle});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {140, middle});
        QVERIFY(harness.reported.size() > 10);
        QCOMPARE(harness.gestures(), std::size_t(1));
        QCOMPARE(harness.last().key, std::string("rope.base"));

        QTest::mouseClick(slider, Qt::LeftButton, {}, {30, middle});
        QCOMPARE(harness.gestures(), std::size_t(2));
    }

    void anArrowKeyIsOneStepAndAHeldOneIsOneGesture()
    {
        PanelHarness harness(rotationKeys());
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

    void screenReadersCanReadAndSetTheValue()
    {
        PanelHarness harness(rotationKeys());
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
        PanelHarness harness(rotationKeys());
        auto* field = harness.control<NumberField>(u"Base"_s);
        auto* row = qobject_cast<ParameterRow*>(field->parentWidget());
        auto* sentence = row->findChild<QLabel*>();
        const int height = row->height();
        QVERIFY(!sentence->isVisible());
        harness.type(u"Base"_s, u"ten"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(harness.reported.empty());
        QVERIFY(sentence->isVisible());
        QCOMPARE(sentence->text(), field->error());
        QVERIFY(row->height() >= height); // it may take the place of a note
        QVERIFY(row->rect().contains(sentence->geometry()));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!sentence->isVisible());
        QCOMPARE(row->height(), height);
    }

    void aTypedNumberIsAnEdit()
    {
        PanelHarness harness(rotationKeys());
        harness.type(u"Base"_s, u"500 000"_s);
        QTest::keyClick(harness.control<NumberField>(u"Base"_s), Qt::Key_Return);
        QCOMPARE(harness.reported.size(), std::size_t(1));
        QCOMPARE(harness.state.rotations.base, 500000.0);
        QCOMPARE(harness.control<StopSlider>(u"Base"_s)->spokenNumber(), 500000.0);
    }

    void shortChoicesAreSegments()
    {
        PanelHarness harness(rotationKeys());
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
        QCOMPARE(harness.reported.size(), std::size_t(2));
        for (const QRadioButton* segment : segments)
            QVERIFY(pairing->rect().contains(segment->geometry()));
    }

    void longChoicesAreAList()
    {
        PanelHarness harness(rotationKeys());
        auto* vectors = harness.control<QComboBox>(u"Query and key"_s);
        vectors->setFocus();
        QTest::keyClick(vectors, Qt::Key_Down);
        QCOMPARE(harness.state.rotations.source, VectorSource::Random);
    }

    void aCheckBoxSwitchesAMethod()
    {
        PanelHarness harness({"base.shows_yarn", "base.shows_longrope"});
        auto* yarn = harness.control<QCheckBox>(u"YaRN"_s);
        QVERIFY(yarn->isChecked() && yarn->isEnabled() && !yarn->icon().isNull());
        yarn->setFocus();
        QTest::keyClick(yarn, Qt::Key_Space);
        QVERIFY(!yarn->isChecked());
        QCOMPARE(harness.last().key, std::string("base.shows_yarn"));
        QVERIFY(!harness.state.context.methods.contains(ScalingMethod::Yarn));
    }

    void theBoxOfTheSelectedOrAnEmptyMethodIsDisabled()
    {
        PanelHarness harness({"base.shows_yarn", "base.shows_longrope"});
        auto* yarn = harness.control<QCheckBox>(u"YaRN"_s);
        auto* longRope = harness.control<QCheckBox>(u"LongRoPE"_s);
        QVERIFY(!longRope->isEnabled() && !longRope->isChecked());
        LabState other = harness.state;
        other.context.methods.clear();
        other.rotations.scaling.method = ScalingMethod::Yarn;
        other.rotations.scaling.longFactors.assign(8, 2);
        harness.panel.setState(other);
        QVERIFY(yarn->isChecked() && !yarn->isEnabled());
        QVERIFY(longRope->isEnabled());
        other.rotations.scaling.method = ScalingMethod::None;
        harness.panel.setState(other);
        QVERIFY(!yarn->isChecked() && yarn->isEnabled());
        QVERIFY(harness.reported.empty());
    }
};

LAB_WIDGET_TESTS(TestParameterRows)
#include "tst_parameter_rows.moc"
