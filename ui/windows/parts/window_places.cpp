#include "ui/windows/parts/window_places.h"

#include <QApplication>
#include <QLayout>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace lab::ui {

QSize minSize(QSize usual, const QList<QSize>& screens)
{
    constexpr QSize bar(0, 40);
    QSize least = usual;
    for (const QSize& screen : screens)
        least = least.boundedTo(screen - usualFrame - bar);
    return least.expandedTo({1, 1});
}

void enforceMinSize(QWidget& window, QSize usual)
{
    const auto hold = [&window, usual] {
        QList<QSize> sizes;
        for (const QScreen* screen : QGuiApplication::screens())
            sizes += screen->size();
        window.setMinimumSize(minSize(usual, sizes));
    };
    const auto follow = [&window, hold](QScreen* screen) {
        QObject::connect(screen, &QScreen::geometryChanged, &window, hold);
    };
    for (QScreen* screen : QGuiApplication::screens())
        follow(screen);
    QObject::connect(qApp, &QGuiApplication::screenAdded, &window, [=](QScreen* screen) {
        follow(screen);
        hold();
    });
    QObject::connect(qApp, &QGuiApplication::screenRemoved, &window, hold);
    hold();
}

QSize sizeOnScreen(const QWidget& window, QSize usual)
{
    return usual.boundedTo(window.screen()->availableSize() - usualFrame);
}

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
    window.ensurePolished();
    const bool isHeld =
        window.layout() && window.layout()->sizeConstraint() != QLayout::SetNoConstraint;
    const QSize least =
        isHeld ? window.minimumSizeHint().expandedTo(window.minimumSize()) : window.minimumSize();
    const QRect place = placeBeside(main.screen()->availableGeometry(), main.frameGeometry(),
        window.size().expandedTo(least) + usualFrame,
        std::max(narrow, least.width()) + usualFrame.width());
    window.move(place.topLeft());
    window.resize(place.size() - usualFrame);
}

QWidget* dialogParentFor(QWidget& main)
{
    QWidget* active = QApplication::activeWindow();
    for (QWidget* above = active; above; above = above->parentWidget())
        if (above == &main)
            return active;
    return &main;
}

} // namespace lab::ui
