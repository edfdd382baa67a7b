#pragma once

#include "core/state/lab_state.h"
#include "core/state/language_texts.h"

#include <optional>
#include <string>
#include <vector>

namespace lab {

/// One state of a series: what is shown, what is said of it, and for how long it
/// stands when the series is played at its own speed.
struct SeriesStep {
    LabState state;
    LanguageTexts caption; ///< no text of it is empty
    double seconds = 2;
    /// What an audience looks at, by name, the large one first; the bench's own order where it is
    /// empty.
    std::vector<std::string> pictures = {};

    bool operator==(const SeriesStep&) const = default;
};

/// The series with a step put before the one at `place`, at the end when there is none.
Series withStepAdded(const Series& series, std::size_t place, SeriesStep step);
/// With another in the place of one.
Series withStepAt(const Series& series, std::size_t place, SeriesStep step);
Series withoutStep(const Series& series, std::size_t place);
Series withStepMoved(const Series& series, std::size_t from, std::size_t to);

/// Whether the state is the one at `place` of its own series.
bool isShown(const LabState& state, std::size_t place);
/// The first place of which this is so.
std::optional<std::size_t> shownStep(const LabState& state);

/// A state on the way from one to another, for a change that the eye can follow: real numbers and
/// positions go evenly along their own scale, linear or logarithmic; all else is at once as at the
/// end.
///
/// Laws: it is `to` for a share of 1, `from` for 0, valid between; `to` for any share above 0 where
/// the benches differ.
LabState easedState(const LabState& from, const LabState& to, double share);

} // namespace lab
