#include "app/models/key_rules.h"

#include "app/files/json_file.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

/// No rule names a longer key, and a longer one is not searched further: a file may have any.
constexpr qsizetype longestKey = 200;

struct KeyRule {
    QStringList keys;
    QStringList types;
    QStringList inside;
    QStringList given;
    QStringList absent;
    QString equal;
    QJsonObject where;
    bool isWhole = false;
};

struct KeyRules {
    QStringList positionWords;
    QStringList switchWords;
    std::vector<KeyRule> rules;
    QHash<QString, std::vector<std::size_t>> ofKey; ///< rules that spell out the last key
    std::vector<std::size_t> withStar;
};

QStringList textsIn(const QJsonValue& value)
{
    if (value.isString())
        return {value.toString()};
    QStringList texts;
    for (const auto& one : value.toArray())
        texts += one.toString();
    return texts;
}

KeyRules readRules()
{
    KeyRules read;
    QFile file(u":/models/irrelevant_keys.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return read;
    const QJsonObject json = jsonObject(file.readAll(), file.fileName()).value_or(QJsonObject());
    read.positionWords = textsIn(json.value("position_words"_L1));
    read.switchWords = textsIn(json.value("switch_words"_L1));
    for (const auto& one : json.value("rules"_L1).toArray()) {
        const QJsonObject rule = one.toObject();
        read.rules.push_back({textsIn(rule.value("keys"_L1)), textsIn(rule.value("types"_L1)),
            textsIn(rule.value("inside"_L1)), textsIn(rule.value("given"_L1)),
            textsIn(rule.value("absent"_L1)), rule.value("equal"_L1).toString(),
            rule.value("where"_L1).toObject(), rule.value("whole"_L1).toBool()});
    }
    for (std::size_t at = 0; at < read.rules.size(); ++at) {
        const QStringList& keys = read.rules[at].keys;
        const auto hasStar = [](const QString& key) { return key.contains(u'*'); };
        if (std::ranges::any_of(keys, hasStar))
            read.withStar.push_back(at);
        for (const QString& key : keys)
            read.ofKey[key.section(u'.', -1)].push_back(at);
    }
    return read;
}

const KeyRules& keyRules()
{
    static const KeyRules rules = readRules();
    return rules;
}

/// * stands for any text, also none. Each part is matched at its first occurrence: a type may be
/// long.
bool isLike(QStringView text, QStringView pattern)
{
    qsizetype star = pattern.indexOf(u'*');
    if (star < 0)
        return text == pattern;
    if (!text.startsWith(pattern.first(star)))
        return false;
    text = text.sliced(star);
    for (;;) {
        pattern = pattern.sliced(star + 1);
        star = pattern.indexOf(u'*');
        if (star < 0)
            return text.endsWith(pattern);
        const qsizetype at = text.indexOf(pattern.first(star));
        if (at < 0)
            return false;
        text = text.sliced(at + star);
    }
}

bool hasOneOf(const QStringList& words, const QString& key)
{
    const QString lower = key.left(longestKey).toLower();
    return std::ranges::any_of(words, [&](const QString& word) { return lower.contains(word); });
}

bool isLikeAny(const QString& text, const QStringList& patterns)
{
    return std::ranges::any_of(
        patterns, [&](const QString& pattern) { return isLike(text, pattern); });
}

QJsonValue valueAt(const QJsonObject& object, const QStringList& path)
{
    QJsonValue value = object;
    for (const QString& key : path)
        value = value.toObject().value(key);
    return value;
}

/// In the nearest enclosing object that has it.
QJsonValue valueAround(const std::vector<QJsonObject>& around, const QString& path)
{
    const QStringList keys = path.split(u'.');
    for (auto object = around.rbegin(); object != around.rend(); ++object) {
        if (const QJsonValue value = valueAt(*object, keys); !value.isUndefined())
            return value;
    }
    return QJsonValue::Undefined;
}

bool holdConditions(
    const KeyRule& rule, const KeyPlace& place, qsizetype depth, const QString& modelType)
{
    if (!rule.types.isEmpty() && !isLikeAny(modelType, rule.types))
        return false;
    const auto count = static_cast<std::size_t>(depth) + 1;
    const std::vector<QJsonObject> around(place.around.begin(),
        place.around.begin() + static_cast<std::ptrdiff_t>(std::min(count, place.around.size())));
    const auto isThere = [&](const QString& key) {
        const QJsonValue value = valueAround(around, key);
        return !value.isUndefined() && !value.isNull();
    };
    if (!std::ranges::all_of(rule.given, isThere) || std::ranges::any_of(rule.absent, isThere))
        return false;
    if (!rule.equal.isEmpty()
        && valueAround(around, rule.equal) != around.back().value(place.path.at(depth)))
        return false;
    const QStringList outside = place.path.first(depth);
    if (!rule.inside.isEmpty() && std::ranges::none_of(outside, [&](const QString& key) {
            return isLikeAny(key, rule.inside);
        }))
        return false;
    return std::ranges::all_of(rule.where.keys(),
        [&](const QString& key) { return valueAround(around, key) == rule.where.value(key); });
}

bool isNamed(const KeyRule& rule, const KeyPlace& place, qsizetype depth)
{
    const QString& key = place.path.at(depth);
    const QString path = place.path.first(depth + 1).join(u'.');
    const bool isWithinPositions = std::ranges::any_of(place.path.first(depth), bearsOnPositions);
    return std::ranges::any_of(rule.keys, [&](const QString& pattern) {
        if (pattern.contains(u'.'))
            return isLike(path, pattern) || isLike(path, u"*."_s + pattern);
        return !isWithinPositions
            && (key == pattern
                || (pattern.contains(u'*') && isLike(key, pattern) && !bearsOnPositions(key)));
    });
}

} // namespace

bool bearsOnPositions(const QString& key)
{
    return hasOneOf(keyRules().positionWords, key);
}

bool isSwitchOfPositions(const QString& key)
{
    return hasOneOf(keyRules().switchWords, key);
}

bool isIrrelevant(const KeyPlace& place, const QString& modelType)
{
    const auto isLong = [](const QString& key) { return key.size() > longestKey; };
    if (std::ranges::any_of(place.path, isLong))
        return false;
    const qsizetype last = place.path.size() - 1;
    for (qsizetype depth = 0; depth <= last; ++depth) {
        const QStringList below = place.path.sliced(depth + 1);
        const bool hasWord = std::ranges::any_of(below, bearsOnPositions);
        const auto isProven = [&](std::size_t at) {
            const KeyRule& rule = keyRules().rules[at];
            return (!hasWord || rule.isWhole) && isNamed(rule, place, depth)
                && holdConditions(rule, place, depth, modelType);
        };
        if (std::ranges::any_of(keyRules().ofKey.value(place.path.at(depth)), isProven)
            || std::ranges::any_of(keyRules().withStar, isProven))
            return true;
    }
    return false;
}

} // namespace lab::app
