#include "ui/windows/presentation/presenting.h"

#include "tests/ui/windows/presentation/presenting_stage.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/presentation/blank_screen.h"
#include "ui/windows/parts/actions.h"

#include <QAction>
#include <QLineEdit>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

struct Stage : PresentingStage {
    /// A field for m, as in a question.
    NumberField& newField()
    {
        auto* field = new NumberField(*parameterNamed("position.query"), &*window);
        field->setState(store.state());
        field->show();
        return *field;
    }
};

} // namespace

class TestPresentationKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Qt moves the focus to the next picture when the focused one is hidden.
    void aFocusedPictureHasNoFrameWhilePresenting()
    {
        PresentingStage stage;
        QWidget* picture = stage.bench().upper;
        picture->setFocus(Qt::TabFocusReason); // hiding it at the start moves the focus
        stage.presenting().begin();
        const QImage begun = picture->grab().toImage();
        picture->clearFocus();
        picture->setFocus(Qt::OtherFocusReason);
        QCOMPARE(begun, picture->grab().toImage());
        const QImage plain = picture->grab().toImage();
        picture->clearFocus();
        picture->setFocus(Qt::TabFocusReason);
        QVERIFY(picture->hasFocus());
        QCOMPARE(picture->grab().toImage(), plain);
        stage.presenting().end(); // outside a presentation the frame shows the focus
        picture->clearFocus();
        picture->setFocus(Qt::OtherFocusReason);
        const QImage atDesk = picture->grab().toImage();
        picture->clearFocus();
        picture->setFocus(Qt::TabFocusReason);
        QVERIFY(picture->grab().toImage() != atDesk);
    }

    void homeReturnsToThePreparedStart()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"rope.base", 500.0});
        const LabState start = stage.store.state();
        stage.press(Qt::Key_F11);
        stage.dragUpper(40);
        stage.press(Qt::Key_2);
        stage.press(Qt::Key_Home);
        QVERIFY(stage.store.state() == start);
        QCOMPARE(stage.corner(), QString());
        stage.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.store.state().position.query, 40); // returning is an undo step
        stage.press(Qt::Key_Escape);
        stage.window->findChild<Actions*>()->backToStart->trigger();
        QVERIFY(stage.store.state() == start);
    }

    void aSceneOpenedWhilePresentingIsThePreparedStart()
    {
        Stage stage;
        stage.press(Qt::Key_F11);
        stage.window->open(u"scene.json"_s);
        QCOMPARE(stage.store.state().position.query, 30);
        QCOMPARE(stage.corner(), QString());
        stage.dragUpper(40);
        stage.store.markSaved(); // marked as saved although the user saved nothing
        stage.press(Qt::Key_Home);
        QCOMPARE(stage.store.state().position.query, 30);
    }

    void theScreenIsBlankUntilAKeyPress()
    {
        Stage stage;
        stage.press(Qt::Key_F11);
        const BlankScreen& blank = stage.presenting().blankScreen();
        stage.press(Qt::Key_B);
        QVERIFY(blank.isDown());
        QCOMPARE(blank.geometry(), stage.window->rect());
        const QImage seen = stage.window->grab().toImage();
        QCOMPARE(seen.pixelColor(seen.width() / 2, seen.height() / 2), QColor(Qt::black));
        QCOMPARE(seen.pixelColor(4, seen.height() - 4), QColor(Qt::black));
        const LabState before = stage.store.state();
        stage.press(Qt::Key_Shift, Qt::ShiftModifier);
        QVERIFY(blank.isDown());
        stage.press(Qt::Key_2); // selects no bench behind the blank screen
        QVERIFY(!blank.isDown());
        QVERIFY(stage.store.state() == before);
        stage.press(Qt::Key_B);
        stage.press(Qt::Key_B);
        QVERIFY(!blank.isDown());
        stage.press(Qt::Key_B);
        stage.press(Qt::Key_Escape); // only removes the blank screen
        QVERIFY(!blank.isDown());
        QVERIFY(stage.presenting().isOn());
    }

    void theScreenCanBeBlankedFromANumberField()
    {
        Stage stage;
        stage.bench().upper->setFocus();
        stage.press(Qt::Key_B);
        // Outside a presentation B has no effect.
        QVERIFY(!stage.presenting().blankScreen().isDown());
        NumberField& field = stage.newField();
        stage.press(Qt::Key_F11);
        QVERIFY(stage.presenting().isOn());
        field.setFocus();
        QTest::keyClicks(&field, u"17"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        QTRY_VERIFY(stage.bench().upper->hasFocus());
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_B);
        QVERIFY(stage.presenting().blankScreen().isDown());
        stage.press(Qt::Key_B);
        QVERIFY(field.hasFocus());
        QTest::keyClick(&field, Qt::Key_Escape); // leaves the field but not the presentation
        QTRY_VERIFY(stage.bench().upper->hasFocus());
        QVERIFY(stage.presenting().isOn());
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.presenting().isOn());
    }

    void aFieldOutsideThePresentationAcceptsLetters()
    {
        Stage stage;
        auto* beside = new QWidget(&*stage.window, Qt::Window);
        auto* field = new QLineEdit(beside);
        stage.presenting().begin();
        QTest::keyClicks(field, u"base"_s);
        QCOMPARE(field->text(), u"base"_s);
        QVERIFY(!stage.presenting().blankScreen().isDown());
    }

    void enteringANumberReturnsTheFocus()
    {
        Stage stage;
        NumberField& field = stage.newField();
        stage.press(Qt::Key_F11);
        field.setFocus();
        QTest::keyClicks(&field, u"far"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(field.hasFocus()); // an invalid number is not accepted
        field.selectAll();
        QTest::keyClicks(&field, u"17"_s);
        QTest::keyClick(&field, Qt::Key_Return);
        QTRY_VERIFY(stage.bench().upper->hasFocus());
        stage.press(Qt::Key_2);
        QVERIFY(stage.bench().id() == BenchId::Waves);
    }
};

LAB_WIDGET_TESTS(TestPresentationKeys)
#include "tst_presentation_keys.moc"
