#pragma once

#include <functional>

namespace lab {

/// Called by a long computation with the share that is done, from 0 to 1 and never decreasing. It
/// returns whether to continue; after false, the computation ends soon without a result. It is
/// called in the thread of the computation, some thousand times per second.
using Progress = std::function<bool(double share)>;

} // namespace lab
