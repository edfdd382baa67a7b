#include "tests/verify/comparers.h"
#include "tests/verify/json_arrays.h"

#include "core/encodings/multimodal_rotary/formula.h"
#include "core/encodings/multimodal_rotary/positions.h"
#include "tests/core/grid_rotation.h"

#include <stdexcept>

namespace lab::verify {

namespace {

MultimodalPositions positionsOf(const nlohmann::json& params)
{
    const std::string model = params.at("model");
    MultimodalPositions positions;
    if (model == "qwen2_5_vl")
        positions.rule = PositionRule::Qwen25Vl;
    else if (model == "qwen3_vl")
        positions.rule = PositionRule::Qwen3Vl;
    else if (model != "qwen2_vl")
        throw std::invalid_argument("unknown model " + model);
    positions.mergeSize = params.at("spatial_merge_size");
    positions.tokensPerSecond =
        params.value("tokens_per_second", MultimodalPositions().tokensPerSecond);
    return positions;
}

std::vector<PromptPart> promptOf(const nlohmann::json& params)
{
    std::vector<PromptPart> prompt;
    std::size_t videos = 0;
    for (const auto& entry : params.at("layout")) {
        PromptPart part;
        if (entry.at(0) == "text") {
            part.tokens = entry.at(1);
        } else if (entry.at(0) == "image") {
            part.kind = PromptKind::Image;
            part.patches = {1, entry.at(1), entry.at(2)};
        } else {
            part.kind = PromptKind::Video;
            part.patches = {entry.at(1), entry.at(2), entry.at(3)};
            if (params.contains("second_per_grid_ts"))
                part.secondsPerFrame = params.at("second_per_grid_ts").at(videos++);
        }
        prompt.push_back(part);
    }
    return prompt;
}

const char* nameOf(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Text:
        break;
    case TokenKind::VisionStart:
        return "vision_start";
    case TokenKind::Image:
        return "image";
    case TokenKind::Video:
        return "video";
    case TokenKind::VisionEnd:
        return "vision_end";
    }
    return "text";
}

void comparePositions(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    const std::vector<NumberedToken> tokens = numbered(positionsOf(params), promptOf(params));
    nlohmann::json kinds = nlohmann::json::array();
    nlohmann::json times = nlohmann::json::array();
    nlohmann::json heights = nlohmann::json::array();
    nlohmann::json widths = nlohmann::json::array();
    for (const auto& [kind, numbers] : tokens) {
        kinds.push_back(nameOf(kind));
        times.push_back(numbers.time);
        heights.push_back(numbers.height);
        widths.push_back(numbers.width);
    }
    comparison.equal("token_kind", kinds, outputs.at("token_kind"));
    comparison.equal("position_t", times, outputs.at("position_t"));
    comparison.equal("position_h", heights, outputs.at("position_h"));
    comparison.equal("position_w", widths, outputs.at("position_w"));
}

void compareRotation(
    const nlohmann::json& params, const nlohmann::json& outputs, Comparison& comparison)
{
    MultimodalRotary rotary;
    rotary.base = params.at("rope_theta");
    rotary.width = params.at("head_dim");
    rotary.sections = params.at("mrope_section");
    rotary.layout = params.at("layout") == "interleaved" ? SectionLayout::Interleaved
                                                         : SectionLayout::Contiguous;

    std::vector<int> axes;
    for (int pair = 0; pair < rotary.width / 2; ++pair)
        axes.push_back(static_cast<int>(axisOfPair(rotary, pair)));
    comparison.equal("axis_of_each_pair", axes, outputs.at("axis_of_each_pair"));

    nlohmann::json cosines = nlohmann::json::array();
    nlohmann::json sines = nlohmann::json::array();
    nlohmann::json turned = nlohmann::json::array();
    const auto& places = params.at("positions_t_h_w");
    for (std::size_t row = 0; row < places.size(); ++row) {
        const PositionNumbers numbers {places[row].at(0), places[row].at(1), places[row].at(2)};
        const Eigen::ArrayXd angle = angles(rotary, numbers);
        cosines.push_back(numbersOf(angle.cos()));
        sines.push_back(numbersOf(angle.sin()));
        turned.push_back(numbersOf(rotated(rotary, arrayOf(params.at("q").at(row)), numbers)));
    }
    comparison.real("cos", cosines, outputs.at("cos"));
    comparison.real("sin", sines, outputs.at("sin"));
    comparison.real("q_rotated_half_split", turned, outputs.at("q_rotated_half_split"));
}

} // namespace

void compareMrope(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const auto& params = referenceCase.at("params");
    const auto& outputs = referenceCase.at("outputs");
    if (referenceCase.at("kind") == "position_ids")
        comparePositions(params, outputs, comparison);
    else
        compareRotation(params, outputs, comparison);
}

} // namespace lab::verify
