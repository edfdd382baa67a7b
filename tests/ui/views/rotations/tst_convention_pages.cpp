#include "tests/qt_test.h"
#include "tests/ui/views/rotations/convention_stage.h"
#include "ui/paint/rotations/rotations_words.h"
#include "ui/paint/text/text.h"

using namespace convention;

namespace {

int countOf(const QImage& image, const QRectF& area, const QColor& colour)
{
    int count = 0;
    const QRect pixels = area.toAlignedRect() & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            count += image.pixel(x, y) == colour.rgb() ? 1 : 0;
    return count;
}

/// The number of pixels in the colour of unseen pairs, including antialiased ones.
int unseenPixels(const QImage& image, const QRectF& area)
{
    int count = 0;
    const QRect pixels = area.toAlignedRect() & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            count += colour.red() > colour.green() + 50 && colour.blue() > colour.green() ? 1 : 0;
        }
    return count;
}

} // namespace

class TestConventionPages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aForgottenPermutationHasItsOwnWires();
    void wiresConnectEveryColumnWithItsIndex_data();
    void wiresConnectEveryColumnWithItsIndex();
    void unrotatedCellsAreHatchedAndTheirWiresGrey();
    void thePageContainsTheSelectedPair_data();
    void thePageContainsTheSelectedPair();
    void nothingOverlapsInALowPicture_data();
    void nothingOverlapsInALowPicture();
    void elementsAreDroppedOneByOne();
    void scoresOnOneLineCanBeHoveredSeparately();
    void everySizeAndStylePaints_data();
    void everySizeAndStylePaints();
};

void TestConventionPages::aForgottenPermutationHasItsOwnWires()
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves}) {
        ConventionStage stage(stateOf(16, pairing));
        const QRectF wires(QPointF(0, stage.layout().upper.edge),
            QPointF(size.width(), stage.layout().lower.edge));
        QCOMPARE(unseenPixels(stage.image(), wires), 0);
        stage.hover(stage.scoreRow(2));
        QVERIFY(unseenPixels(stage.image(), wires) > 100);
        stage.hover(stage.scoreRow(1));
        QCOMPARE(unseenPixels(stage.image(), wires), 0);
    }
}

void TestConventionPages::wiresConnectEveryColumnWithItsIndex_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("pair");
    QTest::addRow("all") << 16 << 1.0 << 2;
    QTest::addRow("partial") << 16 << 0.75 << 2;
    QTest::addRow("none") << 16 << 0.0 << 2;
    QTest::addRow("smallest") << 2 << 1.0 << 0;
    QTest::addRow("a page") << 128 << 1.0 << 40;
    QTest::addRow("the last of many") << 1024 << 1.0 << 511;
    QTest::addRow("where the rest begins") << 128 << 0.5 << 31;
}

void TestConventionPages::wiresConnectEveryColumnWithItsIndex()
{
    QFETCH(const int, width);
    QFETCH(const double, share);
    QFETCH(const int, pair);
    LabState state = stateOf(width, Pairing::Interleaved, share);
    state.rotations.pair = pair;
    ConventionStage stage(state);
    const ConventionLayout layout = stage.layout();
    const ConventionFrame& frame = stage.view.frame();
    std::set<double> lower;
    int before = -1;
    for (int slot = 0; slot < 2 * layout.count; ++slot) {
        const auto& upper = columnAt(layout, frame, ColumnRow::Interleaved, slot);
        const auto& under = columnAt(layout, frame, ColumnRow::Halves, slot);
        QCOMPARE(slotOf(layout, frame, ColumnRow::Interleaved, upper), slot);
        QCOMPARE(slotOf(layout, frame, ColumnRow::Halves, under), slot);
        QVERIFY(under.halves > before); // the row of halves keeps its order
        before = under.halves;
        const QLineF wire = wireOf(layout, frame, upper);
        lower.insert(wire.x2());
        if (upper.pair >= frame.rotatedPairs)
            QVERIFY(isNear(wire.x1(), wire.x2()));
        QVERIFY(stage.view.rect().contains(wire.p2().toPoint()));
    }
    QCOMPARE(int(lower.size()), 2 * layout.count);
}

void TestConventionPages::unrotatedCellsAreHatchedAndTheirWiresGrey()
{
    LabState state = stateOf(16, Pairing::Interleaved, 0.75);
    for (int column = 0; column < 16; ++column)
        state.rotations.query[column] = state.rotations.key[column] = 0;
    ConventionStage stage(state);
    const QImage image = stage.image();
    const Palette& palette = stage.view.look().palette;
    const auto inked = [&](ColumnRow row, int slot) {
        const QRectF cell = stage.layout().cell(row, slot).adjusted(3, 4, -3, -4);
        QRectF upperHalf = cell;
        upperHalf.setBottom(cell.center().y() - 2);
        return int(upperHalf.toRect().width() * upperHalf.toRect().height())
            - countOf(image, upperHalf.toRect(), palette.ground);
    };
    for (const ColumnRow row : {ColumnRow::Interleaved, ColumnRow::Halves}) {
        QCOMPARE(inked(row, 2 * 5), 0);
        QVERIFY(inked(row, 13) > 10);
    }
    const QColor wire = image.pixelColor(stage.wire(13, 0.5).toPoint());
    QVERIFY(std::abs(wire.hslSaturation() - palette.axis.hslSaturation()) < 40);
}

void TestConventionPages::thePageContainsTheSelectedPair_data()
{
    QTest::addColumn<QSize>("space");
    for (const QSize space : {QSize(364, 300), size, QSize(880, 580), QSize(2000, 1300)})
        QTest::addRow("%dx%d", space.width(), space.height()) << space;
}

void TestConventionPages::thePageContainsTheSelectedPair()
{
    QFETCH(const QSize, space);
    for (const int width : {2, 4, 16, 80, 128, 1024})
        for (const int pair : {0, width / 4, width / 2 - 1}) {
            LabState state = stateOf(width);
            state.rotations.pair = pair;
            ConventionStage stage(state, space);
            const ConventionLayout layout = stage.layout();
            QVERIFY(layout.holds(pair));
            QVERIFY(layout.first >= 0 && layout.first + layout.count <= width / 2);
            QVERIFY(layout.pitch >= 18);
            QVERIFY(layout.upper.cells.bottom() < layout.upper.edge);
            QVERIFY(layout.upper.edge < layout.lower.edge);
            QVERIFY(layout.lower.cells.bottom() < layout.scoresTop);
            QVERIFY(layout.upper.cells.height() >= 16);
            QVERIFY(layout.upper.cells.right() <= space.width());
        }
}

void TestConventionPages::nothingOverlapsInALowPicture_data()
{
    QTest::addColumn<double>("scale");
    for (const double scale : {1.0, 1.6, 1.88, 3.2})
        QTest::addRow("%g", scale) << scale;
}

void TestConventionPages::nothingOverlapsInALowPicture()
{
    QFETCH(const double, scale);
    Look look;
    look.scale = scale;
    const ConventionFrame frame = conventionFrame(stateOf());
    for (int height = 132; height < 600; ++height) {
        const QRectF area(0, 0, 640 * scale, height * scale);
        const ConventionLayout layout = conventionLayout(area, frame, look);
        const double descent = look.px(4);
        double last = titleBaseline(layout.space, look) + descent;
        const auto follows = [&](double top, double bottom) {
            const bool isBelow = top >= last;
            last = bottom;
            return isBelow;
        };
        const double text = digitHeight(TextRole::Note, look);
        if (layout.hasRowWords)
            QVERIFY(follows(layout.upper.labelBaseline - text, layout.upper.labelBaseline));
        if (layout.hasBars) {
            QVERIFY(layout.upper.cells.height() >= look.px(20));
            QVERIFY(follows(layout.upper.cells.top(), layout.upper.cells.bottom()));
        }
        QVERIFY(follows(layout.upper.numberBaseline - text, layout.upper.numberBaseline));
        QVERIFY(follows(layout.upper.edge, layout.lower.edge));
        QVERIFY(layout.lower.edge - layout.upper.edge >= look.px(22));
        QVERIFY(follows(layout.lower.numberBaseline - text, layout.lower.numberBaseline));
        if (layout.hasBars)
            QVERIFY(follows(layout.lower.cells.top(), layout.lower.cells.bottom()));
        if (layout.hasRowWords)
            QVERIFY(follows(
                layout.lower.labelBaseline - text, layout.lower.labelBaseline + look.px(2)));
        for (std::size_t index = 0; index < frame.scores.size(); ++index) {
            const QRectF score = layout.score(index, frame.scores.size());
            QVERIFY(score.top() >= last);
            QVERIFY(score.bottom() <= area.bottom());
        }
    }
}

void TestConventionPages::elementsAreDroppedOneByOne()
{
    const ConventionFrame frame = conventionFrame(stateOf());
    const auto shown = [&](int height) {
        const ConventionLayout layout =
            conventionLayout({0, 0, 640, double(height)}, frame, Look {});
        return std::array {int(layout.hasRowWords), int(layout.hasBars),
            int(layout.scores == ScoresShown::Below), layout.notes};
    };
    std::array before = shown(132);
    QCOMPARE(before, (std::array {0, 0, 0, 0}));
    for (int height = 133; height < 400; ++height) {
        const std::array now = shown(height);
        QVERIFY(now >= before); // what is dropped last returns first
        int changes = 0;
        for (std::size_t i = 0; i < now.size(); ++i)
            changes += now[i] - before[i];
        QVERIFY(changes == 0 || changes == 1);
        before = now;
    }
    QCOMPARE(before, (std::array {1, 1, 1, 2}));
    // A screen of 1280x800 with an outcome above it.
    QCOMPARE(shown(230), (std::array {1, 1, 0, 0}));
}

void TestConventionPages::scoresOnOneLineCanBeHoveredSeparately()
{
    ConventionStage stage(stateOf(), QSize(640, 220));
    const ConventionLayout layout = stage.layout();
    QVERIFY(layout.scores == ScoresShown::Beside);
    for (int index = 0; index < 3; ++index) {
        stage.hover(layout.score(std::size_t(index), 3).center());
        QCOMPARE(stage.pointed.convention, std::optional(index));
    }
}

void TestConventionPages::everySizeAndStylePaints_data()
{
    QTest::addColumn<QSize>("space");
    QTest::addColumn<double>("scale");
    for (const double scale : {1.0, 1.6})
        for (const QSize space : {QSize(364, 300), QSize(880, 580), QSize(1200, 760)})
            QTest::addRow("%dx%d %g", space.width(), space.height(), scale) << space << scale;
}

void TestConventionPages::everySizeAndStylePaints()
{
    QFETCH(const QSize, space);
    QFETCH(const double, scale);
    for (const Palette& palette : {lightPalette(), darkPalette()})
        for (const int width : {2, 16, 128, 1024})
            for (const Pairing pairing :
                {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
                ConventionStage stage(stateOf(width, pairing, 0.5), space * scale);
                Look look = stage.view.look();
                look.palette = palette;
                look.scale = scale;
                stage.view.setLook(look);
                Focus focus;
                focus.convention = width == 16 ? 2 : 0;
                stage.view.setPointed(focus);
                const QImage image = stage.image();
                QVERIFY(countOf(image, image.rect(), palette.query) > 20);
                QVERIFY(countOf(image, image.rect(), palette.key) > 20);
            }
}

LAB_WIDGET_TESTS(TestConventionPages)
#include "tst_convention_pages.moc"
