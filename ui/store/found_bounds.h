#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace lab::ui {

/// The results of searches for smallest bases: the tables of the most recent families, as far as
/// they are complete, the bounds of targets and the failing distances. Everything depends only on
/// the inputs, so nothing here is ever outdated. Thread-safe.
class FoundBounds {
public:
    BoundLadder ladder(const LadderFamily& family) const; ///< empty if nothing was found
    std::optional<ContextBound> target(const LadderFamily& family, std::int64_t length) const;
    std::optional<FailingDistance> failing(const LadderFamily& family, double base) const;
    void add(const BoundLadder& ladder);
    void add(const LadderFamily& family, std::int64_t length, const ContextBound& bound);
    void add(const FailingDistance& whole);

    /// The results for all pictures of this process, including small ones and those of files.
    static const std::shared_ptr<FoundBounds>& ofAll();

private:
    struct Target {
        LadderFamily family;
        std::int64_t length = 0;
        ContextBound bound;
    };

    mutable std::mutex m_mutex;
    std::vector<BoundLadder> m_ladders; ///< the most recently changed one last
    std::vector<Target> m_targets;
    std::vector<FailingDistance> m_failing;
};

/// Computes in advance, in the calling thread, everything that the picture of the state needs;
/// nothing if it shows no bounds. It ends early if the progress returns false.
void findBounds(const LabState& state, FoundBounds& found, const Progress& progress);

} // namespace lab::ui
