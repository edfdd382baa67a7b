#include "core/frames/experiment/training_frame.h"

#include "core/state/choices.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

TrainingFrame::Row rowOf(
    TrainedEncoding encoding, const ExperimentSetup& setup, const TrainedRuns& trained)
{
    TrainingFrame::Row row {
        encoding, std::vector<double>(static_cast<std::size_t>(setup.seeds)), {}};
    int last = -1;
    const auto record = [&](const ExperimentJob& job, double share, const auto& losses) {
        if (job.encoding != encoding || job.seed >= setup.seeds)
            return;
        row.shares[static_cast<std::size_t>(job.seed)] = share;
        if (job.seed > last && !losses.empty()) {
            row.losses = losses;
            last = job.seed;
        }
    };
    for (const ExperimentRun& run : trained.runs)
        record(run.job, 1, run.losses);
    row.done = static_cast<int>(
        std::ranges::count_if(row.shares, [](double share) { return share >= 1; }));
    for (const WorkingJob& working : trained.working)
        record(working.job, working.share, working.losses);
    return row;
}

} // namespace

TrainingFrame::Offer TrainingFrame::offer() const
{
    if (isTraining)
        return Offer::Stop;
    if (done == models || isTooMuch)
        return Offer::Nothing;
    return done > 0 ? Offer::Continue : Offer::Train;
}

TrainingFrame trainingFrame(const Experiment& experiment, const TrainedRuns& trained)
{
    const ExperimentSetup& setup = experiment.setup;
    TrainingFrame frame {.rows = {},
        .steps = setup.steps,
        .guess = -std::log(chance(setup.task)),
        .isTraining = trained.isTraining,
        .secondsLeft = trained.secondsLeft};
    std::vector<TrainedEncoding> encodings;
    for (const TrainedEncoding encoding : trainedEncodings()) {
        if (!experiment.encodings.contains(encoding))
            continue;
        encodings.push_back(encoding);
        frame.rows.push_back(rowOf(encoding, setup, trained));
        frame.models += setup.seeds;
        frame.done += frame.rows.back().done;
        ExperimentSetup rest = setup;
        rest.seeds = setup.seeds - frame.rows.back().done;
        if (rest.seeds > 0)
            frame.cost += costOf(rest, std::vector {encoding}).seconds;
    }
    frame.isTooMuch = !checkedSetup(setup, encodings);
    return frame;
}

NumberTable numbers(const TrainingFrame& frame)
{
    NumberTable table {{"encoding", "seed", "share"}, {}, 2};
    table.words = {{0, keysOf(trainedEncodings())}};
    for (const TrainingFrame::Row& row : frame.rows) {
        for (std::size_t seed = 0; seed < row.shares.size(); ++seed)
            table.rows.push_back(
                {static_cast<double>(row.encoding), static_cast<double>(seed), row.shares[seed]});
    }
    return table;
}

} // namespace lab
