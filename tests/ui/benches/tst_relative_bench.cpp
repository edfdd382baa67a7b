#include "core/figures/relative/relative_figures.h"
#include "core/frames/relative/relative_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/drawing_view.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/drawing/qt_texts.h"

#include <algorithm>

using namespace lab;
using namespace lab::ui;

namespace {

LabState relativeStart(const char* encoding)
{
    LabState state;
    state.bench = BenchId::Relative;
    state.position.query = 8;
    state.position.key = 1;
    return applied(clamped(state), SetParameter {"relative.encoding", std::string(encoding)});
}

struct RelativeStage : StageOf<relativePage> {
    explicit RelativeStage(const char* encoding = "transformer_xl", QSize size = usualSize)
        : BenchStage(relativeStart(encoding), size)
    {
    }
    RelativeFrame frame() const { return relativeFrame(store.state()); }
    const drawing::Drawing& drawn(Picture which) const
    {
        return dynamic_cast<const DrawingView&>(picture(which)).drawn();
    }
    QPointF place(Picture which, std::string_view key, int id = 0, bool isMirrored = false) const
    {
        for (const drawing::Handle& handle : drawn(which).handles)
            if (handle.key == key && handle.which == id && handle.isMirrored == isMirrored)
                return qt(handle.place);
        qFatal("the picture has no such handle");
    }
    double cell() const ///< pixels of a word in the sum
    {
        return drawn(Picture::RelativeScore).zones[0].box.width / frame().count();
    }
};

} // namespace

class TestRelativeBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyParameterOfThePanelExists()
    {
        for (const char* encoding : {"shaw", "transformer_xl", "deberta"}) {
            const RelativeStage stage(encoding);
            for (const std::string_view key : stage.bench.panelParameters())
                QVERIFY2(parameterNamed(key), std::string(key).c_str());
        }
    }

    void aTrainedTableNeedsNoProjections()
    {
        RelativeStage stage("deberta");
        const auto hasProjections = [&] {
            return std::ranges::count(stage.bench.panelParameters(), "deberta.projections") == 1;
        };
        QVERIFY(hasProjections());
        stage.set("deberta.table", std::string("back"));
        QVERIFY(!hasProjections());
        QVERIFY(stage.bench.sentence().contains(QStringLiteral("L = 32, seed 0")));
        stage.set("deberta.heads", std::int64_t {2});
        QVERIFY(hasProjections());
    }

    void thePicturesFitAndDoNotOverlap_data() { addScreens(); }

    void thePicturesFitAndDoNotOverlap()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        for (const char* encoding : {"shaw", "transformer_xl", "deberta"}) {
            RelativeStage stage(encoding, size);
            Look look = stage.bench.look();
            look.scale = scale;
            stage.bench.setLook(look);
            if (scale > 1)
                stage.bench.setAudience(Audience::Presentation);
            QVERIFY(picturesKeepApart(stage.bench));
            for (const Picture one : {Picture::RelativeScore, Picture::RelativeTerms})
                for (const drawing::Zone& zone : stage.drawn(one).zones)
                    QVERIFY(QRectF(stage.picture(one).rect()).contains(qt(zone.box)));
        }
    }

    void aTickRemovesATermFromTheSum()
    {
        RelativeStage stage;
        const LabState start = stage.store.state();
        const double before = stage.frame().sum.at(8, 1);
        const double term = stage.frame().term(RelativeTerm::GlobalContent)->map.at(8, 1);
        PictureView& view = stage.picture(Picture::RelativeTerms);
        const QPointF tick = stage.place(
            Picture::RelativeTerms, "relative.term", static_cast<int>(RelativeTerm::GlobalContent));
        drag(view, tick, tick);
        QVERIFY(qAbs(stage.frame().sum.at(8, 1) - (before - term)) < 1e-12);
        stage.undoOnce(start);
    }

    void queryKeyAndValueAreDragged()
    {
        constexpr Picture which = Picture::RelativeScore;
        RelativeStage stage;
        const LabState start = stage.store.state();
        PictureView& view = stage.picture(which);
        const double cell = stage.cell();
        const QPointF query = stage.place(which, "position.query", -1);
        drag(view, query, query - QPointF(0, 3 * cell));
        QCOMPARE(stage.store.state().position.query, 5);
        stage.undoOnce(start);
        const QPointF key = stage.place(which, "position.key", -2);
        drag(view, key, key + QPointF(2 * cell, 0));
        QCOMPARE(stage.store.state().position.key, 3);
        stage.undoOnce(start);
        const RelativeFrame frame = stage.frame();
        const QPointF dot = stage.place(which, "relative.value", 2);
        drag(view, dot, dot - QPointF(0, 9));
        const double value = stage.store.state().relative.values.at(2);
        QVERIFY(value > frame.values[2]);
        QVERIFY(qAbs(stage.frame().output
                    - (frame.output + frame.weights[2] * (value - frame.values[2])))
            < 1e-12);
        stage.undoOnce(start);
        drag(view, query, query - QPointF(0, 3 * cell));
        drag(view, stage.place(which, "position.query", -1), query);
        QCOMPARE(stage.store.state().position.query, 8);
    }

    void aDragOverTheMapSelectsTheNearestCell()
    {
        RelativeStage stage;
        const LabState start = stage.store.state();
        PictureView& view = stage.picture(Picture::RelativeScore);
        const QRectF map = qt(stage.drawn(Picture::RelativeScore).zones[0].box);
        drag(view, map.center(), map.topLeft() + QPointF(2.5 * stage.cell(), -9));
        QCOMPARE(stage.store.state().position.query, 0);
        QCOMPARE(stage.store.state().position.key, 2);
        stage.undoOnce(start);
    }

    void aCellOfATermSelectsQueryAndKey()
    {
        RelativeStage stage("deberta");
        const LabState start = stage.store.state();
        PictureView& view = stage.picture(Picture::RelativeTerms);
        const auto& zones = stage.drawn(Picture::RelativeTerms).zones;
        const QRectF map = qt(zones[2].box); // after the check box of the first term
        const double cell = map.width() / stage.frame().count();
        const QPointF at = map.topLeft() + QPointF(6.5 * cell, 2.5 * cell);
        hover(view, at);
        QVERIFY(stage.bench.readingLine().reading().subject == Reading::Subject::RelativeTerm);
        drag(view, at, at);
        QCOMPARE(stage.store.state().position.query, 2);
        QCOMPARE(stage.store.state().position.key, 6);
        stage.undoOnce(start);
        drag(view, at, at + QPointF(0, 2 * cell)); // to other cells, but not beyond the map
        QCOMPARE(stage.store.state().position.query, 4);
        stage.undoOnce(start);
        drag(view, at, {at.x(), map.top() - 3}, 1);
        QCOMPARE(stage.store.state().position.query, 2);
    }

    void bothEdgesSetTheSameValue()
    {
        constexpr Picture which = Picture::RelativeRows;
        for (const bool isMirrored : {true, false}) {
            RelativeStage stage("shaw");
            const LabState start = stage.store.state();
            PictureView& view = stage.picture(which);
            const QPointF at = stage.place(which, "shaw.clip", 0, isMirrored);
            const QPointF zero((at + stage.place(which, "shaw.clip", 0, !isMirrored)) / 2);
            drag(view, at, at + (at - zero));
            QVERIFY(
                stage.store.state().schemes.shaw.encoding.clip > start.schemes.shaw.encoding.clip);
            stage.undoOnce(start);
            drag(view, at, zero);
            QCOMPARE(stage.store.state().schemes.shaw.encoding.clip, 0);
        }
        RelativeStage stage("deberta");
        PictureView& strip = stage.picture(which);
        const QPointF edge = stage.place(which, "deberta.buckets");
        drag(strip, edge, edge + QPointF(2000, 0));
        const Deberta& encoding = stage.store.state().schemes.deberta.encoding;
        QVERIFY(encoding.buckets / 2 + 2 <= encoding.maxDistance); // the drag is limited here
        const QPointF last = stage.place(which, "deberta.max_distance", 1);
        drag(strip, last, edge);
        QVERIFY(encoding.maxDistance >= encoding.buckets / 2 + 2);
    }

    void theShiftCanBeDraggedAndPlayed()
    {
        constexpr Picture which = Picture::RelativeShift;
        RelativeStage stage;
        PictureView& view = stage.picture(which);
        const QPointF knob = stage.place(which, "relative.shifted");
        drag(view, knob, knob + QPointF(view.width(), 0));
        QCOMPARE(stage.store.state().relative.shifted, 32);
        const QPointF button = qt(stage.drawn(which).playback->button.centre());
        drag(view, button, button); // plays from the beginning
        QTRY_VERIFY(
            stage.store.state().relative.shifted > 1 && stage.store.state().relative.shifted < 32);
        const QImage playing = imageOf(view);
        drag(view, button, button);
        QVERIFY(imageOf(view) != playing);
        const QRectF byKey = qt(stage.drawn(which).zones.back().box);
        hover(view, byKey.topLeft() + QPointF(5.5 * byKey.width() / 8, 1));
        QCOMPARE(stage.bench.look().focus.cell, 5);
    }

    void spacePlaysTheShift()
    {
        RelativeStage stage;
        PictureView& view = stage.picture(Picture::RelativeShift);
        const int before = stage.store.state().relative.shifted;
        QTest::keyClick(&view, Qt::Key_Space);
        QTRY_VERIFY(stage.store.state().relative.shifted > before);
        QTest::keyClick(&view, Qt::Key_Space);
        const int after = stage.store.state().relative.shifted;
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(stage.store.state().relative.shifted, after - 1);
    }

    void aLockedHandleCannotBeDragged()
    {
        RelativeStage stage;
        PictureView& view = stage.picture(Picture::RelativeScore);
        const LabState start = stage.store.state();
        view.setLocked({"position.query"});
        const QPointF query = stage.place(Picture::RelativeScore, "position.query", -1);
        drag(view, query, query - QPointF(0, 3 * stage.cell()));
        QVERIFY(stage.store.state() == start);
        QCOMPARE(view.cursor().shape(), Qt::ArrowCursor);
    }

    void theDifferenceReplacesTheMaps()
    {
        RelativeStage stage("deberta");
        stage.store.dispatch(PinState {});
        stage.set("deberta.variant", std::string("published_equation"));
        const QImage both = imageOf(stage.picture(Picture::RelativeScore));
        stage.bench.setComparison(Comparison::Difference);
        QVERIFY(imageOf(stage.picture(Picture::RelativeScore)) != both);
        QVERIFY(imageOf(stage.picture(Picture::RelativeTerms)) != both);
        stage.set("relative.words", std::string("two words"));
        for (const Picture one : {Picture::RelativeScore, Picture::RelativeTerms})
            QVERIFY(!imageOf(stage.picture(one)).isNull());
    }

    void hoverRepaintsOnlyPicturesThatShowIt()
    {
        RelativeStage stage;
        PictureView& shift = stage.picture(Picture::RelativeShift);
        const QImage before = imageOf(shift);
        hover(stage.picture(Picture::RelativeScore),
            qt(stage.drawn(Picture::RelativeScore).zones[0].box.centre()));
        QVERIFY(imageOf(shift) == before);
        QVERIFY(stage.bench.readingLine().reading().subject == Reading::Subject::RelativeCell);
    }
};

LAB_WIDGET_TESTS(TestRelativeBench)
#include "tst_relative_bench.moc"
