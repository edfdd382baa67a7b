#include "ui/windows/main/side_handles.h"

#include "ui/views/controls/side_handle.h"
#include "ui/windows/parts/actions.h"

#include <QAction>
#include <QEvent>
#include <QStackedWidget>

namespace lab::ui {

namespace {

void bind(SideHandle& handle, QAction& action)
{
    handle.setChecked(action.isChecked());
    QObject::connect(&action, &QAction::toggled, &handle, &QAbstractButton::setChecked);
    QObject::connect(&handle, &QAbstractButton::toggled, &action, [&action](bool isShown) {
        if (action.isChecked() != isShown)
            action.trigger();
    });
}

} // namespace

SideHandles::SideHandles(Actions& actions, QStackedWidget& benches, QWidget& page)
    : QObject(&benches)
    , m_benches(benches)
    , m_page(page)
    , m_list(new SideHandle(Qt::LeftEdge, &page))
    , m_panel(new SideHandle(Qt::RightEdge, &page))
{
    bind(*m_list, *actions.benchList);
    bind(*m_panel, *actions.parameters);
    benches.installEventFilter(this);
}

void SideHandles::place()
{
    constexpr int margin = 4;
    const QSize size = m_list->sizeHint();
    const QPoint place(margin, (m_benches.height() - size.height()) / 2);
    const QRect handle(m_benches.mapTo(&m_page, place), size);
    m_list->setGeometry(handle);
    m_panel->setGeometry(handle.translated(m_benches.width() - 2 * margin - size.width(), 0));
    m_list->raise();
    m_panel->raise();
}

void SideHandles::retranslate()
{
    m_list->setAccessibleName(tr("Bench list"));
    m_list->setToolTip(tr("Show or hide the bench list"));
    m_panel->setAccessibleName(tr("Parameters"));
    m_panel->setToolTip(tr("Show or hide the parameters"));
}

bool SideHandles::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        place();
    return QObject::eventFilter(watched, event);
}

} // namespace lab::ui

#include "moc_side_handles.cpp"
