#include "core/frames/encoding.h"
#include "core/encodings/functional_relative/formula.h"
#include "core/frames/order/distance_signal.h"
#include "core/state/words.h"

namespace lab {

Encoding::Rows functionalRelativeRows;
Encoding::Tables functionalRelativeTables;

namespace known {

extern const Encoding functional_relative;
const Encoding functional_relative {
    .entry = {"functional_relative", LAB_WORDS("encodings", "Functional relative"),
        "Dai et al. 2019, arXiv:1901.02860, §3.3", PositionEntry::ScoreVector},
    .rows = functionalRelativeRows,
    .tables = functionalRelativeTables,
    .joined = 16,
    .waves = {.panel =
                  [](const LabState&) {
                      return std::vector<std::string_view> {"functional_relative.width",
                          "functional_relative.base", "position.shown",
                          "functional_relative.layout", "functional_relative.sign",
                          "position.shift"};
                  },
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::WavesBench",
                    "The same sines and cosines, applied to the distance: no table, no limit, both "
                    "signs.");
            }},
    .signal = [](const Order& order, const AttentionLayer&) {
        return distanceSignal(order, false);
    }};

} // namespace known

} // namespace lab
