#pragma once

#include "app/models/config_reader.h"
#include "core/state/model.h"

namespace lab::app {

/// mrope_section, in a block or outside, as three numbers of pairs, for time, height and width, and
/// whether they alternate: by mrope_interleaved or mrope_layout, or because the class always does.
/// Anything but a list is an error of `reader`; a list of other axes gets a note and is ignored.
void readSections(ConfigReader& reader, Model& model);

/// The sections of the class, if the file gives none and they fit the rotated columns.
void fillSections(ConfigReader& config, Model& model);

} // namespace lab::app
