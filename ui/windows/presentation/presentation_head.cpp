#include "ui/windows/presentation/presentation_head.h"

#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/presentation/presenting.h"

#include <QCoreApplication>
#include <QCursor>
#include <QMainWindow>
#include <QMouseEvent>

namespace lab::ui {

namespace {

/// Itself, or its container.
template <class Kind> bool hasAncestor(const QWidget* widget)
{
    while (widget && !qobject_cast<const Kind*>(widget))
        widget = widget->parentWidget();
    return widget != nullptr;
}

} // namespace

PresentationHead::PresentationHead(
    QMainWindow& window, BenchStack& benches, Presenting& presenting, PositionRuler& ruler)
    : QObject(&window)
    , m_window(window)
    , m_benches(benches)
    , m_ruler(ruler)
{
    constexpr int untilAway = 3000; // milliseconds
    m_away.setSingleShot(true);
    m_away.setInterval(untilAway);
    connect(&m_away, &QTimer::timeout, this, &PresentationHead::putAway);
    connect(&presenting, &Presenting::begun, this, [this] {
        m_last = QCursor::pos();
        QCoreApplication::instance()->installEventFilter(this);
    });
    connect(&presenting, &Presenting::ended, this, [this] {
        QCoreApplication::instance()->removeEventFilter(this);
        m_away.stop();
        putAway();
    });
}

void PresentationHead::putAway()
{
    m_benches.shown().showHead(false);
    showControls(false);
}

void PresentationHead::showControls(bool areShown)
{
    m_ruler.showControls(areShown);
}

bool PresentationHead::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseMove)
        return QObject::eventFilter(watched, event);
    const auto* widget = qobject_cast<QWidget*>(watched);
    const auto& move = static_cast<QMouseEvent&>(*event);
    const QPoint place = move.globalPosition().toPoint();
    if (widget && widget->window() == &m_window && place != m_last) {
        m_last = place;
        const bool isDrag = move.buttons() != Qt::NoButton;
        if (hasAncestor<PositionRuler>(widget) ? isDrag : hasAncestor<PictureView>(widget))
            m_benches.shown().showHead(false);
        else if (!isDrag)
            m_benches.shown().showHead(true);
        if (!isDrag) {
            showControls(true);
            m_away.start();
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lab::ui

#include "moc_presentation_head.cpp"
