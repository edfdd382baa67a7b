#include "core/frames/encoding.h"
#include "core/encodings/swin/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/state/words.h"

#include <array>

namespace lab {

Encoding::Rows swinRows;
Encoding::Tables swinTables;

namespace {

constexpr std::array<std::string_view, 7> swinPanel {"swin.heads", "alibi.head", "position.shown",
    "swin.height", "swin.width", "swin.deviation", "swin.seed"};
constexpr std::array<std::string_view, 1> swinGroups {"swin."};

BiasModel swinModel(const LabState& state)
{
    const SwinScheme& scheme = state.schemes.swin;
    const Swin& swin = scheme.encoding.window;
    const SharedTable table = shared(seededTable(swin, static_cast<std::uint64_t>(scheme.seed)));
    return {.heads = swin.heads,
        .mask = Mask::Symmetric,
        .knowsDistanceAlone = false,
        .window = patches(swin),
        .maxShown = maxBiasCells,
        .visible =
            [swin, table](int head, std::int64_t m, std::int64_t n) {
                const std::int64_t size = patches(swin);
                return (*table)(
                    tableRow(swin, static_cast<int>(m % size), static_cast<int>(n % size)),
                    head - 1);
            },
        .column = columnsOf(table)};
}

// Looked up and added.
BiasCost swinCost(const Schemes& schemes, std::int64_t heads)
{
    return {
        .perKey = heads, .bytes = bytesOfNumber * heads * tableRows(schemes.swin.encoding.window)};
}

BiasLine swinLine(const LabState& state, const BiasPlace& place)
{
    const Swin& swin = state.schemes.swin.encoding.window;
    const std::int64_t size = patches(swin);
    if (place.query / size != place.key / size)
        return {"reading.swin.outside",
            {whole("window_m", place.query / size), whole("window_n", place.key / size)}};
    const auto query = static_cast<int>(place.query % size);
    const auto key = static_cast<int>(place.key % size);
    return {"reading.swin",
        {whole("dy", query / swin.width - key / swin.width),
            whole("dx", query % swin.width - key % swin.width), whole("H", swin.height),
            whole("W", swin.width), whole("columns", 2 * swin.width - 1),
            whole("row", tableRow(swin, query, key))}};
}

BiasDetail swinTable(const LabState& state)
{
    const Swin& swin = state.schemes.swin.encoding.window;
    const std::int64_t size = patches(swin);
    const auto query = static_cast<int>(state.position.query % size);
    const auto key = static_cast<int>(state.position.key % size);
    return WindowTable {.height = swin.height,
        .width = swin.width,
        .biases = biasModel(state).column(state.biases.head),
        .largest = biasScaleEnd(state),
        .queryRow = query / swin.width,
        .queryColumn = query % swin.width,
        .firstOfWindow = state.position.query - query,
        .down = query / swin.width - key / swin.width,
        .across = query % swin.width - key % swin.width,
        .isSameWindow = state.position.query / size == state.position.key / size};
}

} // namespace

namespace known {

extern const Encoding swin;
const Encoding swin {
    .entry = {"swin", LAB_WORDS("encodings", "Swin's window bias"),
        "Liu et al. 2021, arXiv:2103.14030, §3.2; Liu et al. 2022, arXiv:2111.09883, §3.3",
        PositionEntry::ScoreNumber},
    .rows = swinRows,
    .tables = swinTables,
    .joined = 5,
    .biases = {.model = swinModel,
        .heads = [](const LabState& s) { return s.schemes.swin.encoding.window.heads; },
        .cost = swinCost,
        .reading = swinLine,
        .panel = swinPanel,
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::BiasesBench",
                    "Tokens are patches of a window, row by row, with one learned number per step "
                    "down and across.");
            },
        .codeRows = CodeRows::None,
        .codeGroups = swinGroups,
        .detail = swinTable}};

} // namespace known

} // namespace lab
