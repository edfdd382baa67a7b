#include "core/encodings/xpos/formula.h"

#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

namespace lab::verify {

namespace {

void compareScores(const Xpos& xpos, const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    for (const nlohmann::json& pair : referenceCase.at("outputs").at("scores")) {
        const std::int64_t query = pair.at("n");
        const std::int64_t key = pair.at("m");
        const Eigen::ArrayXd shares =
            pairScores(xpos, arrayOf(params.at("q")), arrayOf(params.at("k")), query - key);
        comparison.real("scores", shares.sum(), pair.at("score"));
    }
}

} // namespace

void compareXpos(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    Xpos xpos;
    xpos.rotary.width = params.at("head_dim");
    xpos.rotary.rotatedWidth = xpos.rotary.width;
    xpos.scaleBase = params.at("scale_base");
    if (params.contains("q")) {
        compareScores(xpos, referenceCase, comparison);
        return;
    }
    const std::int64_t offset = params.at("offset");
    const std::int64_t length = params.at("length").get<std::int64_t>() + offset;
    const std::int64_t first = -(length / 2 + length % 2); // −⌈length/2⌉
    const XposSide side = params.at("downscale").get<bool>() ? XposSide::Key : XposSide::Query;
    comparison.real("zeta", numbersOf(zetas(xpos)), outputs.at("zeta"));
    comparison.equal("min_pos", first, outputs.at("min_pos"));
    nlohmann::json vectors = nlohmann::json::array();
    for (const nlohmann::json& vector : params.at("x")) {
        const std::int64_t position = offset + static_cast<std::int64_t>(vectors.size());
        vectors.push_back(numbersOf(rotated(xpos, side, arrayOf(vector), position, first)));
    }
    comparison.real("y", vectors, outputs.at("y"));
}

} // namespace lab::verify
