#include "app/models/attention_config.h"

#include "app/models/config_reader.h"
#include "app/models/model_settings.h"
#include "app/models/rope_block.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::AttentionConfig)
};

constexpr ConfigReader::Limits chunks {1, static_cast<double>(lastPosition), "262144"_L1};
constexpr ConfigReader::Limits localSizes {0, static_cast<double>(lastPosition), "8192"_L1};

void addTemperature(const std::vector<LayerKind>& kinds, ModelSettings& settings)
{
    const auto found = std::ranges::find_if(
        kinds, [](const LayerKind& kind) { return kind.temperature.has_value(); });
    if (found == kinds.end())
        return;
    const LayerTemperature& temperature = *found->temperature;
    settings.choose("temperature.rule", temperature.shift > 0 ? "llama4" : "ministral3");
    settings.add("temperature.scale", temperature.scale);
    settings.count("temperature.length", temperature.floor);
}

void readDualChunks(ConfigReader& config, Model& model, ModelSettings& settings)
{
    constexpr auto key = "dual_chunk_attention_config"_L1;
    const auto block = config.object(key);
    if (!block)
        return;
    ConfigReader reader(*block, config.file(), config.pathOf(key));
    const auto chunk = reader.whole({"chunk_size"_L1}, chunks);
    const auto local = reader.whole({"local_size"_L1}, localSizes);
    const auto original = lengthIn(reader, "original_max_position_embeddings"_L1);
    const PositionMap usual; // vLLM's, if the file gives none
    if (local.value_or(usual.local) >= chunk.value_or(usual.chunk))
        reader.fail(Words::tr("%1 is %2; it must be less than chunk_size, %3.")
                        .arg(reader.pathOf("local_size"_L1))
                        .arg(local.value_or(usual.local))
                        .arg(chunk.value_or(usual.chunk)));
    config.take(reader);
    settings.choose("position_map.method", "dual_chunk");
    settings.count("position_map.chunk", chunk.value_or(usual.chunk));
    settings.count("position_map.local", local.value_or(usual.local));
    if (!original || model.length != model.longest) // from a block
        return;
    model.length = original;
    if (model.longest > original)
        model.targetLength = model.longest;
}

} // namespace

void readAttention(ConfigReader& config, Model& model)
{
    ModelSettings settings;
    addTemperature(model.kinds, settings);
    if (std::ranges::any_of(model.kinds, &LayerKind::hasSink))
        settings.add("sink.on", true);
    readDualChunks(config, model, settings);
    std::ranges::copy(std::move(settings).patch(), std::back_inserter(model.settings));
}

} // namespace lab::app
