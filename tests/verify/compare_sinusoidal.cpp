#include "tests/verify/comparers.h"

#include "core/encodings/sinusoidal/formula.h"
#include "tests/verify/json_arrays.h"

#include <string>
#include <vector>

namespace lab::verify {

namespace {

SinusoidalLayout layoutNamed(const std::string& variant)
{
    if (variant == "interleaved")
        return SinusoidalLayout::Interleaved;
    return variant == "concatenated" ? SinusoidalLayout::Halves : SinusoidalLayout::Tensor2Tensor;
}

/// The rows by themselves and as the first of a table.
void compareTable(
    const Sinusoidal& encoding, const nlohmann::json& referenceCase, Comparison& comparison)
{
    // The file allows 1e-14 + 4e-16·position; exact turns do not need the second part.
    comparison.setTolerance(1e-14, 0);
    nlohmann::json rows = nlohmann::json::array();
    nlohmann::json inTable = nlohmann::json::array();
    for (const std::int64_t position : referenceCase.at("params").at("positions")) {
        rows.push_back(numbersOf(row(encoding, position)));
        const RowMajorMatrix block = table(encoding, position, 1);
        inTable.push_back(numbersOf(block.row(0).transpose().array()));
    }
    comparison.real("pe", rows, referenceCase.at("outputs").at("pe"));
    comparison.real("pe in a table", inTable, referenceCase.at("outputs").at("pe"));
}

void comparePairs(
    const Sinusoidal& encoding, const nlohmann::json& referenceCase, Comparison& comparison)
{
    for (const auto& pair : referenceCase.at("outputs").at("pairs")) {
        const std::int64_t i = pair.at("i");
        const std::int64_t j = pair.at("j");
        const Eigen::ArrayXd left = row(encoding, i);
        const Eigen::ArrayXd right = row(encoding, j);
        comparison.real("dot", (left * right).sum(), pair.at("dot"));
        comparison.real("dot as a function of the distance",
            values(similarity(encoding), j - i, std::int64_t {1}).front(), pair.at("dot"));
        comparison.real("squared_norm_i", left.square().sum(), pair.at("squared_norm_i"));
        comparison.real("distance", (left - right).matrix().norm(), pair.at("distance"));
    }
}

void compareShift(
    const Sinusoidal& encoding, const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    const std::int64_t shift = params.at("k");
    const std::int64_t position = params.at("position");
    const Eigen::ArrayXd from = row(encoding, position);
    const std::vector<Turn> perPosition = turns(encoding);
    Eigen::ArrayXd moved = from;
    std::vector<double> cosines;
    std::vector<double> sines;
    for (int pair = 0; pair < encoding.width / 2; ++pair) {
        const SinCos angle = sinCos(shift * perPosition[static_cast<std::size_t>(pair)]);
        cosines.push_back(angle.cos);
        sines.push_back(angle.sin);
        const int sine = sineColumn(encoding, pair);
        const int cosine = cosineColumn(encoding, pair);
        moved[sine] = angle.cos * from[sine] + angle.sin * from[cosine];
        moved[cosine] = angle.cos * from[cosine] - angle.sin * from[sine];
    }
    comparison.real("cos_wk", cosines, outputs.at("cos_wk"));
    comparison.real("sin_wk", sines, outputs.at("sin_wk"));
    comparison.real("pe_pos", numbersOf(from), outputs.at("pe_pos"));
    comparison.real("pe_pos_plus_k", numbersOf(moved), outputs.at("pe_pos_plus_k"));
    comparison.real("pe_pos_plus_k, its own row", numbersOf(row(encoding, position + shift)),
        outputs.at("pe_pos_plus_k"));
}

} // namespace

void compareSinusoidal(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const Sinusoidal encoding {
        layoutNamed(params.at("variant")), params.at("base"), params.at("d_model")};
    const auto& outputs = referenceCase.at("outputs");
    if (outputs.contains("pe"))
        compareTable(encoding, referenceCase, comparison);
    if (outputs.contains("pairs"))
        comparePairs(encoding, referenceCase, comparison);
    if (outputs.contains("cos_wk"))
        compareShift(encoding, referenceCase, comparison);
}

} // namespace lab::verify
