#include "ui/windows/lessons/lesson_dock.h"

#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/cover.h"
#include "ui/paint/desk_scale.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/lessons/sketch_view.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/views/room/room_band.h"
#include "ui/windows/main/actions.h"
#include "ui/windows/main/bench_stack.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/room/presenting.h"
#include "ui/windows/start/start_page.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LessonText both(const char* text)
{
    return {{"en", text}, {"zh_CN", text}};
}

// How far is m from n? The reveal moves m.
Lesson distances(const std::string& key)
{
    Lesson lesson;
    lesson.key = key;
    lesson.title = both(("Lesson " + key).c_str());
    lesson.goal = both("goal");
    lesson.start = {{"bench", "rotations"}, {"position.query", std::int64_t {9}},
        {"position.key", std::int64_t {4}}};
    lesson.controls = {"position.key"};
    lesson.question.text = both("m is {at_start(\"position.query\")}, n is {position.key}");
    lesson.question.answer = "position.query - position.key";
    lesson.question.wrong = {{"position.query + position.key", both("added up")}};
    lesson.reveal = {{"position.query", std::int64_t {20}}};
    lesson.outcome = both("it is {answer}, you said {prediction}");
    lesson.explanation = both("because");
    lesson.again = {{{.key = "position.key", .values = {std::int64_t {11}}, .range = {}}}};
    return lesson;
}

struct Harness {
    Harness()
    {
        WindowServices services;
        services.lessons = [this] { return lessons; };
        services.timesAnswered = [this](const std::string& key) {
            return static_cast<std::size_t>(
                std::ranges::count(answers, key, &LessonAnswer::lesson));
        };
        services.recordAnswer = [this](const LessonAnswer& answer) {
            answers.push_back(answer);
            return Outcome<void>();
        };
        services.lessonsDue = [this] { return due; };
        std::vector<BenchEntry> benches = plainBenches();
        benches.push_back({BenchId::Derivation,
            [](QWidget* parent) { return new PlainBench(BenchId::Derivation, parent); }});
        window.emplace(store, std::move(benches), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }

    ~Harness() { store.markSaved(); }

    LessonDock& dock() const { return *window->findChild<LessonDock*>(); }

    /// What stands in the lesson under a name, after what was thrown away is gone.
    template <class Kind> Kind* named(const QString& name) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (Kind* one : dock().findChildren<Kind*>())
            if (one->accessibleName() == name
                || (one->accessibleName().isEmpty() && one->property("text").toString() == name))
                return one;
        return nullptr;
    }

    QString says(const QString& name) const
    {
        const auto* label = named<QLabel>(name);
        return label ? label->text() : QString();
    }

    void predict(const QString& number) const
    {
        auto* field = named<QLineEdit>(u"Your prediction"_s);
        field->setText(number);
        QTest::keyClick(field, Qt::Key_Return);
    }

    FormulaBook book;
    Store store;
    std::vector<Lesson> lessons {distances("one"), distances("two")};
    std::vector<LessonAnswer> answers;
    std::vector<std::string> due;
    std::optional<MainWindow> window;
};

} // namespace

class LessonDockTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatALessonHidesIsCoveredAndLockedUntilThePrediction()
    {
        Harness harness;
        Lesson lesson = distances("one");
        lesson.hides = {"plain", "reading", "position.query"};
        lesson.controls = {"position.query", "position.key"};
        harness.dock().play(lesson);
        const auto& bench = *harness.window->findChild<BenchStack*>();
        const auto& pictures = bench.shown().findChildren<PlainPicture*>();
        const auto* line = &bench.shown().readingLine();
        const auto isCovered = [&] {
            return line->isCovered()
                && std::ranges::all_of(pictures, [](const auto* one) { return one->isCovered(); });
        };
        QVERIFY(isCovered());
        QCOMPARE(line->accessibleDescription(), coverWords(Cover::QuestionBeside));
        QCOMPARE(pictures.front()->spokenDescription(), coverWords(Cover::QuestionBeside));
        QVERIFY(bench.shown().pictures().empty()); // to copy or to export
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
        harness.predict(u"5"_s);
        QVERIFY(!line->isCovered());
        QVERIFY(!pictures.front()->isCovered());
        QVERIFY(!isLocked("position.query"));
        QCOMPARE(harness.store.state().position.query, 20);
        harness.store.dispatch(SetParameter {"position.query", std::int64_t {11}});
        QCOMPARE(harness.store.state().position.query, 11);
        harness.store.undo();
        harness.store.undo(); // the reveal
        QVERIFY(isCovered());
        harness.dock().putAside();
        QVERIFY(!line->isCovered());
    }

    // The page goes out of sight; the question waits, and the cover says where.
    void closingTheDockIsNoWayAroundTheGate()
    {
        Harness harness;
        auto& actions = *harness.window->findChild<Actions*>();
        Lesson lesson = distances("one");
        lesson.hides = {"plain", "reading", "position.query", "rope.base"};
        harness.dock().play(lesson);
        const auto& bench = harness.window->findChild<BenchStack*>()->shown();
        const auto* picture = bench.findChild<PlainPicture*>();
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
        presenting.begin(); // the question stands over the picture
        QVERIFY(harness.window->roomBand().isVisible());
        QCOMPARE(picture->spokenDescription(), coverWords(Cover::QuestionBeside));
        harness.dock().reveal(Prediction(5.0));
        QVERIFY(!picture->isCovered());
        QVERIFY(harness.window->roomBand().isVisible());
        presenting.end();
        QVERIFY(harness.dock().isVisible()); // with what came of it
    }

    void theEndOfALessonLiftsItsGate()
    {
        Harness harness;
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
            harness.window->findChild<BenchStack*>()->shown().findChild<PlainPicture*>();
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
        actions.newScene->trigger(); // which the question is not about
        QVERIFY(!picture->isCovered());
        QVERIFY(!harness.dock().isVisible());
        QVERIFY(actions.parameters->isChecked());
    }

    void anAnswerThatIsAskedForIsRecordedAsShown()
    {
        Harness harness;
        harness.dock().play(harness.lessons[0]);
        harness.named<QPushButton>(u"Show the answer"_s)->click();
        QVERIFY(harness.named<QLabel>(u"Outcome"_s));
        QCOMPARE(harness.says(u"Your prediction"_s), u"No answer was predicted."_s);
        QCOMPARE(harness.answers.size(), std::size_t(1));
        QVERIFY(!harness.answers[0].prediction);
    }

    void thePredictionComesFirst()
    {
        Harness harness;
        harness.dock().play(harness.lessons[0]);
        QVERIFY(harness.dock().isVisible());
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 4"_s);
        QVERIFY(!harness.named<QLabel>(u"Outcome"_s));
        harness.predict(u"far"_s);
        QVERIFY(harness.window->message().startsWith(u"The prediction must be a number"_s));
        QVERIFY(harness.answers.empty());
        harness.predict(u"24"_s);
        QVERIFY(harness.window->message().isEmpty());
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16, you said 24"_s);
        QCOMPARE(harness.says(u"What this answer overlooks"_s), u"added up"_s);
        QVERIFY(!harness.named<QLineEdit>(u"Your prediction"_s));
        const auto* line = harness.named<QWidget>(u"Your number and the true one"_s);
        QCOMPARE(line->accessibleDescription(), u"You said 24, true is 16."_s);
        QCOMPARE(harness.store.state().position.query, std::int64_t {20});
        QCOMPARE(harness.store.state().pinned.state().position.query, std::int64_t {9});
        QCOMPARE(harness.answers.size(), std::size_t {1});
        QVERIFY(!harness.store.isModified());
    }

    void theQuestionFollowsTheControls()
    {
        Harness harness;
        harness.dock().play(harness.lessons[0]);
        harness.store.dispatch(SetParameter {"position.key", std::int64_t {6}});
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 6"_s);
        harness.predict(u"14"_s);
        QVERIFY(harness.says(u"Your prediction"_s).contains(u"Right."_s));
    }

    void theStartIsOneClickAway()
    {
        Harness harness;
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

    void itGoesOnWithOtherNumbersWithWhatIsDueAndWithTheNext()
    {
        Harness harness;
        harness.due = {"two"};
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        QTest::mouseClick(harness.named<QPushButton>(u"Ask with other numbers"_s), Qt::LeftButton);
        QCOMPARE(harness.says(u"Question"_s), u"m is 9, n is 11"_s);
        harness.predict(u"9"_s);
        QVERIFY(harness.named<QPushButton>(u"Asked again: Lesson two"_s));
        QTest::mouseClick(harness.named<QPushButton>(u"Next: Lesson two"_s), Qt::LeftButton);
        QCOMPARE(harness.says(u"Title"_s), u"Lesson two"_s);
        harness.predict(u"9"_s);
        QVERIFY(!harness.named<QPushButton>(u"Next: Lesson two"_s));
    }

    void aCurveIsShownAgainstTheTruth()
    {
        Harness harness;
        Lesson lesson = distances("drawn");
        lesson.question.curve = LessonCurve {0, 50, "0", "50", both("x"), both("y")};
        lesson.question.answer = "x";
        lesson.question.tolerance = "5";
        lesson.question.wrong = {{"50 - x", both("the other way")}};
        lesson.outcome = both("rising");
        harness.dock().play(lesson);
        auto* sketch = harness.named<SketchView>(u"Your prediction, a curve to be drawn"_s);
        QVERIFY(sketch);
        QTest::mouseClick(harness.named<QPushButton>(u"Predict, then show"_s), Qt::LeftButton);
        QVERIFY(harness.window->message().startsWith(u"Draw the curve"_s));
        sketch->setFrame(withStroke(sketch->frame(), 0, 50, 50, 0));
        QTest::mouseClick(harness.named<QPushButton>(u"Predict, then show"_s), Qt::LeftButton);
        auto* both = harness.named<SketchView>(u"Your curve and the true one"_s);
        QVERIFY(both);
        QCOMPARE(both->frame().truth.back(), 50.0);
        QCOMPARE(*both->frame().drawn.back(), 0.0);
        QVERIFY2(harness.says(u"Your prediction"_s).contains(u"curve −1.00"_s),
            qPrintable(harness.says(u"Your prediction"_s)));
        QCOMPARE(harness.says(u"What this answer overlooks"_s), u"the other way"_s);
    }

    void everyKindOfControlFits()
    {
        Harness harness;
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

    void otherNumbersAreAskedInTheSameField()
    {
        Harness harness;
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        QTest::mouseClick(harness.named<QPushButton>(u"Ask with other numbers"_s), Qt::LeftButton);
        auto* field = harness.named<QLineEdit>(u"Your prediction"_s);
        QVERIFY(field->hasFocus()); // no bench is chosen by what is typed
        QTest::keyClicks(QApplication::focusWidget(), u"12"_s);
        QCOMPARE(field->text(), u"12"_s);
        QVERIFY(harness.store.state().bench == BenchId::Rotations);
        QTest::mouseClick(
            harness.named<QPushButton>(u"Back to the lesson's start"_s), Qt::LeftButton);
        QVERIFY(harness.named<QLineEdit>(u"Your prediction"_s)->hasFocus());
    }

    void aPreparedSeriesIsAskedForAndMereTryingIsNot()
    {
        Harness harness;
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
        QVERIFY(asked.isEmpty()); // undo brings it back
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

    void whatTheDerivationWasAnsweredStaysThroughIt()
    {
        Harness harness;
        harness.store.dispatch(Predict {1, 15, 15, true});
        harness.store.dispatch(SetParameter {"derivation.pass", std::int64_t {2}});
        harness.store.dispatch(ChoosePrinciple {3, "separation"});
        const Derivation before = harness.store.state().derivation;
        harness.dock().play(distances("one"));
        harness.predict(u"5"_s);
        harness.dock().putAside();
        const Derivation& after = harness.store.state().derivation;
        QCOMPARE(after.pass, 2);
        QVERIFY(after.predictions == before.predictions && after.principles == before.principles);
    }

    void aPageOfTheDerivationPutsItAside()
    {
        Harness harness;
        harness.dock().play(distances("one"));
        harness.window->findChild<Actions*>()->start->trigger();
        auto* page = harness.window->findChild<StartPage*>();
        QVERIFY(page);
        Q_EMIT page->pageWanted(5);
        QVERIFY(!harness.dock().isOpen());
        QVERIFY(harness.dock().isHidden());
        QCOMPARE(harness.store.state().derivation.page, 5);
    }

    void undoingTheLessonPutsItAside()
    {
        Harness harness;
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
        QVERIFY(harness.window->roomBand().isVisible());
        harness.store.undo();
        QVERIFY(!harness.window->roomBand().isVisible());
        presenting.end();
        QVERIFY(!harness.dock().isVisible());
        QVERIFY(harness.window->findChild<ParameterPanel*>()->isVisible());
    }

    void itGrowsWithTheWindowAndKeepsWhatWasTyped()
    {
        Harness harness;
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

    void itsTypeIsThatOfADeskAfterARoom()
    {
        Harness harness;
        harness.dock().play(harness.lessons[0]);
        const int before = harness.named<QLabel>(u"Question"_s)->font().pixelSize();
        harness.window->presenting().begin();
        harness.dock().reveal(Prediction(5.0));
        harness.window->presenting().end();
        QCOMPARE(harness.named<QLabel>(u"Question"_s)->font().pixelSize(), before);
    }

    void ofAIsToldWhileAIsThere()
    {
        Harness harness;
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
        harness.dock().revert();
        harness.predict(u"16"_s); // where the key is then: nothing to compare with
        QVERIFY(harness.store.state().pinned.isEmpty());
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16."_s);
        harness.dock().revert();
        harness.dock().reveal(std::nullopt);
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16."_s);
    }

    // Whose options are fewer than the number that was said, and whose curve has other places.
    void theNextLessonKnowsNothingOfTheAnswerBefore()
    {
        Harness harness;
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
            next.start.back() = {"position.key", std::int64_t {5}}; // it begins elsewhere
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
        Harness harness;
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

    void theMenuTicksWhatIsOpenAndNamesWhatIsAnswered()
    {
        Harness harness;
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

    void theParametersComeBackInItsPlace()
    {
        Harness harness;
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

    // As Qt's list of accessible objects does, that would give it to the next one at its address.
    void whoListensForItsEndHearsOfItWithTheWindows()
    {
        Harness harness;
        bool hasEnded = false;
        connect(&harness.dock(), &QObject::destroyed, this, [&hasEnded] { hasEnded = true; });
        harness.window.reset();
        QVERIFY(hasEnded);
    }

    void redoBringsTheLessonBack()
    {
        Harness harness;
        harness.store.dispatch(SetParameter {"rope.base", 500.0});
        harness.dock().play(harness.lessons[0]);
        harness.predict(u"5"_s);
        const LabState told = harness.store.state();
        for (int step = 0; step < 3; ++step) // to before all there was
            harness.store.undo();
        QVERIFY(!harness.dock().isVisible());
        harness.store.redo();
        QVERIFY(harness.dock().lesson().key.empty());
        harness.store.redo();
        QCOMPARE(harness.dock().lesson().key, std::string("one"));
        QVERIFY(harness.dock().isVisible() && !harness.dock().isRevealed());
        QVERIFY(!harness.window->findChild<Actions*>()->parameters->isChecked());
        harness.store.redo();
        QCOMPARE(harness.store.state(), told);
        QVERIFY(harness.dock().isRevealed());
        QCOMPARE(harness.says(u"Outcome"_s), u"it is 16, you said 5"_s);
        for (int step = 0; step < 2; ++step)
            harness.store.undo();
        QVERIFY(!harness.dock().isVisible());
        harness.store.dispatch(SetParameter {"rope.base", 600.0}); // and not after other work
        QVERIFY(harness.dock().lesson().key.empty());
    }

    void undoOverTheWayBackToTheStartBringsTheOutcomeBack()
    {
        Harness harness;
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
        Harness harness;
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
                    u"34  Lesson 34_softmax"_s, u"Added to the score"_s,
                    u"13  Lesson 13_alibi"_s}));
        }
    }
};

LAB_WIDGET_TESTS(LessonDockTest)
#include "tst_lesson_dock.moc"
