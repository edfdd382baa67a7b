#include "app/reading_notes.h"

#include "app/setting_words.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <iostream>

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

QStringList assumedIn(const Model& block, const LabState& state, const QStringList& settings)
{
    const Rotations& rotations = state.rotations;
    QStringList assumed;
    const auto add = [&](QLatin1StringView key, const QString& words) {
        if (!isSet(settings, key))
            assumed += words;
    };
    if (!block.headWidth)
        add("rope.width"_L1, u"head_dim %1"_s.arg(rotations.width));
    if (!block.base)
        add("rope.base"_L1, u"rope_theta "_s + plainNumber(rotations.base));
    if (!block.pairing)
        add("rope.pairing"_L1,
            rotations.pairing == Pairing::Interleaved ? Words::tr("interleaved pairs")
                                                      : Words::tr("half-split pairs"));
    return assumed;
}

} // namespace

QStringList readingNotes(const Edit& read, const LabState& state, const QStringList& settings)
{
    const auto* whole = std::get_if<LoadModel>(&read);
    const auto* block = std::get_if<LoadRope>(&read);
    QStringList notes;
    if (!whole && !block)
        return notes;
    for (const std::string& note : whole ? whole->model.notes : block->block.notes)
        notes += Words::tr("noted: %1").arg(QString::fromStdString(note));
    if (!block)
        return notes;
    const QStringList assumed = assumedIn(block->block, state, settings);
    if (!assumed.isEmpty())
        notes += Words::tr("not in the file, so assumed: %1; --set gives others, such as "
                           "--set rope.width=128")
                     .arg(assumed.join(u", "_s));
    return notes;
}

void sayNotes(const QString& file, const QStringList& notes)
{
    for (const QString& note : notes)
        std::cerr << "position-lab: " << QDir::toNativeSeparators(file).toStdString() << ": "
                  << note.toStdString() << '\n';
}

} // namespace lab::app
