#pragma once

#include <QMap>
#include <QObject>
#include <QVariantMap>

class QDBusVariant;

namespace lab::app {

/// What a desktop asks of every window.
struct DesktopWishes {
    bool isDark = false;
    bool hasHighContrast = false;
    bool hasReducedMotion = false;

    bool operator==(const DesktopWishes&) const = default;
};

/// The wishes with one setting of the settings portal: that of the standard's own section, of
/// GNOME or of Plasma. What is none of them changes nothing.
DesktopWishes withSetting(
    DesktopWishes wishes, const QString& section, const QString& key, const QVariant& value);

using PortalSettings = QMap<QString, QVariantMap>;

/// How much larger the desktop's font is than 11 points, the most that desktops have by themselves:
/// from 1 on, as ui::setTextSize() takes it.
double textSizeOfDesktop();

/// What the desktop asks for, from the settings portal of the desktop where there is one, else
/// from the colours that it gives to Qt. Emits changed() when a person switches.
class DesktopTheme : public QObject {
    Q_OBJECT
public:
    /// Must be made before the program sets a palette of its own.
    explicit DesktopTheme(QObject* parent = nullptr);

    const DesktopWishes& wishes() const { return m_wishes; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString& section, const QString& key, const QDBusVariant& value);

private:
    DesktopWishes m_wishes;
};

} // namespace lab::app
