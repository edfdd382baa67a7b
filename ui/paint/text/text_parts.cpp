#include "ui/paint/text/text_parts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace lab::ui {

QList<TextPart> textParts(const QString& text)
{
    if (!text.contains(u'_') && !text.contains(u'^'))
        return {{text}};
    static const QRegularExpression mark(
        u"(?<![\\p{L}\\p{N}_])\\p{L}(_[qk])(?![\\p{Latin}\\p{N}_])|\\)(\\^Δ)"_s);
    QList<TextPart> parts;
    qsizetype start = 0;
    auto found = mark.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const int which = match.hasCaptured(1) ? 1 : 2;
        parts.append({text.mid(start, match.capturedStart(which) - start)});
        parts.append({match.captured(which).mid(1),
            which == 1 ? TextPart::Level::Below : TextPart::Level::Above});
        start = match.capturedEnd(which);
    }
    if (start < text.size() || parts.isEmpty())
        parts.append({text.mid(start)});
    return parts;
}

} // namespace lab::ui
