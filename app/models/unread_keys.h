#pragma once

#include "core/models/reading_note.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace lab::app {

/// Adds a note (Origin::NotComputed) on each key at any depth of the file that no note names
/// yet, unless isIrrelevant() has a rule for it. An object or list that holds nothing, null and
/// an empty text count as absent, and so does false where it is no isSwitchOfPositions(). An object
/// with a position word of which no part is named, and a tower for pictures or sounds of which
/// nothing is named, are named as a whole. After the first hundred the rest is counted.
void nameUnread(
    const QJsonObject& file, const QString& modelType, std::vector<ReadingNote>& readingNotes);

} // namespace lab::app
