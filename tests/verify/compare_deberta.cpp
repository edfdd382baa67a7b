#include "core/encodings/deberta/formula.h"

#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include <algorithm>

namespace lab::verify {

namespace {

void compareBuckets(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    Deberta deberta;
    deberta.buckets = params.at("bucket_size");
    deberta.maxDistance = params.at("max_position");
    const auto compare = [&](const char* key, DebertaFarDistance farDistance) {
        deberta.farDistance = farDistance;
        std::vector<std::int64_t> buckets;
        const std::int64_t end = params.at("relative_position_to");
        for (std::int64_t k = params.at("relative_position_from"); k <= end; ++k)
            buckets.push_back(bucket(deberta, k));
        comparison.equal(key, buckets, referenceCase.at("outputs").at(key));
    };
    compare("exact_unclamped", DebertaFarDistance::Unclamped);
    compare("exact_clamped", DebertaFarDistance::Clamped);
}

LinearLayer layerOf(const nlohmann::json& weight, const nlohmann::json& bias)
{
    if (weight.is_null())
        return {};
    return {matrixOf(weight), arrayOf(bias)};
}

} // namespace

void compareDeberta(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    if (params.contains("bucket_size")) {
        compareBuckets(referenceCase, comparison);
        return;
    }
    Deberta deberta;
    deberta.span = params.at("att_span");
    deberta.buckets = std::max(params.at("position_buckets").get<int>(), 0);
    deberta.maxDistance = params.at("max_relative_positions");
    deberta.projections = params.at("share_att_key").get<bool>() ? DebertaProjections::Shared
                                                                 : DebertaProjections::Separate;
    Deberta published = deberta;
    published.variant = DebertaVariant::PublishedEquation;
    DebertaWeights weights;
    weights.query = layerOf(params.at("W_query"), params.at("b_query"));
    weights.key = layerOf(params.at("W_key"), params.at("b_key"));
    weights.positionQuery = layerOf(params.at("W_pos_query"), params.at("b_pos_query"));
    weights.positionKey = layerOf(params.at("W_pos_key"), params.at("b_pos_key"));
    weights.table = matrixOf(params.at("rel_embeddings"));

    const int length = params.at("length");
    std::vector<std::vector<std::int64_t>> delta;
    for (int query = 0; query < length; ++query) {
        delta.emplace_back();
        for (int key = 0; key < length; ++key)
            delta.back().push_back(tableRow(deberta, query, key));
    }
    comparison.equal("delta_query_minus_key", delta, outputs.at("delta_query_minus_key"));

    const int heads = params.at("heads");
    const int headWidth = params.at("hidden").get<int>() / heads;
    for (int head = 0; head < heads; ++head) {
        const DebertaHead vectors =
            projected(deberta, weights, head, headWidth, matrixOf(params.at("x")));
        const DebertaMatrices ours = matrices(deberta, vectors);
        const auto compare = [&](const char* key, const Eigen::MatrixXd& term) {
            comparison.real(key, rowsOf(term), outputs.at(key).at(static_cast<std::size_t>(head)));
        };
        compare("c2c", ours.contentToContent);
        compare("c2p", ours.contentToPosition);
        compare("p2c_as_coded", ours.positionToContent);
        compare("p2c_as_in_paper_equation", matrices(published, vectors).positionToContent);
        compare("scores_as_coded", ours.scores);
    }
}

} // namespace lab::verify
