#include "core/encodings/shaw/formula.h"

#include "core/math/masked_softmax.h"
#include "tests/core/shaw_attention.h"
#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

namespace lab::verify {

void compareShaw(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    Shaw shaw;
    shaw.clip = params.at("k");
    shaw.width = params.at("d");
    shaw.visible = params.at("causal").get<bool>() ? Visible::KeysUpToQuery : Visible::AllKeys;
    const ShawTables tables {matrixOf(params.at("a_K")), matrixOf(params.at("a_V"))};

    const int length = params.at("length");
    std::vector<std::vector<std::int64_t>> index;
    for (int query = 0; query < length; ++query) {
        index.emplace_back();
        for (int key = 0; key < length; ++key)
            index.back().push_back(tableRow(shaw, query, key));
    }
    comparison.equal("table_row_index", index, outputs.at("table_row_index"));

    const Eigen::MatrixXd scores =
        lab::scores(shaw, tables, matrixOf(params.at("q")), matrixOf(params.at("k_vectors")));
    const Eigen::MatrixXd weights = attentionWeights(scores);
    const Eigen::MatrixXd values = matrixOf(params.at("v"));
    comparison.real("scores", rowsOf(scores), outputs.at("scores"));
    comparison.real("weights", rowsOf(weights), outputs.at("weights"));
    comparison.real(
        "output", rowsOf(lab::outputs(shaw, tables, weights, values)), outputs.at("output"));
}

} // namespace lab::verify
