#include "app/models/rope_sections.h"

#include "core/encodings/rope/formula.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RopeConfig)
};

/// Of a class whose axes alternate, whatever the file says.
struct SectionsOfClass {
    std::string_view types; ///< prefixes of their names
    std::array<int, 3> pairs; ///< if the file gives none
};

// apply_interleaved_mrope of modeling_qwen3_vl.py, which the others use or copy, and the default of
// mrope_section beside it.
constexpr auto sectionsOfClasses = std::to_array<SectionsOfClass>({
    {"qwen3_vl", {24, 20, 20}},
    {"qwen3_omni_moe", {24, 20, 20}},
    {"qwen3_5", {11, 11, 10}},
    {"qwen4_exp", {11, 11, 10}},
    {"cosmos3_edge", {24, 20, 20}},
    {"cohere_compass", {24, 20, 20}},
});

const SectionsOfClass* sectionsOf(const Model& model)
{
    const auto found = std::ranges::find_if(sectionsOfClasses,
        [&](const SectionsOfClass& one) { return model.modelType.starts_with(one.types); });
    return found == sectionsOfClasses.end() ? nullptr : &*found;
}

/// Sections of axes other than time, height and width: those of Hunyuan, which may have four, and
/// ERNIE's height and width, whose pairs alternate before those of time.
bool hasOtherAxes(const Model& model)
{
    return model.modelType.starts_with("hunyuan_vl") || model.modelType.starts_with("ernie4_5_vl");
}

void readLayout(ConfigReader& reader, Model& model)
{
    constexpr auto key = "mrope_interleaved"_L1;
    constexpr auto layout = "mrope_layout"_L1;
    model.sectionsInterleaved = reader.isTrue(key) || reader.text(layout) == "interleaved"_L1;
    if (!model.sectionsInterleaved && sectionsOf(model)) {
        model.sectionsInterleaved = true;
        if (reader.has(key))
            reader.readingNote(
                readingNoteOf(Origin::NotComputed, reader.pathOf(key), u"false → true"_s));
        else
            reader.readingNote(readingNoteOf(
                Origin::ModelClass, key, u"true"_s, QString::fromStdString(model.modelType)));
    }
    for (const auto read : {key, layout})
        reader.note(read);
}

} // namespace

void readSections(ConfigReader& reader, Model& model)
{
    const bool isHunyuan = reader.has("xdrope_section"_L1);
    const auto key = isHunyuan ? "xdrope_section"_L1 : "mrope_section"_L1;
    if (!reader.has(key))
        return;
    const QJsonArray list = reader.json().value(key).toArray();
    if (isHunyuan || hasOtherAxes(model)) {
        reader.readingNote(readingNoteOf(Origin::NotComputed, reader.pathOf(key), shown(list)));
        return;
    }
    reader.note(key);
    std::vector<int> sections;
    std::int64_t sum = 0; // each of which may be as large as an int
    for (const auto& one : list) {
        sections.push_back(one.toInt(-1));
        sum += sections.back();
    }
    const bool isRight = sections.size() == 3
        && std::ranges::all_of(sections, [](int pairs) { return pairs >= 0 && pairs <= 512; })
        && (!model.headWidth || sum <= *model.headWidth / 2);
    if (!isRight) {
        reader.fail(
            Words::tr("%1 is %2; it must be three numbers of pairs, for time, height and width, "
                      "that add up to half the head dimension, such as [16, 24, 24].")
                .arg(reader.pathOf(key), shown(list)));
        return;
    }
    model.multimodalSections = std::move(sections);
    readLayout(reader, model);
}

void fillSections(ConfigReader& config, Model& model)
{
    const SectionsOfClass* ofClass = sectionsOf(model);
    if (!ofClass || !model.multimodalSections.empty() || model.scheme != Scheme::Rope)
        return;
    const std::array<int, 3>& pairs = ofClass->pairs;
    const int turning = rotatedWidth(model.headWidth.value_or(0), model.rotatedShare.value_or(1));
    if (std::accumulate(pairs.begin(), pairs.end(), 0) > turning / 2)
        return;
    model.multimodalSections.assign(pairs.begin(), pairs.end());
    model.sectionsInterleaved = true;
    const auto type = QString::fromStdString(model.modelType);
    config.readingNote(readingNoteOf(Origin::ModelClass, u"mrope_section"_s,
        u"[%1,%2,%3]"_s.arg(pairs[0]).arg(pairs[1]).arg(pairs[2]), type));
    config.readingNote(readingNoteOf(Origin::ModelClass, u"mrope_interleaved"_s, u"true"_s, type));
}

} // namespace lab::app
