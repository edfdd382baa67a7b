#pragma once

#include "core/models/reading_note.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace lab::app {

/// Adds a note (Origin::NotComputed) on each key at any depth of the file that no note names yet,
/// unless isIrrelevant() has a rule for it. Empty objects and lists, null and empty texts count as
/// absent, and so does false without isSwitchOfPositions(). An object with a position word and no
/// named part, and a tower for pictures or sounds without any, are named as a whole. After the
/// first hundred the rest is counted.
void nameUnread(
    const QJsonObject& file, const QString& modelType, std::vector<ReadingNote>& readingNotes);

} // namespace lab::app
