#include "ui/store/motion.h"

namespace lab::ui {

namespace {

bool hasReducedMotion = false;

} // namespace

bool isMotionReduced()
{
    return hasReducedMotion;
}

void setMotionReduced(bool isReduced)
{
    hasReducedMotion = isReduced;
}

} // namespace lab::ui
