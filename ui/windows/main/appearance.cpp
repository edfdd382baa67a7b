#include "ui/windows/main/appearance.h"

#include "ui/paint/desk_scale.h"
#include "ui/paint/look.h"
#include "ui/paint/projection.h"
#include "ui/store/motion.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_services.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

/// The next text size, one step up or down.
double steppedTextSize(int by)
{
    constexpr double steps = 8; // per doubling
    const double exact = steps * textSize();
    const double present = by > 0 ? std::floor(exact + 0.01) : std::ceil(exact - 0.01);
    return std::clamp((present + by) / steps, 1.0, largestTextSize);
}

QString noSpace()
{
    return Actions::tr("There is no room for larger text. Make the window larger first.");
}

} // namespace

void bindAppearance(Actions& actions, const WindowServices& services, const QMainWindow& window,
    Messages& messages, const std::function<void(ThemeChoice)>& applyTheme)
{
    for (QAction* theme : actions.themes->actions())
        theme->setChecked(theme->data() == static_cast<int>(services.theme));
    QObject::connect(actions.themes, &QActionGroup::triggered, &actions,
        [&services, applyTheme](QAction* chosen) {
            const auto theme = static_cast<ThemeChoice>(chosen->data().toInt());
            applyTheme(theme);
            if (services.rememberTheme)
                services.rememberTheme(theme);
        });
    const auto remember = [&actions, &services, applyTheme] {
        if (services.rememberAppearance)
            services.rememberAppearance({actions.highContrast->isChecked(),
                actions.reducedMotion->isChecked(), textSize()});
        applyTheme(services.theme);
    };
    const auto size = [&actions, &services, &messages, applyTheme](double chosen) {
        if (messages.sentence() == noSpace())
            messages.notify({});
        setTextSize(chosen);
        if (services.rememberAppearance)
            services.rememberAppearance(
                {actions.highContrast->isChecked(), actions.reducedMotion->isChecked(), chosen});
        applyTheme(services.theme);
    };
    QObject::connect(actions.largerText, &QAction::triggered, &actions, [&window, &messages, size] {
        const double before = textSize();
        const double shown = deskScale(window.size());
        const double next = steppedTextSize(1);
        setTextSize(next);
        if (deskScale(window.size()) > shown)
            return size(next);
        setTextSize(before); // nothing is saved
        messages.notify(noSpace());
    });
    QObject::connect(
        actions.smallerText, &QAction::triggered, &actions, [size] { size(steppedTextSize(-1)); });
    QObject::connect(actions.usualText, &QAction::triggered, &actions, [size] { size(0); });
    for (QAction* choice : {actions.highContrast, actions.reducedMotion})
        QObject::connect(choice, &QAction::triggered, &actions, remember);
}

void showAppearance(Actions& actions, const WindowServices& services, QMainWindow& window)
{
    if (services.appearance) {
        const Appearance wanted = services.appearance();
        actions.highContrast->setChecked(wanted.hasHighContrast);
        actions.reducedMotion->setChecked(wanted.hasReducedMotion);
        setTextSize(wanted.textSize);
    }
    const bool isStill = actions.reducedMotion->isChecked();
    setMotionReduced(isStill);
    window.setAnimated(!isStill);
}

void applyFontToPopups(QMainWindow& window, const Look& look)
{
    static const QFont usualTip = QToolTip::font();
    const bool isLarge = look.scale > 1;
    for (QMenu* menu : window.findChildren<QMenu*>())
        menu->setFont(isLarge ? window.font() : QFont());
    const QFont tip = isLarge ? window.font() : usualTip;
    if (!(QToolTip::font() == tip)) // avoids notifying all widgets
        QToolTip::setFont(tip);
}

Palette effectivePalette(const Actions& actions, bool isDark)
{
    const Palette usual = isDark ? darkPalette() : lightPalette();
    return actions.highContrast->isChecked() ? highContrast(usual) : usual;
}

} // namespace lab::ui
