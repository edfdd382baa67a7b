#pragma once

#include "ui/windows/parts/window_services.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

class QListWidget;
class QPlainTextEdit;

namespace lab::ui {

struct WindowParts;

/// The text in a field of the form. Qt's own plain text replaces no-break spaces.
QString wordsIn(const QPlainTextEdit* box);

/// The checked entries of a list in the form, in its order.
std::vector<std::string> tickedKeys(const QListWidget& list);

/// Asks about each lesson form of killed windows: restore, which returns it, discard, or later.
std::optional<UnsavedLesson> lessonToRestore(const WindowParts& parts);

} // namespace lab::ui
