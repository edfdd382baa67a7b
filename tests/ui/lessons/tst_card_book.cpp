#include "core/lessons/card_book.h"
#include "core/lessons/lesson_scope.h"
#include "tests/core/frames/experiment/answering_run.h"
#include "tests/qt_test.h"
#include "tests/ui/lessons/any_value.h"
#include "ui/lessons/languages.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <random>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestCardBook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBundledFileIsComplete()
    {
        QVERIFY(ownCards(Deck::Claims).size() >= 8 && ownCards(Deck::Claims).size() <= maxClaims);
        for (const Card& claim : ownCards(Deck::Claims)) {
            for (const char* const language : {"en", "zh_CN"}) {
                QVERIFY2(claim.text.contains(language), claim.text.at("en").c_str());
                QVERIFY(claim.threshold.contains(language));
                for (const Card::Number& number : claim.numbers)
                    QVERIFY(number.words.contains(language));
            }
        }
    }

    void everyCardCanBeJudgedInItsTest()
    {
        for (const Deck deck : {Deck::Claims, Deck::Mistakes})
            for (const Card& card : ownCards(deck)) {
                const LabState tested = patched(clamped({}), card.test).value();
                const LessonScope scope(tested, tested);
                const auto hasValue = [&](const std::string& formula) {
                    return lessonNumber(formula, scope).has_value();
                };
                for (const Card::Number& number : card.numbers) {
                    QVERIFY2(hasValue(number.formula), number.formula.c_str());
                    QVERIFY(number.low.empty() ? number.high.empty()
                                               : hasValue(number.low) && hasValue(number.high));
                }
                for (const std::string& formula : card.damage.formulas)
                    QVERIFY2(hasValue(formula), formula.c_str());
                for (const std::string& key : card.parameters)
                    QVERIFY2(parameterNamed(key), key.c_str());
                QCOMPARE(card.lines.size(), deck == Deck::Claims ? 0U : 2U);
                QVERIFY(card.rules.back().when.empty());
                for (const Card::Rule& rule : card.rules) {
                    QVERIFY(deck == Deck::Claims ? rule.verdict != Verdict::None
                                                 : std::ranges::count(votesOf(deck), rule.verdict));
                    for (const Card::Threshold& when : rule.when)
                        QVERIFY(when.number < card.numbers.size() && (when.from || when.below));
                }
            }
    }

    /// Values computed independently; see resources/claims/claims.json for the thresholds.
    void verdictsMatchInTheirTestStates()
    {
        using enum Verdict;
        const std::vector<Verdict> expected {Holds, InPart, DoesNotHold, Holds, Depends, Holds,
            DoesNotHold, Holds, Holds, DoesNotHold, Depends, Depends, DoesNotHold, DoesNotHold,
            Holds, Holds, InPart};
        QCOMPARE(ownCards(Deck::Claims).size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const JudgedCard result = judgedInItsTest(ownCards(Deck::Claims)[i], clamped({}));
            QVERIFY2(
                result.verdict == expected[i], ownCards(Deck::Claims)[i].text.at("en").c_str());
        }
        const auto number = [](std::size_t claim, std::size_t index) {
            return judgedInItsTest(ownCards(Deck::Claims)[claim], clamped({})).numbers[index];
        };
        QVERIFY(std::abs(number(2, 0) - 3.714) < 5e-4); // |PE(0) − PE(1)|, d = 512
        QVERIFY(std::abs(number(2, 1) - 16.9735) < 5e-4);
        QVERIFY(std::abs(number(3, 2) - 16) < 1e-12); // √(d/2)
        QVERIFY(std::abs(number(4, 1) - std::sqrt(1 + 19.5959 * 19.5959 / (0.0004 * 768))) < 1e-3);
        QVERIFY(std::abs(number(5, 2) - 60611.5) < 0.1);
        QVERIFY(std::abs(number(9, 2) - 10) < 1e-12); // linear
        QVERIFY(std::abs(number(10, 0) - 0.159) < 5e-4); // mean cosine at 1000, d = 128
        const double attention = 8.0 * 512 * 512 + 4.0 * 512 * 4096; // FLOPs per token
        QVERIFY(std::abs(number(11, 0) - 73728 / attention) < 1e-12);
        QVERIFY(std::abs(number(11, 2) - 32768 / attention) < 1e-12);
    }

    void aParameterChangesAVerdict()
    {
        const auto verdict = [](std::size_t claim, const Patch& patch) {
            const LabState state = patched(clamped({}), patch).value();
            return judged(ownCards(Deck::Claims)[claim], state).verdict;
        };
        using namespace std::string_literals;
        QVERIFY(verdict(1, {{"order.causal", true}}) == Verdict::DoesNotHold);
        QVERIFY(verdict(1, {{"order.arrangement", "0 1 3 2"s}}) == Verdict::InPart);
        // If no word moves, the test says nothing about other orders.
        QVERIFY(verdict(1, {{"order.preset", "typed"s}}) == Verdict::None);
        QVERIFY(verdict(1, {{"order.preset", "typed"s}, {"order.causal", true}}) == Verdict::None);
        QVERIFY(verdict(1, {{"order.sentence", "a a b b"s}}) == Verdict::None);
        // Long embeddings are not moved far, nor are those that are long enough at a large
        // dimension.
        QVERIFY(verdict(4, {{"learned.deviation", 10.0}}) == Verdict::Holds);
        QVERIFY(verdict(4, {{"sinusoidal.width", std::int64_t {64}}}) == Verdict::DoesNotHold);
        QVERIFY(verdict(4, {{"sinusoidal.width", std::int64_t {768}}}) == Verdict::Depends);
        QVERIFY(verdict(5, {{"sinusoidal.width", std::int64_t {2}}}) == Verdict::None); // no ratio
        QVERIFY(verdict(6, {{"sinusoidal.width", std::int64_t {2}}}) == Verdict::Holds);
        QVERIFY(verdict(8, {{"learned.training_length", std::int64_t {5000}}}) == Verdict::Depends);
        QVERIFY(verdict(11, {{"compare.keys", std::int64_t {64}}}) == Verdict::Depends);
        const Patch whole {{"rope.width", std::int64_t {128}}, {"rope.base", 10000.0}};
        QVERIFY(verdict(10, whole) == Verdict::Depends);
        Patch half = whole; // the unrotated pairs keep their share of the score
        half.push_back({"rope.rotated_share", 0.5});
        QVERIFY(verdict(10, half) == Verdict::DoesNotHold);
        half.back() = {"rope.rotated_share", 0.0}; // nothing rises, as nothing is rotated
        QVERIFY(verdict(10, half) == Verdict::DoesNotHold);
        // No encoding of small models wins on every task.
        QVERIFY(verdict(12, {{"experiment.task", "constants"s}}) == Verdict::Holds);
        QVERIFY(verdict(13, {{"experiment.task", "token"s}}) == Verdict::DoesNotHold);
        // A model that failed at the training length proves nothing about longer ones.
        QVERIFY(verdict(12, {{"experiment.task", "token"s}}) == Verdict::Undecided);
        QVERIFY(verdict(14, {{"experiment.task", "back"s}}) == Verdict::Undecided);
        QVERIFY(verdict(15, {{"experiment.task", "token"s}}) == Verdict::Undecided);
        QVERIFY(verdict(15, {{"experiment.task", "variables"s}}) == Verdict::DoesNotHold);
        QVERIFY(verdict(16, {{"experiment.task", "back"s}}) == Verdict::DoesNotHold);
        QVERIFY(verdict(16, {{"experiment.task", "token"s}}) == Verdict::Undecided);
        // No bundled results.
        QVERIFY(verdict(12, {{"experiment.task", "induction"s}}) == Verdict::None);
    }

    void theTestReachesItsVerdictFromAnyState()
    {
        const auto leads = [](std::size_t claim, const Patch& patch) {
            const Card& card = ownCards(Deck::Claims)[claim];
            const LabState state = patched(clamped({}), patch).value();
            return judgedInItsTest(card, state).verdict
                == judgedInItsTest(card, clamped({})).verdict;
        };
        QVERIFY(leads(1, {{"order.preset", std::string("typed")}}));
        QVERIFY(leads(7, {{"learned.training_length", std::int64_t {1}}}));
        QVERIFY(leads(8, {{"compare.moved", std::int64_t {120}}}));
        QVERIFY(leads(10, {{"rope.rotated_share", 0.25}}));
        QVERIFY(leads(10, {{"scaling.method", std::string("position_interpolation")}}));
        QVERIFY(leads(11, {{"compare.keys", std::int64_t {8}}}));
        QVERIFY(leads(16, {{"experiment.task", std::string("token")}}));
        for (std::size_t claim = 12; claim <= 16; ++claim)
            QVERIFY(leads(claim, {{"experiment.measure", std::string("cross_entropy")}}));
        std::mt19937 random(1);
        for (const Card& card : ownCards(Deck::Claims)) {
            const Verdict expected = judgedInItsTest(card, clamped({})).verdict;
            for (const std::string& key : card.parameters)
                for (int time = 0; time < 4; ++time) {
                    const LabState state = withAny(*parameterNamed(key), clamped({}), random);
                    QVERIFY2(judgedInItsTest(card, state).verdict == expected,
                        qPrintable(
                            u"%1: %2"_s.arg(inLanguage(card.text), QString::fromStdString(key))));
                }
        }
    }

    void theAnnouncedVerdictIncludesWhatTheTestKeeps()
    {
        const Card& order = ownCards(Deck::Claims)[1];
        const Patch alike {{"order.sentence", std::string("a a a")}};
        const LabState state = patched(clamped({}), alike).value();
        QVERIFY(judgedInItsTest(order, state).verdict == Verdict::None);
    }

    void chanceIsOneOverTheNumberOfAnswers()
    {
        for (const ExperimentTask task : experimentTasks()) {
            const Patch asked {{"experiment.task", std::string(keyOf(task))}};
            const auto numbers =
                judged(ownCards(Deck::Claims)[15], patched(clamped({}), asked).value()).numbers;
            QVERIFY2(std::abs(numbers[2] - chance(task)) < 1e-15, keyOf(task).data());
        }
    }

    void ownModelsAreJudgedByTheSameRules()
    {
        using enum ExperimentTask;
        const auto rope = [](const char* name, ExperimentTask task, int less) {
            return answeringRun(name, task, {TrainedEncoding::Rope}, 1000, less);
        };
        const LabState state = clamped({});
        const auto own = [&](std::size_t claim, const std::vector<KeptRun>& runs) {
            return judgedByOwn(ownCards(Deck::Claims)[claim], state, runs);
        };
        const auto judged = own(12, {rope("other", Back, 0), rope("flat", Variables, 40)});
        QVERIFY(judged && judged->run == "flat" && judged->trainingLength == 32);
        QVERIFY(std::abs(judged->judged.numbers[0] - 0.96) < 1e-12); // at L
        QVERIFY(std::abs(judged->judged.numbers[1] - 0.8 / 0.96) < 1e-12); // left at 16 L
        QVERIFY(std::abs(judged->judged.numbers[2] - 0.9 / 0.98) < 1e-12); // ratio with YaRN
        QVERIFY(judged->judged.verdict == Verdict::Undecided); // one seed has no interval
        const auto twice = [](KeptRun run, int seeds) {
            for (int seed = 1; seed < seeds; ++seed) {
                run.runs.push_back(run.runs.front());
                run.runs.back().job.seed = seed;
                run.runs.back().asked[0].back().right += 4 * (seed % 2) - 2;
            }
            return run;
        };
        const auto verdict = [&](int less, int seeds) {
            return own(12, {twice(rope("falls", Variables, less), seeds)})->judged.verdict;
        };
        QVERIFY(verdict(40, 8) == Verdict::Holds); // 0.833
        QVERIFY(verdict(60, 8) == Verdict::DoesNotHold); // 0.745
        QVERIFY(verdict(48, 8) == Verdict::Undecided); // 0.798 ± 0.002
        QVERIFY(verdict(150, 8) == Verdict::Undecided); // 0.85 at L is not learned
        QVERIFY(!own(12, {}));
        QVERIFY(!own(12, {rope("other", Back, 0)}));
        QVERIFY(!own(14, {rope("without ALiBi", Variables, 0)}));
        QVERIFY(!own(0, {rope("not asked", Variables, 0)})); // no models
    }

    /// Claims about lengths are judged by the accuracy at 16 L relative to that at L, with one
    /// threshold for the whole interval.
    void extrapolationIsJudgedByOneThreshold()
    {
        const auto has = [](const std::string& text, const char* part) {
            return text.find(part) != std::string::npos;
        };
        int judgedSo = 0;
        for (const Card& card : ownCards(Deck::Claims)) {
            const bool isOfLengths = has(card.text.at("en"), "extrapolat");
            for (const Card::Rule& rule : card.rules)
                for (const Card::Threshold& one : rule.when) {
                    const Card::Number& number = card.numbers[one.number];
                    if (!has(number.formula, ".answers") && !has(number.formula, ".retained"))
                        continue;
                    const bool isRelative = has(number.formula, ".retained\",5,\"relative\")");
                    const double limit = isRelative ? 0.8 : learnedShare;
                    QVERIFY2(!number.low.empty() && !number.high.empty(), number.formula.c_str());
                    QCOMPARE(one.from.value_or(limit), limit);
                    QCOMPARE(one.below.value_or(limit), limit);
                    QVERIFY(!isOfLengths || isRelative || has(number.formula, ",1,\"accuracy\")"));
                    judgedSo += isRelative ? 1 : 0;
                }
            if (!isOfLengths)
                continue;
            QCOMPARE(card.rules.back().verdict, Verdict::Undecided);
            for (const char* const language : {"en", "zh_CN"})
                for (const char* const word : {"16 L", "0.8", "0.9", "95 %"})
                    QVERIFY2(has(card.threshold.at(language), word), word);
        }
        QVERIFY(judgedSo >= 12);
        const auto shown = [](std::size_t claim, std::size_t number) {
            const JudgedCard judged = judgedInItsTest(ownCards(Deck::Claims)[claim], clamped({}));
            const JudgedCard::Interval interval = judged.intervals[number].value();
            return std::array {judged.numbers[number], interval.low, interval.high};
        };
        // Eight ratios of resources/experiment/variables.csv and Student's t, computed by another
        // program.
        const auto isNear = [](std::array<double, 3> a, std::array<double, 3> b) {
            return std::ranges::equal(
                a, b, [](double x, double y) { return std::abs(x - y) < 5e-4; });
        };
        QVERIFY(isNear(shown(14, 1), {0.9000, 0.8951, 0.9050}));
        QVERIFY(isNear(shown(16, 1), {0.7209, 0.7063, 0.7356}));
        QVERIFY(isNear(shown(16, 2), {0.8652, 0.8360, 0.8944}));
        QVERIFY(isNear(shown(12, 1), {0.3148, 0.2873, 0.3424}));
    }

    void aThresholdHoldsForTheWholeInterval()
    {
        Card card;
        for (Card::Number& number : card.numbers)
            number = {"0.5", {}, {}, {}};
        card.numbers[1] = {"0.8", {}, "0.75", "0.85"};
        const auto verdict = [&](std::optional<double> from, std::optional<double> below) {
            card.rules = {{Verdict::Holds, {{1, {}, from, below}}}, {Verdict::Undecided, {}}};
            return judged(card, clamped({})).verdict;
        };
        QVERIFY(verdict(0.75, {}) == Verdict::Holds);
        QVERIFY(verdict(0.76, {}) == Verdict::Undecided);
        QVERIFY(verdict({}, 0.86) == Verdict::Holds);
        QVERIFY(verdict({}, 0.85) == Verdict::Undecided);
        card.numbers[1] = {"0.8", {}, "0/0", "0/0"};
        QVERIFY(verdict(0.1, {}) == Verdict::Undecided); // nothing is known about it
        QVERIFY(verdict({}, 2.0) == Verdict::Undecided);
    }
};

LAB_WIDGET_TESTS(TestCardBook)
#include "tst_card_book.moc"
