#pragma once

#include "core/encodings/grid_shape.h"
#include "core/encodings/multimodal_rotary/formula.h"
#include "core/encodings/multimodal_rotary/positions_parameters.h"

#include <cstdint>
#include <vector>

namespace lab {

enum class TokenKind { Text, VisionStart, Image, Video, VisionEnd };

struct NumberedToken {
    TokenKind kind = TokenKind::Text;
    PositionNumbers numbers;

    bool operator==(const NumberedToken&) const = default;
};

/// The position numbers of every token: text counts up with three equal numbers; the tokens of an
/// image start at s = (largest number so far) + 1 and have (s + t, s + row, s + column); text after
/// it continues from the largest of all three.
///
/// Wang et al. 2024, arXiv:2409.12191, §2.1; Bai et al. 2025, arXiv:2502.13923 §2.1.2 and
/// arXiv:2511.21631.
std::vector<NumberedToken> numbered(
    const MultimodalPositions& positions, const std::vector<PromptPart>& prompt);

} // namespace lab
