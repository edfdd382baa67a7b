#include "core/frames/base/base_frames.h"
#include "ui/views/base/pair_factors_view.h"

namespace lab::ui {

static void showState(PairFactorsView& view, const LabState& state)
{
    view.setFrame(factorsFrame(state));
    view.setPair(state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

#include "tests/ui/views/base/base_stage.h"
#include "ui/paint/base/base_words.h"

#include <QTest>

#include <algorithm>

using namespace lab;
using namespace lab::ui;

namespace {

struct FactorsStage : Stage<PairFactorsView> {
    explicit FactorsStage(const LabState& start = baseState(), QSize size = {420, 460})
        : Stage(size, start)
    {
    }
    FactorPlaces places() const { return {view.rect(), view.frame(), view.look()}; }
    QPointF entry(ScalingMethod method) const
    {
        const auto& lines = view.frame().lines;
        const auto found = std::ranges::find(lines, method, &FactorsFrame::Line::method);
        return places().entries[static_cast<std::size_t>(found - lines.begin())].center();
    }
};

} // namespace

class TestPairFactorsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickInTheListChoosesTheMethod()
    {
        FactorsStage stage;
        for (const auto method : {ScalingMethod::Yarn, ScalingMethod::Llama3, ScalingMethod::None,
                 ScalingMethod::ProportionalRope}) {
            stage.click(stage.entry(method));
            QCOMPARE(stage.state().rotations.scaling.method, method);
        }
        QCOMPARE(stage.gestures.size(), std::size_t {4});
        stage.store.undo();
        QCOMPARE(stage.state().rotations.scaling.method, ScalingMethod::None);
    }

    void aClickInThePlotSelectsThePair()
    {
        FactorsStage stage;
        const FactorPlaces places = stage.places();
        stage.click({places.pair.pixel(41), places.plot.center().y()});
        QCOMPARE(stage.state().rotations.pair, 41);
        QCOMPARE(stage.pointed.pair, std::optional(41));
        QVERIFY(stage.pointed.picture == Picture::BaseFactors);
    }

    void theChosenMethodIsDrawnStrong()
    {
        FactorsStage stage(baseState(ScalingMethod::Yarn));
        const FactorPlaces places = stage.places();
        const QPointF last(places.pair.pixel(60), places.levelOf(8));
        QCOMPARE(stage.colorAt(last), methodStyle(ScalingMethod::Yarn, lightPalette()).line);
    }

    void theListAndThePlotNeverOverlap()
    {
        for (const QSize size : {QSize(280, 424), QSize(420, 460), QSize(900, 900)}) {
            LabState state = baseState(ScalingMethod::LongRope);
            FactorsStage stage(state, size);
            const FactorPlaces places = stage.places();
            for (const QRectF& entry : places.entries) {
                QVERIFY(entry.top() >= places.plot.bottom());
                QVERIFY(QRectF(stage.view.rect()).adjusted(-1, -1, 1, 1).contains(entry));
            }
            QVERIFY(places.plot.height() > 100);
        }
    }

    void everyFactorIsInsideThePlot()
    {
        LabState state = baseState(ScalingMethod::LongRope);
        state.rotations.scaling.longFactors.assign(64, 0.001);
        state.rotations.scaling.longFactors.back() = 5e5;
        state.rotations.scaling.adjustedBase = 1e12;
        FactorsStage stage(state);
        const FactorPlaces places = stage.places();
        for (const FactorsFrame::Line& line : stage.view.frame().lines)
            for (const double factor : line.factors)
                if (std::isfinite(factor)) {
                    QVERIFY(places.levelOf(factor) >= places.plot.top());
                    QVERIFY(places.levelOf(factor) <= places.plot.bottom());
                }
        QVERIFY(places.ticks.size() <= 12);
    }

    void noRotatedPairIsNoTrouble()
    {
        LabState state = baseState();
        state.rotations.rotatedShare = 0;
        FactorsStage stage(state);
        stage.hover({200, 150});
        stage.click({200, 150});
        QVERIFY(!stage.image().isNull());
        QVERIFY(stage.view.numbers().rows.empty());
    }
};

QTEST_MAIN(TestPairFactorsView)
#include "tst_pair_factors_view.moc"
