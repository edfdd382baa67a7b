#pragma once

#include "core/models/kept_key.h"
#include "core/models/layer_kind.h"
#include "core/models/reading_note.h"
#include "core/state/lab_state.h"

#include <string>
#include <vector>

namespace lab {

/// The kinds of the model's layers, that which is shown with the numbers of the state.
std::vector<LayerKind> ladderKinds(const LabState& state);

/// Whether layers of the two kinds turn alike; as plain RoPE, whatever length a scaling that none
/// applies would extend from.
bool turnAlike(const LabState& state, const LayerKind& one, const LayerKind& other);

/// The rotating kinds that turn otherwise than the one that is shown.
std::vector<LayerKind> otherLadders(const LabState& state);

/// The part of the model's file that has its RoPE, "thinker_config.text_config"; empty for the
/// whole.
std::string ropePart(const LabState& state);

/// The keys of the model's RoPE block that whatever is written in its place keeps, as
/// mrope_section; none where the state turns another number of columns, which they were not made
/// for.
std::vector<KeptKey> keptKeys(const LabState& state);

/// Whether a note says either, so that the note of a model keeps it (noteOf()).
bool isForWriting(const ReadingNote& readingNote);

/// The note that RoPE is of this part of the file.
ReadingNote readingNoteOnPart(const std::string& path);

/// Whether each rotating kind has an entry of rope_parameters that is no other's.
bool haveEntryEach(const std::vector<LayerKind>& kinds);

} // namespace lab
