#include "ui/views/base/base_bound_view.h"

#include "ui/paint/base/base_bound_words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

BaseBoundView::BaseBoundView(QWidget* parent)
    : BasePicture(Picture::BaseBound, parent)
    , m_button(new QPushButton(this))
{
    m_button->hide();
    m_button->setCursor(Qt::ArrowCursor);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_frame.search == BoundAnswers::Search::Running)
            Q_EMIT stopAsked();
        else
            Q_EMIT goOnAsked();
    });
}

void BaseBoundView::setFrame(BaseBoundFrame frame)
{
    placeButton(); // the look may be another
    if (frame == m_frame)
        return;
    m_frame = std::move(frame);
    setAccessibleDescription(
        (failingWords(m_frame).mid(0, 1) + targetWords(m_frame).mid(0, 1)).join(u". "_s));
    placeButton();
    update();
}

void BaseBoundView::setGhost(std::optional<BaseBoundFrame> ghost)
{
    m_ghost = std::move(ghost);
    update();
}

DecadeRange BaseBoundView::rangeNow() const
{
    return m_held ? m_held->range : boundRange(m_frame);
}

BoundPlaces BaseBoundView::places() const
{
    return {rect(), m_frame, rangeNow(), look()};
}

QString BaseBoundView::exportName() const
{
    return u"base_bound"_s;
}

void BaseBoundView::paint(QPainter& painter, const QRectF& area, const Look& look) const
{
    const bool isHot = m_held || places().isOnLine(m_frame, pointer(), this->look());
    paintBaseBound(painter, area, m_frame, m_ghost ? &*m_ghost : nullptr, rangeNow(), pointer(),
        isHot ? HandleState::Hovered : HandleState::Resting, look);
}

NumberTable BaseBoundView::numbers() const
{
    return baseBoundTable(m_frame);
}

void BaseBoundView::resizeEvent(QResizeEvent*)
{
    placeButton();
}

void BaseBoundView::changeEvent(QEvent* event)
{
    BasePicture::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        placeButton();
}

void BaseBoundView::placeButton()
{
    const bool isRunning = m_frame.search == BoundAnswers::Search::Running;
    m_button->setText(isRunning ? tr("Stop") : tr("Continue"));
    m_button->setAccessibleName(isRunning ? tr("Stop the search for smallest bases")
                                          : tr("Continue the search for smallest bases"));
    m_button->setGeometry(places().button.toRect());
    m_button->setVisible(m_frame.width >= 2 && isSearchShown(m_frame));
}

void BaseBoundView::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 0.1 : 0.01;
    if (event->key() == Qt::Key_Up)
        return setBase(m_frame.base * std::pow(10, step));
    if (event->key() == Qt::Key_Down)
        return setBase(m_frame.base * std::pow(10, -step));
    BasePicture::keyPressEvent(event);
}

void BaseBoundView::setBase(double base)
{
    const double unit = std::pow(10.0, std::floor(std::log10(base)) - 4);
    edit(SetParameter {
        "rope.base", std::clamp(std::round(base / unit) * unit, lowestBase, highestBase)});
}

void BaseBoundView::grab(QPointF point, Qt::KeyboardModifiers)
{
    const BoundPlaces now = places();
    if (m_frame.width < 2 || !now.isOnLine(m_frame, point, look()))
        return;
    const double level = now.levelOf(m_frame.base);
    m_held = Held {level - point.y(), m_frame.base, level, rangeNow()};
    setCursor(Qt::ClosedHandCursor);
}

void BaseBoundView::drag(QPointF point, Qt::KeyboardModifiers)
{
    if (!m_held)
        return;
    const BoundPlaces now = places();
    const double level = std::clamp(point.y() + m_held->grip, now.plot.top(), now.plot.bottom());
    const bool isBack = std::abs(level - m_held->level) < 1e-6;
    edit(SetParameter {"rope.base", isBack ? m_held->start : now.baseAt(level)});
    PictureView::point(focusOnFailing());
}

void BaseBoundView::release()
{
    m_held.reset();
}

Focus BaseBoundView::focusOnFailing() const
{
    Focus focus;
    focus.picture = picture();
    focus.distance = m_frame.failing.distance;
    return focus;
}

Focus BaseBoundView::focusAt(QPointF point) const
{
    const BoundPlaces now = places();
    if (m_frame.width < 2 || !now.plot.contains(point))
        return {};
    Focus focus = focusOnFailing();
    const auto index = now.pointAt(m_frame, point, look());
    if (!index || now.isOnLine(m_frame, point, look()))
        return focus;
    if (const auto& bound = m_frame.points[*index].bound)
        focus.distance = bound->bindingDistance;
    return focus;
}

Qt::CursorShape BaseBoundView::cursorAt(QPointF point) const
{
    const bool isHandle = m_frame.width >= 2 && places().isOnLine(m_frame, point, look());
    return isHandle ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

} // namespace lab::ui
