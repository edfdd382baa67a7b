#include "app/models/rope_text.h"

#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "app/models/config_reader.h"
#include "app/models/model_file.h"
#include "app/models/model_schemes.h"
#include "app/models/proven_use.h"
#include "app/models/rope_block.h"
#include "app/models/rope_block_writer.h"
#include "app/models/rope_keys.h"
#include "app/text/setting_words.h"
#include "core/state/rope_numbers.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeText)
};

const QStringList& keysAround()
{
    static const QStringList keys {u"head_dim"_s, u"global_head_dim"_s, u"qk_rope_head_dim"_s,
        u"qk_nope_head_dim"_s, u"rope_interleave"_s, u"max_position_embeddings"_s,
        u"max_model_len"_s, u"original_max_position_embeddings"_s, u"rope_theta"_s,
        u"partial_rotary_factor"_s, u"rope_scaling"_s, u"rope_parameters"_s, QString(ownKey)};
    return keys;
}

const QStringList& ropeTypes()
{
    static const QStringList types {u"default"_s, u"linear"_s, u"dynamic"_s, u"yarn"_s,
        u"longrope"_s, u"llama3"_s, u"proportional"_s, u"mrope"_s, u"su"_s, u"ntk"_s,
        u"deepseek_yarn"_s};
    return types;
}

bool isRopeAlone(const QJsonObject& json)
{
    const QStringList keys = json.keys();
    const bool hasRope = json.contains("rope_scaling"_L1) || json.contains("rope_parameters"_L1)
        || json.contains("rope_theta"_L1);
    return hasRope
        && std::ranges::all_of(keys, [](const QString& key) { return keysAround().contains(key); });
}

/// A separate RoPE block nested in parts of a configuration, such as {"text_config": {…}}, without
/// these; anything else unchanged.
QJsonObject outOfParts(const QJsonObject& given)
{
    QJsonObject inner = given;
    while (inner.size() == 1 && !keysAround().contains(inner.begin().key())
        && inner.begin()->isObject())
        inner = inner.begin()->toObject();
    return isRopeAlone(inner) ? inner : given;
}

// The inside of rope_scaling or rope_parameters, copied without its name.
bool isInside(const QJsonObject& json)
{
    return (json.contains("rope_type"_L1) || json.value("type"_L1).isString())
        && !json.contains("rope_scaling"_L1) && !json.contains("rope_parameters"_L1)
        && !json.contains("model_type"_L1);
}

QString pathOfBlock(const QJsonObject& json)
{
    const bool isPresent = !json.value("rope_parameters"_L1).toObject().isEmpty();
    return isPresent ? u"rope_parameters"_s : u"rope_scaling"_s;
}

QJsonObject blockOf(const QJsonObject& json)
{
    return json.value(pathOfBlock(json)).toObject();
}

Outcome<void> checkedType(const QJsonObject& json, const QString& name)
{
    const QJsonObject block = blockOf(json);
    const QString key = block.contains("rope_type"_L1) ? u"rope_type"_s : u"type"_s;
    const QJsonValue type = block.value(key);
    if (type.isUndefined() || ropeTypes().contains(type.toString()))
        return {};
    return Unexpected(Error {ui::captioned(name,
        Words::tr("%1.%2 is %3; it must be one of %4.")
            .arg(pathOfBlock(json), key, shown(type), ui::listed(ropeTypes().mid(0, 7))))});
}

/// For a block without a length, which was read with that of `present` as the model's: it gives no
/// lengths except the one that a server is to use (max_model_len of vLLM).
Outcome<void> takeLength(
    Model& model, const QJsonObject& given, const QString& name, const LabState& present)
{
    ConfigReader reader(given, name);
    const auto longest = lengthIn(reader, "max_model_len"_L1);
    if (reader.error())
        return Unexpected(*reader.error());
    const std::int64_t training = lab::contextLengths(present).training;
    const auto isOriginal = [](const ReadingNote& one) {
        return one.key.ends_with("original_max_position_embeddings");
    };
    if (model.scaling.method == ScalingMethod::PositionInterpolation) // which reads no length
        std::erase_if(model.readingNotes, isOriginal);
    for (ReadingNote& one : model.readingNotes) { // of the class, if a whole file has no other
        if (isOriginal(one))
            one.origin = Origin::Guess;
    }
    if (model.scaling.method == ScalingMethod::DynamicNtk)
        model.readingNotes.push_back(
            {Origin::Guess, "max_position_embeddings", std::to_string(training)});
    model.length.reset();
    model.longest.reset();
    model.targetLength.reset();
    if (longest > training) {
        model.length = training;
        model.targetLength = longest;
    }
    return {};
}

/// The values of a separate block; the width, the share and the length that it leaves out are those
/// of `present`.
Outcome<Model> ropeIn(QJsonObject json, const QString& name, const LabState& present)
{
    if (const auto right = checkedType(json, name); !right)
        return Unexpected(right.error());
    const QJsonObject block = blockOf(json);
    const auto isGiven = [&](QLatin1StringView key) {
        return json.contains(key) || block.contains(key);
    };
    const bool isWhole = isGiven("head_dim"_L1) || isGiven("qk_rope_head_dim"_L1);
    const bool hasBase = isWhole || isGiven("rope_theta"_L1);
    const bool hasShare = isWhole || isGiven("partial_rotary_factor"_L1)
        || block.value("rope_type"_L1) == "proportional"_L1;
    const bool hasPairing = isWhole || isGiven("rope_interleave"_L1);
    if (!isWhole)
        json.insert(u"head_dim"_s, present.rotations.width);
    if (!hasBase)
        json.insert(u"rope_theta"_s, present.rotations.base);
    if (!hasShare)
        json.insert(u"partial_rotary_factor"_s, present.rotations.rotatedShare);

    const QJsonObject given = json;
    const bool hasLength = isWhole || isGiven("max_position_embeddings"_L1)
        || isGiven("original_max_position_embeddings"_L1);
    if (!hasLength)
        json.insert(u"max_position_embeddings"_s, qint64 {lab::contextLengths(present).training});

    auto outcome = modelInConfig(json, name);
    if (!outcome)
        return outcome;
    Model& model = *outcome;
    const auto dropAssumed = [&](const char* key) { // which was inserted only for reading
        std::erase_if(model.readingNotes, [key](const ReadingNote& one) { return one.key == key; });
    };
    if (!hasLength) {
        dropAssumed("max_position_embeddings");
        if (const auto taken = takeLength(model, given, name, present); !taken)
            return Unexpected(taken.error());
    }
    if (!isWhole)
        dropAssumed("head_dim");
    if (!hasBase)
        dropAssumed("rope_theta");
    if (!hasShare)
        dropAssumed("partial_rotary_factor");
    if (!hasPairing)
        dropAssumed("pairing");
    if (!isWhole)
        model.headWidth.reset();
    if (!hasBase)
        model.base.reset();
    if (!hasShare)
        model.rotatedShare.reset();
    if (!hasPairing)
        model.pairing.reset();
    std::erase_if(model.settings, [](const Setting& one) { // of a class, which a separate block
                                                           // does not have
        return one.key.starts_with("multimodal_rotary.");
    });
    return outcome;
}

bool isOfRope(const std::string& key)
{
    return key.starts_with("rope.") || key.starts_with("scaling.")
        || key == "position.training_length" || key == "position.target_length";
}

Outcome<Patch> exactIn(const QJsonObject& json, const QString& name)
{
    Patch patch;
    if (!json.contains(ownKey))
        return patch;
    const QJsonValue own = json.value(ownKey);
    if (!own.isObject())
        return Unexpected(Error {Words::tr("%1: %2 is %3; it must be an object of parameters.")
                                     .arg(name, ownKey, shown(own))});
    const QJsonObject settings = own.toObject();
    for (auto entry = settings.begin(); entry != settings.end(); ++entry) {
        if (!isOfRope(entry.key().toStdString()))
            return Unexpected(Error {Words::tr("%1: %2.%3 is not a RoPE parameter; use rope.… or "
                                               "scaling.…, such as scaling.factor.")
                                         .arg(name, ownKey, entry.key())});
        patch.push_back({entry.key().toStdString(), parameterValue(entry.value())});
    }
    const auto set = patched(clamped({}), patch);
    if (!set)
        return Unexpected(Error {sentence(set.error(), clamped({}), ui::captioned(name, ownKey))});
    return patch;
}

ui::BlockKeys keysOf(const QJsonObject& json)
{
    return json.contains("rope_parameters"_L1) ? ui::BlockKeys::Present : ui::BlockKeys::Older;
}

// Whether the settings and the block, which may have been edited, still agree: the block of the
// state from both must be read in the same way as the given one.
bool isFitting(Model model, const QString& name, ui::BlockKeys keys)
{
    const LabState blank = clamped({});
    const LabState exact = applied(blank, LoadRope {model});
    model.exact.clear();
    const LabState alone = applied(blank, LoadRope {model});
    auto again = jsonObject(ropeBlockText(exact, keys).text.toUtf8(), name);
    if (!again)
        return false;
    again->remove(ownKey);
    const auto read = ropeIn(*again, name, blank);
    return read && haveSameRotation(applied(blank, LoadRope {*read}), alone);
}

} // namespace

Outcome<Edit> editInJson(const QJsonObject& given, const QString& name, const LabState& present)
{
    const QJsonObject json =
        isInside(given) ? QJsonObject {{u"rope_parameters"_s, given}} : outOfParts(given);
    const bool isAlone = isRopeAlone(json);
    const auto ofModel = [&](const QJsonObject& file) { return modelInConfig(file, name); };
    auto model = isAlone ? ropeIn(json, name, present) : provenModel(json, ofModel);
    if (!model)
        return Unexpected(model.error());
    const QJsonObject inner = isAlone ? json : textPartOf(json).config;
    auto exact = exactIn(inner, name);
    if (!exact)
        return Unexpected(exact.error());
    Model& read = *model;
    read.exact = *std::move(exact);
    if (!read.exact.empty() && !isFitting(read, name, keysOf(inner)))
        return Unexpected(Error {
            Words::tr("%1: %2 contradicts %3 next to it; remove it, or copy the block again.")
                .arg(name, ownKey, pathOfBlock(inner))});
    if (isAlone)
        return Edit(LoadRope {std::move(read)});
    return Edit(LoadModel {std::move(read)});
}

Outcome<Edit> editInText(const QByteArray& text, const QString& name, const LabState& present)
{
    if (text.size() > largestJsonFile)
        return Unexpected(Error {Words::tr("%1 has %2 MB of text; the limit is %3 MB.")
                                     .arg(name)
                                     .arg(text.size() / megabyte)
                                     .arg(largestJsonFile / megabyte)});
    const auto object = modelObject(inBraces(text), name);
    if (!object)
        return Unexpected(object.error());
    if (isScene(*object))
        return Unexpected(Error {Words::tr("%1 holds a scene; open it as a file.").arg(name)});
    auto edit = editInJson(*object, name, present);
    const auto* loaded = edit ? edit->as<LoadModel>() : nullptr;
    if (loaded && !hasRotaryEncoding(loaded->model))
        return Unexpected(
            Error {Words::tr("%1 contains no RoPE block: the model's positions are %2.")
                       .arg(name, nameOf(loaded->model.scheme))});
    return edit;
}

} // namespace lab::app
