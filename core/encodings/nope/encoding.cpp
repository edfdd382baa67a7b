#include "core/frames/encoding.h"
#include "core/encodings/nope/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/state/words.h"

#include <array>

namespace lab {

Encoding::Rows nopeRows;
Encoding::Tables nopeTables;

namespace {

constexpr std::array<std::string_view, 2> nopePanel {"position.shown", "nope.mask"};
constexpr std::array<std::string_view, 1> nopeGroups {"nope."};

BiasModel nopeModel(const LabState& state)
{
    return {.mask = maskOf(state.schemes.nope.visible),
        .maxShown = maxBiasDistances,
        .maxKeys = 16 * maxBiasDistances,
        .visible = [](int, std::int64_t, std::int64_t) { return 0.0; }};
}

} // namespace

namespace known {

extern const Encoding nope;
const Encoding nope {.entry = {"nope", LAB_WORDS("encodings", "None (NoPE)"),
                         "Kazemnejad et al. 2023, arXiv:2305.19466", PositionEntry::Nowhere},
    .rows = nopeRows,
    .tables = nopeTables,
    .joined = 18,
    .biases = {.model = nopeModel,
        .cost = [](const Schemes&, std::int64_t) { return BiasCost {}; },
        .reading = [](const LabState&, const BiasPlace&) { return BiasLine {}; },
        .panel = nopePanel,
        .sentence =
            [](const LabState& state) {
                return state.schemes.nope.visible == Visible::AllKeys
                    ? LAB_WORDS("lab::ui::BiasesBench",
                        "Nothing is added and no key is masked, so order leaves no trace.")
                    : LAB_WORDS("lab::ui::BiasesBench",
                        "Nothing is added. Only the mask carries order: the bias is 0 wherever "
                        "the key is visible.");
            },
        .codeGroups = nopeGroups},
    .compare = {.own =
                    [](const LabState&) {
                        return OwnValues {0, BeyondOwn::None};
                    }},
    .signal = [](const Order&, const AttentionLayer&) { return PositionSignal(); }};

} // namespace known

} // namespace lab
