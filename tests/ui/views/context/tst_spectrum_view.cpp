#include "core/frames/context/context_frames.h"
#include "core/frames/reading.h"
#include "ui/paint/context/spectrum.h"
#include "ui/paint/text/text.h"
#include "ui/views/context/spectrum_view.h"

namespace lab::ui {

static void showState(SpectrumView& view, const LabState& state)
{
    view.setFrame(spectrumFrame(state));
    view.setPair(state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/views/context/context_stage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

struct SpectrumStage : ViewStage<SpectrumView> {
    explicit SpectrumStage(const LabState& start = baseState())
        : ViewStage({420, 460}, start)
    {
    }
    QPointF point(int pair) const { return pointOf(view.plot(), view.frame(), pair); }
    QPointF handle(std::int64_t length) const
    {
        const Plot& plot = view.plot();
        return {plot.ground.left(), plot.y.pixel(static_cast<double>(length))};
    }
    QPointF diamond() const { return view.plot().handle("rope.base")->place; }
    double base() const { return state().rotations.base; }
};

bool isNear(QPointF a, QPointF b, double pixels)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y()) <= pixels;
}

} // namespace

class TestSpectrumView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDiamondFollowsThePointer()
    {
        SpectrumStage stage;
        const QPointF from = stage.diamond();
        stage.press(from);
        QPointF last = from;
        for (const double up : {-9.0, -31.0, 4.0, 12.0}) {
            const QPointF to = from + QPointF(0, up);
            stage.move(last, to);
            QVERIFY2(isNear(stage.diamond(), to, 4), qPrintable(QString::number(up)));
            last = to;
        }
        stage.release(last);
        QVERIFY(stage.base() < 10000);
    }

    void releasingTheButtonElsewhereEndsTheDrag()
    {
        SpectrumStage stage;
        const QPointF from = stage.diamond();
        press(stage.view, from);
        sendMouse(stage.view, QEvent::MouseMove, from + QPointF(0, -9), Qt::LeftButton);
        const double dragged = stage.base();
        QVERIFY(dragged > 10000);
        hover(stage.view, from + QPointF(0, -40));
        QCOMPARE(stage.base(), dragged);
        sendMouse(stage.view, QEvent::MouseMove, from + QPointF(0, -60), Qt::LeftButton);
        QCOMPARE(stage.base(), dragged);
    }

    // Pixels of the label of the training length, in both halves of the strip below its line.
    void aLabelAvoidsPoints()
    {
        const auto words = [](double base) {
            LabState start = baseState();
            start.rotations.base = base;
            SpectrumStage stage(clamped(start));
            const QImage image = stage.view.QWidget::grab().toImage();
            const double ratio = image.devicePixelRatio();
            const int line = qRound(stage.handle(stage.view.frame().lengths.training).y() * ratio);
            const QRgb ink = stage.view.look().palette.seenText.rgb();
            std::array<int, 2> counts {};
            for (int y = line + 3; y < std::min(image.height(), line + qRound(22 * ratio)); ++y)
                for (int x = 0; x < image.width(); ++x)
                    counts[x < image.width() / 2 ? 0 : 1] += image.pixel(x, y) == ink ? 1 : 0;
            return counts;
        };
        const auto usual = words(10000);
        QVERIFY(usual[0] > 0 && usual[1] == 0);
        const auto steep = words(1e12); // the points cross the line on its left
        QVERIFY(steep[0] == 0 && steep[1] > 0);
    }

    void theAxisIsFixedDuringADiamondDrag()
    {
        SpectrumStage stage;
        const QPointF from = stage.diamond();
        const double before = stage.handle(4096).y();
        stage.press(from);
        stage.move(from, from - QPointF(0, 120));
        QVERIFY(stage.base() > 1e5);
        QCOMPARE(stage.handle(4096).y(), before);
        stage.release(from - QPointF(0, 120));
        QVERIFY(stage.handle(4096).y() > before + 5); // longer wavelengths need more decades
    }

    void beyondTheAxisTheDiamondIsAtItsEnd()
    {
        LabState start = baseState();
        start.rotations.base = 1e9;
        const SpectrumStage stage(clamped(start));
        const Plot plot = spectrumPlot(stage.view.rect(), stage.view.frame(), std::nullopt,
            DecadeRange {0.5, 6}, stage.view.look());
        QCOMPARE(plot.handle("rope.base")->place.y(), plot.ground.top());
    }

    void aLengthNearTheTopHasItsLabelOffTheLine()
    {
        LabState start = baseState();
        start.position.trainingLength = 900'000;
        start.position.targetLength = 1000;
        SpectrumStage stage(clamped(start));
        const SpectrumFrame& frame = stage.view.frame();
        const QString name = u"trained 900\u2009000"_s;
        int found = 0;
        for (const double powers : {6.0, 6.2, 6.5, 7.0}) {
            const Plot plot = spectrumPlot(stage.view.rect(), frame, std::nullopt,
                DecadeRange {0.5, powers}, stage.view.look());
            const double line = plot.y.pixel(900'000);
            for (const Layer& layer : plot.layers) {
                const auto* label = std::get_if<Label>(&layer);
                if (!label || label->text != name)
                    continue;
                ++found;
                const QRectF box =
                    textBox(label->baseline, label->text, label->role, stage.view.look());
                QVERIFY2(
                    box.bottom() <= line || box.top() >= line, qPrintable(QString::number(powers)));
            }
        }
        QCOMPARE(found, 4);
    }

    void aPointSelectsItsPairAndChangesNoBase()
    {
        for (const int pair : {0, 8, 58}) {
            SpectrumStage stage;
            const QPointF from = stage.point(pair);
            stage.drag(from, from - QPointF(0, 80));
            QCOMPARE(stage.base(), 10000.0);
            QCOMPARE(stage.state().rotations.pair, pair);
        }
    }

    void aDragBeyondThePlotKeepsTheBaseInRange()
    {
        SpectrumStage stage;
        stage.drag(stage.diamond(), stage.diamond() - QPointF(0, 1500));
        QCOMPARE(stage.base(), highestBase);
        SpectrumStage down;
        down.drag(down.diamond(), down.diamond() + QPointF(0, 1500));
        QCOMPARE(down.base(), lowestBase);
    }

    void onePairHasNoDiamond()
    {
        LabState start = baseState();
        start.rotations.width = 2;
        const SpectrumStage stage(clamped(start));
        QVERIFY(!stage.view.plot().handle("rope.base"));
        QVERIFY(stage.view.plot().handle("rope.width"));
    }

    void theTargetLineHasAHandle()
    {
        SpectrumStage stage;
        const QPointF from = stage.handle(32768);
        const QPointF to = stage.handle(131072);
        stage.drag(from, to);
        QCOMPARE(stage.positions().targetLength, 131072);
        QCOMPARE(stage.state().rotations.scaling.factor, 32.0);
        QCOMPARE(stage.positions().trainingLength, 4096);
    }

    void theTrainingLineCanBeDraggedAnywhereAlongIt()
    {
        SpectrumStage stage;
        const QPointF from(stage.view.plot().ground.left() + 150, stage.handle(4096).y() + 3);
        const QPointF to(from.x(), stage.handle(2048).y() + 3);
        stage.drag(from, to);
        QCOMPARE(stage.positions().trainingLength, 2048);
        QCOMPARE(stage.state().rotations.scaling.originalLength, 2048);
        QCOMPARE(stage.base(), 10000.0);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
    }

    void aLengthStaysInTheRangeOfPositions()
    {
        SpectrumStage stage;
        stage.drag(stage.handle(32768), {stage.handle(32768).x(), 600});
        QVERIFY(stage.positions().targetLength >= 2);
        stage.drag(stage.handle(stage.positions().targetLength), {200, -200});
        QVERIFY(stage.positions().targetLength <= lastPosition);
    }

    void aHoveredPairIsHighlighted()
    {
        SpectrumStage stage;
        stage.hover(stage.point(33) + QPointF(0, 90));
        QVERIFY(stage.pointed.picture == Picture::ContextSpectrum);
        QCOMPARE(stage.pointed.pair, std::optional(33));
        stage.hover({2, 2});
        QVERIFY(!stage.pointed.pair);
        QCOMPARE(stage.edits, 0);
    }

    void aClickOnTheBackgroundSelectsThePairThere()
    {
        SpectrumStage stage;
        stage.click(stage.point(12) - QPointF(0, 150));
        QCOMPARE(stage.state().rotations.pair, 12);
        QCOMPARE(stage.base(), 10000.0);
    }

    void arrowKeysSelectThePair()
    {
        SpectrumStage stage;
        const int before = stage.state().rotations.pair;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.state().rotations.pair, before + 1);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QTest::keyClick(&stage.view, Qt::Key_Left);
        QCOMPARE(stage.state().rotations.pair, before - 1);
    }

    void seenPairsAreFilledAndUnseenOnesHollow()
    {
        SpectrumStage stage;
        const Palette palette = lightPalette();
        QCOMPARE(stage.colorAt(stage.point(20)), palette.seen);
        QVERIFY(stage.colorAt(stage.point(55)) != palette.seen);
        QVERIFY(stage.colorAt(stage.point(55)) != palette.unseen);
    }

    void aGhostIsDashedUnderTheCurrentState()
    {
        SpectrumStage stage;
        const QImage before = stage.image();
        LabState other = stage.state();
        other.rotations.base = 500000;
        other.position.trainingLength = 300; // between two decades of the grid
        stage.view.setGhost(spectrumFrame(other));
        const QImage with = stage.image();
        QVERIFY(with != before);
        const Plot plot = stage.view.plot();
        const double left = plot.ground.left();
        const double y = plot.y.pixel(300);
        int dashed = 0;
        for (double x = left + 120; x < left + 180; ++x)
            dashed += with.pixelColor(QPointF(x, y).toPoint()) == lightPalette().ground ? 0 : 1;
        QVERIFY(dashed > 15 && dashed < 58);
        // both spectra are inside the axis
        QVERIFY(plot.y.pixel(spectrumFrame(other).pairs.back().wavelength) >= plot.ground.top());
        stage.view.setGhost(std::nullopt);
        QVERIFY(stage.image() == before);
    }

    void theRingsOfAGhostAreVisible()
    {
        SpectrumStage stage;
        LabState other = stage.state();
        other.rotations.base = 500000;
        stage.view.setGhost(spectrumFrame(other));
        const auto luminance = [](const QColor& colour) {
            const auto linear = [](double part) {
                return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
                + 0.0722 * linear(colour.blueF());
        };
        for (const Palette& palette : {lightPalette(), darkPalette()}) {
            PointedLook look = stage.view.look();
            look.palette = palette;
            stage.view.setLook(look);
            int rings = 0;
            for (const Layer& layer : stage.view.plot().layers) {
                const Marks* marks = std::get_if<Marks>(&layer);
                if (!marks || marks->places.size() != 64 || marks->edge.style() == Qt::NoPen)
                    continue;
                ++rings;
                const double a = luminance(marks->edge.color());
                const double b = luminance(palette.ground);
                QVERIFY((std::max(a, b) + 0.05) / (std::min(a, b) + 0.05) >= 3);
            }
            QCOMPARE(rings, 1);
        }
    }

    void theSelectedPairIsReported()
    {
        SpectrumStage stage;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        const QString before = stage.view.accessibleDescription();
        QVERIFY(before.contains(QStringLiteral("3")));
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QVERIFY(stage.view.accessibleDescription() != before);
    }

    // The points, their count and the reading show the frequencies before the scaling method.
    void plainRopeValuesAreLabelledBesideAMethod()
    {
        LabState state = baseState();
        state.rotations.pair = 0;
        const auto ringsOf = [](const LabState& of) {
            SpectrumStage stage(of);
            const Plot plot = stage.view.plot();
            std::vector<QPointF> rings;
            for (const Layer& layer : plot.layers) {
                const LayerKinds& kind = layer;
                const auto* marks = std::get_if<Marks>(&kind);
                if (marks && marks->places.size() == 1 && marks->edge.widthF() > 1.9)
                    rings.push_back(marks->places.front());
            }
            return rings;
        };
        QCOMPARE(ringsOf(state).size(), std::size_t {1});
        QVERIFY(reading(state, {}).subject == Reading::Subject::Pair);
        state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
        state.rotations.scaling.factor = 8;
        QVERIFY(reading(state, {}).subject == Reading::Subject::PlainPair);
        SpectrumStage stage(state);
        QVERIFY(stage.view.accessibleDescription().contains(u"Pair 0 in plain RoPE: 6.283"));
        const std::vector<QPointF> rings = ringsOf(state);
        QCOMPARE(rings.size(), std::size_t {2});
        const Plot plot = stage.view.plot();
        QVERIFY(std::abs(rings[0].y() - plot.y.pixel(2 * std::numbers::pi)) < 0.5);
        QVERIFY(std::abs(rings[1].y() - plot.y.pixel(16 * std::numbers::pi)) < 0.5);
    }

    void noRotatedPairsDoNotCrash()
    {
        LabState state = baseState();
        state.rotations.rotatedShare = 0;
        SpectrumStage stage(state);
        stage.hover({200, 200});
        stage.click({200, 200});
        QVERIFY(!stage.image().isNull());
        QVERIFY(stage.view.numbers().rows.empty());
    }
};

LAB_WIDGET_TESTS(TestSpectrumView)
#include "tst_spectrum_view.moc"
