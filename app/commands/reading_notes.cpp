#include "app/commands/reading_notes.h"

#include "app/files/json_file.h"
#include "app/text/exit.h"
#include "app/text/setting_words.h"
#include "core/models/model_types.h"
#include "ui/views/parameters/model_words.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ReadingNotes)
};

bool isSet(const QStringList& settings, QLatin1StringView key)
{
    return std::ranges::any_of(
        settings, [&](const QString& one) { return one.section(u'=', 0, 0) == key; });
}

/// For a separate block: the RoPE values that it does not give.
std::vector<ReadingNote> assumedIn(
    const Model& block, const LabState& state, const QStringList& settings)
{
    const Rotations& rotations = state.rotations;
    std::vector<ReadingNote> assumed;
    const auto add = [&](QLatin1StringView parameter, const char* key, const QString& value) {
        if (!isSet(settings, parameter))
            assumed.push_back({Origin::Guess, key, value.toStdString()});
    };
    if (!block.headWidth)
        add("rope.width"_L1, "head_dim", QString::number(rotations.width));
    if (!block.base)
        add("rope.base"_L1, "rope_theta", plainNumber(rotations.base));
    if (!block.pairing)
        add("rope.pairing"_L1, "pairing",
            rotations.pairing == Pairing::Interleaved ? u"interleaved"_s : u"halves"_s);
    return assumed;
}

} // namespace

std::vector<ReadingNote> allReadingNotes(
    const Edit& read, const LabState& state, const QStringList& settings)
{
    if (const auto* whole = read.as<LoadModel>())
        return whole->model.readingNotes;
    const auto* block = read.as<LoadRope>();
    if (!block)
        return {};
    std::vector<ReadingNote> readingNotes = block->block.readingNotes;
    std::ranges::copy(assumedIn(block->block, state, settings), std::back_inserter(readingNotes));
    return readingNotes;
}

QString headingOf(const ReadingNote& readingNote)
{
    switch (readingNote.origin) {
    case Origin::File:
        return Words::tr("In the file and used:");
    case Origin::ModelClass:
        if (isOfAuthors(readingNote.modelType))
            return Words::tr("Not in the file; the authors' code sets it:");
        return Words::tr("Not in the file; the class in transformers sets it:");
    case Origin::Guess:
        return Words::tr("Not in the file and not set by a known class; a guess:");
    case Origin::Warned:
        return Words::tr("In the file and used as written; transformers warns about it:");
    case Origin::NotComputed:
        break;
    }
    return Words::tr("In the file, but not computed:");
}

QString lineOf(const ReadingNote& readingNote)
{
    QString line = QString::fromStdString(readingNote.key);
    if (!readingNote.value.empty())
        line += u": "_s + QString::fromStdString(readingNote.value);
    if (!readingNote.modelType.empty())
        line += u" ("_s + QString::fromStdString(readingNote.modelType) + u')';
    return line;
}

QStringList layerLines(const ModelNote& note)
{
    QStringList lines;
    const std::vector<std::string> names = namesOf(note.kinds);
    for (std::size_t kind = 0; kind < names.size(); ++kind)
        lines += QString::fromStdString(names[kind]) + u": "_s + ui::textOn(note.kinds[kind]);
    return lines;
}

void printReadingNotes(const QString& path, const std::vector<ReadingNote>& readingNotes)
{
    const QString file = shownPath(path);
    for (const ReadingNote& readingNote : readingNotes) {
        if (readingNote.origin == Origin::File)
            continue;
        const QString heading = headingOf(readingNote);
        // A full-width colon includes its space.
        const QString blank = heading.endsWith(u'：') ? QString() : u" "_s;
        warn(file + u": "_s + heading + blank + lineOf(readingNote));
    }
}

} // namespace lab::app
