#pragma once

namespace lab {

/// The offsets that the task must distinguish, wherever they occur in the text.
enum class OffsetsNeeded {
    None,
    Near, ///< the first few
    All, ///< each up to the training length
};

/// The length of the texts, in training lengths.
enum class LengthNeeded {
    Trained,
    Twice,
    Eightfold,
    Any,
    Target, ///< the target length of the bench Context
};

/// Limits for parameters and operations of the encoding, relative to the attention layer.
enum class CostAllowed {
    Nothing, ///< no learned parameters, at most a hundredth of the operations
    Little, ///< at most a tenth of the parameters and of the operations
    Much,
};

/// Requirements for an encoding: the questions of the adviser.
struct Needs {
    OffsetsNeeded offsets = OffsetsNeeded::Near;
    LengthNeeded length = LengthNeeded::Eightfold;
    bool places = false; ///< whether the task needs absolute positions ("the second word")
    int axes = 1; ///< 1 to 3: text, image, video
    CostAllowed cost = CostAllowed::Little;

    bool operator==(const Needs&) const = default;
};

} // namespace lab
