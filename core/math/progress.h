#pragma once

#include <functional>

namespace lab {

/// What a long computation tells while it works: the share that is done, from 0 to 1 and never
/// less than before. The answer says whether to go on; after a false one the computation ends soon
/// and gives nothing. It is called where the computation runs, some thousand times a second.
using Progress = std::function<bool(double share)>;

} // namespace lab
