#include "core/math/exact/near_sin_cos.h"

namespace lab {

const TurnParts& turnParts()
{
    static const TurnParts parts = [] {
        TurnParts whole;
        for (std::uint64_t part = 0; part < whole.size(); ++part)
            whole[part] = sinCos(Turn {part << 56, 0});
        return whole;
    }();
    return parts;
}

} // namespace lab
