#pragma once

#include <QAction>
#include <QApplication>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QTextDocument>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace lab::ui {

/// The visible text if Qt guesses whether it is HTML.
inline QString guessed(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    QTextDocument document;
    document.setHtml(text);
    return document.toPlainText();
}

inline QString seenOf(const QLabel& label)
{
    if (label.textFormat() == Qt::PlainText)
        return label.text();
    return label.textFormat() == Qt::AutoText ? guessed(label.text()) : QString();
}

/// The text of a menu entry without its mnemonic.
inline QString entryText(const QString& text)
{
    QString seen;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u'&' && ++at == text.size())
            break;
        seen += text[at];
    }
    return seen;
}

/// The title of a window without Qt's placeholder for modified documents.
inline QString windowTitleText(QString title)
{
    const QString mark = QStringLiteral("[*]");
    const QString doubled = mark + mark;
    const QString kept(QChar(0xe000));
    return title.replace(doubled, kept).remove(mark).replace(kept, mark);
}

/// All visible and accessible text in all open windows.
inline QStringList shownTexts()
{
    QStringList texts;
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts += seenOf(*label);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts += button->inherits("QPushButton") || button->inherits("QToolButton")
                ? entryText(button->text())
                : button->text();
        texts << guessed(widget->toolTip()) << guessed(widget->whatsThis()) << widget->statusTip()
              << widget->accessibleName() << widget->accessibleDescription();
        if (widget->isWindow())
            texts += windowTitleText(widget->windowTitle());
        const auto* menu = qobject_cast<const QMenu*>(widget);
        for (const QAction* action : widget->actions()) {
            texts += entryText(action->text());
            if (!menu || menu->toolTipsVisible())
                texts += guessed(action->toolTip());
        }
    }
    texts.removeAll(QString());
    return texts;
}

} // namespace lab::ui
