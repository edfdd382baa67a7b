#pragma once

#include <QMap>
#include <QObject>
#include <QVariantMap>

class QDBusVariant;

namespace lab::app {

/// The desktop's preferences for all windows.
struct DesktopPreferences {
    bool isDark = false;
    bool hasHighContrast = false;
    bool hasReducedMotion = false;

    bool operator==(const DesktopPreferences&) const = default;
};

/// The preferences with one setting of the settings portal: that of the standard section, of GNOME
/// or of Plasma. Any other setting changes nothing.
DesktopPreferences withSetting(DesktopPreferences preferences, const QString& section,
    const QString& key, const QVariant& value);

using PortalSettings = QMap<QString, QVariantMap>;

/// The ratio of the desktop's font size to 11 points, the usual maximum of default sizes: at least
/// 1, for ui::setTextSize().
double textSizeOfDesktop();

/// The desktop's preferences, from its settings portal if there is one, else from the colours that
/// it gives to Qt. Emits changed() when the user changes them.
class DesktopTheme : public QObject {
    Q_OBJECT
public:
    /// Must be constructed before the program sets its own palette.
    explicit DesktopTheme(QObject* parent = nullptr);

    const DesktopPreferences& preferences() const { return m_preferences; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString& section, const QString& key, const QDBusVariant& value);

private:
    DesktopPreferences m_preferences;
};

} // namespace lab::app
