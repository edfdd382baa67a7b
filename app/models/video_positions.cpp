#include "app/models/video_positions.h"

#include "app/models/model_settings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr auto ofVision = "vision_config"_L1;
constexpr auto ofOmni = "position_id_per_seconds"_L1;
constexpr auto perSecond = "tokens_per_second"_L1;
constexpr ConfigReader::Limits rates {0, 1e9, "2"_L1};

struct VideoRule {
    std::string_view types; ///< prefixes of their names
    const char* rule; ///< a choice of multimodal_rotary.rule
    const char* seconds = nullptr; ///< of multimodal_rotary.seconds, if it depends on seconds
    int rate = 0; ///< numbers per second if the file gives none
};

constexpr std::array videoRules {
    VideoRule {"qwen2_5_omni", "qwen25_vl", "kept", 25},
    VideoRule {"qwen3_omni_moe", "qwen25_vl", "kept", 25},
    VideoRule {"qwen2_5_vl", "qwen25_vl", "truncated", 4},
    VideoRule {"qwen2_vl", "qwen2_vl"},
    VideoRule {"qwen3_vl", "qwen3_vl"},
    VideoRule {"qwen3_5", "qwen3_vl"},
    VideoRule {"qwen4_exp", "qwen3_vl"},
    VideoRule {"cohere_compass", "qwen3_vl"},
    VideoRule {"glm4v", "qwen3_vl"},
    VideoRule {"glm_ocr", "qwen3_vl"},
};

/// The numbers per second of a rule that uses them, from the file or the class.
void readRate(ConfigReader& beside, ConfigReader& config, const Model& model, const VideoRule& rule,
    ModelSettings& settings)
{
    const bool isOmni = std::string_view(rule.seconds) == "kept";
    ConfigReader vision(
        beside.object(ofVision).value_or(QJsonObject()), beside.file(), beside.pathOf(ofVision));
    ConfigReader& reader = isOmni ? beside : vision;
    const auto key = isOmni ? ofOmni : perSecond;
    const auto given = reader.whole({key}, rates);
    if (!given)
        config.readingNote(readingNoteOf(Origin::ModelClass, reader.pathOf(key),
            QString::number(rule.rate), QString::fromStdString(model.modelType)));
    else if (!settings.count("multimodal_rotary.tokens_per_second", *given)) // more than is shown
        config.readingNote(readingNoteOf(
            Origin::NotComputed, reader.pathOf(key), shown(reader.json().value(key))));
    if (!given)
        settings.count("multimodal_rotary.tokens_per_second", rule.rate);
    config.take(reader);
}

/// A rule that does not use seconds ignores such a number.
void tellUnread(const ConfigReader& beside, ConfigReader& config)
{
    const QJsonValue rate = beside.json().value(ofVision).toObject().value(perSecond);
    if (rate.isDouble())
        config.readingNote(readingNoteOf(
            Origin::NotComputed, beside.pathOf(ofVision) + u'.' + perSecond, shown(rate)));
}

} // namespace

void readVideoPositions(ConfigReader& beside, ConfigReader& config, Model& model)
{
    const auto known = std::ranges::find_if(
        videoRules, [&](const VideoRule& one) { return model.modelType.starts_with(one.types); });
    const bool isKnown = known != videoRules.end();
    const VideoRule rule = isKnown ? *known : VideoRule {"", "qwen2_vl"};
    config.readingNote(
        readingNoteOf(isKnown ? Origin::ModelClass : Origin::Guess, u"video_positions"_s,
            QString::fromLatin1(rule.rule), QString::fromStdString(model.modelType)));
    ModelSettings settings;
    settings.choose("multimodal_rotary.rule", rule.rule);
    if (rule.seconds) {
        readRate(beside, config, model, rule, settings);
        settings.choose("multimodal_rotary.seconds", rule.seconds);
    } else {
        tellUnread(beside, config);
    }
    std::ranges::copy(std::move(settings).patch(), std::back_inserter(model.settings));
}

} // namespace lab::app
