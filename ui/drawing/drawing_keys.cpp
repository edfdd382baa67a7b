#include "ui/drawing/drawing_keys.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace lab::ui {

std::optional<drawing::Key> drawingKey(const QKeyEvent& event)
{
    using enum drawing::Key;
    static constexpr std::array keys {std::pair {Qt::Key_Left, Left},
        std::pair {Qt::Key_Right, Right}, std::pair {Qt::Key_Up, Up},
        std::pair {Qt::Key_Down, Down}, std::pair {Qt::Key_Home, Home},
        std::pair {Qt::Key_End, End}, std::pair {Qt::Key_PageUp, PageUp},
        std::pair {Qt::Key_PageDown, PageDown}, std::pair {Qt::Key_Return, Enter},
        std::pair {Qt::Key_Enter, Enter}, std::pair {Qt::Key_C, C}, std::pair {Qt::Key_1, One},
        std::pair {Qt::Key_2, Two}, std::pair {Qt::Key_3, Three}, std::pair {Qt::Key_4, Four}};
    const auto found =
        std::ranges::find(keys, event.key(), &std::pair<Qt::Key, drawing::Key>::first);
    return found == keys.end() ? std::nullopt : std::optional(found->second);
}

std::optional<drawing::Key> drawingLetter(const QKeyEvent& event)
{
    const auto key = drawingKey(event);
    const bool isLetter = key && *key >= drawing::Key::C && event.modifiers() == Qt::NoModifier;
    return isLetter ? key : std::nullopt;
}

} // namespace lab::ui
