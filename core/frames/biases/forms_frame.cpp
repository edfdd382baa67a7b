#include "core/frames/biases/forms_frame.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

constexpr std::int64_t maxFormTokens = 32; // of a small map

/// The head shown may belong to another encoding.
int shownHead(const LabState& state)
{
    return std::min(state.biases.head, state.biases.encoding.heads);
}

struct KeptForm {
    AlibiStorage storage;
    double slope = 0;
};

KeptForm keptForm(const LabState& state, FormsFrame::Kind kind)
{
    KeptForm kept {state.schemes.alibiStorage};
    Alibi alibi = state.biases.encoding;
    alibi.slopes =
        kind == FormsFrame::Kind::Geometric ? SlopeRule::Geometric : SlopeRule::Published;
    kept.slope = slopes(alibi)[static_cast<std::size_t>(shownHead(state) - 1)];
    kept.storage.form = kind == FormsFrame::Kind::Bloom ? AlibiForm::Bloom
        : kind == FormsFrame::Kind::Mpt                 ? AlibiForm::Mpt
                                                        : AlibiForm::Paper;
    return kept;
}

std::vector<double> cellsOf(const KeptForm& kept, std::int64_t shown)
{
    std::vector<double> cells;
    for (std::int64_t query = 0; query < shown; ++query)
        for (std::int64_t key = 0; key < shown; ++key)
            cells.push_back(
                key > query || key < kept.storage.padding || query < kept.storage.padding
                    ? std::numeric_limits<double>::quiet_NaN()
                    : storedBias(kept.storage, kept.slope, query, key));
    return cells;
}

std::vector<double> scoresOf(const LabState& state)
{
    std::vector<double> scores(static_cast<std::size_t>(state.schemes.alibiStorage.length));
    for (const auto& [key, score] : state.biases.scores)
        if (key < static_cast<std::int64_t>(scores.size()))
            scores[static_cast<std::size_t>(key)] = score;
    return scores;
}

double largestDifference(
    const LabState& state, const KeptForm& one, const KeptForm& other, std::int64_t shown)
{
    const std::vector<double> scores = scoresOf(state);
    double largest = 0;
    for (std::int64_t query = one.storage.padding; query < shown; ++query) {
        const std::vector<double> left = storedWeights(one.storage, one.slope, query, scores);
        const std::vector<double> right = storedWeights(other.storage, other.slope, query, scores);
        for (std::size_t key = 0; key < left.size(); ++key)
            largest = std::max(largest, std::abs(left[key] - right[key]));
    }
    return largest;
}

} // namespace

FormsFrame formsFrame(const LabState& state)
{
    using Kind = FormsFrame::Kind;
    const AlibiStorage& storage = state.schemes.alibiStorage;
    FormsFrame frame;
    frame.head = shownHead(state);
    frame.length = storage.length;
    frame.shown = std::min(storage.length, std::max(maxFormTokens, storage.padding + 1));
    frame.padding = storage.padding;
    frame.query = std::clamp(state.position.query, storage.padding, frame.shown - 1);
    const KeptForm published = keptForm(state, Kind::Published);
    double largest = 0;
    for (const Kind kind : {Kind::Published, Kind::Geometric, Kind::Bloom, Kind::Mpt}) {
        const KeptForm kept = keptForm(state, kind);
        FormsFrame::Form& form = frame.forms[static_cast<std::size_t>(kind)];
        form.kind = kind;
        const int side = static_cast<int>(frame.shown);
        form.map = {side, side, cellsOf(kept, frame.shown)};
        form.constant = rowConstant(kept.storage, kept.slope, frame.query);
        form.apart = largestDifference(state, published, kept, frame.shown);
        for (const double cell : form.map.values)
            largest = std::isnan(cell) ? largest : std::max(largest, std::abs(cell));
    }
    const double end = largest > 0 ? roundEnd(largest) : 1;
    for (FormsFrame::Form& form : frame.forms) {
        form.map.lowest = -end;
        form.map.highest = end;
    }
    return frame;
}

NumberTable numbers(const FormsFrame& frame)
{
    NumberTable table {{"query", "key", "published", "geometric", "bloom", "mpt"}, {}, 2};
    for (int query = 0; query < static_cast<int>(frame.shown); ++query)
        for (int key = 0; key <= query; ++key) {
            std::vector<double> row {static_cast<double>(query), static_cast<double>(key)};
            for (const FormsFrame::Form& form : frame.forms)
                row.push_back(form.map.at(query, key));
            table.rows.push_back(std::move(row));
        }
    return table;
}

} // namespace lab
