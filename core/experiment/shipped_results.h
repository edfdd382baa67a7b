#pragma once

#include "core/experiment/experiment_summary.h"

#include <span>
#include <vector>

namespace lab {

/// The tasks with bundled results: all except induction.
std::span<const ExperimentTask> shippedTasks();

/// The setup of the bundled results: presetOf(task) with 8 seeds.
ExperimentSetup shippedSetup(ExperimentTask task);

/// The bundled results of small models with all encodings and 8 seeds, as
///
///     position-lab experiment --task TASK --encodings all --seeds 8 --rows seeds
///
/// wrote them into resources/experiment/TASK.csv; and, of shippedPairTasks(), what RoPE's pairs are
/// used for, as `--encodings rope --rows pairs` wrote it into pairs_TASK.csv. They have no losses.
///
/// Law: experimentRun() gives the same numbers again.
const std::vector<ExperimentRun>& shippedRuns(ExperimentTask task);

/// The same, summarized over the seeds.
const std::vector<SummaryCurve>& shippedSummary(ExperimentTask task);

/// The accuracy of a curve at a multiple of the training length, 1 … 16.
SeedMean shippedAccuracy(ExperimentTask task, const ExperimentCurve& curve, int factor);

/// The tasks with bundled results on the use of RoPE's pairs: variables and back.
std::span<const ExperimentTask> shippedPairTasks();

/// The tasks with bundled tables learned by models of seed 0: variables and back.
std::span<const ExperimentTask> shippedTableTasks();

/// One of them, for an encoding with learnsTable(); null if there is none. They are in
/// resources/experiment/tables_TASK.csv, as
///
///     position-lab experiment --task TASK --encodings learned,shaw,deberta,t5 --seeds 1 --rows
///     tables
///
/// wrote them. Law: experimentRun() gives the same numbers again.
const ToyTable* shippedTable(ExperimentTask task, TrainedEncoding encoding);

/// The mean over the seeds of how the pairs are used.
std::vector<PairUse> shippedPairs(ExperimentTask task);

} // namespace lab
