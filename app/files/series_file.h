#pragma once

#include "core/math/expected.h"
#include "core/state/lab_state.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace lab::app {

class JsonLines;

/// A series in a scene: [{"caption": {"en": "…", "zh_CN": "…"}, "seconds": 2, "notes": {…},
/// "parameters": {…}}, …]. Each state has the entries of a scene that differ from the state before
/// it, the first from the scene itself; null removes an entry. Caption, notes for the presenter and
/// seconds are optional.
///
/// Law: reading a saved scene returns the same series. All errors are reported, up to maxErrors,
/// one sentence each, with the line if the text is given, the number of the state from 1, and what
/// would be right. A state after one with errors is read on top of the valid entries of that state.
QJsonArray seriesEntry(const LabState& state);
struct SeriesPlace {
    const JsonLines* lines = nullptr; ///< of the file; null if its text is not available
    QString path; ///< of the states, ending with a slash: "series/"
};
Expected<Series, QStringList> seriesIn(const QJsonValue& list, const LabState& start,
    const QString& name, const SeriesPlace& place = {});

} // namespace lab::app
