#pragma once

#include "core/state/parameters.h"

#include <span>
#include <string_view>
#include <vector>

namespace lab {

/// What a bench asks: the list of benches stands by it.
enum class BenchGroup {
    Why, ///< is a position needed
    What, ///< encodings there are
    HowFound, ///< the rotary one was
    HowFar, ///< it reaches
    Which, ///< to choose
};

/// What the state knows of a bench; its name is the choice of the row "bench". Its pictures,
/// reading and code are BenchFrames, a floor above.
struct BenchRow {
    BenchId id = BenchId::Rotations;
    BenchGroup group = BenchGroup::What;
    char shortcut = 0; ///< the key that chooses it
    /// The rows that a reset gives back, by their keys or beginnings of them: "rope.".
    std::span<const std::string_view> reset = {};
    std::span<const std::string_view> kept = {}; ///< those among them that it leaves
    std::span<const std::string_view> reads = {}; ///< what else its pictures are made of
    /// Whether what the state shows is made without a row of these; null where all are used.
    bool (*leavesOut)(const LabState& state, std::string_view key) = nullptr;
    /// Gives back what has no row, such as dragged columns; null where there is nothing.
    LabState (*withRestOf)(LabState state, const LabState& start) = nullptr;
    /// Whether its numbers are those that the program starts with, `first`.
    bool (*hasNumbersOf)(const LabState& state, const LabState& first) = nullptr;
    std::string_view example = {}; ///< English: what it starts with, "… d = %1"; translated
    std::string_view exampleRow = {}; ///< whose first value is the %1; empty where there is none
    bool takesModels = true; ///< the numbers of a model from the list mean something here
    bool showsRope = false; ///< what it draws is turned by the numbers of RoPE
};

/// In the order of the list.
std::span<const BenchRow> benches();

const BenchRow& benchOf(BenchId id);

/// Whether the pictures of the bench are made of a row. Law: one that is not read changes none of
/// them.
bool isRead(const BenchRow& bench, std::string_view key);

/// The same of what the state shows there: of Biases the rows of the encoding that is chosen, of a
/// scaling those that its method reads.
bool isRead(const LabState& state, std::string_view key);

/// All rows, those first that a person at the state's bench means by a name that several have: its
/// own that the state shows, others that it shows, its own that it does not, and the rest.
std::vector<const Parameter*> nearestFirst(const LabState& state);

/// With the parameters of the bench that is shown as `start` has them.
LabState withBenchOf(LabState state, const LabState& start);

} // namespace lab
