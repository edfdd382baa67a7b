#include "core/figures/compare/cards_words.h"
#include "core/lessons/card_book.h"
#include "core/state/choices.h"
#include "tests/qt_test.h"
#include "tests/ui/lessons/any_value.h"
#include "ui/paint/drawing/qt_texts.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

const Card& mistake(std::size_t number) ///< counted from 1
{
    return ownCards(Deck::Mistakes)[number - 1];
}

JudgedCard judgedWith(std::size_t number, const Patch& other)
{
    Patch patch = mistake(number).test;
    patch.insert(patch.end(), other.begin(), other.end());
    return judged(mistake(number), patched(clamped({}), patch).value());
}

Value whole(std::int64_t number)
{
    return number;
}

} // namespace

class TestMistakes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardIsCompleteInBothLanguages()
    {
        QCOMPARE(ownCards(Deck::Mistakes).size(), maxMistakes);
        for (const Card& card : ownCards(Deck::Mistakes)) {
            for (const char* const language : {"en", "zh_CN"}) {
                QVERIFY2(card.text.contains(language), card.text.at("en").c_str());
                QVERIFY(card.threshold.contains(language));
                for (const Card::Number& number : card.numbers)
                    QVERIFY(number.words.contains(language));
                for (const Card::Line& line : card.lines)
                    QVERIFY(line.isCode || line.words.contains(language));
                const QString damage = QString::fromStdString(card.damage.words.at(language));
                for (std::size_t i = 1; i <= card.damage.formulas.size() + 1; ++i)
                    QCOMPARE(damage.contains(u"%%1"_s.arg(static_cast<int>(i))),
                        i <= card.damage.formulas.size());
            }
        }
    }

    void theTestStateShowsTheRightLine()
    {
        using enum Verdict;
        const std::vector<Verdict> expected {FirstLine, BothLines, FirstLine, SecondLine,
            SecondLine, SecondLine, BothLines, FirstLine, SecondLine, FirstLine, SecondLine,
            FirstLine, BothLines, SecondLine, FirstLine, SecondLine, FirstLine};
        QCOMPARE(ownCards(Deck::Mistakes).size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(
                judgedInItsTest(ownCards(Deck::Mistakes)[i], clamped({})).verdict == expected[i],
                mistake(i + 1).text.at("en").c_str());
    }

    /// Computed independently.
    void theNumbersMatchKnownValues_data()
    {
        QTest::addColumn<int>("card");
        QTest::addColumn<std::vector<double>>("numbers");
        const auto row = [](int card, const std::vector<double>& numbers) {
            QTest::addRow("%d", card) << card << numbers;
        };
        row(1, {0, 1, 0.9999046, 0.9996535, 0.9999968, 0.0001333521});
        row(2, {23.50397, 23.50397, 11.94763, 11.94763, 23.50397});
        row(3, {1, 0.0001154782, 0.07528008, 8, 0.07528008});
        row(4, {0.3239352, 0, 4.58663, 4.58663, -5, 0.3239352});
        row(6, {0.0004067944, 1, 47117.24, 19.16703, 512, 10.97406});
        row(7, {0, 0, 1.824141, -0.9623725, 0.8617683});
        row(8, {1, 0.0003586638, 54410.14, 19.51495, 8, 19869.18});
        row(9, {1.235354, 0, 0.9588013, 7, 0.9588013, 1.235354});
        row(10, {1, 1.154782, 1, 1.154782, 4095, 100.8775});
        row(11, {-0.9827213, -0.9566442, -0.9566442, 3162.278, 0.0003162278});
        row(12, {8, 64, 8, 64, 8});
        row(13, {0.07273903, 0.07273903, 0, 0.1199935, 0.01117967});
        row(14, {128, 91, 37, 128, 91});
        row(15, {7, 5, 7, 3, 6, 4});
        row(16, {6, 0, 32, 6, 32});
    }
    void theNumbersMatchKnownValues()
    {
        QFETCH(const int, card);
        QFETCH(const std::vector<double>, numbers);
        const JudgedCard result =
            judgedInItsTest(mistake(static_cast<std::size_t>(card)), clamped({}));
        std::vector<double> given(result.numbers.begin(), result.numbers.end());
        given.insert(given.end(), result.damage.begin(), result.damage.end());
        QCOMPARE(given.size(), numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            QVERIFY2(std::abs(given[i] - numbers[i]) <= 1e-4 * std::abs(numbers[i]) + 1e-9,
                qPrintable(u"%1: %2 for %3"_s.arg(i).arg(given[i]).arg(numbers[i])));
    }

    void aPartlyRotatedHeadIsJudgedByItsRotatedDimensions()
    {
        const Patch half {{"rope.rotated_share", 0.5}};
        const auto isClose = [](double given, double right) {
            return std::abs(given - right) <= 1e-12 * std::abs(right);
        };
        const double slowest = std::pow(10000, -62.0 / 64);
        QVERIFY(isClose(judgedWith(3, half).numbers[1], slowest));
        QVERIFY(judgedWith(3, half).numbers[2] > 0);
        QVERIFY(isClose(judgedWith(8, half).numbers[0], 1));
        QVERIFY(isClose(judgedWith(8, half).numbers[2], 2 * M_PI / slowest));
        QVERIFY(isClose(judgedWith(10, half).damage[0], std::pow(10000, 2.0 / 64)));
        QVERIFY(isClose(judgedWith(11, half).damage[0], 1000)); // with 16 rotated dimensions
        QVERIFY(judgedWith(8, half).verdict == Verdict::FirstLine);
    }

    void theAlibiWeightUsesItsOwnPositions()
    {
        // The factor of a weight per position in the third head.
        const double kept = std::exp(-0.125);
        const Patch far {{"position.query", whole(1000)}, {"position.key", whole(995)}};
        const JudgedCard causal = judgedWith(13, far);
        const double right = (1 - kept) * std::pow(kept, 5) / (1 - std::pow(kept, 1001));
        QVERIFY(std::abs(causal.numbers[0] - right) < 1e-15);
        QVERIFY(std::abs(causal.numbers[1] - right) < 1e-15);
        const Patch later {{"position.query", whole(10)}, {"position.key", whole(40)}};
        QCOMPARE(judgedWith(13, later).numbers[0], 0.0); // the key is masked
        Patch both = later;
        both.push_back({"alibi.mask", std::string("symmetric")});
        double sum = 0; // sums the row up to its farthest key
        for (int key = 0; key <= 40; ++key)
            sum += std::pow(kept, std::abs(key - 10));
        QVERIFY(std::abs(judgedWith(13, both).numbers[0] - std::pow(kept, 30) / sum) < 1e-15);
    }

    void anotherParameterChangesWhichLineIsRight()
    {
        using enum Verdict;
        using namespace std::string_literals;
        const auto verdict = [](std::size_t number, const Patch& patch) {
            return judgedWith(number, patch).verdict;
        };
        QVERIFY(verdict(1, {{"sinusoidal.layout", "tensor2tensor"s}}) == NeitherLine);
        QVERIFY(verdict(4, {{"position.shift", whole(0)}}) == BothLines);
        QVERIFY(verdict(6, {{"position.shown", whole(64)}}) == BothLines);
        QVERIFY(verdict(8, {{"compare.heads", whole(1)}}) == BothLines);
        QVERIFY(verdict(9, {{"derivation.shift", whole(0)}}) == BothLines);
        QVERIFY(verdict(11, {{"position.query", whole(0)}}) == BothLines);
        QVERIFY(verdict(12, {{"scaling.factor", 1.0}}) == BothLines);
        QVERIFY(verdict(13, {{"alibi.mask", "symmetric"s}}) == FirstLine);
        QVERIFY(verdict(16, {{"transformer_xl.segment", whole(1)}}) == BothLines);
    }

    void theTestReachesItsVerdictFromAnyState()
    {
        const auto leads = [](std::size_t number, const Patch& patch) {
            const LabState state = patched(clamped({}), patch).value();
            return judgedInItsTest(mistake(number), state).verdict
                == judgedInItsTest(mistake(number), clamped({})).verdict;
        };
        QVERIFY(leads(4, {{"position.shift", whole(0)}}));
        QVERIFY(leads(9, {{"derivation.theta", 0.0}}));
        std::mt19937 random(1);
        for (std::size_t number = 1; number <= maxMistakes; ++number) {
            const Card& card = mistake(number);
            const Verdict expected = judgedInItsTest(card, clamped({})).verdict;
            for (const std::string& key : card.parameters)
                for (int time = 0; time < 4; ++time) {
                    const LabState state = withAny(*parameterNamed(key), clamped({}), random);
                    QVERIFY2(judgedInItsTest(card, state).verdict == expected,
                        qPrintable(u"%1: %2 %3"_s.arg(number).arg(QString::fromStdString(key),
                            QString::fromStdString(text(parameterNamed(key)->read(state))))));
                }
        }
    }

    /// For statements about all states: the line of a card is right in all of them, or none is
    /// wrong.
    void theRightLineHoldsInManyStates()
    {
        using enum Verdict;
        const std::vector<std::set<Verdict>> allowed {{FirstLine, NeitherLine}, {BothLines},
            {FirstLine, NeitherLine}, {SecondLine, BothLines}, {SecondLine},
            {SecondLine, BothLines, NeitherLine}, {BothLines}, {FirstLine, BothLines},
            {SecondLine, BothLines}, {FirstLine}, {SecondLine, BothLines},
            {FirstLine, BothLines, SecondLine}, // the base does not affect a single pair
            {BothLines, FirstLine}, {SecondLine}, {FirstLine}, {SecondLine, BothLines},
            {FirstLine}};
        std::mt19937 random(1);
        for (std::size_t number = 1; number <= allowed.size(); ++number) {
            const Card& card = mistake(number);
            int judgedOnes = 0;
            for (int time = 0; time < 25; ++time) {
                LabState state = patched(clamped({}), card.test).value();
                QString where;
                for (const std::string& key : card.parameters) {
                    const Parameter& parameter = *parameterNamed(key);
                    state = withAny(parameter, state, random);
                    where += QString::fromStdString(" " + key + " " + text(parameter.read(state)));
                }
                const JudgedCard result = judged(card, state);
                if (result.verdict == None)
                    continue;
                ++judgedOnes;
                QVERIFY2(allowed[number - 1].contains(result.verdict),
                    qPrintable(u"%1: %2%3"_s.arg(number).arg(
                        QString::fromStdString(keyOf(result.verdict)), where)));
                for (const double reported : result.damage)
                    QVERIFY2(!std::isnan(reported), qPrintable(u"%1:%2"_s.arg(number).arg(where)));
            }
            QVERIFY2(judgedOnes >= 10, card.text.at("en").c_str());
        }
    }

    void theDamageTextContainsItsNumbers()
    {
        const Card& card = mistake(15);
        const QString damage =
            qt(drawing::damageOf(card, judgedInItsTest(card, clamped({})), QtLanguage()));
        QVERIFY2(damage.contains(u"K = 3 needs row 6"_s), qPrintable(damage));
        QVERIFY(!damage.contains(u'%'));
    }

    void theHelpListsEveryMistake()
    {
        for (const char* const language : {"en", "zh_CN"}) {
            QFile file(QString::fromUtf8(LAB_TEST_DIRECTORY)
                + u"/../resources/help/%1.md"_s.arg(QLatin1String(language)));
            QVERIFY(file.open(QFile::ReadOnly));
            const QByteArray help = file.readAll();
            for (const Card& card : ownCards(Deck::Mistakes))
                QVERIFY2(
                    help.contains(card.text.at(language).c_str()), card.text.at(language).c_str());
        }
    }
};

LAB_WIDGET_TESTS(TestMistakes)
#include "tst_mistakes.moc"
