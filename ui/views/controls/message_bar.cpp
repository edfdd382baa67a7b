#include "ui/views/controls/message_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace lab::ui {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new QLabel)
    , m_close(new QToolButton)
{
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 8, 16, 8);
    row->setSpacing(16);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    m_close->setText(u"✕"_s);
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void MessageBar::say(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setAccessibleName(sentence);
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return;
    QAccessibleEvent event(m_sentence, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString MessageBar::sentence() const
{
    return isHidden() ? QString() : m_sentence->text();
}

void MessageBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(0, 0, 3, height(), palette().brightText());
    painter.fillRect(0, height() - 1, width(), 1, palette().midlight());
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

void MessageBar::retranslate()
{
    m_close->setAccessibleName(tr("Dismiss the message"));
    m_close->setToolTip(tr("Dismiss the message"));
}

} // namespace lab::ui
