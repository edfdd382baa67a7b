#pragma once

#include "core/models/kept_key.h"
#include "core/models/layer_kind.h"
#include "core/models/reading_note.h"
#include "core/state/lab_state.h"

#include <string>
#include <vector>

namespace lab {

/// The kinds of the model's layers; the kind that is shown has the values of the state.
std::vector<LayerKind> currentLayerKinds(const LabState& state);

/// Whether layers of the two kinds rotate in the same way. For plain RoPE, the original length of a
/// scaling that is not applied is ignored.
bool haveSameRotation(const LabState& state, const LayerKind& one, const LayerKind& other);

/// The rotating kinds whose frequencies differ from those of the kind shown.
std::vector<LayerKind> kindsWithOtherFrequencies(const LabState& state);

/// The path of the part of the model file that contains its RoPE, "thinker_config.text_config";
/// empty for the whole file.
std::string ropePart(const LabState& state);

/// The keys of the model's RoPE block that any replacement must keep, such as mrope_section; none
/// if the state rotates another number of columns, because the values do not fit.
std::vector<KeptKey> keptKeys(const LabState& state);

/// Whether a note contains either of these, so that the note of a model keeps it (noteOf()).
bool isForWriting(const ReadingNote& readingNote);

/// The note that RoPE belongs to this part of the file.
ReadingNote readingNoteOnPart(const std::string& path);

/// Whether each rotating kind has its own entry in rope_parameters.
bool haveEntryEach(const std::vector<LayerKind>& kinds);

} // namespace lab
