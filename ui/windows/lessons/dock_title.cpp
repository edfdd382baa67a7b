#include "ui/windows/lessons/dock_title.h"

#include "ui/views/controls/plain_widgets.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace lab::ui {

DockTitle::DockTitle(QDockWidget& dock)
    : QWidget(&dock)
    , m_close(new QToolButton)
{
    constexpr int padding = 16; // that of the page
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(padding, 2, padding / 2, 2);
    auto* title = newLabel(dock.windowTitle());
    row->addWidget(title, 1);
    row->addWidget(m_close);
    m_close->setText(u"✕"_s);
    m_close->setAutoRaise(true);
    connect(&dock, &QWidget::windowTitleChanged, title, &QLabel::setText);
    connect(m_close, &QToolButton::clicked, &dock, &QWidget::close);
    retranslate();
}

void DockTitle::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DockTitle::retranslate()
{
    m_close->setAccessibleName(tr("Close the lesson's page"));
    m_close->setToolTip(tr("Close the lesson's page"));
}

} // namespace lab::ui

#include "moc_dock_title.cpp"
