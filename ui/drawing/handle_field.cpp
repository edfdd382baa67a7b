#include "ui/drawing/handle_field.h"

#include "ui/paint/look.h"
#include "ui/views/parameters/parameter_words.h"

#include <QKeyEvent>

#include <algorithm>

namespace lab::ui {

HandleField::HandleField(const Parameter& parameter, const LabState& state, QPointF place,
    const QString& typed, const Look& look, QWidget* picture)
    : NumberField(parameter, picture)
{
    constexpr double width = 104;
    constexpr double height = 28;
    constexpr double gap = 14; // below the handle
    setAccessibleName(labelOf(parameter));
    setState(state);
    resize(qRound(look.px(width)), qRound(look.px(height)));
    const double left = place.x() - this->width() / 2.0;
    const double below = place.y() + look.px(gap);
    const double top = below + this->height() > picture->height()
        ? place.y() - look.px(gap) - this->height()
        : below;
    const auto inside = [](double at, int size, int space) {
        return static_cast<int>(std::clamp(at, 0.0, std::max(0.0, double(space - size))));
    };
    QWidget::move(inside(left, this->width(), picture->width()),
        inside(top, this->height(), picture->height()));
    show();
    setFocus(Qt::OtherFocusReason);
    selectAll();
    if (!typed.isEmpty())
        insert(typed);
}

bool HandleField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return NumberField::event(event);
}

void HandleField::keyPressEvent(QKeyEvent* event)
{
    NumberField::keyPressEvent(event); // Escape brings back the value, so that none is taken
    event->accept();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isEnter && error().isEmpty()))
        close(true);
}

void HandleField::focusOutEvent(QFocusEvent* event)
{
    NumberField::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        close(false);
}

void HandleField::close(bool isByKey)
{
    if (m_isClosed)
        return;
    m_isClosed = true;
    Q_EMIT closed(isByKey);
    hide();
    deleteLater();
}

} // namespace lab::ui

#include "moc_handle_field.cpp"
