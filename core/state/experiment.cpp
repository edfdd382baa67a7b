#include "core/state/experiment.h"

#include <algorithm>
#include <bit>

namespace lab {

ExperimentSetup withTask(const ExperimentSetup& setup, ExperimentTask task)
{
    if (task == setup.task)
        return setup;
    ExperimentSetup other = presetOf(task);
    other.trainingLength = setup.trainingLength;
    other.seeds = setup.seeds;
    return other;
}

Experiment withTask(Experiment experiment, ExperimentTask task)
{
    if (task != experiment.setup.task && experiment.bet == ExperimentBet::Made)
        experiment.bet = ExperimentBet::Open;
    experiment.setup = withTask(experiment.setup, task);
    return experiment;
}

int maxDoublings(const ExperimentSetup& setup)
{
    return std::countr_zero(static_cast<unsigned>(setup.longest));
}

Ranking chosenRanking(const Experiment& experiment)
{
    Ranking chosen;
    std::ranges::copy_if(experiment.ranking, std::back_inserter(chosen),
        [&](TrainedEncoding encoding) { return experiment.encodings.contains(encoding); });
    return chosen;
}

Ranking withPlace(const Experiment& experiment, TrainedEncoding encoding, int place)
{
    Ranking chosen = chosenRanking(experiment);
    if (std::erase(chosen, encoding) == 0)
        return experiment.ranking;
    const auto last = static_cast<int>(chosen.size());
    chosen.insert(chosen.begin() + std::clamp(place, 0, last), encoding);
    Ranking all = experiment.ranking;
    auto next = chosen.begin();
    for (TrainedEncoding& one : all) {
        if (experiment.encodings.contains(one))
            one = *next++;
    }
    return all;
}

std::string textOf(const Ranking& ranking)
{
    std::string text;
    for (const TrainedEncoding encoding : ranking)
        text.append(text.empty() ? "" : " ").append(keyOf(encoding));
    return text;
}

Ranking rankingOf(std::string_view text)
{
    Ranking ranking;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const auto encoding = trainedEncodingNamed(text.substr(0, end));
        if (!encoding || std::ranges::find(ranking, *encoding) != ranking.end())
            return {};
        ranking.push_back(*encoding);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return ranking.size() == trainedEncodings().size() ? ranking : Ranking();
}

} // namespace lab
