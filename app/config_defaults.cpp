#include "app/config_defaults.h"

#include "app/config_reader.h"

#include <QJsonValue>

#include <array>

namespace lab::app {

namespace {

using namespace Qt::StringLiterals;

struct Default {
    QLatin1StringView key;
    double value;
    bool isOfRope = false; ///< rope_parameters says it too
};

constexpr std::array gemma3 {
    Default {"head_dim"_L1, 256},
    Default {"num_attention_heads"_L1, 8},
    Default {"max_position_embeddings"_L1, 131072},
    Default {"rope_theta"_L1, 1e6, true},
    Default {"rope_local_base_freq"_L1, 1e4, true},
};

} // namespace

QJsonObject withClassDefaults(
    QJsonObject config, const QString& modelType, std::vector<std::string>& notes)
{
    if (modelType != "gemma3_text"_L1)
        return config;
    const bool saysRope = config.value("rope_parameters"_L1).isObject();
    for (const Default& one : gemma3) {
        const QJsonValue given = config.value(one.key);
        if (!(given.isUndefined() || given.isNull()) || (one.isOfRope && saysRope))
            continue;
        config.insert(one.key, one.value);
        notes.push_back(noted(one.key, u"%1 (%2)"_s.arg(shown(one.value), modelType)));
    }
    return config;
}

} // namespace lab::app
