#include "tests/qt_test.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/benches/precision_stage.h"
#include "tests/ui/mouse.h"
#include "ui/views/reading/reading_view.h"

#include <QPushButton>

#include <algorithm>
#include <set>

using namespace lab;
using namespace lab::ui;

class TestPrecisionBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void picturesDoNotOverlapAtAnySize_data();
    void picturesDoNotOverlapAtAnySize();
    void oneLineRunsThroughBothPictures();
    void draggingTheLineMovesTheKey_data();
    void draggingTheLineMovesTheKey();
    void grabbingTheLineOffCentreMovesNothing();
    void aPressBesideTheLineMovesItThere();
    void theLineStopsAtTheLastKeyPosition();
    void aDragBackToTheStartMovesNothing_data();
    void aDragBackToTheStartMovesNothing();
    void theReadingShowsThePositionUnderThePointer();
    void theChosenFormatsHaveTheThickLine();
    void theNamesHaveTheSameOrderAtEverySize();
    void theErrorsSayWhatIsUseless();
    void theButtonShowsAFarPosition();
    void theCurvesDependOnTheDistanceOnly();
    void aTinyPictureHasNoLineToDrag();
    void unrepresentablePositionsAreAtTheTopAndReported();
    void everyStateIsShown_data();
    void everyStateIsShown();
};

void TestPrecisionBench::picturesDoNotOverlapAtAnySize_data()
{
    addScreens();
}

void TestPrecisionBench::picturesDoNotOverlapAtAnySize()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    PrecisionStage stage({}, size);
    Look look = stage.bench.look();
    look.scale = scale;
    stage.bench.setLook(look);
    QCOMPARE(stage.bench.pictures().size(), 2U);
    QVERIFY(picturesKeepApart(stage.bench));
    for (const PictureView* one : stage.bench.pictures()) {
        const QRectF ground = stage.groundOf(one->picture());
        QVERIFY(ground.width() > 300 * scale);
        QVERIFY(ground.height() > 70 * scale);
    }
}

void TestPrecisionBench::oneLineRunsThroughBothPictures()
{
    PrecisionStage stage;
    const QImage image = pageOf(stage.bench);
    for (const Picture which : {Picture::PrecisionErrors, Picture::PrecisionDrift}) {
        const PictureView& view = stage.picture(which);
        const QPoint top = view.mapToParent(
            QPointF(stage.at(which, 1000).x(), stage.groundOf(which).top() + 2).toPoint());
        bool isInk = false;
        for (const int aside : {-1, 0, 1})
            isInk = isInk
                || image.pixelColor(top.x() + aside, top.y()) == stage.bench.look().palette.text;
        QVERIFY(isInk);
    }
}

void TestPrecisionBench::draggingTheLineMovesTheKey_data()
{
    QTest::addColumn<Picture>("which");
    QTest::addRow("errors") << Picture::PrecisionErrors;
    QTest::addRow("drift") << Picture::PrecisionDrift;
}

void TestPrecisionBench::draggingTheLineMovesTheKey()
{
    QFETCH(Picture, which);
    PrecisionStage stage;
    const LabState start = stage.store.state();
    drag(stage.picture(which), stage.at(which, 1000), stage.at(which, 100'000));
    const Positions& moved = stage.store.state().position;
    const double pixel = stage.across(which, static_cast<double>(moved.query));
    QVERIFY(std::abs(pixel - stage.at(which, 100'000).x()) < 1);
    QCOMPARE(moved.query - moved.key, 10);
    stage.store.undo();
    QVERIFY(stage.store.state() == start);
    QVERIFY(!stage.store.canUndo());
}

void TestPrecisionBench::grabbingTheLineOffCentreMovesNothing()
{
    PrecisionStage stage;
    PictureView& view = stage.picture(Picture::PrecisionErrors);
    const QPointF beside = stage.at(Picture::PrecisionErrors, 1000) + QPointF(7, 0);
    press(view, beside);
    sendMouse(view, QEvent::MouseMove, beside, Qt::LeftButton);
    release(view, beside);
    QCOMPARE(stage.store.state().position.query, 1000);
}

void TestPrecisionBench::aPressBesideTheLineMovesItThere()
{
    PrecisionStage stage;
    PictureView& view = stage.picture(Picture::PrecisionErrors);
    const QPointF place = stage.at(Picture::PrecisionErrors, 1'000'000);
    press(view, place);
    release(view, place);
    QVERIFY(std::abs(static_cast<double>(stage.store.state().position.query) / 1e6 - 1) < 0.05);
}

void TestPrecisionBench::theLineStopsAtTheLastKeyPosition()
{
    PrecisionStage stage;
    drag(stage.picture(Picture::PrecisionDrift), stage.at(Picture::PrecisionDrift, 1000),
        stage.at(Picture::PrecisionDrift, 1));
    QCOMPARE(stage.store.state().position.query, 10);
    QCOMPARE(stage.store.state().position.key, 0);
}

void TestPrecisionBench::aDragBackToTheStartMovesNothing_data()
{
    draggingTheLineMovesTheKey_data();
}

void TestPrecisionBench::aDragBackToTheStartMovesNothing()
{
    QFETCH(const Picture, which);
    PrecisionStage stage(
        {{"position.query", std::int64_t {0}}, {"position.key", std::int64_t {0}}});
    const LabState start = stage.store.state();
    PictureView& view = stage.picture(which);
    const QPointF from = stage.at(which, 1);
    press(view, from);
    sendMouse(view, QEvent::MouseMove, stage.at(which, 1000), Qt::LeftButton);
    QVERIFY(stage.store.state().position.query > 900);
    sendMouse(view, QEvent::MouseMove, from, Qt::LeftButton);
    release(view, from);
    QCOMPARE(stage.store.state().position.query, 0);
    QVERIFY(stage.store.state() == start);
    QVERIFY(!stage.store.canUndo());
}

void TestPrecisionBench::theReadingShowsThePositionUnderThePointer()
{
    PrecisionStage stage(
        {choice("precision.case", "bfloat16_positions"), choice("precision.error", "angle"),
            {"position.query", std::int64_t {15962}}, {"position.key", std::int64_t {15952}}});
    QCOMPARE(stage.bench.readingLine().reading().formula, std::string("reading.precision.angle"));
    QCOMPARE(stage.slot("rounded_p"), 15936.0);
    QVERIFY(std::abs(stage.slot("e") + 26) < 0.01);
    hover(stage.picture(Picture::PrecisionErrors), stage.at(Picture::PrecisionErrors, 257));
    const double p = stage.slot("p");
    QVERIFY(p > 240 && p < 275);
    hover(stage.picture(Picture::PrecisionDrift), stage.at(Picture::PrecisionDrift, 100'000));
    QCOMPARE(stage.bench.readingLine().reading().subject, Reading::Subject::Drift);
}

void TestPrecisionBench::theChosenFormatsHaveTheThickLine()
{
    const auto inked = [](PrecisionStage& stage, const QColor& colour) {
        const QImage image = pageOf(stage.bench);
        const PictureView& view = stage.picture(Picture::PrecisionErrors);
        const QRect plot = stage.groundOf(Picture::PrecisionErrors).toRect().translated(view.pos());
        int count = 0;
        for (int y = plot.top(); y < plot.bottom(); ++y)
            for (int x = plot.left(); x < plot.right(); ++x)
                count += image.pixelColor(x, y) == colour ? 1 : 0;
        return count;
    };
    PrecisionStage thin({choice("precision.all", "double")});
    PrecisionStage thick({choice("precision.all", "float")});
    const QColor colour = thin.bench.look().palette.series[1];
    QVERIFY(inked(thick, colour) > 2 * inked(thin, colour));
    PrecisionStage mixed({choice("precision.case", "bfloat16_tables")});
    QVERIFY(inked(mixed, thin.bench.look().palette.result) > 300);
}

void TestPrecisionBench::theNamesHaveTheSameOrderAtEverySize()
{
    std::set<QStringList> orders;
    for (const QSize size :
        {QSize(640, 576), QSize(896, 696), QSize(1100, 700), QSize(1536, 976)}) {
        PrecisionStage stage({choice("precision.case", "bfloat16_tables")}, size);
        stage.bench.complete();
        QStringList names;
        for (const PaintedText& text : textsIn(stage.picture(Picture::PrecisionErrors)))
            for (const QString& name : {QStringLiteral("FP16"), QStringLiteral("TF32"),
                     QStringLiteral("bfloat16"), QStringLiteral("FP32"), QStringLiteral("FP64")})
                if (text.words == name)
                    names += name;
        QCOMPARE(names.size(), 5);
        orders.insert(names);
    }
    QCOMPARE(orders.size(), std::size_t {1});
}

void TestPrecisionBench::theErrorsSayWhatIsUseless()
{
    const auto says = [](const Patch& patch, const QString& words) {
        PrecisionStage stage(patch);
        stage.bench.complete();
        return std::ranges::any_of(textsIn(stage.picture(Picture::PrecisionErrors)),
            [&](const PaintedText& text) { return text.words == words; });
    };
    const QString useless = QStringLiteral("useless: an error of 1 or more");
    QVERIFY(says({choice("precision.error", "cosine")}, useless));
    QVERIFY(says({choice("precision.error", "angle")}, useless));
    QVERIFY(!says({choice("precision.error", "score")}, useless));

    const QString gap = QStringLiteral("beyond 256 bfloat16 skips positions");
    QVERIFY(says({choice("precision.case", "bfloat16_positions")}, gap)); // all else is FP32
    QVERIFY(!says({choice("precision.all", "float")}, gap));
    QVERIFY(says({choice("precision.all", "tf32")},
        QStringLiteral("beyond 2\u2009048 TF32 skips positions")));

    const QString overflow = QStringLiteral("overflow");
    QVERIFY(!says({{"position.query", std::int64_t {65'504}}}, overflow));
    QVERIFY(says({{"position.query", std::int64_t {100'000}}}, overflow));
}

void TestPrecisionBench::theButtonShowsAFarPosition()
{
    PrecisionStage stage(
        {{"position.query", std::int64_t {9}}, {"position.key", std::int64_t {4}}});
    auto* button = stage.picture(Picture::PrecisionErrors).findChild<QPushButton*>();
    QCOMPARE(button->text(), QStringLiteral("Go to 100\u2009000"));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(stage.store.state().position.query, 100'000);
    QCOMPARE(stage.store.state().position.key, 99'995);
    QVERIFY(button->isHidden());
    stage.store.undo();
    QCOMPARE(stage.store.state().position.query, 9);
}

void TestPrecisionBench::theCurvesDependOnTheDistanceOnly()
{
    PrecisionStage stage({choice("precision.error", "score")});
    stage.bench.complete();
    const std::vector<double> before = stage.errors().formats[1].reached;
    QVERIFY(before.size() > 100);
    drag(stage.picture(Picture::PrecisionErrors), stage.at(Picture::PrecisionErrors, 1000),
        stage.at(Picture::PrecisionErrors, 5000));
    QCOMPARE(stage.errors().distance, 10);
    QCOMPARE(stage.errors().formats[1].reached.size(), before.size());
    QVERIFY(
        std::equal(before.end() - 60, before.end(), stage.errors().formats[1].reached.end() - 60));
    stage.store.dispatch(SetParameter {"position.key", std::int64_t {0}});
    QVERIFY(stage.errors().distance > 4000);
}

void TestPrecisionBench::aTinyPictureHasNoLineToDrag()
{
    const PrecisionStage stage;
    for (PictureView* view : stage.bench.pictures()) {
        QCOMPARE(view->handles().size(), 1U);
        view->resize(90, 60);
        QVERIFY(view->handles().empty());
        imageOf(*view);
    }
}

void TestPrecisionBench::unrepresentablePositionsAreAtTheTopAndReported()
{
    PrecisionStage stage(
        {choice("precision.case", "half_positions"), {"position.query", std::int64_t {100'000}}});
    stage.bench.complete();
    for (const Picture picture : {Picture::PrecisionErrors, Picture::PrecisionDrift})
        QCOMPARE(stage.picture(picture).handles().front().place.y(),
            stage.groundOf(picture).top()); // 0 is the best value
    const QString why = qt(drawing::notHeldWords(QtLanguage()).text);
    QVERIFY(why.contains(QStringLiteral("65\u2009504")));
    QVERIFY(readingCaption(stage.bench.readingLine().reading()).endsWith(why));
    const auto texts = textsIn(stage.picture(Picture::PrecisionDrift));
    QVERIFY(std::ranges::any_of(
        texts, [&](const PaintedText& painted) { return painted.words == why; }));
}

void TestPrecisionBench::everyStateIsShown_data()
{
    QTest::addColumn<Patch>("patch");
    QTest::addRow("no rotated pairs") << Patch {{"rope.rotated_share", 0.0}};
    QTest::addRow("one pair") << Patch {{"rope.width", std::int64_t {2}}};
    QTest::addRow("widest") << Patch {
        {"rope.width", std::int64_t {1024}}, choice("precision.error", "score")};
    QTest::addRow("from the start")
        << Patch {{"position.query", std::int64_t {0}}, {"position.key", std::int64_t {0}}};
    QTest::addRow("key ahead, at the end")
        << Patch {{"position.query", std::int64_t {0}}, {"position.key", lastPosition}};
    QTest::addRow("not representable") << Patch {choice("precision.all", "half"),
        {"position.query", std::int64_t {100'000}}, choice("precision.error", "score")};
}

void TestPrecisionBench::everyStateIsShown()
{
    QFETCH(Patch, patch);
    PrecisionStage stage(patch, {640, 576});
    pageOf(stage.bench);
    for (PictureView* view : stage.bench.pictures()) {
        QVERIFY(!view->accessibleName().isEmpty());
        QVERIFY(!view->numbers().rows.empty());
        QCOMPARE(view->numbers().rows.front().size(), view->numbers().header.size());
        hover(*view, stage.at(view->picture(), 777));
        pageOf(stage.bench);
        drag(*view, stage.at(view->picture(), 777), stage.at(view->picture(), 7e6));
        pageOf(stage.bench);
    }
}

LAB_WIDGET_TESTS(TestPrecisionBench)
#include "tst_precision_bench.moc"
