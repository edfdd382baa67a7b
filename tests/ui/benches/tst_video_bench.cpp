#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"
#include "core/frames/grids/grids_frames.h"
#include "core/frames/grids/video_frame.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/drawing_view.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/drawing/qt_texts.h"

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

struct VideoStage : StageOf<gridsPage> {
    explicit VideoStage(QSize size = usualSize)
        : BenchStage(videoStart(), size)
    {
    }
    VideoFrame frame() const { return videoFrame(store.state()); }
    PictureView& view(Picture which) const { return picture(which); }
    /// The place of a token in the stills that are shown.
    std::optional<QPointF> cellOf(std::int64_t token) const
    {
        for (const drawing::Zone& zone : drawn(Picture::GridsStills).zones)
            if (const drawing::CellField still = cellsOf(zone); still.holds(token))
                return qt(still.cell(token).centre());
        return std::nullopt;
    }
    std::size_t stills() const { return drawn(Picture::GridsStills).zones.size(); }
    /// The sentence in the place of the stills.
    std::string complaint() const
    {
        const auto& marks = drawn(Picture::GridsStills).layers.front().marks;
        const auto* text = std::get_if<drawing::Text>(&marks.back());
        return text && text->role == drawing::TextRole::Body ? text->said.text : std::string();
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
            QVERIFY(stage.stills() > 0);
            for (const drawing::Mark& mark : stage.drawn(Picture::GridsStills).layers[0].marks) {
                const auto* map = std::get_if<drawing::Raster>(&mark);
                const auto* bar = std::get_if<drawing::ColorBar>(&mark);
                if (map || bar)
                    QVERIFY(area.contains(qt(map ? map->box : bar->box)));
            }
            const QRectF whole = stage.view(Picture::GridsBox).rect();
            for (const std::int64_t side : {1, 8, 64}) {
                stage.set("multimodal_rotary.video_rows", side);
                stage.set("multimodal_rotary.video_columns", 65 - side);
                for (const drawing::Mark& mark : stage.drawn(Picture::GridsBox).layers[0].marks)
                    if (const auto* sheet = std::get_if<drawing::Path>(&mark))
                        for (const drawing::Point& corner : sheet->points)
                            QVERIFY(whole.contains(qt(corner)));
            }
        }
    }

    void theQueryCanBeDraggedToAnotherFrame()
    {
        VideoStage stage;
        const LabState start = stage.store.state();
        const QPointF from = *stage.cellOf(95);
        const QPointF ofKey = *stage.cellOf(179);
        const std::int64_t to = stage.frame().stills[3].firstToken + 6 * 8 + 2;
        drag(stage.view(Picture::GridsStills), from, *stage.cellOf(to));
        QCOMPARE(stage.query(), to);
        QCOMPARE(stage.key(), 179);
        stage.undoOnce(start);
        drag(stage.view(Picture::GridsStills), ofKey, from);
        QCOMPARE(stage.key(), 95);
        stage.undoOnce(start);
    }

    void aPressBesideTheHandlesMovesTheQueryThere()
    {
        VideoStage stage;
        const LabState start = stage.store.state();
        const std::int64_t first = stage.frame().stills[0].firstToken;
        const QPointF there = *stage.cellOf(first);
        drag(stage.view(Picture::GridsStills), there, there, 1);
        QCOMPARE(stage.query(), first);
        stage.undoOnce(start);
    }

    void theSequenceLinesCanBeDragged()
    {
        VideoStage stage;
        const LabState start = stage.store.state();
        const drawing::Zone ground = stage.drawn(Picture::GridsSequence).zones.front();
        const auto pixel = [&](double token) {
            return QPointF(ground.axis.pixel(token), ground.box.centre().y);
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
        const auto dragBy = [&](const char* key, int steps) {
            const drawing::Handle handle = handleIn(view, key);
            const double along = steps * handle.axis.pixelsPerUnit();
            const QPointF by = handle.along == drawing::Handle::Along::X
                ? QPointF(along, along * handle.slope)
                : QPointF(0, along);
            drag(view, qt(handle.place), qt(handle.place) + by);
        };
        dragBy("multimodal_rotary.video_frames", -2);
        QCOMPARE(stage.scheme().videoFrames, 2);
        stage.undoOnce(start);
        dragBy("multimodal_rotary.video_rows", -3);
        QCOMPARE(stage.scheme().videoRows, 5);
        stage.undoOnce(start);
        dragBy("multimodal_rotary.video_columns", -6);
        QCOMPARE(stage.scheme().videoColumns, 2);
        stage.undoOnce(start);
        dragBy("multimodal_rotary.video_columns", -20);
        QCOMPARE(stage.scheme().videoColumns, 1); // the minimum is one
        stage.undoOnce(start);
        dragBy("multimodal_rotary.video_frames", -9);
        QCOMPARE(stage.scheme().videoFrames, 0);
        QVERIFY(stage.view(Picture::GridsStills).handles().empty());
        QCOMPARE(view.handles().size(), std::size_t {1});
        dragBy("multimodal_rotary.video_frames", 1); // back from no frames
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
        QVERIFY(stage.stills() < 60);
        QVERIFY(stage.cellOf(last));
        QVERIFY(!stage.cellOf(5));
    }

    void anUndrawableVideoIsExplained()
    {
        VideoStage stage;
        stage.set("multimodal_rotary.video_frames", std::int64_t {256});
        QVERIFY(stage.complaint().find("tokens; at most 4") != std::string::npos);
        QVERIFY(stage.view(Picture::GridsStills).handles().empty());
        QVERIFY(stage.view(Picture::GridsSequence).handles().empty());
        stage.set("multimodal_rotary.video_frames", std::int64_t {0});
        QVERIFY(stage.complaint().starts_with("Nothing to draw"));
        QVERIFY(!stage.view(Picture::GridsSequence).handles().empty());
        stage.set("multimodal_rotary.image_rows", std::int64_t {3});
        QVERIFY(stage.complaint().empty());
        QCOMPARE(stage.stills(), std::size_t {1});
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
