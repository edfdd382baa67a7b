#include "core/frames/waves/waves_across.h"

#include <algorithm>

namespace lab {

Positions distancesOf(const Positions& positions, DistanceSign sign)
{
    const std::int64_t reach = positions.shown - 1;
    const std::int64_t ahead = positions.query - positions.key;
    Positions across = positions;
    across.query = sign == DistanceSign::QueryMinusKey ? ahead : -ahead;
    across.first = -reach;
    across.shown = 2 * reach + 1;
    across.key = across.first - 1;
    return across;
}

MovePositions atDistance(std::int64_t key, DistanceSign sign, std::int64_t distance)
{
    const std::int64_t ahead = std::clamp(
        sign == DistanceSign::QueryMinusKey ? distance : -distance, -lastPosition, lastPosition);
    const std::int64_t held = std::clamp(
        key, std::max<std::int64_t>(0, -ahead), std::min(lastPosition, lastPosition - ahead));
    return {held + ahead, held};
}

ShowPositions bothShown(const Positions& positions)
{
    constexpr std::int64_t fewest = 64;
    const std::int64_t last = std::max(positions.query, positions.key);
    std::int64_t shown = fewest;
    while (shown <= last && shown < lastPosition)
        shown = std::min(2 * shown, lastPosition);
    return {std::max<std::int64_t>(0, last + 1 - shown), shown};
}

std::optional<double> pointedPosition(const Focus& focus, const Positions& positions)
{
    const double middle = static_cast<double>(focus.covered - 1) / 2;
    if (focus.picture == Picture::WavesSimilarity && focus.distance)
        return static_cast<double>(positions.query + *focus.distance) + middle;
    const bool isAcross = focus.picture == Picture::WavesTable
        || focus.picture == Picture::WavesCurves || focus.picture == Picture::WavesLearned
        || focus.picture == Picture::WavesProducts;
    if (isAcross && focus.position)
        return static_cast<double>(*focus.position) + middle;
    if (focus.picture == Picture::WavesPairs && focus.distance)
        return static_cast<double>(*focus.distance);
    return {};
}

std::optional<double> pointedAcross(const Focus& focus, const Positions& positions)
{
    const double lowest = static_cast<double>(positions.first) - 0.5;
    const std::optional<double> pointed = pointedPosition(focus, positions);
    const bool isAcross =
        pointed && *pointed >= lowest && *pointed <= lowest + static_cast<double>(positions.shown);
    return isAcross ? pointed : std::nullopt;
}

Focus positionsShown(const Focus& focus, const Positions& positions)
{
    Focus shown;
    if (!pointedPosition(focus, positions))
        return shown;
    if (focus.picture == Picture::WavesSimilarity)
        shown.position = positions.query + *focus.distance;
    else
        shown.position = focus.picture == Picture::WavesPairs ? focus.distance : focus.position;
    shown.covered = focus.covered;
    return shown;
}

} // namespace lab
