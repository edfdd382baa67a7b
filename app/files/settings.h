#pragma once

#include "ui/windows/parts/window_services.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace lab::app {

/// What the program remembers between starts: theme, language, folded panels, recent files. Kept in
/// the user's own configuration folder; nothing leaves the machine.
class Settings {
public:
    QString theme() const; ///< "desktop", "light" or "dark"
    void setTheme(const QString& theme);
    std::optional<bool> highContrast() const; ///< nothing while the desktop decides
    void setHighContrast(bool isHigh);
    std::optional<bool> reducedMotion() const; ///< nothing while the desktop decides
    void setReducedMotion(bool isReduced);
    std::optional<double> textSize() const; ///< nothing while the desktop decides
    void setTextSize(std::optional<double> size);
    QString language() const; ///< "en", "zh_CN", or empty for the desktop's
    void setLanguage(const QString& language);
    bool isFirstStart() const; ///< until setStarted()
    void setStarted();
    QString lastLesson() const; ///< the key of the one begun last
    void setLastLesson(const QString& lesson);
    ui::SidePanels panels() const;
    void setPanels(ui::SidePanels panels);
    QStringList recentFiles() const; ///< newest first, those that still exist
    void addRecentFile(const QString& path);
};

} // namespace lab::app
