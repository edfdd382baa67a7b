#pragma once

#include <QList>
#include <QString>

namespace lab::ui {

/// A part of a text: for "W_q" the W, and the q, which is small and below the line; for "(−1)^Δ"
/// the Δ above it.
struct TextPart {
    enum class Level { Line, Below, Above };
    QString text;
    Level level = Level::Line;
};

/// The distance of a part's baseline below that of the line, as a fraction of its font size.
constexpr double dropOf(TextPart::Level level)
{
    return level == TextPart::Level::Line ? 0 : level == TextPart::Level::Below ? 0.22 : -0.36;
}

/// The parts of a text; a single one if nothing is below or above its line. Plain text has small
/// letters for most indices, wᵢ or S₁, but not for q. A name in capitals or with several letters
/// ("W_Q", "d_model", "rope_k") stays as it is.
QList<TextPart> textParts(const QString& text);

} // namespace lab::ui
