#pragma once

#include "core/math/expression/expression.h"
#include "ui/lessons/languages.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace lab::ui {

/// One object of a file and its path, for messages: "chapters[3].pages[0].ask". Invalid contents
/// throw an Error with their location.
class BookEntry {
public:
    BookEntry(QJsonObject object, QString place);

    bool has(QLatin1StringView key) const { return m_object.contains(key); }
    QString place(const QString& key) const;
    const QJsonObject& object() const { return m_object; }

    QString text(QLatin1StringView key) const;
    LanguageTexts words(QLatin1StringView key) const; ///< in every language of the program
    int whole(QLatin1StringView key, int from, int to, int other) const; ///< `other` if it is
                                                                         ///< missing
    bool flag(QLatin1StringView key) const; ///< false if missing
    Expression formula(QLatin1StringView key) const;
    BookEntry entry(QLatin1StringView key) const;
    std::vector<BookEntry> list(QLatin1StringView key) const;
    QStringList texts(QLatin1StringView key) const;

    /// No other keys are allowed in it.
    void knows(const QStringList& keys) const;

private:
    QJsonObject m_object;
    QString m_place;
};

[[noreturn]] void failInBook(const QString& sentence);
/// "kind is free; it must be one of forced, chosen."
QString oneOfWords(const QString& place, const QString& given, const QStringList& known);

template <class Value> using NamedInBook = std::pair<QLatin1StringView, Value>;

/// The enumerator for a text of the file, which must be one of these.
template <class Value, std::size_t Count>
Value chosenIn(
    const BookEntry& entry, QLatin1StringView key, const NamedInBook<Value> (&names)[Count])
{
    const QString given = entry.text(key);
    QStringList known;
    for (const auto& [name, value] : names) {
        if (given == name)
            return value;
        known += name;
    }
    failInBook(oneOfWords(entry.place(key), given, known));
}

} // namespace lab::ui
