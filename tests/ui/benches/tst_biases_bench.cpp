#include "core/drawing/legend.h"
#include "core/encodings/alibi/formula.h"
#include "core/figures/biases/biases_figures.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/forms_frame.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/drawing/figure_view.h"
#include "ui/drawing/handle_field.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

LabState stateWith(int heads, std::int64_t shown)
{
    LabState state;
    state.bench = BenchId::Biases;
    state.biases.encoding.heads = heads;
    state.position.shown = shown;
    state.position.query = std::min<std::int64_t>(17, shown - 1);
    state.position.key = 5;
    return clamped(state);
}

struct Stage : StageOf<biasesPage> {
    using BenchStage::BenchStage;

    drawing::PositionGround::GroundPart cells() const
    {
        const auto& view = dynamic_cast<DrawingView&>(picture(Picture::BiasesMatrix));
        return view.drawn().positions->parts.front();
    }
    FigureView<BiasCurveFrame>& curve() const
    {
        return dynamic_cast<FigureView<BiasCurveFrame>&>(picture(Picture::BiasesCurve));
    }
    const drawing::Drawing& lines() const { return curve().drawn(); }
    QPointF diamond() const { return qt(handleIn(curve(), "alibi.bias_max").place); }
    /// Of the table of heads.
    const drawing::Target& rowOf(int head) const
    {
        return *std::ranges::find(lines().targets, std::optional(head),
            [](const drawing::Target& row) { return row.focus.head; });
    }
    PictureHandle tab() const { return picture(Picture::BiasesHeads).handles().front(); }
    double exponent() const { return store.state().biases.encoding.biasMax; }
    int heads() const { return store.state().biases.encoding.heads; }
    std::vector<double> slopes() const { return lab::slopes(store.state().biases.encoding); }
    void type(PictureView& view, const QString& text) const
    {
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_Return);
        const auto fields = view.findChildren<HandleField*>();
        QVERIFY(!fields.isEmpty());
        QTest::keyClicks(fields.back(), text);
        QTest::keyClick(fields.back(), Qt::Key_Return);
    }
    QImage imageOf(Picture which) const { return lab::ui::imageOf(picture(which)); }
};

} // namespace

class TestBiasesBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void axisNumbersHaveEqualDecimals()
    {
        for (const char* encoding : {"alibi", "t5", "relative_bias", "nope", "kerple", "fire"}) {
            Stage stage(startOf(BenchId::Biases));
            stage.set("biases.encoding", std::string(encoding));
            std::set<std::size_t> decimals;
            for (const drawing::Mark& mark : stage.lines().layers.front().marks)
                if (const auto* text = std::get_if<drawing::Text>(&mark);
                    text && text->align == drawing::Align::Right) { // beside the vertical axis
                    const std::size_t point = text->said.text.find('.');
                    decimals.insert(
                        point == std::string::npos ? 0 : text->said.text.size() - point - 1);
                }
            QVERIFY2(decimals.size() <= 1, encoding);
        }
    }

    void thePicturesFitAndDoNotOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("heads");
        QTest::addColumn<qint64>("shown");
        for (const QSize size : {QSize(896, 696), QSize(640, 576), QSize(1536, 976)}) {
            for (const int heads : {1, 8, 12, 128}) {
                for (const qint64 shown : {8LL, 64LL, 10'000'000LL})
                    QTest::addRow("%dx%d, %d heads, %lld", size.width(), size.height(), heads,
                        static_cast<long long>(shown))
                        << size << heads << shown;
            }
        }
    }

    void thePicturesFitAndDoNotOverlap()
    {
        QFETCH(QSize, size);
        QFETCH(int, heads);
        QFETCH(qint64, shown);
        const Stage stage(stateWith(heads, shown), size);
        QVERIFY(picturesKeepApart(stage.bench));
    }

    void eachKeyIsAboveItsWeight()
    {
        for (const qint64 shown : {24LL, 100'000LL, 10'000'000LL}) {
            const Stage stage(stateWith(8, shown));
            const QWidget& matrix = stage.picture(Picture::BiasesMatrix);
            const QWidget& weights = stage.picture(Picture::BiasesWeights);
            const drawing::Axis keys = dynamic_cast<const DrawingView&>(weights).drawn().row->x;
            for (const qint64 key : {0LL, shown / 2, shown - 1}) {
                const double above = matrix.x() + stage.cells().x.pixel(static_cast<double>(key));
                QVERIFY(std::abs(above - weights.x() - keys.pixel(static_cast<double>(key))) < 0.5);
            }
        }
    }

    void aMatrixDragIsOneUndoStepAndUpdatesTheReading()
    {
        Stage stage(stateWith(8, 24));
        PictureView& matrix = stage.picture(Picture::BiasesMatrix);
        const auto cell = [cells = stage.cells()](int query, int key) {
            return QPointF(cells.x.pixel(key), cells.y->pixel(query));
        };
        sendMouse(matrix, QEvent::MouseMove, cell(20, 3));
        QCOMPARE(stage.bench.readingLine().reading().focus.query, 20);
        sendMouse(matrix, QEvent::MouseButtonPress, cell(20, 3), Qt::LeftButton);
        sendMouse(matrix, QEvent::MouseMove, cell(15, 8), Qt::LeftButton);
        QCOMPARE(stage.store.state().position.query, 15);
        QCOMPARE(stage.bench.readingLine().reading().focus.query, 15);
        QCOMPARE(stage.bench.readingLine().reading().focus.key, 8);
        sendMouse(matrix, QEvent::MouseButtonRelease, cell(15, 8));
        stage.store.undo();
        QCOMPARE(stage.store.state().position.query, 17);
        QVERIFY(!stage.store.canUndo());
    }

    void thePointOnTheCurveMovesTheKey()
    {
        Stage stage(stateWith(8, 24));
        const drawing::Handle key = handleIn(stage.curve(), "position.key");
        drag(stage.curve(), qt(key.place), {key.axis.pixel(4), key.place.y + 9});
        QCOMPARE(stage.store.state().position.query, 17);
        QCOMPARE(stage.store.state().position.key, 13);
        stage.store.undo();
        QCOMPARE(stage.store.state().position.key, 5);
    }

    void theDiamondChangesAllSlopes()
    {
        Stage stage(stateWith(8, 24));
        const LabState before = stage.store.state();
        FigureView<BiasCurveFrame>& view = stage.curve();
        const QPointF from = stage.diamond();
        std::set<double> seen;
        press(view, from);
        for (int down = 1; down <= 40; ++down) {
            const QPointF pointer = from + QPointF(0, down);
            sendMouse(view, QEvent::MouseMove, pointer, Qt::LeftButton);
            QVERIFY(std::abs(stage.diamond().y() - pointer.y()) < 4);
            QCOMPARE(stage.diamond().x(), from.x());
            QVERIFY(seen.empty() || stage.exponent() <= *seen.begin());
            seen.insert(stage.exponent());
        }
        release(view, from + QPointF(0, 40));
        QVERIFY(seen.contains(7) && seen.contains(6));
        QVERIFY(std::ranges::any_of(
            seen, [](double exponent) { return std::abs(exponent - std::round(exponent)) > 0; }));
        for (int head = 1; head <= 8; ++head) {
            const double slope = std::exp2(-stage.exponent() * head / 8);
            QCOMPARE(view.frame().lines[std::size_t(head - 1)].back(), -24 * slope);
        }
        stage.undoOnce(before);
        QVERIFY(!stage.store.canUndo());
    }

    void aFlatHeadsLineStaysInThePlot()
    {
        LabState state = stateWith(8, 24);
        state.biases.head = 8;
        for (const double up : {-35.0, 35.0}) {
            const Stage stage(state);
            const QPointF from = stage.diamond();
            drag(stage.curve(), from, from + QPointF(0, up));
            const double moved = std::abs(stage.exponent() - 8);
            QVERIFY(moved > 0 && moved < 5);
        }
    }

    void arrowKeysAndTypingChangeTheSlope()
    {
        Stage stage(stateWith(8, 24));
        FigureView<BiasCurveFrame>& view = stage.curve();
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(stage.exponent(), 9.0);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(stage.exponent(), 8.9);
        QTest::keyClick(&view, Qt::Key_Delete);
        QCOMPARE(stage.exponent(), 8.0);
        QTest::keyClick(&view, Qt::Key_Escape);
        const LabState before = stage.store.state();
        stage.type(view, u"6.25"_s);
        QCOMPARE(stage.exponent(), 6.25);
        stage.undoOnce(before);
    }

    void theTabChangesTheNumberOfHeads()
    {
        Stage stage(stateWith(8, 24));
        const LabState before = stage.store.state();
        PictureView& view = stage.picture(Picture::BiasesHeads);
        const QPointF from = stage.tab().place;
        drag(view, from, from + QPointF(0, 40 * std::log2(12.0 / 8)));
        QCOMPARE(stage.heads(), 12);
        std::vector<double> published;
        for (int head = 1; head <= 8; ++head)
            published.push_back(std::exp2(-head));
        for (const double exponent : {0.5, 1.5, 2.5, 3.5})
            published.push_back(std::exp2(-exponent));
        QCOMPARE(stage.slopes(), published);
        QCOMPARE(stage.tab().scaled->number, 12.0);
        stage.undoOnce(before);
        QVERIFY(!stage.store.canUndo());
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(stage.heads(), 9);
        QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(stage.heads(), 5);
        QTest::keyClick(&view, Qt::Key_Escape);
        stage.type(view, u"32"_s);
        QCOMPARE(stage.heads(), 32);
    }

    void onlyAlibiHasATab()
    {
        Stage stage(stateWith(8, 24));
        const PictureView& view = stage.picture(Picture::BiasesHeads);
        QVERIFY(stage.tab().key == "alibi.heads");
        stage.set("biases.encoding", std::string("swin"));
        QVERIFY(view.handles().empty());
    }

    void withAPinnedDraggingChangesB()
    {
        Stage stage(stateWith(8, 24));
        stage.store.dispatch(PinState {});
        stage.bench.setComparison(Comparison::Both);
        const auto pinned = stage.store.state().pinned;
        QCOMPARE(qt(stage.lines().pinned.at(0).place), stage.diamond());
        const QPointF from = stage.diamond();
        drag(stage.curve(), from, from + QPointF(0, 20));
        QVERIFY(stage.exponent() < 8);
        QVERIFY(stage.store.state().pinned == pinned);
        QCOMPARE(stage.lines().pinned.size(), std::size_t {1});
        QVERIFY(stage.lines().pinned[0].place.y < stage.diamond().y());
        const QPointF tab = stage.tab().place;
        drag(stage.picture(Picture::BiasesHeads), tab, tab - QPointF(0, 40));
        QCOMPARE(stage.heads(), 4);
        QVERIFY(stage.store.state().pinned == pinned);
    }

    void aLineAndARowOfTheTableChooseTheirHead()
    {
        Stage stage(stateWith(8, 24));
        const QPointF onLine(
            stage.lines().curves.front().axis.pixel(20), stage.lines().y.pixel(-0.25 * 20));
        drag(stage.curve(), onLine, onLine);
        QCOMPARE(stage.store.state().biases.head, 2);
        const QPointF onRow = qt(stage.rowOf(7).box.centre());
        drag(stage.curve(), onRow, onRow);
        QCOMPARE(stage.store.state().biases.head, 7);
    }

    void theTableFitsABiasFarBeyondTheLines()
    {
        LabState state = stateWith(8, 64);
        state.position.query = 1'000'000;
        const Stage stage(clamped(state));
        QVERIFY(stage.curve().frame().present.front() < -400'000);
        const QtStyle style(stage.bench.look());
        std::vector<drawing::Box> cells;
        for (const drawing::Layer& layer : stage.lines().layers)
            for (const drawing::Mark& mark : layer.marks)
                if (const auto* text = std::get_if<drawing::Text>(&mark);
                    text && stage.rowOf(1).box.left() < text->at.x)
                    cells.push_back(boxOf(*text, style.style));
        QVERIFY(cells.size() > 24);
        for (auto one = cells.begin(); one != cells.end(); ++one)
            QVERIFY(std::none_of(one + 1, cells.end(),
                [one](const drawing::Box& other) { return one->meets(other); }));
    }

    void bothClippingEndsCanBeDraggedWhereTheyMeet()
    {
        LabState state = stateWith(8, 24);
        state.biases.shown = BiasEncoding::RelativeBias;
        state.schemes.relativeBias.encoding.clip = 0;
        const Stage stage(clamped(state));
        std::vector<int> sides;
        for (const drawing::Handle& handle : stage.lines().handles) {
            if (handle.key != "relative_bias.clip")
                continue;
            sides.push_back(handle.which);
            const auto edit = drawing::biasesCurve.dragged(
                stage.curve().frame(), handle, handle.which == 1 ? -5 : 5);
            QVERIFY(edit);
            const LabState moved = applied(stage.store.state(), *edit);
            QCOMPARE(moved.schemes.relativeBias.encoding.clip, 5);
        }
        QVERIFY((sides == std::vector {1, 0}));
    }

    void oneHeadAndOneKeyUseTheSingular()
    {
        LabState one = stateWith(1, 24);
        one.position.query = one.position.key = 0;
        Stage stage(clamped(one));
        const auto words = [&] {
            PointedLook look(stage.bench.look());
            look.medium = Look::Medium::Vector;
            TextRecorder paper(stage.bench.size());
            QPainter painter(&paper);
            stage.bench.paintWhole(painter, look);
            return paper.words();
        };
        QVERIFY(words().contains(u"Cost of token 0: 1 key · 2 = 2 operations"_s));
        stage.store.dispatch(PinState {});
        stage.store.dispatch(SetParameter {"alibi.heads", Value(std::int64_t {8})});
        QVERIFY(words().contains(u"A has 1 head and B has 8"_s));
        stage.store.dispatch(MovePositions {1, 0});
        QVERIFY(words().contains(u"Cost of token 1: 2 keys · 16 = 32 operations"_s));
    }

    void theSelectedRowIsVisibleForAnyNumberOfHeads()
    {
        for (const int head : {1, 40, 112}) {
            LabState state = stateWith(112, 24);
            state.biases.head = head;
            const Stage stage(state, {640, 576});
            QVERIFY(stage.lines().targets.size() < 112);
            QVERIFY(stage.rowOf(head).box.bottom() <= stage.curve().height());
        }
    }

    void theOtherRuleIsDashedWhereItDiffers()
    {
        Stage stage(stateWith(8, 24), {1280, 800});
        const QImage same = stage.imageOf(Picture::BiasesCurve);
        stage.store.dispatch(SetParameter {"alibi.slopes", Value(std::string("geometric"))});
        QCOMPARE(stage.imageOf(Picture::BiasesCurve), same);
        stage.store.dispatch(SetParameter {"alibi.heads", Value(std::int64_t {12})});
        const QImage twelve = stage.imageOf(Picture::BiasesCurve);
        const drawing::Axis x = stage.lines().curves.front().axis;
        int drawn = 0;
        int gaps = 0;
        // The published slope of head 1, 1/2, is not in the geometric sequence of 12 heads.
        const int last = static_cast<int>(x.pixel(24));
        for (int column = static_cast<int>(x.pixel(16)); column < last; ++column) {
            const double bias = -0.5 * x.value(column + 0.5);
            const QPoint point(column, static_cast<int>(stage.lines().y.pixel(bias)));
            const auto isGrey = [&](int down) {
                const QColor color = twelve.pixelColor(point + QPoint(0, down));
                return std::abs(color.red() - color.blue()) < 24 && color.red() < 200;
            };
            (isGrey(-1) || isGrey(0) || isGrey(1) ? drawn : gaps) += 1;
        }
        QVERIFY(drawn > 10);
        QVERIFY(gaps > 10);
    }

    void hoverHighlightsEveryPicture()
    {
        Stage stage(stateWith(8, 24));
        const QImage matrix = stage.imageOf(Picture::BiasesMatrix);
        const QImage heads = stage.imageOf(Picture::BiasesHeads);
        const QImage curve = stage.imageOf(Picture::BiasesCurve);
        const QImage weights = stage.imageOf(Picture::BiasesWeights);
        Focus focus;
        focus.picture = Picture::BiasesMatrix;
        focus.head = 3;
        focus.query = 20;
        focus.key = 11;
        focus.distance = 9;
        stage.bench.setFocus(focus);
        QVERIFY(stage.imageOf(Picture::BiasesMatrix) != matrix);
        QVERIFY(stage.imageOf(Picture::BiasesHeads) != heads);
        QVERIFY(stage.imageOf(Picture::BiasesCurve) != curve);
        QVERIFY(stage.imageOf(Picture::BiasesWeights) != weights);
        stage.bench.setFocus({});
        QCOMPARE(stage.imageOf(Picture::BiasesMatrix), matrix);
        QCOMPARE(stage.imageOf(Picture::BiasesHeads), heads);
        QCOMPARE(stage.imageOf(Picture::BiasesCurve), curve);
        QCOMPARE(stage.imageOf(Picture::BiasesWeights), weights);
    }

    void theCachedPictureFollowsTheState()
    {
        Stage stage(stateWith(8, 24));
        QImage heads = stage.imageOf(Picture::BiasesHeads);
        QImage matrix = stage.imageOf(Picture::BiasesMatrix);
        for (const Edit& edit : {Edit(SetParameter {"alibi.mask", Value(std::string("symmetric"))}),
                 Edit(SetParameter {"alibi.bias_max", Value(4.0)}), Edit(ShowPositions {3, 31}),
                 Edit(SetParameter {"alibi.heads", Value(std::int64_t {5})}),
                 Edit(SetParameter {"alibi.head", Value(std::int64_t {5})})}) {
            stage.store.dispatch(edit);
            const QImage headsBefore = std::exchange(heads, stage.imageOf(Picture::BiasesHeads));
            const QImage matrixBefore = std::exchange(matrix, stage.imageOf(Picture::BiasesMatrix));
            QVERIFY(heads != headsBefore);
            QVERIFY(matrix != matrixBefore);
            Stage fresh(stage.store.state());
            for (const Picture which : {Picture::BiasesMatrix, Picture::BiasesHeads,
                     Picture::BiasesCurve, Picture::BiasesWeights})
                QCOMPARE(stage.imageOf(which), fresh.imageOf(which));
        }
    }

    void theFormsFollowTheScores()
    {
        LabState start = stateWith(12, 24);
        start.biases.head = 10; // its published slope is not in the geometric sequence
        start.schemes.alibiStorage.form = AlibiForm::Bloom;
        Stage stage(start);
        const auto apart = [](const FormsFrame& frame) {
            return frame.forms[static_cast<std::size_t>(FormsFrame::Kind::Geometric)].apart;
        };
        const FormsFrame& shown = stage.part<FigureView<FormsFrame>>().frame();
        const double before = apart(shown);
        for (std::int64_t key = 0; key < 18; ++key)
            stage.store.dispatch(SetScore {key, key % 2 == 0 ? 4.0 : -4.0});
        QCOMPARE(apart(shown), apart(formsFrame(stage.store.state())));
        QVERIFY(std::abs(apart(shown) - before) > 1e-6);
    }

    void anotherPaletteRepaintsEverything()
    {
        Stage stage(stateWith(8, 24));
        Look look = stage.bench.look();
        for (const Palette& palette : {lightPalette(), darkPalette(), lightPalette()}) {
            look.palette = palette;
            stage.bench.setLook(look);
            for (const PictureView* picture : stage.bench.pictures())
                QCOMPARE(stage.imageOf(picture->picture()).pixelColor(1, 1), palette.ground);
        }
    }

    void theWholeBenchPaintsOnAnyDevice()
    {
        Stage stage(stateWith(8, 24));
        QImage page(stage.bench.size() * 2, QImage::Format_RGB32);
        page.setDevicePixelRatio(2);
        page.fill(Qt::magenta);
        QPainter painter(&page);
        Look look = stage.bench.look();
        look.palette = darkPalette();
        stage.bench.paintWhole(painter, PointedLook(look));
        painter.end();
        QCOMPARE(page.pixelColor(3, 3), darkPalette().ground);
        const auto& matrix = dynamic_cast<DrawingView&>(stage.picture(Picture::BiasesMatrix));
        const QPointF handle = matrix.pos()
            + qt(std::ranges::find(matrix.drawn().handles, "position.query", &drawing::Handle::key)
                     ->place);
        QCOMPARE(page.pixelColor((handle * 2).toPoint()), darkPalette().query);
    }
};

LAB_WIDGET_TESTS(TestBiasesBench)
#include "tst_biases_bench.moc"
