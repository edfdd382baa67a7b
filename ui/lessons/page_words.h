#pragma once

#include "core/frames/derivation/page_frame.h"

#include <QStringList>

namespace lab::ui {

struct DerivationPage;

/// The check of a page with its numbers put in, or as NumPy code, as the state asks.
QStringList writtenLines(const LabState& state, const DerivationPage& page, const PageFrame& frame);

/// A NumPy program that computes both sides of the page's claim, sound or in one of its ways
/// broken, and prints them and their difference. It needs nothing beside NumPy.
QStringList codeLines(const LabState& state, const DerivationPage& page, int broken);

} // namespace lab::ui
