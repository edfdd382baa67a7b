#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace lab::app {

/// The location of a key in a file.
struct KeyPlace {
    std::vector<QJsonObject> around; ///< the enclosing objects, the whole file first
    QStringList path; ///< {"text_config", "rope_parameters", "rope_theta"}
};

/// Whether the key's name suggests that it affects positions: it contains one of the
/// `position_words` of resources/models/irrelevant_keys.json.
bool bearsOnPositions(const QString& key);

/// Whether false under this name may switch positions off: it contains one of the `switch_words`.
bool isSwitchOfPositions(const QString& key);

/// Whether a rule of resources/models/irrelevant_keys.json proves that no position depends on the
/// key in a file of this model type. A rule has `keys`, with * for any text, or with dots for the
/// end of a path; `reason` and `source`; and perhaps conditions: `types` of models, keys that must
/// be `given` or `absent`, values that the file must have (`where`), a key that the value must be
/// `equal` to, and keys that the place must be `inside` of. Everything in an object that a rule
/// names is irrelevant too. A name with a position word matches only a rule that spells it out,
/// within an object only if the rule has `whole`, and keys in an object of such a name match only a
/// rule with their path.
bool isIrrelevant(const KeyPlace& place, const QString& modelType);

} // namespace lab::app
