#include "app/models/proven_use.h"

#include "app/models/config_reader.h"
#include "app/models/key_rules.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

/// Limit of notes times values in the file, because each reading takes longer with more of them. A
/// long text counts as many values.
constexpr std::size_t maxWork = 50000;
constexpr qsizetype textOfAValue = 1000; ///< characters that take as long as a value

QJsonObject withValueAt(QJsonObject object, const QStringList& path, const QJsonValue& value)
{
    const QString& key = path.front();
    if (path.size() > 1)
        object.insert(key, withValueAt(object.value(key).toObject(), path.sliced(1), value));
    else if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
    return object;
}

QList<QJsonValue> otherValues(const QJsonValue& value);

QList<QJsonValue> otherNumbers(double number)
{
    QList<QJsonValue> others;
    for (const double other :
        {2 * number, number / 2, number + 2, number + 1, 1.5 * number, 1.0, 0.0, 64.0}) {
        const bool isWhole =
            std::abs(number - std::round(number)) > 0 || !(std::abs(other - std::round(other)) > 0);
        if (std::abs(other - number) > 0 && isWhole)
            others += other;
    }
    return others;
}

QList<QJsonValue> otherTexts(const QString& text)
{
    QList<QJsonValue> others {u"?"_s};
    QString reversed = text;
    std::ranges::reverse(reversed);
    for (const QString& word : {reversed, u"rope"_s, u"rotary"_s, u"alibi"_s, u"absolute"_s,
             u"nope"_s, u"linear"_s, u"default"_s, u"yarn"_s, u"interleaved"_s, u"all"_s}) {
        if (word != text)
            others += word;
    }
    return others;
}

QList<QJsonValue> otherLists(const QJsonArray& list)
{
    QList<QJsonValue> others;
    QJsonArray shorter = list;
    shorter.removeLast();
    others += shorter;
    QJsonArray turned;
    for (const auto& one : list)
        turned.prepend(one);
    if (turned != list)
        others += turned;
    for (const QJsonValue& other : otherValues(list.first())) {
        QJsonArray first = list;
        first[0] = other;
        QJsonArray all;
        for (qsizetype at = 0; at < list.size(); ++at)
            all.append(other);
        others += first;
        others += all;
    }
    return others;
}

/// First none, then others of its kind.
QList<QJsonValue> otherValues(const QJsonValue& value)
{
    QList<QJsonValue> others {QJsonValue(QJsonValue::Undefined)};
    if (value.isDouble())
        others += otherNumbers(value.toDouble());
    else if (value.isBool())
        others += QJsonValue(!value.toBool());
    else if (value.isString())
        others += otherTexts(value.toString());
    else if (value.isArray() && !value.toArray().isEmpty())
        others += otherLists(value.toArray());
    return others;
}

/// Characters of the key and of the texts in its value.
qsizetype textIn(const QString& key, const QJsonValue& value)
{
    qsizetype count = key.size() + value.toString().size();
    for (const auto& one : value.toArray())
        count += one.toString().size();
    return count;
}

Model withoutReadingNotes(Model model)
{
    model.readingNotes.clear();
    model.name.clear();
    return model;
}

std::optional<Origin> originOf(const Model& model, const std::string& path)
{
    for (const ReadingNote& one : model.readingNotes) {
        const bool isOfFile = one.origin != Origin::ModelClass && one.origin != Origin::Guess;
        if (isOfFile && one.key == path)
            return one.origin;
    }
    return std::nullopt;
}

class Proof {
public:
    Proof(const QJsonObject& file, const std::function<Outcome<Model>(const QJsonObject&)>& read,
        Model& model)
        : m_file(file)
        , m_read(read)
        , m_model(model)
        , m_substance(withoutReadingNotes(model))
    {
        for (const ReadingNote& one : model.readingNotes)
            m_named += QString::fromStdString(one.key);
    }

    void prove()
    {
        collect(m_file);
        if (m_places.size() * m_values > maxWork)
            return;
        for (const KeyPlace& place : m_places)
            prove(place);
    }

private:
    void collect(const QJsonObject& object)
    {
        m_place.around.push_back(object);
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            m_place.path += entry.key();
            if (entry.value().isObject())
                collect(entry.value().toObject());
            else if (m_named.contains(m_place.path.join(u'.')))
                m_places.push_back(m_place);
            m_values +=
                1 + static_cast<std::size_t>(textIn(entry.key(), entry.value()) / textOfAValue);
            m_place.path.removeLast();
        }
        m_place.around.pop_back();
    }

    void prove(const KeyPlace& place)
    {
        const std::string path = place.path.join(u'.').toStdString();
        const auto found = std::ranges::find_if(m_model.readingNotes, [&](const ReadingNote& one) {
            return one.key == path
                && (one.origin == Origin::File || one.origin == Origin::NotComputed);
        });
        if (found == m_model.readingNotes.end())
            return;
        const QJsonValue value = place.around.back().value(place.path.back());
        // A note on more than the presence of a value is not about a value that nobody has read.
        const bool isPlain = found->value == shown(value).toStdString();
        const bool isSaidToBeUsed = found->origin == Origin::File;
        if (!isSaidToBeUsed && !isPlain)
            return;
        const bool isUsed = doesChange(place.path, value, path, isSaidToBeUsed);
        if (isUsed == isSaidToBeUsed)
            return;
        if (!isUsed && isIrrelevant(place, QString::fromStdString(m_model.modelType)))
            m_model.readingNotes.erase(found);
        else
            found->origin = isUsed ? Origin::File : Origin::NotComputed;
    }

    /// Whether another value changes the reading, or the note on a value that is used. One without
    /// another readable value counts as used, too.
    bool doesChange(const QStringList& path, const QJsonValue& value, const std::string& key,
        bool isSaidToBeUsed) const
    {
        bool isEverRead = false;
        for (const QJsonValue& other : otherValues(value)) {
            const auto changed = m_read(withValueAt(m_file, path, other));
            if (!changed)
                continue;
            isEverRead = isEverRead || !other.isUndefined();
            const bool isSaidOtherwise =
                isSaidToBeUsed && !other.isUndefined() && originOf(*changed, key) != Origin::File;
            if (isSaidOtherwise || withoutReadingNotes(*changed) != m_substance)
                return true;
        }
        return isSaidToBeUsed && !isEverRead;
    }

    const QJsonObject& m_file;
    const std::function<Outcome<Model>(const QJsonObject&)>& m_read;
    Model& m_model;
    Model m_substance;
    QSet<QString> m_named; ///< paths with a note
    KeyPlace m_place;
    std::vector<KeyPlace> m_places; ///< of the values with a note
    std::size_t m_values = 0;
};

} // namespace

Outcome<Model> provenModel(
    const QJsonObject& file, const std::function<Outcome<Model>(const QJsonObject&)>& read)
{
    auto model = read(file);
    if (model)
        Proof(file, read, *model).prove();
    return model;
}

} // namespace lab::app
