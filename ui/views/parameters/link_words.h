#pragma once

#include "core/state/links.h"

#include <QString>

namespace lab::ui {

/// Whether benches share the group's value, and what a click on its chain does.
QString chainWords(const LinkGroup& group, bool isLinked);

/// Below a parameter while its group is linked: the model that has set its value, or why it has its
/// own. Empty if there is nothing to say.
QString linkNote(const Parameter& parameter, const LabState& state);

} // namespace lab::ui
