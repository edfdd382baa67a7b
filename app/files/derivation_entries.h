#pragma once

#include "app/text/error.h"
#include "core/state/derivation.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace lab::app {

/// What the learner has bent, broken and answered, as entries of a scene.
void writeDerivation(QJsonObject& scene, const Derivation& derivation);

/// Where an entry stands, for sentences: "a.json, line 7".
using PlaceOfEntry = std::function<QString(const QString& entry)>;

/// The derivation with the entries of a scene. Of a version that had sixteen steps the bends alone
/// are kept.
Outcome<Derivation> withDerivation(
    Derivation derivation, const QJsonObject& scene, const PlaceOfEntry& placeOf);

/// The parameters of a version that had sixteen steps as they are now: the page that has the step's
/// line. Passes and phases were others.
QJsonObject withPages(QJsonObject settings);

} // namespace lab::app
