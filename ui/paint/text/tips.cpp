#include "ui/paint/text/tips.h"

#include "ui/store/plain_text.h"

#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace lab::ui {

QString tip(const QString& text)
{
    const QString shown = visible(text);
    return Qt::mightBeRichText(shown) ? Qt::convertFromPlainText(shown) : shown;
}

QString wrappedTip(const QString& text)
{
    return u"<p>"_s + visible(text).toHtmlEscaped() + u"</p>"_s;
}

QString tip(const QString& head, const QString& below)
{
    if (below.isEmpty() || !(Qt::mightBeRichText(head) || Qt::mightBeRichText(below)))
        return tip(below.isEmpty() ? head : head + u'\n' + below);
    return wrappedTip(head) + (Qt::mightBeRichText(below) ? below : wrappedTip(below));
}

} // namespace lab::ui
