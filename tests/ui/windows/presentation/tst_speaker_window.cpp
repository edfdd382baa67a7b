#include "ui/windows/speaker/speaker_window.h"

#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/blank_screen.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/views/presentation/side_column.h"
#include "ui/views/presentation/tally_view.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LessonText text(const char* english)
{
    return {{"en", english}, {"zh_CN", "中文"}};
}

Lesson numberLesson()
{
    Lesson lesson;
    lesson.key = "number";
    lesson.title = text("Where m goes");
    lesson.goal = text("It goes on.");
    lesson.notes = text("Wait for a long while.");
    lesson.minutes = 7;
    lesson.start = {{"bench", std::string("rotations")}, {"position.query", std::int64_t {12}}};
    lesson.question.text = text("m is {at_start(\"position.query\")}. Where does it go?");
    lesson.question.unit = text("positions");
    lesson.question.answer = "position.query";
    lesson.question.tolerance = "0.5";
    lesson.question.wrong = {{"3", text("That is the key.")}, {"100", text("Too far.")}};
    lesson.reveal = {{"position.query", std::int64_t {20}}};
    lesson.outcome = text("It goes to {answer}.");
    lesson.explanation = text("So it was wanted.");
    lesson.again = {{VariedSetting {"position.query", {std::int64_t {15}}, {}}}};
    return lesson;
}

Lesson optionLesson()
{
    Lesson lesson = numberLesson();
    lesson.question.wrong.clear();
    lesson.question.unit = {};
    lesson.question.answer = "1";
    lesson.question.options = {
        {text("Back"), text("Nothing goes back.")}, {text("On"), {}}, {text("Nowhere"), {}}};
    return lesson;
}

struct Stage {
    Stage()
    {
        WindowServices services;
        services.recordAnswer = [this](const LessonAnswer&) {
            ++recorded;
            return Outcome<void>();
        };
        window.emplace(store, plainBenches(), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }

    ~Stage() { store.markSaved(); }

    LessonDock& dock() { return *window->findChild<LessonDock*>(); }
    PresentationBanner& banner() { return window->banner(); }
    AudienceVote vote() { return window->bench().findChild<SideColumn*>()->content().vote; }
    SpeakerWindow& openSpeaker()
    {
        window->findChild<Actions*>()->speaker->trigger();
        return *window->findChild<SpeakerWindow*>();
    }
    SpeakerWindow& speaker() { return *window->findChild<SpeakerWindow*>(); }

    /// All texts in the speaker window.
    QStringList written()
    {
        QStringList words;
        for (const QLabel* label : speaker().findChildren<QLabel*>())
            if (label->isVisibleTo(&speaker()))
                words += label->text();
        return words;
    }
    QSpinBox* count(int answer) { return speaker().findChildren<QSpinBox*>()[answer]; }
    void click(const QString& name)
    {
        for (QPushButton* button : speaker().findChildren<QPushButton*>()) {
            if (button->text() == name || button->accessibleName() == name) {
                QTest::mouseClick(button, Qt::LeftButton);
                QCoreApplication::processEvents();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                return;
            }
        }
        qFatal("no button %s", qPrintable(name));
    }

    FormulaBook book;
    Store store;
    int recorded = 0;
    std::optional<MainWindow> window;
};

} // namespace

class TestSpeakerWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutALessonTheWindowShowsAHint()
    {
        Stage stage;
        stage.openSpeaker();
        QVERIFY(stage.speaker().isVisible());
        QVERIFY(stage.written().join(u' ').contains(u"No lesson is open."_s));
        QVERIFY(stage.written().contains(u"Rotations"_s));
        QCOMPARE(stage.speaker().findChildren<QSpinBox*>().size(), 0);
        stage.openSpeaker(); // reuses the window
        QCOMPARE(stage.window->findChildren<SpeakerWindow*>().size(), 1);
    }

    void theLessonIsShownWithExpectedAnswers()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(numberLesson());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const QStringList written = stage.written();
        for (const QString& words :
            {u"Where m goes"_s, u"Wait for a long while."_s, u"m is 12. Where does it go?"_s,
                u"3 positions"_s, u"That is the key."_s, u"20 positions (correct)"_s,
                u"100 positions"_s, u"Too far."_s, u"Another answer"_s, u"of 7 min"_s})
            QVERIFY2(written.contains(words), qPrintable(words));
        QVERIFY(!written.contains(u"It goes to 20."_s)); // not shown before the outcome
        QCOMPARE(stage.speaker().findChildren<QSpinBox*>().size(), 4);
    }

    void votesCanBeClickedAndTyped()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(numberLesson());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (int times = 0; times < 3; ++times)
            stage.click(u"One more hand for 100 positions"_s);
        stage.click(u"One fewer hand for 100 positions"_s);
        stage.click(u"One fewer hand for 3 positions"_s); // stops at zero
        QCOMPARE(stage.count(2)->value(), 2);
        QCOMPARE(stage.count(0)->value(), 0);
        stage.count(1)->setFocus();
        stage.count(1)->selectAll();
        QTest::keyClicks(stage.count(1), u"12"_s);
        QTest::keyClick(stage.count(1), Qt::Key_Return);
        const auto* tally = stage.speaker().findChild<TallyView*>();
        QVERIFY(!tally->isHidden());
        QCOMPARE(tally->tally().votes(), 14);
        QVERIFY(
            tally->accessibleDescription().contains(u"20 positions: 12 of 14 hands, correct."_s));
    }

    void votesAreShownOnlyWithTheOutcome()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(numberLesson());
        stage.window->presenting().begin();
        QVERIFY(!stage.dock().isVisible());
        QVERIFY(!stage.window->findChild<ParameterPanel*>()->isVisible());
        QVERIFY(stage.banner().isVisible());
        QCOMPARE(stage.banner().text().words, u"m is 12. Where does it go?"_s);
        stage.click(u"One more hand for 100 positions"_s);
        QCOMPARE(stage.vote().tally.votes(), 0); // the audience must not see its own votes
        stage.click(u"Show the outcome"_s);
        QCOMPARE(stage.store.state().position.query, 20);
        QCOMPARE(stage.banner().text().words, u"It goes to 20."_s);
        QCOMPARE(stage.banner().text().question, u"m is 12. Where does it go?"_s);
        QCOMPARE(stage.vote().tally.votes(), 1);
        const auto& answers = stage.vote().tally.answers;
        QCOMPARE(answers.size(), std::size_t(2)); // answers without votes are left out
        QVERIFY(answers[0].isRight && !answers[1].isRight);
        QCOMPARE(stage.recorded, 0); // not recorded as an answer of the learner
        QVERIFY(stage.written().contains(u"m is 15. Where does it go?"_s)); // the next question
        for (const QLabel* label : stage.window->findChildren<QLabel*>()) {
            if (label->window() == &*stage.window && label->isVisible())
                QVERIFY(label->text() != u"Too far."_s);
        }
        stage.window->presenting().end();
        QVERIFY(stage.dock().isVisible());
        QVERIFY(!stage.window->findChild<ParameterPanel*>()->isVisible());
        const auto* votes = stage.dock().findChild<TallyView*>();
        QVERIFY(votes->isVisible());
        QCOMPARE(votes->tally().votes(), 1);
        QVERIFY(!stage.banner().isVisible());
    }

    void mostVotesAreTheAudiencesPrediction()
    {
        Stage stage;
        stage.openSpeaker();
        Lesson lesson = numberLesson();
        lesson.ghost = {{"position.query", "prediction"}};
        stage.dock().play(lesson);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        stage.click(u"One more hand for 100 positions"_s);
        stage.click(u"Show the outcome"_s);
        const auto ghost = ghostState(stage.store.state());
        QVERIFY(ghost.has_value());
        QCOMPARE(ghost->position.query, 100);
    }

    void askingAgainRestartsTheCount()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(numberLesson());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        stage.click(u"One more hand for 100 positions"_s);
        stage.click(u"Show the outcome"_s);
        stage.click(u"Ask with other numbers"_s);
        QVERIFY(stage.written().contains(u"m is 15. Where does it go?"_s));
        QCOMPARE(stage.count(2)->value(), 0);
        stage.click(u"Back to the lesson's start"_s);
        QCOMPARE(stage.store.state().position.query, 15);
    }

    void optionsKeepTheirOrderForTheAudience()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(optionLesson());
        stage.window->presenting().begin();
        const auto& options = stage.vote().tally.answers;
        QCOMPARE(options.size(), std::size_t(3));
        QVERIFY(options[0].text == u"Back"_s && options[2].text == u"Nowhere"_s);
        QVERIFY(!stage.vote().isAnswerShown);
        QCOMPARE(stage.speaker().findChildren<QSpinBox*>().size(), 3);
        QVERIFY(stage.written().contains(u"On (correct)"_s));
        QTest::keyClick(
            QApplication::focusWidget(), Qt::Key_Return); // also reveals from the main window
        QCOMPARE(stage.banner().text().heading, u"Outcome"_s);
    }

    void withoutAQuestionEnterGrabsAHandle()
    {
        Stage stage;
        stage.dock().play(numberLesson());
        stage.window->presenting().begin();
        auto& picture = *static_cast<PlainBench&>(stage.window->bench()).upper;
        picture.setFocus();
        const auto pressed = [&](Qt::Key key) { QTest::keyClick(&picture, key); };
        pressed(Qt::Key_Right);
        QCOMPARE(stage.store.state().position.query, 12);
        pressed(Qt::Key_Return);
        QCOMPARE(stage.banner().text().heading, u"Outcome"_s);
        QCOMPARE(stage.store.state().position.query, 20);
        pressed(Qt::Key_Return);
        pressed(Qt::Key_Right);
        // The position of the handle plus one step.
        QCOMPARE(stage.store.state().position.query, 13);
    }

    void typedVotesSurviveAChangeOfState()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(optionLesson());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const QSpinBox* count = stage.count(1);
        QSignalSpy followed(stage.window->findChild<LessonStage*>(), &LessonStage::changed);
        stage.store.dispatch(SetParameter {"position.key", std::int64_t {2}});
        QVERIFY(followed.wait());
        QCOMPARE(stage.count(1), count);
    }

    void theStartOfTheLessonIsThePreparedStart()
    {
        Stage stage;
        stage.dock().play(numberLesson());
        stage.window->presenting().begin();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(stage.store.state().position.query, 20);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(stage.store.state().position.query, 12);
        QVERIFY(!stage.store.isModified()); // not unsaved work
    }

    void theNextGroupIsAskedAgain()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(numberLesson());
        stage.window->presenting().begin();
        stage.click(u"One more hand for 100 positions"_s);
        stage.click(u"Show the outcome"_s);
        QVERIFY(stage.dock().isRevealed());
        QTest::keyClick(&*stage.window, Qt::Key_Home);
        QVERIFY(!stage.dock().isRevealed());
        QCOMPARE(stage.banner().text().heading, u"Question"_s);
        QCOMPARE(stage.banner().text().words, u"m is 12. Where does it go?"_s);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(stage.count(2)->value(), 0);
    }

    void homeAsksARevealedLessonAgain()
    {
        Stage stage;
        stage.dock().play(numberLesson());
        stage.dock().reveal(Prediction(3.0));
        stage.window->presenting().begin();
        QCOMPARE(stage.banner().text().heading, u"Outcome"_s);
        QTest::keyClick(&*stage.window, Qt::Key_Home);
        QCOMPARE(stage.banner().text().heading, u"Question"_s);
        QCOMPARE(stage.store.state().position.query, 12);
    }

    void withoutVotesNothingIsPredicted()
    {
        Stage stage;
        stage.openSpeaker();
        Lesson lesson = numberLesson();
        lesson.ghost = {{"position.query", "prediction"}};
        lesson.outcome = text("It goes to {answer}. A is your {prediction}.");
        stage.dock().play(lesson);
        stage.window->presenting().begin();
        stage.click(u"Show the outcome"_s);
        QVERIFY(stage.dock().isRevealed());
        QVERIFY(stage.store.state().pinned.isEmpty());
        QCOMPARE(stage.banner().text().words, u"It goes to 20."_s);
        QVERIFY(stage.vote().tally.answers.empty());
        QVERIFY(stage.written().contains(u"It goes to 20."_s));
    }

    void aTieIsShownWithoutAPrediction()
    {
        Stage stage;
        stage.openSpeaker();
        Lesson lesson = numberLesson();
        lesson.ghost = {{"position.query", "prediction"}};
        stage.dock().play(lesson);
        stage.window->presenting().begin();
        stage.click(u"One more hand for 100 positions"_s);
        stage.click(u"One more hand for 3 positions"_s);
        stage.click(u"Show the outcome"_s);
        QVERIFY(stage.store.state().pinned.isEmpty());
        QCOMPARE(stage.banner().text().words, u"It goes to 20."_s);
        QCOMPARE(stage.vote().tally.votes(), 2);
    }

    void textsForTheAudienceUseItsPrediction()
    {
        Stage stage;
        stage.openSpeaker();
        Lesson lesson = numberLesson();
        lesson.outcome = text("It goes to {answer}, you said {prediction}.");
        stage.dock().play(lesson);
        stage.window->presenting().begin();
        stage.click(u"One more hand for 100 positions"_s);
        stage.click(u"Show the outcome"_s);
        QCOMPARE(stage.banner().text().words, u"It goes to 20, you said 100."_s);
    }

    void theFirstVoteMovesNoButton()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(numberLesson());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto place = [&] {
            QCoreApplication::processEvents();
            for (const QPushButton* button : stage.speaker().findChildren<QPushButton*>())
                if (button->text() == u"Show the outcome"_s)
                    return button->mapTo(&stage.speaker(), QPoint());
            return QPoint();
        };
        const QPoint before = place();
        stage.click(u"One more hand for 100 positions"_s);
        QCOMPARE(place(), before);
    }

    void remoteKeysWorkWhileVotesAreTyped()
    {
        Stage stage;
        stage.openSpeaker();
        stage.dock().play(numberLesson());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        showActive(stage.speaker());
        stage.count(0)->setFocus();
        stage.count(0)->selectAll();
        QTest::keyClicks(stage.count(0), u"25"_s);
        // Outside a presentation the key has no effect.
        QTest::keyClick(stage.count(0), Qt::Key_PageDown);
        QCOMPARE(stage.count(0)->value(), 25);
        stage.window->presenting().begin();
        showActive(stage.speaker());
        stage.count(0)->setFocus();
        QTest::keyClick(stage.count(0), Qt::Key_PageDown);
        QVERIFY(stage.dock().isRevealed());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(stage.count(0)->value(), 25);
        QTest::keyClick(&stage.speaker(), Qt::Key_PageDown);
        QCOMPARE(stage.banner().text().heading, u"Explanation"_s);
        const BlankScreen& blank = stage.window->presenting().blankScreen();
        stage.count(0)->setFocus();
        QTest::keyClick(stage.count(0), Qt::Key_B);
        QVERIFY(blank.isDown());
        // Removes the blank screen and does not step.
        QTest::keyClick(&stage.speaker(), Qt::Key_PageUp);
        QVERIFY(!blank.isDown());
        QCOMPARE(stage.banner().text().heading, u"Explanation"_s);
        QTest::keyClick(stage.count(0), Qt::Key_Escape); // leaves the number field
        QVERIFY(stage.window->presenting().isOn());
        QTest::keyClick(&stage.speaker(), Qt::Key_Escape);
        QVERIFY(!stage.window->presenting().isOn());
    }

    void theSpeakerShortcutTogglesTheWindow()
    {
        Stage stage;
        stage.openSpeaker();
        showActive(stage.speaker());
        QTest::keyClick(&stage.speaker(), Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(stage.window->isActiveWindow());
        QVERIFY(stage.speaker().isVisible());
        QTest::keyClick(&*stage.window, Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(stage.speaker().isActiveWindow());
    }

    void undoOfHomeRestoresTheOutcome()
    {
        Stage stage;
        stage.dock().play(numberLesson());
        stage.window->presenting().begin();
        QTest::keyClick(&*stage.window, Qt::Key_Return);
        QCOMPARE(stage.banner().text().heading, u"Outcome"_s);
        QTest::keyClick(&*stage.window, Qt::Key_Home);
        QCOMPARE(stage.banner().text().heading, u"Question"_s);
        QTest::keyClick(&*stage.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.store.state().position.query, 20);
        QCOMPARE(stage.banner().text().heading, u"Outcome"_s);
        QTest::keyClick(&*stage.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.store.state().position.query, 12);
        QCOMPARE(stage.banner().text().heading, u"Question"_s);
    }

    void aSeriesShowsItsStateAndTheNext()
    {
        Stage stage;
        SeriesStep first;
        first.state = stage.store.state();
        first.state.position.query = 20;
        first.caption = {{"en", "Twenty"}};
        first.notes = {{"en", "Ask why."}};
        SeriesStep second = first;
        second.state.position.query = 30;
        second.caption = {{"en", "Thirty"}};
        second.notes = {};
        stage.store.dispatch(ChangeSeries {Series({first, second})});
        stage.openSpeaker();
        QVERIFY(stage.written().contains(u"State 1 of 2: Twenty"_s)); // the next state
        QVERIFY(!stage.written().contains(u"Ask why."_s));
        const auto step = [&](const LabState& state) {
            stage.store.dispatch(StepTo {state});
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        step(first.state);
        QVERIFY(stage.written().contains(u"State 1 of 2: Twenty"_s));
        QVERIFY(stage.written().contains(u"State 2 of 2: Thirty"_s));
        QVERIFY(stage.written().contains(u"Ask why."_s));
        step(second.state);
        QVERIFY(!stage.written().contains(u"State 1 of 2: Twenty"_s));
        QVERIFY(!stage.written().contains(u"Ask why."_s));
        QVERIFY(stage.written().contains(u"This is the last state."_s));
        stage.dock().play(numberLesson());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!stage.written().contains(u"This is the last state."_s));
    }
};

LAB_WIDGET_TESTS(TestSpeakerWindow)
#include "tst_speaker_window.moc"
