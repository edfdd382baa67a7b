#pragma once

#include "core/frames/code/code_mistakes.h"
#include "core/frames/reading.h"

#include <span>
#include <string>
#include <string_view>

namespace lab {

/// The positions that the table of a bench is asked for.
enum class CodeRows {
    Shown, ///< those of the ruler
    Distances, ///< as many, from 0
    VisibleWords, ///< of the bench Relative, those that the query sees, from 0
    Patches, ///< of the bench Grids, all
    Steps, ///< of the bench Compare, all
    BothSigns, ///< the distances of as many positions, before and after
    None, ///< it has rows of its own
};

/// What the frames know of a bench: its reading line, and what its code view writes. What the state
/// knows of it is BenchRow. Biases and Waves have a row for each of their encodings, Base and Waves
/// one for each picture that is about other numbers.
struct BenchFrames {
    BenchId id = BenchId::Rotations;
    BiasEncoding shown = BiasEncoding::Alibi; ///< on Biases
    bool (*isShown)(const LabState& state) = nullptr; ///< where not all of the bench has this row
    Reading (*reading)(const LabState& state, const Focus& focus) = nullptr;
    std::string (*encoding)(const LabState& state) = nullptr; ///< of `position-lab table`
    std::string_view quantity = {};
    CodeRows rows = CodeRows::Shown;
    /// The parameters that bear on that table, by their keys or beginnings of them.
    std::span<const std::string_view> groups = {};
    std::span<const CodeMistake> mistakes = {};
    bool tablesVectors = false; ///< the learner's own query and key bear on the table
};

/// The first row of the bench: on Biases that of ALiBi.
const BenchFrames& framesOf(BenchId id);
const BenchFrames& framesOf(const LabState& state);

/// Whether the code view's program writes the numbers of the picture that is chosen, where a bench
/// has several in one place; else it writes those of the bench alone, which stand beside it.
bool hasOwnCode(const LabState& state);

} // namespace lab
