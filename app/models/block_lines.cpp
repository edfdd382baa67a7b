#include "app/models/block_lines.h"

#include <QStringList>

#include <array>
#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

QString quoted(const QString& text)
{
    return QString::fromStdString(jsonString(text.toStdString()));
}

QString realText(double number)
{
    std::array<char, 64> digits {};
    const double size = std::abs(number);
    const bool isPlain = size >= 1e-5 && size < 1e15;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
        isPlain ? std::chars_format::fixed : std::chars_format::general);
    const auto text = QString::fromLatin1(digits.data(), end.ptr - digits.data());
    return text.contains(u'.') || text.contains(u'e') ? text : text + u".0"_s;
}

QString realText(const std::vector<double>& numbers)
{
    QStringList texts;
    for (const double number : numbers)
        texts += realText(number);
    return u'[' + texts.join(u", "_s) + u']';
}

QString jsonOfValue(const Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? u"true"_s : u"false"_s;
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return QString::number(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return realText(*real);
    return quoted(QString::fromStdString(std::get<std::string>(value)));
}

QString insidePart(const QString& part, const QString& object)
{
    QString text = object;
    const QStringList keys = part.split(u'.', Qt::SkipEmptyParts);
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
        BlockLines outer(1);
        outer.add(*key, text.replace(u'\n', u"\n  "_s));
        text = outer.text();
    }
    return text;
}

} // namespace lab::app
