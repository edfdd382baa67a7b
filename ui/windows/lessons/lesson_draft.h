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

/// What stands in a box of the form. Its own plain text has common blanks in the place of hard
/// ones.
QString wordsIn(const QPlainTextEdit* box);

/// What is ticked in a list of the form, in its order.
std::vector<std::string> tickedKeys(const QListWidget& list);

/// Asks for each lesson in a form of windows that were killed: to take it up, which gives it, to
/// discard it, or later.
std::optional<UnsavedLesson> lessonToTakeUp(const WindowParts& parts);

} // namespace lab::ui
