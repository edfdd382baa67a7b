#pragma once

#include "core/state/lab_state.h"
#include "ui/paint/comparison.h"

#include <string>
#include <vector>

namespace lab::freeze {

/// What a bench shows.
struct Situation {
    std::string name; ///< "scaling.method=yarn": the difference from the start
    LabState state;
    ui::Comparison comparison = ui::Comparison::Both;
    bool hasNewPictures = false; ///< the start, or one with other pictures than the previous one
};

/// The start of the bench, and from it each value of each choice and flag that its pictures read,
/// and each page, claim and mistake, from the parameter table; if such a value brings other
/// pictures or rows of the panel, also each value of those. Then three states of seeded random
/// numbers, and those of benchSituations(). These and all situations with other pictures are also
/// recorded with a pinned A, as an overlay and as a difference.
std::vector<Situation> situationsOf(BenchId bench);

} // namespace lab::freeze
