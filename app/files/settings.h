#pragma once

#include "ui/windows/parts/window_services.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace lab::app {

/// What the program remembers between starts: theme, language, folded panels, recent files. Stored
/// in the user's configuration folder; nothing leaves the machine.
class Settings {
public:
    QString theme() const; ///< "desktop", "light" or "dark"
    void setTheme(const QString& theme);
    std::optional<bool> highContrast() const; ///< empty if the desktop decides
    void setHighContrast(bool isHigh);
    std::optional<bool> reducedMotion() const; ///< empty if the desktop decides
    void setReducedMotion(bool isReduced);
    std::optional<double> textSize() const; ///< empty if the desktop decides
    void setTextSize(std::optional<double> size);
    QString language() const; ///< "en", "zh_CN", or empty for the language of the desktop
    void setLanguage(const QString& language);
    bool isFirstStart() const; ///< until setStarted() is called
    void setStarted();
    QString lastLesson() const; ///< the key of the lesson started last
    void setLastLesson(const QString& lesson);
    ui::SidePanels panels() const;
    void setPanels(ui::SidePanels panels);
    QStringList recentFiles() const; ///< newest first, only existing files
    void addRecentFile(const QString& path);
};

} // namespace lab::app
