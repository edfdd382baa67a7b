#include "core/models/written_rope.h"

#include "core/encodings/scaling/formula.h"
#include "core/encodings/scaling/method.h"

namespace lab {

std::string_view ropeType(ScalingMethod method)
{
    return rowOf(method).ropeType;
}

bool isWrittenAsPlain(ScalingMethod method)
{
    return ropeType(method) == "default";
}

double writtenBase(const Rotary& rotary, const RotaryScaling& scaling)
{
    // The base of dynamic NTK follows from its rope_type.
    return isWrittenAsPlain(scaling.method) ? scaledBase(rotary, scaling) : rotary.base;
}

double writtenShare(const RotaryScaling& scaling, double rotatedShare, bool doWidthsSayIt)
{
    if (scaling.method == ScalingMethod::ProportionalRope)
        return scaling.turningShare;
    return doWidthsSayIt ? 1 : rotatedShare;
}

} // namespace lab
