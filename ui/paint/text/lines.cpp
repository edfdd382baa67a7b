#include "ui/paint/text/lines.h"

#include <QTextLayout>

namespace lab::ui {

QStringList brokenLines(const QString& text, const QFont& font, double width)
{
    QTextLayout layout(text, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace lab::ui
