#include "core/figures/rotations/rotations_figures.h"
#include "core/frames/rotations/convention_frame.h"
#include "core/frames/rotations/frequencies_frame.h"
#include "core/frames/rotations/rotations_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/benches/picture_choice.h"
#include "ui/drawing/figure_view.h"
#include "ui/drawing/handle_field.h"

#include <QPainter>
#include <QRadioButton>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

struct Stage : StageOf<rotationsPage> {
    explicit Stage(const LabState& start = {}, QSize size = usualSize)
        : BenchStage(start, size)
    {
    }
    template <class Values> FigureView<Values>& figure(Picture picture) const
    {
        const auto all = bench.findChildren<PictureView*>(); // it may be hidden
        return dynamic_cast<FigureView<Values>&>(
            **std::ranges::find(all, picture, &PictureView::picture));
    }
    FigureView<DialsFrame>& dials() const { return figure<DialsFrame>(Picture::RotationsDials); }
    FigureView<drawing::StaircaseValues>& scores() const
    {
        return figure<drawing::StaircaseValues>(Picture::RotationsScores);
    }
    FigureView<ConventionFrame>& conventions() const
    {
        return figure<ConventionFrame>(Picture::RotationsConventions);
    }
    FigureView<drawing::ScoreCurveValues>& curve() const
    {
        return figure<drawing::ScoreCurveValues>(Picture::RotationsCurve);
    }
    FigureView<FrequenciesFrame>& frequencies() const
    {
        return figure<FrequenciesFrame>(Picture::RotationsFrequencies);
    }

    int width() const { return store.state().rotations.width; }
    PictureHandle tab() const
    {
        const auto all = picture(Picture::RotationsDials).handles();
        return *std::ranges::find(all, "rope.width", &PictureHandle::key);
    }

    const drawing::Handle& tip(int pair, Token token) const
    {
        const int which = 2 * pair + static_cast<int>(token);
        return *std::ranges::find_if(dials().drawn().handles,
            [&](const drawing::Handle& one) { return one.plane && one.which == which; });
    }

    void moveBoth(std::int64_t by)
    {
        const Positions positions = store.state().position;
        store.dispatch(MovePositions {positions.query + by, positions.key + by});
    }
    const std::optional<ScoreChange>& change() const { return scores().frame().change; }
    QString changeShown() const
    {
        return change() ? QString::number(change()->change, 'f', 4) : QString();
    }
};

} // namespace

class TestRotationsBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSeedIsShownForRandomVectorsOnly();
    void thePicturesFillTheBenchWithoutOverlap_data();
    void thePicturesFillTheBenchWithoutOverlap();
    void coversHaveTheSizeOfTheirPictures();
    void allPicturesShowTheSameState();
    void movingTheQueryKeepsTheCurve();
    void movingTheViewKeepsTheDials();
    void resizingGivesTheCurveItsSpace();
    void theScoreIsConstantWhileBothMove();
    void theWrongMixChangesWhileBothMove();
    void theTitleIsTrueOfTheDistance();
    void theChangeRestartsAtAnotherDistance();
    void theChangeRestartsOnAHiddenBench();
    void theHoveredPairIsHighlightedInAllPictures();
    void aDragInTheDialsShowsInTheScore();
    void theTabDragsTheDimension();
    void theTabTakesKeysAndTyping();
    void theDiamondDragsTheBaseOfAllPictures();
    void zoomingFarOutWithManyPairsIsCheap();
    void theLargePictureCanBeChosen();
    void aDragInTheConventionsShowsInTheScore();
    void everyStyleAndStatePaints();
};

void TestRotationsBench::theSeedIsShownForRandomVectorsOnly()
{
    Stage stage;
    const auto hasSeed = [&] {
        const auto keys = stage.bench.panelParameters();
        return std::ranges::find(keys, "rope.seed") != keys.end();
    };
    QVERIFY(!hasSeed());
    stage.set("rope.vectors", std::string("random"));
    QVERIFY(hasSeed());
}

void TestRotationsBench::thePicturesFillTheBenchWithoutOverlap_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(640, 576), QSize(896, 696), QSize(1536, 976), QSize(3456, 1960)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestRotationsBench::thePicturesFillTheBenchWithoutOverlap()
{
    QFETCH(const QSize, size);
    Stage stage({}, size);
    QCOMPARE(stage.bench.pictures().size(), std::size_t {4});
    QVERIFY(picturesKeepApart(stage.bench));
    QVERIFY(stage.scores().width() >= 200);
    QVERIFY(stage.curve().height() >= 150);
    QCOMPARE(stage.frequencies().geometry().left(), stage.scores().geometry().left());
    QCOMPARE(stage.frequencies().geometry().top(), stage.curve().geometry().top());
}

void TestRotationsBench::coversHaveTheSizeOfTheirPictures()
{
    Stage stage;
    const QRect line = stage.bench.readingLine().geometry();
    const auto covered = [](const QWidget& view) {
        return view.contentsRect().translated(view.pos());
    };
    QCOMPARE(covered(stage.frequencies()).right(), line.right());
    QCOMPARE(covered(stage.curve()).right(), covered(stage.dials()).right());
    QCOMPARE(covered(stage.curve()).left(), line.left());
    QCOMPARE(covered(stage.dials()).left(), line.left());
    stage.bench.setAudience(Audience::Presentation);
    for (const PictureView* picture : stage.bench.pictures())
        QCOMPARE(picture->contentsRect(), picture->rect());
    stage.bench.setAudience(Audience::One);
    QCOMPARE(covered(stage.frequencies()).right(), line.right());
}

void TestRotationsBench::allPicturesShowTheSameState()
{
    Stage stage;
    stage.set("position.query", std::int64_t {17});
    const double total = stage.scores().frame().scores.total();
    const std::vector<double>& dots = stage.curve().frame().curve->score.dots;
    QVERIFY(std::abs(dots.at(static_cast<std::size_t>(17 - 4 + 32)) - total) < 1e-12);
    double sum = 0;
    for (const DialsFrame::Dial& dial : stage.dials().frame().dials)
        sum += dial.turnedQuery.x * dial.turnedKey.x + dial.turnedQuery.y * dial.turnedKey.y;
    QVERIFY(std::abs(sum - total) < 1e-12);
}

void TestRotationsBench::movingTheQueryKeepsTheCurve()
{
    Stage stage;
    const double* values = stage.curve().frame().curve->score.values.data();
    stage.set("position.query", std::int64_t {21});
    stage.moveBoth(8);
    QCOMPARE(stage.curve().frame().curve->score.values.data(), values);
    stage.set("rope.base", 500000.0);
    QVERIFY(stage.curve().frame().curve->rotations.base > 400000);
}

void TestRotationsBench::movingTheViewKeepsTheDials()
{
    Stage stage;
    const DialsFrame::Dial* dials = stage.dials().frame().dials.data();
    stage.set("position.shown", std::int64_t {4096});
    QCOMPARE(stage.dials().frame().dials.data(), dials);
    QCOMPARE(stage.curve().frame().curve->reach, 2048);
}

void TestRotationsBench::resizingGivesTheCurveItsSpace()
{
    Stage stage;
    const int before = stage.curve().frame().curve->space.samples;
    stage.bench.resize(1400, 900);
    QVERIFY(stage.curve().frame().curve->space.samples > before + 250);
}

void TestRotationsBench::theScoreIsConstantWhileBothMove()
{
    Stage stage;
    for (int step = 0; step < 12; ++step) {
        stage.moveBoth(1);
        QCOMPARE(stage.change()->moved, step + 1);
        QCOMPARE(stage.changeShown().remove(u'-'), QStringLiteral("0.0000"));
    }
}

void TestRotationsBench::theWrongMixChangesWhileBothMove()
{
    Stage stage;
    stage.set("rope.pairing", std::string("wrong_mix"));
    const double start = stage.scores().frame().scores.total();
    QCOMPARE(stage.change()->moved, 0);
    stage.moveBoth(5);
    QCOMPARE(stage.change()->change, stage.scores().frame().scores.total() - start);
    QVERIFY(std::abs(stage.change()->change) > 0.01);
}

void TestRotationsBench::theTitleIsTrueOfTheDistance()
{
    const auto said = [](Pairing pairing, int width) {
        LabState state;
        state.rotations.pairing = pairing;
        state.rotations.width = width;
        const Stage stage(state);
        return stage.bench.sentence();
    };
    const QString alone = QStringLiteral("Only the distance remains in the score.");
    const QString more = QStringLiteral("More than the distance remains in the score.");
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves})
        QVERIFY(said(pairing, 64).contains(alone));
    QVERIFY(said(Pairing::WrongMix, 64).contains(more));
    QVERIFY(!said(Pairing::WrongMix, 64).contains(alone));
    QVERIFY(said(Pairing::WrongMix, 2).contains(alone)); // a single pair has a single angle
}

void TestRotationsBench::theChangeRestartsAtAnotherDistance()
{
    Stage stage;
    stage.moveBoth(5);
    QCOMPARE(stage.change()->moved, 5);
    stage.set("position.query", std::int64_t {40});
    QCOMPARE(stage.change()->moved, 0);
    stage.moveBoth(-3);
    QCOMPARE(stage.change()->moved, -3);
}

void TestRotationsBench::theChangeRestartsOnAHiddenBench()
{
    Stage stage;
    stage.bench.hide();
    stage.moveBoth(5);
    QCOMPARE(stage.change()->moved, 0);
}

void TestRotationsBench::theHoveredPairIsHighlightedInAllPictures()
{
    Stage stage;
    const QImage before = imageOf(stage.bench);
    hover(stage.scores(), {100, stage.scores().drawn().zones.front().axis.pixel(6.5)});
    QCOMPARE(stage.bench.look().focus.pair, std::optional(6));
    const QImage after = imageOf(stage.bench);
    for (const PictureView* picture : stage.bench.pictures())
        QVERIFY(before.copy(picture->geometry()) != after.copy(picture->geometry()));
    QCOMPARE(stage.bench.readingLine().reading().focus.pair, std::optional(6));

    const drawing::PlaneAxis& dial = *stage.tip(6, Token::Query).plane;
    const QPoint ring =
        stage.dials().mapTo(&stage.bench, (qt(dial.zero) - QPointF(0, dial.pixels)).toPoint());
    QCOMPARE(after.pixelColor(ring), stage.bench.look().palette.text);
    QVERIFY(before.pixelColor(ring) != after.pixelColor(ring));
}

void TestRotationsBench::aDragInTheDialsShowsInTheScore()
{
    Stage stage;
    const double before = stage.scores().frame().scores.scores[5];
    const drawing::Handle tip = stage.tip(5, Token::Key);
    drag(stage.dials(), qt(tip.place), qt(tip.plane->zero) + QPointF(-30, 10));
    QVERIFY(std::abs(stage.scores().frame().scores.scores[5] - before) > 0.1);
    QCOMPARE(stage.store.state().rotations.pair, 5);
    stage.store.undo();
    QVERIFY(stage.store.state() == clamped({}));
    QCOMPARE(stage.scores().frame().scores.scores[5], before);
}

void TestRotationsBench::theTabDragsTheDimension()
{
    Stage stage;
    const LabState start = stage.store.state();
    const QPointF place = stage.tab().place;
    const QPointF doubling(40, 0);
    drag(stage.dials(), place, place + doubling);
    QCOMPARE(stage.width(), 32);
    QCOMPARE(stage.dials().frame().pairs, 16);
    QCOMPARE(stage.tab().place, place); // although the dials have been laid out again
    QVERIFY(stage.store.undoEdit().is<SetParameter>());
    stage.undoOnce(start);
    QVERIFY(!stage.store.canUndo());
    drag(stage.dials(), place, place - doubling);
    QCOMPARE(stage.width(), 8);
    stage.undoOnce(start);

    press(stage.dials(), place);
    sendMouse(stage.dials(), QEvent::MouseMove, place + doubling, Qt::LeftButton);
    QCOMPARE(stage.width(), 32);
    sendMouse(stage.dials(), QEvent::MouseMove, place, Qt::LeftButton);
    release(stage.dials(), place);
    QVERIFY(stage.store.state() == start && !stage.store.canUndo());
}

void TestRotationsBench::theTabTakesKeysAndTyping()
{
    Stage stage;
    const auto type = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&stage.dials(), key, modifiers);
    };
    type(Qt::Key_Return);
    QVERIFY(stage.dials().spokenDescription().startsWith(u"Grabbed: Dimension"_s));
    type(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(stage.width(), 18);
    type(Qt::Key_Left, Qt::ControlModifier);
    type(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(stage.width(), 32);
    type(Qt::Key_End);
    QCOMPARE(stage.width(), largestWidth);
    type(Qt::Key_Home);
    QCOMPARE(stage.width(), 2);
    type(Qt::Key_Delete);
    QCOMPARE(stage.width(), 16);
    type(Qt::Key_6);
    auto* field = stage.dials().findChild<HandleField*>();
    QVERIFY(field);
    QTest::keyClicks(field, u"4"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(stage.width(), 64);
}

void TestRotationsBench::theDiamondDragsTheBaseOfAllPictures()
{
    Stage stage;
    const LabState start = stage.store.state();
    const QImage before = imageOf(stage.bench);
    const QPointF place = qt(stage.frequencies().drawn().handles.front().place);
    drag(stage.frequencies(), place, place + QPointF(0, 40));
    QCOMPARE(stage.store.state().rotations.base, 100'000.0);
    const QImage after = imageOf(stage.bench);
    for (const PictureView* picture : stage.bench.pictures())
        QVERIFY(before.copy(picture->geometry()) != after.copy(picture->geometry()));
    stage.undoOnce(start);
    QVERIFY(!stage.store.canUndo());
}

void TestRotationsBench::zoomingFarOutWithManyPairsIsCheap()
{
    Stage stage;
    stage.set("rope.width", std::int64_t {1024});
    const int pixels = stage.curve().frame().curve->space.samples;
    stage.set("position.shown", std::int64_t {10'000'000});
    QVERIFY(stage.curve().frame().curve->space.samples < pixels / 2);
    stage.set("rope.width", std::int64_t {16});
    QCOMPARE(stage.curve().frame().curve->space.samples, pixels);
}

void TestRotationsBench::theLargePictureCanBeChosen()
{
    Stage stage({}, {640, 576});
    auto& conventions = stage.conventions();
    QVERIFY(stage.dials().isVisible() && conventions.isHidden());
    const auto segments = stage.part<PictureChoice>().findChildren<QRadioButton*>();
    QCOMPARE(segments.size(), 2);
    const QRect choice = segments[0]->parentWidget()->geometry().translated(
        segments[0]->parentWidget()->parentWidget()->pos());
    for (const PictureView* picture : stage.bench.pictures())
        QVERIFY(!picture->geometry().intersects(choice));
    QVERIFY(stage.bench.rect().contains(choice));

    const int height = stage.dials().height();
    QTest::mouseClick(segments[1], Qt::LeftButton);
    QCOMPARE(stage.store.state().rotationsPicture, RotationsPictureShown::Conventions);
    QVERIFY(conventions.isVisible() && stage.dials().isHidden());
    const auto& pictures = stage.bench.pictures();
    QCOMPARE(pictures.size(), std::size_t {4});
    for (const PictureView* one : pictures)
        for (const PictureView* other : pictures)
            QVERIFY(one == other || !one->geometry().intersects(other->geometry()));
    QVERIFY(conventions.height() > height);
    QVERIFY(stage.curve().height() >= 120);
    stage.store.undo();
    QVERIFY(stage.dials().isVisible());
}

void TestRotationsBench::aDragInTheConventionsShowsInTheScore()
{
    Stage stage;
    stage.set("rotations.picture", std::string("conventions"));
    auto& view = stage.conventions();
    const auto cell = [&](int column, int row) {
        const int which = 4 * column + 2 * row; // that of q
        const drawing::Box half =
            std::ranges::find(view.drawn().handles, which, &drawing::Handle::which)->box;
        return qt(half.centre());
    };
    const double before = stage.scores().frame().scores.total();
    const QPointF from = cell(3, 1);
    drag(view, from, from + QPointF(0, -12));
    QVERIFY(std::abs(stage.scores().frame().scores.total() - before) > 1e-3);
    QVERIFY(std::abs(stage.scores().frame().scores.total() - view.frame().scores[0].score) < 1e-12);
    QCOMPARE(stage.dials().frame().selectedPair, 1);

    hover(view, cell(6, 0));
    QCOMPARE(stage.bench.look().focus.pair, std::optional(3));
    QCOMPARE(stage.bench.readingLine().reading().formula, std::string("reading.rope.first_column"));
}

void TestRotationsBench::everyStyleAndStatePaints()
{
    Stage stage({}, {640, 576});
    for (const double scale : {1.0, 1.6}) {
        Look look = stage.bench.look();
        look.palette = darkPalette();
        look.scale = scale;
        stage.bench.setLook(look);
        for (const char* pairing : {"halves", "wrong_mix"}) {
            stage.set("rope.pairing", std::string(pairing));
            for (const std::int64_t width : {2, 16, 128, 1024}) {
                stage.set("rope.width", width);
                for (const std::int64_t shown : {8, 300, 10'000'000}) {
                    stage.set("position.shown", shown);
                    stage.set("rope.rotated_share", shown == 300 ? 0.25 : 1.0);
                    stage.set("position.query", shown == 300 ? lastPosition : shown / 2);
                    QVERIFY(imageOf(stage.bench).pixelColor(1, 1) == look.palette.ground);
                }
            }
        }
    }
}

LAB_WIDGET_TESTS(TestRotationsBench)
#include "tst_rotations_bench.moc"
