#include "ui/views/parameters/model_words.h"

#include "core/encodings/rope/parameters.h"
#include "core/models/model_types.h"
#include "core/state/model.h"
#include "core/state/scheme_rows.h"
#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace lab::ui {

namespace {

/// The key of the note on a training length below max_position_embeddings.
constexpr const char* trainedLength = "trained_length";

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ModelWords)
};

// Inserts line breaks after the dots of a long key, so that it does not widen its container.
QString breakable(const std::string& text)
{
    constexpr int longest = 24; // that is not broken
    QString words;
    int unbroken = 0;
    for (const QChar one : QString::fromStdString(text)) {
        words += one;
        unbroken = one.isSpace() ? 0 : unbroken + 1;
        if (one == u'.' || one == u'_' || one == u',' || unbroken == longest) {
            words += QChar(0x200B);
            unbroken = 0;
        }
    }
    return words;
}

QString listOf(const std::vector<ReadingNote>& readingNotes, Origin origin)
{
    QStringList parts;
    for (const ReadingNote& readingNote : readingNotes) {
        const bool hasSentence = readingNote.key == "positions" || readingNote.key == turningColumns
            || readingNote.key == trainedLength;
        if (readingNote.origin != origin || hasSentence)
            continue;
        const QString key = breakable(readingNote.key);
        parts += readingNote.value.empty()
            ? key
            : key + QStringLiteral(": ") + breakable(readingNote.value);
    }
    return parts.join(Words::tr("; ", "between parts of a list"));
}

QString classOf(const std::vector<ReadingNote>& readingNotes)
{
    const auto found = std::ranges::find_if(readingNotes, [](const ReadingNote& readingNote) {
        return readingNote.origin == Origin::ModelClass && !readingNote.modelType.empty();
    });
    return found == readingNotes.end() ? QString() : QString::fromStdString(found->modelType);
}

/// For a head of multi-head latent attention.
QString sentenceOnOrder(const ModelNote& note)
{
    if (!std::ranges::any_of(note.readingNotes,
            [](const ReadingNote& readingNote) { return readingNote.key == turningColumns; })
        || note.kinds.empty())
        return {};
    const LayerKind& kind = note.kinds[static_cast<std::size_t>(note.kind)];
    const int turning = rotatedWidth(kind.width, kind.rotatedShare);
    return Words::tr("%1 of the %2 columns of a head rotate: the last ones in the model, the first "
                     "ones here. No score depends on it.")
        .arg(wholeNumber(turning), wholeNumber(kind.width));
}

/// The model cards and files of Qwen3 give YaRN with factor 4.0 and original length 32768 for
/// 131072 positions.
QString sentenceOnTrainedLength(const ModelNote& note)
{
    if (!std::ranges::any_of(note.readingNotes,
            [](const ReadingNote& readingNote) { return readingNote.key == trainedLength; }))
        return {};
    return Words::tr(
        "Qwen3 was trained on 32 768 positions, not on the 40 960 of max_position_embeddings. For "
        "131 072 positions, simple division gives a factor of 3.2 (from 40 960), but Qwen's own "
        "block has 4.0 (from 32 768): 40 of 64 pairs differ, by up to 41 %.");
}

bool isUnknownScaling(const ReadingNote& readingNote)
{
    return readingNote.value.find("→ default") != std::string::npos;
}

} // namespace

QString sentenceOnPictures(const ModelNote& note)
{
    if (note.name.empty() || hasRotaryEncoding(note))
        return {};
    return Words::tr(
        "%1 has no RoPE on text; its positions: %2. The RoPE pictures do not describe this model.")
        .arg(QString::fromStdString(note.name), Words::tr(rowOf(note.scheme).words));
}

QStringList paragraphsOn(const ModelNote& note)
{
    QStringList paragraphs;
    const auto add = [&](const QString& pattern, const QString& list) {
        if (!list.isEmpty())
            paragraphs += pattern.arg(list);
    };
    add(QStringLiteral("%1"), sentenceOnPictures(note));
    add(QStringLiteral("%1"), sentenceOnOrder(note));
    add(QStringLiteral("%1"), sentenceOnTrainedLength(note));
    add(Words::tr("A guess: %1."), listOf(note.readingNotes, Origin::Guess));
    add(Words::tr("transformers warns: %1."), listOf(note.readingNotes, Origin::Warned));
    const bool isUnknown = std::ranges::any_of(note.readingNotes, isUnknownScaling);
    QString rest = Words::tr("In the file, not shown in any picture: %1.");
    if (isUnknown)
        rest = Words::tr("%1 The frequencies shown depend on the base alone.").arg(rest);
    add(rest, listOf(note.readingNotes, Origin::NotComputed));
    const QString type = classOf(note.readingNotes);
    add((isOfAuthors(type.toStdString())
                ? Words::tr("Not in the file, set by the authors' code of %1: %2.")
                : Words::tr("Not in the file, set by the class %1: %2."))
            .arg(breakable(type.toStdString())),
        listOf(note.readingNotes, Origin::ModelClass));
    return paragraphs;
}

QString textOn(const LayerKind& kind)
{
    const QString reach = wholeNumber(kind.reach);
    QString text;
    switch (letterOf(kind)) {
    case 'S':
        text = kind.reach > 0 ? Words::tr("Window %1").arg(reach) : Words::tr("Window");
        if (kind.looksAhead && kind.reach > 0)
            text = Words::tr("Window ±%1").arg(reach);
        break;
    case 'C':
        text = kind.reach > 0 ? Words::tr("Chunks %1").arg(reach) : Words::tr("Chunks");
        break;
    case 'N':
        text = Words::tr("No positions");
        break;
    case 'L':
        text = Words::tr("Recurrent");
        break;
    case 'K':
        text = kind.reach > 0 ? Words::tr("Convolution %1").arg(reach) : Words::tr("Convolution");
        break;
    default:
        text = kind.looksAhead ? Words::tr("Full, both sides") : Words::tr("Full");
    }
    if (kind.rotates)
        text = Words::tr("%1, b %2", "a kind of layers, and its base")
                   .arg(text, withSuperscripts(significant(kind.base, 6)));
    if (kind.layers.empty())
        return text;
    return Words::tr("%1 · %2", "a kind of layers, and how many").arg(text).arg(kind.layers.size());
}

} // namespace lab::ui
