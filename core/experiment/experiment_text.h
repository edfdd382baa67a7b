#pragma once

#include "core/experiment/experiment_run.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Runs of a setup as text, to be kept: the setup but its seeds, each run, and a sum of all that
/// stands before it, by which a text that was cut short is known.
std::string keptText(const ExperimentSetup& setup, std::span<const ExperimentRun> runs);

/// The setup in such a text, of one seed; none where no model of it could be trained here, or of
/// another version of the training.
std::optional<ExperimentSetup> keptSetup(std::string_view text);

/// Whether a text ends with the sum of all that stands before it, of whichever version it is.
bool isWholeText(std::string_view text);

/// The runs in such a text; none where it is not whole, or of another setup or version of the
/// training. Law: keptRuns(setup, keptText(setup, runs)) is runs.
std::optional<std::vector<ExperimentRun>> keptRuns(
    const ExperimentSetup& setup, std::string_view text);

/// "3f2a…": of all of a setup but its seeds, as a file's name.
std::string keptName(const ExperimentSetup& setup);

} // namespace lab
