#include "ui/lessons/claim_book.h"

#include "core/lessons/lesson_scope.h"
#include "core/state/choices.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct ClaimFileWords {
    Q_DECLARE_TR_FUNCTIONS(ClaimFileWords)
};

LanguageTexts textsOf(const QJsonValue& value)
{
    LanguageTexts texts;
    const QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one)
        texts[one.key().toStdString()] = one.value().toString().toStdString();
    return texts;
}

std::optional<double> limitOf(const QJsonObject& object, QLatin1String key)
{
    return object.contains(key) ? std::optional(object.value(key).toDouble()) : std::nullopt;
}

Verdict verdictOf(const QString& key)
{
    for (const Verdict verdict :
        {Verdict::Holds, Verdict::InPart, Verdict::DoesNotHold, Verdict::Depends})
        if (key.toStdString() == keyOf(verdict))
            return verdict;
    return Verdict::None;
}

/// Reads one claim; the first thing that is wrong is kept.
class ClaimReader {
public:
    explicit ClaimReader(const QJsonObject& json)
        : m_json(json)
    {
    }

    Claim claim()
    {
        Claim claim;
        claim.source = m_json.value("source"_L1).toString().toStdString();
        claim.text = textsOf(m_json.value("text"_L1));
        claim.threshold = textsOf(m_json.value("threshold"_L1));
        expect(!claim.source.empty(), u"source"_s);
        expect(claim.text.contains("en"), u"text"_s);
        expect(claim.threshold.contains("en"), u"threshold"_s);
        claim.test = settings();
        for (const auto& key : m_json.value("parameters"_L1).toArray()) {
            claim.parameters.push_back(key.toString().toStdString());
            expect(parameterNamed(claim.parameters.back()), u"parameters"_s);
        }
        readNumbers(claim);
        readRules(claim);
        return claim;
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
        expect(std::holds_alternative<LabState>(patched(clamped({}), patch)), u"test"_s);
        return patch;
    }

    void readNumbers(Claim& claim)
    {
        const QJsonArray numbers = m_json.value("numbers"_L1).toArray();
        expect(numbers.size() == static_cast<qsizetype>(claim.numbers.size()), u"numbers"_s);
        const auto tested = patched(clamped({}), claim.test);
        const auto* const state = std::get_if<LabState>(&tested);
        const LessonScope scope(state ? *state : LabState {}, state ? *state : LabState {});
        for (std::size_t i = 0; i < claim.numbers.size(); ++i) {
            const QJsonObject number = numbers.at(static_cast<qsizetype>(i)).toObject();
            claim.numbers[i] = {number.value("formula"_L1).toString().toStdString(),
                textsOf(number.value("words"_L1))};
            const bool hasValue =
                std::holds_alternative<double>(lessonNumber(claim.numbers[i].formula, scope));
            expect(hasValue && claim.numbers[i].words.contains("en"),
                u"numbers[%1]"_s.arg(static_cast<int>(i)));
        }
    }

    void readRules(Claim& claim)
    {
        for (const auto& value : m_json.value("rules"_L1).toArray()) {
            const QJsonObject object = value.toObject();
            Claim::Rule rule;
            rule.verdict = verdictOf(object.value("verdict"_L1).toString());
            expect(rule.verdict != Verdict::None, u"rules"_s);
            for (const auto& when : object.value("when"_L1).toArray()) {
                const QJsonObject one = when.toObject();
                const int number = one.value("number"_L1).toInt(-1);
                expect(number >= 0 && number < static_cast<int>(claim.numbers.size()),
                    u"rules.when.number"_s);
                rule.when.push_back({static_cast<std::size_t>(std::clamp(number, 0, 2)),
                    limitOf(one, "from"_L1), limitOf(one, "below"_L1)});
            }
            claim.rules.push_back(std::move(rule));
        }
        expect(!claim.rules.empty() && claim.rules.back().when.empty(), u"rules"_s);
    }

    QJsonObject m_json;
    QString m_wrong;
};

} // namespace

std::variant<std::vector<Claim>, ClaimFault> claimsOf(const QByteArray& json)
{
    const QJsonArray array = QJsonDocument::fromJson(json).object().value("claims"_L1).toArray();
    if (array.isEmpty() || array.size() > static_cast<qsizetype>(mostClaims))
        return ClaimFault {ClaimFileWords::tr("The file needs 1 to %1 claims in \"claims\".")
                               .arg(static_cast<int>(mostClaims))};
    std::vector<Claim> claims;
    for (const auto& value : array) {
        ClaimReader reader(value.toObject());
        claims.push_back(reader.claim());
        if (!reader.wrong().isEmpty())
            return ClaimFault {
                ClaimFileWords::tr("Claim %1: \"%2\" is missing or is no valid value.")
                    .arg(static_cast<int>(claims.size()))
                    .arg(reader.wrong())};
    }
    return claims;
}

const std::vector<Claim>& ownClaims()
{
    static const std::vector<Claim> claims = [] {
        QFile file(u":/claims/claims.json"_s);
        const auto read = file.open(QFile::ReadOnly)
            ? claimsOf(file.readAll())
            : std::variant<std::vector<Claim>, ClaimFault>(ClaimFault {file.errorString()});
        if (const auto* const fault = std::get_if<ClaimFault>(&read))
            qFatal("claims.json: %s", qPrintable(fault->sentence));
        return std::get<std::vector<Claim>>(read);
    }();
    return claims;
}

} // namespace lab::ui
