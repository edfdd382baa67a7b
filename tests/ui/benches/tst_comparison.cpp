#include "comparison_stage.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/rotations/rotations_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/drawn_places.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/reading/reading_result.h"

#include <QRadioButton>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A change on each bench after pinning.
void changeSomething(ComparisonStage& stage)
{
    switch (stage.store.state().bench) {
    case BenchId::Order:
        return stage.set("order.seed", std::int64_t {4});
    case BenchId::Waves:
        return stage.set("sinusoidal.base", 300.0);
    case BenchId::Biases:
        return stage.set("alibi.bias_max", 4.0);
    case BenchId::Relative:
        return stage.set("transformer_xl.seed", std::int64_t {2});
    case BenchId::Grids:
        return stage.set("rotary_grid.base", 500.0);
    case BenchId::Derivation:
        return stage.set("derivation.theta", 0.5);
    case BenchId::Experiment:
        return stage.set("experiment.task", std::string("back"));
    default:
        return stage.set("rope.base", 500.0);
    }
}

void changeSize(ComparisonStage& stage)
{
    switch (stage.store.state().bench) {
    case BenchId::Order:
        return stage.set("order.sentence", std::string("the dog bites the man"));
    case BenchId::Waves:
        return stage.set("sinusoidal.width", std::int64_t {18});
    case BenchId::Biases:
        return stage.set("alibi.heads", std::int64_t {3});
    case BenchId::Relative:
        return stage.set("relative.words", std::string("two words"));
    case BenchId::Grids:
        return stage.set("grids.rows", std::int64_t {6});
    case BenchId::Experiment:
        return stage.set("experiment.rope", false);
    case BenchId::Compare:
        return stage.set("compare.width", std::int64_t {8});
    default:
        return stage.set("rope.width", std::int64_t {6});
    }
}

FigureView<SpectrumFrame>& spectrumOf(const ComparisonStage& stage)
{
    return dynamic_cast<FigureView<SpectrumFrame>&>(*stage.bench->pictures().front());
}

void benchRows()
{
    QTest::addColumn<BenchId>("id");
    for (const BenchId id : allBenches())
        QTest::addRow("bench %d", static_cast<int>(id)) << id;
}

void dragTo(QWidget& widget, QPoint from, QPoint to)
{
    QTest::mousePress(&widget, Qt::LeftButton, {}, from);
    constexpr int steps = 20;
    for (int step = 1; step <= steps; ++step)
        QTest::mouseMove(&widget, from + (to - from) * step / steps);
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBarIsVisibleWhileAStateIsPinned_data() { benchRows(); }
    void theBarIsVisibleWhileAStateIsPinned()
    {
        QFETCH(const BenchId, id);
        ComparisonStage stage(id);
        const ComparisonBar& bar = stage.bench->comparisonBar();
        QVERIFY(bar.isHidden());
        stage.pin();
        QVERIFY(!bar.isHidden());
        QVERIFY(bar.words() == ComparisonWords {});
        changeSomething(stage);
        QVERIFY(!bar.words().a.isEmpty());
        QVERIFY(bar.words().a != bar.words().b);
        QVERIFY(stage.bench->rect().contains(bar.geometry()));
        stage.store.dispatch(ClearPinned {});
        QVERIFY(bar.isHidden());
    }

    void theBarNamesTheDifferencesWithBothValues()
    {
        ComparisonStage stage(BenchId::Context);
        stage.pin();
        stage.set("rope.base", 500000.0);
        QCOMPARE(stage.bench->comparisonBar().words().a, u"Base 10\u2009000"_s);
        QCOMPARE(stage.bench->comparisonBar().words().b, u"Base 500\u2009000"_s);
        stage.store.dispatch(SwapPinned {});
        QCOMPARE(stage.bench->comparisonBar().words().a, u"Base 500\u2009000"_s);
    }

    void theScoreOfAIsBesideThatOfB()
    {
        ComparisonStage stage(BenchId::Rotations);
        stage.pin();
        stage.set("position.query", std::int64_t {20}); // the same curve
        const double score = presentScore(stage.ghost()).score;
        const QString words = u"A "_s + decimals(score, 4);
        const auto pictures = stage.bench->pictures();
        const auto texts =
            textsIn(**std::ranges::find(pictures, Picture::RotationsScores, &PictureView::picture));
        QVERIFY(std::ranges::any_of(
            texts, [&](const PaintedText& text) { return text.words == words; }));
    }

    void aGhostIsInEveryExportUntilCleared_data() { benchRows(); }
    void aGhostIsInEveryExportUntilCleared()
    {
        QFETCH(const BenchId, id);
        ComparisonStage stage(id);
        changeSomething(stage);
        const QImage alone = pageOf(*stage.bench);
        stage.store.undo();
        stage.pin();
        changeSomething(stage);
        for (const Comparison comparison : {Comparison::Both, Comparison::B, Comparison::A}) {
            stage.bench->setComparison(comparison);
            const QImage page = pageOf(*stage.bench);
            const QRect first = stage.bench->pictures().front()->geometry();
            if (comparison == Comparison::B)
                QVERIFY(page.copy(first) == alone.copy(first));
            QVERIFY(page != alone);
        }
        stage.store.dispatch(ClearPinned {});
        QVERIFY(pageOf(*stage.bench) == alone);
    }

    void aGhostDoesNotFollowTheCurrentState()
    {
        ComparisonStage stage(BenchId::Rotations);
        stage.pin();
        const LabState pinned = stage.ghost();
        stage.set("rope.base", 100.0);
        const auto pictures = stage.bench->pictures();
        const PictureView& dials =
            **std::ranges::find(pictures, Picture::RotationsDials, &PictureView::picture);
        const NumberTable held = *dials.ghostNumbers();
        QVERIFY(held == dialsTable(dialsFrame(pinned)));
        stage.set("rope.base", 37.0);
        QVERIFY(*dials.ghostNumbers() == held);
        QVERIFY(dials.numbers() != held);
    }

    void thePointsOfAAreFaintRingsInTheSpectrum()
    {
        ComparisonStage stage(BenchId::Context);
        stage.pin();
        stage.set("rope.base", 5e6);
        const auto& view = spectrumOf(stage);
        const QImage image = imageOf(view);
        const SpectrumFrame ghost = spectrumFrame(stage.ghost());
        const drawing::Drawing drawing = view.drawn();
        const Look& look = stage.bench->look();
        stage.bench->setComparison(Comparison::B); // the axis contains both without rescaling
        const QImage alone = imageOf(view);
        for (int pair = 3; pair < static_cast<int>(ghost.pairs.size()); ++pair) {
            const QPointF centre(drawing.zones.at(0).axis.pixel(pair),
                drawing.y.pixel(ghost.pairs[static_cast<std::size_t>(pair)].wavelength));
            int found = 0;
            for (const QPointF away : {QPointF(3.5, 0), {-3.5, 0}, {0, 3.5}, {0, -3.5}}) {
                const QPoint place = (centre + away).toPoint();
                found += image.pixel(place) != alone.pixel(place) ? 1 : 0;
            }
            // The line of a length may cross it.
            QVERIFY2(found >= 2, qPrintable(QString::number(pair)));
            QCOMPARE(image.pixelColor(centre.toPoint()), look.palette.ground);
        }
    }

    void everyTableHasBothValuesAndTheirDifference_data() { benchRows(); }
    void everyTableHasBothValuesAndTheirDifference()
    {
        QFETCH(const BenchId, id);
        ComparisonStage stage(id);
        stage.pin();
        changeSomething(stage);
        for (const PictureView* picture : stage.bench->pictures()) {
            const NumberTable own = picture->numbers();
            const NumberTable all = picture->allNumbers();
            QVERIFY2(picture->ghostNumbers(), qPrintable(picture->exportName()));
            QCOMPARE(all.rows.size(), own.rows.size());
            QCOMPARE(all.header.size(), own.keys + 3 * (own.header.size() - own.keys));
            bool differs = false;
            for (std::size_t row = 0; row < all.rows.size(); ++row) {
                const std::vector<double>& cells = all.rows[row];
                for (std::size_t k = own.keys; k < cells.size(); k += 3) {
                    const double sought = own.rows[row][own.keys + (k - own.keys) / 3];
                    QVERIFY(std::isnan(sought) || !(std::abs(cells[k + 1] - sought) > 0));
                    const double expected = cells[k + 1] - cells[k];
                    QVERIFY(std::isnan(expected) || !(std::abs(cells[k + 2] - expected) > 0));
                    differs = differs || std::abs(cells[k + 2]) > 0;
                }
            }
            // Equal by design: the factors without a method, an image that no encoding changes,
            // words without positions, two equal sides, and untrained models.
            const bool mayAgree = picture->picture() == Picture::ContextFactors
                || picture->picture() == Picture::GridsImage
                || picture->picture() == Picture::DerivationFormula
                || picture->picture() == Picture::DerivationPicture
                || picture->picture() == Picture::ExperimentTraining;
            QVERIFY2(differs || mayAgree, qPrintable(picture->exportName()));
        }
        stage.bench->setComparison(Comparison::B);
        for (const PictureView* picture : stage.bench->pictures())
            QVERIFY(!picture->ghostNumbers());
    }

    void theReadingLineHasBothResultsAndTheirDifference_data() { benchRows(); }
    void theReadingLineHasBothResultsAndTheirDifference()
    {
        QFETCH(const BenchId, id);
        ComparisonStage stage(id);
        stage.pin();
        changeSomething(stage);
        const auto& both = stage.bench->readingLine().compared();
        QVERIFY(both);
        QVERIFY(both->a == reading(stage.ghost(), {}));
        QVERIFY(both->b == reading(stage.store.state(), {}));
        const QString text = comparedResult(*both, DigitsShown::Few, stage.bench->look());
        for (const char* part : {"A ", " · B ", " · B − A "})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
        QVERIFY(
            stage.bench->readingLine().accessibleDescription().endsWith(withSuperscripts(text)));
        stage.store.dispatch(ClearPinned {});
        QVERIFY(!stage.bench->readingLine().compared());
    }

    void aIsReadOnlyAndAnEditElsewhereShowsBoth()
    {
        ComparisonStage stage(BenchId::Context);
        stage.pin();
        stage.set("rope.base", 5e6);
        stage.bench->setComparison(Comparison::A);
        auto& view = spectrumOf(stage);
        QVERIFY(view.frame() == spectrumFrame(stage.ghost()));
        const LabState before = stage.store.state();
        const QPoint point = placeOf(view, "rope.base").toPoint();
        dragTo(view, point, point - QPoint(0, 60));
        QVERIFY(stage.store.state() == before);
        QCOMPARE(stage.bench->comparison(), Comparison::A);
        stage.set("rope.base", 4e6);
        QCOMPARE(stage.bench->comparison(), Comparison::Both);
        QVERIFY(view.frame() == spectrumFrame(stage.store.state()));
    }

    void aDragIsOneUndoStepAndKeepsA()
    {
        ComparisonStage stage(BenchId::Context);
        stage.pin();
        const LabState pinned = stage.store.state();
        auto& view = spectrumOf(stage);
        const QPoint point = placeOf(view, "rope.base").toPoint();
        dragTo(view, point, point - QPoint(0, 60));
        QVERIFY(stage.store.state().rotations.base > 20000);
        QVERIFY(stage.store.state().pinned == pinned.pinned);
        stage.store.undo();
        QCOMPARE(stage.store.state().rotations.base, 10000.0);
        QVERIFY(stage.store.state().pinned == pinned.pinned);
    }

    void aClickSelectsASegment()
    {
        ComparisonStage stage(BenchId::Waves);
        stage.pin();
        changeSomething(stage);
        const auto segments = stage.bench->comparisonBar().findChildren<QRadioButton*>();
        QCOMPARE(segments.size(), 4);
        const std::array expected {
            Comparison::A, Comparison::Both, Comparison::B, Comparison::Difference};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QTest::mouseClick(segments[static_cast<int>(i)], Qt::LeftButton);
            QCOMPARE(stage.bench->comparison(), expected[i]);
        }
    }

    void statesOfOtherSizesPaintWithoutCrashing_data() { benchRows(); }
    void statesOfOtherSizesPaintWithoutCrashing()
    {
        QFETCH(const BenchId, id);
        for (const QSize size : {QSize(640, 576), QSize(1800, 1000)}) {
            ComparisonStage stage(id, size);
            stage.pin();
            changeSize(stage);
            for (int turn = 0; turn < 2; ++turn) { // first with A the larger one, then with B
                for (const Comparison comparison :
                    {Comparison::A, Comparison::Both, Comparison::B, Comparison::Difference}) {
                    stage.bench->setComparison(comparison);
                    QVERIFY(!pageOf(*stage.bench).isNull());
                    Focus focus;
                    focus.picture = stage.bench->pictures().front()->picture();
                    for (const int pair : {0, 2, 7, 30}) {
                        focus.pair = pair;
                        focus.head = 1 + pair;
                        stage.bench->setFocus(focus);
                        QVERIFY(!imageOf(*stage.bench).isNull());
                    }
                    stage.bench->setFocus({});
                    for (const PictureView* picture : stage.bench->pictures())
                        QVERIFY(!picture->allNumbers().header.empty());
                }
                stage.bench->setComparison(Comparison::Both);
                stage.store.dispatch(SwapPinned {});
            }
        }
    }

    void valuesHaveEnoughDigitsToDiffer()
    {
        const LabState b;
        const auto wordsAt = [&](double base) {
            LabState a;
            a.rotations.base = base;
            return comparisonWords(a, b, {}).a;
        };
        QCOMPARE(wordsAt(2533029.5910584447), u"Base "_s + wholeNumber(2533030));
        QVERIFY(wordsAt(10000.001).endsWith(u".001"_s));
    }

    void draggedAnglesAreNamed()
    {
        LabState b;
        b.derivation.bends[9] = 0.3;
        QCOMPARE(comparisonWords({}, b, {}).b, u"different angles"_s);
    }
};

LAB_WIDGET_TESTS(TestComparison)
#include "tst_comparison.moc"
