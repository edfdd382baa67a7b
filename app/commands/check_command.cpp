#include "app/commands/command_options.h"
#include "app/commands/reading_notes.h"
#include "app/commands/run_commands.h"
#include "app/files/json_file.h"
#include "app/files/model_note_file.h"
#include "app/files/scene_file.h"
#include "app/files/streamed_file.h"
#include "app/text/exit.h"
#include "app/text/setting_words.h"
#include "core/state/model.h"
#include "core/state/rope_numbers.h"
#include "ui/store/plain_text.h"
#include "ui/views/parameters/model_words.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::CheckCommand)
};

constexpr std::array turningKeys {"rope.base", "rope.width", "rope.rotated_share", "rope.pairing",
    "position.training_length", "position.target_length"};

constexpr std::array multimodalKeys {
    "multimodal_rotary.height_pairs", "multimodal_rotary.width_pairs", "multimodal_rotary.layout"};

/// The window or the chunks of the layers shown.
std::vector<const char*> keysOfReach(const LabState& state)
{
    switch (state.schemes.positionMap.method) {
    case PositionMapMethod::SlidingWindow:
        return {"position_map.method", "position_map.window", "position_map.mask"};
    case PositionMapMethod::Chunked:
        return {"position_map.method", "position_map.chunk"};
    case PositionMapMethod::None:
        if (state.schemes.positionMap.visible == Visible::AllKeys)
            return {"position_map.mask"};
        return {};
    default: // of the model's settings
        return {};
    }
}

/// The settings that describe how the pictures interpret the file: for RoPE, those of its
/// frequencies.
std::vector<Setting> settingsOf(const CommandStart& start)
{
    std::vector<Setting> settings;
    const auto add = [&](const std::string& key) {
        settings.push_back({key, parameterNamed(key)->read(start.state)});
    };
    if (start.model && !hasRotaryEncoding(*start.model)) {
        for (const Setting& one : start.model->settings)
            add(one.key);
        if (start.model->scheme == Scheme::Alibi) {
            add("alibi.heads");
            add("alibi.bias_max");
        }
        if (start.model->length)
            add("position.training_length");
        return settings;
    }
    for (const char* key : turningKeys)
        add(key);
    const ScalingMethod method = start.state.rotations.scaling.method;
    if (method != ScalingMethod::None)
        add("scaling.method");
    for (const std::string_view key : parametersRead(method)) {
        const bool isByRule =
            key == "scaling.attention_factor" && !start.state.rotations.scaling.attentionFactor;
        if (!parameterNamed(key)->derived && !isByRule)
            add(std::string(key));
    }
    if (start.model && !start.model->multimodalSections.empty())
        std::ranges::for_each(multimodalKeys, add);
    for (const Setting& one : start.model ? start.model->settings : Patch {})
        add(one.key);
    std::ranges::for_each(keysOfReach(start.state), add);
    return settings;
}

bool isAssumed(const ReadingNote& readingNote)
{
    return readingNote.origin == Origin::Guess || readingNote.origin == Origin::ModelClass;
}

bool isGuessed(const ReadingNote& readingNote)
{
    return readingNote.origin == Origin::Guess;
}

bool isLeftOut(const ReadingNote& readingNote)
{
    return readingNote.origin == Origin::NotComputed;
}

QString textOf(const CommandStart& start)
{
    const ModelNote& note = start.state.model;
    QStringList lines {titleOf(start)};
    if (const QString sentence = ui::sentenceOnPictures(note); !sentence.isEmpty())
        lines += sentence;
    const std::vector<Setting> settings = settingsOf(start);
    if (!settings.empty())
        lines += Words::tr("Read as:");
    for (const Setting& one : settings)
        lines += u"  "_s + QString::fromStdString(one.key) + u": "_s + valueText(one.value);
    if (!note.kinds.empty()) {
        lines += Words::tr("Layers:");
        for (const QString& line : layerLines(note))
            lines += u"  "_s + line;
    }
    for (const Origin origin :
        {Origin::File, Origin::ModelClass, Origin::Guess, Origin::Warned, Origin::NotComputed}) {
        QString last;
        for (const ReadingNote& readingNote : start.readingNotes) {
            if (readingNote.origin != origin)
                continue;
            const QString heading = headingOf(readingNote);
            if (heading != last)
                lines += heading;
            last = heading;
            lines += u"  "_s + lineOf(readingNote);
        }
    }
    return ui::visible(lines.join(u'\n')) + u'\n';
}

QString jsonOf(const CommandStart& start)
{
    QJsonObject parameters;
    for (const Setting& one : settingsOf(start))
        parameters.insert(QString::fromStdString(one.key), app::jsonOf(one.value));
    ModelNote note = start.state.model;
    note.readingNotes = start.readingNotes;
    const auto count = [&](bool (*isSo)(const ReadingNote&)) {
        return static_cast<int>(std::ranges::count_if(note.readingNotes, isSo));
    };
    return QString::fromUtf8(
        QJsonDocument(QJsonObject {{u"file"_s, QDir::toNativeSeparators(start.file)},
                          {u"model"_s, modelNoteEntry(note)}, {u"parameters"_s, parameters},
                          {u"rotary"_s, hasRotaryEncoding(note)}, {u"assumed"_s, count(isAssumed)},
                          {u"left_out"_s, count(isLeftOut)}})
            .toJson());
}

} // namespace

int runCheck(const QCommandLineParser& given)
{
    const auto opened = commandStart(given, {});
    if (!opened)
        return opened.error();
    const CommandStart& start = *opened;
    const bool isWhole = std::ranges::none_of(start.readingNotes,
        [](const ReadingNote& one) { return isGuessed(one) || isLeftOut(one); });
    const int exit = printed(given.isSet(u"json"_s) ? jsonOf(start) : textOf(start));
    if (exit != 0 || isWhole || !given.isSet(u"strict"_s))
        return exit;
    return ended(Exit::Failed,
        Words::tr("%1: some values were guessed or left out; see the report.")
            .arg(shownPath(start.file)));
}

} // namespace lab::app
