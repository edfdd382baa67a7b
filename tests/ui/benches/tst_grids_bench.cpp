#include "core/drawing/numbers.h"
#include "core/figures/grids/grids_figures.h"
#include "core/frames/grids/grids_frames.h"
#include "core/frames/grids/video_frame.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/drawing_view.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"

#include <array>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LabState gridsStart(const char* encoding)
{
    LabState state;
    state.bench = BenchId::Grids;
    state.position.query = 74;
    state.position.key = 121;
    return applied(clamped(state), SetParameter {"grids.encoding", std::string(encoding)});
}

constexpr std::array everyEncoding {"sinusoidal", "flattened", "learned", "axial", "mixed"};

struct GridsStage : StageOf<gridsPage> {
    explicit GridsStage(const char* encoding = "axial", QSize size = usualSize)
        : BenchStage(gridsStart(encoding), size)
    {
    }
    GridsFrame frame() const { return gridsFrame(store.state()); }
    PictureView& view(Picture which) const { return picture(which); }
    /// A patch of the large map or of the image.
    QPointF patchOf(Picture which, int row, int column) const
    {
        return qt(drawn(which).handles[0].cells[0].cell(row, column).centre());
    }
    QPointF onMap(int row, int column) const { return patchOf(Picture::GridsMap, row, column); }
    const drawing::Drawing& drawn(Picture which) const
    {
        return dynamic_cast<const DrawingView&>(picture(which)).drawn();
    }
};

} // namespace

class TestGridsBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRulerIsForThePromptOnly()
    {
        GridsStage stage;
        QVERIFY(!stage.bench.hasRuler());
        QVERIFY(stage.bench.usesPositions()); // a series may step through them
        stage.set("grids.picture", std::string("video"));
        QVERIFY(stage.bench.hasRuler());
    }

    void theNamesOfTheSmallMapsDoNotTouch()
    {
        for (const int width : {896, 1000, 1232, 1400}) {
            const GridsStage stage("sinusoidal", QSize(width, 720));
            const std::vector<PaintedText> texts = textsIn(stage.view(Picture::GridsEncodings));
            for (const PaintedText& one : texts)
                for (const PaintedText& other : texts) {
                    const bool isBeside = other.words.front().isLetter() // not a part of a number
                        && std::abs(one.place.bottom() - other.place.bottom()) < 2
                        && other.place.left() > one.place.left();
                    if (isBeside)
                        QVERIFY2(other.place.left() - one.place.right() >= 5,
                            qPrintable(one.words + QStringLiteral(" | ") + other.words));
                }
        }
    }

    void aClickSoonAfterAnUndoneOneChoosesAgain()
    {
        GridsStage stage;
        PictureView& maps = stage.view(Picture::GridsEncodings);
        const QPointF first(40, 60);
        press(maps, first);
        release(maps, first);
        QCOMPARE(stage.store.state().grids.encoding, GridEncoding::Sinusoidal);
        stage.store.undo();
        sendMouse(maps, QEvent::MouseButtonDblClick, first, Qt::LeftButton);
        release(maps, first);
        QCOMPARE(stage.store.state().grids.encoding, GridEncoding::Sinusoidal);
    }

    void thePicturesFitOnEveryScreen_data() { addScreens(); }

    void thePicturesFitOnEveryScreen()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        for (const auto& [rows, columns] : {std::pair(14, 14), {4, 28}, {28, 4}, {28, 28}}) {
            GridsStage stage("axial", size);
            stage.set("grids.rows", std::int64_t {rows});
            stage.set("grids.columns", std::int64_t {columns});
            Look look = stage.bench.look();
            look.scale = scale;
            stage.bench.setLook(look);
            if (scale > 1)
                stage.bench.setAudience(Audience::Presentation);
            QVERIFY(picturesKeepApart(stage.bench));
            if (scale > 1) // the large picture has no neighbour
                continue;
            for (const Picture one : {Picture::GridsMap, Picture::GridsEncodings})
                for (const drawing::Layer& layer : stage.drawn(one).layers)
                    for (const drawing::Mark& mark : layer.marks) {
                        const auto* map = std::get_if<drawing::Raster>(&mark);
                        const auto* bar = std::get_if<drawing::ColorBar>(&mark);
                        if (map || bar)
                            QVERIFY(QRectF(stage.view(one).rect())
                                        .contains(qt(map ? map->box : bar->box)));
                    }
            const QRectF image = stage.view(Picture::GridsImage).rect();
            for (const drawing::Handle& handle : stage.drawn(Picture::GridsImage).handles)
                QVERIFY(image.contains(qt(handle.place)));
        }
    }

    void theTableGivesTheSignOfItsDifferences()
    {
        const GridsStage stage;
        QStringList words;
        for (const PaintedText& text : textsIn(stage.view(Picture::GridsImage)))
            words += text.words;
        QVERIFY(words.join(QString()).contains(u"n \u2212 m"_s));
        const Positions& now = stage.store.state().position;
        QCOMPARE(words.back(), qt(drawing::withSign(static_cast<double>(now.key - now.query), 0)));
    }

    void pairsWithoutAnAxisHaveNoTrainingColour()
    {
        GridsStage stage;
        stage.set("grids.encoding", std::string("flattened"));
        const QImage image = pageOf(stage.bench);
        const QRgb seen = stage.bench.look().palette.seen.rgb();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                QVERIFY(image.pixel(x, y) != seen);
    }

    void queryAndKeyAreDraggedInBothPictures()
    {
        GridsStage stage;
        const LabState start = stage.store.state();
        for (const bool isImage : {true, false}) {
            PictureView& view = stage.view(isImage ? Picture::GridsImage : Picture::GridsMap);
            const auto at = [&](int row, int column) {
                return stage.patchOf(view.picture(), row, column);
            };
            drag(view, at(5, 4), at(2, 11));
            QCOMPARE(stage.store.state().position.query, 2 * 14 + 11);
            stage.undoOnce(start);
            drag(view, at(8, 9), at(13, 13));
            QCOMPARE(stage.store.state().position.key, 195);
            stage.undoOnce(start);
        }
        drag(stage.view(Picture::GridsMap), stage.onMap(12, 1), stage.onMap(12, 2));
        QCOMPARE(stage.store.state().position.query, 12 * 14 + 2); // a press moves the query there
        stage.undoOnce(start);
    }

    void theImageAndItsPatchesAreDragged()
    {
        GridsStage stage;
        const LabState start = stage.store.state();
        PictureView& view = stage.view(Picture::GridsImage);
        const double patch = 16 * handleIn(view, "grids.patch").axis.pixelsPerUnit();
        const auto dragBy = [&](const char* key, QPointF by) {
            const QPointF from = qt(handleIn(view, key).place);
            drag(view, from, from + by);
        };
        dragBy("grids.image_width", {-4 * patch, 0});
        QVERIFY(stage.frame().shape == (GridShape {1, 14, 10}));
        stage.undoOnce(start);
        dragBy("grids.image_height", {0, -5 * patch});
        QVERIFY(stage.frame().shape == (GridShape {1, 9, 14}));
        stage.undoOnce(start);
        dragBy("grids.patch", {patch, 0});
        QCOMPARE(stage.store.state().grids.patch, 32);
        QVERIFY(stage.frame().shape == (GridShape {1, 7, 7}));
        stage.undoOnce(start);
    }

    void aClickSelectsASmallMap()
    {
        for (const char* encoding : everyEncoding) {
            GridsStage stage("axial");
            PictureView& view = stage.view(Picture::GridsEncodings);
            const auto choice = *wellFormed(*parameterNamed("grids.encoding"), encoding);
            for (std::size_t i = 0; i < gridEncodings.size(); ++i) {
                const QPointF map = qt(stage.drawn(Picture::GridsEncodings).zones[i].box.centre());
                stage.set("grids.encoding", choice);
                hover(view, map);
                const Reading& read = stage.bench.readingLine().reading();
                QVERIFY(read.focus.gridEncoding == gridEncodings[i]);
                drag(view, map, map);
                QVERIFY(stage.store.state().grids.encoding == gridEncodings[i]);
            }
        }
    }

    void keysMoveQueryAndKey()
    {
        GridsStage stage;
        PictureView& view = stage.view(Picture::GridsMap);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(stage.store.state().position.query, 60);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(stage.store.state().position.key, 122);
        stage.set("position.query", std::int64_t {13});
        QTest::keyClick(&view, Qt::Key_Right); // the last one of the row does not move
        QCOMPARE(stage.store.state().position.query, 13);
        PictureView& small = stage.view(Picture::GridsEncodings);
        QTest::keyClick(&small, Qt::Key_Right);
        QVERIFY(stage.store.state().grids.encoding == GridEncoding::Mixed);
        QTest::keyClick(&small, Qt::Key_Right); // there is no next map
        QVERIFY(stage.store.state().grids.encoding == GridEncoding::Mixed);
    }

    void aPairShowsItsAngle()
    {
        for (const char* encoding : everyEncoding) {
            GridsStage stage(encoding);
            PictureView& view = stage.view(Picture::GridsPairs);
            const auto zones = stage.drawn(Picture::GridsPairs).zones;
            const QImage before = imageOf(view);
            const bool hasPairs = !zones.empty();
            hover(view, hasPairs ? qt(zones[0].box.centre()) : QRectF(view.rect()).center());
            QCOMPARE(imageOf(view) != before, hasPairs);
            const Reading& read = stage.bench.readingLine().reading();
            QCOMPARE(read.subject == Reading::Subject::GridAngle, hasPairs);
        }
    }

    void theDifferenceReplacesTheMaps()
    {
        GridsStage stage;
        stage.store.dispatch(PinState {});
        stage.set("rotary_grid.base", 5000.0);
        const QImage map = imageOf(stage.view(Picture::GridsMap));
        const QImage small = imageOf(stage.view(Picture::GridsEncodings));
        stage.bench.setComparison(Comparison::Difference);
        QVERIFY(imageOf(stage.view(Picture::GridsMap)) != map);
        QVERIFY(imageOf(stage.view(Picture::GridsEncodings)) != small);
        stage.set("grids.rows", std::int64_t {9});
        QVERIFY(stage.view(Picture::GridsMap).handles().empty());
        QVERIFY(imageOf(stage.view(Picture::GridsMap)) != map);
    }

    void hoverRepaintsOnlyPicturesThatShowIt()
    {
        GridsStage stage;
        const QImage strip = imageOf(stage.view(Picture::GridsPairs));
        const QImage image = imageOf(stage.view(Picture::GridsImage));
        hover(stage.view(Picture::GridsMap), stage.onMap(11, 2));
        QVERIFY(imageOf(stage.view(Picture::GridsPairs)) == strip);
        QVERIFY(imageOf(stage.view(Picture::GridsImage)) != image);
        QVERIFY(stage.bench.readingLine().reading().subject == Reading::Subject::GridPatches);
    }
};

LAB_WIDGET_TESTS(TestGridsBench)
#include "tst_grids_bench.moc"
