#include "ui/windows/other_screen.h"

namespace lab::ui {

qsizetype otherScreen(const QList<QRect>& screens, const QRect& room)
{
    const auto distance = [&](const QRect& screen) {
        return (screen.center() - room.center()).manhattanLength();
    };
    qsizetype nearest = -1;
    for (qsizetype i = 0; i < screens.size(); ++i) {
        if (screens[i].intersects(room))
            continue;
        if (nearest < 0 || distance(screens[i]) < distance(screens[nearest]))
            nearest = i;
    }
    return nearest;
}

QRect centredIn(const QRect& free, const QSize& wanted)
{
    QRect place(QPoint(), wanted.boundedTo(free.size()));
    place.moveCenter(free.center());
    return place;
}

} // namespace lab::ui
