#include "core/frames/tables/trained_tables.h"

#include "core/experiment/shipped_results.h"
#include "core/state/lab_state.h"

#include <algorithm>
#include <array>
#include <string>

namespace lab {

namespace {

std::string named(ExperimentTask task)
{
    return std::string(keyOf(task));
}

/// {"row", "length", "variables", "variables_low", "variables_high", "variables_cross_entropy",
/// "back", …}: the accuracy on each task with its 95 % interval over 8 seeds. Row 0 is half of the
/// training length L, row 1 is L, row 5 is 16 L.
template <TrainedEncoding encoding, RopeStretch stretch = RopeStretch::None>
SchemeTable trainedTable(const LabState&, TableRange)
{
    SchemeTable table {{"row", "length"}, 0, 0, {}};
    std::vector<std::vector<double>> rows;
    for (const ExperimentTask task : shippedTasks()) {
        for (const char* const what : {"", "_low", "_high", "_cross_entropy"})
            table.columns.push_back(named(task) + what);
        const std::vector<SummaryCurve>& all = shippedSummary(task);
        const auto& points =
            std::ranges::find(all, ExperimentCurve {encoding, stretch, false}, &SummaryCurve::curve)
                ->points;
        rows.resize(points.size());
        for (std::size_t row = 0; row < points.size(); ++row) {
            const SummaryPoint& of = points[row];
            if (rows[row].empty())
                rows[row].push_back(of.length);
            const auto [low, high] = shareInterval(of.accuracy.mean, of.accuracy.half);
            rows[row].insert(rows[row].end(), {of.accuracy.mean, low, high, of.crossEntropy.mean});
        }
    }
    table.count = static_cast<std::int64_t>(rows.size());
    table.row = [rows](std::int64_t row) { return rows[static_cast<std::size_t>(row)]; };
    return table;
}

/// {"pair", "wavelength", "variables_before", "variables_after", "variables_frozen",
/// "variables_frozen_4", "back_before", …}: the pair's share of the norms of queries and keys
/// before and after training, and the accuracy at L and at 4 L if it is not rotated.
SchemeTable pairTable(const LabState&, TableRange)
{
    SchemeTable table {{"pair", "wavelength"}, 0, 0, {}};
    std::vector<std::vector<double>> rows;
    for (const ExperimentTask task : shippedPairTasks()) {
        for (const char* const what : {"_before", "_after", "_frozen", "_frozen_4"})
            table.columns.push_back(named(task) + what);
        const std::vector<PairUse> pairs = shippedPairs(task);
        rows.resize(pairs.size());
        for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
            const PairUse& use = pairs[pair];
            if (rows[pair].empty())
                rows[pair].push_back(use.wavelength);
            rows[pair].insert(rows[pair].end(),
                {use.before, use.after, use.frozen[trainedLengthAt],
                    use.frozen[trainedLengthAt + 2]});
        }
    }
    table.count = static_cast<std::int64_t>(rows.size());
    table.row = [rows](std::int64_t pair) { return rows[static_cast<std::size_t>(pair)]; };
    return table;
}

/// {"row", "length", "seeds", "accuracy", "low", "high"}: the means over the seeds of the bundled
/// results for the task of the bench Experiment, and the ends of their 95 % intervals; no rows for
/// a task without bundled results. If the bench shows the cross-entropy, "cross-entropy" replaces
/// "accuracy", in nats.
template <TrainedEncoding encoding> SchemeTable answersTable(const LabState& state, TableRange)
{
    const bool isEntropy = state.experiment.measure == ExperimentMeasure::CrossEntropy;
    SchemeTable table {
        {"row", "length", "seeds", isEntropy ? "cross-entropy" : "accuracy", "low", "high"}, 0, 0,
        {}};
    std::vector<std::vector<double>> rows;
    const ExperimentTask task = state.experiment.setup.task;
    if (std::ranges::find(shippedTasks(), task) != shippedTasks().end()) {
        const ExperimentCurve curve {encoding, RopeStretch::None, false};
        for (const SummaryPoint& point :
            std::ranges::find(shippedSummary(task), curve, &SummaryCurve::curve)->points) {
            const SeedMean& of = isEntropy ? point.crossEntropy : point.accuracy;
            const auto [low, high] =
                isEntropy ? entropyInterval(of.mean, of.half) : shareInterval(of.mean, of.half);
            rows.push_back({static_cast<double>(point.length), static_cast<double>(point.seeds),
                of.mean, low, high});
        }
    }
    table.count = static_cast<std::int64_t>(rows.size());
    table.row = [rows](std::int64_t row) { return rows[static_cast<std::size_t>(row)]; };
    return table;
}

/// {"row", "length", "relative", "low", "high"}: for the task of the bench Experiment, the accuracy
/// divided by that of the same model at L, its mean over the seeds and the ends of its 95 %
/// interval; no rows for a task without bundled results.
template <TrainedEncoding encoding, RopeStretch stretch = RopeStretch::None>
SchemeTable retainedTable(const LabState& state, TableRange)
{
    SchemeTable table {{"row", "length", "relative", "low", "high"}, 0, 0, {}};
    std::vector<std::vector<double>> rows;
    const ExperimentTask task = state.experiment.setup.task;
    if (std::ranges::find(shippedTasks(), task) != shippedTasks().end()) {
        const ExperimentCurve curve {encoding, stretch, false};
        for (const SummaryPoint& point :
            std::ranges::find(shippedSummary(task), curve, &SummaryCurve::curve)->points) {
            const auto [low, high] = ratioInterval(point.relative.mean, point.relative.half);
            rows.push_back({static_cast<double>(point.length), point.relative.mean, low, high});
        }
    }
    table.count = static_cast<std::int64_t>(rows.size());
    table.row = [rows](std::int64_t row) { return rows[static_cast<std::size_t>(row)]; };
    return table;
}

} // namespace

std::span<const TableQuantity> trainedTables()
{
    using enum TrainedEncoding;
    static constexpr std::array quantities {
        TableQuantity {"nope", "trained", trainedTable<Nope>},
        TableQuantity {"sinusoidal", "trained", trainedTable<Sinusoidal>},
        TableQuantity {"learned", "trained", trainedTable<Learned>},
        TableQuantity {"shaw", "trained", trainedTable<Shaw>},
        TableQuantity {"transformer_xl", "trained", trainedTable<TransformerXl>},
        TableQuantity {"deberta", "trained", trainedTable<Deberta>},
        TableQuantity {"t5", "trained", trainedTable<T5>},
        TableQuantity {"alibi", "trained", trainedTable<Alibi>},
        TableQuantity {"rope", "trained", trainedTable<Rope>},
        TableQuantity {
            "rope", "trained_pi", trainedTable<Rope, RopeStretch::PositionInterpolation>},
        TableQuantity {"rope", "trained_ntk", trainedTable<Rope, RopeStretch::NtkAware>},
        TableQuantity {"rope", "trained_yarn", trainedTable<Rope, RopeStretch::Yarn>},
        TableQuantity {"rope", "trained_pairs", pairTable},
        TableQuantity {"nope", "answers", answersTable<Nope>},
        TableQuantity {"sinusoidal", "answers", answersTable<Sinusoidal>},
        TableQuantity {"learned", "answers", answersTable<Learned>},
        TableQuantity {"shaw", "answers", answersTable<Shaw>},
        TableQuantity {"transformer_xl", "answers", answersTable<TransformerXl>},
        TableQuantity {"deberta", "answers", answersTable<Deberta>},
        TableQuantity {"t5", "answers", answersTable<T5>},
        TableQuantity {"alibi", "answers", answersTable<Alibi>},
        TableQuantity {"rope", "answers", answersTable<Rope>},
        TableQuantity {"nope", "retained", retainedTable<Nope>},
        TableQuantity {"sinusoidal", "retained", retainedTable<Sinusoidal>},
        TableQuantity {"learned", "retained", retainedTable<Learned>},
        TableQuantity {"shaw", "retained", retainedTable<Shaw>},
        TableQuantity {"transformer_xl", "retained", retainedTable<TransformerXl>},
        TableQuantity {"deberta", "retained", retainedTable<Deberta>},
        TableQuantity {"t5", "retained", retainedTable<T5>},
        TableQuantity {"alibi", "retained", retainedTable<Alibi>},
        TableQuantity {"rope", "retained", retainedTable<Rope>},
        TableQuantity {
            "rope", "retained_pi", retainedTable<Rope, RopeStretch::PositionInterpolation>},
        TableQuantity {"rope", "retained_ntk", retainedTable<Rope, RopeStretch::NtkAware>},
        TableQuantity {"rope", "retained_yarn", retainedTable<Rope, RopeStretch::Yarn>},
    };
    return quantities;
}

} // namespace lab
