#include "ui/views/controls/plain_widgets.h"

#include "ui/paint/text/tips.h"
#include "ui/store/plain_text.h"

#include <QLabel>
#include <QToolTip>

namespace lab::ui {

QLabel* newLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(visible(text));
    return label;
}

QLabel* newLabel(QWidget* parent)
{
    return newLabel(QString(), parent);
}

PlainBox::PlainBox(QWidget* parent, const QString& title, const QString& text)
    : QMessageBox(parent)
{
    setTextFormat(Qt::PlainText);
    setWindowTitle(title);
    setText(visible(text));
}

void PlainBox::setInformativeText(const QString& text)
{
    QMessageBox::setInformativeText(visible(text));
    for (QLabel* label : findChildren<QLabel*>()) // each has its own text format
        label->setTextFormat(Qt::PlainText);
}

void inform(QWidget* parent, const QString& title, const QString& text)
{
    PlainBox box(parent, title, text);
    box.setIcon(QMessageBox::Information);
    box.exec();
}

bool isConfirmed(QWidget* parent, const QString& title, const QString& text)
{
    PlainBox box(parent, title, text);
    box.setIcon(QMessageBox::Question);
    box.setStandardButtons(QMessageBox::Yes | QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Yes;
}

void showTip(const QPoint& position, const QString& text, QWidget* over, const QRect& rect)
{
    QToolTip::showText(position, tip(text), over, rect);
}

} // namespace lab::ui
