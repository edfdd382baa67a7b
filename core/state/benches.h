#pragma once

#include "core/state/parameters.h"

#include <span>
#include <string_view>
#include <vector>

namespace lab {

/// The question that a bench answers. The list of benches shows it as a heading.
enum class BenchGroup {
    Why, ///< Why is position information needed?
    What, ///< What encodings are there?
    HowFound, ///< How was the rotary encoding found?
    HowFar, ///< How far does it reach?
    Which, ///< Which one to choose?
};

/// A bench as the state describes it. Its name is the choice of the row "bench". Its pictures,
/// reading and code are in BenchFrames, one layer above.
struct BenchRow {
    BenchId id = BenchId::Rotations;
    BenchGroup group = BenchGroup::What;
    char shortcut = 0; ///< the key that opens it
    /// The rows that a reset restores, as keys or prefixes of keys: "rope.".
    std::span<const std::string_view> reset = {};
    /// The choice whose encodings' rows the pictures read, and whether a reset restores them.
    std::string_view encodings = {};
    bool resetsEncodings = true;
    std::span<const std::string_view> kept = {}; ///< rows among them that it does not restore
    std::span<const std::string_view> reads = {}; ///< other rows that its pictures depend on
    /// Whether the pictures of this state do not depend on a row of these; null if all rows are
    /// used.
    bool (*leavesOut)(const LabState& state, std::string_view key) = nullptr;
    /// Restores what has no row, such as dragged columns; null if there is nothing.
    LabState (*withRestOf)(LabState state, const LabState& start) = nullptr;
    /// Whether its values equal those of `first`, the state in which the program starts.
    bool (*hasModelValues)(const LabState& state, const LabState& first) = nullptr;
    std::string_view example = {}; ///< English, translated: its starting values, "… d = %1"
    /// The row whose first value replaces %1; empty if there is none
    std::string_view exampleRow = {};
    bool takesModels = true; ///< whether the values of a model from the list apply here
    bool showsRope = false; ///< whether its pictures use the rotation of RoPE
};

/// In the order of the list.
std::span<const BenchRow> benches();

const BenchRow& benchOf(BenchId id);

/// Whether the row belongs to one of the encodings that the bench lists.
bool isOfEncodings(const BenchRow& bench, std::string_view key);

/// Whether the row belongs to the bench: a reset restores it, unless it is kept.
bool isOwn(const BenchRow& bench, std::string_view key);

/// Whether the pictures of the bench depend on a row. Law: changing a row that is not read changes
/// none of them.
bool isRead(const BenchRow& bench, std::string_view key);

/// The same for what the state shows: Biases reads only the rows of the chosen encoding, a scaling
/// only those that its method reads.
bool isRead(const LabState& state, std::string_view key);

/// All rows. If several share a name, the most likely one for the bench of the state comes first:
/// rows of the bench that are shown, other shown rows, rows of the bench that are not shown, the
/// rest.
std::vector<const Parameter*> nearestFirst(const LabState& state);

/// Resets the parameters of the current bench to their values in `start`.
LabState withBenchOf(LabState state, const LabState& start);

} // namespace lab
