#pragma once

#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// What is to be said of a model beside its name, a paragraph each: that the pictures of RoPE are
/// not its, what transformers warns of, what is a guess, what its class sets, and what is in the
/// file and in no picture. None where there is nothing to say.
QStringList paragraphsOn(const ModelNote& note);

/// One kind of a model's layers, as short as a list in the panel: "Window 1 024, b 10 000 · 22".
QString textOn(const LayerKind& kind);

/// That the pictures of RoPE are not of this model, or nothing where they are.
QString sentenceOnPictures(const ModelNote& note);

} // namespace lab::ui
