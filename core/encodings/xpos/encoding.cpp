#include "core/frames/encoding.h"
#include "core/encodings/xpos/formula.h"
#include "core/frames/order/signal_parts.h"
#include "core/state/words.h"

namespace lab {

Encoding::Rows xposRows;
Encoding::Tables xposTables;

namespace {

PositionSignal xposSignal(const Order& order, const AttentionLayer&)
{
    const Xpos xpos {{orderBase, orderWidth, orderWidth, order.pairing}, orderScaleBase};
    const auto side = [&xpos](XposSide of) {
        return [xpos, of](const Eigen::ArrayXd& vector, std::int64_t position) {
            return rotated(xpos, of, vector, position, 0);
        };
    };
    PositionSignal signal;
    signal.queryRotation = side(XposSide::Query);
    signal.keyRotation = side(XposSide::Key);
    return signal;
}

} // namespace

namespace known {

extern const Encoding xpos;
const Encoding xpos {
    .entry = {"xpos", "xPos", "Sun et al. 2022, arXiv:2212.10554", PositionEntry::Turn},
    .rows = xposRows,
    .tables = xposTables,
    .joined = 15,
    .signal = xposSignal};

} // namespace known

} // namespace lab
