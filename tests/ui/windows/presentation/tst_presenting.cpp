#include "ui/windows/presentation/presenting.h"

#include "core/state/series_step.h"
#include "tests/ui/windows/presentation/presenting_stage.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/paint/projection.h"
#include "ui/views/comparison/series_words.h"
#include "ui/views/controls/bench_list.h"
#include "ui/views/controls/play_button.h"
#include "ui/views/controls/side_handle.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/change_view.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/presentation/change_words.h"
#include "ui/windows/presentation/presentation_marks.h"

#include <QAction>
#include <QMenuBar>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

using Stage = PresentingStage;

namespace {

/// Two states, with the query at 20 and at 30.
Series twoQueries()
{
    SeriesStep first;
    first.state = clamped({});
    first.state.bench = BenchId::Rotations;
    first.state.position.query = 20;
    SeriesStep second = first;
    second.state.position.query = 30;
    return Series({first, second});
}

} // namespace

class TestPresenting : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void panelsAreHiddenWhilePresentingAndRestored()
    {
        Stage stage;
        stage.window->findChild<BenchList*>()->setVisible(false);
        stage.press(Qt::Key_F11);
        QVERIFY(stage.presenting().isOn());
        QVERIFY(stage.window->isFullScreen());
        const std::vector<QWidget*> parts {stage.window->findChild<BenchList*>(),
            stage.window->findChild<ParameterPanel*>(), stage.window->menuBar(),
            stage.window->findChildren<SideHandle*>()[0]};
        for (const QWidget* part : parts)
            QVERIFY2(!part->isVisible(), part->metaObject()->className());
        QVERIFY(stage.window->findChild<PositionRuler*>()->isVisible());
        QVERIFY(stage.bench().readingLine().isVisible());
        QVERIFY(stage.bench().audience() == Audience::Presentation);
        stage.press(Qt::Key_F11);
        QVERIFY(!stage.presenting().isOn());
        QVERIFY(!stage.window->isFullScreen());
        QVERIFY(parts[0]->isHidden()); // still hidden as before
        for (std::size_t i = 1; i < parts.size(); ++i)
            QVERIFY2(parts[i]->isVisible(), parts[i]->metaObject()->className());
        QVERIFY(stage.bench().audience() == Audience::One);
    }

    void sideHandlesReturnOnlyWithTheBenches()
    {
        Stage stage;
        QAction& turn = *stage.window->findChild<Actions*>()->start;
        const auto* const handle = stage.window->findChildren<SideHandle*>()[0];
        stage.presenting().begin();
        turn.trigger();
        stage.presenting().end(); // returns to the start page
        QVERIFY(!handle->isVisible());
        turn.trigger();
        QVERIFY(handle->isVisible());
        turn.trigger();
        stage.presenting().begin();
        turn.trigger();
        QVERIFY(!handle->isVisible()); // a presentation has no panels
        stage.presenting().end();
        QVERIFY(handle->isVisible());
    }

    void escapeEndsThePresentation()
    {
        Stage stage;
        stage.press(Qt::Key_F11);
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.presenting().isOn());
        QVERIFY(!stage.window->findChild<Actions*>()->present->isChecked());
        QCOMPARE(stage.bench().look().scale, 1.0);
    }

    void textAndLinesAreLargerInProjectorColours()
    {
        Stage stage;
        stage.press(Qt::Key_F11);
        const double scale = presentationScale(stage.window->size());
        QCOMPARE(stage.bench().look().scale, scale);
        // Even with a dark desktop theme.
        QCOMPARE(stage.bench().look().palette, projected(lightPalette()));
        const auto* ruler = stage.window->findChild<PositionRuler*>();
        QCOMPARE(ruler->height(), qRound(scale * slideRuler));
        for (const QWidget* part : ruler->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (part->isVisible())
                QVERIFY2(ruler->rect().contains(part->geometry()), part->metaObject()->className());
        }
        stage.press(Qt::Key_Escape);
        QCOMPARE(stage.bench().look().palette, darkPalette());
        QCOMPARE(ruler->height(), PositionRuler::fixedHeight);
    }

    void aChosenDarkThemeStays()
    {
        Stage stage(ThemeChoice::Dark);
        stage.press(Qt::Key_F11);
        QCOMPARE(stage.bench().look().palette, projected(darkPalette()));
    }

    void theTextCanBeEnlargedFurther()
    {
        Stage stage;
        stage.press(Qt::Key_F11);
        stage.window->setWindowState(Qt::WindowNoState);
        stage.window->resize(1920, 1080);
        QCOMPARE(stage.presenting().scale(), 1080 / slideHeight);
        for (int times = 0; times < 9; ++times)
            stage.press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(stage.presenting().scale(), largestPresentationScale({1920, 1080}));
        QCOMPARE(stage.bench().upper->turned, 0); // enlarges the text, no zoom of the picture
        stage.press(Qt::Key_Plus);
        QCOMPARE(stage.bench().upper->turned, 1);
        QCOMPARE(stage.bench().look().scale, stage.presenting().scale());
        stage.window->resize(1280, 800);
        QCOMPARE(stage.presenting().scale(), largestPresentationScale({1280, 800}));
        stage.window->resize(1920, 1080);
        for (int times = 0; times < 9; ++times)
            stage.press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(stage.presenting().scale(), 1080 / slideHeight);
    }

    void eitherPictureCanBeTheLargeOne()
    {
        Stage stage;
        QVERIFY(!stage.bench().largePicture());
        stage.press(Qt::Key_F11);
        QVERIFY(stage.bench().largePicture() == stage.bench().upper);
        QVERIFY(stage.bench().smallPicture() == stage.bench().lower);
        stage.press(Qt::Key_L);
        QVERIFY(stage.bench().largePicture() == stage.bench().lower);
        QVERIFY(stage.bench().lower->hasFocus());
        QVERIFY(!stage.bench().upper->look().hasWords && stage.bench().lower->look().hasWords);
        QTest::mouseDClick(stage.bench().upper, Qt::LeftButton);
        QVERIFY(stage.bench().largePicture() == stage.bench().upper);
        stage.press(Qt::Key_L);
        stage.press(Qt::Key_Home);
        QVERIFY(stage.bench().largePicture() == stage.bench().upper);
        stage.press(Qt::Key_Escape);
        QVERIFY(!stage.bench().largePicture());
        QVERIFY(stage.bench().lower->look().hasWords);
    }

    void titleAndControlsAppearWithThePointer()
    {
        Stage stage;
        stage.press(Qt::Key_F11);
        const auto* play = stage.window->findChild<PositionRuler*>()->findChild<PlayButton*>();
        QVERIFY(!play->isVisible());
        QVERIFY(stage.bench().readingLine().isVisible());
        const auto move = [](QWidget& over, QPointF place, Qt::MouseButtons held = {}) {
            QMouseEvent event(QEvent::MouseMove, place, over.mapToGlobal(place), Qt::NoButton, held,
                Qt::NoModifier);
            QApplication::sendEvent(&over, &event);
        };
        move(stage.bench(), {30, 5});
        move(stage.bench(), {40, 5});
        QVERIFY(play->isVisible());
        QVERIFY(!stage.bench().readingLine().isVisible()); // the title replaces it
        move(*stage.bench().upper, {30, 30});
        QVERIFY(stage.bench().readingLine().isVisible()); // shows the hovered values
        QVERIFY(play->isVisible());
        move(stage.bench(), {50, 5});
        QVERIFY(!stage.bench().readingLine().isVisible());
        move(*stage.window->findChild<PositionRuler*>(), {30, 5});
        QVERIFY(!stage.bench().readingLine().isVisible());
        move(*stage.window->findChild<PositionRuler*>(), {40, 5}, Qt::LeftButton);
        QVERIFY(stage.bench().readingLine().isVisible()); // shows the dragged values
        move(stage.bench(), {60, 5});
        QVERIFY(!stage.bench().readingLine().isVisible());
        stage.press(Qt::Key_Escape);
        QVERIFY(play->isVisible() && stage.bench().readingLine().isVisible());
    }

    void penStrokesStayUntilTheNextStep()
    {
        Stage stage;
        stage.press(Qt::Key_F11);
        PresentationMarks& marks = stage.presenting().marks();
        const auto write = [&](QPoint to) {
            QTest::mousePress(&marks, Qt::LeftButton, {}, {100, 100});
            QTest::mouseMove(&marks, to);
            QTest::mouseRelease(&marks, Qt::LeftButton, {}, to);
        };
        stage.press(Qt::Key_P);
        QVERIFY(marks.isVisible());
        const LabState before = stage.store.state();
        write({200, 200});
        write({300, 100});
        QCOMPARE(marks.strokes().size(), std::size_t(2));
        stage.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(marks.strokes().size(), std::size_t(1));
        QVERIFY(stage.store.state() == before && !stage.store.canRedo());
        stage.press(Qt::Key_P); // puts the pen down: strokes stay and the picture gets the mouse
        QVERIFY(marks.isVisible() && marks.testAttribute(Qt::WA_TransparentForMouseEvents));
        stage.press(Qt::Key_PageDown);
        QVERIFY(!marks.isVisible());
        stage.press(Qt::Key_S);
        QVERIFY(marks.isVisible());
        stage.press(Qt::Key_O);
        QVERIFY(marks.tool() == PresentationMarks::Tool::Dot);
        stage.press(Qt::Key_Escape);
        QVERIFY(!marks.isVisible());
    }

    void theLastChangeIsInTheCorner()
    {
        Stage stage;
        stage.store.dispatch(SetParameter {"rope.width", std::int64_t {32}});
        stage.press(Qt::Key_F11);
        QCOMPARE(stage.corner(), QString()); // no change yet
        stage.dragUpper(40);
        QCOMPARE(stage.corner(), u"m 9 → 40"_s); // covers the whole drag
        stage.store.dispatch(SetParameter {"rope.base", 500000.0});
        QCOMPARE(stage.corner(), u"b 10\u2009000 → 500\u2009000"_s);
        const auto* view = stage.bench().findChild<ChangeView*>();
        QVERIFY(view->isVisible());
        QCOMPARE(view->accessibleDescription(), stage.corner());
        QVERIFY(stage.bench().rect().contains(view->geometry()));
        stage.press(Qt::Key_2); // changing the bench is not reported
        QVERIFY(stage.bench().id() == BenchId::Waves);
        QCOMPARE(stage.corner(), u"b 10\u2009000 → 500\u2009000"_s);
        stage.press(Qt::Key_Z, Qt::ControlModifier);
        stage.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.corner(), u"m 9 → 40"_s);
        stage.press(Qt::Key_2);
        stage.store.dispatch(SetParameter {"rope.base", 500.0});
        stage.store.dispatch(SetParameter {"position.query", std::int64_t {9}});
        // Everything is back at the start.
        stage.store.dispatch(SetParameter {"rope.base", 10000.0});
        QCOMPARE(stage.corner(), QString());
        stage.press(Qt::Key_Escape);
        QCOMPARE(stage.corner(), QString());
    }

    void captionsOfTheSeriesAreShownToTheAudience()
    {
        Stage stage;
        SeriesStep step;
        step.state = stage.store.state();
        step.state.rotations.base = 500;
        SeriesStep named = withCaption(step, u"A base of 500"_s);
        step.state.rotations.base = 600;
        stage.store.dispatch(ChangeSeries {Series({named, step})});
        stage.press(Qt::Key_F11);
        stage.store.dispatch(StepTo {named.state});
        QCOMPARE(stage.corner(), QString());
        QCOMPARE(stage.window->banner().text().words, u"A base of 500"_s);
        QCOMPARE(stage.window->banner().text().count, u"1 of 2"_s);
        QVERIFY(!stage.bench().readingLine().isVisible()); // the caption replaces it
        stage.store.dispatch(StepTo {step.state}); // a state without a caption
        QCOMPARE(stage.corner(), QString());
        QCOMPARE(stage.window->banner().text().words, u"b 500 → 600"_s);
        QCOMPARE(stage.window->banner().text().count, u"2 of 2"_s);
        stage.store.dispatch(SetParameter {"rope.base", 700.0});
        QCOMPARE(stage.corner(), u"b 600 → 700"_s);
        QVERIFY(stage.window->banner().text().words.isEmpty());
        stage.store.dispatch(StepTo {step.state});
        stage.press(Qt::Key_PageUp); // the key of a remote control
        QTRY_VERIFY(isShown(stage.store.state(), 0));
        stage.press(Qt::Key_PageDown);
        QTRY_VERIFY(isShown(stage.store.state(), 1));
    }

    void changesAreDescribed_data()
    {
        QTest::addColumn<int>("edit");
        QTest::addColumn<QString>("words");
        QTest::addRow("one value") << 0 << u"d 16 → 32"_s;
        QTest::addRow("both positions") << 1 << u"m 9 → 19, n 4 → 14"_s;
        QTest::addRow("a tip") << 2 << u"Move query tip"_s;
        QTest::addRow("zoom") << 3 << u"Positions shown 64 → 128"_s;
        QTest::addRow("pan") << 4 << QString();
        QTest::addRow("bench") << 5 << QString();
        QTest::addRow("a whole state") << 7 << QString();
        QTest::addRow("many") << 6 << u"Choose Llama-3-8B"_s;
    }

    void changesAreDescribed()
    {
        QFETCH(int, edit);
        QFETCH(QString, words);
        Model model;
        model.name = "Llama-3-8B";
        model.scheme = Scheme::Rope;
        model.base = 500000;
        model.headWidth = 128;
        model.length = 8192;
        const std::vector<Edit> edits {SetParameter {"rope.width", std::int64_t {32}},
            MovePositions {19, 14}, MoveTip {Token::Query, 2, 0.5, 0.5}, ShowPositions {0, 128},
            ShowPositions {8, 64}, SetParameter {"bench", std::string("waves")}, LoadModel {model},
            LoadState {applied(applied(clamped({}), LoadModel {model}), MovePositions {19, 14})}};
        const Edit& one = edits[static_cast<std::size_t>(edit)];
        const LabState before = clamped({});
        const LabState after = applied(before, one);
        QVERIFY(!(before == after));
        const auto change = lastChange(before, after, one);
        QCOMPARE(change ? lastChangeText(*change) : QString(), words);
    }

    void penStrokesDisappearWithTheirPicture()
    {
        Stage stage;
        stage.store.dispatch(ChangeSeries {twoQueries()});
        stage.press(Qt::Key_F11);
        PresentationMarks& marks = stage.presenting().marks();
        const auto write = [&] {
            stage.press(Qt::Key_P);
            QTest::mousePress(&marks, Qt::LeftButton, {}, {100, 100});
            QTest::mouseMove(&marks, {200, 200});
            QTest::mouseRelease(&marks, Qt::LeftButton, {}, {200, 200});
            stage.press(Qt::Key_P);
            QCOMPARE(marks.strokes().size(), std::size_t(1));
        };
        write();
        stage.dragUpper(18); // the picture is still the same
        QCOMPARE(marks.strokes().size(), std::size_t(1));
        marks.clear();
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_L, Qt::Key_F8}) {
            write();
            stage.press(key);
            QTRY_COMPARE(marks.strokes().size(), std::size_t(0));
        }
    }

    void picturesNamedByAStateStayWhileItIsEdited()
    {
        Stage stage;
        stage.bench().upper->name = u"upper"_s;
        stage.bench().lower->name = u"lower"_s;
        std::vector<SeriesStep> steps = twoQueries().steps();
        steps[0].pictures = {"lower", "upper"};
        stage.store.dispatch(ChangeSeries {Series(steps)});
        stage.press(Qt::Key_F11);
        stage.store.dispatch(StepTo {steps[0].state});
        QCOMPARE(stage.bench().largePicture(), stage.bench().lower);
        stage.store.dispatch(SetParameter {"rope.base", 777.0});
        QCOMPARE(stage.bench().largePicture(), stage.bench().lower);
        stage.store.dispatch(StepTo {steps[1].state});
        QCOMPARE(stage.bench().largePicture(), stage.bench().upper);
    }

    void aStateOfTheSeriesShowsItsDifferences()
    {
        Stage stage;
        std::vector<SeriesStep> steps = twoQueries().steps();
        SeriesStep third = steps[1];
        third.state.rotations.base = 500;
        stage.store.dispatch(ChangeSeries {Series({steps[0], steps[1], third})});
        stage.press(Qt::Key_F11);
        const Gesture playing = newGesture(); // one undo step from start to end
        const auto shows = [&](const LabState& state, const QString& words, const QString& count) {
            stage.store.dispatch(StepTo {state}, playing);
            QCOMPARE(stage.corner(), QString());
            QCOMPARE(stage.window->banner().text().words, words);
            QCOMPARE(stage.window->banner().text().count, count);
        };
        shows(steps[0].state, u"Query position 20"_s, u"1 of 3"_s);
        shows(steps[1].state, u"m 20 → 30"_s, u"2 of 3"_s);
        shows(third.state, u"b 10\u2009000 → 500"_s, u"3 of 3"_s);
        stage.store.dispatch(SetParameter {"position.key", std::int64_t {3}});
        QCOMPARE(stage.corner(), u"n 4 → 3"_s);
        stage.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.corner(), u"n 4 → 3"_s);
    }
};

LAB_WIDGET_TESTS(TestPresenting)
#include "tst_presenting.moc"
