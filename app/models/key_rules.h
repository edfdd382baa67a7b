#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace lab::app {

/// Where a key stands in a file.
struct KeyPlace {
    std::vector<QJsonObject> around; ///< the objects that it stands in, the whole file first
    QStringList path; ///< {"text_config", "rope_parameters", "rope_theta"}
};

/// Whether the key's name alone makes it likely that it bears on positions: one of the
/// `position_words` of resources/models/irrelevant_keys.json is a part of it.
bool bearsOnPositions(const QString& key);

/// Whether false under this name may switch positions off: one of the `switch_words` is a part of
/// it.
bool isSwitchOfPositions(const QString& key);

/// Whether a rule of resources/models/irrelevant_keys.json proves that no position depends on the
/// key in a file of this model type. A rule has `keys`, with * for any text, or with dots for the
/// end of a path; `reason` and `source`; and perhaps conditions: `types` of models, keys that must
/// be `given` or `absent`, values that must stand in the file (`where`), a key that the value must
/// be `equal` to, and keys that the place must be `inside` of. What stands in an object that a rule
/// names is irrelevant too. A name with a position word is only met by a rule that spells it out,
/// within an object only where the rule says `whole`, and what stands in an object of such a name
/// only by a rule with its path.
bool isIrrelevant(const KeyPlace& place, const QString& modelType);

} // namespace lab::app
