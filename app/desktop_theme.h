#pragma once

#include <QObject>

class QDBusVariant;

namespace lab::app {

/// Whether the desktop asks for dark windows, from the settings portal of the desktop where there
/// is one, else from the colours that it gives to Qt. Emits changed() when a person switches.
class DesktopTheme : public QObject {
    Q_OBJECT
public:
    /// Must be made before the program sets a palette of its own.
    explicit DesktopTheme(QObject* parent = nullptr);

    bool isDark() const { return m_isDark; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString& section, const QString& key, const QDBusVariant& value);

private:
    bool m_isDark = false;
};

} // namespace lab::app
