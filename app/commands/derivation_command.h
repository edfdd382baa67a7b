#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab derivation check FILE…` looks through files of pages, as resources/derivation has
/// one; gives the exit code. What is wrong goes to standard error, a line a file.
int runDerivationCheck(const QStringList& arguments);

/// `position-lab derivation print -o OUT.pdf [FILE] [--set KEY=VALUE]`: the whole derivation on one
/// page of paper with the numbers of a state.
int runDerivationPrint(const QStringList& arguments);

} // namespace lab::app
