#include "app/files/json_notation.h"

#include "core/json/tokens.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct JsonNotationWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::JsonFile)
};

constexpr char standIn = '\x01'; // does not occur in a config.json
constexpr QByteArrayView pythonWords[] = {"NaN", "Infinity", "-Infinity"};

bool isOfNumber(char sign)
{
    return QByteArrayView("0123456789+-.eE").contains(sign);
}

bool isOfDigits(const QByteArray& text)
{
    return !text.isEmpty()
        && std::ranges::all_of(text, [](char sign) { return sign >= '0' && sign <= '9'; });
}

// Qt's parser reports these as a missing comma, bracket or colon.
std::optional<JsonNotationError> numberError(const QByteArray& json, qsizetype offset)
{
    qsizetype from = std::min(offset, json.size());
    while (from > 0 && isOfNumber(json[from - 1]))
        --from;
    qsizetype end = from;
    while (end < json.size() && isOfNumber(json[end]))
        ++end;
    constexpr qsizetype most = 40; // characters of a number that are shown
    const QByteArray number = json.mid(from, end - from);
    const QString reported = QString::fromLatin1(number.left(most));
    static const QRegularExpression leadingZeros(u"^(-?)0+(\\d.*)$"_s);
    if (const auto zeros = leadingZeros.match(reported); zeros.hasMatch())
        return JsonNotationError {
            JsonNotationWords::tr("a number cannot start with 0; write %1, not %2")
                .arg(zeros.captured(1) + zeros.captured(2), reported),
            from};
    static const QRegularExpression whole(u"^-?(0|[1-9]\\d*)(\\.\\d+)?([eE][-+]?\\d+)?$"_s);
    bool isRead = true;
    number.toDouble(&isRead);
    if (!isRead && !reported.contains("e-"_L1, Qt::CaseInsensitive)
        && whole.match(QString::fromLatin1(number)).hasMatch())
        return JsonNotationError {
            JsonNotationWords::tr("the number %1 is too large; the largest is about 1.8e308")
                .arg(reported),
            from};
    qsizetype before = from - 1; // position of the comma
    while (before > 0 && isOfNumber(json[before - 1]))
        --before;
    const QByteArray left = json.mid(before, std::max<qsizetype>(0, from - 1 - before));
    const bool isDecimal = from > 0 && json[from - 1] == ',' && isOfDigits(number)
        && isOfDigits(left.startsWith('-') ? left.mid(1) : left);
    if (isDecimal)
        return JsonNotationError {JsonNotationWords::tr("decimals use a point, not a comma: %1")
                                      .arg(QString::fromLatin1(left + '.' + number).left(most)),
            from - 1};
    return {};
}

} // namespace

std::optional<JsonNotationError> jsonNotationError(const QByteArray& json, qsizetype offset)
{
    // Python notation mistaken for JSON has an error message of its own.
    static const QRegularExpression noWord(u"^-?(NaN|Infinity|None|True|False)\\b"_s);
    const auto word = noWord.match(QString::fromLatin1(json.mid(offset, 16)));
    if (word.hasMatch())
        return JsonNotationError {
            JsonNotationWords::tr("JSON has numbers, true, false and null, but not %1")
                .arg(word.captured(1)),
            offset};
    const QString straight =
        JsonNotationWords::tr("names and strings need straight quotation marks, \", not %1");
    for (const char* const mark :
        {"\u201c", "\u201d", "\u201e", "\u2018", "\u2019", "\u00ab", "\u00bb", "\uff02"}) {
        const qsizetype at = json.indexOf(mark, std::max<qsizetype>(0, offset - 1));
        if (at >= 0 && at <= offset) // Qt's offset is at the character or after its first byte
            return JsonNotationError {straight.arg(QString::fromUtf8(mark)), offset};
    }
    // A string meant to end with another quotation mark continues to the next straight one.
    static const QRegularExpression goesOn(
        u"\"[^\"\\n\u201c\u201e\u00ab]*([\u201c\u201d\u00bb\uff02])\\s*[:,}\\]][^\"]*\"\\s*.{0,2}$"_s);
    const QString before = QString::fromUtf8(json.left(offset + 1));
    if (const auto mark = goesOn.match(before); mark.hasMatch())
        return JsonNotationError {
            straight.arg(mark.captured(1)), before.left(mark.capturedStart(1)).toUtf8().size()};
    const QByteArray around = json.mid(std::max<qsizetype>(0, offset - 1), 2);
    if (around.contains('\''))
        return JsonNotationError {
            JsonNotationWords::tr("names and strings need double quotation marks"), offset};
    if (around.contains('/') || around.contains('#'))
        return JsonNotationError {JsonNotationWords::tr("JSON has no comments"), offset};
    return numberError(json, offset);
}

QByteArray withPlaceholders(QByteArray json)
{
    static const QRegularExpression number(u"(?<![\\w+.-])(NaN|-?Infinity)(?![\\w+.-])"_s);
    const QByteArray text = json;
    JsonTokens tokens({text.cbegin(), text.cend()});
    JsonToken next = tokens.next();
    while (next.kind != JsonToken::Kind::End) {
        const JsonToken token = std::exchange(next, tokens.next());
        if (token.kind != JsonToken::Kind::Word)
            continue;
        // "NaN//" is the number with a comment after it.
        const auto first = static_cast<qsizetype>(token.begin);
        const QByteArray word = text.sliced(first, static_cast<qsizetype>(token.end) - first);
        for (auto found = number.globalMatch(QString::fromLatin1(word)); found.hasNext();) {
            const auto one = found.next();
            const qsizetype size = one.capturedLength();
            const bool isName =
                next.kind == JsonToken::Kind::Colon && one.capturedEnd() == word.size();
            if (!isName)
                json.replace(
                    first + one.capturedStart(), size, '"' + QByteArray(size - 2, standIn) + '"');
        }
    }
    return json;
}

std::optional<double> numberOfStandIn(const QString& text)
{
    if (text.isEmpty() || text.count(QLatin1Char(standIn)) != text.size())
        return std::nullopt;
    for (const QByteArrayView word : pythonWords) {
        if (word.size() != text.size() + 2)
            continue;
        constexpr double infinite = std::numeric_limits<double>::infinity();
        return word == "NaN"     ? std::numeric_limits<double>::quiet_NaN()
            : word == "Infinity" ? infinite
                                 : -infinite;
    }
    return std::nullopt;
}

} // namespace lab::app
