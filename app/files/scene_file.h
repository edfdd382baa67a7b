#pragma once

#include "app/text/error.h"
#include "core/state/lab_state.h"
#include "core/state/parameters.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace lab::app {

class JsonLines;

constexpr int sceneVersion = 1;

/// A scene is a state as JSON: {"format": "position-lab scene", "version": 1, "parameters": {…}}
/// with a value for each row of the parameter table, and beside it the dragged columns of the
/// query and the key, the scores, and what the model file left out. What is pinned as A has the
/// same entries once more, under "pinned"; the states of a series are a list, "series" (see
/// seriesIn()).
///
/// Law: the state of a saved scene is the state that was saved. A parameter that a scene does not
/// give has its default, sentences that of the language that is spoken; one that it gives must be
/// known and in its range.
QByteArray sceneBytes(const LabState& state);
/// `text` is what the scene was read from, for the lines in sentences; it may be empty.
Outcome<LabState> sceneState(
    const QJsonObject& scene, const QString& name, const QByteArray& text = {});
/// The same, or all that is wrong with the states of its series, a sentence each.
Expected<LabState, QStringList> sceneOrErrors(
    const QJsonObject& scene, const QString& name, const QByteArray& text = {});
/// The state of a scene as a window opens it. Where the scene says nothing of a link, the group is
/// linked in each of its states whose members are equal; no number changes.
LabState withLinksOfWindow(LabState state, const QJsonObject& scene);
/// A sentence on a link of the scene whose members differ in the state that was read; empty where
/// there is none.
QString readingNoteOnLinks(const QJsonObject& scene, const LabState& state, const QString& name);
/// Where a scene stands in a file that holds more.
struct SceneWithin {
    const JsonLines* lines = nullptr; ///< of the file; null where its text is not known
    QString path; ///< "parts/2/scene"; empty of the whole file
    QString name; ///< of the place without its line: "l.json, part 3"
};
Expected<LabState, QStringList> sceneOrErrors(
    const QJsonObject& scene, const QString& name, const SceneWithin& within);

/// The entries that a state has in a scene, with those of what is pinned.
QJsonObject stateEntries(const LabState& state);
/// The state of such entries, which stand beside those named in `besides`.
Outcome<LabState> stateInEntries(
    const QJsonObject& entries, const QStringList& besides, const QString& name);

/// Of the "parameters" of a state the first that cannot be; nothing where all can.
struct WrongSetting {
    QString key;
    QString sentence;
};
std::optional<WrongSetting> wrongSettingIn(const QJsonObject& settings, const QString& name);

/// A value of the parameter table as it stands in JSON; lists and objects, which none has, come as
/// the text that names them.
Value parameterValue(const QJsonValue& json);
QJsonValue jsonOf(const Value& value);

bool isScene(const QJsonObject& object);

} // namespace lab::app
