#include "core/frames/grids/video_frame.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/benches/grids_bench.h"
#include "ui/drawing/drawing_view.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/grids/sequence_plot.h"
#include "ui/paint/grids/video_box.h"
#include "ui/paint/grids/video_stills.h"

#include <QAccessible>

#include <algorithm>

using namespace lab;
using namespace lab::ui;
using namespace std::string_literals;

namespace {

LabState videoStart()
{
    LabState state;
    state.bench = BenchId::Grids;
    state.position.query = 95;
    state.position.key = 179;
    return applied(clamped(state), SetParameter {"grids.picture", "video"s});
}

struct VideoStage : BenchStage<GridsBench> {
    explicit VideoStage(QSize size = usualSize)
        : BenchStage(videoStart(), size)
    {
    }
    VideoFrame frame() const { return videoFrame(store.state()); }
    PictureView& view(Picture which) const { return picture(which); }
    StillsLayout stills() const
    {
        return StillsLayout(view(Picture::GridsStills).rect(), frame(), bench.look());
    }
    Plot sequence() const
    {
        return sequencePlot(view(Picture::GridsSequence).rect(), frame(), {}, bench.look());
    }
    BoxLayout box() const
    {
        return BoxLayout(view(Picture::GridsBox).rect(), frame(), {}, bench.look());
    }
    const drawing::Drawing& drawn(Picture which) const
    {
        return dynamic_cast<const DrawingView&>(picture(which)).drawn();
    }
    const MultimodalScheme& scheme() const { return store.state().schemes.multimodal; }
    std::int64_t query() const { return store.state().position.query; }
    std::int64_t key() const { return store.state().position.key; }
};

} // namespace

class TestVideoBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePicturesFitOnEveryScreen_data() { addScreens(); }
    void thePicturesFitOnEveryScreen()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        for (const std::int64_t frames : {1, 4, 60}) {
            VideoStage stage(size);
            stage.set("multimodal_rotary.video_frames", frames);
            Look look = stage.bench.look();
            look.scale = scale;
            stage.bench.setLook(look);
            if (scale > 1)
                stage.bench.setAudience(Audience::Presentation);
            QVERIFY(picturesKeepApart(stage.bench));
            const QRectF area = stage.view(Picture::GridsStills).rect();
            const StillsLayout stills = stage.stills();
            QVERIFY(!stills.places.empty());
            for (const StillsLayout::Place& place : stills.places)
                QVERIFY(area.contains(place.patches.area));
            QVERIFY(stills.colours.isEmpty() || area.contains(stills.colours));
            const QRectF whole = stage.view(Picture::GridsBox).rect();
            for (const std::int64_t side : {1, 8, 64}) {
                stage.set("multimodal_rotary.video_rows", side);
                stage.set("multimodal_rotary.video_columns", 65 - side);
                const BoxLayout box = stage.box();
                QVERIFY(whole.contains(box.framesHandle) && whole.contains(box.rowsHandle)
                    && whole.contains(box.columnsHandle));
                QVERIFY(whole.contains(
                    box.at(box.shape.frames - 1, box.shape.rows, box.shape.columns)));
            }
        }
    }

    void theQueryCanBeDraggedToAnotherFrame()
    {
        VideoStage stage;
        const LabState start = stage.store.state();
        const StillsLayout stills = stage.stills();
        const QPointF from = stills.cellOf(95, stage.frame())->center();
        const QPointF to = stills.places[3].patches.cell({0, 6, 2}).center();
        drag(stage.view(Picture::GridsStills), from, to);
        QCOMPARE(stage.query(), stage.frame().stills[3].firstToken + 6 * 8 + 2);
        QCOMPARE(stage.key(), 179);
        stage.undoOnce(start);
        drag(stage.view(Picture::GridsStills), stills.cellOf(179, stage.frame())->center(), from);
        QCOMPARE(stage.key(), 95);
        stage.undoOnce(start);
    }

    void aPressBesideTheHandlesMovesTheQueryThere()
    {
        VideoStage stage;
        const LabState start = stage.store.state();
        const QPointF there = stage.stills().places[0].patches.cell({0, 0, 0}).center();
        drag(stage.view(Picture::GridsStills), there, there, 1);
        QCOMPARE(stage.query(), stage.frame().stills[0].firstToken);
        stage.undoOnce(start);
    }

    void theSequenceLinesCanBeDragged()
    {
        VideoStage stage;
        const LabState start = stage.store.state();
        const Plot plot = stage.sequence();
        const auto pixel = [&](double token) {
            return QPointF(plot.x.pixel(token), plot.ground.center().y());
        };
        drag(stage.view(Picture::GridsSequence), pixel(95), pixel(2));
        QCOMPARE(stage.query(), 2); // a word
        stage.undoOnce(start);
        drag(stage.view(Picture::GridsSequence), pixel(179), pixel(250));
        QCOMPARE(stage.key(), 250);
        stage.undoOnce(start);
    }

    void theBoxEdgesCanBeDragged()
    {
        VideoStage stage;
        const LabState start = stage.store.state();
        PictureView& view = stage.view(Picture::GridsBox);
        const BoxLayout box = stage.box();
        drag(view, box.framesHandle, box.framesHandle - 2 * box.frame);
        QCOMPARE(stage.scheme().videoFrames, 2);
        stage.undoOnce(start);
        drag(view, box.rowsHandle, box.rowsHandle - 3 * box.row);
        QCOMPARE(stage.scheme().videoRows, 5);
        stage.undoOnce(start);
        drag(view, box.columnsHandle, box.columnsHandle - 6 * box.column);
        QCOMPARE(stage.scheme().videoColumns, 2);
        stage.undoOnce(start);
        drag(view, box.columnsHandle, box.columnsHandle - 20 * box.column);
        QCOMPARE(stage.scheme().videoColumns, 1); // the minimum is one
        stage.undoOnce(start);
        drag(view, box.framesHandle, box.framesHandle - 9 * box.frame);
        QCOMPARE(stage.scheme().videoFrames, 0);
        QVERIFY(stage.view(Picture::GridsStills).handles().empty());
        QCOMPARE(stage.view(Picture::GridsBox).handles().size(), std::size_t {1});
        const BoxLayout none = stage.box(); // the video can be dragged back from no frames
        drag(view, none.framesHandle, none.framesHandle + none.frame);
        QCOMPARE(stage.scheme().videoFrames, 1);
    }

    void draggingSectionEndsKeepsTheirSum()
    {
        for (const char* layout : {"contiguous", "interleaved"}) {
            VideoStage stage;
            stage.set("multimodal_rotary.layout", std::string(layout));
            const LabState start = stage.store.state();
            PictureView& view = stage.view(Picture::GridsPairs);
            const drawing::Drawing strip = stage.drawn(Picture::GridsPairs);
            const int count = static_cast<int>(gridPairsFrame(start).parts.size());
            const double pair = strip.zones[0].box.width / count;
            const bool isByTurns = layout == "interleaved"s;
            for (std::size_t i = 0; i < 2; ++i) {
                const auto before = gridPairsFrame(start).sections.sections;
                const QPointF end = qt(strip.handles[i].place);
                for (const int by : {-9, -6, 3, -300, 300}) {
                    drag(view, end, end + QPointF(by * pair, 0));
                    const auto after = gridPairsFrame(stage.store.state()).sections.sections;
                    QCOMPARE(after[0] + after[1] + after[2], count);
                    QVERIFY(*std::ranges::min_element(after) >= 0);
                    // Contiguous sections share the change, interleaved ones take it from time.
                    const std::size_t grown = isByTurns ? i + 1 : i;
                    const std::size_t other = isByTurns ? 0 : i + 1;
                    const std::size_t still = 3 - grown - other;
                    QCOMPARE(after[still], before[still]);
                    if (by == -9 || by == -6)
                        QCOMPARE(after[grown] - before[grown], isByTurns ? by / 3 : by);
                    if (by == -300)
                        QCOMPARE(after[grown], 0);
                    if (by == 300)
                        QCOMPARE(after[grown], isByTurns ? 21 : before[grown] + before[other]);
                    while (stage.store.canUndo() && stage.store.state() != start)
                        stage.store.undo();
                }
            }
        }
    }

    void arrowKeysMoveTheQueryAndWithShiftTheKey()
    {
        VideoStage stage;
        PictureView& view = stage.view(Picture::GridsStills);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(stage.query(), 95 + 8);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(stage.query(), 95 + 7);
        QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.key(), 179 - 8);
        QTest::keyClick(&stage.view(Picture::GridsSequence), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(stage.key(), 179 - 7);
    }

    void ofManyFramesOnlyThoseAroundTheQueryAreShown()
    {
        VideoStage stage;
        stage.set("multimodal_rotary.video_frames", std::int64_t {60});
        const std::int64_t last = stage.frame().stills.back().firstToken;
        stage.set("position.query", last);
        QVERIFY(stage.stills().places.size() < 60);
        QVERIFY(stage.stills().cellOf(last, stage.frame()));
        QVERIFY(!stage.stills().cellOf(5, stage.frame()));
    }

    void anUndrawableVideoIsExplained()
    {
        VideoStage stage;
        stage.set("multimodal_rotary.video_frames", std::int64_t {256});
        QVERIFY(videoComplaint(stage.frame()).contains(QStringLiteral("16 908 tokens"))
            || videoComplaint(stage.frame()).contains(QStringLiteral("tokens; at most 4")));
        QVERIFY(stage.view(Picture::GridsStills).handles().empty());
        QVERIFY(stage.view(Picture::GridsSequence).handles().empty());
        stage.set("multimodal_rotary.video_frames", std::int64_t {0});
        QVERIFY(videoComplaint(stage.frame()).startsWith(QStringLiteral("Nothing to draw")));
        QVERIFY(!stage.view(Picture::GridsSequence).handles().empty());
        stage.set("multimodal_rotary.image_rows", std::int64_t {3});
        QVERIFY(videoComplaint(stage.frame()).isEmpty());
        QCOMPARE(stage.stills().places.size(), std::size_t {1});
    }

    void theStripFollowsTheSections()
    {
        VideoStage stage;
        const QString before = stage.view(Picture::GridsPairs).accessibleDescription();
        stage.set("multimodal_rotary.height_pairs", std::int64_t {4});
        QVERIFY(stage.view(Picture::GridsPairs).accessibleDescription() != before);
    }
};

LAB_WIDGET_TESTS(TestVideoBench)
#include "tst_video_bench.moc"
