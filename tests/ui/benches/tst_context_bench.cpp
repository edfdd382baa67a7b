#include "core/figures/context/context_figures.h"
#include "core/frames/context/base_bound_frame.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/context/growing_length_frame.h"
#include "core/frames/context/mean_score_frame.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/context/seen_distances_frame.h"
#include "core/frames/context/temperature_frame.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/drawn_places.h"
#include "tests/ui/mouse.h"
#include "ui/benches/picture_choice.h"
#include "ui/drawing/figure_view.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

struct Stage : StageOf<contextPage> {
    explicit Stage(QSize size = usualSize)
        : BenchStage({}, size)
    {
    }
    FigureView<SpectrumFrame>& spectrum() const
    {
        return dynamic_cast<FigureView<SpectrumFrame>&>(picture(Picture::ContextSpectrum));
    }
    /// It may be hidden.
    template <class Values> FigureView<Values>& figure(Picture picture) const
    {
        const auto all = bench.findChildren<PictureView*>();
        return dynamic_cast<FigureView<Values>&>(
            **std::ranges::find(all, picture, &PictureView::picture));
    }
    FigureView<RingsFrame>& rings() const { return figure<RingsFrame>(Picture::ContextRings); }
    PictureChoice& slot() const { return part<PictureChoice>(); }
    FigureView<FactorsFrame>& factors() const
    {
        return figure<FactorsFrame>(Picture::ContextFactors);
    }
    FigureView<MeanScoreFrame>& meanScore() const
    {
        return figure<MeanScoreFrame>(Picture::ContextMeanScore);
    }
    FigureView<BaseBoundFrame>& bound() const { return figure<BaseBoundFrame>(Picture::BaseBound); }
    bool hasRow(std::string_view key) const
    {
        const auto keys = bench.panelParameters();
        return std::ranges::find(keys, key) != keys.end();
    }
};

} // namespace

class TestContextBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRulerIsShownForPicturesThatUsePositions()
    {
        Stage stage;
        for (const auto& [picture, hasRuler] : {std::pair("mean_score", false),
                 std::pair("base_bound", false), std::pair("growing_length", true),
                 std::pair("temperature", true), std::pair("distances", true)}) {
            stage.set("base.picture", std::string(picture));
            QCOMPARE(stage.bench.usesPositions(), hasRuler);
            QCOMPARE(stage.bench.hasRuler(), hasRuler);
        }
    }

    void thePicturesShowTheState()
    {
        Stage stage;
        stage.set("rope.base", 500000.0);
        stage.set("rope.width", std::int64_t {128});
        stage.set("scaling.method", std::string("yarn"));
        QVERIFY(stage.spectrum().frame() == spectrumFrame(stage.store.state()));
        QVERIFY(stage.rings().frame() == ringsFrame(stage.store.state()));
        QVERIFY(stage.factors().frame() == factorsFrame(stage.store.state()));
    }

    void theMeanScoreWaitsDuringADimensionDrag()
    {
        Stage stage;
        const QPointF tab = placeOf(stage.spectrum(), "rope.width");
        press(stage.spectrum(), tab);
        sendMouse(stage.spectrum(), QEvent::MouseMove, tab + QPointF(40, 0), Qt::LeftButton);
        QCOMPARE(stage.store.state().rotations.width, 32);
        QVERIFY(stage.spectrum().frame() == spectrumFrame(stage.store.state()));
        QVERIFY(stage.meanScore().isWaiting());
        QCOMPARE(stage.meanScore().frame().wavelengths.size(), std::size_t {8});
        stage.bench.complete();
        QVERIFY(!stage.meanScore().isWaiting());
        QCOMPARE(stage.meanScore().frame().wavelengths.size(), std::size_t {16});
        release(stage.spectrum(), tab + QPointF(40, 0));
        stage.store.undo();
        QVERIFY(!stage.meanScore().isWaiting());
        QCOMPARE(stage.meanScore().frame().wavelengths.size(), std::size_t {8});
    }

    void theLowerPicturesWaitDuringADragOfManyPairs()
    {
        const std::string_view dragged[] {
            "rope.base", "context.training_length", "context.target_length"};
        for (const int width : {16, 128}) {
            for (const std::string_view key : dragged) {
                Stage stage;
                stage.set("rope.width", std::int64_t {width});
                stage.set("scaling.method", std::string("yarn"));
                const bool wait = width > 64;
                const QPointF handle = placeOf(stage.spectrum(), key);
                press(stage.spectrum(), handle);
                for (const int up : {20, 40}) {
                    sendMouse(stage.spectrum(), QEvent::MouseMove, handle - QPointF(0, up),
                        Qt::LeftButton);
                    const LabState& state = stage.store.state();
                    QVERIFY(stage.spectrum().frame() == spectrumFrame(state));
                    QCOMPARE(stage.factors().isWaiting(), wait);
                    QCOMPARE(stage.meanScore().isWaiting(), wait);
                    QCOMPARE(stage.factors().frame() == factorsFrame(state), !wait);
                    if (up == 40)
                        continue;
                    stage.bench.complete(); // a pause during the drag
                    QVERIFY(!stage.factors().isWaiting() && !stage.meanScore().isWaiting());
                    QVERIFY(stage.factors().frame() == factorsFrame(state));
                }
                release(stage.spectrum(), handle - QPointF(0, 40));
                QTRY_VERIFY(!stage.factors().isWaiting() && !stage.meanScore().isWaiting());
                QVERIFY(stage.factors().frame() == factorsFrame(stage.store.state()));
            }
        }
    }

    void theBoundWaitsDuringADragBesideIt()
    {
        Stage stage;
        stage.set("rope.width", std::int64_t {128});
        stage.set("base.picture", std::string("base_bound"));
        for (PictureView* const view : {static_cast<PictureView*>(&stage.spectrum()),
                 static_cast<PictureView*>(&stage.bound())}) {
            const bool isBeside = view != &stage.bound();
            const QPointF handle = placeOf(*view, "rope.base");
            press(*view, handle);
            sendMouse(*view, QEvent::MouseMove, handle - QPointF(0, 20), Qt::LeftButton);
            QCOMPARE(stage.bound().isWaiting(), isBeside);
            QVERIFY(stage.factors().isWaiting());
            release(*view, handle - QPointF(0, 20));
            QTRY_VERIFY(!stage.bound().isWaiting() && !stage.factors().isWaiting());
            QCOMPARE(stage.bound().frame().base, stage.store.state().rotations.base);
        }
    }

    void keysMoveTheEndsOfARamp()
    {
        Stage stage;
        stage.set("rope.width", std::int64_t {128});
        stage.set("scaling.method", std::string("yarn"));
        PictureView& view = stage.factors();
        const auto pairOf = [&](RampEnd end) {
            return handleOf(stage.factors().frame().handles, end)->pair;
        };
        const double fast = pairOf(RampEnd::YarnFast);
        const double slow = pairOf(RampEnd::YarnSlow);
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(std::abs(pairOf(RampEnd::YarnFast) - fast - 0.25) < 1e-3);
        QTest::keyClick(&view, Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(std::abs(pairOf(RampEnd::YarnFast) - fast + 0.75) < 1e-3);
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(std::abs(pairOf(RampEnd::YarnSlow) - slow + 0.25) < 1e-3);
        QTest::keyClick(&view, Qt::Key_Escape);
        const int pair = stage.store.state().rotations.pair;
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(stage.store.state().rotations.pair, pair + 1);
        QVERIFY(std::abs(pairOf(RampEnd::YarnSlow) - slow + 0.25) < 1e-3);
    }

    void theMeanScoreShowsTheState()
    {
        Stage stage;
        stage.set("rope.width", std::int64_t {64});
        stage.set("rope.vectors", std::string("equal"));
        stage.set("scaling.method", std::string("yarn"));
        const PictureView& view = stage.meanScore();
        MeanScoreSpace space;
        space.columns = qRound(drawing::meanScoreWidth(view.width(), view.look().scale));
        const MeanScoreFrame fresh = meanScoreFrame(stage.store.state(), space);
        const MeanScoreFrame& shown = stage.meanScore().frame();
        QVERIFY(shown.runs == fresh.runs);
        QVERIFY(shown.chosen.mean == fresh.chosen.mean);
        QVERIFY(shown.plain->mean == fresh.plain->mean);
        QVERIFY(shown.lengths == fresh.lengths);
    }

    void theFarExtremesArriveAtRest()
    {
        Stage stage;
        stage.set("rope.vectors", std::string("equal"));
        stage.set("rope.width", std::int64_t {4});
        QVERIFY(!isExplored(stage.meanScore().frame()));
        const std::vector<double> means = stage.meanScore().frame().chosen.mean;
        const auto isBusy = [&] {
            return bool(QAccessible::queryAccessibleInterface(&stage.meanScore())->state().busy);
        };
        QVERIFY(isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(isExplored(stage.meanScore().frame()), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), 60'000);
        QVERIFY(stage.meanScore().frame().chosen.mean == means);
        // Selecting a pair changes no score, so the results stay.
        stage.set("rope.pair", std::int64_t {1});
        QCOMPARE(stage.meanScore().frame().selectedPair, 1);
        QVERIFY(isExplored(stage.meanScore().frame()));
    }

    void thePanelHasTheVectorParameters()
    {
        Stage stage;
        QVERIFY(stage.hasRow("base.decay_bound"));
        QVERIFY(!stage.hasRow("rope.peak_distance"));
        stage.set("rope.vectors", std::string("adversarial"));
        QVERIFY(stage.hasRow("rope.peak_distance"));
        stage.set("rope.vectors", std::string("random"));
        QVERIFY(stage.hasRow("rope.seed") && !stage.hasRow("rope.peak_distance"));
        stage.set("rope.peak_distance", std::int64_t {5});
        stage.set("base.decay_bound", true);
        stage.store.dispatch(SetParameter {"bench", std::string("base")});
        stage.store.dispatch(ResetBench {});
        QVERIFY(stage.store.state().rotations.source == VectorSource::Own);
        QCOMPARE(stage.store.state().rotations.peakDistance, std::int64_t {1000});
        QVERIFY(!stage.store.state().context.decayBoundShown);
    }

    void theRingsAreBelowTheLadderAboveTheOthers()
    {
        for (const QSize size : {QSize(640, 576), QSize(896, 696), QSize(1800, 1000)}) {
            const Stage stage(size);
            const QRect spectrum = stage.spectrum().geometry();
            const QRect factors = stage.factors().geometry();
            const QRect rings = stage.rings().geometry();
            const QRect slot = stage.slot().geometry();
            for (const QRect& one : {spectrum, rings, factors, slot})
                for (const QRect& other : {spectrum, rings, factors, slot})
                    QVERIFY(one == other || !one.intersects(other));
            QVERIFY(stage.bench.rect().contains(spectrum | rings | factors | slot));
            QVERIFY((factors | slot).bottom() < stage.bench.readingLine().geometry().top());
            QVERIFY(rings.top() > spectrum.bottom()); // on one axis
            QCOMPARE(rings.center().x(), spectrum.center().x());
            QVERIFY(factors.top() > rings.bottom());
            QVERIFY(slot.left() > factors.right());
        }
    }

    void thePanelHasTheMethodsParameters()
    {
        Stage stage;
        QVERIFY(stage.hasRow("context.target_length"));
        QVERIFY(stage.hasRow("base.picture"));
        QVERIFY(!stage.hasRow("scaling.beta_fast"));
        stage.set("scaling.method", std::string("yarn"));
        QVERIFY(stage.hasRow("scaling.beta_fast"));
        QVERIFY(stage.hasRow("base.shows_p_rope"));
        for (const std::string_view key : stage.bench.panelParameters())
            QVERIFY2(parameterNamed(key), std::string(key).c_str());
    }

    void hoverInOnePictureHighlightsTheOther()
    {
        Stage stage;
        const QImage before = imageOf(stage.factors());
        const QImage rings = imageOf(stage.rings());
        Focus focus;
        focus.picture = Picture::ContextSpectrum;
        focus.pair = 6;
        stage.bench.setFocus(focus);
        QVERIFY(imageOf(stage.factors()) != before);
        QVERIFY(imageOf(stage.rings()) != rings);
        QVERIFY(stage.bench.readingLine().reading().focus.pair == 6);
    }

    void aHiddenPictureIsNeitherPaintedNorListed()
    {
        Stage stage;
        const auto painted = [&] {
            QImage image(stage.bench.size(), QImage::Format_RGB32);
            QPainter painter(&image);
            stage.bench.paintWhole(painter, stage.bench.look());
            return image.copy(stage.rings().geometry());
        };
        const QImage shown = painted();
        QCOMPARE(stage.bench.pictures().size(), std::size_t {4});
        stage.rings().hide();
        QCOMPARE(stage.bench.pictures().size(), std::size_t {3});
        QImage empty(shown.size(), QImage::Format_RGB32);
        empty.fill(lightPalette().ground);
        QVERIFY(shown != empty);
        QVERIFY(painted() == empty);
    }
};

LAB_WIDGET_TESTS(TestContextBench)
#include "tst_context_bench.moc"
