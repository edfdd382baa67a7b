#include "app/text/translations.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/frames/biases/biases_frames.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/comparison_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"

#include <QPainter>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

using namespace Qt::StringLiterals;
using namespace std::string_literals;
using namespace lab;
using namespace lab::ui;

namespace {

constexpr QSize smallestBench {640, 576};
constexpr QSize wideBench {1280, 800}; // wide enough for numbers in a wide font

LabState stateOf(BenchId bench, const Patch& patch)
{
    LabState state = patched(startWithResults(bench), patch).value();
    state.bench = bench;
    return clamped(state);
}

/// A bench that shows a state or its difference from a second one.
struct Stage : ComparisonStage {
    explicit Stage(const LabState& state, QSize size = usualSize)
        : ComparisonStage(state.bench, size)
    {
        store.dispatch(LoadState {state});
    }
    Stage(const LabState& before, const LabState& after, Comparison comparison,
        QSize size = usualSize)
        : Stage(before, size)
    {
        pin();
        LabState pinned = after;
        pinned.pinned = store.state().pinned;
        store.dispatch(LoadState {pinned});
        bench->setComparison(comparison);
    }
    const PictureView& picture(Picture which) const
    {
        const auto all = bench->pictures();
        const auto found = std::ranges::find(all, which, &PictureView::picture);
        if (found == all.end())
            qFatal("the bench shows no such picture");
        return **found;
    }
    std::vector<PaintedText> texts(Picture which) const { return textsIn(picture(which)); }
    QStringList words(Picture which) const
    {
        QStringList all;
        for (const PaintedText& text : texts(which))
            all += text.words;
        return all;
    }
};

bool isCut(const QString& words)
{
    return words.endsWith(u'…');
}

} // namespace

/// Texts and numbers of the pictures in states where they were once wrong or missing.
class TestPictureWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSharedBarShowsTheMarkedKeysOwnWeights()
    {
        LabState state = stateOf(BenchId::Biases,
            {{"position.query", std::int64_t {9}}, {"position.key", std::int64_t {4}}});
        for (const std::int64_t shown : {64, 256, 512, 1024, 4096}) {
            state.position.shown = shown;
            const WeightsFrame frame = weightsFrame(clamped(state), 320);
            QCOMPARE(frame.marked.key, 4);
            QVERIFY(std::abs(frame.marked.before - 0.1) < 1e-12);
            QVERIFY(std::abs(frame.marked.after - 0.0882) < 0.00005);
            const Stage stage(clamped(state));
            const QStringList words = stage.words(Picture::BiasesWeights);
            QVERIFY(words.contains(u"0.1000"_s));
            QVERIFY(words.contains(u"0.0882"_s));
            const bool saysSums = words.join(u' ').contains(u"keys"_s);
            QCOMPARE(saysSums, frame.runs.size(0) > 1 && shown > 256);
        }
        state.position.key = 20;
        QVERIFY(std::isnan(weightsFrame(clamped(state), 320).marked.after));
    }

    void theSwatchesKeepTheirLabelsWithManyKeysPerBar()
    {
        for (const char* encoding : {"alibi", "t5", "fire"}) {
            const Stage stage(stateOf(BenchId::Biases,
                                  {{"biases.encoding", std::string(encoding)},
                                      {"position.shown", std::int64_t {1000}},
                                      {"position.query", std::int64_t {9}}}),
                smallestBench);
            const QStringList words = stage.words(Picture::BiasesWeights);
            QVERIFY2(words.filter(u"after"_s).size() == 1, qPrintable(words.join(u'|')));
            QVERIFY(words.contains(u"before"_s));
            QVERIFY2(words.filter(u" keys"_s).size() == 1, qPrintable(words.join(u'|')));
            for (const PaintedText& text : stage.texts(Picture::BiasesWeights))
                QVERIFY2(!isCut(text.words), qPrintable(text.words));
        }
    }

    void theCostNamesItsReferenceInTheSmallestWindow()
    {
        for (const char* encoding : {"alibi", "cope", "kerple"}) {
            const Stage stage(
                stateOf(BenchId::Biases, {{"biases.encoding", std::string(encoding)}}),
                smallestBench);
            const QStringList words = stage.words(Picture::BiasesCurve);
            QVERIFY2(words.filter(u"Cost of token 9:"_s).size() == 1, qPrintable(words.join(u'|')));
        }
    }

    void noNameOfTheBoundOverlapsAMark()
    {
        for (const QSize& size : {smallestBench, usualSize, QSize(1536, 976)})
            for (const double base : {500.0, 10'000.0, 500'000.0}) {
                const LabState state = stateOf(
                    BenchId::Context, {{"base.picture", "base_bound"s}, {"rope.base", base}});
                const Stage stage(state, size);
                const PictureView& view = stage.picture(Picture::BaseBound);
                const QImage image = imageOf(view);
                const QColor mark = view.look().palette.series[1];
                for (const PaintedText& text : stage.texts(Picture::BaseBound)) {
                    if (!text.words.startsWith(u"base "_s) && !text.words.startsWith(u"trained"_s)
                        && !text.words.startsWith(u"target"_s))
                        continue;
                    const QRect box = text.place.adjusted(-3, -2, 3, 2).toAlignedRect();
                    for (const QPoint corner : {box.topLeft(), box.topRight(), box.bottomLeft(),
                             box.bottomRight(), box.center()})
                        QVERIFY2(view.rect().contains(corner), qPrintable(text.words));
                    int cut = 0; // squares extend beyond the background of the label
                    for (int x = box.left() - 1; x <= box.right() + 1; ++x)
                        for (const int y : {box.top() - 1, box.bottom() + 1})
                            cut += image.pixelColor(x, y) == mark ? 1 : 0;
                    QVERIFY2(cut == 0, qPrintable(text.words));
                }
            }
    }

    void oneModelUsesTheSingular()
    {
        TrainingFrame frame;
        frame.models = 1;
        const auto words = [&] {
            return qt(drawing::experimentTraining.spoken(frame, QtLanguage()).text);
        };
        QVERIFY2(words().startsWith(u"0 of 1 model;"_s), qPrintable(words()));
        frame.done = 1;
        QCOMPARE(words(), u"the model has been trained"_s);
    }

    void anUndrawableDriftIsExplained()
    {
        for (const std::int64_t query : {9, 10'000'000}) {
            const Stage stage(stateOf(BenchId::Precision, {{"position.query", query}}));
            const QString words = stage.words(Picture::PrecisionDrift).join(u'|');
            QCOMPARE(words.contains(u"too little to draw"_s), query > 9);
        }
    }

    void anUndrawableScoreErrorIsExplained()
    {
        for (const char* error : {"cosine", "score"})
            for (const std::int64_t query : {9, 10'000'000}) {
                const Stage stage(stateOf(BenchId::Precision,
                    {{"precision.error", std::string(error)}, {"position.query", query}}));
                const QString words = stage.words(Picture::PrecisionErrors).join(u'|');
                QCOMPARE(words.contains(u"too little to draw"_s),
                    query > 9 && std::string(error) == "score");
            }
    }

    void aPositionPastAnInterpolatedTableIsNotAnIndexError()
    {
        for (const char* beyond : {"nothing", "interpolate"}) {
            const Stage stage(stateOf(BenchId::Waves,
                {{"waves.encoding", "learned"s}, {"learned.beyond", std::string(beyond)},
                    {"position.query", std::int64_t {5000}}}));
            const QString words = stage.words(Picture::WavesProducts).join(u'|');
            QVERIFY2(words.contains(u"has no row"_s), qPrintable(words));
            QCOMPARE(words.contains(u"index error"_s), std::string(beyond) == "nothing");
        }
    }

    void theFactorsHintFitsTheSelectedMethod()
    {
        for (const auto& [method, said] : {std::pair("none", u"Choose a method in the list"_s),
                 std::pair("position_interpolation", u"all pairs equally"_s),
                 std::pair("yarn", u"Drag a handle"_s),
                 std::pair("ntk_aware", u"Choose another method in the list"_s)}) {
            const Stage stage(
                stateOf(BenchId::Context, {{"scaling.method", std::string(method)}}), {1600, 1200});
            const QString words = stage.words(Picture::ContextFactors).join(u'|');
            QVERIFY2(words.contains(said), qPrintable(words));
        }
    }

    void anOverflowingScoreIsReported()
    {
        for (const std::int64_t query : {9, 10'000'000}) {
            const Stage stage(stateOf(BenchId::Derivation,
                {{"derivation.page", std::int64_t {8}}, {"derivation.ask_first", false},
                    {"position.query", query}}));
            const QString words = stage.words(Picture::DerivationPicture).join(u'|');
            QCOMPARE(words.contains(u"oo large"_s), query > 9);
        }
    }

    void singleItemsUseTheSingular()
    {
        const auto wordsOf = [](BenchId bench, Picture picture, const Patch& patch) {
            return Stage(stateOf(bench, patch), {1600, 1200}).words(picture).join(u'|');
        };
        const std::int64_t one = 1;
        const Patch learned {{"waves.encoding", "learned"s}, {"learned.training_length", one},
            {"learned.width", one}, {"learned.beyond", "interpolate"s}};
        const QString table = wordsOf(BenchId::Waves, Picture::WavesLearned, learned);
        QVERIFY2(table.contains(u"1 row, 1 number"_s), qPrintable(table));
        QVERIFY2(
            !table.contains(u"1 rows"_s) && !table.contains(u"1 numbers"_s), qPrintable(table));
        const QString image = wordsOf(BenchId::Grids, Picture::GridsImage,
            {{"grids.patch", std::int64_t {64}}, {"grids.image_height", std::int64_t {64}},
                {"grids.image_width", std::int64_t {64}}});
        QVERIFY2(!image.contains(u"1 patches"_s), qPrintable(image));
    }

    void chunksOfOneKeyAreMentioned()
    {
        for (const std::int64_t local : {100, 8192}) {
            const Stage stage(
                stateOf(BenchId::Context,
                    {{"base.picture", "distances"s}, {"position_map.method", "dual_chunk"s},
                        {"position_map.local", local}}),
                {1600, 1200});
            const auto all = stage.bench->pictures();
            QString words;
            for (const PictureView* view : all)
                words += stage.words(view->picture()).join(u'|');
            QCOMPARE(words.contains(u"chunks of one key"_s), local == 8192);
        }
    }

    void aTallImageKeepsTheNamesOfItsSmallMaps()
    {
        for (const QSize& size : {usualSize, QSize(1536, 976)}) {
            const Stage stage(
                stateOf(BenchId::Grids,
                    {{"grids.rows", std::int64_t {28}}, {"grids.columns", std::int64_t {4}}}),
                size);
            QCOMPARE(
                stage.words(Picture::GridsEncodings).filter(u"lowest"_s).size(), qsizetype {5});
        }
    }

    void theDifferenceNamesBothEncodings()
    {
        const LabState after = stateOf(BenchId::Grids, {});
        LabState before = after;
        before.grids.encoding = GridEncoding::Learned;
        const Stage stage(clamped(before), after, Comparison::Difference);
        const QString title = stage.words(Picture::GridsMap).join(QString());
        QVERIFY2(title.contains(u"Axial RoPE − Learned"_s), qPrintable(title));
        const QStringList words = stage.words(Picture::GridsEncodings);
        QCOMPARE(words.filter(u"no difference"_s).size() + words.filter(u"B = A"_s).size(),
            qsizetype {4}); // depends on the width of the font
        QVERIFY2(words.join(QString()).contains(u"\u2212 Learned"_s), qPrintable(words.join(u'|')));
    }

    void theHeadDifferencesAreBMinusA()
    {
        const LabState before = stateOf(
            BenchId::Biases, {{"biases.encoding", "t5"s}, {"t5.buckets", std::int64_t {32}}});
        LabState after = before;
        after.schemes.t5.encoding.buckets = 16;
        const Stage stage(before, clamped(after), Comparison::Difference, {1280, 800});
        const double difference = presentBiases(clamped(after))[2] - presentBiases(before)[2];
        QVERIFY(std::abs(difference) > 0.01);
        bool isWritten = false;
        for (QString text : stage.words(Picture::BiasesHeads)) {
            const double written = text.replace(u'\u2212', u'-').toDouble();
            isWritten |= std::abs(written - difference) < 0.05 * std::abs(difference);
        }
        QVERIFY(isWritten);
    }

    void withoutADifferenceNoHeadIsOutlined()
    {
        const LabState after = stateOf(BenchId::Biases, {});
        LabState before = after;
        before.biases.encoding.heads = 12;
        const Stage stage(clamped(before), after, Comparison::Difference);
        const PictureView& heads = stage.picture(Picture::BiasesHeads);
        const QImage image = imageOf(heads);
        const Palette& palette = heads.look().palette;
        int outlined = 0; // a line longer than a stroke of any letter
        for (int y = 24; y < image.height(); ++y) {
            int run = 0;
            for (int x = 0; x < image.width(); ++x) {
                run = image.pixelColor(x, y) == palette.text ? run + 1 : 0;
                outlined = std::max(outlined, run);
            }
        }
        QVERIFY(outlined < 12);
    }

    void theFormsStateTheWeightDifferenceAtAnyWidth_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Chinese") << u"zh_CN"_s;
    }
    void theFormsStateTheWeightDifferenceAtAnyWidth()
    {
        QFETCH(QString, language);
        app::spokenLanguage(language);
        const Stage stage(stateOf(BenchId::Biases, {{"alibi.form", "bloom"s}}), smallestBench);
        const auto texts = stage.texts(Picture::BiasesHeads);
        app::spokenLanguage(u"en"_s);
        QString all;
        for (const PaintedText& text : texts) {
            QVERIFY2(!isCut(text.words), qPrintable(text.words));
            QVERIFY(text.place.bottom() <= stage.picture(Picture::BiasesHeads).height());
            all += text.words;
        }
        QVERIFY2(all.endsWith(language == u"en" ? u"0."_s : u"0。"_s), qPrintable(all));
    }

    void eachFactorLineIsNamedInTheSmallestWindow()
    {
        for (const char* method : {"longrope", "p_rope", "yarn"}) {
            const Stage stage(stateOf(BenchId::Context, {{"scaling.method", std::string(method)}}),
                smallestBench);
            const QStringList words = stage.words(Picture::ContextFactors);
            for (const QString& name :
                {u"Position interpolation"_s, u"NTK-aware"_s, u"YaRN"_s, u"Llama 3"_s})
                QVERIFY2(words.contains(name), qPrintable(name));
        }
    }

    void theEntropyLabelIsBesideTheQueryLine()
    {
        for (const std::int64_t query : {0, 9, 40, 1000, 100'000, 9'999'999}) {
            const Stage stage(stateOf(
                BenchId::Context, {{"base.picture", "temperature"s}, {"position.query", query}}));
            const auto texts = stage.texts(Picture::ContextTemperature);
            const auto words = std::ranges::find_if(
                texts, [](const PaintedText& text) { return text.words.startsWith(u"entropy"_s); });
            QVERIFY(words != texts.end());
            const PictureView& view = stage.picture(Picture::ContextTemperature);
            const QImage image = imageOf(view);
            const QRect box = words->place.toAlignedRect();
            for (int y = box.top(); y <= box.bottom(); ++y)
                for (int x = box.left(); x <= box.right(); ++x)
                    QVERIFY(image.pixelColor(x, y) != view.look().palette.query);
        }
    }
    void aFullBarShowsTheWeightOfTheMatch()
    {
        const Stage stage(stateOf(BenchId::Context,
            {{"base.picture", "temperature"s}, {"position.query", std::int64_t {9}}}));
        static const QRegularExpression share(u"^match "_s);
        QCOMPARE(stage.words(Picture::ContextTemperature).filter(share).size(), 2);
    }

    void thePairsFactorIsNotCoveredByAHandle()
    {
        const Stage stage(stateOf(
            BenchId::Context, {{"scaling.method", "yarn"s}, {"rope.pair", std::int64_t {2}}}));
        const PictureView& view = stage.picture(Picture::ContextFactors);
        QRectF factor; // the last text is painted over the plot
        for (const PaintedText& text : stage.texts(Picture::ContextFactors))
            factor = text.place;
        for (const PictureHandle& handle : view.handles())
            QVERIFY(!factor.adjusted(-6, -6, 6, 6).contains(handle.place));
    }

    void twoLengthsAtTheEndAreBothNamed()
    {
        const Stage stage(stateOf(BenchId::Context,
            {{"position.training_length", std::int64_t {10'000'000}},
                {"position.target_length", std::int64_t {10'000'000}}}));
        const QString words = stage.words(Picture::ContextMeanScore).join(u'|');
        QVERIFY(words.contains(u"trained"_s));
        QVERIFY(words.contains(u"target"_s));
    }

    void distanceLengthsAreNamedAtTheUsualSize()
    {
        const Stage stage(stateOf(BenchId::Context, {{"base.picture", "distances"s}}));
        const QString words = stage.words(Picture::ContextDistances).join(u'|');
        QVERIFY(words.contains(u"trained"_s));
        QVERIFY(words.contains(u"target"_s));
    }

    void longRopeWithoutFactorListsIsExplained()
    {
        const Stage stage(stateOf(BenchId::Context, {{"base.shows_longrope", true}}));
        QVERIFY(
            stage.words(Picture::ContextFactors).join(u'|').contains(u"LongRoPE has no lists"_s));
    }

    void theBiasTableKeepsItsDecimals()
    {
        for (const std::int64_t shown : {64, 4096, 1'000'000}) {
            const Stage stage(stateOf(BenchId::Biases,
                {{"position.query", std::int64_t {9}}, {"position.key", std::int64_t {4}},
                    {"position.shown", shown}}));
            // Some fonts paint the sign separately.
            QVERIFY(!stage.words(Picture::BiasesCurve).filter(u"0.6250"_s).isEmpty());
        }
    }

    void fireAndCopeTitlesFitTheSmallestWindow()
    {
        for (const char* encoding : {"fire", "cope"}) {
            const Stage stage(
                stateOf(BenchId::Biases, {{"biases.encoding", std::string(encoding)}}),
                smallestBench);
            for (const QString& words : stage.words(Picture::BiasesCurve))
                QVERIFY2(!isCut(words), qPrintable(words));
        }
    }

    void theDifferenceKeepsTheValues()
    {
        const LabState before = stateOf(BenchId::Relative, {});
        LabState after = before;
        after.schemes.transformerXl.seed += 1;
        for (const Comparison comparison : {Comparison::Both, Comparison::Difference}) {
            const Stage stage(before, clamped(after), comparison, {1280, 800});
            QVERIFY(stage.words(Picture::RelativeScore).contains(u"Values"_s));
        }
    }

    void noWeightOverlapsTheDashesOfA()
    {
        LabState before = stateOf(BenchId::Relative, {{"relative.encoding", "shaw"s}});
        const LabState after = stateOf(BenchId::Relative, {});
        const Stage stage(before, after, Comparison::Both, wideBench);
        const auto own = stage.texts(Picture::RelativeScore);
        const Stage alone(after, wideBench);
        const auto other = alone.texts(Picture::RelativeScore);
        // The number of a key is higher if the bar of A is higher.
        double raised = 0;
        for (const PaintedText& text : own)
            for (const PaintedText& same : other)
                if (text.words == same.words && text.words.startsWith(u"0."_s)
                    && std::abs(text.place.left() - same.place.left()) < 1)
                    raised = std::max(raised, same.place.top() - text.place.top());
        QVERIFY(raised > 2);
    }

    void withoutATermTheBenchNamesTheRest()
    {
        for (const char* encoding : {"shaw", "transformer_xl", "deberta"}) {
            Stage stage(stateOf(BenchId::Relative, {{"relative.encoding", std::string(encoding)}}));
            QVERIFY(!stage.bench->sentence().startsWith(u"Without any term"_s));
            for (const char* term :
                {"relative.content", "relative.query_position", "relative.key_position",
                    "relative.global_content", "relative.global_position"})
                stage.set(term, false);
            QCOMPARE(stage.bench->sentence(),
                u"Without any term, every visible key gets the same weight."_s);
        }
    }

    void thePairStripsTitleFitsTheSmallestWindow()
    {
        const Stage stage(stateOf(BenchId::Grids, {{"grids.order", "wan"s}}), smallestBench);
        const QStringList words = stage.words(Picture::GridsPairs);
        QVERIFY2(words.contains(u"Pairs rotated by each axis"_s), qPrintable(words.join(u'|')));
    }

    void aScaleThatStartsAboveZeroSaysSo()
    {
        const Stage stage(stateOf(BenchId::Grids, {{"grids.picture", "video"s}}));
        bool isNumbered = false;
        for (const PictureView* view : stage.bench->pictures()) {
            double lowest = 1;
            for (const QString& words : stage.words(view->picture())) {
                bool isNumber = false;
                const double number = words.toDouble(&isNumber);
                if (isNumber && words.contains(u'.'))
                    lowest = std::min(lowest, number);
            }
            isNumbered = isNumbered || std::abs(lowest - 0.82) < 0.011;
        }
        QVERIFY(isNumbered);
    }
};

LAB_WIDGET_TESTS(TestPictureWords)
#include "tst_picture_words.moc"
