#include "ui/views/controls/divider.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/controls/spoken_value.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double gripLength = 32;

/// A slider for screen readers: the share of the first part in percent.
class DividerHandle final : public QSplitterHandle, public SpokenValue {
public:
    DividerHandle(Qt::Orientation orientation, QSplitter* parent)
        : QSplitterHandle(orientation, parent)
    {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        connect(parent, &QSplitter::splitterMoved, this, [this] {
            if (isVisible())
                announce(this, spokenNumber());
        });
    }

    double spokenNumber() const override
    {
        return std::round(whole * place() / std::max(1.0, length()));
    }
    QString spokenText() const override
    {
        return wholeNumber(std::llround(spokenNumber())) + u" %"_s;
    }
    Scale spokenScale() const override
    {
        return {0, whole, std::max(1.0, whole * Divider::keyStep / std::max(1.0, length()))};
    }
    void take(double number) override { moveSplitter(qRound(number / whole * length())); }

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

private:
    static constexpr double whole = 100;

    double place() const { return orientation() == Qt::Horizontal ? x() : y(); }
    double length() const ///< of both parts together
    {
        return orientation() == Qt::Horizontal ? splitter()->width() - width()
                                               : splitter()->height() - height();
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
