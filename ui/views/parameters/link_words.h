#pragma once

#include "core/state/edit.h"
#include "core/state/links.h"

#include <QString>

#include <vector>

namespace lab::ui {

/// Whether benches share the parameter's value, and what a click on its chain does.
QString chainWords(const Parameter& parameter, const LinkGroup& group, bool isLinked);

/// What a menu calls the same click.
QString chainAction(const LinkGroup& group, bool isLinked);

/// What it does, in one step: all benches get the parameter's value, or each keeps its own.
std::vector<Edit> linkTurned(
    const Parameter& parameter, const LinkGroup& group, const LabState& state);

/// Below a parameter. While its group is linked: the model that has set its value, or why it has
/// its own. Else the benches that use it. Empty where there is nothing to say.
QString linkNote(const Parameter& parameter, const LabState& state);

} // namespace lab::ui
