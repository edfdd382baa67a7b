#include "core/state/parameters.h"
#include "ui/benches/precision_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/precision/precision_plot.h"
#include "ui/store/store.h"
#include "ui/views/precision/precision_views.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;

namespace {

/// The bench in front of a store, as the window has it.
struct Stage {
    FormulaBook book;
    Store store;
    PrecisionBench bench {nullptr};

    explicit Stage(const Patch& patch = {}, QSize size = {896, 696})
        : store(stateWith(patch))
    {
        bench.resize(size);
        QWidget& widget = bench;
        widget.show(); // a hidden widget gets no resize event
        QObject::connect(&bench, &Bench::edited, &store, &Store::dispatch);
        QObject::connect(&bench, &Bench::pointed, &bench, &Bench::setFocus);
        QObject::connect(&store, &Store::changed, &bench, &Bench::setState);
        Look look;
        look.formulas = &book;
        bench.setLook(look);
        bench.setState(store.state());
    }

    static LabState stateWith(const Patch& patch)
    {
        LabState state;
        state.bench = BenchId::Precision;
        state.position.query = 1000;
        state.position.key = 990;
        return clamped(std::get<LabState>(patched(state, patch)));
    }
    PictureView& picture(Picture which) const
    {
        const auto& all = bench.pictures();
        return **std::ranges::find(all, which, &PictureView::picture);
    }
    const PrecisionErrorsFrame& errors() const
    {
        return static_cast<const PrecisionErrorsView&>(picture(Picture::PrecisionErrors)).frame();
    }
    /// On the line of a position, in a picture's own pixels.
    QPointF at(Picture which, double position) const
    {
        const PrecisionPlot places(picture(which).rect(), bench.look());
        return {places.pixel(position), places.plot.center().y()};
    }
    void send(PictureView& view, QEvent::Type type, QPointF point, Qt::MouseButton button,
        Qt::MouseButtons held)
    {
        QMouseEvent event(type, point, view.mapToGlobal(point), button, held, Qt::NoModifier);
        QApplication::sendEvent(&view, &event);
    }
    void hover(PictureView& view, QPointF point)
    {
        send(view, QEvent::MouseMove, point, Qt::NoButton, Qt::NoButton);
    }
    void press(PictureView& view, QPointF point)
    {
        hover(view, point);
        send(view, QEvent::MouseButtonPress, point, Qt::LeftButton, Qt::LeftButton);
    }
    void release(PictureView& view, QPointF point)
    {
        send(view, QEvent::MouseButtonRelease, point, Qt::LeftButton, Qt::NoButton);
    }
    void drag(PictureView& view, QPointF from, QPointF to)
    {
        press(view, from);
        for (int step = 1; step <= 60; ++step)
            send(view, QEvent::MouseMove, from + (to - from) * step / 60, Qt::NoButton,
                Qt::LeftButton);
        release(view, to);
    }
    QImage image()
    {
        QImage picture(bench.size(), QImage::Format_RGB32);
        QPainter painter(&picture);
        bench.paintWhole(painter, bench.look());
        return picture;
    }
    double slot(const std::string& name) const
    {
        for (const ReadingNumber& number : bench.readingLine().reading().numbers) {
            if (number.slot == name)
                return number.value;
        }
        return std::nan("");
    }
};

Setting choice(const char* key, const char* value)
{
    return {key, std::string(value)};
}

} // namespace

class TestPrecisionBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noPicturesOverlapAtAnySize_data();
    void noPicturesOverlapAtAnySize();
    void oneLineRunsThroughBothPictures();
    void everyPanelParameterIsInTheTable();
    void theLineIsDraggedAndTheKeyFollows_data();
    void theLineIsDraggedAndTheKeyFollows();
    void takingTheLineBesideItsMiddleMovesNothing();
    void aPressBesideTheLineBringsItThere();
    void theLineStopsWhereTheKeyHasNoPlace();
    void theReadingTellsOfThePositionUnderThePointer();
    void theChosenFormatsAreTheThickLine();
    void theCurvesStayWhileTheDistanceStays();
    void everyStateIsShown_data();
    void everyStateIsShown();
    void theDarkThemeReachesBothPictures();
};

void TestPrecisionBench::noPicturesOverlapAtAnySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addRow("least") << QSize(640, 576) << 1.0;
    QTest::addRow("usual") << QSize(896, 696) << 1.0;
    QTest::addRow("4K") << QSize(3456, 2056) << 1.0;
    QTest::addRow("before a room") << QSize(1920, 980) << 1.6;
}

void TestPrecisionBench::noPicturesOverlapAtAnySize()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Stage stage({}, size);
    Look look = stage.bench.look();
    look.scale = scale;
    stage.bench.setLook(look);
    QCOMPARE(stage.bench.pictures().size(), 2U);
    for (const PictureView* one : stage.bench.pictures()) {
        QVERIFY(stage.bench.rect().contains(one->geometry()));
        QVERIFY(!one->geometry().intersects(stage.bench.readingLine().geometry()));
        for (const PictureView* other : stage.bench.pictures())
            QVERIFY(one == other || !one->geometry().intersects(other->geometry()));
        const PrecisionPlot places(one->rect(), look);
        QVERIFY(places.plot.width() > 300 * scale);
        QVERIFY(places.plot.height() > 70 * scale);
    }
}

void TestPrecisionBench::oneLineRunsThroughBothPictures()
{
    Stage stage;
    const QImage image = stage.image();
    for (const Picture which : {Picture::PrecisionErrors, Picture::PrecisionDrift}) {
        const PictureView& view = stage.picture(which);
        const QPoint top = view.mapToParent(QPointF(stage.at(which, 1000).x(),
            PrecisionPlot(view.rect(), stage.bench.look()).plot.top() + 2)
                                                .toPoint());
        bool isInk = false;
        for (const int aside : {-1, 0, 1})
            isInk = isInk
                || image.pixelColor(top.x() + aside, top.y()) == stage.bench.look().palette.text;
        QVERIFY(isInk);
    }
}

void TestPrecisionBench::everyPanelParameterIsInTheTable()
{
    const Stage stage;
    for (const std::string_view key : stage.bench.panelParameters())
        QVERIFY(parameterNamed(key));
    QVERIFY(!stage.bench.title().isEmpty());
    QVERIFY(!stage.bench.sentence().isEmpty());
}

void TestPrecisionBench::theLineIsDraggedAndTheKeyFollows_data()
{
    QTest::addColumn<Picture>("which");
    QTest::addRow("errors") << Picture::PrecisionErrors;
    QTest::addRow("drift") << Picture::PrecisionDrift;
}

void TestPrecisionBench::theLineIsDraggedAndTheKeyFollows()
{
    QFETCH(Picture, which);
    Stage stage;
    const LabState start = stage.store.state();
    stage.drag(stage.picture(which), stage.at(which, 1000), stage.at(which, 100'000));
    const Positions& moved = stage.store.state().position;
    const double pixel = PrecisionPlot(stage.picture(which).rect(), stage.bench.look())
                             .pixel(static_cast<double>(moved.query));
    QVERIFY(std::abs(pixel - stage.at(which, 100'000).x()) < 1);
    QCOMPARE(moved.query - moved.key, 10);
    stage.store.undo();
    QVERIFY(stage.store.state() == start);
    QVERIFY(!stage.store.canUndo());
}

void TestPrecisionBench::takingTheLineBesideItsMiddleMovesNothing()
{
    Stage stage;
    PictureView& view = stage.picture(Picture::PrecisionErrors);
    const QPointF beside = stage.at(Picture::PrecisionErrors, 1000) + QPointF(7, 0);
    stage.press(view, beside);
    stage.send(view, QEvent::MouseMove, beside, Qt::NoButton, Qt::LeftButton);
    stage.release(view, beside);
    QCOMPARE(stage.store.state().position.query, 1000);
}

void TestPrecisionBench::aPressBesideTheLineBringsItThere()
{
    Stage stage;
    PictureView& view = stage.picture(Picture::PrecisionErrors);
    const QPointF place = stage.at(Picture::PrecisionErrors, 1'000'000);
    stage.press(view, place);
    stage.release(view, place);
    QVERIFY(std::abs(static_cast<double>(stage.store.state().position.query) / 1e6 - 1) < 0.05);
}

void TestPrecisionBench::theLineStopsWhereTheKeyHasNoPlace()
{
    Stage stage;
    stage.drag(stage.picture(Picture::PrecisionDrift), stage.at(Picture::PrecisionDrift, 1000),
        stage.at(Picture::PrecisionDrift, 1));
    QCOMPARE(stage.store.state().position.query, 10);
    QCOMPARE(stage.store.state().position.key, 0);
}

void TestPrecisionBench::theReadingTellsOfThePositionUnderThePointer()
{
    Stage stage({choice("precision.case", "bfloat16_positions"), choice("precision.error", "angle"),
        {"position.query", std::int64_t {15962}}, {"position.key", std::int64_t {15952}}});
    QCOMPARE(stage.bench.readingLine().reading().formula, std::string("reading.precision.angle"));
    QCOMPARE(stage.slot("rounded_p"), 15936.0);
    QVERIFY(std::abs(stage.slot("e") + 26) < 0.01);
    stage.hover(stage.picture(Picture::PrecisionErrors), stage.at(Picture::PrecisionErrors, 257));
    const double p = stage.slot("p");
    QVERIFY(p > 240 && p < 275);
    stage.hover(stage.picture(Picture::PrecisionDrift), stage.at(Picture::PrecisionDrift, 100'000));
    QCOMPARE(stage.bench.readingLine().reading().subject, Reading::Subject::Drift);
}

void TestPrecisionBench::theChosenFormatsAreTheThickLine()
{
    const auto inked = [](Stage& stage, const QColor& colour) {
        const QImage image = stage.image();
        const PictureView& view = stage.picture(Picture::PrecisionErrors);
        const QRect plot =
            PrecisionPlot(view.rect(), stage.bench.look()).plot.toRect().translated(view.pos());
        int count = 0;
        for (int y = plot.top(); y < plot.bottom(); ++y)
            for (int x = plot.left(); x < plot.right(); ++x)
                count += image.pixelColor(x, y) == colour ? 1 : 0;
        return count;
    };
    Stage thin({choice("precision.all", "double")});
    Stage thick({choice("precision.all", "float")});
    const QColor colour = thin.bench.look().palette.series[1];
    QVERIFY(inked(thick, colour) > 2 * inked(thin, colour));
    Stage mixed({choice("precision.case", "bfloat16_tables")});
    QVERIFY(inked(mixed, thin.bench.look().palette.result) > 300);
}

void TestPrecisionBench::theCurvesStayWhileTheDistanceStays()
{
    Stage stage({choice("precision.error", "score")});
    const std::vector<double> before = stage.errors().formats[1].reached;
    stage.drag(stage.picture(Picture::PrecisionErrors), stage.at(Picture::PrecisionErrors, 1000),
        stage.at(Picture::PrecisionErrors, 5000));
    QCOMPARE(stage.errors().distance, 10);
    QVERIFY(std::equal(
        before.begin() + 400, before.end(), stage.errors().formats[1].reached.begin() + 400));
    stage.store.dispatch(SetParameter {"position.key", std::int64_t {0}});
    QVERIFY(stage.errors().distance > 4000);
}

void TestPrecisionBench::everyStateIsShown_data()
{
    QTest::addColumn<Patch>("patch");
    QTest::addRow("nothing turns") << Patch {{"rope.rotated_share", 0.0}};
    QTest::addRow("one pair") << Patch {{"rope.width", std::int64_t {2}}};
    QTest::addRow("widest") << Patch {
        {"rope.width", std::int64_t {1024}}, choice("precision.error", "score")};
    QTest::addRow("from the start")
        << Patch {{"position.query", std::int64_t {0}}, {"position.key", std::int64_t {0}}};
    QTest::addRow("key ahead, at the end")
        << Patch {{"position.query", std::int64_t {0}}, {"position.key", lastPosition}};
    QTest::addRow("not held") << Patch {choice("precision.all", "half"),
        {"position.query", std::int64_t {100'000}}, choice("precision.error", "score")};
}

void TestPrecisionBench::everyStateIsShown()
{
    QFETCH(Patch, patch);
    Stage stage(patch, {640, 576});
    stage.image();
    for (PictureView* view : stage.bench.pictures()) {
        QVERIFY(!view->accessibleName().isEmpty());
        QVERIFY(!view->numbers().rows.empty());
        QCOMPARE(view->numbers().rows.front().size(), view->numbers().header.size());
        stage.hover(*view, stage.at(view->picture(), 777));
        stage.image();
        stage.drag(*view, stage.at(view->picture(), 777), stage.at(view->picture(), 7e6));
        stage.image();
    }
}

void TestPrecisionBench::theDarkThemeReachesBothPictures()
{
    Stage stage;
    Look look = stage.bench.look();
    look.palette = darkPalette();
    stage.bench.setLook(look);
    const QImage image = stage.image();
    for (const PictureView* view : stage.bench.pictures())
        QCOMPARE(image.pixelColor(view->geometry().bottomRight()), look.palette.ground);
}

QTEST_MAIN(TestPrecisionBench)
#include "tst_precision_bench.moc"
