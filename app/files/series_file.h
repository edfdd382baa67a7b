#pragma once

#include "app/files/problem.h"
#include "core/state/lab_state.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonValue>
#include <QString>

namespace lab::app {

/// A series in a scene: [{"caption": {"en": "…", "zh_CN": "…"}, "seconds": 2, "parameters": {…}},
/// …]. Each state has the entries of a scene that differ from the state before it, the first from
/// the scene itself; null takes an entry out. Caption and seconds may be left out.
///
/// Law: the series of a saved scene is the series that was saved. A problem names the line, where
/// the text is given, the number of the state from 1, and what would be right.
QJsonArray seriesEntry(const LabState& state);
/// `path` is that of the scene in the text; empty where the text is the scene.
Outcome<Series> seriesIn(const QJsonValue& list, const LabState& start, const QString& name,
    const QByteArray& text, const QString& path = {});

} // namespace lab::app
