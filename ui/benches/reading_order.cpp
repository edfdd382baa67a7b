#include "ui/benches/reading_order.h"

#include <QList>
#include <QWidget>

#include <algorithm>
#include <tuple>

namespace lab::ui {

namespace {

bool isBefore(const QRect& a, const QRect& b)
{
    if (a.bottom() < b.top())
        return true;
    const int shared = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return a.right() < b.left() && 2 * shared > std::min(a.height(), b.height());
}

bool isHigher(const QWidget* a, const QWidget* b)
{
    return std::tuple(a->y(), a->x()) < std::tuple(b->y(), b->x());
}

QList<QWidget*> inReadingOrder(QList<QWidget*> parts)
{
    std::ranges::stable_sort(parts, isHigher);
    QList<QWidget*> sorted;
    while (!parts.isEmpty()) {
        const auto isFirst = [&](const QWidget* part) {
            return std::ranges::none_of(parts, [&](const QWidget* other) {
                return other != part && isBefore(other->geometry(), part->geometry());
            });
        };
        const auto first = std::ranges::find_if(parts, isFirst);
        sorted += parts.takeAt(first == parts.end() ? 0 : first - parts.begin());
    }
    return sorted;
}

} // namespace

void setTabOrderAsRead(QWidget& page)
{
    QList<QWidget*> parts;
    for (QObject* child : page.children())
        if (auto* part = qobject_cast<QWidget*>(child); part && !part->isWindow())
            parts += part;
    QWidget* last = nullptr;
    for (QWidget* part : inReadingOrder(parts)) {
        for (QWidget* widget : QList {part} + part->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->window() != page.window())
                continue; // it does not take the focus, or belongs to a drop-down list
            if (last)
                QWidget::setTabOrder(last, widget);
            last = widget;
        }
    }
}

} // namespace lab::ui
