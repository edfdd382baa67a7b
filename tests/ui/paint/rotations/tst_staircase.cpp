#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "ui/paint/rotations/staircase.h"

#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

constexpr QSize size(320, 344);

LabState stateOf(int width)
{
    LabState state;
    state.rotations.width = width;
    return clamped(state);
}

QImage staircase(const LabState& state, const PointedLook& look = {})
{
    return painted(size, 1, look, [&](QPainter& painter, const Look&) {
        paintStaircase(painter, QRectF({0, 0}, size), scoresFrame(state), ScoreChange {}, look);
    });
}

bool isNear(const QImage& image, QPointF point, const QColor& colour)
{
    return difference(image.pixel(point.toPoint()), colour.rgb()) <= 24;
}

} // namespace

class tst_Staircase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyNumberOfRowsFits_data();
    void anyNumberOfRowsFits();
    void eachBarStartsWhereThePreviousEnds();
    void negativeBarsAreHollow();
    void thinRowsReachTheSum();
    void theHoveredRowIsMarked();
    void unrotatedPairsAreOneStep();
};

void tst_Staircase::anyNumberOfRowsFits_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {2, 16, 64, 128, 1024})
        QTest::addRow("%d", width) << width;
}

void tst_Staircase::anyNumberOfRowsFits()
{
    QFETCH(const int, width);
    const ScoresFrame frame = scoresFrame(stateOf(width));
    const StaircaseLayout layout = staircaseLayout(QRectF({0, 0}, size), frame, {});
    QCOMPARE(layout.pairs, width / 2);
    QVERIFY(layout.rows.bottom() <= layout.resultBaseline);
    QVERIFY(layout.resultBaseline + 24 <= size.height());
    QCOMPARE(layout.pairAt({100, layout.middleOf(0)}), std::optional(0));
    QCOMPARE(layout.pairAt({100, layout.middleOf(width / 2 - 1)}), std::optional(width / 2 - 1));
    QVERIFY(!layout.pairAt({100, layout.resultBaseline}));
    for (const double sum : frame.sums) {
        QVERIFY(layout.score.pixel(sum) >= layout.plot.left());
        QVERIFY(layout.score.pixel(sum) <= layout.plot.right());
    }
}

void tst_Staircase::eachBarStartsWhereThePreviousEnds()
{
    const LabState state = stateOf(16);
    const ScoresFrame frame = scoresFrame(state);
    const StaircaseLayout layout = staircaseLayout(QRectF({0, 0}, size), frame, {});
    const QImage image = staircase(state);
    const Palette palette = Look {}.palette;
    for (const int pair : {3, 5, 7}) { // positive and not selected
        const double from = layout.score.pixel(frame.sums[static_cast<std::size_t>(pair)]);
        const double to = layout.score.pixel(frame.sums[static_cast<std::size_t>(pair) + 1]);
        const double y = layout.middleOf(pair);
        QVERIFY(isNear(image, {from + 2, y}, palette.result));
        QVERIFY(isNear(image, {to - 2, y}, palette.result));
        QVERIFY(!isNear(image, {from - 3, y}, palette.result));
        QVERIFY(!isNear(image, {to + 3, y}, palette.result));
    }
}

void tst_Staircase::negativeBarsAreHollow()
{
    const LabState state = stateOf(16);
    const ScoresFrame frame = scoresFrame(state);
    QVERIFY(frame.scores[1] < 0);
    const StaircaseLayout layout = staircaseLayout(QRectF({0, 0}, size), frame, {});
    const QImage image = staircase(state);
    const double left = layout.score.pixel(frame.sums[2]);
    const double y = layout.middleOf(1);
    QVERIFY(isNear(image, {left + 8, y}, Qt::white));
    bool hasOutline = false; // its pixel depends on the width of the numbers
    for (const double aside : {-1.6, -0.6, 0.4, 1.4})
        hasOutline = hasOutline
            || difference(
                   image.pixel(QPointF(std::floor(left) + aside, y).toPoint()), qRgb(255, 255, 255))
                > 60;
    QVERIFY(hasOutline);
}

void tst_Staircase::thinRowsReachTheSum()
{
    const LabState state = stateOf(1024);
    const ScoresFrame frame = scoresFrame(state);
    const StaircaseLayout layout = staircaseLayout(QRectF({0, 0}, size), frame, {});
    QVERIFY(layout.rowHeight < 1);
    const QImage image = staircase(state);
    const double end = layout.score.pixel(frame.total());
    bool reaches = false;
    for (double x = end - 1; x <= end + 1; ++x)
        reaches |= isNear(image, {x, layout.plot.bottom() - 1}, Look {}.palette.result);
    QVERIFY(reaches);
}

void tst_Staircase::theHoveredRowIsMarked()
{
    const LabState state = stateOf(16);
    PointedLook look;
    look.focus.pair = 6;
    const StaircaseLayout layout = staircaseLayout(QRectF({0, 0}, size), scoresFrame(state), look);
    const QPointF ground(layout.plot.left() + 2, layout.middleOf(6));
    QCOMPARE(staircase(state).pixelColor(ground.toPoint()), QColor(Qt::white));
    QVERIFY(staircase(state, look).pixelColor(ground.toPoint()) != QColor(Qt::white));
}

// DeepSeek's head: 64 dimensions are rotated, 128 are not.
void tst_Staircase::unrotatedPairsAreOneStep()
{
    LabState state = stateOf(192);
    state.rotations.rotatedShare = 64.0 / 192;
    for (const int selected : {3, 31, 32, 70, 95}) {
        state.rotations.pair = selected;
        const ScoresFrame frame = scoresFrame(clamped(state));
        QCOMPARE(frame.turning, 32);
        QCOMPARE(frame.steps(), 33);
        const StaircaseLayout layout = staircaseLayout(QRectF({0, 0}, size), frame, {});
        QCOMPARE(layout.middleOf(32), layout.middleOf(95));
        QVERIFY(layout.middleOf(31) < layout.middleOf(32));
        QVERIFY(layout.middleOf(95) < layout.rows.bottom());
        QCOMPARE(layout.pairAt({100, layout.middleOf(31)}), std::optional(31));
        QCOMPARE(layout.pairAt({100, layout.middleOf(32)}),
            std::optional(selected < 32 ? 32 : selected));
        QCOMPARE(frame.start(32), frame.sums[32]);
        QCOMPARE(frame.end(32), frame.total());
        const QImage image = staircase(clamped(state));
        const double middle =
            (layout.score.pixel(frame.start(32)) + layout.score.pixel(frame.end(32))) / 2;
        QVERIFY(!isNear(image, {middle, layout.middleOf(32)}, Qt::white));
    }
}

LAB_WIDGET_TESTS(tst_Staircase)
#include "tst_staircase.moc"
