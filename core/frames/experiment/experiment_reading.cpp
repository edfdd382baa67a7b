#include "core/frames/experiment/accuracy_frame.h"
#include "core/frames/experiment/pairs_used_frame.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>

namespace lab {

Reading answersReading(const AccuracyFrame& frame, const Focus& focus)
{
    Focus filled = focus;
    filled.curve = focus.curve.value_or(frame.selected);
    filled.position = focus.position.value_or(frame.lookedAt());
    const AccuracyFrame::Point* point =
        frame.pointAt(*filled.curve, static_cast<int>(*filled.position));
    if (!point) {
        filled.curve = frame.selected;
        filled.position = frame.lookedAt();
        point = frame.pointAt(frame.selected, frame.lookedAt());
    }
    if (!point)
        return {};
    const bool isShare = frame.measure == ExperimentMeasure::Accuracy;
    Reading reading {isShare ? "reading.experiment.accuracy" : "reading.experiment.entropy",
        {decimals("sum", point->mean * point->seeds, 3), whole("seeds", point->seeds),
            decimals("mean", point->mean, 3)},
        Reading::Subject::TrainedAnswers, filled, {whole("length", point->length)},
        {frame.own.empty() ? "shipped" : "own"}};
    if (point->half) {
        const auto [low, high] = intervalOf(frame.measure, *point);
        reading.captionNumbers.push_back(decimals("low", low, 3));
        reading.captionNumbers.push_back(decimals("high", high, 3));
    }
    const auto line = std::ranges::find(frame.lines(), *filled.curve, &AccuracyFrame::Line::curve);
    if (line->unlearnedIn)
        reading.captionNumbers.push_back(whole("unlearned", *line->unlearnedIn));
    return reading;
}

Reading experimentReading(
    const Experiment& experiment, const std::vector<ExperimentRun>& runs, const Focus& focus)
{
    const bool isShown = experiment.picture == ExperimentPictureShown::Pairs;
    if (focus.picture == Picture::ExperimentPairs || (focus.picture == Picture::None && isShown)) {
        const PairsUsedFrame pairs = pairsUsedFrame(experiment, runs);
        if (!pairs.isEmpty() || focus.picture != Picture::None)
            return pairsUsedReading(pairs, focus);
    }
    return answersReading(accuracyFrame(experiment, runs), focus);
}

Reading experimentReading(const LabState& state, const Focus& focus)
{
    return experimentReading(state.experiment, {}, focus);
}

} // namespace lab
