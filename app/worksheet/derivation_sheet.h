#pragma once

#include "app/files/problem.h"
#include "core/state/lab_state.h"

#include <QByteArray>
#include <QString>

namespace lab::app {

/// The whole derivation on one page of A4, as a PDF in the language of the program: of each page
/// its number and title, the line, and both sides of its check with the numbers of the state.
QByteArray derivationPdf(const LabState& state);

/// Writes it, whole or not at all.
Outcome<void> writtenDerivation(const LabState& state, const QString& path);

} // namespace lab::app
