#include "ui/store/plain_text.h"

#include "core/math/quoting.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace lab::ui {

QString visible(const QString& text)
{
    const auto isSeen = [](char32_t code) {
        return !isHidden(code) || code == U'\n' || code == U'\t';
    };
    QString shown;
    qsizetype seen = 0; // of the text shown so far
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isPair =
            text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const char32_t code = isPair ? QChar::surrogateToUcs4(text[at], text[at + 1])
                                     : static_cast<char32_t>(text[at].unicode());
        const qsizetype end = at + (isPair ? 2 : 1);
        if (!isSeen(code)) {
            shown += QStringView(text).sliced(seen, at - seen);
            shown += QChar(QChar::ReplacementCharacter);
            seen = end;
        }
        at = end - 1;
    }
    return seen == 0 ? text : shown.append(QStringView(text).sliced(seen));
}

QString shownName(const QString& text)
{
    QString name = visible(text).replace(u'\n', QChar(QChar::ReplacementCharacter));
    name.replace(u'\t', QChar(QChar::ReplacementCharacter));
    if (name.size() <= longestShownName)
        return name;
    constexpr qsizetype half = longestShownName / 2;
    return visible(name.first(half)) + u'…' + visible(name.last(half - 1)); // no halves of
                                                                            // surrogate pairs
}

QString shownFileName(const QString& path)
{
    return shownName(QFileInfo(path).fileName());
}

QString menuText(const QString& text)
{
    return shownName(text).replace(u'&', u"&&"_s);
}

QString titleText(const QString& text)
{
    return shownName(text).replace(u"[*]"_s, u"[*][*]"_s);
}

} // namespace lab::ui
