#include "core/figures/context/context_figures.h"
#include "tests/ui/drawn_places.h"

namespace lab::ui {

static void showState(FigureView<SpectrumFrame>& view, const LabState& state)
{
    view.setFrame(spectrumFrame(state));
}

} // namespace lab::ui

#include "core/frames/reading.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/views/context/context_stage.h"
#include "ui/paint/drawing/drawing_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

struct SpectrumView : FigureView<SpectrumFrame> {
    SpectrumView()
        : FigureView(drawing::contextSpectrum, nullptr)
    {
    }
};

struct SpectrumStage : ViewStage<SpectrumView> {
    explicit SpectrumStage(const LabState& start = baseState())
        : ViewStage({420, 460}, start)
    {
    }
    QPointF point(int pair) const { return pointOf(view, pair); }
    QPointF handle(std::int64_t length) const
    {
        return {placeOf(view, "context.target_length").x(),
            view.drawn().y.pixel(static_cast<double>(length))};
    }
    QPointF diamond() const { return placeOf(view, "rope.base"); }
    double base() const { return state().rotations.base; }
    /// The wavelengths at the start of a drag, as a line.
    long linesBefore() const
    {
        const auto& marks = view.drawn().layers.back().marks;
        return std::ranges::count_if(
            marks, [](const auto& mark) { return std::holds_alternative<drawing::Stroke>(mark); });
    }
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

    void theAxisIsFixedDuringADiamondDrag()
    {
        SpectrumStage stage;
        const QPointF from = stage.diamond();
        const double before = stage.handle(4096).y();
        stage.press(from);
        stage.move(from, from - QPointF(0, 120));
        QVERIFY(stage.base() > 1e5);
        QCOMPARE(stage.handle(4096).y(), before);
        QCOMPARE(stage.linesBefore(), 1L);
        stage.release(from - QPointF(0, 120));
        QVERIFY(stage.handle(4096).y() > before + 5); // longer wavelengths need more decades
        QCOMPARE(stage.linesBefore(), 0L);
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
        const QPointF from = stage.handle(4096) + QPointF(150, 3);
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
        QVERIFY(stage.view.cursor().shape() == Qt::ArrowCursor);
        stage.hover({2, 2});
        QVERIFY(stage.pointed == Focus {});
        QCOMPARE(stage.edits, 0);
    }

    void theKeptBackgroundLooksLikeAFreshOne()
    {
        SpectrumStage stage;
        const auto fresh = [&] {
            QImage image(stage.view.size(), QImage::Format_RGB32);
            const PointedLook& look = stage.view.look();
            image.fill(look.palette.ground);
            QPainter painter(&image);
            painter.setClipRect(stage.view.rect());
            stage.view.paint(painter, stage.view.rect(), look);
            return image;
        };
        for (const Palette& palette : {lightPalette(), darkPalette()})
            for (const double base : {10'000.0, 500'000.0}) {
                stage.store.dispatch(SetParameter {"rope.base", base});
                showState(stage.view, stage.state());
                Look look = stage.view.look();
                look.palette = palette;
                stage.view.setLook(look);
                for (const int pair : {3, 4, 20, 3}) {
                    Focus focus;
                    focus.picture = Picture::ContextFactors;
                    focus.pair = pair;
                    stage.view.setPointed(focus);
                    QCOMPARE(stage.image(), fresh());
                }
            }
    }

    void aClickOnTheBackgroundSelectsThePairThere()
    {
        SpectrumStage stage;
        stage.click(stage.point(12) - QPointF(0, 150));
        QCOMPARE(stage.state().rotations.pair, 12);
        QCOMPARE(stage.base(), 10000.0);
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
        int rings = 0;
        for (const drawing::Layer& layer : stage.view.drawn().layers)
            for (const drawing::Mark& mark : layer.marks)
                if (const auto* of = std::get_if<drawing::Rings>(&mark);
                    of && layer.meaning == drawing::Layer::Meaning::Reference)
                    for (const Palette& palette : {lightPalette(), darkPalette()}) {
                        const double a = luminance(colorOf(of->edge.ink, palette));
                        const double b = luminance(palette.ground);
                        QVERIFY((std::max(a, b) + 0.05) / (std::min(a, b) + 0.05) >= 3);
                        ++rings;
                    }
        QCOMPARE(rings, 2);
    }

    // The points, their count and the reading show the frequencies before the scaling method.
    void plainRopeValuesAreLabelledBesideAMethod()
    {
        LabState state = baseState();
        state.rotations.pair = 0;
        QVERIFY(reading(state, {}).subject == Reading::Subject::Pair);
        state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
        QVERIFY(reading(state, {}).subject == Reading::Subject::PlainPair);
        const SpectrumStage stage(state);
        QVERIFY(stage.view.accessibleDescription().contains(u"Pair 0 in plain RoPE: 6.283"));
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
