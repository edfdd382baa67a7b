#pragma once

#include "core/models/scheme.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lab {

/// A scheme in files and in words.
struct SchemeRow {
    Scheme scheme = Scheme::Unknown;
    std::string_view key; ///< in scenes and in the rules of model classes
    std::string_view encoding {}; ///< a key of catalogue(), if a bench shows it
    std::string_view name {}; ///< in notes on a model file
    const char* words = ""; ///< the same in a sentence, in English
    /// Values of position_embedding_type that agree with it in any class.
    std::array<std::string_view, 2> types {};
};

inline constexpr std::array schemeTable {
    SchemeRow {Scheme::Unknown, "unknown", {}, "RoPE"},
    SchemeRow {Scheme::Rope, "rope", "rope", "RoPE", "", {"rope", "rotary"}},
    SchemeRow {Scheme::RopeGrid, "rope_grid", {}, "RoPE over rows and columns",
        LAB_WORDS("lab::ui::ModelWords", "RoPE over the rows and columns of a picture")},
    SchemeRow {Scheme::Alibi, "alibi", "alibi", "ALiBi",
        LAB_WORDS("lab::ui::ModelWords", "ALiBi, a bias by distance"), {"alibi"}},
    SchemeRow {Scheme::Learned, "learned", "learned", "learned position table",
        LAB_WORDS("lab::ui::ModelWords", "a learned position table"),
        {"absolute", "learned_absolute"}},
    SchemeRow {Scheme::Sinusoidal, "sinusoidal", "sinusoidal", "sinusoidal",
        LAB_WORDS("lab::ui::ModelWords", "sinusoidal")},
    SchemeRow {Scheme::SwinBias, "swin", "swin", "Swin relative bias",
        LAB_WORDS("lab::ui::ModelWords", "Swin's relative bias of the patches in a window")},
    SchemeRow {Scheme::T5Bias, "t5", "t5", "T5 relative bias",
        LAB_WORDS("lab::ui::ModelWords", "T5's relative bias")},
    SchemeRow {Scheme::Deberta, "deberta", "deberta", "DeBERTa disentangled attention",
        LAB_WORDS("lab::ui::ModelWords", "DeBERTa's disentangled attention")},
    SchemeRow {Scheme::TransformerXl, "transformer_xl", "transformer_xl",
        "Transformer-XL relative positions",
        LAB_WORDS("lab::ui::ModelWords", "Transformer-XL's relative positions")},
    SchemeRow {Scheme::None, "none", "nope", "none (NoPE)",
        LAB_WORDS("lab::ui::ModelWords", "none (NoPE)"), {"nope", "none"}},
};

constexpr const SchemeRow& rowOf(Scheme scheme)
{
    return *std::ranges::find(schemeTable, scheme, &SchemeRow::scheme);
}

} // namespace lab
