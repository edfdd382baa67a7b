#pragma once

namespace lab {

/// Which offsets the task wants told apart, wherever in the text it stands.
enum class OffsetsNeeded {
    None,
    Near, ///< the first few
    All, ///< each up to the training length
};

/// How long the texts are, in training lengths.
enum class LengthNeeded {
    Trained,
    Twice,
    Eightfold,
    Any,
    Target, ///< the target length of the bench Base
};

/// What the encoding may learn and work, beside the attention that it serves.
enum class CostAllowed {
    Nothing, ///< no number that is learned, at most a hundredth of the operations
    Little, ///< at most a tenth of the numbers and of the operations
    Much,
};

/// What a person asks of an encoding: the questions of the adviser.
struct Needs {
    OffsetsNeeded offsets = OffsetsNeeded::Near;
    LengthNeeded length = LengthNeeded::Eightfold;
    bool places = false; ///< whether the task asks for absolute places ("the second word")
    int axes = 1; ///< 1 to 3: of a text, an image, a video
    CostAllowed cost = CostAllowed::Little;

    bool operator==(const Needs&) const = default;
};

} // namespace lab
