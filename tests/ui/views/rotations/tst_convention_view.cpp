#include "core/figures/rotations/rotations_figures.h"
#include "core/state/rotation_vectors.h"
#include "tests/qt_test.h"
#include "tests/ui/views/view_stage.h"
#include "ui/drawing/figure_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

struct ConventionView : FigureView<ConventionFrame> {
    ConventionView()
        : FigureView(drawing::rotationsConventions, nullptr)
    {
    }
};

void showState(ConventionView& view, const LabState& state)
{
    view.setFrame(conventionFrame(state));
}

} // namespace lab::ui

namespace {

constexpr int upper = 0;
constexpr int lower = 1;

LabState stateOf(int width = 16)
{
    LabState state;
    state.rotations.width = width;
    return state;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-6;
}

struct ConventionStage : ViewStage<ConventionView> {
    explicit ConventionStage(const LabState& start = stateOf())
        : ViewStage({512, 345}, start)
    {
        view.setParametersFrom([this]() -> const LabState& { return store.state(); });
    }
    /// Of a column in the interleaved order, in one of the rows.
    const drawing::Handle& bar(int column, int row, Token token) const
    {
        return *std::ranges::find(view.drawn().handles,
            4 * column + 2 * row + static_cast<int>(token), &drawing::Handle::which);
    }
    QPointF at(int column, int row, Token token) const
    {
        return qt(bar(column, row, token).box.centre());
    }
    QPointF end(int column, int row, Token token) const
    {
        const drawing::Handle& handle = bar(column, row, token);
        return qt(handle.place + handle.dotFrom);
    }
    QPointF wire(int column, double along) const
    {
        const auto& all = view.drawn().targets;
        const auto first = std::ranges::find_if(
            all, [](const drawing::Target& target) { return target.line.has_value(); });
        const drawing::Line& line = *(first + column)->line;
        return qt(line.from + (line.to - line.from) * along);
    }
    void type(Qt::Key key) { QTest::keyClick(&view, key); }
    double number(Token token, int column) const
    {
        const Rotations& rotations = state().rotations;
        return (token == Token::Query ? queryVector(rotations) : keyVector(rotations))[column];
    }
};

} // namespace

class TestConventionView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theEndOfADraggedBarFollowsThePointer()
    {
        for (const int row : {upper, lower}) {
            ConventionStage stage;
            const QPointF before = stage.end(8, row, Token::Query);
            const double other = stage.number(Token::Key, 8);
            const QPointF from = stage.at(8, row, Token::Query);
            stage.drag(from, from + QPointF(2, 9));
            QVERIFY(isNear(stage.end(8, row, Token::Query).y(), before.y() + 9));
            QCOMPARE(stage.number(Token::Key, 8), other);
            QCOMPARE(stage.state().rotations.pair, 4);
            QCOMPARE(stage.gestures.size(), std::size_t {1});
        }
    }

    void aDragChangesAllThreeScores()
    {
        ConventionStage stage;
        const ConventionScores before = stage.view.frame().scores;
        const QPointF from = stage.at(3, upper, Token::Key);
        stage.drag(from, from + QPointF(0, -14));
        const ConventionScores after = stage.view.frame().scores;
        for (std::size_t index = 0; index < after.size(); ++index)
            QVERIFY(std::abs(after[index].score - before[index].score) > 1e-3);
        QVERIFY(isNear(after[0].score, after[1].score));
    }

    void aClickSelectsThePairAndMovesNothing()
    {
        ConventionStage stage;
        stage.click(stage.at(13, upper, Token::Key));
        QCOMPARE(stage.state().rotations.pair, 6);
        stage.click(stage.at(11, lower, Token::Query));
        QCOMPARE(stage.state().rotations.pair, 5);
        QVERIFY(stage.state().rotations.query.empty());
        QVERIFY(stage.state().rotations.key.empty());
        const LabState before = stage.state();
        stage.click(stage.at(10, lower, Token::Query));
        QVERIFY(stage.state() == before);
        stage.click(stage.wire(14, 0.02));
        QCOMPARE(stage.state().rotations.pair, 7);
    }

    void aDraggedBarExceedsTheUnitByAtMostAFifth()
    {
        ConventionStage stage;
        const QPointF from = stage.at(0, upper, Token::Query);
        stage.press(from);
        stage.move(from, from + QPointF(0, -400));
        QVERIFY(isNear(stage.number(Token::Query, 0), 1.2));
        const double held = stage.bar(0, upper, Token::Query).kept[0];
        QVERIFY(isNear(held, 1));
        stage.release(from + QPointF(0, -400));
        QVERIFY(isNear(stage.bar(0, upper, Token::Query).kept[0], 1.5));
    }

    void theHoveredColumnIsHighlighted()
    {
        ConventionStage stage;
        stage.hover(stage.at(7, lower, Token::Query));
        QCOMPARE(stage.pointed.picture, Picture::RotationsConventions);
        QCOMPARE(stage.pointed.pair, std::optional(3));
        QCOMPARE(stage.pointed.column, std::optional(7));
        QCOMPARE(stage.colorAt(stage.end(7, lower, Token::Query) + QPointF(0, 0)),
            stage.view.look().palette.query); // its handle
        stage.hover({2, 2});
        QVERIFY(!stage.pointed.pair && !stage.pointed.column);
    }

    void theCursorShowsWhatCanBeDragged()
    {
        ConventionStage stage;
        stage.hover(stage.at(2, upper, Token::Query));
        QCOMPARE(stage.view.cursor().shape(), Qt::SizeVerCursor);
        stage.press(stage.at(2, upper, Token::Query));
        QCOMPARE(stage.view.cursor().shape(), Qt::SizeVerCursor);
        stage.release(stage.at(2, upper, Token::Query));
        stage.hover(stage.wire(0, 0.5));
        QCOMPARE(stage.view.cursor().shape(), Qt::PointingHandCursor);
        stage.hover({3, 3});
        QCOMPARE(stage.view.cursor().shape(), Qt::ArrowCursor);
    }

    void keysDragTheBarsOfTheSelectedPair()
    {
        ConventionStage stage;
        stage.type(Qt::Key_Return);
        QVERIFY(stage.view.spokenDescription().contains(QStringLiteral("q in column 4")));
        const double before = stage.number(Token::Query, 4);
        stage.type(Qt::Key_Up);
        QVERIFY(stage.number(Token::Query, 4) > before);
    }

    void theWheelAndPageKeysTurnPages()
    {
        ConventionStage stage(stateOf(128));
        const int page = stage.view.drawn().page;
        stage.type(Qt::Key_PageDown);
        QCOMPARE(stage.state().rotations.pair, 2 + page);
        stage.turnWheel({200, 100}, 1);
        QCOMPARE(stage.state().rotations.pair, 2);
        ConventionStage whole;
        whole.turnWheel({200, 100}, -1);
        QCOMPARE(whole.edits, 0);
    }

    void arrowKeysMoveTheQueryAndSelect()
    {
        ConventionStage stage;
        stage.type(Qt::Key_Right);
        QCOMPARE(stage.positions().query, 10);
        stage.type(Qt::Key_Down);
        QCOMPARE(stage.state().rotations.pair, 3);
        QCOMPARE(stage.view.accessibleName(), QStringLiteral("Columns in two layouts"));
    }

    void aPictureWithoutDataDoesNotCrash()
    {
        ConventionView view;
        view.resize(512, 345);
        QImage picture(view.size(), QImage::Format_RGB32);
        view.render(&picture);
        QVERIFY(view.numbers().rows.empty());
        QTest::mouseClick(&view, Qt::LeftButton);
        QTest::keyClick(&view, Qt::Key_PageDown);
    }
};

LAB_WIDGET_TESTS(TestConventionView)
#include "tst_convention_view.moc"
