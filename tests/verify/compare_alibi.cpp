#include "core/encodings/alibi/forms.h"
#include "tests/verify/comparers.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace lab::verify {

namespace {

Alibi encodingOf(const nlohmann::json& params)
{
    Alibi alibi;
    alibi.heads = params.at("heads");
    alibi.biasMax = params.value("alibi_bias_max", 8.0);
    return alibi;
}

/// Query by query and key by key.
nlohmann::json matrixOfForm(const AlibiStorage& storage, double slope)
{
    auto rows = nlohmann::json::array();
    for (std::int64_t query = 0; query < storage.length; ++query) {
        std::vector<double> row;
        for (std::int64_t key = 0; key < storage.length; ++key)
            row.push_back(storedBias(storage, slope, query, key));
        rows.push_back(row);
    }
    return rows;
}

/// Only the causal rows, each as long as its visible keys.
nlohmann::json causalWeights(
    const AlibiStorage& storage, double slope, const nlohmann::json& scores)
{
    auto rows = nlohmann::json::array();
    for (std::int64_t query = 0; query < storage.length; ++query) {
        std::vector<double> row =
            storedWeights(storage, slope, query, scores.at(static_cast<std::size_t>(query)));
        row.resize(static_cast<std::size_t>(query) + 1);
        rows.push_back(row);
    }
    return rows;
}

void compareForms(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    const std::int64_t length = params.at("length");
    auto paper = nlohmann::json::array();
    auto symmetric = nlohmann::json::array();
    auto bloom = nlohmann::json::array();
    auto mpt = nlohmann::json::array();
    for (const double slope : slopes(encodingOf(params))) {
        paper.push_back(matrixOfForm({AlibiForm::Paper, length}, slope));
        symmetric.push_back(matrixOfForm({AlibiForm::Symmetric, length}, slope));
        bloom.push_back(matrixOfForm({AlibiForm::Bloom, length}, slope).front());
        mpt.push_back(matrixOfForm({AlibiForm::Mpt, length}, slope).front());
    }
    comparison.real("paper_causal", paper, outputs.at("paper_causal"));
    comparison.real("symmetric_full", symmetric, outputs.at("symmetric_full"));
    comparison.real(
        "bloom_row_added_to_every_query", bloom, outputs.at("bloom_row_added_to_every_query"));
    comparison.real(
        "mpt_row_added_to_every_query", mpt, outputs.at("mpt_row_added_to_every_query"));
    for (const AlibiForm form : {AlibiForm::Paper, AlibiForm::Bloom, AlibiForm::Mpt}) {
        auto weights = nlohmann::json::array();
        for (const double slope : slopes(encodingOf(params)))
            weights.push_back(
                causalWeights({form, length}, slope, params.at("scores_before_bias")));
        comparison.real(
            "causal_softmax_probabilities", weights, outputs.at("causal_softmax_probabilities"));
    }
}

} // namespace

void compareAlibi(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    const Alibi alibi = encodingOf(params);
    if (outputs.contains("slopes"))
        comparison.real("slopes", slopes(alibi), outputs.at("slopes"));
    if (outputs.contains("paper_causal"))
        compareForms(referenceCase, comparison);
    if (outputs.contains("alibi")) {
        const std::vector<int> attended = params.at("attention_mask"); // from the padding on
        const AlibiStorage storage {AlibiForm::Bloom, std::ssize(attended),
            std::ranges::find(attended, 1) - attended.begin()};
        auto rows = nlohmann::json::array();
        for (const double slope : slopes(alibi))
            rows.push_back(matrixOfForm(storage, slope).front());
        comparison.real("alibi", rows, outputs.at("alibi"));
    }
}

} // namespace lab::verify
