#include "ui/windows/speaker/screen_values.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <optional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A window on Rotations and its presenter view.
struct Stage {
    Stage()
    {
        window.emplace(store, plainBenches(), std::vector<Model> {}, WindowServices {}, book);
        showActive(*window);
        window->findChild<Actions*>()->speaker->trigger();
    }

    ~Stage() { store.markSaved(); }

    ScreenValues& values() { return *window->findChild<ScreenValues*>(); }
    QList<QLineEdit*> fields()
    {
        QList<QLineEdit*> shown = values().findChildren<QLineEdit*>();
        shown.removeIf([](const QLineEdit* one) { return one->isHidden(); });
        return shown;
    }
    void type(int field, const QString& line, Qt::Key key)
    {
        fields()[field]->setFocus();
        fields()[field]->selectAll();
        QTest::keyClicks(fields()[field], line);
        QTest::keyClick(fields()[field], key);
    }
    bool says(const QString& words)
    {
        return std::ranges::any_of(values().findChildren<QLabel*>(),
            [&](const QLabel* one) { return !one->isHidden() && one->text() == words; });
    }

    FormulaBook book;
    Store store;
    std::optional<MainWindow> window;
};

} // namespace

class ScreenValuesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void valuesOnTheScreenAreTyped()
    {
        Stage stage;
        QStringList texts;
        for (const QLineEdit* one : stage.fields())
            texts += one->accessibleName() + u' ' + one->text();
        QCOMPARE(texts,
            QStringList({u"Base 10\u2009000"_s, u"Dimension 16"_s, u"Query position 9"_s,
                u"Key position 4"_s}));
        stage.type(0, u"1e6 d=64"_s, Qt::Key_Return);
        QCOMPARE(stage.store.state().rotations.base, 1e6);
        QCOMPARE(stage.store.state().rotations.width, 64);
        QCOMPARE(stage.fields()[1]->text(), u"64"_s);
        // The next Enter is for the outcome.
        QVERIFY(stage.values().window()->focusWidget() != stage.fields()[0]);
        stage.store.undo();
        QVERIFY(!stage.store.canUndo());
        QCOMPARE(stage.fields()[0]->text(), u"10\u2009000"_s);
        stage.type(0, u"0"_s, Qt::Key_Return);
        QVERIFY(stage.fields()[0]->property("wrong").toBool());
        QVERIFY(stage.says(u"Base: from 1.0001 to 10¹²"_s));
        stage.type(0, u"5"_s, Qt::Key_Escape);
        QCOMPARE(stage.fields()[0]->text(), u"10\u2009000"_s);
        QVERIFY(!stage.fields()[0]->property("wrong").toBool());
        QVERIFY(!stage.store.canUndo());
        stage.type(2, u"7"_s, Qt::Key_8);
        QFocusEvent left(QEvent::FocusOut, Qt::TabFocusReason);
        QCoreApplication::sendEvent(stage.fields()[2], &left); // only Enter sets it
        QCOMPARE(stage.fields()[2]->text(), u"9"_s);
        stage.store.dispatch(SetParameter {"bench", std::string("waves")});
        QCoreApplication::processEvents(); // shows the fields of the other bench
        QCOMPARE(stage.fields()[0]->accessibleName(), u"Dimension"_s);
        QCOMPARE(stage.fields().size(), 3); // of the plain bench
    }

    void theValueThatALessonHidesIsLocked()
    {
        Stage stage;
        Lesson lesson;
        lesson.key = "hides";
        lesson.title = lesson.goal = {{"en", "A position"}};
        lesson.start = {{"bench", std::string("rotations")}};
        lesson.hides = {"position.query"};
        lesson.question.text = {{"en", "Where is m?"}};
        lesson.question.answer = "1";
        lesson.outcome = lesson.explanation = {{"en", "There."}};
        stage.window->findChild<LessonDock*>()->play(lesson);
        QVERIFY(stage.fields()[0]->isEnabled());
        QVERIFY(!stage.fields()[2]->isEnabled());
        const LabState before = stage.store.state();
        stage.type(0, u"m 30"_s, Qt::Key_Return);
        QVERIFY(stage.says(u"Locked until you answer."_s));
        QVERIFY(stage.store.state() == before);
    }
};

LAB_WIDGET_TESTS(ScreenValuesTest)
#include "tst_screen_values.moc"
