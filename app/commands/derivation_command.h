#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab derivation check FILE…` checks files of pages like that of resources/derivation;
/// returns the exit code. Errors go to standard error, one line per file.
int runDerivationCheck(const QStringList& arguments);

/// `position-lab derivation print -o OUT.pdf [FILE] [--set KEY=VALUE]`: the whole derivation on one
/// printed page with the numbers of a state.
int runDerivationPrint(const QStringList& arguments);

} // namespace lab::app
