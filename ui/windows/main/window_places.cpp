#include "ui/windows/main/window_places.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace lab::ui {

QRect placeBeside(const QRect& screen, const QRect& main, QSize usual, int narrow)
{
    const int atRight = screen.right() - main.right();
    const int atLeft = main.left() - screen.left();
    const bool isRightWider = atRight >= atLeft;
    const int space = std::max(atRight, atLeft);
    const int least = std::min(narrow, usual.width());
    QRect place(0, 0, std::clamp(space, least, usual.width()), usual.height());
    if (space < least)
        place.moveRight(std::min(main.right(), screen.right()));
    else if (isRightWider)
        place.moveLeft(main.right() + 1);
    else
        place.moveRight(main.left() - 1);
    place.moveTop(main.top());
    place.setSize(place.size().boundedTo(screen.size()));
    place.moveLeft(
        std::max(screen.left(), std::min(place.left(), screen.right() + 1 - place.width())));
    place.moveTop(
        std::max(screen.top(), std::min(place.top(), screen.bottom() + 1 - place.height())));
    return place;
}

void placeBeside(const QWidget& main, QWidget& window, int narrow)
{
    // The frame that the desktop draws around a window is not known before it is shown.
    constexpr QSize usualFrame(8, 40);
    const QRect place = placeBeside(main.screen()->availableGeometry(), main.frameGeometry(),
        window.size() + usualFrame, narrow + usualFrame.width());
    window.move(place.topLeft());
    window.resize(place.size() - usualFrame);
}

} // namespace lab::ui
