#include "ui/drawing/spoken_picture.h"

#include "ui/drawing/picture_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <optional>
#include <utility>
#include <vector>

namespace lab::ui {

namespace {

std::vector<PictureHandle> handlesShown(const PictureView& picture)
{
    return picture.isVisible() && !picture.isCovered() ? picture.handles()
                                                       : std::vector<PictureHandle>();
}

/// A handle of a picture, which may have fewer handles by now.
class SpokenHandle : public QAccessibleInterface,
                     public QAccessibleValueInterface,
                     public QAccessibleActionInterface {
public:
    SpokenHandle(PictureView* picture, std::size_t index)
        : m_picture(picture)
        , m_index(index)
    {
    }

    std::size_t index() const { return m_index; }
    PictureHandle handle() const
    {
        const auto all = m_picture ? handlesShown(*m_picture) : std::vector<PictureHandle>();
        return m_index < all.size() ? all[m_index] : PictureHandle();
    }

    bool isValid() const override { return !m_picture.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override
    {
        const QAccessibleInterface* around = parent();
        return around ? around->window() : nullptr;
    }
    QAccessible::Role role() const override { return QAccessible::Slider; }
    QAccessible::State state() const override
    {
        QAccessible::State now;
        const PictureHandle own = handle();
        now.focusable = own.isByKey;
        now.disabled = m_picture && m_picture->isLocked(own);
        now.focused = m_picture && m_picture->hasFocus() && m_picture->taken() == m_index;
        now.invisible = !m_picture || !m_picture->isVisible();
        now.offscreen = !m_picture || !QRectF(m_picture->rect()).contains(own.place);
        return now;
    }
    QString text(QAccessible::Text part) const override
    {
        if (part == QAccessible::Name)
            return handle().name;
        const auto held = number();
        return part == QAccessible::Value && held ? held->text : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override
    {
        constexpr int reach = 8; // of the pointer
        const QPoint place =
            m_picture ? m_picture->mapToGlobal(handle().place).toPoint() : QPoint();
        return {place - QPoint(reach, reach), QSize(2 * reach + 1, 2 * reach + 1)};
    }

    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_picture);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface && number())
            return static_cast<QAccessibleValueInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }
    QVariant currentValue() const override { return numberNow().now; }
    void setCurrentValue(const QVariant& value) override
    {
        if (m_picture)
            m_picture->bring(m_index, value.toDouble());
    }
    QVariant maximumValue() const override { return numberNow().range.highest; }
    QVariant minimumValue() const override { return numberNow().range.lowest; }
    QVariant minimumStepSize() const override { return numberNow().step; }

    QStringList actionNames() const override
    {
        return handle().isByKey ? QStringList(setFocusAction()) : QStringList();
    }
    void doAction(const QString& action) override
    {
        if (action != setFocusAction() || !m_picture || !handle().isByKey)
            return;
        m_picture->setFocus(Qt::TabFocusReason);
        m_picture->take(m_index);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    std::optional<HandleNumber> number() const
    {
        return m_picture ? m_picture->numberOf(handle()) : std::nullopt;
    }
    HandleNumber numberNow() const { return number().value_or(HandleNumber()); }

    QPointer<PictureView> m_picture;
    std::size_t m_index;
};

class SpokenPicture : public QAccessibleWidget {
public:
    explicit SpokenPicture(PictureView* picture)
        : QAccessibleWidget(picture, QAccessible::Canvas)
        , m_picture(picture)
    {
    }
    ~SpokenPicture() override
    {
        for (const QAccessible::Id id : m_handles)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(SpokenPicture)

    QAccessible::State state() const override
    {
        QAccessible::State now = QAccessibleWidget::state();
        now.busy = m_picture->isBusy();
        return now;
    }
    QString text(QAccessible::Text part) const override
    {
        return part == QAccessible::Description ? m_picture->spokenDescription()
                                                : QAccessibleWidget::text(part);
    }

    int childCount() const override
    {
        return QAccessibleWidget::childCount() + static_cast<int>(handlesShown(*m_picture).size());
    }
    QAccessibleInterface* child(int index) const override
    {
        const int widgets = QAccessibleWidget::childCount();
        return index < widgets     ? QAccessibleWidget::child(index)
            : index < childCount() ? spoken(static_cast<std::size_t>(index - widgets))
                                   : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* handle = dynamic_cast<const SpokenHandle*>(child);
        return handle ? QAccessibleWidget::childCount() + static_cast<int>(handle->index())
                      : QAccessibleWidget::indexOfChild(child);
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int index = QAccessibleWidget::childCount(); index < childCount(); ++index)
            if (child(index)->rect().contains(x, y))
                return child(index);
        return QAccessibleWidget::childAt(x, y);
    }
    QAccessibleInterface* focusChild() const override
    {
        const auto taken = m_picture->hasFocus() ? m_picture->taken() : std::nullopt;
        return taken && *taken < handlesShown(*m_picture).size() ? spoken(*taken)
                                                                 : QAccessibleWidget::focusChild();
    }

    /// Announces what has changed since the last announcement.
    void tellHandles()
    {
        const std::vector<PictureHandle> now = handlesShown(*m_picture);
        for (std::size_t index = now.size(); index < m_announced.size(); ++index)
            announce(QAccessible::ObjectDestroyed, index);
        for (std::size_t index = 0; index < now.size(); ++index) {
            if (index >= m_announced.size())
                announce(QAccessible::ObjectCreated, index);
            else if (m_announced[index] != now[index].name)
                announce(QAccessible::NameChanged, index);
        }
        m_announced.clear();
        for (const PictureHandle& handle : now)
            m_announced.push_back(handle.name);
    }
    void tellHeld() const
    {
        if (!m_picture->hasFocus()) // released also if it had no focus
            return;
        if (const auto taken = m_picture->taken())
            return announce(QAccessible::Focus, *taken);
        QAccessibleEvent event(m_picture, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
    void tellNumber() const
    {
        const auto taken = m_picture->taken();
        const auto all = handlesShown(*m_picture);
        const auto number =
            taken && *taken < all.size() ? m_picture->numberOf(all[*taken]) : std::nullopt;
        if (!number)
            return;
        QAccessibleValueChangeEvent event(spoken(*taken), number->now);
        QAccessible::updateAccessibility(&event);
    }

private:
    QAccessibleInterface* spoken(std::size_t index) const
    {
        while (m_handles.size() <= index)
            m_handles.push_back(QAccessible::registerAccessibleInterface(
                new SpokenHandle(m_picture, m_handles.size())));
        return QAccessible::accessibleInterface(m_handles[index]);
    }
    void announce(QAccessible::Event what, std::size_t index) const
    {
        QAccessibleEvent event(spoken(index), what);
        QAccessible::updateAccessibility(&event);
    }

    PictureView* m_picture;
    mutable std::vector<QAccessible::Id> m_handles; ///< all that ever existed
    std::vector<QString> m_announced; ///< names
};

/// None for the ruler, whose handles are widgets.
QAccessibleInterface* spokenPicture(const QString&, QObject* object)
{
    auto* picture = qobject_cast<PictureView*>(object);
    return picture && picture->picture() != Picture::None ? new SpokenPicture(picture) : nullptr;
}

/// Null if no assistive technology is active.
SpokenPicture* accessiblePicture(PictureView& picture)
{
    return QAccessible::isActive()
        ? dynamic_cast<SpokenPicture*>(QAccessible::queryAccessibleInterface(&picture))
        : nullptr;
}

} // namespace

void installSpokenPictures()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(spokenPicture);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void announceDescription(PictureView& picture)
{
    if (SpokenPicture* heard = accessiblePicture(picture)) {
        QAccessibleEvent event(&picture, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
        heard->tellNumber();
    }
}

void announceHeld(PictureView& picture)
{
    if (const SpokenPicture* heard = accessiblePicture(picture))
        heard->tellHeld();
}

void announceHandles(PictureView& picture)
{
    if (SpokenPicture* heard = accessiblePicture(picture))
        heard->tellHandles();
}

} // namespace lab::ui
