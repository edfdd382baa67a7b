#include "ui/lessons/book_entry.h"

#include "ui/lessons/derivation_book.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationBook)
};

/// Like listed() of ui/paint/text/punctuation.h, which is in a higher layer.
QString inARow(const QStringList& items)
{
    return items.join(
        QCoreApplication::translate("lab::ui::Punctuation", ", ", "between the things of a list"));
}

} // namespace

void failInBook(const QString& sentence)
{
    throw Error {sentence};
}

QString oneOfWords(const QString& place, const QString& given, const QStringList& known)
{
    return Words::tr("%1 is %2; it must be one of %3.").arg(place, given, inARow(known));
}

BookEntry::BookEntry(QJsonObject object, QString place)
    : m_object(std::move(object))
    , m_place(std::move(place))
{
}

QString BookEntry::place(const QString& key) const
{
    return m_place.isEmpty() ? key : m_place + u'.' + key;
}

QString BookEntry::text(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (!value.isString() || value.toString().isEmpty())
        failInBook(Words::tr("%1 must be a text.").arg(place(key)));
    return value.toString();
}

LanguageTexts BookEntry::words(QLatin1StringView key) const
{
    const BookEntry all = entry(key);
    LanguageTexts texts;
    for (const QString& language : languages()) {
        const QString words = all.m_object.value(language).toString();
        if (words.isEmpty())
            failInBook(Words::tr("%1 needs a text in %2.").arg(place(key), language));
        texts[language.toStdString()] = words.toStdString();
    }
    return texts;
}

int BookEntry::whole(QLatin1StringView key, int from, int to, int other) const
{
    if (!has(key))
        return other;
    const double number = m_object.value(key).toDouble(NAN);
    if (!(number >= from && number <= to) || std::floor(number) < number)
        failInBook(Words::tr("%1 must be a whole number from %2 to %3.")
                       .arg(place(key))
                       .arg(from)
                       .arg(to));
    return static_cast<int>(number);
}

bool BookEntry::flag(QLatin1StringView key) const
{
    if (has(key) && !m_object.value(key).isBool())
        failInBook(Words::tr("%1 must be true or false.").arg(place(key)));
    return m_object.value(key).toBool();
}

Expression BookEntry::formula(QLatin1StringView key) const
{
    const QString text = this->text(key);
    auto read = expression(text.toStdString());
    if (!read)
        failInBook(Words::tr("%1: %2.").arg(place(key), errorWords(read.error(), text)));
    return *std::move(read);
}

BookEntry BookEntry::entry(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (!value.isObject())
        failInBook(Words::tr("%1 must be an object in braces.").arg(place(key)));
    return {value.toObject(), place(key)};
}

std::vector<BookEntry> BookEntry::list(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (!value.isArray())
        failInBook(Words::tr("%1 must be a list in square brackets.").arg(place(key)));
    std::vector<BookEntry> entries;
    const QJsonArray array = value.toArray();
    for (qsizetype index = 0; index < array.size(); ++index) {
        const QString where = u"%1[%2]"_s.arg(place(key)).arg(index);
        if (!array[index].isObject())
            failInBook(Words::tr("%1 must be an object in braces.").arg(where));
        entries.emplace_back(array[index].toObject(), where);
    }
    return entries;
}

QStringList BookEntry::texts(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    QStringList all;
    for (const auto& one : value.toArray()) {
        if (!one.isString())
            failInBook(Words::tr("%1 must be a list of texts.").arg(place(key)));
        all += one.toString();
    }
    if (!value.isArray())
        failInBook(Words::tr("%1 must be a list of texts.").arg(place(key)));
    return all;
}

void BookEntry::knows(const QStringList& keys) const
{
    for (const QString& key : m_object.keys())
        if (!keys.contains(key))
            failInBook(
                Words::tr("There is no entry %1; allowed: %2.").arg(place(key), inARow(keys)));
}

} // namespace lab::ui
