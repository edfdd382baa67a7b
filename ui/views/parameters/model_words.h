#pragma once

#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// Notes about a model beside its name, one paragraph each: that the pictures of RoPE do not apply
/// to it, warnings of transformers, guesses, values set by its class, and settings in the file that
/// no picture shows. Empty if there are none.
QStringList paragraphsOn(const ModelNote& note);

/// One kind of a model's layers, short enough for a list in the panel: "Window 1 024, b 10 000 ·
/// 22".
QString textOn(const LayerKind& kind);

/// A note that the pictures of RoPE do not apply to this model; empty if they do.
QString sentenceOnPictures(const ModelNote& note);

} // namespace lab::ui
