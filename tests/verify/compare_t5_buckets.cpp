#include "core/encodings/t5/formula.h"
#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

namespace lab::verify {

namespace {

std::vector<int> buckets(const T5Bias& t5, std::int64_t first, std::int64_t count)
{
    std::vector<int> found;
    for (std::int64_t k = 0; k < count; ++k)
        found.push_back(bucket(t5, first + k));
    return found;
}

T5Bias encodingOf(const nlohmann::json& params)
{
    T5Bias t5;
    t5.direction =
        params.at("bidirectional").get<bool>() ? T5Direction::Bidirectional : T5Direction::Causal;
    t5.buckets = params.at("num_buckets");
    t5.maxDistance = params.at("max_distance");
    return t5;
}

/// Buckets of consecutive relative positions; exact ones are given beside those of FP32 code only
/// where the two differ.
void compareRun(const T5Bias& t5, const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    const std::int64_t first = params.at("relative_position_from");
    const std::int64_t last = params.at("relative_position_to");
    const bool exactIsApart =
        outputs.contains("bucket_exact") && outputs.at("bucket_exact").is_array();
    const char* exact = exactIsApart ? "bucket_exact" : "bucket_reference";
    comparison.equal(exact, buckets(t5, first, last - first + 1), outputs.at(exact));
}

void compareBias(const T5Bias& t5, const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    const std::int64_t queries = params.at("query_length");
    const std::int64_t keys = params.at("key_length");
    const Eigen::MatrixXd table = matrixOf(params.at("table_buckets_by_heads"));
    auto bucketRows = nlohmann::json::array();
    auto heads = nlohmann::json::array();
    for (std::int64_t query = 0; query < queries; ++query)
        bucketRows.push_back(buckets(t5, -query, keys));
    for (Eigen::Index head = 0; head < table.cols(); ++head) {
        auto rows = nlohmann::json::array();
        for (std::int64_t query = 0; query < queries; ++query) {
            std::vector<double> row;
            for (std::int64_t key = 0; key < keys; ++key)
                row.push_back(table(bucket(t5, key - query), head));
            rows.push_back(row);
        }
        heads.push_back(rows);
    }
    comparison.equal("bucket_query_by_key", bucketRows, outputs.at("bucket_query_by_key"));
    comparison.real("bias_head_query_key", heads, outputs.at("bias_head_query_key"));
}

} // namespace

void compareT5Buckets(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const T5Bias t5 = encodingOf(referenceCase.at("params"));
    if (referenceCase.at("params").contains("table_buckets_by_heads"))
        compareBias(t5, referenceCase, comparison);
    else
        compareRun(t5, referenceCase, comparison);
}

} // namespace lab::verify
