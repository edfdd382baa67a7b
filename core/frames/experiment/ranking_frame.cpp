#include "core/frames/experiment/ranking_frame.h"

#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

bool areApart(const AccuracyFrame::Point& a, const AccuracyFrame::Point& b)
{
    return a.half && b.half && std::abs(a.mean - b.mean) > *a.half + *b.half;
}

} // namespace

RankingFrame rankingFrame(const Experiment& experiment, const std::vector<ExperimentRun>& runs)
{
    Experiment asked = experiment;
    asked.measure = ExperimentMeasure::Accuracy;
    const AccuracyFrame answers = accuracyFrame(asked, runs);
    RankingFrame frame {.rows = {},
        .experiment = experiment,
        .length = answers.lookedAt(),
        .bet = experiment.bet,
        .isShipped = answers.showsShippedAlone()};
    for (const TrainedEncoding encoding : chosenRanking(experiment)) {
        RankingFrame::Row row {encoding, static_cast<int>(frame.rows.size()) + 1, {}, {}};
        if (const auto* point =
                answers.pointAt({encoding, RopeStretch::None, false}, frame.length)) {
            row.measured = 0;
            row.point = *point;
        }
        frame.rows.push_back(row);
    }
    for (RankingFrame::Row& row : frame.rows) {
        if (row.measured)
            row.measured = 1
                + static_cast<int>(std::ranges::count_if(frame.rows,
                    [&](const auto& other) { return other.point.mean > row.point.mean; }));
    }
    for (std::size_t upper = 0; upper < frame.rows.size(); ++upper) {
        for (std::size_t lower = upper + 1; lower < frame.rows.size(); ++lower) {
            const auto& above = frame.rows[upper];
            const auto& below = frame.rows[lower];
            if (!above.measured || !below.measured)
                continue;
            if (!areApart(above.point, below.point))
                ++frame.open;
            else if (above.point.mean > below.point.mean)
                ++frame.right;
            else
                ++frame.wrong;
        }
    }
    return frame;
}

bool RankingFrame::isNobodys() const
{
    return isMeasured() && bet == ExperimentBet::Waived
        && experiment.ranking == Experiment().ranking;
}

NumberTable numbers(const RankingFrame& frame)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    NumberTable table {{"place", "encoding", "measured_place", "accuracy"}, {}};
    table.words = {{1, keysOf(trainedEncodings())}};
    for (const RankingFrame::Row& row : frame.rows)
        table.rows.push_back({static_cast<double>(row.place), static_cast<double>(row.encoding),
            row.measured ? static_cast<double>(*row.measured) : none,
            row.measured ? row.point.mean : none});
    return table;
}

} // namespace lab
