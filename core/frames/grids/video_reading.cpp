#include "core/frames/grids/video_reading.h"

#include "core/frames/grids/video_frame.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <utility>

namespace lab {

namespace {

/// The indices of both tokens, for the caption.
std::vector<ReadingNumber> captionNumbers(const PositionNumbers& query, const PositionNumbers& key)
{
    return {whole("query_t", query.time), whole("query_y", query.height),
        whole("query_x", query.width), whole("key_t", key.time), whole("key_y", key.height),
        whole("key_x", key.width)};
}

Reading angleReading(const MultimodalRotary& rotary, int pair, const PositionNumbers& query,
    const PositionNumbers& key, Focus focus)
{
    const PositionAxis axis = axisOfPair(rotary, pair);
    const std::int64_t apart = along(key, axis) - along(query, axis);
    const double theta = frequencies(rotary)[pair];
    const char* formula = axis == PositionAxis::Time ? "reading.grids.video.time"
        : axis == PositionAxis::Height               ? "reading.grids.video.row"
                                                     : "reading.grids.video.column";
    return {formula,
        {whole("i", pair), whole("k", apart), significant("theta", theta),
            decimals("phi", static_cast<double>(apart) * theta)},
        Reading::Subject::VideoAngle, std::move(focus), captionNumbers(query, key)};
}

} // namespace

Reading videoReading(const LabState& state, const Focus& focus)
{
    const MultimodalScheme& scheme = state.schemes.multimodal;
    const std::int64_t count = tokenCount(scheme);
    if (count == 0 || count > maxVideoTokens)
        return {};
    const std::vector<NumberedToken> tokens = numbered(scheme.positions, prompt(scheme));
    Focus named = focus;
    named.query =
        std::clamp<std::int64_t>(focus.query.value_or(state.position.query), 0, count - 1);
    named.key = std::clamp<std::int64_t>(focus.key.value_or(state.position.key), 0, count - 1);
    const PositionNumbers& query = tokens[static_cast<std::size_t>(*named.query)].numbers;
    const PositionNumbers& key = tokens[static_cast<std::size_t>(*named.key)].numbers;
    const MultimodalRotary encoding = rotary(scheme);
    if (focus.picture == Picture::GridsPairs && focus.pair) {
        const int pair = std::clamp(*focus.pair, 0, encoding.width / 2 - 1);
        named.pair = pair;
        return angleReading(encoding, pair, query, key, std::move(named));
    }
    const TokenProduct product = tokenProduct(encoding, query, key);
    return {"reading.grids.video",
        {whole("m", *named.query), whole("n", *named.key), decimals("t", product.time, 3),
            decimals("y", product.row, 3), decimals("x", product.column, 3),
            whole("d", product.pairs), decimals("s", product.similarity())},
        Reading::Subject::VideoTokens, std::move(named), captionNumbers(query, key)};
}

} // namespace lab
