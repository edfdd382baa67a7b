#include "ui/windows/presentation/aside.h"

#include "app/files/scene_file.h"
#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/benches/bench.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/views/lessons/sketch_view.h"
#include "ui/views/presentation/blank_screen.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/views/presentation/side_column.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/document.h"
#include "ui/windows/presentation/presentation_marks.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/speaker/presentation_clock.h"
#include "ui/windows/speaker/speaker_window.h"

#include <QAction>
#include <QPushButton>

#include <optional>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

SetParameter query(std::int64_t position)
{
    return {"position.query", position};
}

Lesson lessonWithOptions()
{
    Lesson lesson;
    lesson.key = "options";
    lesson.title = lesson.goal = {{"en", "Where m goes"}};
    lesson.start = {{"bench", std::string("rotations")}, {"position.query", std::int64_t {12}}};
    lesson.question.text = {{"en", "Where does m go?"}};
    lesson.question.answer = "1";
    lesson.question.options = {
        {{{"en", "Back"}}, {{"en", "No."}}}, {{{"en", "On"}}, {}}, {{{"en", "Nowhere"}}, {}}};
    lesson.reveal = {{"position.query", std::int64_t {20}}};
    lesson.outcome = {{"en", "It went."}};
    std::string explanation;
    for (int sentence = 0; sentence < 12; ++sentence)
        explanation += "This sentence explains one more part of where it went, and why. ";
    lesson.explanation = {{"en", explanation}};
    return lesson;
}

LabState sceneAt(std::int64_t position)
{
    LabState state = clamped({});
    state.bench = BenchId::Rotations;
    state.position.query = position;
    return state;
}

LabState sceneWithSeries()
{
    LabState state = sceneAt(40);
    state.series =
        Series({{sceneAt(41), {{"en", "first"}}, 2}, {sceneAt(42), {}, 2}, {sceneAt(43), {}, 2}});
    return state;
}

/// A window with Waves (2), Rotations (3) and Base (8).
struct Stage {
    Stage()
    {
        WindowServices services;
        services.save = [this](const QString&, const LabState& state) {
            saved = state;
            return Outcome<void>();
        };
        services.open = [](const QString&) { return Opened {LoadState {sceneAt(60)}}; };
        std::vector<BenchEntry> benches = plainBenches();
        benches.push_back({BenchId::Context,
            [](QWidget* parent) { return new PlainBench(BenchId::Context, parent); }});
        window.emplace(store, std::move(benches), std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }

    ~Stage() { store.markSaved(); }

    void press(std::initializer_list<Qt::Key> keys)
    {
        for (const Qt::Key key : keys)
            QTest::keyClick(QApplication::focusWidget(), key);
    }
    void undo() { QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier); }
    void drag(const SetParameter& parameter)
    {
        const Gesture gesture = newGesture();
        store.dispatch(parameter, gesture);
    }
    void dragThree()
    {
        drag({"rope.base", 500000.0});
        drag({"rope.width", std::int64_t {64}});
        drag(query(30));
    }
    void present(const Lesson& lesson = lessonWithOptions())
    {
        window->findChild<LessonDock*>()->play(lesson);
        window->presenting().begin();
    }
    void presentSeries()
    {
        store.dispatch(LoadState {sceneWithSeries()});
        store.markSaved();
        player().show(1);
        QTRY_COMPARE(store.state().position.query, 42);
        window->presenting().begin();
    }
    SeriesPlayer& player() { return *window->findChild<SeriesPlayer*>(); }
    QAction& again() { return *window->findChild<Actions*>()->backToAside; }
    const BannerText& band() { return window->banner().text(); }
    bool isAside() { return store.isAside() && band().heading == u"Aside"_s; }

    /// What an audience sees, and what undo and redo would restore.
    QStringList seen()
    {
        const Presenting& presenting = window->presenting();
        const AudienceVote& vote = window->bench().findChild<SideColumn*>()->content().vote;
        QStringList all {u"words %1, %2, %3, %4, page %5"_s.arg(band().heading, band().question,
            band().words, band().count, QString::number(window->banner().page()))};
        for (const Tally::Answer& answer : vote.tally.answers)
            all += u"%1 hands"_s.arg(answer.votes);
        if (vote.typed)
            all += u"typed %1 of %2"_s.arg(vote.typed->number).arg(vote.typed->answer);
        all += u"change "_s + lastChangeText(presenting.lastChange());
        for (const PictureView* picture :
            {window->bench().largePicture(), window->bench().smallPicture()})
            all += u"picture "_s + (picture ? picture->accessibleName() : u"none"_s);
        all += u"state %1 of the series"_s.arg(player().place().value_or(99));
        all += u"%1 strokes"_s.arg(presenting.marks().strokes().size());
        all += store.isModified() ? u"unsaved"_s : u"saved"_s;
        all += u"step %1"_s.arg(store.moment());
        for (const LabState* state : {&store.state(), &presenting.start(),
                 store.canUndo() ? &store.undoState() : &store.state(),
                 store.canRedo() ? &store.redoState() : &store.state()})
            all += QString::fromUtf8(app::sceneBytes(*state));
        return all;
    }

    FormulaBook book;
    Store store;
    std::optional<LabState> saved;
    std::optional<MainWindow> window;
};

} // namespace

class AsideTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anAnsweredLessonWaitsAsItIs()
    {
        Stage stage;
        stage.present();
        stage.press({Qt::Key_2, Qt::Key_1, Qt::Key_5, Qt::Key_Return, Qt::Key_Return});
        QCOMPARE(stage.band().heading, u"Outcome"_s);
        const QStringList before = stage.seen();
        stage.press({Qt::Key_J, Qt::Key_8});
        QVERIFY(stage.window->bench().id() == BenchId::Context);
        QCOMPARE(stage.band().heading, u"Aside"_s);
        QCOMPARE(stage.band().words, u"Base"_s);
        QCOMPARE(
            stage.band().note, u"“Where m goes” waits at its outcome. Backspace: back to it"_s);
        QVERIFY(stage.band().change.isEmpty());
        stage.dragThree();
        QCOMPARE(lastChangeText(stage.band().change), u"m 20 → 30"_s);
        QVERIFY(!stage.store.isModified());
        stage.press({Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before);
        stage.press({Qt::Key_8}); // no hands are counted now
        QVERIFY(stage.isAside());
        stage.press({Qt::Key_PageDown});
        QCOMPARE(stage.seen(), before);
    }

    void handsAreKeptEvenWhileTyped()
    {
        Stage stage;
        stage.present();
        stage.press({Qt::Key_2, Qt::Key_1, Qt::Key_5, Qt::Key_Return, Qt::Key_3, Qt::Key_7});
        const QStringList before = stage.seen();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_8, Qt::AltModifier);
        QVERIFY(stage.isAside());
        QVERIFY(stage.band().note.contains(u"waits at its question"_s));
        stage.dragThree();
        stage.press({Qt::Key_Return, Qt::Key_E}); // for the lesson, which waits
        QVERIFY(stage.isAside());
        stage.press({Qt::Key_2}); // a bench
        QVERIFY(stage.window->bench().id() == BenchId::Waves);
        stage.press({Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before);
        stage.press({Qt::Key_1, Qt::Key_Return}); // goes on with 71 hands
        QCOMPARE(stage.window->findChild<LessonStage*>()->votes(2), 71);
    }

    void thePageOfAnExplanationIsKept()
    {
        Stage stage;
        stage.present();
        stage.press({Qt::Key_Return, Qt::Key_PageDown, Qt::Key_PageDown, Qt::Key_PageDown});
        QCOMPARE(stage.band().heading, u"Explanation"_s);
        QCOMPARE(stage.window->banner().page(), 2);
        const QStringList before = stage.seen();
        stage.press({Qt::Key_8});
        QVERIFY(stage.band().note.contains(u"waits at its explanation"_s));
        stage.press({Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before);
    }

    void aCurveDrawnInPartIsKept()
    {
        Lesson lesson = lessonWithOptions();
        lesson.question.options.clear();
        lesson.question.curve = LessonCurve {.across = {{"en", "x"}}, .upwards = {{"en", "y"}}};
        lesson.question.answer = "x/100";
        lesson.question.tolerance = "0.1";
        Stage stage;
        stage.present(lesson);
        auto* const sketch = stage.window->bench().findChild<SketchView*>();
        SketchFrame frame = sketch->frame();
        frame.drawn[0] = 0.5;
        sketch->setFrame(frame);
        stage.press({Qt::Key_J, Qt::Key_8, Qt::Key_3}); // the last one is its own bench
        QVERIFY(stage.isAside());
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
        QVERIFY(!sketch->isVisible());
        stage.press({Qt::Key_Backspace});
        QVERIFY(sketch->isVisible());
        QCOMPARE(sketch->frame().drawn[0], std::optional(0.5));
    }

    void aStateOfASeriesWaitsWithItsPictures()
    {
        Stage stage;
        stage.presentSeries();
        stage.press({Qt::Key_L});
        stage.drag(query(50));
        PresentationMarks& marks = stage.window->presenting().marks();
        marks.setStrokes({QPolygonF({{10, 10}, {20, 20}})});
        const QStringList before = stage.seen();
        stage.press({Qt::Key_8});
        QCOMPARE(stage.band().note, u"“Rotations” waits at state 2. Backspace: back to it"_s);
        QVERIFY(marks.strokes().empty());
        stage.dragThree();
        stage.press({Qt::Key_3, Qt::Key_L, Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before);
        stage.press({Qt::Key_PageDown}); // the series goes on
        QTRY_COMPARE(stage.store.state().position.query, 43);
    }

    void aPartOfALectureWaits()
    {
        Stage stage;
        auto& desk = *stage.window->findChild<LectureDesk*>();
        desk.insert(0,
            {{sceneWithSeries(), "Bases", {}}, {lessonWithOptions(), {}, {}},
                {sceneAt(55), {}, {}}});
        desk.teach(0);
        const auto visit = [&](const QString& note) {
            QCoreApplication::processEvents(); // the band takes its height
            const QStringList before = stage.seen();
            stage.press({Qt::Key_J, Qt::Key_8});
            QVERIFY(stage.band().note.startsWith(note));
            stage.dragThree();
            stage.press({Qt::Key_PageDown});
            QCOMPARE(stage.seen(), before);
        };
        visit(u"“Bases” waits at state 1."_s);
        desk.show(1);
        visit(u"“Where m goes” waits at its question."_s);
        desk.show(2);
        visit(u"“Rotations” waits at state 1."_s);
        QCOMPARE(desk.place(), std::optional<std::size_t>(2));
    }

    void undoGoesBackToTheStart()
    {
        Stage stage;
        stage.present();
        stage.press({Qt::Key_Return});
        stage.drag(query(25));
        stage.drag(query(26));
        stage.undo();
        const QStringList before = stage.seen(); // with a step to redo
        stage.press({Qt::Key_8});
        const LabState start = stage.store.state();
        stage.dragThree();
        for (int press = 0; press < 6; ++press)
            stage.undo();
        QVERIFY(stage.store.state() == start);
        QVERIFY(stage.isAside());
        stage.dragThree();
        stage.press({Qt::Key_Home}); // to that start, too
        QVERIFY(stage.store.state() == start);
        QVERIFY(stage.isAside());
        stage.press({Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before);
    }

    void anotherBenchKeyChangesItsBench()
    {
        Stage stage;
        stage.present();
        stage.press({Qt::Key_Return});
        const QStringList before = stage.seen();
        stage.press({Qt::Key_8});
        stage.drag({"rope.base", 500000.0});
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_8, Qt::Key_3, Qt::Key_2})
            stage.press({key});
        QCOMPARE(stage.band().words, u"Waves"_s);
        QCOMPARE(stage.store.state().rotations.base, 500000);
        stage.press({Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before); // once is enough
    }

    void pageUpDoesNothing()
    {
        Stage stage;
        stage.present();
        stage.press({Qt::Key_Return, Qt::Key_8});
        stage.dragThree();
        const LabState there = stage.store.state();
        stage.press({Qt::Key_PageUp});
        QVERIFY(stage.isAside());
        QVERIFY(stage.store.state() == there);
    }

    void theEndOfPresentingReturnsFirst()
    {
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_F11}) {
            Stage stage;
            stage.present();
            stage.press({Qt::Key_Return});
            const LabState before = stage.store.state();
            stage.press({Qt::Key_8});
            stage.dragThree();
            stage.press({key});
            QVERIFY(!stage.window->presenting().isOn());
            QVERIFY(!stage.store.isAside());
            QVERIFY(stage.store.state() == before);
            QVERIFY(stage.window->bench().id() == BenchId::Rotations);
            QVERIFY(stage.window->findChild<LessonDock*>()->isVisible());
            QVERIFY(!stage.store.isModified());
            stage.press({Qt::Key_8}); // at a desk, another bench is a step like others
            QVERIFY(!stage.store.isAside());
        }
    }

    void theLastAsideOpensAgain()
    {
        Stage stage;
        stage.present();
        QVERIFY(!stage.again().isEnabled());
        stage.press({Qt::Key_Return});
        const QStringList before = stage.seen();
        stage.press({Qt::Key_8});
        QVERIFY(!stage.again().isEnabled());
        stage.dragThree();
        const LabState last = stage.store.state();
        stage.press({Qt::Key_Backspace});
        stage.again().trigger();
        QVERIFY(stage.isAside());
        QVERIFY(stage.store.state() == last);
        stage.undo();
        QVERIFY(stage.store.state() == last);
        stage.press({Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before);
        stage.press({Qt::Key_Escape});
        const LabState atDesk = stage.store.state();
        stage.again().trigger();
        QVERIFY(stage.store.state() == last);
        stage.undo();
        QVERIFY(stage.store.state() == atDesk);
    }

    void anAsideDoesNotShowWhatAQuestionHides()
    {
        Lesson lesson = lessonWithOptions();
        lesson.hides = {"rope.base"};
        Stage stage;
        stage.present(lesson);
        stage.press({Qt::Key_J, Qt::Key_8});
        stage.drag({"rope.base", 500000.0});
        QCOMPARE(stage.store.state().rotations.base, 10000);
        stage.drag(query(30));
        QCOMPARE(stage.store.state().position.query, 30);
    }

    void filesAndTheSeriesAreThoseOfThePart()
    {
        Stage stage;
        stage.presentSeries();
        stage.drag(query(50));
        stage.store.markSaved();
        const LabState part = stage.store.state();
        stage.press({Qt::Key_8});
        stage.dragThree();
        auto& document = *stage.window->findChild<Document*>();
        document.openPath(u"/x/other.json"_s);
        stage.store.undo(); // back from the file
        QVERIFY(stage.store.state() == part);
        stage.player().choose(1);

        stage.press({Qt::Key_8});
        stage.drag(query(51));
        LabState there = stage.store.state();
        stage.player().add(); // of the aside, which it closes
        QVERIFY(!stage.store.isAside());
        const auto& steps = stage.store.state().series.steps();
        QCOMPARE(steps.size(), std::size_t(4));
        QVERIFY(steps.back().state.bench == BenchId::Context);
        QCOMPARE(steps.back().state.position.query, 51);
        QCOMPARE(stage.store.state().position.query, 50);

        stage.press({Qt::Key_8});
        stage.player().show(0);
        QTRY_COMPARE(stage.store.state().position.query, 41);
        QVERIFY(!stage.store.isAside());
    }

    void anEditThatShowsAnotherBenchOpensOne()
    {
        Stage stage;
        stage.present();
        stage.press({Qt::Key_Return});
        const QStringList before = stage.seen();
        Q_EMIT stage.window->findChild<BenchStack*>()->edited(
            TestCard {{{"bench", std::string("base")}, {"rope.base", 500.0}}}, newGesture());
        QVERIFY(stage.isAside());
        QCOMPARE(stage.store.state().rotations.base, 500);
        stage.press({Qt::Key_Backspace});
        QCOMPARE(stage.seen(), before);
    }

    void withoutALessonOrASeriesABenchIsJustShown()
    {
        Stage stage;
        stage.window->presenting().begin();
        stage.press({Qt::Key_J, Qt::Key_2});
        QVERIFY(stage.window->bench().id() == BenchId::Waves);
        QVERIFY(!stage.store.isAside());
        QCOMPARE(stage.band(), BannerText());
        stage.press({Qt::Key_J, Qt::Key_Escape, Qt::Key_3}); // Escape takes back only J
        QVERIFY(stage.window->presenting().isOn());
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
        stage.press({Qt::Key_J, Qt::Key_B, Qt::Key_B});
        QVERIFY(!stage.window->presenting().blankScreen().isDown());
    }

    void playbackStopsAtBothEnds()
    {
        Stage stage;
        stage.presentSeries();
        PositionRuler& ruler = *stage.window->findChild<PositionRuler*>();
        stage.player().togglePlaying();
        ruler.togglePlaying();
        stage.press({Qt::Key_8});
        QVERIFY(!stage.player().isPlaying() && !ruler.isPlaying());
        ruler.togglePlaying();
        stage.press({Qt::Key_Backspace});
        QVERIFY(!ruler.isPlaying());
    }

    void theClockOfThePartWaits()
    {
        Stage stage;
        stage.present();
        const PresentationClock& clock = *stage.window->findChild<PresentationClock*>();
        QTRY_VERIFY(clock.seconds() >= 1);
        stage.press({Qt::Key_J, Qt::Key_8});
        QCOMPARE(clock.seconds(), 0);
        QTRY_VERIFY(clock.seconds() >= 2);
        stage.press({Qt::Key_Backspace});
        QCOMPARE(clock.seconds(), 1);
    }

    void thePresenterViewHasAButtonToReturn()
    {
        Stage stage;
        stage.present();
        stage.window->findChild<Actions*>()->speaker->trigger();
        auto& speaker = *stage.window->findChild<SpeakerWindow*>();
        showActive(speaker);
        const auto button = [&](const QString& text) -> QPushButton* {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            for (auto* one : speaker.findChildren<QPushButton*>())
                if (one->text() == text && one->isVisible())
                    return one;
            return nullptr;
        };
        const QString back = u"Back to “Where m goes”"_s;
        QVERIFY(button(u"Show the outcome"_s) && !button(back));
        QTest::keyClick(&speaker, Qt::Key_J);
        QTest::keyClick(&speaker, Qt::Key_8);
        QVERIFY(stage.isAside());
        QVERIFY(!button(u"Show the outcome"_s));
        QTest::keyClick(&speaker, Qt::Key_Return); // for the outcome, which waits
        QVERIFY(stage.isAside());
        button(back)->click();
        QVERIFY(!stage.store.isAside());
        QVERIFY(button(u"Show the outcome"_s) && !button(back));
    }

    void presentingBeginsAtTheBenchOfAnOpenQuestion()
    {
        Stage stage;
        stage.window->findChild<LessonDock*>()->play(lessonWithOptions());
        stage.press({Qt::Key_8});
        QVERIFY(stage.window->bench().id() == BenchId::Context);
        stage.window->presenting().begin();
        QVERIFY(stage.window->bench().id() == BenchId::Rotations);
        QCOMPARE(stage.band().heading, u"Question"_s);
        QVERIFY(stage.window->presenting().start() == stage.store.state());
        QVERIFY(!stage.store.isModified());
    }
};

LAB_WIDGET_TESTS(AsideTest)
#include "tst_aside.moc"
