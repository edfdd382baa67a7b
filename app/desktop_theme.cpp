#include "app/desktop_theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QGuiApplication>
#include <QPalette>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto service = "org.freedesktop.portal.Desktop"_L1;
constexpr auto path = "/org/freedesktop/portal/desktop"_L1;
constexpr auto interface = "org.freedesktop.portal.Settings"_L1;
constexpr auto appearance = "org.freedesktop.appearance"_L1;
constexpr auto colorScheme = "color-scheme"_L1;

constexpr int longestWait = 150; // milliseconds; the window should open at once
constexpr uint prefersDark = 1;

// The portal wraps its answer in variants, once or twice.
uint number(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

} // namespace

DesktopTheme::DesktopTheme(QObject* parent)
    : QObject(parent)
    , m_isDark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, u"Read"_s);
    question.setAutoStartService(false);
    question << QString(appearance) << QString(colorScheme);
    const QDBusMessage answer = bus.call(question, QDBus::Block, longestWait);
    if (answer.type() == QDBusMessage::ReplyMessage && !answer.arguments().isEmpty())
        m_isDark = number(answer.arguments().constFirst()) == prefersDark;
    bus.connect(service, path, interface, u"SettingChanged"_s, this,
        SLOT(settingChanged(QString, QString, QDBusVariant)));
}

void DesktopTheme::settingChanged(
    const QString& section, const QString& key, const QDBusVariant& value)
{
    if (section != appearance || key != colorScheme)
        return;
    m_isDark = number(value.variant()) == prefersDark;
    Q_EMIT changed();
}

} // namespace lab::app
