#pragma once

#include <string>

namespace lab {

/// The source of a value that the program knows about a model, or what happened to it.
enum class Origin {
    File, ///< in the file, and used by the pictures
    ModelClass, ///< missing in the file; set by the class of its model type in transformers
    Guess, ///< in neither: assumed
    Warned, ///< in the file and used, but transformers warns about it
    NotComputed, ///< in the file and relevant to positions, but not computed by any picture
};

/// The key of the note on the head of multi-head latent attention (MLA): which columns the model
/// rotates, and which columns the pictures rotate.
inline constexpr const char* turningColumns = "turning_columns";

/// A statement about positions from a configuration, its class or a guess: {NotComputed,
/// "sliding_window", "4096"}.
struct ReadingNote {
    Origin origin = Origin::NotComputed;
    std::string key = {}; ///< as a path in the file: "rope_scaling.factor"
    std::string value = {}; ///< the value as in the file
    std::string modelType = {}; ///< the type whose class sets it, or for which it is guessed

    bool operator==(const ReadingNote&) const = default;
};

} // namespace lab
