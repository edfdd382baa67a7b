#pragma once

#include "core/state/lab_state.h"
#include "ui/paint/comparison.h"

#include <string>
#include <vector>

namespace lab::freeze {

/// What a bench is asked to show.
struct Situation {
    std::string name; ///< "scaling.method=yarn": what is not as at the start
    LabState state;
    ui::Comparison comparison = ui::Comparison::Both;
    bool isTurn = false; ///< the start, or with other pictures than the one before
};

/// The start of the bench, and from it each value of each choice and flag that its pictures read,
/// each page, claim and mistake, from the table of parameters; where such a value brings other
/// pictures or rows of the panel, each value of those. Then three states of seeded random numbers,
/// those of benchSituations(), and of these and of all that bring other pictures one with a pinned
/// A, both over each other and as their difference.
std::vector<Situation> situationsOf(BenchId bench);

} // namespace lab::freeze
