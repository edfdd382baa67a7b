#include "ui/windows/lessons/lesson_dock.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/lessons/lesson_harness.h"
#include "ui/benches/bench.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/paint/cover.h"
#include "ui/paint/desk_scale.h"
#include "ui/views/comparison/comparison_bar.h"
#include "ui/views/controls/message_bar.h"
#include "ui/views/controls/number_field.h"
#include "ui/views/lessons/prediction_box.h"
#include "ui/views/lessons/sketch_view.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QToolButton>

#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class LessonDockTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theCloseButtonClosesThePage()
    {
        LessonHarness harness;
        harness.dock().play(distances("one"));
        auto* close = harness.dock().titleBarWidget()->findChild<QToolButton*>();
        QVERIFY(close->isVisible() && !close->accessibleName().isEmpty());
        const int right = close->mapTo(&harness.dock(), close->rect().topRight()).x();
        QVERIFY(right < harness.dock().width() - 6);
        close->click();
        QVERIFY(harness.dock().isHidden());
        QCOMPARE(harness.dock().lesson().key, std::string("one")); // the lesson stays open
    }

    void whatALessonHidesIsLockedUntilThePrediction()
    {
        LessonHarness harness;
        Lesson lesson = distances("one");
        lesson.hides = {"plain", "reading", "position.query"};
        lesson.controls = {"position.query", "position.key"};
        harness.dock().play(lesson);
        const auto& bench = *harness.window->findChild<BenchStack*>();
        auto pictures = bench.shown().findChildren<PictureView*>();
        pictures.removeIf( // not the values beside the title
            [](const PictureView* one) { return one->picture() == Picture::None; });
        const auto* line = &bench.shown().readingLine();
        const auto isCovered = [&] {
            return line->isCovered()
                && std::ranges::all_of(pictures, [](const auto* one) { return one->isCovered(); });
        };
        QVERIFY(isCovered());
        QCOMPARE(line->accessibleDescription(), coverWords(Cover::QuestionBeside));
        QCOMPARE(pictures.front()->spokenDescription(), coverWords(Cover::QuestionBeside));
        QVERIFY(bench.shown().pictures().empty()); // there is nothing to copy or export
        const LabState start = harness.store.state();
        QTest::mousePress(pictures.front(), Qt::LeftButton, {}, {30, 20});
        QTest::mouseMove(pictures.front(), {60, 20});
        QTest::mouseRelease(pictures.front(), Qt::LeftButton, {}, {60, 20});
        QVERIFY(harness.store.state() == start);
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {11}});
        QVERIFY(harness.store.state() == start);
        QVERIFY(harness.window->message().contains(u"until you answer"_s));
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {3}});
        QCOMPARE(harness.store.state().position.key, 3);
        const auto isLocked = [&](const char* key) {
            for (const auto* row : harness.dock().widget()->findChildren<ParameterRow*>())
                if (row->parameter().key == key)
                    return !row->isEnabled();
            return false;
        };
        QVERIFY(isLocked("position.query"));
        QVERIFY(!isLocked("position.key"));
        const auto fields =
            harness.window->findChild<PositionRuler*>()->findChildren<NumberField*>();
        QVERIFY(!fields[0]->isEnabled() && fields[1]->isEnabled());
        harness.predict(u"5"_s);
        QVERIFY(fields[0]->isEnabled());
        QVERIFY(!line->isCovered());
        QVERIFY(!pictures.front()->isCovered());
        QVERIFY(!isLocked("position.query"));
        QCOMPARE(harness.store.state().position.query, 20);
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {11}});
        QCOMPARE(harness.store.state().position.query, 11);
        harness.store.undo();
        harness.store.undo(); // undoes the reveal
        QVERIFY(isCovered());
        harness.dock().closeLesson();
        QVERIFY(!line->isCovered());
    }

    void noOtherWindowRevealsWhatIsHidden()
    {
        LessonHarness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        const auto isOpen = [&](const char* kind) {
            for (const QWidget* one : harness.window->findChildren<QWidget*>())
                if (one->isVisible() && one->isWindow() && one->inherits(kind))
                    return true;
            return false;
        };
        Lesson lesson = distances("one");
        lesson.hides = {"position.query"}; // hides no picture
        harness.dock().play(lesson);
        actions.calculator->trigger();
        actions.pairTable->trigger();
        QVERIFY(isOpen("lab::ui::CalculatorWindow") && isOpen("lab::ui::PairsWindow"));
        lesson.hides = {"plain"};
        harness.dock().play(lesson);
        QVERIFY(!isOpen("lab::ui::CalculatorWindow") && !isOpen("lab::ui::PairsWindow"));
        actions.calculator->trigger();
        QVERIFY(harness.window->message().contains(u"is locked until you answer"_s));
        actions.pairTable->trigger();
        QVERIFY(!isOpen("lab::ui::CalculatorWindow") && !isOpen("lab::ui::PairsWindow"));
        harness.predict(u"5"_s);
        actions.calculator->trigger();
        actions.pairTable->trigger();
        QVERIFY(isOpen("lab::ui::CalculatorWindow") && isOpen("lab::ui::PairsWindow"));
    }

    // Closing hides the page; the question stays open and the cover says where it is.
    void closingTheDockKeepsTheLock()
    {
        LessonHarness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        Lesson lesson = distances("one");
        lesson.hides = {"plain", "reading", "position.query", "rope.base"};
        harness.dock().play(lesson);
        const auto& bench = harness.window->findChild<BenchStack*>()->shown();
        const auto* picture = bench.findChild<PictureView*>();
        harness.dock().close();
        QVERIFY(actions.parameters->isChecked());
        QVERIFY(picture->isCovered() && bench.readingLine().isCovered());
        QCOMPARE(picture->spokenDescription(), coverWords(Cover::QuestionAway));
        QVERIFY(coverWords(Cover::QuestionAway).contains(u"Lesson beside the bench"_s));
        const LabState start = harness.store.state();
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {11}});
        QVERIFY(harness.store.state() == start);
        for (const auto* row :
            harness.window->findChild<ParameterPanel*>()->findChildren<ParameterRow*>())
            QCOMPARE(row->isEnabled(), row->parameter().key != "rope.base");
        harness.dock().show();
        QCOMPARE(picture->spokenDescription(), coverWords(Cover::QuestionBeside));
        harness.dock().close();
        Presenting& presenting = harness.window->presenting();
        presenting.begin(); // the question is above the picture
        QVERIFY(harness.window->banner().isVisible());
        QCOMPARE(picture->spokenDescription(), coverWords(Cover::QuestionBeside));
        harness.dock().reveal(Prediction(5.0));
        QVERIFY(!picture->isCovered());
        QVERIFY(harness.window->banner().isVisible());
        presenting.end();
        QVERIFY(harness.dock().isVisible()); // with the outcome
    }

    // For example, the class asks about something else.
    void anotherBenchIsPresentedAsAnAside()
    {
        for (const bool isRevealed : {false, true}) {
            LessonHarness harness;
            harness.dock().play(harness.lessons[0]);
            Presenting& presenting = harness.window->presenting();
            presenting.begin();
            if (isRevealed)
                harness.dock().reveal(Prediction(5.0));
            PresentationBanner& banner = harness.window->banner();
            const BannerText asked = banner.text();
            QVERIFY(!asked.words.isEmpty());
            QVERIFY(harness.store.state().pinned.isEmpty() != isRevealed);
            harness.store.dispatch(SetParameter {"bench", std::string("waves")});
            QCOMPARE(banner.text().heading, u"Aside"_s);
            QVERIFY(!harness.window->bench().readingLine().isVisible());
            QVERIFY(!harness.window->bench().wordsOfBoth());
            // Returns without revealing anything.
            QTest::keyClick(&*harness.window, Qt::Key_PageDown);
            QVERIFY(harness.store.state().bench == BenchId::Rotations);
            QCOMPARE(banner.text(), asked);
            QCOMPARE(harness.dock().isRevealed(), isRevealed);
            QVERIFY(harness.window->bench().wordsOfBoth().has_value() == isRevealed);
            harness.store.dispatch(SetParameter {"bench", std::string("waves")});
            presenting.end();
            QVERIFY(harness.store.state().bench == BenchId::Rotations);
            QVERIFY(harness.dock().isVisible());
        }
    }

    void aRevealedLessonKeepsThePanelOfAnotherBench()
    {
        LessonHarness harness;
        const auto& actions = *harness.window->findChild<Actions*>();
        harness.dock().play(harness.lessons[0]);
        harness.store.dispatch(SetParameter {"bench", std::string("waves")});
        QVERIFY(harness.dock().isVisible()); // its question is unanswered
        harness.store.dispatch(SetParameter {"bench", std::string("rotations")});
        harness.predict(u"5"_s);
        QVERIFY(harness.window->bench().comparisonBar().isVisible());
        harness.store.dispatch(SetParameter {"bench", std::string("waves")});
        QVERIFY(!harness.dock().isVisible());
        QVERIFY(harness.dock().isOpen());
        QVERIFY(actions.parameters->isChecked());
        QVERIFY(!harness.window->bench().comparisonBar().isVisible());
        harness.store.dispatch(PinState {}); // a state pinned by the user is shown on every bench
        QVERIFY(harness.window->bench().comparisonBar().isVisible());
        harness.store.undo();
        harness.store.dispatch(SetParameter {"bench", std::string("rotations")});
        QVERIFY(harness.dock().isVisible());
        QVERIFY(!actions.parameters->isChecked());
        QVERIFY(harness.window->bench().comparisonBar().isVisible());
    }

    void theNoteOnAClosedLessonKeepsTheSwitchesUsable()
    {
        LessonHarness harness;
        harness.window->resize(1280, 800);
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        harness.dock().close();
        QVERIFY(harness.window->message().startsWith(u"The lesson's settings stay"_s));
        const auto* bar = harness.window->findChild<MessageBar*>();
        const ComparisonBar& switches = harness.window->bench().comparisonBar();
        QVERIFY(switches.isVisible());
        const QRect place(switches.mapTo(&*harness.window, QPoint()), switches.size());
        QVERIFY(!place.intersects(QRect(bar->mapTo(&*harness.window, QPoint()), bar->size())));
    }

    void aRevealedAnswerIsRecordedAsRevealed()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        harness.named<QPushButton>(u"Show the answer"_s)->click();
        QVERIFY(harness.named<QLabel>(u"Outcome"_s));
        QCOMPARE(harness.says(u"Your prediction"_s), u"You skipped the prediction."_s);
        QCOMPARE(harness.answers.size(), std::size_t(1));
        QVERIFY(!harness.answers[0].prediction);
    }

    void anOutcomeOnlyAboutThePredictionStatesTheAnswer()
    {
        LessonHarness harness;
        Lesson lesson = distances("one");
        lesson.question.unit = both("steps");
        harness.dock().play(lesson);
        harness.named<QPushButton>(u"Show the answer"_s)->click();
        QCOMPARE(harness.says(u"Outcome"_s), u"16 steps"_s);
        QCOMPARE(harness.dock().presentationWords(), u"16 steps"_s);
        lesson.outcome["en"] += ". So it is.";
        harness.dock().play(lesson);
        harness.dock().reveal(std::nullopt);
        QCOMPARE(harness.says(u"Outcome"_s), u"So it is."_s);
    }

    void ownLessonsAreReviewed()
    {
        LessonHarness harness;
        harness.own = {{u"/mine/mine.json"_s, distances("own_mine"), {}},
            {u"/mine/bad.json"_s, {}, {u"It is bad."_s}}};
        harness.due = {"own_gone", "own_lost", "own_away", "own_mine"};
        harness.dock().play(harness.lessons[0]);
        harness.timesRead = 0;
        harness.predict(u"5"_s);
        // At most once each time the list is built.
        QVERIFY(harness.timesRead > 0 && harness.timesRead < 3);
        QVERIFY(harness.named<QPushButton>(u"To review: Lesson own_mine"_s));
        QTest::mouseClick(
            harness.named<QPushButton>(u"To review: Lesson own_mine"_s), Qt::LeftButton);
        QCOMPARE(harness.says(u"Title"_s), u"Lesson own_mine"_s);
    }

    void theMenuListsAndMarksOwnLessonsToReview()
    {
        LessonHarness harness;
        harness.own = {{u"/mine/mine.json"_s, distances("own_mine"), {}},
            {u"/mine/other.json"_s, distances("own_other"), {}}};
        harness.due = {"a", "b", "c", "d", "own_mine"}; // four of these no longer exist
        harness.dock().play(*harness.own[0].lesson);
        harness.predict(u"5"_s);
        QMenu* menu = harness.window->findChild<Actions*>()->lessons;
        Q_EMIT menu->aboutToShow();
        QStringList due;
        for (const QAction* entry : menu->actions())
            if (entry->text().contains(u"To review"_s))
                due += entry->text();
        QCOMPARE(due, QStringList(u"To review: Lesson own_mine"_s));
        QStringList mine;
        for (const QMenu* below : menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
            if (below->title().remove(u'&') == u"My lessons"_s)
                for (const QAction* entry : below->actions())
                    if (!entry->isSeparator())
                        mine += entry->text() + (entry->isChecked() ? u", open"_s : QString());
        QCOMPARE(mine,
            QStringList({u"Lesson own_mine\tanswered, open"_s, u"Lesson own_other"_s,
                u"Open the &folder…"_s}));
    }

    void theRadioButtonOfALongOptionIsAtItsFirstLine()
    {
        const QString words = u"The score falls and rises again, as every pair comes round. "_s;
        PredictionBox box({.options = {words.repeated(6)}}, 260, {}, nullptr);
        auto* option = box.findChild<QRadioButton*>();
        const int line = option->fontMetrics().lineSpacing();
        QVERIFY(option->text().count(u'\n') > 4);
        box.resize(box.sizeHint());
        option->setFocusPolicy(Qt::NoFocus);
        const QImage seen = box.grab().toImage().copy(
            QRect(option->mapTo(&box, QPoint(0, 0)), QSize(12, option->height())));
        int last = -1; // last row with a pixel of the circle
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                if (seen.pixel(x, y) != seen.pixel(0, seen.height() - 1))
                    last = y;
        QVERIFY2(last > 4 && last < 2 * line, qPrintable(QString::number(last)));
    }

    void withoutAPredictionTheStatesAreStillCompared()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        const auto begun = [&] {
            const Pinned& pinned = harness.store.state().pinned;
            return pinned.isEmpty() ? std::int64_t {-1} : pinned.state().position.query;
        };
        harness.dock().reveal(std::nullopt);
        QCOMPARE(begun(), std::int64_t {9});
        harness.store.undo();
        QVERIFY(!harness.dock().isRevealed());
        QCOMPARE(begun(), std::int64_t {-1});
        harness.store.redo();
        QVERIFY(harness.dock().isRevealed());
        QCOMPARE(begun(), std::int64_t {9});
        harness.dock().cover();
        QCOMPARE(begun(), std::int64_t {-1});
        harness.dock().reveal(std::nullopt);
        QCOMPARE(begun(), std::int64_t {9});
        harness.dock().play(harness.lessons[1]);
        QCOMPARE(begun(), std::int64_t {-1});
    }

    void thePredictionComesFirst()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        QVERIFY(harness.dock().isVisible());
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
        QVERIFY(!harness.named<QLabel>(u"Outcome"_s));
        harness.predict(u"far"_s);
        QVERIFY(harness.window->message().startsWith(u"Type a number or an expression"_s));
        QVERIFY(harness.answers.empty());
        harness.predict(u"24"_s);
        QVERIFY(harness.window->message().isEmpty());
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16, you said 24"_s);
        QCOMPARE(harness.says(u"Why this is tempting"_s), u"added up"_s);
        QVERIFY(!harness.named<QLineEdit>(u"Your prediction"_s));
        const auto* line = harness.named<QWidget>(u"Your number and the true value"_s);
        QCOMPARE(line->accessibleDescription(), u"Your answer: 24. True value: 16."_s);
        QCOMPARE(harness.store.state().position.query, std::int64_t {20});
        QCOMPARE(harness.store.state().pinned.state().position.query, std::int64_t {9});
        QCOMPARE(harness.answers.size(), std::size_t {1});
        QVERIFY(!harness.store.isModified());
    }

    void typedNumbersGoToTheFieldFromAnywhere()
    {
        LessonHarness harness;
        harness.dock().play(distances("one"));
        auto* field = harness.named<QLineEdit>(u"Your prediction"_s);
        QVERIFY(field);
        QWidget* const bench = harness.window->centralWidget();
        const BenchId shown = harness.store.state().bench;
        bench->setFocusPolicy(Qt::StrongFocus);
        bench->setFocus();
        QVERIFY(!field->hasFocus());
        QTest::keyClick(bench, Qt::Key_2);
        QVERIFY(field->hasFocus());
        QKeyEvent pi(QEvent::KeyPress, 0, Qt::NoModifier, u"π"_s);
        QCoreApplication::sendEvent(bench, &pi);
        QTest::keyClicks(bench, u"-1.5e"_s); // no other widget receives them
        QCOMPARE(field->text(), u"2π-1.5e"_s);
        QCOMPARE(harness.store.state().bench, shown);
        QTest::keyClick(bench, Qt::Key_Tab);
        QCOMPARE(field->text(), u"2π-1.5e"_s);
    }

    void enterChecksTheFocusedAnswer()
    {
        LessonHarness harness;
        Lesson lesson = distances("one");
        lesson.question.options = {{both("near"), {}}, {both("far"), {}}};
        lesson.question.answer = "1";
        lesson.question.wrong.clear();
        harness.dock().play(lesson);
        auto* far = harness.named<QRadioButton>(u"far"_s);
        far->setFocus();
        QVERIFY(!far->isChecked());
        QTest::keyClick(far, Qt::Key_Return);
        QVERIFY(harness.dock().isRevealed());
        QCOMPARE(harness.answers.size(), std::size_t {1});
        QVERIFY(harness.answers[0].prediction == Prediction(1.0));
    }

    void theAnswerFieldReadsOutTheQuestion()
    {
        LessonHarness harness;
        Lesson lesson = distances("one");
        harness.dock().play(lesson);
        const auto* field = harness.named<QLineEdit>(u"Your prediction"_s);
        QCOMPARE(field->accessibleDescription(), u"m is 9, n is 4"_s);
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {3}});
        QCOMPARE(field->accessibleDescription(), u"m is 9, n is 3"_s);
        lesson.question.options = {{both("near"), {}}, {both("far"), {}}};
        harness.dock().play(lesson);
        const QWidget* group = harness.named<QRadioButton>(u"near"_s)->parentWidget();
        QCOMPARE(group->accessibleName(), u"m is 9, n is 4"_s);
    }

    // The focus moves directly from the field to the page.
    void theOutcomeIsReadOutWithFocus()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        const auto pages = harness.dock().findChildren<QWidget*>();
        QVERIFY(std::ranges::none_of(pages, [](const QWidget* one) {
            return one->accessibleDescription().contains(u"it is 16"_s);
        }));
        harness.named<QLineEdit>(u"Your prediction"_s)->setFocus();
        QWidgetList heard;
        const auto listener = connect(
            qApp, &QApplication::focusChanged, this, [&](QWidget*, QWidget* now) { heard += now; });
        harness.predict(u"24"_s);
        disconnect(listener);
        const QWidget* page = harness.window->focusWidget();
        QVERIFY(page->accessibleName().contains(u"24"_s));
        QCOMPARE(page->accessibleDescription(), u"it is 16, you said 24. added up"_s);
        QVERIFY(!heard.isEmpty());
        QVERIFY(std::ranges::all_of(
            heard, [](const QWidget* one) { return one && one->inherits("lab::ui::LessonPage"); }));
    }

    void theQuestionFollowsTheControls()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {6}});
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 6"_s);
        harness.predict(u"14"_s);
        QVERIFY(harness.says(u"Your prediction"_s).contains(u"Correct."_s));
    }

    void nextOffersOtherNumbersThenReviewsThenTheNextLesson()
    {
        LessonHarness harness;
        harness.due = {"two"};
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        QTest::mouseClick(harness.named<QPushButton>(u"Ask with other numbers"_s), Qt::LeftButton);
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 11"_s);
        harness.predict(u"9"_s);
        QVERIFY(harness.named<QPushButton>(u"To review: Lesson two"_s));
        QTest::mouseClick(harness.named<QPushButton>(u"Next: Lesson two"_s), Qt::LeftButton);
        QCOMPARE(harness.says(u"Title"_s), u"Lesson two"_s);
        harness.predict(u"9"_s);
        QVERIFY(!harness.named<QPushButton>(u"Next: Lesson two"_s));
    }

    void anAudienceGetsTheNumbersOfTheWorksheet()
    {
        LessonHarness harness;
        Presenting& presenting = harness.window->presenting();
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        harness.dock().play(harness.lessons[0]);
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 11"_s); // the learner's second attempt
        presenting.begin();
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {7}});
        presenting.goBackToStart();
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
        harness.dock().play(harness.lessons[0]);
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
        harness.dock().reveal(std::nullopt);
        QVERIFY(harness.named<QPushButton>(u"Ask with other numbers"_s));
        harness.dock().askAgain();
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 11"_s);
        presenting.end();
        harness.dock().play(harness.lessons[0], LessonDock::For::Presentation);
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
    }

    void anAudienceKeepsItsNumbers()
    {
        LessonHarness harness;
        Presenting& presenting = harness.window->presenting();
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        harness.dock().askAgain();
        presenting.begin();
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 11"_s);
        presenting.end();
        harness.dock().play(harness.lessons[0]);
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {6}});
        presenting.begin();
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 6"_s);
        presenting.end();
    }

    void aSketchIsComparedWithTheTruth()
    {
        LessonHarness harness;
        Lesson lesson = distances("drawn");
        lesson.question.curve = LessonCurve {0, 50, "0", "50", both("x"), both("y")};
        lesson.question.answer = "x";
        lesson.question.tolerance = "5";
        lesson.question.wrong = {{"50 - x", both("the other way")}};
        lesson.outcome = both("rising");
        harness.dock().play(lesson);
        auto* sketch = harness.named<SketchView>(u"Your prediction, a curve to be drawn"_s);
        QVERIFY(sketch);
        QTest::mouseClick(harness.named<QPushButton>(u"Check my prediction"_s), Qt::LeftButton);
        QVERIFY(harness.window->message().startsWith(u"Draw the curve"_s));
        sketch->setFrame(withStroke(sketch->frame(), 0, 50, 50, 0));
        QTest::mouseClick(harness.named<QPushButton>(u"Check my prediction"_s), Qt::LeftButton);
        auto* both = harness.named<SketchView>(u"Your curve and the true one"_s);
        QVERIFY(both);
        QCOMPARE(both->frame().truth.back(), 50.0);
        QCOMPARE(*both->frame().drawn.back(), 0.0);
        QVERIFY2(harness.says(u"Your prediction"_s).contains(u"curve −1.00"_s),
            qPrintable(harness.says(u"Your prediction"_s)));
        QCOMPARE(harness.says(u"Why this is tempting"_s), u"the other way"_s);
    }

    void everyKindOfControlFits()
    {
        LessonHarness harness;
        Lesson lesson = harness.lessons[0];
        lesson.controls = {"rope.pairing", "scaling.method", "position.lock"};
        harness.dock().play(lesson);
        harness.predict(u"5"_s);
        const auto* page = harness.dock().findChild<LessonPage*>();
        QCOMPARE(page->findChildren<ParameterRow*>().size(), 3);
        const int bar = page->verticalScrollBar()->sizeHint().width();
        QVERIFY2(page->widget()->minimumSizeHint().width() + bar <= harness.dock().maximumWidth(),
            qPrintable(QString::number(page->widget()->minimumSizeHint().width())));
    }

    void theNextLessonFollowsTheMap()
    {
        for (const std::size_t played : {0U, 1U}) {
            LessonHarness harness;
            harness.lessons[0].key = "33_attention";
            harness.lessons[1].key = "34_softmax";
            harness.dock().play(harness.lessons[played]);
            harness.predict(u"5"_s);
            QVERIFY(!harness.named<QPushButton>(u"Next: Lesson two"_s));
            QCOMPARE(harness.named<QPushButton>(u"Next: Lesson one"_s) != nullptr, played == 1);
        }
    }

    void aLongTitleOfTheNextLessonWraps()
    {
        LessonHarness harness;
        harness.lessons[1].title = both("Transformer-XL: four terms & more");
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        const QString whole = u"Next: Transformer-XL: four terms & more"_s;
        auto* next = harness.named<QPushButton>(whole);
        QVERIFY(next);
        QCOMPARE(next->toolTip(), whole);
        QCOMPARE(next->text().count(u'\n'), 1);
        QCOMPARE(next->text().replace(u'\n', u' ').replace(u"&&"_s, u"&"_s), whole);
        QVERIFY(next->height() >= next->sizeHint().height());
        for (const QString& line : next->text().split(u'\n'))
            QVERIFY(next->fontMetrics().horizontalAdvance(line) < next->width() - 16);
    }

    void otherNumbersAreAskedInTheSameField()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        QTest::mouseClick(harness.named<QPushButton>(u"Ask with other numbers"_s), Qt::LeftButton);
        auto* field = harness.named<QLineEdit>(u"Your prediction"_s);
        QVERIFY(field->hasFocus()); // typing selects no bench
        QTest::keyClicks(QApplication::focusWidget(), u"12"_s);
        QCOMPARE(field->text(), u"12"_s);
        QVERIFY(harness.store.state().bench == BenchId::Rotations);
        QTest::mouseClick(
            harness.named<QPushButton>(u"Back to the lesson's start"_s), Qt::LeftButton);
        QVERIFY(harness.named<QLineEdit>(u"Your prediction"_s)->hasFocus());
    }

    void theDockGrowsWithTheWindowAndKeepsTypedText()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        auto* field = harness.named<QLineEdit>(u"Your prediction"_s);
        field->setText(u"24"_s);
        harness.window->resize(2560, 1440);
        QCoreApplication::processEvents();
        const double scale = deskScale({2560, 1440});
        QCOMPARE(harness.named<QLineEdit>(u"Your prediction"_s), field);
        QCOMPARE(field->text(), u"24"_s);
        Look look;
        look.scale = scale;
        QCOMPARE(harness.named<QLabel>(u"Question"_s)->font().pixelSize(),
            font(look, TextRole::BodyStrong).pixelSize());
        QCOMPARE(field->font().pixelSize(), font(look, TextRole::Body).pixelSize());
        QVERIFY(std::abs(harness.dock().width() - scale * ParameterPanel::fixedWidth) < 12);
    }

    void theDockHasItsNormalFontAfterAPresentation()
    {
        LessonHarness harness;
        harness.dock().play(harness.lessons[0]);
        const int before = harness.named<QLabel>(u"Question"_s)->font().pixelSize();
        harness.window->presenting().begin();
        harness.dock().reveal(Prediction(5.0));
        harness.window->presenting().end();
        QCOMPARE(harness.named<QLabel>(u"Question"_s)->font().pixelSize(), before);
    }

    void theTextAboutAIsShownWhileAExists()
    {
        LessonHarness harness;
        Lesson lesson = harness.lessons[0];
        lesson.ghost = {{"position.query", "position.key + prediction"}};
        lesson.outcome = both("it is {answer}.");
        lesson.ofA = both("A is {prediction} away.");
        harness.dock().play(lesson);
        harness.predict(u"3"_s);
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16. A is 3 away."_s);
        harness.store.dispatch(ClearPinned {});
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16."_s);
        harness.store.undo();
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16. A is 3 away."_s);
        for (const QString& right : {u"16"_s, u"15.9"_s}) {
            harness.dock().revert();
            harness.predict(right);
            QVERIFY(harness.store.state().pinned.isEmpty());
            QCOMPARE(harness.says(u"Outcome"_s), u"it is 16."_s);
        }
        harness.dock().revert();
        harness.dock().reveal(std::nullopt);
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16."_s);
    }

    void anAnswerIsReadInTheRequestedUnit()
    {
        LessonHarness harness;
        Lesson lesson = harness.lessons[0];
        lesson.question.unit = {{"en", "degrees"}, {"zh_CN", "度"}};
        lesson.question.unitOfOne = {{"en", "degree"}};
        harness.dock().play(lesson);
        harness.predict(u"16 tokens"_s);
        QVERIFY(harness.answers.empty());
        QVERIFY(harness.window->message().contains(u"The answer is in degrees."_s));
        QCOMPARE(harness.named<QLineEdit>(u"Your prediction"_s)->text(), u"16 tokens"_s);
        for (const QString& right : {u"16度。"_s, u"16 degrees."_s, u"0.27925 rad"_s}) {
            harness.predict(right);
            QVERIFY2(harness.answers.back().graded.grade == Grade::Right, qPrintable(right));
            harness.dock().revert();
        }
    }

    // Qt's cache of accessible objects needs this signal, or a new object at the same address would
    // get the old entry.
    void destructionListenersRunWithTheWindow()
    {
        LessonHarness harness;
        bool hasEnded = false;
        connect(&harness.dock(), &QObject::destroyed, this, [&hasEnded] { hasEnded = true; });
        harness.window.reset();
        QVERIFY(hasEnded);
    }
};

LAB_WIDGET_TESTS(LessonDockTest)
#include "tst_lesson_dock.moc"
