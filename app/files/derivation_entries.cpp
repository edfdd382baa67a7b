#include "app/files/derivation_entries.h"

#include "app/files/indexed_values.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

/// Of a version whose derivation had sixteen steps.
bool isOfSteps(const QJsonObject& scene)
{
    return scene.value("parameters"_L1).toObject().contains("derivation.step"_L1)
        || scene.contains("derivation.predictions"_L1);
}

/// What was said to the questions: number, right answer, wrong tries, and whether it was right.
Outcome<std::map<int, PagePrediction>> saidIn(const QJsonObject& scene, const QString& name)
{
    std::map<int, PagePrediction> all;
    const QJsonValue given = scene.value("derivation.said"_L1);
    bool isRight = given.isUndefined() || given.isObject();
    const QJsonObject pages = given.toObject();
    for (auto entry = pages.begin(); entry != pages.end(); ++entry) {
        bool isNumber = false;
        const int page = entry.key().toInt(&isNumber);
        const QJsonArray one = entry.value().toArray();
        isRight = isRight && isNumber && page >= 0 && page < derivationPages && one.size() == 4
            && std::ranges::all_of(one, [](const auto& part) { return part.isDouble(); });
        if (isRight)
            all[page] = {one[0].toDouble(), one[1].toDouble(), one[2].toInt(), one[3].toInt() > 0};
    }
    if (!isRight)
        return Unexpected(Problem {SceneWords::tr(
            "%1: %2 must give lists of four numbers, said, answer, wrong tries and 1 for "
            "right, by whole-number keys from 0 to %3.")
                                       .arg(name, u"derivation.said"_s)
                                       .arg(derivationPages - 1)});
    return all;
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
    Derivation derivation, const QJsonObject& scene, const QString& name)
{
    auto bends = indexedValues<std::int64_t>(
        scene, "derivation.bends"_L1, {lastPosition, largestBend}, name);
    if (!bends)
        return Unexpected(bends.error());
    derivation.bends = *std::move(bends);
    if (isOfSteps(scene))
        return derivation; // what was said and broken there is of other pages
    const qint64 lastPage = derivationPages - 1;
    auto breaks =
        indexedValues<int>(scene, "derivation.breaks"_L1, {lastPage, double(mostBreaks)}, name);
    if (!breaks)
        return Unexpected(breaks.error());
    auto said = saidIn(scene, name);
    if (!said)
        return Unexpected(said.error());
    auto shown = indexedValues<int>(scene, "derivation.shown"_L1, {lastPage, 1}, name);
    if (!shown)
        return Unexpected(shown.error());
    for (const auto& [page, way] : *breaks)
        derivation.breaks[page] = static_cast<int>(way);
    derivation.predictions = *std::move(said);
    for (const auto& [page, one] : *shown)
        derivation.shown.insert(page);
    const QJsonObject principles = scene.value("derivation.principles"_L1).toObject();
    for (auto entry = principles.begin(); entry != principles.end(); ++entry)
        derivation.principles[entry.key().toInt()] = entry.value().toString().toStdString();
    return derivation;
}

} // namespace lab::app
