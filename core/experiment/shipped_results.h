#pragma once

#include "core/experiment/experiment_summary.h"

#include <span>
#include <vector>

namespace lab {

/// The tasks whose results come with the program: all but induction.
std::span<const ExperimentTask> shippedTasks();

/// What they were made with: presetOf(task) with 8 seeds.
ExperimentSetup shippedSetup(ExperimentTask task);

/// Results that come with the program, of small models of all encodings with 8 seeds, as
///
///     position-lab experiment --task TASK --encodings all --seeds 8 --rows seeds
///
/// wrote them into resources/experiment/TASK.csv; and, of shippedPairTasks(), what RoPE's pairs are
/// used for, as `--encodings rope --rows pairs` wrote it into pairs_TASK.csv. They have no losses.
///
/// Law: experimentRun() gives the same numbers again.
const std::vector<ExperimentRun>& shippedRuns(ExperimentTask task);

/// The same over the seeds.
const std::vector<SummaryCurve>& shippedSummary(ExperimentTask task);

/// The share of right answers of a curve at so many times the trained length, 1 … 16.
SeedMean shippedAccuracy(ExperimentTask task, const ExperimentCurve& curve, int factor);

/// The tasks of which what RoPE's pairs are used for comes too: variables and back.
std::span<const ExperimentTask> shippedPairTasks();

/// The tables that models of seed 0 learned of these tasks: variables and back.
std::span<const ExperimentTask> shippedTableTasks();

/// One of them, of an encoding that learnsTable(); null where there is none. They are
/// resources/experiment/tables_TASK.csv, as
///
///     position-lab experiment --task TASK --encodings learned,shaw,deberta,t5 --seeds 1 --rows
///     tables
///
/// wrote them. Law: experimentRun() gives the same numbers again.
const ToyTable* shippedTable(ExperimentTask task, TrainedEncoding encoding);

/// The mean over the seeds of what they are used for.
std::vector<PairUse> shippedPairs(ExperimentTask task);

} // namespace lab
