#include "core/figures/waves/waves_figures.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/drawn_places.h"
#include "tests/ui/mouse.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/projection.h"

#include <QApplication>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace lab;
using namespace lab::ui;

namespace {

struct WavesStage : StageOf<wavesPage> {
    explicit WavesStage(const Patch& patch, QSize size = usualSize)
        : BenchStage(started(patch), size)
    {
    }
    static LabState started(const Patch& patch)
    {
        LabState state = startOf(BenchId::Waves);
        state.position.query = 12;
        state.position.key = 20;
        return patched(state, patch).value();
    }
    const LabState& state() const { return store.state(); }
    std::set<Picture> shown() const
    {
        std::set<Picture> all;
        for (const PictureView* view : bench.pictures())
            all.insert(view->picture());
        return all;
    }
    const FigureView<drawing::LearnedValues>& learned() const
    {
        return part<FigureView<drawing::LearnedValues>>();
    }
    QRectF cells() const { return qt(learned().drawn().rows->ground); }
    QPointF endOfTable() const { return placeOf(learned(), "learned.training_length"); }
    QPointF tab() const { return placeOf(learned(), "learned.width"); }
};

Patch of(const char* key, const std::string& choice)
{
    return {{key, choice}};
}

Patch learnedUpTo(std::int64_t length)
{
    return {{"waves.encoding", std::string("learned")}, {"learned.training_length", length}};
}

} // namespace

/// The other encodings and pictures of Waves.
class TestWavesEncodingsBench : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachChoiceHasItsPictures()
    {
        QCOMPARE(WavesStage({}).shown(),
            (std::set<Picture> {Picture::WavesTable, Picture::WavesCurves, Picture::WavesSimilarity,
                Picture::WavesShift}));
        QCOMPARE(WavesStage(of("waves.encoding", "learned")).shown(),
            (std::set<Picture> {Picture::WavesLearned, Picture::WavesProducts}));
        QCOMPARE(WavesStage(of("waves.encoding", "functional_relative")).shown(),
            (std::set<Picture> {Picture::WavesTable, Picture::WavesCurves, Picture::WavesPairs}));
        Patch odometer = of("waves.encoding", "learned");
        odometer.push_back({"waves.picture", std::string("odometer")});
        QCOMPARE(WavesStage(odometer).shown(), std::set<Picture> {Picture::WavesOdometer});
        QCOMPARE(WavesStage(of("waves.picture", "terms")).shown(),
            std::set<Picture> {Picture::WavesTerms});
    }

    void thePicturesKeepApartOnEveryScreen_data() { addScreens(); }
    void thePicturesKeepApartOnEveryScreen()
    {
        QFETCH(const QSize, size);
        QFETCH(const double, scale);
        for (const Patch& patch :
            {of("waves.encoding", "learned"), of("waves.encoding", "functional_relative"),
                of("waves.picture", "odometer"), of("waves.picture", "terms")})
            for (const Audience audience : {Audience::One, Audience::Presentation}) {
                WavesStage stage(patch, size);
                Look look = stage.bench.look();
                look.scale = scale;
                stage.bench.setLook(look);
                stage.bench.setAudience(audience);
                QVERIFY(picturesKeepApart(stage.bench));
            }
    }

    void aLearnedTableNamesItsSource()
    {
        WavesStage stage(of("waves.encoding", "learned"));
        const QString untrained = stage.bench.sentence();
        stage.store.dispatch(UseTable {TrainedEncoding::Learned, "back"});
        QCOMPARE(stage.bench.sentence(),
            QStringLiteral(
                "Learned by a small model of Experiment: “Three positions back”, L = 32, seed 0."));
        const auto& keys = stage.bench.panelParameters();
        QVERIFY(std::ranges::find(keys, "learned.seed") == keys.end());
        stage.set("learned.width", std::int64_t {16});
        QCOMPARE(stage.bench.sentence(), untrained);
    }

    void draggingTheTableEndBackChangesNothing()
    {
        WavesStage stage(learnedUpTo(32));
        const LabState start = stage.state();
        PictureView& table = stage.picture(Picture::WavesLearned);
        const QPointF from = stage.endOfTable();
        const double pitch = stage.cells().width() / 64;
        drag(table, from, from - QPointF(10 * pitch, 0));
        QCOMPARE(stage.state().schemes.learned.encoding.trainingLength, 22);
        QVERIFY(stage.endOfTable().x() < from.x() - 9 * pitch);
        stage.store.undo();
        QVERIFY(stage.state() == start && !stage.store.canUndo());
        press(table, from);
        for (const double share : {0.5, 1.0, 0.5, 0.0})
            sendMouse(table, QEvent::MouseMove, from - QPointF(share * 99, 0), Qt::LeftButton);
        release(table, from);
        QVERIFY(stage.state() == start && !stage.store.canUndo());
    }

    void theTabSetsTheDimensionUntilTheTableIsTrained()
    {
        for (const std::int64_t length : {32, 512}) { // with the knob in the middle and at the edge
            WavesStage stage(learnedUpTo(length));
            QCOMPARE(stage.tab().y(), stage.cells().bottom());
            QVERIFY(QLineF(stage.tab(), stage.endOfTable()).length() > 24);
            const LabState before = stage.state();
            const int width = before.schemes.learned.encoding.width;
            drag(stage.picture(Picture::WavesLearned), stage.tab(), stage.tab() + QPointF(0, 40));
            QCOMPARE(stage.state().schemes.learned.encoding.width, 2 * width);
            QCOMPARE(stage.state().schemes.learned.encoding.trainingLength, length);
            stage.store.undo();
            QVERIFY(stage.state() == before);
        }
        WavesStage stage(learnedUpTo(32));
        stage.store.dispatch(UseTable {TrainedEncoding::Learned, "back"});
        const LabState trained = stage.state();
        QCOMPARE(qt(stage.learned().drawn().handles[0].scaled->label.text),
            QStringLiteral("own: trained with %1").arg(trained.schemes.learned.encoding.width));
        drag(stage.picture(Picture::WavesLearned), stage.tab(), stage.tab() + QPointF(0, 40));
        QVERIFY(stage.state() == trained);
        for (const PictureHandle& one : stage.learned().handles())
            QVERIFY(one.key != "learned.width" || !one.isByKey);
    }

    void aTableEndOutOfViewIsAtTheEdge()
    {
        WavesStage stage(learnedUpTo(512));
        PictureView& table = stage.picture(Picture::WavesLearned);
        const QRectF plot = stage.cells();
        const QPointF from = stage.endOfTable();
        QCOMPARE(from.x(), plot.right());
        const LabState start = stage.state();
        press(table, from);
        for (const double away : {40.0, 90.0, 0.0})
            sendMouse(table, QEvent::MouseMove, from - QPointF(away, 0), Qt::LeftButton);
        release(table, from);
        QVERIFY(stage.state() == start && !stage.store.canUndo());
        drag(table, from, from - QPointF(plot.width() / 2, 0));
        QVERIFY(std::abs(stage.state().schemes.learned.encoding.trainingLength - 32) <= 1);
    }

    void aPositionLineIsGrabbedBeforeTheTableEnd()
    {
        WavesStage stage(learnedUpTo(13)); // the query is at 12
        PictureView& table = stage.picture(Picture::WavesLearned);
        const QRectF cells = stage.cells();
        const double pitch = cells.width() / 64;
        const QPointF end(stage.endOfTable().x(), cells.center().y());
        drag(table, end, end + QPointF(4 * pitch, 0));
        QCOMPARE(stage.state().position.query, std::int64_t {16});
        QCOMPARE(stage.state().schemes.learned.encoding.trainingLength, 13);
        stage.store.undo();
        const QPointF beside = end + QPointF(13 - pitch / 2, 0);
        drag(table, beside, beside + QPointF(4 * pitch, 0));
        QCOMPARE(stage.state().position.query, std::int64_t {12});
        QCOMPARE(stage.state().schemes.learned.encoding.trainingLength, 17);
    }

    void aTableWithoutPairsKeepsTheSelectedPair()
    {
        WavesStage stage(learnedUpTo(32));
        for (const Picture which : {Picture::WavesLearned, Picture::WavesProducts}) {
            QTest::keyClick(&stage.picture(which), Qt::Key_Down);
            QTest::keyClick(&stage.picture(which), Qt::Key_Up, Qt::ShiftModifier);
            QVERIFY(!stage.store.canUndo());
            QTest::keyClick(&stage.picture(which), Qt::Key_Right);
            QVERIFY(stage.store.canUndo());
            stage.store.undo();
        }
    }

    void theReadingOfAPositionPastTheTableSaysSo()
    {
        WavesStage stage(learnedUpTo(16));
        const PictureView& products = stage.picture(Picture::WavesProducts);
        QVERIFY(products.spokenDescription().contains(QStringLiteral("20")));
        QVERIFY(products.spokenDescription().contains(QStringLiteral("no row")));
        stage.set("learned.beyond", std::string("wrap"));
        QVERIFY(!products.spokenDescription().contains(QStringLiteral("no row")));
    }

    void arrowKeysMoveTheDistanceWithItsSign()
    {
        for (const char* sign : {"query_minus_key", "key_minus_query"}) {
            WavesStage stage({{"waves.encoding", std::string("functional_relative")},
                {"functional_relative.sign", std::string(sign)}});
            const std::int64_t way = std::string(sign) == "query_minus_key" ? 1 : -1;
            PictureView& table = stage.picture(Picture::WavesTable);
            const auto apart = [&] {
                return stage.state().position.query - stage.state().position.key;
            };
            QCOMPARE(apart(), std::int64_t {-8});
            QTest::keyClick(&table, Qt::Key_Right);
            QCOMPARE(apart(), -8 + way);
            QTest::keyClick(&table, Qt::Key_Left, Qt::ShiftModifier);
            QCOMPARE(apart(), -8 - 9 * way);
            QVERIFY(stage.state().position.query >= 0 && stage.state().position.key >= 0);
        }
    }

    void theWheelChangesTheNumberOfDistances()
    {
        Patch patch = of("waves.encoding", "functional_relative");
        patch.push_back({"position.first", std::int64_t {100}});
        WavesStage stage(patch);
        PictureView& table = stage.picture(Picture::WavesTable);
        QWheelEvent turn(QPointF(300, 200), table.mapToGlobal(QPointF(300, 200)), {}, {0, -240},
            Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&table, &turn);
        QCOMPARE(stage.state().position.shown, std::int64_t {128});
        QCOMPARE(stage.state().position.first, std::int64_t {100});
        QCOMPARE(table.numbers().rows.size(), std::size_t {255});
    }

    void aPressOnTheMapMovesQueryAndKeyThere()
    {
        WavesStage stage(of("waves.encoding", "functional_relative"));
        PictureView& pairs = stage.picture(Picture::WavesPairs);
        const std::vector<PictureHandle> handles = pairs.handles();
        QCOMPARE(handles.size(), std::size_t {2});
        const QPointF now(handles[1].place.x(), handles[0].place.y());
        drag(pairs, now, now + QPointF(40, 60));
        QVERIFY(stage.state().position.query > 20 && stage.state().position.key > 25);
        stage.store.undo();
        QVERIFY(!stage.store.canUndo());
        QTest::keyClick(&pairs, Qt::Key_Down);
        QTest::keyClick(&pairs, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(stage.state().position.query, std::int64_t {13});
        QCOMPARE(stage.state().position.key, std::int64_t {30});
    }

    void dialsSelectPairsAndBarsSetThePosition()
    {
        WavesStage stage(of("waves.picture", "odometer"));
        auto& view = stage.part<FigureView<drawing::OdometerValues>>();
        const auto& targets = view.drawn().targets;
        const auto dial = std::ranges::find_if(
            targets, [](const drawing::Target& one) { return one.focus.pair == 0; });
        QVERIFY(dial != targets.end());
        const QPointF onDial = qt(dial->box.centre());
        press(view, onDial);
        release(view, onDial);
        QCOMPARE(stage.state().waves.pair, 0);
        const QPointF middle = qt(view.drawn().zones.at(0).box.centre());
        press(view, middle);
        release(view, middle);
        QVERIFY(std::abs(stage.state().position.query - 32) <= 1);
    }

    void draggingTheLastDigitChangesTheRadix()
    {
        WavesStage stage(of("waves.picture", "odometer"));
        const LabState start = stage.state();
        auto& view = stage.part<FigureView<drawing::OdometerValues>>();
        const QPointF from = placeOf(view, "waves.radix");
        const QPointF digit(view.drawn().handles.back().keyStep, 0);
        for (const auto& [digits, radix] : {std::pair(3, 5), {8, 10}, {30, 10}, {-1, 2}}) {
            drag(view, from, from + digits * digit);
            QCOMPARE(stage.state().waves.radix, radix);
            QCOMPARE(view.frame().frame->wheels.front().digit, 12 % radix);
            QCOMPARE(placeOf(view, "waves.radix"), from + (radix - 2) * digit);
            if (radix != 2)
                stage.undoOnce(start);
        }
        QVERIFY(stage.state() == start && !stage.store.canUndo());
    }

    void theDigitsOfChangingWheelsAreReadable()
    {
        WavesStage stage(of("waves.picture", "odometer"));
        stage.set("position.query", std::int64_t {99});
        stage.set("waves.radix", std::int64_t {10});
        const auto& view = stage.part<FigureView<drawing::OdometerValues>>();
        int digits = 0;
        for (const Palette& palette : {lightPalette(), darkPalette()})
            for (const drawing::Layer& layer : view.drawn().layers) {
                const drawing::Region* ground = nullptr;
                for (const drawing::Mark& mark : layer.marks) {
                    if (const auto* region = std::get_if<drawing::Region>(&mark))
                        ground = region;
                    const auto* text = std::get_if<drawing::Text>(&mark);
                    if (!text || !ground || !ground->box.contains(text->at))
                        continue;
                    ++digits;
                    const double found =
                        contrast(colorOf(text->ink, palette), colorOf(ground->fill, palette));
                    QVERIFY2(found >= 4.5, text->said.text.c_str());
                }
            }
        QVERIFY(digits >= 8); // at least two digits on each of two wheels
    }

    void theRandomMatrixShareCanBeDragged()
    {
        WavesStage stage(of("waves.picture", "terms"));
        auto& view = stage.part<FigureView<drawing::TermsValues>>();
        QVERIFY(view.spokenDescription().contains(QStringLiteral("is the same")));
        const drawing::Handle& mix = view.drawn().handles.at(0);
        drag(view, qt(mix.place), {mix.axis.pixel(0.5), mix.place.y});
        QVERIFY(std::abs(stage.state().waves.mix - 0.5) < 0.01);
        QVERIFY(view.spokenDescription().contains(QStringLiteral("changes by")));
    }
};

LAB_WIDGET_TESTS(TestWavesEncodingsBench)
#include "tst_waves_encodings_bench.moc"
