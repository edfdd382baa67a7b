#include "core/frames/context/base_bound_frame.h"
#include "ui/views/context/base_bound_view.h"

namespace lab::ui {

// Like the window: the failing distance is computed now, the bounds were found before.
static void showState(BaseBoundView& view, const LabState& state)
{
    static const BoundLadder ladder = [] {
        BoundLadder low {{128, {}}, {}, false};
        while (low.bounds.size() < 3)
            low = *longer(low, {});
        return low;
    }();
    BoundAnswers answers;
    answers.ladder = ladder;
    answers.search = BoundAnswers::Search::Running;
    answers.share = 0.25;
    const std::int64_t target = contextLengths(state).target;
    if (reaches(ladder, target))
        answers.target = boundFor(ladder, target, {});
    answers.failing = nearFailingDistance(ladderFamily(state), state.rotations.base);
    view.setPair(state.rotations.pair, state.rotations.width / 2);
    view.setFrame(baseBoundFrame(state, answers));
}

} // namespace lab::ui

#include "core/state/shown_methods.h"
#include "tests/qt_test.h"
#include "tests/ui/views/context/context_stage.h"
#include "ui/paint/context/base_bound_words.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/text/number_text.h"

#include <QPushButton>

using namespace lab;
using namespace lab::ui;

namespace {

struct BoundStage : ViewStage<BaseBoundView> {
    explicit BoundStage(const LabState& start = baseState(), QSize size = {424, 300})
        : ViewStage(size, start)
    {
    }
    double base() const { return state().rotations.base; }
    QPointF handle() const { return {view.plot().ground.right(), view.plot().y.pixel(base())}; }
    QString words() const { return failingWords(view.frame()).front(); }
};

/// The words for a base that fails at a distance, for the target length of baseState().
QString failsAt(double base, std::int64_t distance)
{
    const std::int64_t target = contextLengths(baseState()).target;
    return QStringLiteral("Base %1 first fails at distance %2, %3 the target of %4")
        .arg(significant(base, 6), wholeNumber(distance),
            distance < target ? QStringLiteral("before") : QStringLiteral("beyond"),
            wholeNumber(target));
}

LabState extendedBy(ScalingMethod method)
{
    LabState state = baseState();
    state.rotations.scaling.method = method;
    return clamped(state);
}

} // namespace

class TestBaseBoundView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLineFollowsThePointerExactly()
    {
        BoundStage stage(baseState(), {424, 1400}); // a pixel is less than one percent here
        const QPointF from = stage.handle();
        stage.press(from);
        QPointF last = from;
        for (const double up : {-3.0, -41.5, -60.0, -20.0, 9.0}) {
            const QPointF to = from + QPointF(0, up);
            stage.move(last, to);
            QVERIFY(std::abs(stage.handle().y() - to.y()) <= 0.3);
            last = to;
        }
        stage.release(last);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        stage.store.undo();
        QCOMPARE(stage.base(), 10000.0);
    }

    // Drags from 10 000 to 8 million in small steps and checks the words at each.
    void theWordsFollowAGrowingBase()
    {
        BoundStage stage(baseState(), {424, 424});
        const Plot plot = stage.view.plot();
        const QPointF from = stage.handle();
        const QPointF to(from.x(), plot.y.pixel(8'000'000));
        QCOMPARE(stage.words(), failsAt(10000, 1707));
        stage.press(from);
        double last = stage.base();
        for (double y = from.y(); y > to.y(); y -= 1) {
            stage.mouse(QEvent::MouseMove, {from.x(), y}, Qt::NoButton, Qt::LeftButton);
            QVERIFY(stage.base() >= last);
            last = stage.base();
            const auto failing = firstNegativeDistance(ladderTurns({128, {}}, last), lastPosition);
            if (stage.view.frame().failing.distance)
                QCOMPARE(stage.words(), failsAt(last, *failing));
            else
                QVERIFY(*failing >= stage.view.frame().failing.searched);
        }
        stage.mouse(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
        QCOMPARE(stage.base(), 8'000'000.0);
        QCOMPARE(stage.words(), failsAt(8'000'000, 61936));
        stage.release(to);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
    }

    void typedBasesShowTheirFailingDistance()
    {
        BoundStage stage;
        for (const auto& [base, distance] : {std::pair {500'000.0, 18438}, {1'000'000.0, 27115},
                 {5'000'000.0, 82999}, {8'000'000.0, 61936}}) {
            stage.store.dispatch(SetParameter {"rope.base", base});
            showState(stage.view, stage.state());
            QCOMPARE(stage.words(), failsAt(base, distance));
            QCOMPARE(stage.view.plot().y.pixel(base), stage.handle().y());
        }
    }

    // The failing distance is computed from the state with its scaling method.
    void theScalingMethodIsNamedWhereItMatters()
    {
        for (const ScalingMethod method : scalingMethods()) {
            const LabState state = extendedBy(method);
            BoundStage stage(state);
            const QString name = methodName(method);
            const QString target = targetWords(stage.view.frame()).front();
            const auto failing = firstNegativeDistance(
                ladderTurns(ladderFamily(state), state.rotations.base), 60'000);
            const QString where = failing
                ? QStringLiteral("first fails at distance %1,").arg(wholeNumber(*failing))
                : QStringLiteral("does not fail below"); // unrotated pairs keep it up
            QVERIFY2(stage.words().contains(where), qPrintable(stage.words()));
            if (method == ScalingMethod::None || method == ScalingMethod::AdjustedBase) {
                QVERIFY(!target.contains(u'('));
                QCOMPARE(foundWords(stage.view.frame()), QStringLiteral("found here"));
                continue;
            }
            QVERIFY2(
                stage.words().contains(QStringLiteral("with ") + name), qPrintable(stage.words()));
            const QString how = isSearchable(state.rotations.scaling) ? QStringLiteral("with ")
                                                                      : QStringLiteral("without ");
            QVERIFY2(target.endsWith(u'(' + how + name + u')'), qPrintable(target));
            QVERIFY(foundWords(stage.view.frame()).endsWith(how + name));
        }
    }

    void anAdjustedBaseReplacesTheBase()
    {
        LabState state = extendedBy(ScalingMethod::AdjustedBase);
        state.rotations.scaling.adjustedBase = 500'000;
        const BoundStage stage(state);
        QVERIFY2(
            stage.words().startsWith(QStringLiteral("Adjusted base %1 first fails at distance %2")
                                         .arg(significant(500'000, 6), wholeNumber(18438))),
            qPrintable(stage.words()));
    }

    void theSmallestBaseOfTheTargetIsInWords()
    {
        LabState state = baseState();
        state.position.targetLength = 4096;
        BoundStage stage(state);
        // Like 40 000, which is not a threshold.
        QCOMPARE(targetWords(stage.view.frame()).front(),
            QStringLiteral("The smallest base for %1 positions is %2; a larger one may fail again")
                .arg(wholeNumber(4096), significant(26952.34, 8)));
        state.position.targetLength = 32768; // beyond the bounds found so far
        stage.store.dispatch(LoadState {state});
        showState(stage.view, stage.state());
        QVERIFY(targetWords(stage.view.frame()).front().contains(QStringLiteral("at least")));
        QVERIFY(stage.view.accessibleDescription().contains(stage.words()));
    }

    void grabbingTheLineMovesNothing()
    {
        BoundStage stage;
        const QPointF beside = stage.handle() + QPointF(-150, 4);
        stage.press(beside);
        stage.mouse(QEvent::MouseMove, beside, Qt::NoButton, Qt::LeftButton);
        QCOMPARE(stage.base(), 10000.0);
        stage.move(beside, beside - QPointF(0, 30));
        QVERIFY(stage.base() > 20000);
        stage.move(beside - QPointF(0, 30), beside);
        QCOMPARE(stage.base(), 10000.0);
        stage.release(beside);
    }

    void theAxisIsFixedDuringADrag()
    {
        BoundStage stage;
        const QPointF from = stage.handle();
        const double before = stage.view.plot().y.pixel(4e7);
        stage.press(from);
        for (int up = 40; up <= 400; up += 40)
            stage.mouse(QEvent::MouseMove, from - QPointF(0, up), Qt::NoButton, Qt::LeftButton);
        QCOMPARE(stage.view.plot().y.pixel(4e7), before);
        QVERIFY(stage.base() > 1e8);
        stage.release(from - QPointF(0, 400));
    }

    void keysMoveTheBaseAndSelectPairs()
    {
        BoundStage stage;
        QTest::keyClick(&stage.view, Qt::Key_Up);
        QVERIFY(stage.base() > 10200 && stage.base() < 10300);
        QTest::keyClick(&stage.view, Qt::Key_Down);
        QVERIFY(std::abs(stage.base() - 10000) < 2);
        QTest::keyClick(&stage.view, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(stage.base() > 12500 && stage.base() < 12600);
        const int pair = stage.state().rotations.pair;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.state().rotations.pair, pair + 1);
    }

    void hoverShowsTheFailingAndTheBindingDistances()
    {
        BoundStage stage;
        const Plot plot = stage.view.plot();
        stage.hover(plot.ground.center());
        QVERIFY(stage.pointed.picture == Picture::BaseBound);
        QCOMPARE(stage.pointed.distance, std::optional<std::int64_t>(1707));
        const BaseBound& bound = *stage.view.frame().points[2].bound;
        stage.hover(plot.at(4096, bound.base));
        QCOMPARE(stage.pointed.distance, std::optional<std::int64_t>(4012));
        stage.hover({3, 3});
        QVERIFY(stage.pointed.picture == Picture::None);
        QCOMPARE(stage.edits, 0);
    }

    void theButtonStopsAndResumesTheSearch()
    {
        BoundStage stage;
        int stops = 0;
        int starts = 0;
        connect(&stage.view, &BaseBoundView::stopAsked, this, [&] { ++stops; });
        connect(&stage.view, &BaseBoundView::goOnAsked, this, [&] { ++starts; });
        QPushButton& button = stage.view.searchButton();
        QVERIFY(!button.isHidden());
        QVERIFY(stage.view.rect().contains(button.geometry()));
        QCOMPARE(button.text(), QStringLiteral("Stop"));
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(stops, 1);
        BaseBoundFrame frame = stage.view.frame();
        frame.search = BoundAnswers::Search::Stopped;
        stage.view.setFrame(frame);
        QCOMPARE(button.text(), QStringLiteral("Continue"));
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(starts, 1);
        frame.search = BoundAnswers::Search::Ended;
        stage.view.setFrame(frame);
        QVERIFY(button.isHidden());
    }

    void foundPointsAreDotsAndPublishedOnesHollowSquares()
    {
        BoundStage stage(baseState(), {700, 560});
        const Plot plot = stage.view.plot();
        const Palette palette = lightPalette();
        const BaseBoundFrame& frame = stage.view.frame();
        QCOMPARE(stage.colorAt(plot.at(1024, frame.points[0].bound->base)), palette.result);
        const QPointF square = plot.at(1048576, 5.1e8);
        QCOMPARE(stage.colorAt(square), palette.ground);
        bool isEdged = false;
        for (int aside = 2; aside <= 5; ++aside)
            isEdged = isEdged || stage.colorAt(square + QPointF(aside, 0)) == palette.series[1];
        QVERIFY(isEdged);
    }

    void aGhostIsDrawnUnderThePicture()
    {
        BoundStage stage;
        const QImage before = stage.image();
        LabState other = baseState();
        other.rotations.base = 3e6;
        stage.view.setGhost(baseBoundFrame(clamped(other), {}));
        QVERIFY(stage.image() != before);
        stage.view.setGhost({});
        QCOMPARE(stage.image(), before);
    }

    void theSquaresAreExplainedDuringTheSearch()
    {
        for (const QSize size : {QSize(290, 230), QSize(424, 300), QSize(700, 400)}) {
            const BoundStage stage(baseState(), size);
            QStringList words;
            for (const Layer& layer : stage.view.plot().layers)
                if (const Label* label = std::get_if<Label>(&layer))
                    words += label->text;
            QCOMPARE(words.filter(QStringLiteral("published")).size(), 1);
        }
    }

    void withAMethodTheSquaresAreLabelledPlainRope()
    {
        LabState state = baseState();
        QCOMPARE(publishedWords(baseBoundFrame(state, {})).first(),
            QStringLiteral("published, dimension 128"));
        state.rotations.scaling.method = ScalingMethod::Yarn;
        QCOMPARE(publishedWords(baseBoundFrame(clamped(state), {})).first(),
            QStringLiteral("published, plain RoPE, dimension 128"));
        const BoundStage stage(clamped(state), {700, 400});
        QStringList words;
        for (const Layer& layer : stage.view.plot().layers)
            if (const Label* label = std::get_if<Label>(&layer))
                words += label->text;
        QCOMPARE(words.filter(QStringLiteral("plain RoPE")).size(), 1);
    }

    void everyStateIsShown()
    {
        for (const QSize size : {QSize(260, 190), QSize(424, 300), QSize(1700, 1000)}) {
            LabState still = baseState();
            still.rotations.rotatedShare = 0;
            LabState small = baseState();
            small.rotations.base = 1.0001;
            small.position.trainingLength = 1;
            small.position.targetLength = 1;
            LabState large = baseState();
            large.rotations.base = highestBase;
            large.position.targetLength = lastPosition;
            for (const LabState& state : {still, small, large, baseState()}) {
                BoundStage stage(state, size);
                stage.hover(stage.view.plot().ground.center());
                stage.drag(stage.handle(), stage.handle() + QPointF(0, 3));
                QVERIFY(!stage.image().isNull());
                // Otherwise there is only text.
                const bool isPlotted = stage.view.frame().width >= 2;
                QCOMPARE(stage.view.plot().ground.height() > 40, isPlotted);
                QCOMPARE(
                    stage.view.numbers().rows.front().size(), stage.view.numbers().header.size());
            }
        }
    }
};

LAB_WIDGET_TESTS(TestBaseBoundView)
#include "tst_base_bound_view.moc"
