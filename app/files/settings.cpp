#include "app/files/settings.h"

#include "app/files/atomic_file.h"
#include "ui/paint/desk_scale.h"

#include <QFileInfo>
#include <QSettings>
#include <QVariant>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto themeKey = "theme"_L1;
constexpr auto highContrastKey = "high_contrast"_L1;
constexpr auto textSizeKey = "text_size"_L1;
constexpr auto reducedMotionKey = "reduced_motion"_L1;
constexpr auto languageKey = "language"_L1;
constexpr auto benchListKey = "panels/benches"_L1;
constexpr auto parametersKey = "panels/parameters"_L1;
constexpr auto startedKey = "started"_L1;
constexpr auto lastLessonKey = "lessons/last"_L1;
constexpr auto recentKey = "recent_files"_L1;
constexpr qsizetype maxRecent = 8;

// Any value not written by setPanels(), also in a broken file, leaves the panel visible.
bool isShown(const QSettings& settings, QLatin1StringView panel)
{
    return settings.value(panel).toString() != "false"_L1;
}

std::optional<bool> choice(QLatin1StringView key)
{
    const QString chosen = QSettings().value(key).toString();
    if (chosen != "true"_L1 && chosen != "false"_L1)
        return std::nullopt;
    return chosen == "true"_L1;
}

// On a nearly full disk, QSettings of Qt 6.4 empties its file, for the same reason for which
// AtomicFile exists. Then new settings are not saved.
bool isSpaceFor(const QString& path)
{
    constexpr qint64 lockAndNewValue = 8192;
    const qint64 old = QFileInfo(path).size();
    AtomicFile trial(path);
    if (old == 0 || !trial.open())
        return true; // nothing to lose, or nothing that QSettings could write
    const QByteArray bytes(old + lockAndNewValue, ' ');
    return trial.write(bytes.data(), bytes.size()) && trial.flush();
}

// An invalid value removes the key.
void remember(QLatin1StringView key, const QVariant& value)
{
    QSettings settings;
    if (!isSpaceFor(settings.fileName()))
        return;
    if (value.isValid())
        settings.setValue(key, value);
    else
        settings.remove(key);
}

} // namespace

QString Settings::theme() const
{
    const QString theme = QSettings().value(themeKey).toString();
    return theme == "light"_L1 || theme == "dark"_L1 ? theme : u"desktop"_s;
}

void Settings::setTheme(const QString& theme)
{
    remember(themeKey, theme);
}

std::optional<bool> Settings::highContrast() const
{
    return choice(highContrastKey);
}

void Settings::setHighContrast(bool isHigh)
{
    remember(highContrastKey, isHigh);
}

std::optional<bool> Settings::reducedMotion() const
{
    return choice(reducedMotionKey);
}

void Settings::setReducedMotion(bool isReduced)
{
    remember(reducedMotionKey, isReduced);
}

std::optional<double> Settings::textSize() const
{
    bool isNumber = false;
    const double size = QSettings().value(textSizeKey).toDouble(&isNumber);
    return isNumber && size >= 1 ? std::optional(std::min(size, ui::largestTextSize))
                                 : std::nullopt;
}

void Settings::setTextSize(std::optional<double> size)
{
    if (size)
        remember(textSizeKey, *size);
    else
        remember(textSizeKey, {});
}

QString Settings::language() const
{
    return QSettings().value(languageKey).toString();
}

void Settings::setLanguage(const QString& language)
{
    remember(languageKey, language);
}

bool Settings::isFirstStart() const
{
    return !QSettings().contains(startedKey);
}

void Settings::setStarted()
{
    remember(startedKey, true);
}

QString Settings::lastLesson() const
{
    return QSettings().value(lastLessonKey).toString();
}

void Settings::setLastLesson(const QString& lesson)
{
    remember(lastLessonKey, lesson);
}

ui::SidePanels Settings::panels() const
{
    const QSettings settings;
    return {isShown(settings, benchListKey), isShown(settings, parametersKey)};
}

void Settings::setPanels(ui::SidePanels panels)
{
    remember(benchListKey, panels.benches);
    remember(parametersKey, panels.parameters);
}

QStringList Settings::recentFiles() const
{
    QStringList files = QSettings().value(recentKey).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files.mid(0, maxRecent);
}

void Settings::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    remember(recentKey, files.mid(0, maxRecent));
}

} // namespace lab::app
