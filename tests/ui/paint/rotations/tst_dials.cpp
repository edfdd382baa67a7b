#include "tests/qt_test.h"
#include "tests/ui/paint/painted.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/rotations/dials.h"
#include "ui/paint/rotations/rotations_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

constexpr QSize size(512, 344); // as in a window of 1280 x 800

LabState stateOf(int width, std::int64_t query = 9, std::int64_t key = 4)
{
    LabState state;
    state.rotations.width = width;
    state.position.query = query;
    state.position.key = key;
    return clamped(state);
}

QImage dials(const LabState& state, const PointedLook& look = {},
    const std::optional<DialTip>& tip = std::nullopt, QSize space = size)
{
    const DialsFrame frame = dialsFrame(state);
    return painted(space, 1, look, [&](QPainter& painter, const Look&) {
        painter.fillRect(QRect({0, 0}, space), look.palette.ground);
        paintDialsGround(painter, QRectF({0, 0}, space), frame, look);
        paintDialsArrows(painter, QRectF({0, 0}, space), frame, tip, look);
    });
}

struct Layout {
    explicit Layout(const LabState& state, QSize space = size)
        : frame(dialsFrame(state))
        , layout(dialsLayout(QRectF({0, 0}, space), frame, {}))
    {
    }
    QPointF at(int index, PlanePoint value) const { return pointOf(layout, frame, index, value); }
    DialsFrame frame;
    DialsLayout layout;
};

bool isNear(const QImage& image, QPointF point, const QColor& colour, int tolerance = 24)
{
    return difference(image.pixel(point.toPoint()), colour.rgb()) <= tolerance;
}

/// The number of pixels of the colour in the area.
int countOf(const QImage& image, const QRect& area, const QColor& colour)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            count += difference(image.pixel(x, y), colour.rgb()) <= 24;
    return count;
}

QRect squareAround(QPointF centre, double half)
{
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half).toRect();
}

} // namespace

class tst_Dials : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eightDialsHaveTheDesignedSizes();
    void everyDialIsInsideAndApart_data();
    void everyDialIsInsideAndApart();
    void valuesAndPointsAreInverse();
    void theQueryIsFilledAndTheKeyHollow();
    void theVectorBeforeRotationIsDotted();
    void theArcSpansTheRotation();
    void theArcIsInsideItsArrow();
    void theSelectedAndTheHoveredCircleAreThicker();
    void sizesDoNotDependOnThePosition();
    void manyTurnsAreANumber();
    void anUnrotatedPairHasNoArc();
    void anUnrotatedPairIsHatched();
    void theTitleCountsTheUnrotatedPairs();
    void theWrongMixIsNamed();
    void aGrabbedTipShowsItsHandle();
    void theBackgroundIsReusedWhileOnlyArrowsRotate();
    void aDialWithoutVectorsIsEmpty();
};

void tst_Dials::eightDialsHaveTheDesignedSizes()
{
    const Layout eight(stateOf(16));
    QCOMPARE(eight.layout.labels, DialsLayout::Labels::Full);
    QCOMPARE(eight.layout.columns, 4);
    QVERIFY(std::abs(eight.layout.radius - 52) < 0.01);
    QVERIFY(std::abs(eight.layout.pitch.width() - 128) < 0.01);
    QVERIFY(std::abs(eight.layout.pitch.height() - 152) < 0.01);
}

void tst_Dials::everyDialIsInsideAndApart_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QSize>("space");
    for (const int width : {2, 4, 10, 16, 32, 64, 128, 1024}) {
        for (const QSize space : {QSize(364, 270), size, QSize(900, 640), QSize(2000, 1200)})
            QTest::addRow("%d in %dx%d", width, space.width(), space.height()) << width << space;
    }
}

void tst_Dials::everyDialIsInsideAndApart()
{
    QFETCH(const int, width);
    QFETCH(const QSize, space);
    const Layout page(stateOf(width), space);
    const DialsLayout& layout = page.layout;
    const QRectF inside(0, titleHeight(Law::Holds, {}), space.width(), space.height());
    QVERIFY(layout.radius >= 8);
    for (int index = 0; index < layout.count; ++index) {
        const QPointF centre = layout.centre(index);
        QVERIFY(centre.x() - layout.radius >= inside.left() + dialsMargin - 0.01);
        QVERIFY(centre.x() + layout.radius <= space.width() - dialsMargin + 0.01);
        QVERIFY(centre.y() - layout.radius >= inside.top() - 0.01);
        QVERIFY(centre.y() + layout.radius <= space.height() + 0.01);
        QCOMPARE(layout.indexAt(centre), std::optional(index));
        QCOMPARE(layout.indexAt(centre - QPointF(0, layout.radius)), std::optional(index));
        if (index > 0) {
            const QPointF step = centre - layout.centre(index - 1);
            QVERIFY(std::hypot(step.x(), step.y()) > 2 * layout.radius);
        }
    }
    QVERIFY(!layout.indexAt(QPointF(5, 5)));
}

void tst_Dials::valuesAndPointsAreInverse()
{
    const Layout eight(stateOf(16));
    const PlanePoint value {0.4, -0.7};
    const PlanePoint back = valueAt(eight.layout, eight.frame, 5, eight.at(5, value));
    QVERIFY(std::abs(back.x - value.x) < 1e-12);
    QVERIFY(std::abs(back.y - value.y) < 1e-12);
    const QPointF centre = eight.layout.centre(5);
    QVERIFY(eight.at(5, {0, 1}).y() < centre.y());
    QVERIFY(std::abs(eight.at(5, {1, 0}).x() - centre.x() - eight.layout.radius) < 1e-9);
}

void tst_Dials::theQueryIsFilledAndTheKeyHollow()
{
    const LabState state = applied(
        applied(stateOf(16), MoveTip {Token::Query, 5, 0.9, 0}), MoveTip {Token::Key, 5, -0.9, 0});
    const Layout page(state);
    const QImage image = dials(state);
    const Palette palette = Look {}.palette;
    QVERIFY(isNear(image, page.at(5, {0.45, 0}), palette.query));
    QVERIFY(isNear(image, page.at(5, {-0.45, 0}), palette.key));
    const QPointF intoHead(8, 0);
    QVERIFY(isNear(image, page.at(5, {0.9, 0}) - intoHead, palette.query));
    QVERIFY(isNear(image, page.at(5, {-0.9, 0}) + intoHead, palette.ground));
}

void tst_Dials::theVectorBeforeRotationIsDotted()
{
    // Pair 1 is rotated by 2.8, so nothing else covers the old place of q.
    const LabState state = stateOf(16);
    const Layout page(state);
    const QImage image = dials(state);
    const PlanePoint before = page.frame.dials[1].query;
    int ink = 0;
    int ground = 0;
    for (double share = 0.4; share < 0.95; share += 0.01) {
        const QPoint middle = page.at(1, {share * before.x, share * before.y}).toPoint();
        bool isInked = false;
        for (const QPoint aside :
            {QPoint(0, 0), QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
            const QColor colour = image.pixelColor(middle + aside);
            isInked |= colour.blue() - colour.red() > 60;
        }
        ++(isInked ? ink : ground);
    }
    QVERIFY(ink >= 8);
    QVERIFY(ground >= 8);
}

void tst_Dials::theArcSpansTheRotation()
{
    const LabState state = stateOf(16);
    const Layout page(state);
    const QImage image = dials(state);
    const DialsFrame::Dial& dial = page.frame.dials[1]; // q rotated by 9·0.316 = 2.85
    const double start = std::atan2(dial.query.y, dial.query.x);
    const auto onRing = [&](double angle) {
        return page.at(1, {0.62 * std::cos(angle), 0.62 * std::sin(angle)});
    };
    const auto isBlueAt = [&](double angle) {
        return countOf(image, squareAround(onRing(angle), 2), Look {}.palette.query) > 0;
    };
    for (const double turned : {0.3, 1.6, 2.4})
        QVERIFY(isBlueAt(start + turned));
    for (const double turned : {3.4, 4.5, 5.8})
        QVERIFY(!isBlueAt(start + turned));
}

void tst_Dials::theArcIsInsideItsArrow()
{
    LabState state = stateOf(4);
    state.rotations.query = {
        {0, 4.0}, {1, 0.0}, {2, 1.0}, {3, 0.0}}; // the second is as long as a quarter of the circle
    state.rotations.key = {{0, 0.0}, {1, 0.0}, {2, 0.0}, {3, 0.0}};
    state.rotations.base = 1.5; // and is rotated by 6 radians
    const Layout page(state);
    QVERIFY(page.frame.unit >= 4);
    const QImage image = dials(state);
    const double arrow = page.layout.radius / page.frame.unit;
    for (int degrees = 0; degrees < 360; ++degrees) {
        const double angle = degrees * 3.14159265358979 / 180;
        const QPointF outside = page.layout.centre(1)
            + QPointF(std::cos(angle), std::sin(angle)) * (0.62 * page.layout.radius);
        QVERIFY(0.62 * page.layout.radius > arrow + 8);
        QVERIFY(!isNear(image, outside, Look {}.palette.query));
    }
}

void tst_Dials::theSelectedAndTheHoveredCircleAreThicker()
{
    LabState state = stateOf(16);
    state.rotations.pair = 6;
    PointedLook look;
    look.focus.pair = 4;
    const Layout page(state);
    const QImage image = dials(state, look);
    const auto inkOnTop = [&](int index) {
        const QPointF top = page.layout.centre(index) - QPointF(0, page.layout.radius);
        return countOf(
            image, QRectF(top - QPointF(0, 3), QSizeF(1, 7)).toRect(), look.palette.text);
    };
    QVERIFY(inkOnTop(6) >= 2);
    QVERIFY(inkOnTop(4) >= 1);
    QCOMPARE(inkOnTop(5), 0);
}

void tst_Dials::sizesDoNotDependOnThePosition()
{
    const LabState state = stateOf(16, 10'000'000, 9'999'995);
    const Layout page(state);
    const QImage image = dials(state);
    const Palette palette = Look {}.palette;
    for (int index = 0; index < 8; ++index) {
        const QPointF centre = page.layout.centre(index);
        for (int degrees = 0; degrees < 360; degrees += 3) {
            const double angle = degrees * 3.14159265358979 / 180;
            const QPointF outside =
                centre + QPointF(std::cos(angle), std::sin(angle)) * (page.layout.radius + 4);
            QVERIFY(!isNear(image, outside, palette.query));
            QVERIFY(!isNear(image, outside, palette.key));
        }
    }
    // A ring for the full turns, and beside it an arc for the remaining angle only.
    for (int index = 0; index < 8; ++index) {
        const DialsFrame::Dial& dial = page.frame.dials[static_cast<std::size_t>(index)];
        const double left = dial.queryTurns - std::floor(dial.queryTurns);
        const double start = std::atan2(dial.query.y, dial.query.x);
        int inked = 0;
        for (int degrees = 0; degrees < 360; ++degrees) {
            const double angle = start + degrees * 3.14159265358979 / 180;
            const double arrow = std::hypot(dial.query.x, dial.query.y) / page.frame.unit;
            const double length = std::min(0.62, 0.8 * arrow) + 4 / page.layout.radius;
            inked +=
                isNear(image, page.at(index, {length * std::cos(angle), length * std::sin(angle)}),
                    palette.query, 130);
        }
        QVERIFY(std::abs(inked - 360 * left) < 60);
    }
}

void tst_Dials::manyTurnsAreANumber()
{
    const auto written = [](const LabState& state) {
        const Layout page(state);
        const QImage image = dials(state);
        const QPointF below = page.layout.centre(0) + QPointF(0, page.layout.radius + 32);
        return countOf(
            image, squareAround(below, 5).adjusted(-48, 0, 48, 0), Look {}.palette.queryText);
    };
    QCOMPARE(written(stateOf(16, 9, 4)), 0);
    QVERIFY(written(stateOf(16, 1000, 4)) > 5);
}

void tst_Dials::anUnrotatedPairIsHatched()
{
    LabState state = stateOf(16);
    const QRect patch = squareAround(Layout(state).layout.centre(4) + QPointF(-20, 20), 8);
    const int all = countOf(dials(state), patch, Look().palette.ground);
    QCOMPARE(all, patch.width() * patch.height());
    state.rotations.rotatedShare = 0.5;
    QVERIFY(countOf(dials(state), patch, Look().palette.ground) < all - 20);
}

void tst_Dials::theTitleCountsTheUnrotatedPairs()
{
    LabState state = stateOf(16);
    PointedLook look;
    look.medium = Look::Medium::Vector;
    const std::array titles {std::pair(1.0, u"8 pairs, rotated"_s),
        std::pair(0.875, u"8 pairs, 1 does not rotate"_s),
        std::pair(0.75, u"8 pairs, 2 do not rotate"_s)};
    for (const auto& [share, title] : titles) {
        state.rotations.rotatedShare = share;
        TextRecorder paper(size);
        QPainter painter(&paper);
        paintDialsGround(painter, QRectF({0, 0}, size), dialsFrame(state), look);
        painter.end();
        QVERIFY2(paper.words().contains(title), qPrintable(paper.words()));
    }
}

void tst_Dials::anUnrotatedPairHasNoArc()
{
    LabState state = stateOf(16);
    state.rotations.rotatedShare = 0.5;
    const Layout page(state);
    const Palette palette = Look {}.palette;
    const DialsFrame::Dial& dial = page.frame.dials[5];
    QCOMPARE(dial.motion, DialsFrame::Motion::Resting);
    const QImage resting = dials(state);
    state.rotations.rotatedShare = 1;
    state.position.query = 4000; // more than a full rotation
    const QImage turned = dials(state);
    const auto ink = [&](const QImage& image) {
        return countOf(image, squareAround(page.layout.centre(5), 51), palette.query);
    };
    QVERIFY(ink(turned) > ink(resting) + 60);
}

void tst_Dials::theWrongMixIsNamed()
{
    LabState state = stateOf(16);
    const QRect under(0, 30, 400, 18);
    const QColor warning = Look {}.palette.unseenText;
    QCOMPARE(countOf(dials(state), under, warning), 0);
    state.rotations.pairing = Pairing::WrongMix;
    QVERIFY(countOf(dials(state), under, warning) > 100);
}

void tst_Dials::aGrabbedTipShowsItsHandle()
{
    const LabState state = applied(stateOf(16), MoveTip {Token::Query, 5, 0.9, 0});
    const Layout page(state);
    const QPointF ring = page.at(5, {0.9, 0}) + QPointF(0, 11);
    const Palette palette = Look {}.palette;
    QVERIFY(!isNear(dials(state), ring, palette.query));
    QVERIFY(isNear(dials(state, {}, DialTip {5, Token::Query}), ring, palette.query));
}

void tst_Dials::theBackgroundIsReusedWhileOnlyArrowsRotate()
{
    const DialsFrame start = dialsFrame(stateOf(16, 9, 4));
    QVERIFY(hasSameGround(start, dialsFrame(stateOf(16, 11, 3))));
    QVERIFY(!hasSameGround(start, dialsFrame(stateOf(16, 100, 4)))); // more rings
    QVERIFY(!hasSameGround(start, dialsFrame(stateOf(18, 9, 4))));
    LabState slower = stateOf(16, 9, 4);
    slower.rotations.base = 500000;
    QVERIFY(!hasSameGround(start, dialsFrame(slower)));
    LabState selected = stateOf(16, 9, 4);
    selected.rotations.pair = 7;
    QVERIFY(hasSameGround(start, dialsFrame(selected)));
}

void tst_Dials::aDialWithoutVectorsIsEmpty()
{
    const LabState state = applied(
        applied(stateOf(2, 0, 0), MoveTip {Token::Query, 0, 0, 0}), MoveTip {Token::Key, 0, 0, 0});
    const Layout page(state);
    const QImage image = dials(state);
    const QRect inside = squareAround(page.layout.centre(0), page.layout.radius / 2);
    QCOMPARE(countOf(image, inside, Look {}.palette.query), 0);
    QCOMPARE(countOf(image, inside, Look {}.palette.key), 0);
}

LAB_WIDGET_TESTS(tst_Dials)
#include "tst_dials.moc"
