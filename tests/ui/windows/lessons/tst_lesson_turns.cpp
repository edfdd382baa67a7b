#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/lessons/lesson_harness.h"
#include "ui/lessons/languages.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/start/start_page.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QUrl>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class LessonTurnsTest : public QObject {
    Q_OBJECT
public:
    Q_INVOKABLE void open(const QUrl& url) { m_opened = url; } ///< replaces opening in the desktop

private:
    QUrl m_opened;

private Q_SLOTS:
    void endingALessonRemovesItsLock()
    {
        LessonHarness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        Lesson lesson = distances("one");
        lesson.hides = {"plain", "position.query"};
        const auto end = [&] {
            Q_EMIT actions.lessons->aboutToShow();
            for (QAction* entry : actions.lessons->actions())
                if (entry->text().remove(u'&') == u"End the lesson"_s)
                    return entry->trigger();
            qFatal("no entry that ends the lesson");
        };
        harness.dock().play(lesson);
        const auto* picture =
            harness.window->findChild<BenchStack*>()->shown().findChild<PictureView*>();
        harness.dock().close();
        QVERIFY(picture->isCovered());
        end();
        QVERIFY(!picture->isCovered());
        QVERIFY(harness.dock().lesson().key.empty());
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {11}});
        QCOMPARE(harness.store.state().position.query, 11);
        harness.store.undo();
        harness.dock().play(lesson);
        QVERIFY(picture->isCovered());
        actions.newScene->trigger(); // not part of the question
        QVERIFY(!picture->isCovered());
        QVERIFY(!harness.dock().isVisible());
        QVERIFY(actions.parameters->isChecked());
    }

    void theStartIsOneClickAway()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        const LabState start = harness.store.state();
        harness.predict(u"1"_s);
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {0}});
        QTest::mouseClick(
            harness.named<QPushButton>(u"Back to the lesson's start"_s), Qt::LeftButton);
        QVERIFY(harness.store.state() == start);
        QVERIFY(harness.named<QLineEdit>(u"Your prediction"_s));
        QVERIFY(!harness.named<QLabel>(u"Outcome"_s));
    }

    void aPreparedSeriesAsksToBeSavedButTryingThingsDoesNot()
    {
        LessonHarness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        const auto choose = [&](const QString& title) {
            Q_EMIT actions.lessons->aboutToShow();
            for (QAction* entry : actions.lessons->actions())
                if (entry->text().remove(u'&') == title)
                    return entry->trigger();
            qFatal("no lesson %s", qPrintable(title));
        };
        QString asked;
        QTimer answer;
        answer.setInterval(10);
        QMessageBox::StandardButton chosen = QMessageBox::Cancel;
        QObject::connect(&answer, &QTimer::timeout, &answer, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            asked += box->text();
            box->button(chosen)->click();
        });
        answer.start();
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        choose(u"Lesson one"_s);
        QVERIFY(asked.isEmpty()); // undo restores it
        harness.store.undo();
        SeriesStep step;
        step.state = harness.store.state();
        harness.store.dispatch(ChangeSeries {Series({step})});
        const LabState prepared = harness.store.state();
        choose(u"Lesson one"_s);
        QVERIFY(asked.contains(u"Save this scene"_s));
        QVERIFY(harness.store.state() == prepared);
        QVERIFY(!harness.dock().isVisible());
        chosen = QMessageBox::Discard;
        choose(u"Lesson one"_s);
        QVERIFY(harness.dock().isVisible());
        QVERIFY(harness.store.state().series.isEmpty());
    }

    void derivationAnswersSurviveALesson()
    {
        LessonHarness harness;
        harness.store.dispatch(Predict {1, 15, 15, true});
        harness.store.dispatch(SetParameter {"derivation.pass", std::int64_t {2}});
        harness.store.dispatch(ChoosePrinciple {3, "separation"});
        const Derivation before = harness.store.state().derivation;
        harness.dock().play(distances("one"));
        harness.predict(u"5"_s);
        harness.dock().closeLesson();
        const Derivation& after = harness.store.state().derivation;
        QCOMPARE(after.pass, 2);
        QVERIFY(after.predictions == before.predictions && after.principles == before.principles);
    }

    void messagesAreVisibleOnTheStartPage()
    {
        LessonHarness harness;
        harness.own = {{u"/mine/bad.json"_s, {}, {u"It is bad."_s}}};
        auto& actions = *harness.window->findChild<Actions*>();
        const auto ask = [&] {
            Q_EMIT actions.lessons->aboutToShow();
            for (const QMenu* below : actions.lessons->findChildren<QMenu*>())
                for (QAction* entry : below->actions())
                    if (entry->text().startsWith(u"bad.json"_s))
                        return entry->trigger();
            qFatal("no entry of the file");
        };
        ask();
        QCOMPARE(harness.window->message(), u"It is bad."_s);
        harness.window->findChild<Messages*>()->dismiss();
        actions.start->trigger();
        QString said;
        QTimer::singleShot(0, [&said] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            said = box->text();
            box->accept();
        });
        ask();
        QCOMPARE(said, u"It is bad."_s);
        QVERIFY(harness.window->message().isEmpty()); // a message there would not be visible
    }

    void theFolderOfOwnLessonsIsShownAndNamed()
    {
        LessonHarness harness;
        harness.own = {{u"/mine/lessons/bad.json"_s, {}, {u"It is bad."_s}}};
        auto& actions = *harness.window->findChild<Actions*>();
        const auto ask = [&] {
            Q_EMIT actions.lessons->aboutToShow();
            for (const QMenu* below : actions.lessons->findChildren<QMenu*>())
                for (QAction* entry : below->actions())
                    if (entry->text().remove(u'&') == u"Open the folder…"_s)
                        return entry->trigger();
            qFatal("no entry of the files");
        };
        QDesktopServices::setUrlHandler(u"file"_s, this, "open");
        ask();
        QDesktopServices::unsetUrlHandler(u"file"_s);
        QCOMPARE(m_opened, QUrl::fromLocalFile(u"/mine/lessons"_s));
        QCOMPARE(harness.window->message(), u"These lessons are files in /mine/lessons."_s);
    }

    void endingALessonRestoresThePreviousState()
    {
        LessonHarness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        const auto end = [&] {
            Q_EMIT actions.lessons->aboutToShow();
            for (QAction* entry : actions.lessons->actions())
                if (entry->text().remove(u'&') == u"End the lesson"_s)
                    return entry->trigger();
            qFatal("no entry that ends the lesson");
        };
        harness.store.dispatch(MovePositions {77, 33});
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        const LabState own = harness.store.state();
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        harness.dock().play(harness.lessons[1]); // remembers the state before the first one
        harness.predict(u"5"_s);
        harness.store.dispatch(Predict {1, 15, 15, true}); // nothing may remove this record
        const LabState lesson = harness.store.state();
        harness.dock().close();
        QVERIFY(harness.window->message().contains(u"End the lesson"_s));
        QCOMPARE(harness.store.state(), lesson); // hiding the dock does not end the lesson
        harness.dock().show();
        end();
        LabState expected = own;
        expected.derivation.predictions = lesson.derivation.predictions;
        QCOMPARE(harness.store.state(), expected);
        QVERIFY(harness.window->message().contains(u"is restored"_s));
        QVERIFY(!harness.dock().isOpen());
        harness.store.undo();
        QCOMPARE(harness.store.state(), lesson);
        QVERIFY(!harness.dock().isOpen());
        harness.store.redo();

        // An answered, hidden lesson must not discard later work.
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        harness.dock().close();
        harness.store.dispatch(MovePositions {200, 100});
        const LabState later = harness.store.state();
        harness.dock().play(harness.lessons[1]);
        end();
        QCOMPARE(harness.store.state(), later);
    }

    // Repeating the same lesson, or one with an equal outcome.
    void undoAndRedoOfARepeatedLessonKeepItOpen()
    {
        LessonHarness harness;
        for (int time = 0; time < 2; ++time) {
            harness.answers.clear();
            harness.dock().play(harness.lessons[0]);
            harness.predict(u"5"_s);
            QVERIFY(harness.dock().isRevealed());
            QCOMPARE(harness.says(u"Outcome"_s), u"it is 16, you said 5"_s);
        }
        harness.store.undo(); // undoes the second reveal
        harness.store.redo();
        QVERIFY(harness.dock().isRevealed());
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {7}});
        harness.store.undo();
        QVERIFY(harness.dock().isRevealed());
    }

    void endingTheSecondLessonRestoresTheStateBeforeTheFirst_data()
    {
        QTest::addColumn<bool>("isOverStartPage");
        QTest::addRow("after undo and redo") << false;
        QTest::addRow("from the menu over the start page") << true;
    }

    void endingTheSecondLessonRestoresTheStateBeforeTheFirst()
    {
        QFETCH(const bool, isOverStartPage);
        LessonHarness harness;
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        const LabState before = harness.store.state();
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        if (isOverStartPage) {
            harness.window->findChild<Actions*>()->start->trigger();
            QVERIFY(harness.dock().isHidden());
        }
        harness.dock().play(harness.lessons[1]);
        if (!isOverStartPage) {
            harness.store.undo();
            harness.store.redo();
        }
        QCOMPARE(harness.dock().lesson().key, std::string("two"));
        QVERIFY(harness.dock().closeAndRestore());
        QCOMPARE(harness.store.state().position, before.position);
    }

    void openingADerivationPageKeepsWorkDoneAfterALesson()
    {
        LessonHarness harness;
        harness.dock().play(distances("one"));
        harness.predict(u"5"_s);
        harness.dock().close();
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        harness.window->findChild<Actions*>()->start->trigger();
        Q_EMIT harness.window->findChild<StartPage*>()->pageWanted(5);
        QCOMPARE(harness.store.state().derivation.page, 5);
        QCOMPARE(harness.store.state().rotations.base, 500.0);
        QVERIFY(!harness.dock().isOpen());
    }

    void openingADerivationPageClosesTheLesson()
    {
        LessonHarness harness;
        harness.dock().play(distances("one"));
        harness.window->findChild<Actions*>()->start->trigger();
        auto* page = harness.window->findChild<StartPage*>();
        QVERIFY(page);
        Q_EMIT page->pageWanted(5);
        QVERIFY(!harness.dock().isOpen());
        QVERIFY(harness.dock().isHidden());
        QCOMPARE(harness.store.state().derivation.page, 5);
        // Not the positions of the lesson.
        QCOMPARE(harness.store.state().position, clamped({}).position);
    }

    void undoingTheLessonClosesIt()
    {
        LessonHarness harness;
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        const LabState before = harness.store.state();
        auto& actions = *harness.window->findChild<Actions*>();
        actions.parameters->setChecked(false);
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        harness.store.undo();
        QVERIFY(harness.dock().isVisible());
        harness.store.undo();
        QVERIFY(harness.store.state() == before);
        QVERIFY(!harness.dock().isVisible());
        QVERIFY(actions.parameters->isChecked());
        QVERIFY(harness.dock().lesson().key.empty());
        Presenting& presenting = harness.window->presenting();
        harness.dock().play(harness.lessons[0]);
        presenting.begin();
        QVERIFY(harness.window->banner().isVisible());
        harness.store.undo();
        QVERIFY(!harness.window->banner().isVisible());
        presenting.end();
        QVERIFY(!harness.dock().isVisible());
        QVERIFY(harness.window->findChild<ParameterPanel*>()->isVisible());
    }

    // It has fewer options than the previous answer, and a curve with other points.
    void theNextLessonStartsWithoutThePreviousAnswer()
    {
        LessonHarness harness;
        Lesson number = harness.lessons[0];
        number.ghost = {{"position.query", "position.key + prediction"}};
        Lesson options = distances("options");
        options.question.wrong.clear();
        options.question.answer = "1";
        options.question.options = {{both("Back"), both("No.")}, {both("On"), {}}};
        Lesson curve = distances("curve");
        curve.question.curve = LessonCurve {0, 50, "0", "50", both("x"), both("y")};
        curve.question.answer = "x";
        curve.question.wrong.clear();
        for (Lesson next : {options, curve}) {
            next.start.back() = {"position.key", std::int64_t {5}}; // another start
            harness.dock().play(number);
            harness.predict(u"300"_s);
            QVERIFY(!harness.store.state().pinned.isEmpty());
            harness.dock().play(next);
            QVERIFY(!harness.dock().isRevealed());
            QVERIFY(!harness.named<QLabel>(u"Outcome"_s));
        }
    }

    void undoingTheRevealAsksAgain()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        QVERIFY(harness.named<QLabel>(u"Outcome"_s));
        harness.store.undo();
        QVERIFY(!harness.named<QLabel>(u"Outcome"_s));
        QVERIFY(!harness.dock().isRevealed());
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
        harness.store.redo();
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16, you said 5"_s);
        QCOMPARE(harness.answers.size(), std::size_t {1});
        harness.store.undo();
        harness.predict(u"24"_s);
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16, you said 24"_s);
    }

    void theMenuMarksOpenAndAnsweredLessons()
    {
        LessonHarness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        LessonAnswer answer;
        answer.lesson = "two";
        harness.answers.push_back(answer);
        harness.dock().play(harness.lessons[0]);
        Q_EMIT actions.lessons->aboutToShow();
        for (QAction* entry : actions.lessons->actions()) {
            const QString text = entry->text().remove(u'&');
            if (text.startsWith(u"Lesson one"_s))
                QVERIFY(entry->isChecked() && !text.contains(u"answered"_s));
            if (text.startsWith(u"Lesson two"_s))
                QVERIFY(!entry->isChecked() && text.endsWith(u"\tanswered"_s));
        }
    }

    void closingTheLessonShowsTheParametersAgain()
    {
        LessonHarness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        Q_EMIT actions.lessons->aboutToShow();
        harness.answers.push_back({});
        const QList<QAction*> entries = actions.lessons->actions();
        const auto entry = std::ranges::find(entries, u"Lesson one"_s, &QAction::text);
        QVERIFY(entry != entries.end());
        QVERIFY(!(*entry)->isChecked());
        (*entry)->trigger();
        QVERIFY(harness.dock().isVisible());
        QVERIFY(!actions.parameters->isChecked());
        actions.parameters->setChecked(true);
        QVERIFY(!harness.dock().isVisible());
    }

    void redoBringsTheLessonBack()
    {
        LessonHarness harness;
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        const LabState reported = harness.store.state();
        for (int step = 0; step < 3; ++step) // back to the beginning
            harness.store.undo();
        QVERIFY(!harness.dock().isVisible());
        harness.store.redo();
        QVERIFY(harness.dock().lesson().key.empty());
        harness.store.redo();
        QCOMPARE(harness.dock().lesson().key, std::string("one"));
        QVERIFY(harness.dock().isVisible() && !harness.dock().isRevealed());
        QVERIFY(!harness.window->findChild<Actions*>()->parameters->isChecked());
        harness.store.redo();
        QCOMPARE(harness.store.state(), reported);
        QVERIFY(harness.dock().isRevealed());
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16, you said 5"_s);
        for (int step = 0; step < 2; ++step)
            harness.store.undo();
        QVERIFY(!harness.dock().isVisible());
        harness.store.dispatch(SetParameter {"rope.base", 600.0}); // not after other edits
        QVERIFY(harness.dock().lesson().key.empty());
    }

    void choosingABenchDoesNotReopenALesson()
    {
        LessonHarness harness;
        Lesson untouched = distances("untouched"); // its start equals the first state of a window
        untouched.start = {{"bench", "rotations"}};
        harness.store.dispatch(LoadState {clamped(withFirstWords({}, firstWords()))});
        const LabState first = harness.store.state();
        harness.store.dispatch(SetParameter {"bench", std::string("waves")});
        harness.dock().play(untouched);
        harness.store.undo();
        QVERIFY(!harness.dock().isVisible());
        harness.store.dispatch(SetParameter {"bench", std::string("rotations")});
        QCOMPARE(harness.store.state(), first); // the state at the start of the lesson
        QVERIFY(!harness.dock().isVisible() && harness.dock().lesson().key.empty());
    }

    void undoOfReturningToTheStartRestoresTheOutcome()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {6}});
        harness.predict(u"14"_s);
        harness.dock().revert();
        QVERIFY(!harness.dock().isRevealed());
        harness.store.undo();
        QVERIFY(harness.dock().isRevealed());
        harness.store.redo();
        QVERIFY(!harness.dock().isRevealed());
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
    }

    void theMenuHasTheGroupsAndNumbersOfTheMap()
    {
        LessonHarness harness;
        harness.lessons.push_back(distances("13_alibi"));
        harness.lessons.push_back(distances("31_dot_product"));
        harness.lessons.push_back(distances("34_softmax"));
        QMenu& menu = *harness.window->findChild<Actions*>()->lessons;
        for (int time = 0; time < 2; ++time) {
            Q_EMIT menu.aboutToShow();
            QStringList seen;
            for (const QAction* entry : menu.actions()) {
                if (!entry->menu() || entry->menu()->actions().isEmpty())
                    continue;
                seen += entry->text().remove(u'&');
                for (const QAction* one : entry->menu()->actions())
                    seen += one->text().remove(u'&');
            }
            QCOMPARE(seen,
                QStringList({u"Before you begin"_s, u"31  Lesson 31_dot_product"_s,
                    u"34  Lesson 34_softmax"_s, u"Added to the logit"_s,
                    u"13  Lesson 13_alibi"_s}));
        }
    }
};

LAB_WIDGET_TESTS(LessonTurnsTest)
#include "tst_lesson_turns.moc"
