#include "core/encodings/nope/formula.h"

#include <cassert>
#include <limits>

namespace lab {

double bias(const Nope& nope, std::int64_t query, std::int64_t key)
{
    return isVisible(nope.visible, query, key) ? 0 : std::numeric_limits<double>::quiet_NaN();
}

double evenWeight(const Nope& nope, std::int64_t query, std::int64_t key, std::int64_t keys)
{
    assert(query >= 0 && query < keys && key >= 0 && key < keys);
    if (!isVisible(nope.visible, query, key))
        return 0;
    const std::int64_t seen = nope.visible == Visible::AllKeys ? keys : query + 1;
    return 1 / static_cast<double>(seen);
}

} // namespace lab
