#include "ui/views/controls/spoken_value.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace lab::ui {

namespace {

class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    SpokenSlider(QWidget* widget, SpokenValue* value)
        : QAccessibleWidget(widget, QAccessible::Slider)
        , m_value(value)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text part) const override
    {
        return part == QAccessible::Value ? m_value->spokenText() : QAccessibleWidget::text(part);
    }

    QVariant currentValue() const override { return m_value->spokenNumber(); }
    void setCurrentValue(const QVariant& value) override { m_value->take(value.toDouble()); }
    QVariant maximumValue() const override { return m_value->spokenScale().highest; }
    QVariant minimumValue() const override { return m_value->spokenScale().lowest; }
    QVariant minimumStepSize() const override { return m_value->spokenScale().step; }

private:
    SpokenValue* m_value;
};

QAccessibleInterface* spokenSlider(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    auto* value = dynamic_cast<SpokenValue*>(object);
    return widget && value ? new SpokenSlider(widget, value) : nullptr;
}

} // namespace

SpokenValue::SpokenValue()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(spokenSlider);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void SpokenValue::announce(QWidget* widget, double number)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(widget, number);
    QAccessible::updateAccessibility(&event);
}

} // namespace lab::ui
