#pragma once

#include "core/frames/code/code_mistakes.h"
#include "core/frames/reading.h"

#include <span>
#include <string>
#include <string_view>

namespace lab {

/// The rows of a bench's table in the code view.
enum class CodeRows {
    Shown, ///< the positions of the ruler
    Distances, ///< as many distances, from 0
    VisibleWords, ///< on Relative: the words that the query attends to, from 0
    Patches, ///< on Grids: all patches
    Steps, ///< on Compare: all steps
    BothSigns, ///< the distances of as many positions, before and after
    None, ///< the table has its own rows
};

/// A bench as the frames describe it: its reading line and the content of its code view. BenchRow
/// has the part of the state. Biases and Waves have a row per encoding; Context and Waves have one
/// for each picture with other values.
struct BenchFrames {
    BenchId id = BenchId::Rotations;
    /// Null if the row applies to the whole bench.
    bool (*isShown)(const LabState& state) = nullptr;
    Reading (*reading)(const LabState& state, const Focus& focus) = nullptr;
    std::string (*encoding)(const LabState& state) = nullptr; ///< of `position-lab table`
    std::string_view quantity = {};
    CodeRows rows = CodeRows::Shown;
    /// The parameters that affect this table, as keys or prefixes of keys.
    std::span<const std::string_view> groups = {};
    std::span<const CodeMistake> mistakes = {};
    bool tablesVectors = false; ///< the learner's own query and key affect the table
};

/// The first row of the bench: on Biases that of ALiBi.
const BenchFrames& framesOf(BenchId id);
const BenchFrames& framesOf(const LabState& state);

/// Whether the program in the code view computes the numbers of the selected picture, if a bench
/// has several in one place; else it computes those of the picture beside it.
bool hasOwnCode(const LabState& state);

} // namespace lab
