#include "core/frames/context/rings_frame.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/context/pair_axis.h"
#include "ui/paint/context/rings.h"

#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

RingsFrame frameOf(int width, double base = 10000, int selected = 0)
{
    LabState state;
    state.rotations.width = width;
    state.rotations.base = base;
    state.rotations.pair = selected;
    return ringsFrame(clamped(state));
}

QRectF picture(const QSizeF& size)
{
    return {{0, 0}, size};
}

} // namespace

class TestRings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A legend could not explain it, as it has no line among the rings.
    void theMethodIsInTheTitle()
    {
        for (const ScalingMethod method :
            {ScalingMethod::None, ScalingMethod::Yarn, ScalingMethod::NtkAware}) {
            LabState state = clamped({});
            state.rotations.scaling.method = method;
            const RingsFrame frame = ringsFrame(clamped(state));
            PointedLook look;
            look.medium = Look::Medium::Vector;
            const QRectF area = picture({700, 300});
            TextRecorder paper(area.size().toSize());
            QPainter painter(&paper);
            const RingGrid grid = ringGrid(frame, RingLayout::space(area, look).size(), look);
            paintRings(painter, area, {frame, nullptr, grid}, look);
            painter.end();
            const QString name = methodName(method);
            int named = 0;
            for (const PaintedText& text : paper.texts())
                if (text.words.contains(name)) {
                    ++named;
                    QCOMPARE(text.words, QStringLiteral("with ") + name);
                    QVERIFY(text.place.bottom() < 24);
                }
            QCOMPARE(named, method == ScalingMethod::None ? 0 : 1);
        }
    }

    void ringsFitAtAnySizeAndNumberOfPairs_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("scale");
        QTest::addRow("smallest") << QSizeF(300, 200) << 1.0;
        QTest::addRow("usual") << QSizeF(416, 260) << 1.0;
        QTest::addRow("wide") << QSizeF(900, 440) << 1.0;
        QTest::addRow("presenting") << QSizeF(900, 440) << 1.6;
        QTest::addRow("4K") << QSizeF(1800, 960) << 1.0;
    }

    void ringsFitAtAnySizeAndNumberOfPairs()
    {
        QFETCH(const QSizeF, size);
        QFETCH(const double, scale);
        PointedLook look;
        look.scale = scale;
        for (const int width : {2, 4, 16, 64, 128, 256, 1024}) {
            for (const double base : {1.5, 10000.0, 1e12}) {
                const RingsFrame frame = frameOf(width, base);
                const QRectF space = RingLayout::space(picture(size), look);
                const RingGrid grid = ringGrid(frame, space.size(), look);
                const RingLayout layout(picture(size), frame, grid, look);
                QVERIFY(!layout.layout.empty());
                const double edge = layout.radius + layout.seenWidth / 2;
                QVERIFY(edge >= std::min(20 * scale, space.height() / 2));
                for (std::size_t i = 0; i < layout.layout.size(); ++i) {
                    const QPointF centre = layout.layout[i].centre;
                    QVERIFY(space.adjusted(-1, -1, 1, 1)
                                .contains(QRectF(
                                    centre - QPointF(edge, edge), QSizeF(2 * edge, 2 * edge))));
                    for (std::size_t j = 0; j < i; ++j) {
                        const QPointF away = layout.layout[j].centre - centre;
                        QVERIFY(std::hypot(away.x(), away.y()) >= 2 * edge + 1);
                    }
                }
            }
        }
    }

    void theRingsEndWherePRopeStopsThePairs()
    {
        for (const auto& [share, last] : {std::pair(0.25, 15), {0.75, 47}, {0.0, 63}}) {
            LabState state;
            state.rotations.width = 128;
            state.rotations.scaling.method = ScalingMethod::ProportionalRope;
            state.rotations.scaling.turningShare = share;
            const RingsFrame frame = ringsFrame(clamped(state));
            const RingGrid grid = ringGrid(frame, {384, 206}, Look {});
            QCOMPARE(grid.pair(grid.count - 1), last);
            QVERIFY(!RingLayout::hasPart(frame.rings.back(), RingPart::Training));
        }
    }

    void theLastPairAlwaysHasARing()
    {
        for (const int width : {2, 16, 18, 126, 128, 1024}) {
            const RingsFrame frame = frameOf(width, 10000);
            const RingGrid grid = ringGrid(frame, {384, 206}, Look {});
            QCOMPARE(grid.pair(grid.count - 1), width / 2 - 1);
            QVERIFY(grid.first >= 0);
        }
    }

    void fastRingsAreFullAndSlowRingsAreShown()
    {
        const RingsFrame frame = frameOf(128);
        const RingGrid grid = ringGrid(frame, {384, 206}, Look {});
        QCOMPARE(grid.step, 2);
        QVERIFY(grid.first < 46 - 2 * grid.step); // pair 46 is the first that is not fully seen
        QVERIFY(grid.count >= 12);
        QCOMPARE(ringGrid(frame, {1800, 900}, Look {}).step, 1);
    }

    void thePairAxisEndsWithTheLastPair_data()
    {
        QTest::addColumn<int>("pairs");
        QTest::addColumn<double>("length");
        QTest::addColumn<std::vector<double>>("ticks");
        QTest::addRow("usual") << 64 << 300.0 << std::vector<double> {0, 16, 32, 48, 63};
        QTest::addRow("narrow") << 64 << 180.0 << std::vector<double> {0, 16, 32, 48, 63};
        QTest::addRow("too near") << 66 << 300.0 << std::vector<double> {0, 16, 32, 48, 65};
        QTest::addRow("two") << 2 << 300.0 << std::vector<double> {0, 1};
        QTest::addRow("one") << 1 << 300.0 << std::vector<double> {0};
    }

    void thePairAxisEndsWithTheLastPair()
    {
        QFETCH(const int, pairs);
        QFETCH(const double, length);
        QFETCH(const std::vector<double>, ticks);
        const AxisScale scale {0, std::max(1.0, pairs - 1.0), 0, length};
        QVERIFY(pairTicks(pairs, scale, Look {}) == ticks);
    }
};

LAB_WIDGET_TESTS(TestRings)
#include "tst_rings.moc"
