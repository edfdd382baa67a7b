#include "ui/views/controls/number_field.h"

#include "tests/qt_test.h"
#include "ui/paint/controls/control_style.h"

#include <QApplication>
#include <QKeyEvent>
#include <QSignalSpy>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A number field next to another field; the state follows the input.
struct Harness {
    explicit Harness(const QString& key)
        : parameter(*parameterNamed(key.toStdString()))
        , field(parameter, &window)
        , other(&window)
    {
        other.move(0, 40);
        field.setState(state);
        QObject::connect(&field, &NumberField::picked, &field, [this](const Value& value) {
            ++picked;
            state = clamped(parameter.with(state, value));
            field.setState(state);
        });
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window is not active");
        field.setFocus();
        field.selectAll();
    }

    /// Types any text, including characters without a key.
    void type(const QString& text)
    {
        for (const QChar letter : text) {
            QKeyEvent key(QEvent::KeyPress, 0, {}, QString(letter));
            QApplication::sendEvent(&field, &key);
        }
    }

    LabState state;
    const Parameter& parameter;
    QWidget window;
    NumberField field;
    QLineEdit other;
    int picked = 0;
};

} // namespace

class TestNumberField : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void theFieldIsAsWideAsItsNumber()
    {
        const Parameter& distance = *parameterNamed("t5.max_distance");
        NumberField field(distance, nullptr);
        LabState state = clamped({});
        field.setState(state);
        const int usual = field.sizeHint().width();
        state.schemes.t5.encoding.maxDistance = 68'719'476'736;
        const QSignalSpy grown(&field, &NumberField::sizeHintChanged);
        field.setState(state);
        QCOMPARE(grown.count(), 1);
        QVERIFY(field.sizeHint().width() > usual);
        QVERIFY(field.sizeHint().width()
            > field.fontMetrics().horizontalAdvance(u"68\u2009719\u2009476\u2009736"_s));
    }

    void typedNumbersAreAccepted_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("shown");
        QTest::addRow("plain") << u"rope.base"_s << u"500000"_s << u"500\u2009000"_s;
        QTest::addRow("spaces") << u"rope.base"_s << u"20 000"_s << u"20\u2009000"_s;
        QTest::addRow("thin spaces") << u"rope.base"_s << u"20\u2009000"_s << u"20\u2009000"_s;
        QTest::addRow("power of ten") << u"rope.base"_s << u"1e6"_s << u"1\u2009000\u2009000"_s;
        QTest::addRow("largest") << u"rope.base"_s << u"1e12"_s << u"1e12"_s;
        QTest::addRow("a thousand million") << u"rope.base"_s << u"1e9"_s << u"1e9"_s;
        QTest::addRow("long") << u"rope.base"_s << u"1234567890"_s
                              << u"1\u2009234\u2009567\u2009890"_s;
        QTest::addRow("commas") << u"rope.base"_s << u"1,000,000"_s << u"1\u2009000\u2009000"_s;
        QTest::addRow("fraction") << u"rope.base"_s << u"1234.5"_s << u"1\u2009234.5"_s;
        QTest::addRow("whole") << u"rope.width"_s << u"128"_s << u"128"_s;
        QTest::addRow("percent") << u"rope.rotated_share"_s << u"25 %"_s << u"25 %"_s;
        QTest::addRow("percent without its sign")
            << u"rope.rotated_share"_s << u"12.5"_s << u"12.5 %"_s;
    }

    void typedNumbersAreAccepted()
    {
        QFETCH(QString, key);
        QFETCH(QString, typed);
        QFETCH(QString, shown);
        Harness harness(key);
        harness.type(typed);
        QCOMPARE(harness.picked, 0);
        QTest::keyClick(&harness.field, Qt::Key_Return);
        QCOMPARE(harness.picked, 1);
        QCOMPARE(harness.field.text(), shown);
        QCOMPARE(harness.field.error(), QString());
        QTest::keyClick(&harness.field, Qt::Key_Return);
        QCOMPARE(harness.picked, 1);
    }

    void leavingTheFieldCommitsTheText()
    {
        Harness harness(u"rope.base"_s);
        harness.type(u"777"_s);
        QTest::keyClick(&harness.field, Qt::Key_Tab);
        QCOMPARE(harness.state.rotations.base, 777.0);
    }

    // Undo to another bench hides the row; an edit at that point would discard redo.
    void hidingTheFieldCommitsNothing()
    {
        Harness harness(u"position.query"_s);
        const QString before = harness.field.text();
        harness.type(u"27"_s);
        harness.field.hide();
        QCOMPARE(harness.picked, 0);
        QCOMPARE(harness.field.text(), before);
    }

    void anInvalidNumberStaysWithAnExplanation_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        const QString base = u"Base must be a number from 1.0001 to 1e12."_s;
        const QString width = u"Dimension must be an even whole number from 2 to 1\u2009024."_s;
        QTest::addRow("words") << u"rope.base"_s << u"ten"_s << base;
        QTest::addRow("too small") << u"rope.base"_s << u"1"_s << base;
        QTest::addRow("negative") << u"rope.base"_s << u"-5"_s << base;
        QTest::addRow("nothing") << u"rope.base"_s << u" "_s << base;
        QTest::addRow("a comma") << u"rope.base"_s << u"10,000"_s
                                 << base
                + u" Type it without a comma, which could be read as a decimal point."_s;
        QTest::addRow("odd") << u"rope.width"_s << u"15"_s << width;
        QTest::addRow("too large") << u"rope.width"_s << u"2048"_s << width;
        QTest::addRow("share") << u"rope.rotated_share"_s << u"120"_s
                               << u"Rotary fraction must be a number from 0 % to 100 %."_s;
    }

    void anInvalidNumberStaysWithAnExplanation()
    {
        QFETCH(QString, key);
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        Harness harness(key);
        NumberField& field = harness.field;
        const QString before = field.text();
        harness.type(typed);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(harness.picked, 0);
        QCOMPARE(field.text(), typed);
        QCOMPARE(field.error(), sentence);
        QVERIFY(field.property("wrong").toBool());
        QCOMPARE(field.accessibleDescription(), sentence);
        QCOMPARE(field.toolTip(), sentence);

        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), before);
        QCOMPARE(field.error(), QString());
        QVERIFY(!field.property("wrong").toBool());
    }

    void correctingANumberRemovesTheErrorMark()
    {
        Harness harness(u"rope.width"_s);
        harness.type(u"15"_s);
        QTest::keyClick(&harness.field, Qt::Key_Return);
        QVERIFY(!harness.field.error().isEmpty());
        harness.type(u"6"_s);
        QVERIFY(harness.field.error().isEmpty());
    }

    void aNewValueReplacesAnInvalidNumberAfterFocusOut()
    {
        Harness harness(u"rope.width"_s);
        harness.type(u"15"_s);
        QTest::keyClick(&harness.field, Qt::Key_Return);
        harness.other.setFocus();
        QCOMPARE(harness.field.text(), u"15"_s);
        harness.state.rotations.width = 64;
        harness.field.setState(harness.state);
        QCOMPARE(harness.field.text(), u"64"_s);
        QCOMPARE(harness.field.error(), QString());
    }

    void typedTextStaysUntilTheValueChanges()
    {
        Harness harness(u"rope.width"_s);
        harness.type(u"12"_s);
        harness.state.rotations.base = 77;
        harness.field.setState(harness.state);
        QCOMPARE(harness.field.text(), u"12"_s);
        harness.state.rotations.width = 64;
        harness.field.setState(harness.state);
        QCOMPARE(harness.field.text(), u"64"_s);
    }

    void theFieldHandlesUndoOnlyWhileTyping()
    {
        Harness harness(u"rope.base"_s);
        const auto isTaken = [&harness] {
            QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
            key.ignore();
            QApplication::sendEvent(&harness.field, &key);
            return key.isAccepted();
        };
        QVERIFY(!isTaken());
        harness.type(u"1"_s);
        QVERIFY(isTaken());
    }

    void aClickSelectsTheWholeNumber()
    {
        Harness harness(u"rope.base"_s);
        harness.other.setFocus();
        QTest::mouseClick(&harness.field, Qt::LeftButton);
        QCOMPARE(harness.field.selectedText(), harness.field.text());
    }
};

LAB_WIDGET_TESTS(TestNumberField)
#include "tst_number_field.moc"
