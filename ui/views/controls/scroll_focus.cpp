#include "ui/views/controls/scroll_focus.h"

#include "ui/paint/controls/control_shapes.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace lab::ui {

namespace {

/// As large as its parent, above its contents, and transparent to the pointer.
class FocusRing : public QWidget {
public:
    explicit FocusRing(QWidget& around)
        : QWidget(&around)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setGeometry(around.rect());
        around.installEventFilter(this);
        show();
        raise();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        paintFocusRing(painter, rect(), palette().text().color());
    }
    bool eventFilter(QObject* around, QEvent* event) override
    {
        if (event->type() == QEvent::Resize)
            setGeometry(parentWidget()->rect());
        return QWidget::eventFilter(around, event);
    }
};

bool isRinged(const QWidget* widget)
{
    return qobject_cast<const QAbstractScrollArea*>(widget)
        && !qobject_cast<const QAbstractItemView*>(widget)
        && widget->window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

} // namespace

ScrollFocus::ScrollFocus(QObject* parent)
    : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this,
        [this](QWidget* /*before*/, QWidget* focused) { follow(focused); });
}

ScrollFocus::~ScrollFocus()
{
    delete m_ring;
}

void ScrollFocus::follow(QWidget* focused)
{
    delete m_ring;
    if (isRinged(focused))
        m_ring = new FocusRing(*focused);
}

} // namespace lab::ui

#include "moc_scroll_focus.cpp"
