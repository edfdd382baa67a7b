#include "app/models/table_config.h"

#include "app/models/config_reader.h"

#include <QVariant>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr ConfigReader::Limits counts {1, 1e9, "32"_L1};
constexpr ConfigReader::Limits maybeNone {-1, 1e9, "256"_L1}; ///< −1 stands for none
constexpr ConfigReader::Limits widths {1, 65536, "768"_L1};
constexpr ConfigReader::Limits deviations {1e-6, 100, "0.02"_L1};

/// Settings that the table of parameters takes.
class Tables {
public:
    void add(const char* key, const Value& value)
    {
        if (const auto own = accepted(*parameterNamed(key), value, m_state)) {
            m_state = parameterNamed(key)->with(std::move(m_state), *own);
            m_patch.push_back({key, *own});
        }
    }
    template <class Number> void add(const char* key, const std::optional<Number>& number)
    {
        if (number)
            add(key, Value(std::int64_t {*number}));
    }
    Patch patch() && { return std::move(m_patch); }

private:
    Patch m_patch;
    LabState m_state; ///< that ranges are judged by, as far as it is set
};

void readT5(ConfigReader& config, const Model& model, Tables& tables)
{
    if (config.isTrue("is_decoder"_L1))
        tables.add("t5.direction", Value(std::string("causal")));
    tables.add("t5.buckets", config.whole({"relative_attention_num_buckets"_L1}, counts));
    tables.add("t5.max_distance", config.whole({"relative_attention_max_distance"_L1}, counts));
    tables.add("t5.heads", model.heads);
    if (const auto width = config.whole({"d_model"_L1}, widths))
        tables.add("t5.deviation", Value(1 / std::sqrt(static_cast<double>(*width))));
}

void readDeberta(ConfigReader& config, const Model& model, Tables& tables)
{
    const int buckets = std::max(0, config.whole({"position_buckets"_L1}, maybeNone).value_or(0));
    int reach = config.whole({"max_relative_positions"_L1}, maybeNone).value_or(-1);
    if (reach < 1)
        reach = static_cast<int>(model.length.value_or(512));
    tables.add("deberta.span", Value(std::int64_t {buckets > 0 ? buckets : reach}));
    tables.add("deberta.buckets", Value(std::int64_t {buckets}));
    tables.add("deberta.max_distance", Value(std::int64_t {reach}));
    if (config.has("share_att_key"_L1))
        tables.add("deberta.projections",
            Value(std::string(config.isTrue("share_att_key"_L1) ? "shared" : "separate")));
    if (config.has("pos_att_type"_L1)) {
        const QVariant given = config.json().value("pos_att_type"_L1).toVariant();
        const QString names = given.toStringList().join(u'|');
        tables.add("deberta.c2p", Value(names.contains("c2p"_L1)));
        tables.add("deberta.p2c", Value(names.contains("p2c"_L1)));
    }
    tables.add("deberta.heads", model.heads);
    tables.add("deberta.head_width", model.headWidth);
}

void readLearned(ConfigReader& config, const Model& model, Tables& tables)
{
    if (model.length)
        tables.add("learned.training_length", Value(std::int64_t {*model.length}));
    tables.add(
        "learned.width", config.whole({"hidden_size"_L1, "n_embd"_L1, "d_model"_L1}, widths));
    if (const auto deviation = config.number({"initializer_range"_L1, "init_std"_L1}, deviations))
        tables.add("learned.deviation", Value(*deviation));
}

} // namespace

Patch tablesInConfig(ConfigReader& config, const Model& model)
{
    Tables tables;
    if (model.scheme == Scheme::T5Bias)
        readT5(config, model, tables);
    else if (model.scheme == Scheme::Deberta)
        readDeberta(config, model, tables);
    else if (model.scheme == Scheme::Learned)
        readLearned(config, model, tables);
    return std::move(tables).patch();
}

} // namespace lab::app
