#include "ui/store/gesture.h"

namespace lab::ui {

Gesture newGesture()
{
    static Gesture last = 0;
    return ++last;
}

} // namespace lab::ui
