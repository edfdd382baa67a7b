#pragma once

#include "core/state/lab_state.h"
#include "core/state/language_texts.h"

#include <optional>
#include <string>
#include <vector>

namespace lab {

/// One state of a series: what is shown, its caption, and its duration at normal speed.
struct SeriesStep {
    LabState state;
    LanguageTexts caption; ///< all texts are nonempty
    double seconds = 2;
    /// The pictures that an audience sees, by name, the large one first; the order of the bench if
    /// empty.
    std::vector<std::string> pictures = {};
    LanguageTexts notes = {}; ///< for the presenter; all texts are nonempty

    bool operator==(const SeriesStep&) const = default;
};

/// The series with a step inserted before the one at `place`, or at the end if there is none.
Series withStepAdded(const Series& series, std::size_t place, SeriesStep step);
/// The series with the step at `place` replaced.
Series withStepAt(const Series& series, std::size_t place, SeriesStep step);
Series withoutStep(const Series& series, std::size_t place);
Series withStepMoved(const Series& series, std::size_t from, std::size_t to);

/// Whether the state equals the step at `place` of its own series.
bool isShown(const LabState& state, std::size_t place);
/// The first step that the state equals.
std::optional<std::size_t> shownStep(const LabState& state);

/// A state between two others, for a transition that the eye can follow: real numbers and positions
/// change evenly on their own scale, linear or logarithmic; everything else has its final value at
/// once.
///
/// Laws: it is `to` for a share of 1, `from` for 0, and valid between; if the benches differ, it is
/// `to` for any share above 0.
LabState interpolatedState(const LabState& from, const LabState& to, double share);

} // namespace lab
