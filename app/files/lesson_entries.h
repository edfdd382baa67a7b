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

/// Whether the path is one of these, or leads to what is below one.
bool isAtOrBelow(const QString& path, const std::set<QString>& places);

/// Reads entries of a lesson's JSON, each at its path; what is wrong with one is kept, once, and
/// none at or below another.
class LessonEntries {
public:
    explicit LessonEntries(const QString& language)
        : m_language(language)
    {
    }

    std::vector<WrongEntry> wrong; ///< at most mostErrors
    std::set<QString> places; ///< of all that is wrong
    /// Whether so much is wrong that nobody reads more of it: the rest is only counted.
    bool isFull() const { return wrong.size() >= mostErrors; }
    QStringList misspelled; ///< paths of entries that stand there under a name that is unknown

    enum class Wanted { Yes, No };

    void fail(const QString& path, const QString& what);
    /// "question" and "answer" are "question/answer".
    static QString below(const QString& path, const QString& key);
    void onlyKnown(const QJsonObject& in, const QString& path, const QStringList& known);

    /// Empty where there is none, or more than is read.
    QJsonObject object(const QJsonObject& in, const QString& path, const QString& key);
    QJsonArray list(const QJsonObject& in, const QString& path, const QString& key);
    /// A text of one language only, such as a formula; without a fallback it must be there.
    std::string formula(const QJsonObject& in, const QString& path, const QString& key,
        const std::optional<QString>& fallback);
    LessonText text(const QJsonObject& in, const QString& path, const QString& key, Wanted wanted);
    /// Of {"en": "only I love you", "zh_CN": "我 不 爱 你"} that of the language it is read in.
    QJsonValue inOwnLanguage(const QJsonValue& value, const QString& path);

private:
    QString m_language; ///< of the values that are one for each
};

} // namespace lab::app
