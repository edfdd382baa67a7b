#pragma once

#include <QByteArray>

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lab {

constexpr int cannotBeTried = 77; ///< what a child gives back that may not do what it is to try

/// What a process of its own, which may give up rights, gives back.
template <class Act> int inChild(const Act& act)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(act());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// A disk of 64 kB in the folder, for this process alone, which is to be a child.
inline bool isMountedOn(const QByteArray& folder)
{
    const bool isAlone = unshare(CLONE_NEWNS) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
    return isAlone && mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && mount("tmpfs", folder.constData(), "tmpfs", 0, "size=64k") == 0;
}

} // namespace lab
