#include "ui/windows/main/picture_menu.h"

#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/windows/main/export_dialog.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <QContextMenuEvent>
#include <QMenu>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// The picture at a point of the benches, unless it is hidden.
PictureView* pictureAt(const BenchStack& benches, QPoint point)
{
    QWidget* at = benches.childAt(point);
    while (at && !qobject_cast<PictureView*>(at))
        at = at->parentWidget();
    auto* picture = qobject_cast<PictureView*>(at);
    return picture && !picture->isCovered() ? picture : nullptr;
}

} // namespace

PictureMenu::PictureMenu(const WindowParts& parts)
    : QObject(&parts.benches)
    , m_parts(parts)
{
    parts.benches.installEventFilter(this);
}

bool PictureMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu || m_parts.presenting.isOn())
        return QObject::eventFilter(watched, event);
    const auto* asked = static_cast<QContextMenuEvent*>(event);
    PictureView* picture = pictureAt(m_parts.benches, asked->pos());
    if (!picture)
        return QObject::eventFilter(watched, event);
    open(*picture, asked->globalPos());
    event->accept();
    return true;
}

void PictureMenu::open(PictureView& picture, QPoint place)
{
    picture.setFocus(Qt::MouseFocusReason); // so that its symbols are explained
    auto* menu = new QMenu(&m_parts.window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, auto done) {
        connect(menu->addAction(text), &QAction::triggered, &picture, done);
    };
    add(tr("&Copy picture"), [this, &picture] {
        if (m_parts.services.copy)
            m_parts.services.copy(&std::as_const(picture));
    });
    add(tr("&Export picture…"), [this, &picture] { exportAs(picture, u"png"_s); });
    add(tr("Export &numbers…"), [this, &picture] { exportAs(picture, u"csv"_s); });
    menu->addSeparator();
    const Actions& actions = m_parts.actions;
    menu->addActions({actions.undo, actions.redo});
    menu->addSeparator();
    menu->addActions({actions.pin, actions.shownWords});
    menu->popup(place);
}

void PictureMenu::exportAs(const PictureView& picture, const QString& suffix)
{
    const auto done = exportAfterAsking(
        m_parts.benches.shown(), &picture, suffix, m_parts.services, &m_parts.window);
    m_parts.messages.notify(sentenceOf(done));
}

} // namespace lab::ui

#include "moc_picture_menu.cpp"
