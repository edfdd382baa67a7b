#pragma once

#include <QList>
#include <QString>

namespace lab::ui {

/// A part of a text: of "W_q" the W, and the q, which is set small and below the line; of "(−1)^Δ"
/// the Δ above it.
struct TextPart {
    enum class Level { Line, Below, Above };
    QString text;
    Level level = Level::Line;
};

/// How far the baseline of a part is below that of the line, in sizes of its letters.
constexpr double dropOf(TextPart::Level level)
{
    return level == TextPart::Level::Line ? 0 : level == TextPart::Level::Below ? 0.22 : -0.36;
}

/// The parts of a text, one where nothing is below or above its line. Plain text has small letters
/// for most indices, wᵢ or S₁; what it has none for is q. A name in capitals or of several letters
/// ("W_Q", "d_model", "rope_k") stays as it is.
QList<TextPart> textParts(const QString& text);

} // namespace lab::ui
