#include "core/models/written_rope.h"

#include "core/encodings/scaling/formula.h"

namespace lab {

std::string_view ropeType(ScalingMethod method)
{
    switch (method) {
    case ScalingMethod::PositionInterpolation:
        return "linear";
    case ScalingMethod::DynamicNtk:
        return "dynamic";
    case ScalingMethod::Yarn:
        return "yarn";
    case ScalingMethod::LongRope:
        return "longrope";
    case ScalingMethod::Llama3:
        return "llama3";
    case ScalingMethod::ProportionalRope:
        return "proportional";
    default:
        return "default";
    }
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
