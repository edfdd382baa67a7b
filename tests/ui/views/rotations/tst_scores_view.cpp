#include "tests/qt_test.h"
#include "tests/ui/views/view_stage.h"
#include "ui/views/rotations/scores_view.h"

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

void showState(ScoresView& view, const LabState& state)
{
    view.setFrame(scoresFrame(state));
    view.setMarks(state.position, state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

namespace {

struct ScoresStage : ViewStage<ScoresView> {
    explicit ScoresStage(int width = 16)
        : ViewStage({320, 344}, stateOf(width))
    {
    }
    static LabState stateOf(int width)
    {
        LabState state;
        state.rotations.width = width;
        return state;
    }
    QPointF row(int pair) const
    {
        return {150, staircaseLayout(view.rect(), view.frame(), view.look()).middleOf(pair)};
    }
};

} // namespace

class TestScoresView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickOnARowSelectsItsPair();
    void aHoveredRowIsHighlighted();
    void elsewhereTheWholeScoreIsHovered();
    void rowsThinnerThanAPixelCanBeHovered();
    void theTableHasTheNumbersOfThePairs();
};

void TestScoresView::aClickOnARowSelectsItsPair()
{
    ScoresStage stage;
    stage.click(stage.row(6));
    QCOMPARE(stage.state().rotations.pair, 6);
    stage.click(stage.row(6));
    QCOMPARE(stage.edits, 1);
    stage.store.undo();
    QCOMPARE(stage.state().rotations.pair, 2);
}

void TestScoresView::aHoveredRowIsHighlighted()
{
    ScoresStage stage;
    stage.hover(stage.row(4));
    QCOMPARE(stage.pointed.pair, std::optional(4));
    QCOMPARE(stage.pointed.picture, Picture::RotationsScores);
    QCOMPARE(stage.view.cursor().shape(), Qt::PointingHandCursor);
}

void TestScoresView::elsewhereTheWholeScoreIsHovered()
{
    ScoresStage stage;
    stage.hover({150, 330});
    QCOMPARE(stage.pointed.picture, Picture::RotationsScores);
    QVERIFY(!stage.pointed.pair);
    stage.click({150, 330});
    QCOMPARE(stage.edits, 0);
}

void TestScoresView::rowsThinnerThanAPixelCanBeHovered()
{
    ScoresStage stage(1024);
    stage.hover(stage.row(300));
    QVERIFY(stage.pointed.pair);
    QVERIFY(std::abs(*stage.pointed.pair - 300) <= 2);
}

void TestScoresView::theTableHasTheNumbersOfThePairs()
{
    ScoresStage stage;
    QCOMPARE(stage.view.numbers().rows.size(), std::size_t {8});
    QCOMPARE(stage.view.numbers().rows[7][2], stage.view.frame().total());
}

LAB_WIDGET_TESTS(TestScoresView)
#include "tst_scores_view.moc"
