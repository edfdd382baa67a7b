#include "ui/lessons/card_book.h"

#include "core/lessons/lesson_scope.h"
#include "core/state/choices.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct CardFileWords {
    Q_DECLARE_TR_FUNCTIONS(CardFileWords)
};

/// Whether a card's formulas are evaluated while it is read. For the program's own cards the tests
/// do this: here it would delay the first picture of the bench.
enum class CardFormulas { Evaluated, Trusted };

/// The file name of a deck, its maximum number of cards, and how they are judged.
struct DeckFile {
    QString entry;
    QString path;
    std::size_t most = 0;
    std::vector<Verdict> verdicts;
};

DeckFile fileOf(Deck deck)
{
    using enum Verdict;
    if (deck == Deck::Claims)
        return {u"claims"_s, u":/claims/claims.json"_s, maxClaims,
            {Holds, InPart, DoesNotHold, Depends, Undecided}};
    return {u"mistakes"_s, u":/mistakes/mistakes.json"_s, maxMistakes,
        {FirstLine, SecondLine, BothLines, NeitherLine}};
}

LanguageTexts textsOf(const QJsonValue& value)
{
    LanguageTexts texts;
    const QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one)
        if (one.value().isString())
            texts[one.key().toStdString()] = one.value().toString().toStdString();
    return texts;
}

std::optional<double> limitOf(const QJsonObject& object, QLatin1String key)
{
    return object.contains(key) ? std::optional(object.value(key).toDouble()) : std::nullopt;
}

Verdict verdictOf(const QString& key, std::span<const Verdict> verdicts)
{
    const auto found = std::ranges::find_if(
        verdicts, [&](Verdict verdict) { return key.toStdString() == keyOf(verdict); });
    return found == verdicts.end() ? Verdict::None : *found;
}

/// Reads one card; the first error is stored.
class CardReader {
public:
    CardReader(const QJsonObject& json, const DeckFile& file, CardFormulas formulas)
        : m_json(json)
        , m_verdicts(file.verdicts)
        , m_formulas(formulas)
    {
    }

    Card card()
    {
        Card card;
        card.source = m_json.value("source"_L1).toString().toStdString();
        card.text = textsOf(m_json.value("text"_L1));
        card.threshold = textsOf(m_json.value("threshold"_L1));
        expect(!card.source.empty(), u"source"_s);
        expect(card.text.contains("en"), u"text"_s);
        expect(card.threshold.contains("en"), u"threshold"_s);
        card.test = settings();
        for (const auto& key : m_json.value("parameters"_L1).toArray()) {
            card.parameters.push_back(key.toString().toStdString());
            expect(parameterNamed(card.parameters.back()), u"parameters"_s);
        }
        readNumbers(card);
        readRules(card);
        return card;
    }

    Card mistake()
    {
        Card card = this->card();
        const QString seen = m_json.value("seen"_L1).toString();
        expect(seen == "code"_L1 || seen == "text"_L1, u"seen"_s);
        card.seen = seen == "code"_L1 ? Card::Seen::Code : Card::Seen::Text;
        const QJsonArray lines = m_json.value("lines"_L1).toArray();
        expect(lines.size() == 2, u"lines"_s);
        for (const auto& value : lines) {
            const QJsonObject line = value.toObject();
            const bool isCode = line.contains("code"_L1);
            card.lines.push_back(
                {isCode ? LanguageTexts {{"en", line.value("code"_L1).toString().toStdString()}}
                        : textsOf(line),
                    isCode});
            expect(card.lines.back().words.contains("en"), u"lines"_s);
        }
        readDamage(card);
        return card;
    }
    const QString& wrong() const { return m_wrong; }

private:
    void expect(bool isRight, const QString& entry)
    {
        if (!isRight && m_wrong.isEmpty())
            m_wrong = entry;
    }

    Patch settings()
    {
        Patch patch;
        const QJsonObject object = m_json.value("test"_L1).toObject();
        for (auto one = object.begin(); one != object.end(); ++one) {
            const Parameter* const parameter = parameterNamed(one.key().toStdString());
            const auto value = parameter
                ? wellFormed(*parameter, one.value().toString().toStdString())
                : std::nullopt;
            expect(value.has_value(), u"test."_s + one.key());
            if (value)
                patch.push_back({one.key().toStdString(), *value});
        }
        const auto tested = patched(clamped({}), patch);
        expect(tested.has_value(), u"test"_s);
        m_tested = tested.value_or(m_tested);
        return patch;
    }

    bool hasValue(const std::string& formula) const
    {
        return m_formulas == CardFormulas::Trusted
            || lessonNumber(formula, LessonScope(m_tested, m_tested)).has_value();
    }

    void readNumbers(Card& card)
    {
        const QJsonArray numbers = m_json.value("numbers"_L1).toArray();
        expect(numbers.size() == static_cast<qsizetype>(card.numbers.size()), u"numbers"_s);
        for (std::size_t i = 0; i < card.numbers.size(); ++i) {
            const QJsonObject number = numbers.at(static_cast<qsizetype>(i)).toObject();
            const auto text = [&](QLatin1String key) {
                return number.value(key).toString().toStdString();
            };
            Card::Number& of = card.numbers[i];
            of = {text("formula"_L1), textsOf(number.value("words"_L1)), text("low"_L1),
                text("high"_L1)};
            const bool isInterval =
                of.low.empty() ? of.high.empty() : hasValue(of.low) && hasValue(of.high);
            expect(hasValue(of.formula) && of.words.contains("en") && isInterval,
                u"numbers[%1]"_s.arg(static_cast<int>(i)));
        }
    }

    void readDamage(Card& card)
    {
        const QJsonObject damage = m_json.value("damage"_L1).toObject();
        card.damage.words = textsOf(damage);
        for (const auto& formula : damage.value("formulas"_L1).toArray())
            card.damage.formulas.push_back(formula.toString().toStdString());
        expect(card.damage.words.contains("en")
                && std::ranges::all_of(card.damage.formulas,
                    [this](const std::string& formula) { return hasValue(formula); }),
            u"damage"_s);
    }

    void readRules(Card& card)
    {
        for (const auto& value : m_json.value("rules"_L1).toArray()) {
            const QJsonObject object = value.toObject();
            Card::Rule rule;
            rule.verdict = verdictOf(object.value("verdict"_L1).toString(), m_verdicts);
            expect(rule.verdict != Verdict::None, u"rules"_s);
            for (const auto& when : object.value("when"_L1).toArray()) {
                const QJsonObject one = when.toObject();
                Card::Threshold threshold {numberIn(one, "number"_L1), {}, limitOf(one, "from"_L1),
                    limitOf(one, "below"_L1)};
                if (one.contains("apart_from"_L1))
                    threshold.apartFrom = numberIn(one, "apart_from"_L1);
                rule.when.push_back(threshold);
            }
            card.rules.push_back(std::move(rule));
        }
        expect(!card.rules.empty() && card.rules.back().when.empty(), u"rules"_s);
    }

    std::size_t numberIn(const QJsonObject& when, QLatin1String key)
    {
        const int number = when.value(key).toInt(-1);
        expect(number >= 0 && number <= 2, u"rules.when."_s + key);
        return static_cast<std::size_t>(std::clamp(number, 0, 2));
    }

    QJsonObject m_json;
    std::vector<Verdict> m_verdicts;
    CardFormulas m_formulas;
    LabState m_tested = clamped({});
    QString m_wrong;
};

Outcome<std::vector<Card>> readCards(const QByteArray& json, Deck deck, CardFormulas formulas)
{
    const DeckFile file = fileOf(deck);
    const QJsonArray array = QJsonDocument::fromJson(json).object().value(file.entry).toArray();
    if (array.isEmpty() || array.size() > static_cast<qsizetype>(file.most))
        return Unexpected(Error {CardFileWords::tr("The file needs 1 to %1 cards in \"%2\".")
                                     .arg(static_cast<int>(file.most))
                                     .arg(file.entry)});
    std::vector<Card> cards;
    for (const auto& value : array) {
        CardReader reader(value.toObject(), file, formulas);
        cards.push_back(deck == Deck::Claims ? reader.card() : reader.mistake());
        if (!reader.wrong().isEmpty())
            return Unexpected(Error {CardFileWords::tr("Card %1: \"%2\" is missing or invalid.")
                                         .arg(static_cast<int>(cards.size()))
                                         .arg(reader.wrong())});
    }
    return cards;
}

std::vector<Card> readOwn(Deck deck)
{
    const QString path = fileOf(deck).path;
    QFile file(path);
    const auto read = file.open(QFile::ReadOnly)
        ? readCards(file.readAll(), deck, CardFormulas::Trusted)
        : Unexpected(Error {file.errorString()});
    if (!read)
        qFatal("%s: %s", qPrintable(path), qPrintable(read.error().sentence));
    return *read;
}

} // namespace

Outcome<std::vector<Card>> cardsOf(const QByteArray& json, Deck deck)
{
    return readCards(json, deck, CardFormulas::Evaluated);
}

const std::vector<Card>& ownCards(Deck deck)
{
    static const std::vector<Card> claims = readOwn(Deck::Claims);
    static const std::vector<Card> mistakes = readOwn(Deck::Mistakes);
    return deck == Deck::Claims ? claims : mistakes;
}

} // namespace lab::ui
