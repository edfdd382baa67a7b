#pragma once

#include "app/models/block_inside.h"
#include "app/models/block_lines.h"
#include "core/state/lab_state.h"

#include <QStringList>

namespace lab::app {

/// Whether the state's model has several types of layers with different frequencies, each with its
/// own entry in rope_parameters, as in transformers 5: Gemma 3, ModernBERT, MiMo-V2-Flash. The
/// layers shown have the values of the state.
bool isWrittenByLayer(const LabState& state, ui::BlockKeys keys);

/// rope_parameters with an entry per type of layers, null for layers without positions; `shown` is
/// that of the layers shown.
QString blockByLayer(const LabState& state, const WrittenLadder& shown);

/// head_dim, and global_head_dim if the heads of full attention have another width
void addWidthsByLayer(const LabState& state, BlockLines& outer);

/// Whether the text, read again, rotates every type of layers as the model does.
bool saysAllLayers(const QString& text, const LabState& state);

/// A sentence about the layers that a block with a single set of frequencies leaves out.
QStringList readingNotesOnOtherLayers(const LabState& state);

} // namespace lab::app
