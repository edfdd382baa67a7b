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
/// with a value for each row of the parameter table, and in addition the dragged columns of the
/// query and the key, the scores, and what was left out of the model file. The pinned state A has
/// the same entries, under "pinned"; the states of a series are a list, "series" (see seriesIn()).
///
/// Law: reading a saved scene returns the same state. A parameter that is missing in a scene has
/// its default; a missing sentence is the one of the current language. Parameters in the scene must
/// be known and in range.
QByteArray sceneBytes(const LabState& state);
/// `text` is the source of the scene, for line numbers in messages; it may be empty.
Outcome<LabState> sceneState(
    const QJsonObject& scene, const QString& name, const QByteArray& text = {});
/// The same, or all errors in the states of its series, one sentence each.
Expected<LabState, QStringList> sceneOrErrors(
    const QJsonObject& scene, const QString& name, const QByteArray& text = {});
/// The state of a scene as a window opens it. If the scene does not mention a link, the group is
/// linked in each of its states whose members are equal; no number changes.
LabState withLinksOfWindow(LabState state, const QJsonObject& scene);
/// A sentence about a link of the scene whose members differ in the state that was read; empty if
/// there is none.
QString readingNoteOnLinks(const QJsonObject& scene, const LabState& state, const QString& name);
/// The place of a scene in a file with more content.
struct SceneWithin {
    const JsonLines* lines = nullptr; ///< of the file; null if its text is not available
    QString path; ///< "parts/2/scene"; empty if the scene is the whole file
    QString name; ///< of the location, without the line: "l.json, part 3"
};
Expected<LabState, QStringList> sceneOrErrors(
    const QJsonObject& scene, const QString& name, const SceneWithin& within);

/// The entries of a state in a scene, with those of its pinned state.
QJsonObject stateEntries(const LabState& state);
/// The state from such entries, which may also have the entries named in `besides`.
Outcome<LabState> stateInEntries(
    const QJsonObject& entries, const QStringList& besides, const QString& name);

/// The first invalid setting among the "parameters" of a state; empty if all are valid.
struct WrongSetting {
    QString key;
    QString sentence;
};
std::optional<WrongSetting> wrongSettingIn(const QJsonObject& settings, const QString& name);

/// A parameter value from JSON. Lists and objects, which no parameter has, become a text that names
/// them.
Value parameterValue(const QJsonValue& json);
QJsonValue jsonOf(const Value& value);

bool isScene(const QJsonObject& object);

} // namespace lab::app
