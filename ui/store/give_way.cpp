#include "ui/store/give_way.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace lab::ui {

void giveWay()
{
#ifdef Q_OS_LINUX
    constexpr int niceness = 10;
    setpriority(PRIO_PROCESS, 0, niceness); // Linux takes 0 for the thread
#endif
}

} // namespace lab::ui
