#include "ui/drawing/scaled_handles.h"

#include "ui/drawing/handle_field.h"
#include "ui/drawing/picture_view.h"
#include "ui/drawing/scale_overlay.h"
#include "ui/paint/controls/drag_band.h"
#include "ui/paint/controls/pinned_mark.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"
#include "ui/store/gesture.h"
#include "ui/views/arrow_step.h"
#include "ui/views/parameters/link_words.h"
#include "ui/views/parameters/parameter_words.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>

namespace lab::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double reach = 12; ///< pixels at 1x from which the mouse takes a handle

const Parameter& parameterOf(const PictureHandle& handle)
{
    return *parameterNamed(handle.key);
}

HandleMark markOf(const PictureHandle& handle)
{
    return {.shape = handle.shape,
        .centre = handle.place,
        .lies = handle.scaled ? handle.scaled->lies : Qt::Horizontal,
        .size = handle.size};
}

/// Of a point along the way of the handle, in pixels at 1x.
double along(const ScaledDrag& drag, QPointF point, const Look& look)
{
    return QPointF::dotProduct(point, drag.direction()) / look.scale;
}

/// Its number cannot be another, for the reason that its label gives.
bool isFixed(const PictureHandle& handle)
{
    return handle.scaled && handle.scaled->scale.highest <= handle.scaled->scale.lowest;
}

double defaultOf(const Parameter& parameter)
{
    return asNumber(parameter.read(clamped(LabState {})));
}

/// The family with this number, where the drag has stopped at one.
QString modelAt(const ScaledDrag& drag)
{
    for (const Landmark& landmark : drag.scale.landmarks)
        if (std::abs(landmark.number - drag.number) <= 0 && !landmark.name.empty())
            return u" · "_s
                + QString::fromUtf8(
                    landmark.name.data(), static_cast<qsizetype>(landmark.name.size()));
    return {};
}

/// Of a handle of A at the place of the present one: nothing where both have the same.
QString numberOfA(const PictureHandle& pinned, const PictureHandle& own)
{
    const bool isOther = std::abs(pinned.scaled->number - own.scaled->number) > 0;
    return isOther ? shownNumber(parameterOf(pinned), pinned.scaled->number) : QString();
}

bool isTyped(const QKeyEvent& key)
{
    constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = key.text();
    return !(key.modifiers() & others) && text.size() == 1
        && (text[0].isDigit() || text[0] == u'.' || text[0] == u'-' || text[0] == QChar(0x2212));
}

bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

/// What the key makes of the number; nothing for a key that moves no handle along its way.
std::optional<double> numberAfter(const QKeyEvent& key, const PictureHandle& handle)
{
    const ScaledDrag& drag = *handle.scaled;
    const bool hasRange = drag.highestShown > drag.lowestShown;
    const auto inScale = [&](double number) {
        return std::clamp(number, drag.scale.lowest, drag.scale.highest);
    };
    switch (key.key()) {
    case Qt::Key_Home:
        return hasRange ? inScale(drag.lowestShown) : drag.scale.lowest;
    case Qt::Key_End:
        return hasRange ? inScale(drag.highestShown) : drag.scale.highest;
    case Qt::Key_Delete:
        return inScale(defaultOf(parameterOf(handle)));
    default:
        break;
    }
    const QPointF way = arrowStep(key.key()).value_or(QPoint());
    const double rise = QPointF::dotProduct(way, drag.direction());
    if (std::abs(rise) < 0.5)
        return std::nullopt;
    const DragStep step = key.modifiers() & Qt::ShiftModifier ? DragStep::Large
        : key.modifiers() & Qt::ControlModifier               ? DragStep::Small
                                                              : DragStep::Round;
    return steppedNumber(drag.scale, drag.number, step, rise > 0);
}

} // namespace

ScaledHandles::ScaledHandles(PictureView& view)
    : m_view(view)
{
}

ScaledHandles::~ScaledHandles()
{
    delete m_scale;
}

std::optional<PictureHandle> ScaledHandles::at(QPointF point) const
{
    if (m_view.isCovered())
        return std::nullopt;
    const Look& look = m_view.look();
    std::optional<PictureHandle> nearest;
    double least = look.px(reach);
    for (PictureHandle& handle : m_view.handles()) {
        const double away = handle.scaled ? distanceTo(markOf(handle), point, look)
                                          : QLineF(handle.place, point).length();
        if (away <= least && (!nearest || away < least)) {
            least = away;
            nearest = std::move(handle);
        }
    }
    return nearest && nearest->scaled ? nearest : std::nullopt;
}

bool ScaledHandles::isFrozen(const PictureHandle& handle) const
{
    return m_view.isFrozen() || m_view.isLocked(handle) || isFixed(handle);
}

std::optional<Qt::CursorShape> ScaledHandles::cursorAt(QPointF point) const
{
    const auto handle = m_held ? std::optional(m_held->handle) : at(point);
    if (!handle)
        return std::nullopt;
    return isFrozen(*handle)          ? Qt::ArrowCursor
        : handle->scaled->isUpright() ? Qt::SizeVerCursor
                                      : Qt::SizeHorCursor;
}

bool ScaledHandles::press(const QMouseEvent& event)
{
    const auto handle = at(event.position());
    if (!handle)
        return false;
    const ScaledDrag& drag = *handle->scaled;
    m_held = Held {*handle, wayOf(drag.scale, drag.way),
        {along(drag, event.position(), m_view.look())}, isFrozen(*handle), drag.number};
    if (m_held->isLocked)
        return true;
    m_view.scaledTaken(*handle);
    if (const auto cursor = cursorAt(event.position()))
        m_view.setCursor(*cursor);
    constexpr std::chrono::milliseconds untilShown {150};
    QTimer::singleShot(untilShown, &m_view, [this, gesture = m_view.m_gesture] {
        if (m_held && m_view.m_gesture == gesture && !m_scale)
            m_scale = newScale(*this, m_view);
    });
    return true;
}

bool ScaledHandles::move(const QMouseEvent& event)
{
    if (!m_held)
        return false;
    if (m_held->isLocked)
        return true;
    const ScaledDrag& drag = *m_held->handle.scaled;
    const bool isTouch = event.source() == Qt::MouseEventSynthesizedByApplication;
    const Holding holding = event.modifiers() & Qt::ControlModifier ? holdingNothing
        : isTouch                                                   ? holdingOfTouch
                                                                    : Holding {};
    m_held->motion.follow(along(drag, event.position(), m_view.look()),
        event.modifiers().testFlag(Qt::ShiftModifier));
    const double number =
        draggedNumber(drag.scale, m_held->way, drag.number, m_held->motion.moved, holding);
    if (std::abs(number - m_held->number) > 0) {
        m_held->number = number;
        set(m_held->handle, number);
    }
    showScale();
    return true;
}

void ScaledHandles::showScale()
{
    constexpr double least = 3; // pixels at 1x
    if (!m_scale && std::abs(m_held->motion.moved) >= least)
        m_scale = newScale(*this, m_view);
    if (m_scale)
        m_scale->update();
}

void ScaledHandles::letGo()
{
    if (m_held && m_scale)
        fadeScale(m_scale);
    else
        delete m_scale;
    m_scale.clear();
    m_held.reset();
}

void ScaledHandles::set(const PictureHandle& handle, double number)
{
    if (m_view.isCovered() || isFrozen(handle))
        return;
    const auto change = handle.edit ? handle.edit(number)
                                    : std::optional<Edit>(SetParameter {std::string(handle.key),
                                        valueNear(parameterOf(handle), number)});
    if (change)
        m_view.edit(*change);
}

bool ScaledHandles::key(const QKeyEvent& event, const PictureHandle& handle)
{
    const bool isFresh = std::exchange(m_isFresh, false);
    if (!handle.scaled)
        return false;
    if (isFresh && isEnter(event)) {
        type(handle, {});
        return true;
    }
    if (isTyped(event)) {
        type(handle, event.text());
        return true;
    }
    const auto number = numberAfter(event, handle);
    if (!number)
        return false;
    if (!event.isAutoRepeat() || m_view.m_keyGesture == 0)
        m_view.m_keyGesture = newGesture();
    m_view.m_gesture = m_view.m_keyGesture;
    set(handle, *number);
    m_view.m_gesture = 0;
    m_view.followHandle();
    return true;
}

bool ScaledHandles::typeAt(QPointF point)
{
    const auto handle = at(point);
    if (!handle)
        return false;
    if (!isFrozen(*handle))
        type(*handle, {});
    return true;
}

void ScaledHandles::type(const PictureHandle& handle, const QString& typed)
{
    if (!m_view.m_state || m_field)
        return;
    if (m_view.look().isPresenting)
        return Q_EMIT m_view.typingWanted(std::string(handle.key), typed);
    const auto taken = m_view.taken();
    m_field = new HandleField(
        parameterOf(handle), m_view.m_state(), handle.place, typed, m_view.look(), &m_view);
    QObject::connect(m_field, &NumberField::picked, &m_view,
        [this, handle](const Value& value) { set(handle, asNumber(value)); });
    QObject::connect(m_field, &HandleField::closed, &m_view, [this, taken](bool isByKey) {
        m_field.clear();
        if (!isByKey)
            return;
        m_view.setFocus(Qt::OtherFocusReason);
        if (taken)
            m_view.take(taken);
    });
}

bool ScaledHandles::wants(const QKeyEvent& key) const
{
    const auto taken = m_view.taken();
    const auto all = taken ? m_view.handles() : std::vector<PictureHandle>();
    return taken && *taken < all.size() && all[*taken].scaled
        && (isTyped(key) || numberAfter(key, all[*taken]));
}

bool ScaledHandles::takes(QEvent& event)
{
    switch (event.type()) {
    case QEvent::ShortcutOverride:
        if (!wants(static_cast<QKeyEvent&>(event)))
            return false;
        event.accept();
        return true;
    case QEvent::ContextMenu: {
        const auto& asked = static_cast<QContextMenuEvent&>(event);
        const auto handle = at(asked.pos());
        if (!handle)
            return false;
        openMenu(*handle, asked.globalPos());
        event.accept();
        return true;
    }
    case QEvent::ToolTip: {
        const auto& asked = static_cast<QHelpEvent&>(event);
        const auto handle = at(asked.pos());
        if (!handle || m_view.isFrozen())
            return false;
        const QString name = labelOf(parameterOf(*handle));
        QToolTip::showText(asked.globalPos(),
            tip(m_view.isLocked(*handle) ? PictureView::tr("Locked until you answer.")
                    : isFixed(*handle)
                    ? captioned(name, handle->scaled->label)
                    : PictureView::tr("%1. Drag it, or double-click to type a value.").arg(name)),
            &m_view);
        return true;
    }
    default:
        return false;
    }
}

void ScaledHandles::openMenu(const PictureHandle& handle, QPoint place)
{
    const Parameter& parameter = parameterOf(handle);
    auto* menu = new QMenu(&m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, auto done) {
        QAction* action = menu->addAction(text);
        QObject::connect(action, &QAction::triggered, &m_view, done);
        return action;
    };
    const bool isFree = !isFrozen(handle);
    const double usual = defaultOf(parameter);
    add(PictureView::tr("&Type a Value…"), [this, handle] {
        type(handle, {});
    })->setEnabled(isFree);
    add(PictureView::tr("&Reset to %1").arg(shownNumber(parameter, usual)), [this, handle, usual] {
        set(handle, usual);
    })->setEnabled(isFree);
    if (const LinkGroup* const group = linkGroupOf(handle.key);
        group && m_view.m_state && isMember(m_view.m_state(), handle.key))
        add(chainAction(*group, m_view.m_state().links.*group->isOn), [this, group, &parameter] {
            m_view.m_gesture = newGesture();
            for (const Edit& edit : linkTurned(parameter, *group, LabState(m_view.m_state())))
                m_view.edit(edit);
            m_view.m_gesture = 0;
        })->setEnabled(isFree);
    add(PictureView::tr("&Copy Value"), [number = handle.scaled->number] {
        QGuiApplication::clipboard()->setText(
            QString::number(number, 'f', QLocale::FloatingPointShortest));
    });
    menu->popup(place);
}

HandleState ScaledHandles::stateOf(const PictureHandle& handle) const
{
    if (m_view.isFrozen())
        return HandleState::OfA;
    if (m_view.isLocked(handle) || isFixed(handle))
        return HandleState::Locked;
    if (m_held)
        return m_held->handle.isSame(handle) ? HandleState::Hovered : HandleState::Resting;
    if (const auto taken = m_view.taken()) {
        const auto all = m_view.handles();
        return *taken < all.size() && all[*taken].isSame(handle) ? HandleState::Focused
                                                                 : HandleState::Resting;
    }
    const auto near = at(m_view.pointer());
    return near && near->isSame(handle) ? HandleState::Hovered : HandleState::Resting;
}

drawing::Layer ScaledHandles::layer(const Shown& shown, const Look& look) const
{
    const auto& [handles, pinned, within, isOnScreen, areGroundsSmooth] = shown;
    drawing::Layer layer {drawing::Layer::Meaning::Selection};
    const auto ownOver = [&](const PictureHandle& of) { // which would hide that of A
        return std::ranges::find_if(shown.handles, [&](const PictureHandle& one) {
            return one.isSame(of) && QLineF(one.place, of.place).length() < look.px(reach);
        });
    };
    for (const PictureHandle& handle : pinned) {
        if (ownOver(handle) != handles.end())
            continue;
        HandleMark mark = markOf(handle);
        mark.state = HandleState::OfA;
        addMark(layer, mark, look);
    }
    if (isOnScreen && m_held && !m_held->isLocked && std::abs(m_held->motion.moved) > 0)
        addOrigin(layer, markOf(m_held->handle), look);
    for (const PictureHandle& handle : handles) {
        if (!handle.scaled)
            continue;
        const ScaledDrag& drag = *handle.scaled;
        HandleMark mark = markOf(handle);
        if (isOnScreen)
            mark.state = stateOf(handle);
        else if (isFixed(handle))
            mark.state = HandleState::Locked;
        addMark(layer, mark, look);
        const bool isNear =
            mark.state == HandleState::Hovered || mark.state == HandleState::Focused;
        if (!look.hasWords || mark.shape == HandleShape::Number
            || (!isNear && !drag.showsNumberAtRest) || mark.state == HandleState::OfA
            || mark.state == HandleState::Locked)
            continue;
        const Parameter& parameter = parameterOf(handle);
        const auto symbol = QString::fromUtf8(
            parameter.symbol.data(), static_cast<qsizetype>(parameter.symbol.size()));
        const QString number = u"= "_s + shownNumber(parameter, drag.number);
        const bool isHeld = isOnScreen && m_held && m_held->handle.isSame(handle);
        addMarkLabel(layer, mark,
            {drag.label.isEmpty() ? symbol : QString(),
                (drag.label.isEmpty() ? number : drag.label) + (isHeld ? modelAt(drag) : QString()),
                drag.side, areGroundsSmooth},
            within, look);
    }
    for (const PictureHandle& handle : pinned)
        if (const auto own = ownOver(handle); own != handles.end())
            addPinnedAround(layer, markOf(handle), numberOfA(handle, *own),
                {.side = own->scaled->side, .isGroundSmooth = areGroundsSmooth}, within, look);
    return layer;
}

void ScaledHandles::paintScale(QPainter& painter, const QRectF& within) const
{
    if (!m_held)
        return;
    paintDragNumber(painter,
        {&*m_held->handle.scaled, &m_held->way, scaleStart(m_held->handle, m_view.look()),
            m_held->number, within},
        m_view.look());
    // The handle again, above the band.
    std::vector<PictureHandle> now = m_view.handles();
    std::erase_if(now, [&](const PictureHandle& one) { return !one.isSame(m_held->handle); });
    const bool isOnScreen = painter.device() == static_cast<const QPaintDevice*>(&m_view);
    const drawing::Layer above =
        layer({.handles = now, .within = within, .isOnScreen = isOnScreen}, m_view.look());
    paintLayers(painter, above, m_view.look());
}

} // namespace lab::ui
