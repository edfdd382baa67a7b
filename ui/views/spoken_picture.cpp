#include "ui/views/spoken_picture.h"

#include "ui/views/picture_view.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace lab::ui {

namespace {

class SpokenPicture : public QAccessibleWidget {
public:
    explicit SpokenPicture(PictureView* picture)
        : QAccessibleWidget(picture, QAccessible::Canvas)
        , m_picture(picture)
    {
    }

    QString text(QAccessible::Text part) const override
    {
        return part == QAccessible::Description ? m_picture->spokenDescription()
                                                : QAccessibleWidget::text(part);
    }

private:
    PictureView* m_picture;
};

QAccessibleInterface* spokenPicture(const QString&, QObject* object)
{
    auto* picture = qobject_cast<PictureView*>(object);
    return picture ? new SpokenPicture(picture) : nullptr;
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
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&picture, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace lab::ui
