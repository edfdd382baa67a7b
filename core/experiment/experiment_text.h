#pragma once

#include "core/experiment/experiment_run.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// Runs of a setup as text for storage: the setup without its seeds, each run, and a checksum that
/// detects truncated text.
std::string keptText(const ExperimentSetup& setup, std::span<const ExperimentRun> runs);

/// The setup in such a text, with one seed; empty if its model cannot be trained here, or if it
/// comes from another version of the training.
std::optional<ExperimentSetup> keptSetup(std::string_view text);

/// Whether a text ends with its correct checksum, for any version.
bool isWholeText(std::string_view text);

/// The runs in such a text; empty if the text is incomplete, or from another setup or version of
/// the training. Law: keptRuns(setup, keptText(setup, runs)) is runs.
std::optional<std::vector<ExperimentRun>> keptRuns(
    const ExperimentSetup& setup, std::string_view text);

/// "3f2a…": a file name that identifies a setup without its seeds.
std::string keptName(const ExperimentSetup& setup);

} // namespace lab
