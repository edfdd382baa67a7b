#pragma once

#include "app/text/error.h"
#include "core/state/derivation.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace lab::app {

/// Writes the learner's dragged angles, breaks and answers as entries of a scene.
void writeDerivation(QJsonObject& scene, const Derivation& derivation);

/// The location of an entry, for messages: "a.json, line 7".
using PlaceOfEntry = std::function<QString(const QString& entry)>;

/// The derivation with the entries of a scene. For a version with sixteen steps, only the dragged
/// angles are kept.
Outcome<Derivation> withDerivation(
    Derivation derivation, const QJsonObject& scene, const PlaceOfEntry& placeOf);

/// Converts parameters of a version with sixteen steps: to the page that has the equation of the
/// step. Passes and phases had another meaning.
QJsonObject withPages(QJsonObject settings);

} // namespace lab::app
