#include "ui/views/controls/spoken_group.h"

#include "ui/views/controls/plain_widgets.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLabel>

namespace lab::ui {

namespace {

class SpokenGroup : public QAccessibleWidget {
public:
    explicit SpokenGroup(QWidget* widget)
        : QAccessibleWidget(widget)
    {
    }

    QAccessible::Role role() const override
    {
        const bool isPlain = widget()->accessibleName().isEmpty() || widget()->isWindow();
        return isPlain ? QAccessibleWidget::role() : QAccessible::Grouping;
    }
};

// Called for every class of the object in turn; QWidget comes last, if no other class had an
// interface.
QAccessibleInterface* spokenGroup(const QString& name, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const bool isGroup = name == QLatin1String("QWidget") || name == QLatin1String("QScrollArea");
    return widget && isGroup ? new SpokenGroup(widget) : nullptr;
}

} // namespace

void installSpokenGroups()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(spokenGroup);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void setSpokenLabel(QWidget& control, const QString& label)
{
    control.setAccessibleName(label);
    QWidget& around = *control.parentWidget();
    for (QLabel* known : around.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        if (known->buddy() == &control)
            return known->setText(label);
    auto* unseen = newLabel(label, &around);
    unseen->setBuddy(&control);
    unseen->hide();
}

} // namespace lab::ui
