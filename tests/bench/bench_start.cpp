// The program's start as for a user, ended by its first painted frame.

#include "app/commands/command_line.h"
#include "tests/bench/first_paint.h"

namespace {

void watchFirstPaint()
{
    QCoreApplication* application = QCoreApplication::instance();
    application->installEventFilter(new FirstPaint(application));
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(watchFirstPaint)

int main(int argc, char** argv)
{
    return lab::app::run(argc, argv);
}
