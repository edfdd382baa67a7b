#include "core/encodings/swin/formula.h"
#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include <algorithm>

namespace lab::verify {

namespace {

/// tableRow() for all queries (rows) and keys (columns).
Eigen::MatrixXi indexTable(const Swin& swin)
{
    const int count = patches(swin);
    return Eigen::MatrixXi::NullaryExpr(
        count, count, [&swin](Eigen::Index query, Eigen::Index key) {
            return tableRow(swin, static_cast<int>(query), static_cast<int>(key));
        });
}

/// The whole index table; for a large one, its ends and checksums.
void compareIndex(const Swin& swin, const nlohmann::json& outputs, Comparison& comparison)
{
    const Eigen::MatrixXi index = indexTable(swin);
    auto rows = nlohmann::json::array();
    for (Eigen::Index query = 0; query < index.rows(); ++query) {
        const Eigen::RowVectorXi row = index.row(query);
        rows.push_back(std::vector<int>(row.begin(), row.end()));
    }
    const auto wide = index.cast<std::int64_t>();
    const nlohmann::json ours = {
        {"table_rows", tableRows(swin)},
        {"relative_position_index", rows},
        {"first_row", rows.front()},
        {"last_row", rows.back()},
        {"diagonal_value", index(0, 0)},
        {"sum_of_all", std::int64_t {wide.sum()}},
        {"sum_of_squares", std::int64_t {wide.squaredNorm()}},
    };
    for (const auto& [key, reference] : outputs.items())
        comparison.equal(key, ours.value(key, nlohmann::json("not known")), reference);
}

void compareCoordinates(
    const Swin& window, const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& trained = referenceCase.at("params").at("pretrained_window");
    const Eigen::MatrixXd coordinates = logCoordinates({window, trained.at(0), trained.at(1)});
    auto table = nlohmann::json::array();
    for (int row = 0; row < tableRows(window); ++row) {
        if (row % (2 * window.width - 1) == 0)
            table.push_back(nlohmann::json::array());
        table.back().push_back({coordinates(row, 0), coordinates(row, 1)});
    }
    comparison.real("table_dy_dx", table, referenceCase.at("outputs").at("table_dy_dx"));
}

bool isFloat(const nlohmann::json& value)
{
    if (value.is_array())
        return std::ranges::all_of(value, isFloat);
    const double number = value;
    return std::equal_to<>()(static_cast<double>(static_cast<float>(number)), number);
}

/// Released code stores its table in FP32: if all reference values are floats, the table is rounded
/// first.
void compareBias(const Swin& swin, const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& reference = referenceCase.at("outputs").at("bias_head_query_key");
    Eigen::MatrixXd table = matrixOf(referenceCase.at("params").at("table"));
    if (isFloat(reference))
        table = table.cast<float>().cast<double>().eval();
    const Eigen::MatrixXi index = indexTable(swin);
    auto heads = nlohmann::json::array();
    for (int head = 0; head < table.cols(); ++head)
        heads.push_back(rowsOf(index.unaryExpr([&](int row) { return table(row, head); })));
    comparison.real("bias_head_query_key", heads, reference);
}

} // namespace

void compareSwin(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    Swin swin;
    swin.height = params.at("window_h");
    swin.width = params.at("window_w");
    if (params.contains("pretrained_window"))
        compareCoordinates(swin, referenceCase, comparison);
    else if (params.contains("table"))
        compareBias(swin, referenceCase, comparison);
    else
        compareIndex(swin, referenceCase.at("outputs"), comparison);
}

} // namespace lab::verify
