#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace lab::ui {

/// What searches for smallest bases have found: the ladders of the last families, as far as they
/// were climbed, the bounds of targets and the failing distances. All of it follows from what it is
/// asked for alone, so nothing here is ever out of date. Any thread may ask and add.
class FoundBounds {
public:
    BoundLadder ladder(const LadderFamily& family) const; ///< empty where nothing was found
    std::optional<ContextBound> target(const LadderFamily& family, std::int64_t length) const;
    std::optional<FailingDistance> failing(const LadderFamily& family, double base) const;
    void add(const BoundLadder& ladder);
    void add(const LadderFamily& family, std::int64_t length, const ContextBound& bound);
    void add(const FailingDistance& whole);

    /// What every picture of this process has found, small ones and those of files too.
    static const std::shared_ptr<FoundBounds>& ofAll();

private:
    struct Target {
        LadderFamily family;
        std::int64_t length = 0;
        ContextBound bound;
    };

    mutable std::mutex m_mutex;
    std::vector<BoundLadder> m_ladders; ///< the last one changed at the end
    std::vector<Target> m_targets;
    std::vector<FailingDistance> m_failing;
};

/// Finds ahead, in the calling thread, all that the picture of the state waits for: nothing where
/// it shows no bounds. It ends early where the progress answers no.
void findBounds(const LabState& state, FoundBounds& found, const Progress& progress);

} // namespace lab::ui
