#include "ui/windows/lessons/lesson_stage.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/lessons/sketch_view.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/views/presentation/side_column.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/speaker/speaker_window.h"

#include <QAction>
#include <QSpinBox>

#include <cmath>
#include <optional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

Lesson lessonWithOptions()
{
    Lesson lesson;
    lesson.key = "options";
    lesson.title = lesson.goal = {{"en", "Where m goes"}};
    lesson.start = {{"bench", std::string("rotations")}};
    lesson.question.text = {{"en", "Where does m go?"}};
    lesson.question.answer = "1";
    lesson.question.options = {
        {{{"en", "Back"}}, {{"en", "No."}}}, {{{"en", "On"}}, {}}, {{{"en", "Nowhere"}}, {}}};
    lesson.outcome = {{"en", "It went."}};
    lesson.explanation = {{"en", "So it was wanted."}};
    return lesson;
}

Lesson lessonWithCurve()
{
    Lesson lesson = lessonWithOptions();
    lesson.question.options.clear();
    lesson.question.curve = LessonCurve {.across = {{"en", "x"}}, .upwards = {{"en", "y"}}};
    lesson.question.answer = "x/100";
    lesson.question.tolerance = "0.1";
    return lesson;
}

/// A presentation with a question that has three options.
struct VotesStage {
    explicit VotesStage(const Lesson& lesson = lessonWithOptions())
    {
        window.emplace(store, plainBenches(), std::vector<Model> {}, WindowServices {}, book);
        showActive(*window);
        window->findChild<LessonDock*>()->play(lesson);
        window->presenting().begin();
    }

    ~VotesStage() { store.markSaved(); }

    void press(std::initializer_list<Qt::Key> keys)
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(QApplication::focusWidget(), key);
    }
    const AudienceVote& vote() { return window->bench().findChild<SideColumn*>()->content().vote; }
    std::vector<int> votes()
    {
        std::vector<int> votes;
        for (const Tally::Answer& answer : vote().tally.answers)
            votes.push_back(answer.votes);
        return votes;
    }
    QString spoken() { return window->bench().findChild<SideColumn*>()->accessibleDescription(); }

    FormulaBook book;
    Store store;
    std::optional<MainWindow> window;
};

} // namespace

class VotesByKeysTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDigitANumberAndEnterCountVotes()
    {
        VotesStage stage;
        stage.press({Qt::Key_2});
        QCOMPARE(stage.vote().typed, std::optional(TypedVotes {1, {}}));
        stage.press({Qt::Key_1, Qt::Key_5});
        QCOMPARE(stage.vote().typed, std::optional(TypedVotes {1, u"15"_s}));
        QVERIFY(stage.spoken().contains(u"Hands for On: 15."_s));
        QCOMPARE(stage.votes(), std::vector({0, 0, 0}));
        stage.press(
            {Qt::Key_Return, Qt::Key_3, Qt::Key_9, Qt::Key_Backspace, Qt::Key_8, Qt::Key_Return});
        QCOMPARE(stage.votes(), std::vector({0, 15, 8}));
        QVERIFY(!stage.vote().typed);
        QCOMPARE(stage.spoken(), u"Back Hands for On: 15. Hands for Nowhere: 8."_s);
        QVERIFY(!stage.vote().isAnswerShown);
        stage.press({Qt::Key_Return});
        QVERIFY(stage.vote().isAnswerShown);
        QCOMPARE(stage.votes(), std::vector({0, 15, 8}));
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
    }

    // Its keys count votes and select no bench.
    void votesTypedInTheSpeakerWindowCount()
    {
        VotesStage stage;
        stage.window->findChild<Actions*>()->speaker->trigger();
        auto& speaker = *stage.window->findChild<SpeakerWindow*>();
        showActive(speaker);
        const auto press = [&](Qt::Key key) { QTest::keyClick(&speaker, key); };
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_1, Qt::Key_5, Qt::Key_Return})
            press(key);
        QCOMPARE(stage.votes(), std::vector({0, 15, 0}));
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
        QSpinBox* first = speaker.findChild<QSpinBox*>();
        first->setFocus();
        first->selectAll();
        QTest::keyClicks(first, u"7"_s);
        QTest::keyClick(first, Qt::Key_Return); // counts without showing anything yet
        QCOMPARE(stage.votes(), std::vector({7, 15, 0}));
        QVERIFY(!stage.vote().isAnswerShown);
        press(Qt::Key_Return);
        QVERIFY(stage.vote().isAnswerShown);
        QCOMPARE(stage.votes(), std::vector({7, 15, 0}));
    }

    void digitsSelectNoBenchDuringANumberQuestion()
    {
        Lesson lesson = lessonWithOptions();
        lesson.question.options.clear();
        VotesStage stage(lesson);
        stage.window->findChild<Actions*>()->speaker->trigger();
        auto& speaker = *stage.window->findChild<SpeakerWindow*>();
        showActive(speaker);
        QTest::keyClick(&speaker, Qt::Key_2);
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
        showActive(*stage.window);
        for (PictureView* picture : stage.window->bench().pictures())
            if (picture == stage.window->bench().largePicture())
                picture->setFocus();
        stage.press({Qt::Key_2});
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
        stage.press({Qt::Key_Return});
        QVERIFY(stage.window->findChild<LessonStage*>()->isRevealed());
        stage.press({Qt::Key_2}); // after the outcome, digits select benches again
        QVERIFY(stage.window->bench().id() == BenchId::Waves);
    }

    void typedVotesAreCountedAtTheOutcome()
    {
        VotesStage stage;
        stage.press({Qt::Key_1, Qt::Key_4, Qt::Key_PageDown});
        QVERIFY(stage.vote().isAnswerShown);
        QCOMPARE(stage.votes(), std::vector({4, 0, 0}));
    }

    void escapeCancelsVotingButNotThePresentation()
    {
        VotesStage stage;
        stage.press({Qt::Key_1, Qt::Key_4, Qt::Key_Return, Qt::Key_1, Qt::Key_7, Qt::Key_Escape});
        QVERIFY(!stage.vote().typed);
        QCOMPARE(stage.votes(), std::vector({4, 0, 0}));
        QVERIFY(stage.window->presenting().isOn());
        stage.press({Qt::Key_1, Qt::Key_Return}); // an option without a number counts nothing
        QCOMPARE(stage.votes(), std::vector({4, 0, 0}));
        stage.press({Qt::Key_1, Qt::Key_0, Qt::Key_Return});
        QCOMPARE(stage.votes(), std::vector({0, 0, 0}));
        stage.press({Qt::Key_Escape});
        QVERIFY(!stage.window->presenting().isOn());
    }

    void aLessonWithFewerOptionsClearsTypedVotes()
    {
        VotesStage stage;
        stage.press({Qt::Key_3});
        Lesson shorter = lessonWithOptions();
        shorter.key = "shorter";
        shorter.question.options.pop_back();
        stage.window->findChild<LessonDock*>()->play(shorter);
        QVERIFY(!stage.vote().typed);
        QCOMPARE(stage.votes(), std::vector({0, 0}));
    }

    void aDigitWithoutAnOptionDoesNothing()
    {
        VotesStage stage;
        stage.press({Qt::Key_0, Qt::Key_4, Qt::Key_9});
        QVERIFY(!stage.vote().typed);
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
        stage.press({Qt::Key_2, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5});
        QCOMPARE(stage.vote().typed->number, u"1234"_s); // at most four digits
    }

    void aFieldReceivesItsDigits()
    {
        VotesStage stage;
        stage.press({Qt::Key_M});
        QTest::keyClicks(QApplication::focusWidget(), u"12"_s);
        stage.press({Qt::Key_Return});
        QCOMPARE(stage.store.state().position.query, 12);
        QVERIFY(!stage.vote().typed);
    }

    void aPartlyDrawnCurveIsKept()
    {
        VotesStage stage(lessonWithCurve());
        auto* sketch = stage.window->bench().findChild<SketchView*>();
        const drawing::SketchPicture plot = sketch->picture();
        const auto drawTo = [&](double share) {
            const int y = qRound((plot.y.from + plot.y.to) / 2);
            const int right = qRound(plot.x.from + share * (plot.x.to - plot.x.from));
            QTest::mousePress(sketch, Qt::LeftButton, {}, {qRound(plot.x.from), y});
            QTest::mouseMove(sketch, {right, y});
            QTest::mouseRelease(sketch, Qt::LeftButton, {}, {right, y});
        };
        const auto* dock = stage.window->findChild<LessonDock*>();
        drawTo(0.5);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_PageDown}) {
            stage.press({key});
            QVERIFY(!dock->isRevealed());
            QCOMPARE(stage.window->findChild<Messages*>()->sentence(),
                u"Draw the curve over the whole width first, or clear it with Delete."_s);
        }
        drawTo(1);
        stage.press({Qt::Key_Return});
        QVERIFY(dock->isRevealed());
        QVERIFY(stage.window->findChild<Messages*>()->sentence().isEmpty());
    }

    void aCurveUsesThePresentationFont()
    {
        VotesStage stage(lessonWithCurve());
        const auto* sketch = stage.window->bench().findChild<SketchView*>();
        QVERIFY(sketch);
        const auto isInPresentationSize = [&] { // the axis numbers have enough space for this font
            const double space = sketch->picture().x.from - 4;
            return std::abs(space - 36 * stage.window->presenting().scale()) < 0.5;
        };
        QTRY_VERIFY(isInPresentationSize());
        const double usual = stage.window->presenting().scale();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(stage.window->presenting().scale() > usual);
        QTRY_VERIFY(isInPresentationSize());
    }

    void digitsSelectBenchesAfterTheOutcome()
    {
        VotesStage stage;
        stage.press({Qt::Key_Return, Qt::Key_2});
        QVERIFY(stage.window->bench().id() == BenchId::Waves);
    }
};

LAB_WIDGET_TESTS(VotesByKeysTest)
#include "tst_votes_by_keys.moc"
