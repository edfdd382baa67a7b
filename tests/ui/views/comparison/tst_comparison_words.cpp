#include "ui/views/comparison/comparison_words.h"

#include "core/state/edit.h"
#include "core/state/series_step.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/paint/comparison.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/views/comparison/series_words.h"

#include <memory>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LabState with(const Patch& patch)
{
    return patched(clamped({}), patch).value();
}

/// A different valid number or choice of the parameter.
Value otherValue(const Parameter& parameter, const LabState& state)
{
    const Value now = parameter.read(state);
    if (const auto* flag = std::get_if<bool>(&now))
        return !*flag;
    if (parameter.kind == ParameterKind::Choice)
        return std::string(now == Value(std::string(parameter.choices[0].key))
                ? parameter.choices[1].key
                : parameter.choices[0].key);
    if (parameter.kind == ParameterKind::Text)
        return now;
    const Range range = parameter.range(state);
    const double end = text(now) == text(Value(range.highest)) ? range.lowest : range.highest;
    if (parameter.kind == ParameterKind::Real)
        return end;
    return static_cast<std::int64_t>(end);
}

ComparisonWords slideWords(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first)
{
    return revealedComparisonWords(a, b, {}, first);
}

Series seriesOf(std::initializer_list<Patch> patches)
{
    std::vector<SeriesStep> steps;
    for (const Patch& patch : patches) {
        SeriesStep step;
        step.state = with(patch);
        steps.push_back(step);
    }
    return Series(std::move(steps));
}

} // namespace

class TestComparisonWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shorterTextsKeepTheFirstDifferencesThenOnlyValues()
    {
        const ComparisonWords words = comparisonWords(with({}),
            with({{"rope.base", 500000.0}, {"rope.width", std::int64_t {32}}}), {"rope.base"});
        QVERIFY(words.a.startsWith(u"Base"_s));
        QCOMPARE(words.shorter.size(), std::size_t {3});
        QCOMPARE(words.shorter[0].second, words.b.section(u", "_s, 0, 0) + u"\u00a0…"_s);
        QCOMPARE(words.shorter[1], // the name appears once
            std::pair(words.a.section(u", "_s, 0, 0), u"500\u2009000"_s));
        QCOMPARE(words.shorter[2],
            std::pair(u"10\u2009000"_s, u"500\u2009000"_s)); // without anything that both share
        for (const auto& [a, b] : words.shorter)
            QVERIFY(a != b);
    }

    void noDifferenceIsNamedTwice()
    {
        for (const BenchId id : allBenches()) {
            LabState a = with({{"position.target_length", std::int64_t {1024}}});
            a.bench = id;
            const std::unique_ptr<Bench> bench(newBench(id, nullptr));
            bench->setState(a);
            const std::vector<std::string_view> panel = bench->panelParameters();
            for (const Parameter& parameter : parameters()) {
                const LabState b =
                    applied(a, SetParameter {std::string(parameter.key), otherValue(parameter, a)});
                for (const ComparisonWords& words :
                    {comparisonWords(a, b, panel), revealedComparisonWords(a, b, {}, panel),
                        revealedComparisonWords(a, b, {parameter.key}, panel)})
                    for (const QString& all : {words.a, words.b}) {
                        QStringList parts = all.split(u", "_s);
                        QVERIFY2(parts.removeDuplicates() == 0, qPrintable(all));
                    }
            }
        }
    }

    void aLessonsSettingsAreNamedOnce()
    {
        const LabState a = with({{"position.training_length", std::int64_t {1024}},
            {"position.target_length", std::int64_t {1024}}, {"bench", std::string("base")}});
        const LabState b = applied(a, SetParameter {"position.target_length", std::int64_t {2048}});
        const ComparisonWords words = revealedComparisonWords(a, b, {"position.target_length"},
            {"context.training_length", "context.target_length", "rope.base"});
        QCOMPARE(words.b, u"Target length 2\u2009048"_s);
    }

    void oneFormatForAllStepsNamesEachStep()
    {
        const std::vector<std::string_view> first {"precision.all", "precision.position"};
        const ComparisonWords words =
            comparisonWords(with({{"precision.all", std::string("half")}}),
                with({{"precision.all", std::string("bfloat16")}}), first);
        QCOMPARE(words.a, u"All steps in: FP16"_s);
        QCOMPARE(words.b, u"All steps in: bfloat16"_s);
        const ComparisonWords mixed =
            comparisonWords(with({{"precision.all", std::string("half")}}), with({}), first);
        QVERIFY2(mixed.b.contains(u"Positions in"_s), qPrintable(mixed.b));
    }

    void aLargeNumberKeepsItsDigits()
    {
        const ComparisonWords words = comparisonWords(
            with({{"rope.base", 1234567.8}}), with({{"rope.base", 11158840.0}}), {"rope.base"});
        QVERIFY2(words.b.contains(u"11\u2009158\u2009840"_s), qPrintable(words.b));
        QVERIFY2(words.a.contains(u"1\u2009234\u2009568"_s), qPrintable(words.a)); // rounded
    }

    // "A w…" is less clear than "A".
    void wordsAreDroppedBeforeOneLetterRemains()
    {
        const ComparisonWords words {u"width 64, base 10000"_s, u"width 32, base 500000"_s, {}};
        Look look;
        look.medium = Look::Medium::Vector;
        int without = 0;
        int cut = 0;
        for (int width = 100; width <= 500; width += 10) {
            TextRecorder paper(QSize(width, 32));
            QPainter painter(&paper);
            paintLayers(painter, comparisonLayer(QRectF(0, 0, width, 32), words, look), look);
            painter.end();
            for (const PaintedText& text : paper.texts())
                QVERIFY2(
                    !text.words.contains(u'…') || text.words.size() > 4, qPrintable(text.words));
            without += paper.words() == u"BA"_s ? 1 : 0;
            cut += paper.words().contains(u'…') ? 1 : 0;
        }
        QVERIFY(without > 0 && cut > 0);
    }

    // If both begin alike, the end distinguishes them.
    void theCommonBeginningIsCutFirst()
    {
        const auto reported = [](const QString& a, const QString& b, int width) {
            Look look;
            look.medium = Look::Medium::Vector;
            TextRecorder paper(QSize(width, 32));
            QPainter painter(&paper);
            paintLayers(painter, comparisonLayer(QRectF(0, 0, width, 32), {a, b, {}}, look), look);
            painter.end();
            return paper.words();
        };
        for (int width = 300; width <= 400; width += 20) {
            const QString words = reported(u"we saw a red fox run by the old mill"_s,
                u"we saw a red fox run by the new mill"_s, width);
            QVERIFY2(words.contains(u"old"_s) && words.contains(u"new"_s), qPrintable(words));
            QVERIFY2(words.contains(u'…') && !words.contains(u"saw a red"_s), qPrintable(words));
        }
        const QString chinese = reported(u"我们看见狐狸跑过老磨坊我们看见狐狸跑过老磨坊"_s,
            u"我们看见狐狸跑过老磨坊我们看见狐狸跑过新磨坊"_s, 300);
        QVERIFY2(
            chinese.contains(u"老磨坊"_s) && chinese.contains(u"新磨坊"_s), qPrintable(chinese));
        const QString number = reported(u"10 000 of a great many pairs of columns"_s,
            u"10 500 of a great many pairs of columns"_s, 300); // numbers are never cut
        QVERIFY2(number.contains(u"10 0"_s) || number.contains(u"100"_s), qPrintable(number));
    }

    void aColonSeparatesWords()
    {
        const ComparisonWords words = comparisonWords(
            with({}), with({{"rope.pairing", std::string("halves")}}), {"rope.pairing"});
        QVERIFY2(words.b.contains(u": "_s), qPrintable(words.b));
        QVERIFY(!comparisonWords(with({}), with({{"rope.base", 500.0}}), {}).b.contains(u':'));
        QVERIFY(comparisonWords(with({}), with({{"derivation.gamma_q", 0.5}}), {})
                    .b.endsWith(u"0: 0.5"_s)); // part of the label "… at position 0"
    }

    void aNameSharedByTwoBenchesNamesTheBench()
    {
        const auto reported = [](const char* key, BenchId bench) {
            LabState a = with({});
            LabState b = with({{key, 300.0}});
            a.bench = b.bench = bench;
            return comparisonWords(a, b, {}).b;
        };
        QCOMPARE(reported("sinusoidal.base", BenchId::Rotations), u"Base (Waves) 300"_s);
        QCOMPARE(reported("sinusoidal.base", BenchId::Waves), u"Base 300"_s);
        QCOMPARE(reported("rope.base", BenchId::Rotations), u"Base 300"_s);
    }

    // Outside a presentation all differences are named, an audience sees only those of its picture.
    void anAudienceSeesOnlyDifferencesOfTheShownBench()
    {
        LabState b = with({{"position.query", std::int64_t {16}}, {"rope.base", 500000.0},
            {"sinusoidal.base", 300.0}, {"t5.buckets", std::int64_t {64}}});
        b.rotations.query = {{0, 2.0}};
        b.biases.scores = {{1, 2.0}};
        const auto reported = [&](BenchId bench, auto words) {
            b.bench = bench;
            return words(with({}), b, {}).b;
        };
        QCOMPARE(reported(BenchId::Rotations, comparisonWords).count(u", "_s), 5);
        QCOMPARE(reported(BenchId::Rotations, slideWords),
            u"m = 16, Base 500\u2009000, different query and key"_s);
        QCOMPARE(reported(BenchId::Waves, slideWords), u"m = 16, Base 300"_s);
        QCOMPARE(reported(BenchId::Biases, slideWords), u"m = 16, Buckets 64, different scores"_s);
        QCOMPARE(reported(BenchId::Order, slideWords), QString());
    }

    void theRevealOfAPageIsNotListedAsADifference()
    {
        const Patch asked {{"bench", std::string("derivation")}};
        Patch reported = asked;
        reported.emplace_back(Setting {"derivation.told", std::int64_t {8}});
        reported.emplace_back(Setting {"derivation.shift", std::int64_t {10}});
        for (const ComparisonWords& words : {slideWords(with(asked), with(reported), {}),
                 comparisonWords(with(asked), with(reported), {})})
            QVERIFY2(words.b.endsWith(u" 10"_s) && !words.b.contains(u','), qPrintable(words.b));
    }

    void anAudienceSeesOnlyTheWordsThatDiffer()
    {
        const auto reported = [](const char* before, const char* after) {
            const auto of = [](const char* words) {
                return with(
                    {{"bench", std::string("relative")}, {"relative.words", std::string(words)}});
            };
            const ComparisonWords words = slideWords(of(before), of(after), {});
            return words.shorter.back();
        };
        QCOMPARE(reported("we run by the old mill", "we run by the new mill"),
            std::pair(u"old"_s, u"new"_s));
        QCOMPARE(reported("we run by the mills", "we run by the mill"),
            std::pair(u"mills"_s, u"mill"_s));
        QCOMPARE(reported("我们跑过老磨坊", "我们跑过新磨坊"), std::pair(u"老"_s, u"新"_s));
        QCOMPARE(reported("we run", "we run on"), std::pair(u"run"_s, u"run on"_s));
    }

    void deliberateSettingsComeFirst()
    {
        const LabState before = with({});
        const LabState after = with({{"position.query", std::int64_t {16}}, {"rope.base", 500.0},
            {"derivation.page", std::int64_t {4}}});
        const auto reported =
            revealedComparisonWords(before, after, {"derivation.page", "rope.base"}, {});
        QCOMPARE(reported.b, u"Base 500, m = 16"_s);
    }

    void equalStatesHaveNoDifferences()
    {
        QVERIFY(comparisonWords(with({}), with({}), {}) == ComparisonWords {});
    }

    void statesOfASeriesAreNamedByWhatDiffers()
    {
        const Series series = seriesOf({{}, {{"rope.base", 500000.0}}, {{"rope.base", 500000.0}},
            {{"rope.base", 500000.0}, {"bench", std::string("waves")}}});
        QCOMPARE(stepCaption(series, 0), u"Base 10\u2009000"_s);
        QCOMPARE(stepCaption(series, 1), u"Base 500\u2009000"_s);
        QCOMPARE(stepCaption(series, 2), u"State 3"_s);
        QCOMPARE(stepCaption(series, 3), u"Waves"_s);
        QCOMPARE(stepCaption(seriesOf({{}}), 0), u"Rotations"_s);
    }

    void aCaptionReplacesTheDifferences()
    {
        std::vector<SeriesStep> steps = seriesOf({{}, {{"rope.base", 500000.0}}}).steps();
        steps[1] = withCaption(steps[1], u"A larger base"_s);
        const Series series(std::move(steps));
        QCOMPARE(stepCaption(series, 1), u"A larger base"_s);
        QCOMPARE(ownCaption(series.steps()[1]), u"A larger base"_s);
        QVERIFY(ownCaption(series.steps()[0]).isEmpty());
    }
};

LAB_WIDGET_TESTS(TestComparisonWords)
#include "tst_comparison_words.moc"
