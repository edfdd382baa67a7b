#pragma once

#include "app/models/block_inside.h"
#include "app/models/block_lines.h"
#include "core/state/lab_state.h"

#include <QStringList>

namespace lab::app {

/// Whether the state's model turns by ladders of several types of layers, each with an entry of its
/// own in rope_parameters, as transformers 5 has them: of Gemma 3, ModernBERT, MiMo-V2-Flash. The
/// layers that are shown have the numbers of the state.
bool isWrittenByLayer(const LabState& state, ui::BlockKeys keys);

/// rope_parameters with an entry a type of layers, null where these have no positions; `shown` is
/// that of the layers that are shown.
QString blockByLayer(const LabState& state, const WrittenLadder& shown);

/// head_dim, and global_head_dim where the heads of full attention have another width.
void addWidthsByLayer(const LabState& state, BlockLines& outer);

/// Whether the text, read again, turns every type of layers as the model does.
bool saysAllLayers(const QString& text, const LabState& state);

/// A sentence on the layers that a block of one ladder leaves out.
QStringList readingNotesOnOtherLayers(const LabState& state);

} // namespace lab::app
