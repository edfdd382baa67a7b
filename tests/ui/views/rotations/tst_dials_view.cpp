#include "core/figures/rotations/rotations_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/views/view_stage.h"
#include "ui/drawing/figure_view.h"
#include "ui/store/motion.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace lab::ui {

struct DialsView : FigureView<DialsFrame> {
    DialsView()
        : FigureView(drawing::rotationsDials, nullptr)
    {
    }
};

void showState(DialsView& view, const LabState& state)
{
    view.setFrame(dialsFrame(state));
}

} // namespace lab::ui

namespace {

constexpr QSize size(512, 344);

LabState stateOf(int width = 16)
{
    LabState state;
    state.rotations.width = width;
    return state;
}

struct DialsStage : ViewStage<DialsView> {
    explicit DialsStage(const LabState& start = stateOf())
        : ViewStage(size, start)
    {
        view.setParametersFrom([this]() -> const LabState& { return store.state(); });
    }
    const drawing::Handle& handle(int pair, Token token) const
    {
        const int which = 2 * pair + static_cast<int>(token);
        const auto& all = view.drawn().handles;
        return *std::ranges::find_if(
            all, [&](const drawing::Handle& one) { return one.plane && one.which == which; });
    }
    QPointF centre(int pair) const { return qt(handle(pair, Token::Query).plane->zero); }
    QPointF tip(int pair, Token token) const { return qt(handle(pair, token).place); }
    double unit() const { return handle(view.frame().selectedPair, Token::Query).plane->unit; }
    void type(Qt::Key key) { QTest::keyClick(&view, key); }
};

double apart(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

class TestDialsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDraggedTipFollowsThePointer_data();
    void aDraggedTipFollowsThePointer();
    void aTipKeepsItsGrabOffset();
    void aDraggedTipSelectsItsPair();
    void aClickSelectsThePairAndMovesNothing();
    void aClickOnTheSelectedPairDoesNothing();
    void theUnitIsFixedUntilALongVectorIsReleased();
    void aHoveredPairIsHighlighted();
    void aHoveredTipShowsItsHandle();
    void theCursorIsAHandOverATip();
    void playingLeavesATrailOnScreenOnly();
    void theWheelTurnsPages();
    void withOnePageTheWheelIsIgnored();
    void pageKeysTurnPages();
    void aPictureWithoutDataDoesNotCrash();
};

void TestDialsView::aDraggedTipFollowsThePointer_data()
{
    QTest::addColumn<int>("pair");
    QTest::addColumn<bool>("isQuery");
    QTest::addRow("fast q") << 0 << true;
    QTest::addRow("fast k") << 1 << false;
    QTest::addRow("slow q") << 7 << true;
    QTest::addRow("slow k") << 5 << false;
}

void TestDialsView::aDraggedTipFollowsThePointer()
{
    QFETCH(const int, pair);
    QFETCH(const bool, isQuery);
    const Token token = isQuery ? Token::Query : Token::Key;
    DialsStage stage;
    const QPointF from = stage.tip(pair, token);
    const QPointF to = stage.centre(pair) + QPointF(-20, -31);
    stage.drag(from, to);
    QVERIFY(apart(stage.tip(pair, token), to) < 0.01);
    const Token other = isQuery ? Token::Key : Token::Query;
    QVERIFY(apart(stage.tip(pair, other), DialsStage().tip(pair, other)) < 1e-9);
}

void TestDialsView::aTipKeepsItsGrabOffset()
{
    DialsStage stage;
    const QPointF grip(5, -4);
    const QPointF from = stage.tip(6, Token::Query);
    const QPointF way(-13, 8);
    stage.drag(from + grip, from + grip + way);
    QVERIFY(apart(stage.tip(6, Token::Query), from + way) < 0.01);
}

void TestDialsView::aDraggedTipSelectsItsPair()
{
    DialsStage stage;
    stage.drag(stage.tip(5, Token::Query), stage.centre(5) + QPointF(10, 30));
    QCOMPARE(stage.state().rotations.pair, 5);
}

void TestDialsView::aClickSelectsThePairAndMovesNothing()
{
    DialsStage stage;
    stage.click(stage.centre(4) - QPointF(40, 0));
    QCOMPARE(stage.state().rotations.pair, 4);
    stage.click(stage.tip(6, Token::Query));
    QCOMPARE(stage.state().rotations.pair, 6);
    QVERIFY(stage.state().rotations.query.empty());
    QVERIFY(stage.state().rotations.key.empty());
}

void TestDialsView::aClickOnTheSelectedPairDoesNothing()
{
    DialsStage stage;
    stage.click(stage.centre(2) - QPointF(0, 40));
    QVERIFY(stage.state() == DialsStage().state());
    QVERIFY(!stage.store.canUndo());
}

void TestDialsView::theUnitIsFixedUntilALongVectorIsReleased()
{
    DialsStage stage;
    const QPointF from = stage.tip(7, Token::Query);
    const QPointF to = stage.centre(7) + QPointF(0, -57);
    stage.press(from);
    stage.move(from, to);
    QCOMPARE(stage.unit(), 1.0);
    QVERIFY(apart(stage.tip(7, Token::Query), to) < 0.01);
    stage.release(to);
    QCOMPARE(stage.unit(), 1.5);
}

void TestDialsView::aHoveredPairIsHighlighted()
{
    DialsStage stage;
    stage.hover(stage.centre(3));
    QCOMPARE(stage.pointed.pair, std::optional(3));
    QCOMPARE(stage.pointed.picture, Picture::RotationsDials);
    stage.hover({3, 3});
    QVERIFY(stage.pointed == Focus());
}

void TestDialsView::aHoveredTipShowsItsHandle()
{
    DialsStage stage;
    const QPointF ring = stage.tip(7, Token::Query) + QPointF(11, 0);
    const auto isBlue = [&] {
        const QColor colour = stage.colorAt(ring);
        return colour.blue() - colour.red() > 50;
    };
    QVERIFY(!isBlue());
    stage.hover(stage.tip(7, Token::Query) + QPointF(2, 2));
    QVERIFY(isBlue());
}

void TestDialsView::theCursorIsAHandOverATip()
{
    DialsStage stage;
    stage.hover(stage.tip(7, Token::Query));
    QCOMPARE(stage.view.cursor().shape(), Qt::OpenHandCursor);
    stage.press(stage.tip(7, Token::Query));
    QCOMPARE(stage.view.cursor().shape(), Qt::ClosedHandCursor);
    stage.release(stage.tip(7, Token::Query));
    stage.hover(stage.centre(7) - QPointF(40, 0));
    QCOMPARE(stage.view.cursor().shape(), Qt::PointingHandCursor);
    stage.hover({3, 3});
    QCOMPARE(stage.view.cursor().shape(), Qt::ArrowCursor);
}

void TestDialsView::playingLeavesATrailOnScreenOnly()
{
    DialsStage stage;
    const auto moveTo = [&](std::int64_t query) {
        stage.store.dispatch(SetParameter {"position.query", query});
        showState(stage.view, stage.state());
    };
    const auto exported = [&] {
        QImage page(stage.view.size(), QImage::Format_RGB32);
        page.fill(stage.view.look().palette.ground);
        QPainter painter(&page);
        stage.view.paint(painter, page.rect(), stage.view.look());
        return page;
    };
    const auto play = [&] {
        stage.view.setPlaying(true);
        for (const std::int64_t query : {10, 11, 12}) {
            moveTo(query);
            stage.image();
        }
    };
    moveTo(12);
    const QImage still = stage.image();
    const QImage page = exported();
    moveTo(9);
    play();
    const QImage playing = stage.image();
    QVERIFY(playing != still);
    QCOMPARE(exported(), page);
    const auto half = [&](std::int64_t query) { // halfway along the path of the tip of pair 0
        const DialsFrame::Dial& dial = stage.view.frame().dials.front();
        const double turn = -0.5 * static_cast<double>(query);
        const PlanePoint to {
            std::cos(turn) * dial.turnedQuery.x - std::sin(turn) * dial.turnedQuery.y,
            std::sin(turn) * dial.turnedQuery.x + std::cos(turn) * dial.turnedQuery.y};
        return qt(stage.handle(0, Token::Query).plane->pixelOf({to.x, to.y})).toPoint();
    };
    QVERIFY(playing.pixelColor(half(1)) != still.pixelColor(half(1)));
    stage.view.setPlaying(false);
    QCOMPARE(stage.image(), still);
    setMotionReduced(true);
    moveTo(9);
    play();
    QCOMPARE(stage.image(), still);
    setMotionReduced(false);
}

void TestDialsView::theWheelTurnsPages()
{
    DialsStage stage(stateOf(1024));
    const LabState start = stage.state();
    stage.turnWheel({100, 100}, -1);
    QCOMPARE(stage.view.frame().dials.front().pair, 64);
    QCOMPARE(stage.state().rotations.pair, 66);
    stage.turnWheel({100, 100}, -2);
    QCOMPARE(stage.view.frame().dials.front().pair, 192);
    stage.turnWheel({100, 100}, 9);
    QCOMPARE(stage.state().rotations.pair, 0);
    stage.store.undo(); // consecutive page turns are one undo step
    QVERIFY(stage.state() == start);
}

void TestDialsView::withOnePageTheWheelIsIgnored()
{
    DialsStage stage(stateOf(128));
    QWheelEvent event({100, 100}, {100, 100}, {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    event.accept();
    QApplication::sendEvent(&stage.view, &event);
    QVERIFY(!event.isAccepted());
    QCOMPARE(stage.edits, 0);
}

void TestDialsView::pageKeysTurnPages()
{
    DialsStage stage(stateOf(256));
    stage.type(Qt::Key_PageDown);
    QCOMPARE(stage.state().rotations.pair, 66);
    stage.type(Qt::Key_PageDown);
    QCOMPARE(stage.state().rotations.pair, 127);
    stage.type(Qt::Key_PageUp);
    QCOMPARE(stage.state().rotations.pair, 63);
}

void TestDialsView::aPictureWithoutDataDoesNotCrash()
{
    DialsView view;
    view.resize(100, 100);
    QImage picture(100, 100, QImage::Format_RGB32);
    view.render(&picture);
    QTest::mouseMove(&view, {50, 50});
    QTest::mouseClick(&view, Qt::LeftButton, {}, {50, 50});
    QVERIFY(view.numbers().rows.empty());
}

LAB_WIDGET_TESTS(TestDialsView)
#include "tst_dials_view.moc"
