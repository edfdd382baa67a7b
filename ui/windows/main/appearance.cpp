#include "ui/windows/main/appearance.h"

#include "ui/paint/look.h"
#include "ui/paint/projection.h"
#include "ui/store/motion.h"
#include "ui/windows/main/actions.h"
#include "ui/windows/main/window_services.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolTip>

namespace lab::ui {

void bindAppearance(
    Actions& actions, const WindowServices& services, const std::function<void(ThemeChoice)>& wear)
{
    for (QAction* theme : actions.themes->actions())
        theme->setChecked(theme->data() == static_cast<int>(services.theme));
    QObject::connect(
        actions.themes, &QActionGroup::triggered, &actions, [&services, wear](QAction* chosen) {
            const auto theme = static_cast<ThemeChoice>(chosen->data().toInt());
            wear(theme);
            if (services.rememberTheme)
                services.rememberTheme(theme);
        });
    const auto remember = [&actions, &services, wear] {
        if (services.rememberAppearance)
            services.rememberAppearance(
                {actions.highContrast->isChecked(), actions.reducedMotion->isChecked()});
        wear(services.theme);
    };
    for (QAction* choice : {actions.highContrast, actions.reducedMotion})
        QObject::connect(choice, &QAction::triggered, &actions, remember);
}

void showAppearance(Actions& actions, const WindowServices& services, QMainWindow& window)
{
    if (services.appearance) {
        const Appearance wanted = services.appearance();
        actions.highContrast->setChecked(wanted.hasHighContrast);
        actions.reducedMotion->setChecked(wanted.hasReducedMotion);
    }
    const bool isStill = actions.reducedMotion->isChecked();
    setMotionReduced(isStill);
    window.setAnimated(!isStill);
}

void dressPopups(QMainWindow& window, const Look& look)
{
    static const QFont usualTip = QToolTip::font();
    const bool isLarge = look.scale > 1;
    for (QMenu* menu : window.findChildren<QMenu*>())
        menu->setFont(isLarge ? window.font() : QFont());
    const QFont tip = isLarge ? window.font() : usualTip;
    if (!(QToolTip::font() == tip)) // which tells all widgets
        QToolTip::setFont(tip);
}

Palette wornPalette(const Actions& actions, bool isDark)
{
    const Palette usual = isDark ? darkPalette() : lightPalette();
    return actions.highContrast->isChecked() ? highContrast(usual) : usual;
}

} // namespace lab::ui
