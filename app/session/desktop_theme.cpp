#include "app/session/desktop_theme.h"

#include "ui/paint/desk_scale.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QFontInfo>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto service = "org.freedesktop.portal.Desktop"_L1;
constexpr auto path = "/org/freedesktop/portal/desktop"_L1;
constexpr auto interface = "org.freedesktop.portal.Settings"_L1;
constexpr auto standard = "org.freedesktop.appearance"_L1;
constexpr auto gnome = "org.gnome.desktop.interface"_L1;
constexpr auto gnomeAccess = "org.gnome.desktop.a11y.interface"_L1;
constexpr auto plasma = "org.kde.kdeglobals.KDE"_L1;

constexpr int longestWait = 150; // milliseconds; the window should open quickly

// The portal wraps its values in variants, once or twice.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

/// For a factor of durations.
bool isNone(const QString& factor)
{
    bool isNumber = false;
    return factor.toDouble(&isNumber) <= 0 && isNumber;
}

} // namespace

double textSizeOfDesktop()
{
    constexpr double usual = 11 * 96.0 / 72; // pixels
    return std::clamp(
        QFontInfo(QGuiApplication::font()).pixelSize() / usual, 1.0, ui::largestTextSize);
}

DesktopPreferences withSetting(DesktopPreferences preferences, const QString& section,
    const QString& key, const QVariant& value)
{
    const QVariant reported = unwrapped(value);
    if (section == standard && key == "color-scheme"_L1)
        preferences.isDark = reported.toUInt() == 1;
    else if (section == standard && key == "contrast"_L1)
        preferences.hasHighContrast = reported.toUInt() == 1;
    else if (section == standard && key == "reduced-motion"_L1)
        preferences.hasReducedMotion = reported.toUInt() == 1;
    else if (section == gnomeAccess && key == "high-contrast"_L1)
        preferences.hasHighContrast = reported.toBool();
    else if (section == gnome && key == "enable-animations"_L1)
        preferences.hasReducedMotion = !reported.toBool();
    else if (section == plasma && key == "AnimationDurationFactor"_L1)
        preferences.hasReducedMotion = isNone(reported.toString());
    return preferences;
}

DesktopTheme::DesktopTheme(QObject* parent)
    : QObject(parent)
{
    m_preferences.isDark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    qDBusRegisterMetaType<PortalSettings>();
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, u"ReadAll"_s);
    question.setAutoStartService(false);
    question << QStringList {standard, gnome, gnomeAccess, plasma};
    const QDBusMessage answer = bus.call(question, QDBus::Block, longestWait);
    if (answer.type() == QDBusMessage::ReplyMessage && !answer.arguments().isEmpty()) {
        const auto all = qdbus_cast<PortalSettings>(answer.arguments().constFirst());
        for (auto section = all.begin(); section != all.end(); ++section)
            for (auto one = section->begin(); one != section->end(); ++one)
                m_preferences = withSetting(m_preferences, section.key(), one.key(), one.value());
    }
    bus.connect(service, path, interface, u"SettingChanged"_s, this,
        SLOT(settingChanged(QString, QString, QDBusVariant)));
}

void DesktopTheme::settingChanged(
    const QString& section, const QString& key, const QDBusVariant& value)
{
    const DesktopPreferences now = withSetting(m_preferences, section, key, value.variant());
    if (now == m_preferences)
        return;
    m_preferences = now;
    Q_EMIT changed();
}

} // namespace lab::app

#include "moc_desktop_theme.cpp"
