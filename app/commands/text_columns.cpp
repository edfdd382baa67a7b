#include "app/commands/text_columns.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr qsizetype lastColumn = 96;

bool isWide(QChar c)
{
    return (c >= u'\u2E80' && c <= u'\uA4CF') || (c >= u'\uF900' && c <= u'\uFAFF')
        || (c >= u'\uFF01' && c <= u'\uFF60');
}

} // namespace

qsizetype columnsOf(const QString& text)
{
    return text.size() + std::ranges::count_if(text, isWide);
}

bool mayBreak(const QString& text, qsizetype at)
{
    static const QString notFirst = u"，。；：、！？）”…,.;:!?)"_s;
    static const QString notLast = u"（“("_s;
    const QChar before = text[at - 1];
    const QChar after = text[at];
    const bool isBesideWide = isWide(before) || isWide(after);
    return before == u' '
        || (isBesideWide && after != u' ' && !notFirst.contains(after)
            && !notLast.contains(before));
}

QString wrapped(const QString& text, qsizetype column)
{
    QString lines;
    qsizetype begin = 0;
    qsizetype end = 0; // of what fits
    const auto add = [&](qsizetype to) {
        lines += text.mid(begin, to - begin).trimmed();
        begin = to;
    };
    for (qsizetype at = 1; at <= text.size(); ++at) {
        if (at < text.size() && !mayBreak(text, at))
            continue;
        const bool fits = column + columnsOf(text.mid(begin, at - begin).trimmed()) <= lastColumn;
        if (!fits && end > begin) {
            add(end);
            lines += u'\n' + QString(column, u' ');
        }
        end = at;
    }
    add(text.size());
    return lines;
}

} // namespace lab::app
