#pragma once

#include "app/files/lesson_reader.h"
#include "core/lessons/lesson_check.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lab::app {

/// Whether the path equals one of these or is below one.
bool isAtOrBelow(const QString& path, const std::set<QString>& places);

/// Reads entries of a lesson's JSON, each at its path. Stores each error once, and none at or below
/// the path of another.
class LessonEntries {
public:
    explicit LessonEntries(const QString& language)
        : m_language(language)
    {
    }

    std::vector<WrongEntry> wrong; ///< at most maxErrors
    std::set<QString> places; ///< of all errors
    /// Whether there are so many errors that no more are stored, only counted.
    bool isFull() const { return wrong.size() >= maxErrors; }
    QStringList misspelled; ///< paths of entries that exist under an unknown name

    enum class Wanted { Yes, No };

    void fail(const QString& path, const QString& what);
    /// "question" and "answer" give "question/answer".
    static QString below(const QString& path, const QString& key);
    void onlyKnown(const QJsonObject& in, const QString& path, const QStringList& known);

    /// Empty if there is no object or it exceeds the limits.
    QJsonObject object(const QJsonObject& in, const QString& path, const QString& key);
    QJsonArray list(const QJsonObject& in, const QString& path, const QString& key);
    /// A text in a single language, such as a formula; required if there is no fallback.
    std::string formula(const QJsonObject& in, const QString& path, const QString& key,
        const std::optional<QString>& fallback);
    LessonText text(const QJsonObject& in, const QString& path, const QString& key, Wanted wanted);
    /// From {"en": "only I love you", "zh_CN": "我 不 爱 你"}, the value in the language of this
    /// reader.
    QJsonValue inOwnLanguage(const QJsonValue& value, const QString& path);

private:
    QString m_language; ///< for values with one version per language
};

} // namespace lab::app
