#include "ui/store/yield_priority.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace lab::ui {

void yieldPriority()
{
#ifdef Q_OS_LINUX
    constexpr int niceness = 10;
    setpriority(PRIO_PROCESS, 0, niceness); // for Linux, 0 is the calling thread
#endif
}

} // namespace lab::ui
