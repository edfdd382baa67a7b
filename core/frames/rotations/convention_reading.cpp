#include "core/frames/reading_numbers.h"
#include "core/frames/rotations/convention_frame.h"

namespace lab {

namespace {

Reading scoreReading(const ConventionFrame& frame, Focus focus, const LabState& state)
{
    const auto index = static_cast<std::size_t>(*focus.convention);
    const ConventionScore& shown = frame.scores[index];
    focus.query = state.position.query;
    focus.key = state.position.key;
    focus.distance = state.position.query - state.position.key;
    if (index == forgottenIndex)
        return {"reading.rope.forgotten",
            {decimals("wrong", shown.score), decimals("s", frame.scores[0].score)},
            Reading::Subject::ForgottenScore, focus};
    const bool isOwn = shown.columns == frame.own;
    return {isOwn ? "reading.rope.turned" : "reading.rope.permuted", {decimals("s", shown.score)},
        Reading::Subject::Score, focus};
}

Reading columnReading(const ConventionFrame& frame, Focus focus)
{
    const ConventionFrame::Column& column = frame.columns[static_cast<std::size_t>(*focus.column)];
    focus.pair = column.pair;
    const bool isMoved = column.pair < frame.rotatedPairs;
    std::vector<ReadingNumber> numbers {whole("c", column.interleaved)};
    if (isMoved) {
        numbers.push_back(whole("i", column.pair));
        numbers.push_back(whole("place", column.halves));
    }
    if (!isMoved || column.interleaved % 2 != 0)
        numbers.push_back(whole("r", 2 * frame.rotatedPairs));
    numbers.push_back(decimals("q", column.query));
    numbers.push_back(decimals("k", column.key));
    const char* formula = !isMoved    ? "reading.rope.kept_column"
        : column.interleaved % 2 == 0 ? "reading.rope.first_column"
                                      : "reading.rope.second_column";
    return {formula, std::move(numbers), Reading::Subject::Column, focus};
}

} // namespace

std::optional<Reading> conventionReading(const LabState& state, const Focus& focus)
{
    if (!focus.convention && !focus.column)
        return std::nullopt;
    const ConventionFrame frame = conventionFrame(state);
    if (focus.convention && *focus.convention >= 0
        && *focus.convention < static_cast<int>(frame.scores.size()))
        return scoreReading(frame, focus, state);
    if (focus.column && *focus.column >= 0 && *focus.column < state.rotations.width)
        return columnReading(frame, focus);
    return std::nullopt;
}

} // namespace lab
