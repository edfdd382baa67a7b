#include "core/figures/rotations/rotations_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/views/view_stage.h"
#include "ui/drawing/figure_view.h"

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

struct ScoresView : FigureView<drawing::StaircaseValues> {
    ScoresView()
        : FigureView(drawing::rotationsScores, nullptr)
    {
    }
};

void showState(ScoresView& view, const LabState& state)
{
    view.setFrame(drawing::staircaseValues(state));
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
    QPointF row(int pair) const { return {150, view.drawn().zones.front().axis.pixel(pair + 0.5)}; }
    bool hasColour(const QRectF& area, const QColor& colour)
    {
        const QImage picture = image();
        const QRect pixels = area.toAlignedRect();
        for (int y = pixels.top(); y <= pixels.bottom(); ++y)
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                if (picture.pixel(x, y) == colour.rgb())
                    return true;
        return false;
    }
};

} // namespace

class TestScoresView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickOnARowSelectsItsPair()
    {
        ScoresStage stage;
        stage.click(stage.row(6));
        QCOMPARE(stage.state().rotations.pair, 6);
        stage.click(stage.row(6));
        QCOMPARE(stage.edits, 1);
        stage.store.undo();
        QCOMPARE(stage.state().rotations.pair, 2);
    }

    void aHoveredRowIsHighlighted()
    {
        ScoresStage stage;
        const QImage before = stage.image();
        stage.hover(stage.row(4));
        QCOMPARE(stage.pointed.pair, std::optional(4));
        QCOMPARE(stage.pointed.picture, Picture::RotationsScores);
        QCOMPARE(stage.view.cursor().shape(), Qt::PointingHandCursor);
        QVERIFY(stage.image() != before);
    }

    void elsewhereTheWholeScoreIsHovered()
    {
        ScoresStage stage;
        stage.hover({150, 330});
        QCOMPARE(stage.pointed.picture, Picture::RotationsScores);
        QVERIFY(!stage.pointed.pair);
        stage.click({150, 330});
        QCOMPARE(stage.edits, 0);
    }

    void rowsThinnerThanAPixelReachTheSum()
    {
        ScoresStage stage(1024);
        const drawing::Zone& rows = stage.view.drawn().zones.front();
        QVERIFY(rows.box.height / 512 < 1);
        const Palette& palette = stage.view.look().palette;
        QVERIFY(stage.hasColour({20, rows.box.bottom() - 1, 250, 0.5}, palette.result));
        stage.hover(stage.row(300));
        QVERIFY(stage.pointed.pair && std::abs(*stage.pointed.pair - 300) <= 2);
    }
};

LAB_WIDGET_TESTS(TestScoresView)
#include "tst_scores_view.moc"
