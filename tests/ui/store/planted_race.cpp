#include "ui/store/background.h"

#include <QCoreApplication>

/// A deliberate data race: the work and this thread both increment one number without
/// synchronization. The thread sanitizer must find it, or it would find none in the program either.
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    lab::ui::Background background;
    int shared = 0;
    background.start([&shared](const lab::ui::Background::Task& task) {
        while (task.isWanted() && shared < 1'000'000)
            ++shared;
    });
    for (int count = 0; count < 1'000'000; ++count)
        ++shared;
    background.stop();
    return shared > 0 ? 0 : 1;
}
