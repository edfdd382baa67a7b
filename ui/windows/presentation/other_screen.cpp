#include "ui/windows/presentation/other_screen.h"

namespace lab::ui {

qsizetype otherScreen(const QList<QRect>& screens, const QRect& presented)
{
    const auto distance = [&](const QRect& screen) {
        return (screen.center() - presented.center()).manhattanLength();
    };
    qsizetype nearest = -1;
    for (qsizetype i = 0; i < screens.size(); ++i) {
        if (screens[i].intersects(presented))
            continue;
        if (nearest < 0 || distance(screens[i]) < distance(screens[nearest]))
            nearest = i;
    }
    return nearest;
}

QRect centredIn(const QRect& free, const QSize& wanted)
{
    const QSize size = wanted.boundedTo(free.size());
    const QSize around = (free.size() - size) / 2; // QRect::center() rounds towards zero
    return {free.topLeft() + QPoint(around.width(), around.height()), size};
}

} // namespace lab::ui
