#include "app/models/unread_keys.h"

#include "app/models/config_reader.h"
#include "app/models/key_rules.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr int maxNamed = 100;

/// A tower for pictures or sounds, an encoder for another decoder, or one that generates speech.
bool isOtherPart(const QString& key)
{
    static constexpr std::array parts {"vision"_L1, "visual"_L1, "audio"_L1, "talker"_L1,
        "encoder"_L1, "depth_decoder"_L1, "code_predictor"_L1};
    return std::ranges::any_of(parts, [&](QLatin1StringView part) { return key.contains(part); });
}

bool isAbsent(const QString& key, const QJsonValue& value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty())
        || (value == QJsonValue(false) && !isSwitchOfPositions(key));
}

class Naming {
public:
    Naming(const QString& modelType, std::vector<ReadingNote>& readingNotes)
        : m_modelType(modelType)
        , m_readingNotes(readingNotes)
    {
        for (const ReadingNote& one : readingNotes) {
            if (one.origin == Origin::ModelClass) // which is not in the file
                continue;
            const QString key = QString::fromStdString(one.key).section(u'[', 0, 0);
            m_reported += key;
            if (one.origin != Origin::File)
                m_reportedEntirely += key;
            for (QString part = key; part.contains(u'.');) {
                part = part.section(u'.', 0, -2);
                m_reportedWithin += part;
            }
        }
    }

    void name(const QJsonObject& object)
    {
        m_place.around.push_back(object);
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            m_place.path += entry.key();
            nameEntry(entry.key(), entry.value());
            m_place.path.removeLast();
        }
        m_place.around.pop_back();
    }

    void end()
    {
        if (m_named > maxNamed)
            m_readingNotes.push_back(
                readingNoteOf(Origin::NotComputed, u"…"_s, u"+%1"_s.arg(m_named - maxNamed)));
    }

private:
    void nameEntry(const QString& key, const QJsonValue& value)
    {
        const QString path = m_place.path.join(u'.');
        if (m_reportedEntirely.contains(path))
            return;
        if (value.isObject()) {
            if (bearsOnPositions(key) && isUnreadEntirely(path, value.toObject()))
                return add(path, value);
            const int before = m_named;
            name(value.toObject());
            const bool isSilentPart = isOtherPart(key) && m_named == before
                && !m_reportedWithin.contains(path) && !value.toObject().isEmpty();
            if (isSilentPart)
                add(path, value);
        } else if (isWithoutNumber(value) ? !m_reported.contains(path)
                                          : isUnread(key, path, value)) {
            add(path, value);
        }
    }

    /// An object without any named or irrelevant part is named once.
    bool isUnreadEntirely(const QString& path, const QJsonObject& object)
    {
        if (object.isEmpty() || m_reported.contains(path) || m_reportedWithin.contains(path))
            return false;
        m_place.around.push_back(object);
        bool areAllUnread = true;
        for (auto entry = object.begin(); entry != object.end() && areAllUnread; ++entry) {
            m_place.path += entry.key();
            areAllUnread = entry.value().isObject() || isAbsent(entry.key(), entry.value())
                || !isIrrelevant(m_place, m_modelType);
            m_place.path.removeLast();
        }
        m_place.around.pop_back();
        return areAllUnread;
    }

    bool isUnread(const QString& key, const QString& path, const QJsonValue& value) const
    {
        return !m_reported.contains(path) && !isAbsent(key, value)
            && !isIrrelevant(m_place, m_modelType);
    }

    void add(const QString& path, const QJsonValue& value)
    {
        if (++m_named <= maxNamed)
            m_readingNotes.push_back(readingNoteOf(Origin::NotComputed, path, shown(value)));
    }

    QString m_modelType;
    std::vector<ReadingNote>& m_readingNotes;
    QSet<QString> m_reported; ///< paths of the file
    QSet<QString> m_reportedEntirely; ///< with all their keys
    QSet<QString> m_reportedWithin; ///< with a named part
    KeyPlace m_place;
    int m_named = 0;
};

} // namespace

void nameUnread(
    const QJsonObject& file, const QString& modelType, std::vector<ReadingNote>& readingNotes)
{
    Naming naming(modelType, readingNotes);
    naming.name(file);
    naming.end();
}

} // namespace lab::app
