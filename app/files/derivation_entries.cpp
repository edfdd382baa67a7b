#include "app/files/derivation_entries.h"

#include "app/files/indexed_values.h"
#include "core/state/pass_answers.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

/// Whether it comes from a version whose derivation had sixteen steps.
bool isOfSteps(const QJsonObject& scene)
{
    return scene.value("parameters"_L1).toObject().contains("derivation.step"_L1)
        || scene.contains("derivation.predictions"_L1);
}

/// Lists of numbers by page; `numbers` names the numbers of a list, separated by commas.
Outcome<std::map<int, QJsonArray>> listsIn(const QJsonObject& scene, QLatin1StringView key,
    const QString& numbers, const PlaceOfEntry& placeOf, int count = derivationPages)
{
    std::map<int, QJsonArray> all;
    const QJsonValue given = scene.value(key);
    bool isRight = given.isUndefined() || given.isObject();
    const QJsonObject pages = given.toObject();
    for (auto entry = pages.begin(); entry != pages.end(); ++entry) {
        bool isNumber = false;
        const int page = entry.key().toInt(&isNumber);
        const QJsonArray one = entry.value().toArray();
        isRight = isRight && isNumber && page >= 0 && page < count
            && one.size() == numbers.count(u',') + 1
            && std::ranges::all_of(one, [](const auto& part) { return part.isDouble(); });
        if (isRight)
            all[page] = one;
    }
    if (!isRight)
        return Unexpected(Error {SceneWords::tr("%1: %2 must be an object with whole-number keys "
                                                "from 0 to %4 and lists of the numbers %3.")
                                     .arg(placeOf(key), QString(key), numbers)
                                     .arg(count - 1)});
    return all;
}

constexpr QLatin1StringView saidNumbers = "said, answer, wrong tries, 1 for right"_L1;
constexpr QLatin1StringView sentenceNumbers =
    "halves found, wrong halves, page of the last or -1"_L1;
constexpr QLatin1StringView againNumbers = "pages since, times right, times asked"_L1;
constexpr QLatin1StringView asideNumbers =
    "q to the right, q upwards, k to the right, k upwards, m, n, t, theta, gamma_q, gamma_k, c"_L1;

QJsonArray toJson(const DerivationInputs& own)
{
    return {own.query.real(), own.query.imag(), own.key.real(), own.key.imag(),
        static_cast<double>(own.queryPosition), static_cast<double>(own.keyPosition),
        static_cast<double>(own.shift), own.turn, own.queryPhase, own.keyPhase, own.growth};
}

DerivationInputs savedFrom(const QJsonArray& own)
{
    const auto number = [&own](int index) { return own[index].toDouble(); };
    const auto position = [&own](int index) { return own[index].toInteger(); };
    return {.query = {number(0), number(1)},
        .key = {number(2), number(3)},
        .queryPosition = position(4),
        .keyPosition = position(5),
        .shift = position(6),
        .turn = number(7),
        .queryPhase = number(8),
        .keyPhase = number(9),
        .growth = number(10),
        .bends = {}};
}

/// Pages that were answered wrong, assembled sentences, and the learner's own numbers saved
/// meanwhile.
Outcome<void> addRepeats(
    Derivation& derivation, const QJsonObject& scene, const PlaceOfEntry& placeOf)
{
    const auto again = listsIn(scene, "derivation.again"_L1, againNumbers, placeOf);
    if (!again)
        return Unexpected(again.error());
    for (const auto& [page, one] : *again)
        derivation.repeats[page] = {one[0].toInt(), one[1].toInt(), one[2].toInt()};
    const auto sentences = listsIn(scene, "derivation.sentences"_L1, sentenceNumbers, placeOf);
    if (!sentences)
        return Unexpected(sentences.error());
    for (const auto& [page, one] : *sentences) {
        const int of = one[2].toInt();
        derivation.sentences[page] = {
            one[0].toInt(), one[1].toInt(), of < 0 ? std::nullopt : std::optional(of)};
    }
    const auto savedNumbers = listsIn(scene, "derivation.aside"_L1, asideNumbers, placeOf);
    if (!savedNumbers)
        return Unexpected(savedNumbers.error());
    if (!savedNumbers->empty())
        derivation.savedNumbers =
            SavedNumbers {savedNumbers->begin()->first, savedFrom(savedNumbers->begin()->second)};
    return {};
}

constexpr QLatin1StringView lineNumbers =
    "wrong now, refused, 1 for filled, times filled, times wrong, times shown"_L1;
constexpr QLatin1StringView cardNumbers =
    "verdict or -1, 1 for right, 1 for a number asked, 1 for one said, number, answer, 1 for a "
    "right number, others since, times right, times wrong"_L1;

QJsonArray cardEntry(const BreakCard& card)
{
    return {card.said ? static_cast<int>(*card.said) : -1, card.isRight ? 1 : 0,
        card.asksNumber ? 1 : 0, card.number ? 1 : 0, card.number.value_or(0), card.answer,
        card.isNumberRight ? 1 : 0, card.since, card.timesRight, card.timesWrong};
}

BreakCard cardIn(const QJsonArray& one)
{
    const auto flag = [&one](int index) { return one[index].toInt() > 0; };
    constexpr int lastVerdict = static_cast<int>(RequirementVerdict::OtherRope);
    BreakCard card;
    if (const int said = one[0].toInt(); said >= 0 && said <= lastVerdict)
        card.said = static_cast<RequirementVerdict>(said);
    card.isRight = flag(1);
    card.asksNumber = flag(2);
    if (flag(3))
        card.number = one[4].toDouble();
    card.answer = one[5].toDouble();
    card.isNumberRight = flag(6);
    card.since = one[7].toInt();
    card.timesRight = one[8].toInt();
    card.timesWrong = one[9].toInt();
    return card;
}

void writePractice(QJsonObject& scene, const Derivation& derivation)
{
    QJsonObject lines;
    for (const auto& [page, one] : derivation.lines)
        lines.insert(QString::number(page),
            QJsonArray {one.wrong, one.refused, one.isFilled ? 1 : 0, one.timesFilled,
                one.timesWrong, one.timesShown});
    if (!lines.isEmpty())
        scene.insert("derivation.lines"_L1, lines);
    QJsonObject cards;
    for (const auto& [card, one] : derivation.cards)
        cards.insert(QString::number(card), cardEntry(one));
    if (!cards.isEmpty())
        scene.insert("derivation.cards"_L1, cards);
    if (derivation.card)
        scene.insert("derivation.card"_L1, *derivation.card);
}

/// Equations filled in on the third pass, and cards.
Outcome<void> addPractice(
    Derivation& derivation, const QJsonObject& scene, const PlaceOfEntry& placeOf)
{
    const auto lines = listsIn(scene, "derivation.lines"_L1, lineNumbers, placeOf);
    if (!lines)
        return Unexpected(lines.error());
    for (const auto& [page, one] : *lines)
        derivation.lines[page] = {one[0].toInt(), one[1].toInt(), one[2].toInt() > 0,
            one[3].toInt(), one[4].toInt(), one[5].toInt()};
    const auto cards = listsIn(scene, "derivation.cards"_L1, cardNumbers, placeOf, maxCards);
    if (!cards)
        return Unexpected(cards.error());
    for (const auto& [card, one] : *cards)
        derivation.cards[card] = cardIn(one);
    const QJsonValue open = scene.value("derivation.card"_L1);
    if (open.isUndefined())
        return {};
    const int card = open.toInt(-1);
    if (card < 0 || card >= maxCards)
        return Unexpected(
            Error {SceneWords::tr("%1: derivation.card must be a whole number from 0 to %2.")
                       .arg(placeOf(u"derivation.card"_s))
                       .arg(maxCards - 1)});
    derivation.card = card;
    return {};
}

} // namespace

void writeDerivation(QJsonObject& scene, const Derivation& derivation)
{
    if (!derivation.bends.empty())
        scene.insert("derivation.bends"_L1, indexed(derivation.bends));
    std::map<int, double> breaks(derivation.breaks.begin(), derivation.breaks.end());
    if (!breaks.empty())
        scene.insert("derivation.breaks"_L1, indexed(breaks));
    QJsonObject said;
    for (const auto& [page, one] : derivation.predictions)
        said.insert(QString::number(page),
            QJsonArray {one.number, one.answer, one.wrong, one.isRight ? 1 : 0});
    if (!said.isEmpty())
        scene.insert("derivation.said"_L1, said);
    QJsonObject again;
    for (const auto& [page, one] : derivation.repeats)
        again.insert(QString::number(page), QJsonArray {one.pages, one.completed, one.asked});
    if (!again.isEmpty())
        scene.insert("derivation.again"_L1, again);
    QJsonObject sentences;
    for (const auto& [page, one] : derivation.sentences)
        sentences.insert(
            QString::number(page), QJsonArray {one.found, one.wrong, one.refused.value_or(-1)});
    if (!sentences.isEmpty())
        scene.insert("derivation.sentences"_L1, sentences);
    if (const auto& savedNumbers = derivation.savedNumbers)
        scene.insert("derivation.aside"_L1,
            QJsonObject {{QString::number(savedNumbers->page), toJson(savedNumbers->own)}});
    std::map<int, double> shown;
    for (const int page : derivation.shown)
        shown[page] = 1;
    if (!shown.empty())
        scene.insert("derivation.shown"_L1, indexed(shown));
    QJsonObject principles;
    for (const auto& [page, principle] : derivation.principles)
        principles.insert(QString::number(page), QString::fromStdString(principle));
    if (!principles.isEmpty())
        scene.insert("derivation.principles"_L1, principles);
    writePractice(scene, derivation);
}

QJsonObject withPages(QJsonObject settings)
{
    static constexpr std::array pages {1, 4, 6, 6, 7, 7, 9, 10, 10, 11, 12, 13, 14, 17, 18, 20};
    if (!settings.contains("derivation.step"_L1))
        return settings;
    const auto last = static_cast<int>(pages.size());
    const int step = std::clamp(settings.take("derivation.step"_L1).toInt(1), 1, last);
    settings.insert("derivation.page"_L1, pages[static_cast<std::size_t>(step - 1)]);
    settings.remove("derivation.pass"_L1);
    const QJsonValue phase = settings.take("derivation.phase"_L1);
    if (!phase.isUndefined()) {
        settings.insert("derivation.gamma_q"_L1, phase);
        settings.insert("derivation.gamma_k"_L1, phase);
    }
    return settings;
}

Outcome<Derivation> withDerivation(
    Derivation derivation, const QJsonObject& scene, const PlaceOfEntry& placeOf)
{
    auto bends = indexedValues<std::int64_t>(
        scene, "derivation.bends"_L1, {lastPosition, largestBend}, placeOf(u"derivation.bends"_s));
    if (!bends)
        return Unexpected(bends.error());
    derivation.bends = *std::move(bends);
    if (isOfSteps(scene))
        return derivation; // its answers and breaks belong to other pages
    // in "shown", the pages of other passes come after it
    const qint64 lastPage = derivationPages - 1;
    auto breaks = indexedValues<int>(scene, "derivation.breaks"_L1, {lastPage, double(maxBreaks)},
        placeOf(u"derivation.breaks"_s));
    if (!breaks)
        return Unexpected(breaks.error());
    const auto said = listsIn(scene, "derivation.said"_L1, saidNumbers, placeOf);
    if (!said)
        return Unexpected(said.error());
    auto shown = indexedValues<int>(
        scene, "derivation.shown"_L1, {lastShown, 1}, placeOf(u"derivation.shown"_s));
    if (!shown)
        return Unexpected(shown.error());
    for (const auto& [page, way] : *breaks)
        derivation.breaks[page] = static_cast<int>(way);
    for (const auto& [page, one] : *said)
        derivation.predictions[page] = {
            one[0].toDouble(), one[1].toDouble(), one[2].toInt(), one[3].toInt() > 0};
    if (const auto done = addRepeats(derivation, scene, placeOf); !done)
        return Unexpected(done.error());
    if (const auto done = addPractice(derivation, scene, placeOf); !done)
        return Unexpected(done.error());
    for (const auto& [page, one] : *shown)
        derivation.shown.insert(page);
    const QJsonObject principles = scene.value("derivation.principles"_L1).toObject();
    for (auto entry = principles.begin(); entry != principles.end(); ++entry)
        derivation.principles[entry.key().toInt()] = entry.value().toString().toStdString();
    return derivation;
}

} // namespace lab::app
