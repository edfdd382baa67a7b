#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lab {

constexpr int cannotBeTried = 77; ///< the exit code of a child without the required permission

/// The result of a separate process, which may give up permissions.
template <class Act> int inChild(const Act& act)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(act());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Gives this process the right to mount, in its own user namespace.
inline bool hasOwnMounts()
{
    if (unshare(CLONE_NEWNS) == 0)
        return true;
    const QByteArray user = QByteArray::number(geteuid());
    const QByteArray group = QByteArray::number(getegid());
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
        return false;
    const auto reported = [](const char* path, const QByteArray& text) {
        QFile file(QString::fromLatin1(path));
        return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)
            && file.write(text) == text.size();
    };
    return reported("/proc/self/uid_map", user + ' ' + user + " 1")
        && reported("/proc/self/setgroups", "deny")
        && reported("/proc/self/gid_map", group + ' ' + group + " 1");
}

/// A disk of 64 kB in the folder, only for this process, which must be a child.
inline bool isMountedOn(const QByteArray& folder)
{
    if (!hasOwnMounts() || mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
        || mount("tmpfs", folder.constData(), "tmpfs", 0, "size=64k") != 0)
        return false;
    QFile tried(QString::fromLocal8Bit(folder) + QStringLiteral("/tried"));
    return tried.open(QIODevice::WriteOnly) && tried.remove();
}

} // namespace lab
