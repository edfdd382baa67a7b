#include "tests/fuzz/hostile_strings.h"

#include "core/json/tokens.h"
#include "core/math/quoting.h"
#include "tests/hostile_texts.h"

namespace lab::fuzz {

namespace {

std::vector<FoundString> quotedIn(const QByteArray& bytes)
{
    std::vector<FoundString> found;
    JsonTokens tokens({bytes.cbegin(), bytes.cend()});
    for (JsonToken one = tokens.next(); one.kind != JsonToken::Kind::End; one = tokens.next())
        if (one.kind == JsonToken::Kind::String)
            found.push_back(
                {static_cast<qsizetype>(one.begin), static_cast<qsizetype>(one.end - one.begin)});
    return found;
}

std::vector<FoundString> fieldsIn(const QByteArray& bytes)
{
    std::vector<FoundString> found;
    qsizetype first = 0;
    for (qsizetype at = 0; at <= bytes.size(); ++at) {
        if (at < bytes.size() && !QByteArrayView(",;=\n").contains(bytes[at]))
            continue;
        if (at > first)
            found.push_back({first, at - first});
        first = at + 1;
    }
    return found;
}

std::vector<QByteArray> written(bool isQuoted)
{
    std::vector<QByteArray> all;
    for (const QString& text : hostileTexts())
        all.push_back(
            isQuoted ? QByteArray::fromStdString(jsonString(text.toStdString())) : text.toUtf8());
    const QByteArray mark(isQuoted ? "\"" : "");
    constexpr qsizetype megabyte = 1 << 20;
    for (const QByteArray& raw : {QByteArray("\\ud800"), QByteArray("\\udfffx\\u0000"),
             QByteArray("\xff\xfe\xc0\xaf"), QByteArray("a\0b", 3), QByteArray("a\nb\x1b[2J"),
             QByteArray("\""), QByteArray(megabyte, 'x')})
        all.push_back(mark + raw + mark);
    return all;
}

} // namespace

std::vector<FoundString> stringsIn(const QByteArray& bytes)
{
    auto found = quotedIn(bytes);
    return found.empty() ? fieldsIn(bytes) : found;
}

const std::vector<QByteArray>& hostileStrings(bool isQuoted)
{
    static const std::vector<QByteArray> quoted = written(true);
    static const std::vector<QByteArray> plain = written(false);
    return isQuoted ? quoted : plain;
}

QByteArray withString(QByteArray bytes, const FoundString& place, const QByteArray& text)
{
    return bytes.replace(place.first, place.count, text);
}

} // namespace lab::fuzz
