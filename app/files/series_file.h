#pragma once

#include "core/math/expected.h"
#include "core/state/lab_state.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace lab::app {

class JsonLines;

/// A series in a scene: [{"caption": {"en": "…", "zh_CN": "…"}, "seconds": 2, "parameters": {…}},
/// …]. Each state has the entries of a scene that differ from the state before it, the first from
/// the scene itself; null takes an entry out. Caption and seconds may be left out.
///
/// Law: the series of a saved scene is the series that was saved. All that is wrong is told, a
/// sentence each, as long as that is no more than mostErrors: each names the line, where the text
/// is given, the number of the state from 1, and what would be right. A state behind one that is
/// wrong is read as if that had all that is right of it.
QJsonArray seriesEntry(const LabState& state);
struct SeriesPlace {
    const JsonLines* lines = nullptr; ///< of the file; null where its text is not known
    QString path; ///< of the states, and a slash: "series/"
};
Expected<Series, QStringList> seriesIn(const QJsonValue& list, const LabState& start,
    const QString& name, const SeriesPlace& place = {});

} // namespace lab::app
