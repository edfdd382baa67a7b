#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab permutation FILE --from interleaved --to halves`: the order of a head's rows in
/// the other layout, and a program that reorders weights accordingly and checks itself, on standard
/// output; with
/// --json the same as an object with the check's numbers. The arguments begin with the command's
/// name; returns the exit code.
int runPermutation(const QStringList& arguments);

} // namespace lab::app
