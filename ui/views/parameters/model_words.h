#pragma once

#include "core/state/lab_state.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// What is to be said of a model beside its name, a paragraph each: that the pictures of RoPE are
/// not its, what transformers warns of, what is a guess, what its class sets, and what is in the
/// file and in no picture. None where there is nothing to say.
QStringList paragraphsOn(const ModelNote& note);

/// One kind of the model's layers: "Window of 1024, base 10 000 · 22 of 26".
QString textOn(const LayerKind& kind, const std::vector<LayerKind>& all);

/// That the pictures of RoPE are not of this model, or nothing where they are.
QString sentenceOnPictures(const ModelNote& note);

} // namespace lab::ui
