#pragma once

#include "core/frames/derivation/page_frame.h"

#include <QStringList>

namespace lab::ui {

struct DerivationPage;

/// The check of a page with its numbers inserted, or as NumPy code, as selected in the state.
QStringList writtenLines(const LabState& state, const DerivationPage& page, const PageFrame& frame);

/// A NumPy program that computes both sides of the page's claim, sound or with one of its breaks,
/// and prints them and their difference. It needs only NumPy.
QStringList codeLines(const LabState& state, const DerivationPage& page, int broken);

} // namespace lab::ui
