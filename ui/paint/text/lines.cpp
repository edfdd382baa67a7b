#include "ui/paint/text/lines.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

QString withWholeNumbers(QString text)
{
    constexpr QChar thinSpace(0x2009); // between the thousands of a number
    return text.replace(thinSpace, QChar::Nbsp);
}

namespace {

/// Where a line must not break: the spaces of "99 %", of a short sum or equation, "m − n = 5", and
/// before the operator of a longer one, of an absolute value, "|wᵢ₊₁ − wᵢ|", and between the
/// arguments of a function, "f(k, n)"; and, because Qt would break after them, the point of a
/// decimal number after a full-width mark and the bars of an absolute value.
QList<qsizetype> placesHeldTogether(const QString& text)
{
    static const QRegularExpression together(
        u"(?<=\\d)( )(?=%)"
        u"|(?<![^\\s(（⟨])\\S{1,4}( )[−+·×=≈≠<>≤≥]( )(?=\\S{1,8}(?:[\\s，。；：、）]|$))"
        u"|( )(?=[−+·×=≈≠<>≤≥] )"
        u"|\\|[^|\\s]{1,8}( )[−+·]( )(?=[^|\\s]{1,8}\\|)"
        u"|\\p{L}\\([^()\\s]{1,6},( )(?:[^()\\s]{1,6},( ))?(?=[^()\\s]{1,6}\\))"
        u"|[、，：；。（“]\\p{Sm}?\\d+(\\.)(?=\\d)"_s);
    QList<qsizetype> places;
    for (auto found = together.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        for (int part = 1; part <= match.lastCapturedIndex(); ++part)
            if (match.capturedStart(part) >= 0)
                places += match.capturedStart(part);
    }
    QList<qsizetype> bars;
    for (qsizetype bar = text.indexOf(u'|'); bar >= 0; bar = text.indexOf(u'|', bar + 1))
        if (bar + 1 < text.size() && (!text[bar + 1].isSpace() || places.contains(bar + 1)))
            bars += bar;
    places += bars;
    std::ranges::sort(places);
    return places;
}

bool isMark(QChar letter)
{
    return letter == u'.' || letter == u'|';
}

/// The text used to measure lines, of the same length: each such mark is replaced by a digit.
QString measured(const QString& text)
{
    QString result = withWholeNumbers(text);
    for (const qsizetype place : placesHeldTogether(text))
        result[place] = isMark(text[place]) ? QChar(u'0') : QChar(QChar::Nbsp);
    return result;
}

} // namespace

QString heldTogether(QString text)
{
    constexpr QChar narrowNoBreak(0x202f);
    constexpr QChar wordJoiner(0x2060);
    const QList<qsizetype> places = placesHeldTogether(text);
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        if (isMark(text[*place]))
            text.insert(*place + 1, wordJoiner);
        else
            text[*place] = QChar::Nbsp;
    }
    return text.replace(QChar(0x2009), narrowNoBreak);
}

QStringList brokenLines(const QString& text, const QFont& font, double width)
{
    if (text.isEmpty())
        return {};
    QTextLayout layout(measured(text), font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QStringList sentencesOf(const QString& text)
{
    static const QString ends = u".?!"_s;
    static const QString wideEnds = u"。？！"_s;
    QStringList sentences;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEnd = wideEnds.contains(text[i])
            || (ends.contains(text[i]) && (i + 1 == text.size() || text[i + 1].isSpace()));
        if (!isEnd)
            continue;
        sentences += text.mid(start, i + 1 - start).trimmed();
        start = i + 1;
    }
    if (start < text.size() && !text.mid(start).trimmed().isEmpty())
        sentences += text.mid(start).trimmed();
    return sentences;
}

namespace {

/// The start of a number that continues after `end`, with its sign and its power of ten; `end` if
/// there is none.
qsizetype startOfNumberAt(const QString& text, qsizetype end)
{
    static const QRegularExpression number(
        u"[−-]?\\d+(?:[.\u2009]\\d+)*(?:×10(?:\\^[−-]?\\d+|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?: ?[%°])?"_s);
    for (auto found = number.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedStart() < end && end < match.capturedEnd())
            return match.capturedStart();
    }
    return end;
}

} // namespace

QString cutLine(const QString& text, const QFont& font, double width)
{
    QString cut = QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
    if (cut == text || !cut.endsWith(u'…'))
        return cut;
    cut.chop(1);
    const qsizetype start = startOfNumberAt(text, cut.size());
    return start == cut.size() ? cut + u'…' : text.left(start).trimmed() + u'…';
}

QString breakable(const QString& text)
{
    constexpr QChar chance(0x200b);
    constexpr int longWord = 16;
    constexpr int maxLetters = 24;
    static const QString behind = QStringLiteral("./\\_-,:;=");
    QString result;
    for (qsizetype start = 0; start < text.size();) {
        qsizetype end = start;
        while (end < text.size() && !text[end].isSpace())
            ++end;
        int letters = 0;
        for (qsizetype i = start; i < end; ++i) {
            result += text[i];
            const bool isWanted = behind.contains(text[i]) || ++letters >= maxLetters;
            const bool isWhole = !text[i].isHighSurrogate();
            if (end - start > longWord && i + 1 < end && isWanted && isWhole) {
                result += chance;
                letters = 0;
            }
        }
        while (end < text.size() && text[end].isSpace())
            result += text[end++];
        start = end;
    }
    return result;
}

} // namespace lab::ui
