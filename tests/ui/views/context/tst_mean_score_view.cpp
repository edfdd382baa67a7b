#include "core/frames/context/mean_score_frame.h"
#include "ui/views/context/mean_score_view.h"

namespace lab::ui {

static void showState(MeanScoreView& view, const LabState& state)
{
    const int pairs = state.rotations.width / 2;
    view.setPair(state.rotations.pair, pairs);
    view.setFrame(meanScoreFrame(state, view.spaceFor(pairs), view.frame()));
}

} // namespace lab::ui

#include "tests/qt_test.h"
#include "tests/ui/views/context/context_stage.h"

#include <QPainter>

using namespace lab;
using namespace lab::ui;

namespace {

LabState startOf(VectorSource source, ScalingMethod method = ScalingMethod::Yarn, int width = 32)
{
    LabState state = baseState(method);
    state.rotations.width = width;
    state.rotations.source = source;
    return state;
}

struct MeanScoreStage : ViewStage<MeanScoreView> {
    explicit MeanScoreStage(
        const LabState& start = startOf(VectorSource::Equal), QSize size = {420, 280})
        : ViewStage(size, start)
    {
    }
    QPointF handle(std::int64_t length) const
    {
        const Plot& plot = view.plot();
        return {plot.x.pixel(static_cast<double>(length)),
            plot.handle("context.target_length")->place.y()};
    }
    QPointF inPlot(double distance, double score) const { return view.plot().at(distance, score); }
};

bool isNear(QColor a, QColor b, int by)
{
    return std::abs(a.red() - b.red()) <= by && std::abs(a.green() - b.green()) <= by
        && std::abs(a.blue() - b.blue()) <= by;
}

} // namespace

class TestMeanScoreView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void narrowAndWidePicturesNameTheVectorsAlike()
    {
        const auto wordsAt = [](VectorSource source, QSize size) {
            const MeanScoreStage stage(startOf(source), size);
            QStringList words;
            for (const Layer& layer : stage.view.plot().layers)
                if (const Label* label = std::get_if<Label>(&layer))
                    words += label->text;
            return words;
        };
        for (const QSize size : {QSize(290, 230), QSize(420, 280), QSize(1200, 600)})
            QCOMPARE(
                wordsAt(VectorSource::Own, size).filter(QStringLiteral("your own vectors")).size(),
                1);
    }

    void draggingTheTargetKeepsTheTrainingLength()
    {
        MeanScoreStage stage;
        const LabState start = stage.state();
        const QPointF from = stage.handle(32768);
        const QPointF to(stage.handle(131072).x() + 0.4, from.y());
        stage.drag(from, to);
        QCOMPARE(stage.state().position.targetLength, std::int64_t {131072}); // a power of two
        QCOMPARE(stage.state().position.trainingLength, std::int64_t {4096});
        QCOMPARE(stage.state().rotations.scaling.factor, 32.0);
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        stage.store.undo();
        QVERIFY(stage.state() == start);
    }

    void theTrainingLineCanBeDraggedAnywhere()
    {
        MeanScoreStage stage;
        const QPointF from(stage.handle(4096).x(), stage.view.plot().ground.center().y());
        const QPointF to(stage.inPlot(700, 0).x(), from.y());
        stage.drag(from, to);
        const std::int64_t length = stage.state().position.trainingLength;
        QVERIFY(std::abs(stage.handle(length).x() - to.x()) <= 2.5);
    }

    void aPressWithoutAMoveChangesNothing()
    {
        MeanScoreStage stage;
        stage.click(stage.handle(4096));
        stage.click(stage.inPlot(60, 0.8));
        QCOMPARE(stage.edits, 0);
    }

    void thePeakFollowsThePointerUpToTheTarget()
    {
        MeanScoreStage stage(startOf(VectorSource::Adversarial));
        const QPointF from = stage.inPlot(1000, 1);
        const QPointF free = stage.inPlot(150, 0.7);
        stage.press(from);
        stage.move(from, free);
        const std::int64_t peak = stage.state().rotations.peakDistance;
        QVERIFY(std::abs(stage.inPlot(static_cast<double>(peak), 0).x() - free.x()) <= 2.5);
        QVERIFY(stage.view.frame().peak->score > 1 - 1e-12);
        const QPointF atTarget(stage.handle(32768).x() + 3, from.y());
        QCOMPARE(*stage.pointed.distance, peak);
        QCOMPARE(stage.pointed.covered, std::int64_t {1});
        stage.move(free, atTarget);
        stage.release(atTarget);
        QCOMPARE(stage.state().rotations.peakDistance, std::int64_t {32768});
        QCOMPARE(stage.gestures.size(), std::size_t {1});
        // Within reach of both handles, the nearer one is grabbed.
        const Plot plot = stage.view.plot();
        for (const std::string_view key : {"context.target_length", "rope.peak_distance"}) {
            const QPointF place = plot.handle(key)->place;
            const QPointF middle(place.x(), (stage.handle(32768).y() + stage.inPlot(1, 1).y()) / 2);
            const auto hit = plot.hit(place + 0.4 * (middle - place), stage.view.look());
            QVERIFY(hit && plot.handles[*hit].key == key);
        }
    }

    void hoverNamesTheColumnsDistances()
    {
        MeanScoreStage stage;
        stage.hover(stage.inPlot(200'000, 0.7));
        QVERIFY(stage.pointed.picture == Picture::ContextMeanScore);
        const std::int64_t first = *stage.pointed.distance;
        QVERIFY(first <= 200'000 && 200'000 < first + stage.pointed.covered);
        QVERIFY(stage.pointed.covered > 1000);
        stage.hover(stage.inPlot(2.02, 0.7));
        QCOMPARE(*stage.pointed.distance, std::int64_t {2});
        QCOMPARE(stage.pointed.covered, std::int64_t {1});
        stage.hover({5, 5});
        QVERIFY(!stage.pointed.distance);
    }

    void theArrowsSelectAPair()
    {
        MeanScoreStage stage;
        const int before = stage.state().rotations.pair;
        QTest::keyClick(&stage.view, Qt::Key_Right);
        QCOMPARE(stage.state().rotations.pair, before + 1);
        QCOMPARE(stage.view.accessibleName(), QStringLiteral("Mean score"));
    }

    void theTableHasAllExtremesAtOnce()
    {
        MeanScoreStage stage(startOf(VectorSource::Equal, ScalingMethod::None, 4));
        QVERIFY(!isExplored(stage.view.frame()));
        const NumberTable table = stage.view.numbers();
        QCOMPARE(table.header.size(), std::size_t {5});
        for (const std::vector<double>& row : table.rows) {
            QVERIFY(row[3] <= row[2] + 1e-12);
            QVERIFY(row[2] <= row[4] + 1e-12);
        }
        const std::vector<double>& last = table.rows.back();
        QCOMPARE(last[0] + last[1] - 1, 1e7);
    }

    void exportsHaveTheWholeBand()
    {
        MeanScoreStage stage(startOf(VectorSource::Equal, ScalingMethod::None, 4));
        const QPointF place = stage.inPlot(5e6, 0.6); // inside the band of two pairs
        const QColor ground = stage.view.look().palette.ground;
        QCOMPARE(stage.colorAt(place), ground); // the search on screen has not reached this point
        QImage page(stage.view.size(), QImage::Format_RGB32);
        page.fill(ground);
        QPainter painter(&page);
        stage.view.paint(painter, page.rect(), stage.view.look());
        painter.end();
        QVERIFY(page.pixelColor(place.toPoint()) != ground);
    }

    void bothLinesAndTheLengthsHaveTheirColours()
    {
        MeanScoreStage stage;
        const Palette& palette = stage.view.look().palette;
        const double level = stage.view.plot().ground.top() + 8;
        QVERIFY(isNear(stage.colorAt({stage.handle(4096).x(), level}), palette.seen, 90));
        QVERIFY(isNear(stage.colorAt({stage.handle(32768).x(), level}), palette.unseen, 90));
        const MeanScoreFrame& frame = stage.view.frame();
        const std::size_t k = runAt(frame, 1200);
        const double place = std::sqrt(static_cast<double>(frame.runs[k].first)
            * static_cast<double>(frame.runs[k].first + frame.runs[k].count - 1));
        QVERIFY(isNear(
            stage.colorAt(stage.inPlot(place, frame.chosen.mean[k])), palette.series[0], 110));
    }

    void theBoundIsShownOnRequest()
    {
        LabState state = startOf(VectorSource::Equal);
        MeanScoreStage stage(state);
        const double before = stage.view.plot().y.highest();
        stage.store.dispatch(SetParameter {"base.decay_bound", true});
        showState(stage.view, stage.state());
        QVERIFY(stage.view.plot().y.highest() > before + 5);
        const auto& bound = stage.view.frame().bounds[6];
        QVERIFY(
            isNear(stage.colorAt(stage.inPlot(static_cast<double>(bound.distance), bound.bound)),
                stage.view.look().palette.notes, 60));
    }

    void nothingLeavesThePlotAtTheSmallestSize()
    {
        for (const QSize size : {QSize(284, 208), QSize(1400, 800)}) {
            for (const std::int64_t target : {1, 4096, 10'000'000}) {
                LabState state = startOf(VectorSource::Adversarial);
                state.position.targetLength = target;
                MeanScoreStage stage(state, size);
                const QRectF plot = stage.view.plot().ground;
                QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(plot));
                QVERIFY(plot.height() > 90);
                QVERIFY(!stage.image().isNull());
            }
        }
    }
};

LAB_WIDGET_TESTS(TestMeanScoreView)
#include "tst_mean_score_view.moc"
