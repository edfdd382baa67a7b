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

/// The edits of that click, one step of undo: all benches get the parameter's value, or each keeps
/// its own.
std::vector<Edit> linkTurned(
    const Parameter& parameter, const LinkGroup& group, const LabState& state);

/// The note below a parameter. If its group is linked: the model that has set its value, or why it
/// has its own; else the benches that use it. Empty if there is nothing to say.
QString linkNote(const Parameter& parameter, const LabState& state);

} // namespace lab::ui
