#include "tests/fuzz/json_laws.h"

#include "app/files/json_errors.h"
#include "app/files/json_lines.h"
#include "core/json/tokens.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::fuzz {

namespace {

using Kind = JsonToken::Kind;

bool isWord(std::string_view word)
{
    static const QRegularExpression number(
        u"^-?((0|[1-9][0-9]*)(\\.[0-9]*)?|\\.[0-9]+)([eE][-+]?[0-9]+)?\\z"_s);
    if (word == "true" || word == "false" || word == "null")
        return true;
    const QByteArray bytes(word.data(), static_cast<qsizetype>(word.size()));
    bool isFinite = false;
    bytes.toDouble(&isFinite);
    return isFinite && number.match(QString::fromLatin1(bytes)).hasMatch();
}

bool isString(std::string_view quoted)
{
    std::string text;
    for (std::size_t at = 0; at < quoted.size(); ++at) {
        if (quoted[at] != '\\') {
            text += quoted[at];
            continue;
        }
        ++at; // the byte after it may be any
        text += ' ';
        const std::string_view digits = quoted.substr(at + 1, 4);
        if (quoted[at] == 'u'
            && (digits.size() < 4
                || digits.find_first_not_of("0123456789abcdefABCDEF") != std::string_view::npos))
            return false;
    }
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString decoded = utf8(QByteArrayView(text));
    return !utf8.hasError();
}

const char* brokenTokenLaw(std::string_view text)
{
    JsonTokens tokens(text);
    std::size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    std::size_t counted = 0;
    std::ptrdiff_t line = 1;
    for (JsonToken token = tokens.next();; token = tokens.next()) {
        if (token.begin < at || token.end < token.begin || token.end > text.size())
            return "tokens are in order";
        if (text.substr(at, token.begin - at).find_first_not_of(" \t\r\n")
            != std::string_view::npos)
            return "only blanks are between tokens";
        line += std::ranges::count(text.substr(counted, token.begin - counted), '\n');
        counted = token.begin;
        if (token.line != line)
            return "a token knows its line";
        at = token.end;
        if (token.kind == Kind::End)
            return at == text.size() ? nullptr : "tokens reach the end";
        if (token.begin == token.end)
            return "a token has bytes";
    }
}

} // namespace

bool isJson(std::string_view text)
{
    constexpr std::size_t deepest = 1024;
    enum class Wanted { Name, Colon, Value, CommaOrEnd } wanted = Wanted::Value;
    std::vector<Kind> ends; // of what is open
    bool isEmpty = false; // what was just opened
    JsonTokens tokens(text);
    for (;;) {
        const JsonToken token = tokens.next();
        const bool isOutside = ends.empty();
        bool mayBe = false;
        switch (token.kind) {
        case Kind::End:
            return isOutside && wanted == Wanted::CommaOrEnd;
        case Kind::BeginObject:
        case Kind::BeginList:
            mayBe = wanted == Wanted::Value && ends.size() < deepest;
            isEmpty = true;
            ends.push_back(token.kind == Kind::BeginList ? Kind::EndList : Kind::EndObject);
            wanted = token.kind == Kind::BeginList ? Wanted::Value : Wanted::Name;
            if (!mayBe)
                return false;
            continue;
        case Kind::EndObject:
        case Kind::EndList:
            mayBe = !isOutside && ends.back() == token.kind
                && (isEmpty || wanted == Wanted::CommaOrEnd);
            if (mayBe)
                ends.pop_back();
            wanted = Wanted::CommaOrEnd;
            break;
        case Kind::Comma:
            mayBe = wanted == Wanted::CommaOrEnd && !isOutside;
            wanted = mayBe && ends.back() == Kind::EndList ? Wanted::Value : Wanted::Name;
            break;
        case Kind::Colon:
            mayBe = wanted == Wanted::Colon;
            wanted = Wanted::Value;
            break;
        case Kind::String:
            mayBe = !isOutside && (wanted == Wanted::Name || wanted == Wanted::Value)
                && isString(token.in(text));
            wanted = wanted == Wanted::Name ? Wanted::Colon : Wanted::CommaOrEnd;
            break;
        case Kind::Word:
            mayBe = !isOutside && wanted == Wanted::Value && isWord(token.in(text));
            wanted = Wanted::CommaOrEnd;
            break;
        case Kind::Unclosed:
            break;
        }
        if (!mayBe)
            return false;
        isEmpty = false;
    }
}

const char* brokenJsonLaw(const QByteArray& text)
{
    const std::string_view view(text.cbegin(), text.cend());
    if (const char* broken = brokenTokenLaw(view))
        return broken;
    QJsonParseError parsed;
    const auto document = QJsonDocument::fromJson(text, &parsed);
    const bool isRead = parsed.error == QJsonParseError::NoError;
    if (isRead != isJson(view))
        return "tokens form a document if Qt reads one";
    const auto error = app::jsonError(text);
    if (error && (error->offset < 0 || error->offset > text.size() || error->opened > text.size()))
        return "an error is in the text";
    if (isRead && error && error->kind != app::JsonError::Kind::RepeatedName)
        return "a document has no error, except a name that occurs twice";
    const int line = app::JsonLines(text).of(u"a/0"_s);
    return line >= 0 && line <= text.count('\n') + 1 ? nullptr : "a line is one of the text";
}

} // namespace lab::fuzz
