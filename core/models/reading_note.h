#pragma once

#include <string>

namespace lab {

/// Where the program has from what it knows of a model, or what became of it.
enum class Origin {
    File, ///< it stands in the file, and the pictures use it
    ModelClass, ///< the file leaves it out; the class of its model type in transformers sets it
    Guess, ///< neither tells it: assumed
    Warned, ///< it stands in the file and is used, and transformers warns of it
    NotComputed, ///< it stands in the file and bears on positions, but no picture computes it
};

/// The key of the note on the head of multi-head latent attention (MLA): which of its columns
/// turn there, and which in the pictures.
inline constexpr const char* turningColumns = "turning_columns";

/// One thing that a configuration, its class or a guess says of positions:
/// {NotComputed, "sliding_window", "4096"}.
struct ReadingNote {
    Origin origin = Origin::NotComputed;
    std::string key = {}; ///< as a path in the file: "rope_scaling.factor"
    std::string value = {}; ///< as it would stand there
    std::string modelType = {}; ///< whose class sets it, or which type a guess is made for

    bool operator==(const ReadingNote&) const = default;
};

} // namespace lab
