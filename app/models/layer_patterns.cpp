#include "app/models/layer_patterns.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr ConfigReader::Limits numbersOfLayers {0, 10000, "4"_L1};
constexpr ConfigReader::Limits periods {1, 10000, "8"_L1};

std::string lettersOfKimi(ConfigReader& config, std::optional<int> count)
{
    constexpr auto key = "linear_attn_config"_L1;
    ConfigReader lists(
        config.object(key).value_or(QJsonObject()), config.file(), config.pathOf(key));
    const auto full = lists.numbers("full_attn_layers"_L1, numbersOfLayers);
    const auto linear = lists.numbers("kda_layers"_L1, numbersOfLayers);
    config.take(lists);
    if (full.empty() && linear.empty())
        return {};
    std::string letters(
        static_cast<std::size_t>(count.value_or(static_cast<int>(full.size() + linear.size()))),
        'L');
    for (const double number : full) {
        if (number >= 1 && number <= static_cast<double>(letters.size()))
            letters[static_cast<std::size_t>(number) - 1] = 'F';
    }
    return letters;
}

/// "M", "*", "-" and "E" of Nemotron-H, whichever way the file has them.
QString patternOfNemotron(ConfigReader& config)
{
    constexpr auto pattern = "hybrid_override_pattern"_L1;
    if (config.has(pattern)) {
        config.note(pattern);
        return config.text(pattern);
    }
    QString signs;
    for (const auto key : {"layers_block_type"_L1, "layer_types"_L1}) {
        const QJsonArray types = config.json().value(key).toArray();
        if (types.isEmpty() || !signs.isEmpty())
            continue;
        config.note(key);
        for (const auto& type : types) {
            const QString word = type.toString();
            const bool isAttention = word.contains("attention"_L1) && !word.contains("linear"_L1);
            const bool isDense = isAnyOf(word, {"moe"_L1, "mlp"_L1});
            signs += isDense ? u'-' : isAttention ? u'*' : u'M';
        }
    }
    return signs;
}

std::string lettersOfNemotron(ConfigReader& config)
{
    const QString signs = patternOfNemotron(config);
    std::string letters;
    for (const QChar sign : signs) {
        if (sign == u'M' || sign == u'*')
            letters += sign == u'M' ? 'L' : 'F';
    }
    const auto mixing = static_cast<qsizetype>(letters.size());
    if (mixing < signs.size())
        config.remark(remarkOf(Origin::NotComputed, u"layers"_s,
            u"%1 − %2 (MLP) = %3"_s.arg(signs.size()).arg(signs.size() - mixing).arg(mixing)));
    return letters;
}

std::string lettersOfJamba(ConfigReader& config, std::optional<int> count)
{
    const auto number = [&](QLatin1StringView key, const ConfigReader::Limits& limits, int usual) {
        const auto given = config.whole({key}, limits);
        if (!given)
            config.remark(remarkOf(Origin::ModelClass, key, QString::number(usual), u"jamba"_s));
        return given.value_or(usual);
    };
    const int period = number("attn_layer_period"_L1, periods, 8);
    const int offset = number("attn_layer_offset"_L1, numbersOfLayers, 4);
    std::string letters;
    for (int layer = 0; layer < count.value_or(32); ++layer)
        letters += layer % period == offset ? 'F' : 'L';
    return letters;
}

} // namespace

std::string lettersOfPattern(
    ConfigReader& config, const std::string& modelType, std::optional<int> count)
{
    if (modelType == "kimi_linear")
        return lettersOfKimi(config, count);
    if (modelType == "nemotron_h")
        return lettersOfNemotron(config);
    return modelType == "jamba" ? lettersOfJamba(config, count) : std::string();
}

std::vector<int> crossAttentionLayers(ConfigReader& config, const std::string& modelType)
{
    constexpr auto key = "cross_attention_layers"_L1;
    if (!modelType.starts_with("mllama"))
        return {};
    if (!config.has(key)) {
        std::vector<int> usual {3, 8, 13, 18, 23, 28, 33, 38};
        config.remark(remarkOf(Origin::ModelClass, key, u"[3,8,13,18,23,28,33,38]"_s,
            QString::fromStdString(modelType)));
        return usual;
    }
    const auto numbers = config.numbers(key, numbersOfLayers);
    config.remark( // their keys are those of a picture
        remarkOf(Origin::NotComputed, config.pathOf(key), shown(config.json().value(key))));
    return {numbers.begin(), numbers.end()};
}

} // namespace lab::app
