#include "ui/views/controls/divider.h"

#include "ui/paint/controls/control_shapes.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

constexpr double gripLength = 32;

class DividerHandle final : public QSplitterHandle {
public:
    DividerHandle(Qt::Orientation orientation, QSplitter* parent)
        : QSplitterHandle(orientation, parent)
    {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool isBeside = orientation() == Qt::Horizontal;
        const int back = isBeside ? Qt::Key_Left : Qt::Key_Up;
        const int forth = isBeside ? Qt::Key_Right : Qt::Key_Down;
        if (event->key() != back && event->key() != forth) {
            QSplitterHandle::keyPressEvent(event);
            return;
        }
        const int step = event->key() == forth ? Divider::keyStep : -Divider::keyStep;
        moveSplitter((isBeside ? x() : y()) + step);
    }

    void paintEvent(QPaintEvent*) override
    {
        QStyleOption option;
        option.initFrom(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool isBeside = orientation() == Qt::Horizontal;
        QRectF grip(0, 0, isBeside ? 2 : gripLength, isBeside ? gripLength : 2);
        grip.moveCenter(QRectF(rect()).center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(isHovered(option) ? palette().text() : palette().mid());
        painter.drawRoundedRect(grip, 1, 1);
        if (hasKeyboardFocus(option))
            paintFocusRing(painter, grip.adjusted(-5, -5, 5, 5), palette().text().color());
    }
};

} // namespace

Divider::Divider(Taken& taken, std::function<int(int given)> ofSecond, QWidget* parent)
    : QSplitter(parent)
    , m_taken(taken)
    , m_ofSecond(std::move(ofSecond))
{
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { this->taken() = sizes().last(); });
}

void Divider::spread()
{
    if (count() < 2 || widget(1)->isHidden())
        return;
    const int length = orientation() == Qt::Horizontal ? width() : height();
    const int given = std::max(0, length - handleWidth());
    const int second = std::clamp(taken().value_or(m_ofSecond(given)), 0, given);
    setSizes({given - second, second});
}

QSplitterHandle* Divider::createHandle()
{
    return new DividerHandle(orientation(), this);
}

void Divider::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    spread();
}

std::optional<int>& Divider::taken()
{
    return orientation() == Qt::Horizontal ? m_taken.width : m_taken.height;
}

} // namespace lab::ui

#include "moc_divider.cpp"
