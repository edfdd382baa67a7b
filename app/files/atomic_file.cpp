#include "app/files/atomic_file.h"

#include "ui/store/atomic_writing.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <cerrno>
#include <cstdio>
#include <cstring>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct AtomicFileWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::AtomicFile)
};

constexpr qsizetype longestPart = 60; ///< of a name; longer names may exceed what a folder allows
constexpr int maxLinks = 40; ///< followed from one to the next; the usual limit of systems

bool isNoPlainFile(const QFileInfo& info)
{
    return info.exists() && !info.isFile() && !info.isDir();
}

QString behindLinks(QString path)
{
    if (isNoPlainFile(QFileInfo(path)))
        return path; // /dev/stdout refers to a pipe, which has no path
    for (int link = 0; link < maxLinks && QFileInfo(path).isSymLink(); ++link)
        path = QFileInfo(path).symLinkTarget();
    return path;
}

/// ".scene.json.position-lab-" for /scenes/scene.json.
QString hiddenName(const QString& path)
{
    return u'.' + QFileInfo(path).fileName().left(longestPart) + u".position-lab-"_s;
}

#ifdef Q_OS_UNIX

// The lock of an open file, released with the last process that has it open. -1 if it has none.
int lockOf(int file)
{
    const int held = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 0);
    if (held >= 0)
        flock(held, LOCK_EX | LOCK_NB);
    return held;
}

void unlock(int lock)
{
    if (lock >= 0)
        close(lock);
}

int whyNothingIsMadeIn(const QByteArray& folder)
{
    return access(folder.constData(), W_OK | X_OK) == 0 ? 0 : errno;
}

// Reports errors that a remote disk or a quota reports only now. It is no error if the file does
// not support syncing.
bool isOnDisk(int file)
{
    return fsync(file) == 0 || (errno != ENOSPC && errno != EDQUOT && errno != EIO);
}

#else

int lockOf(int)
{
    return -1;
}
void unlock(int) { }
int whyNothingIsMadeIn(const QByteArray&)
{
    return 0;
}
bool isOnDisk(int)
{
    return true;
}

#endif

/// The error if the new file's folder, and not the old file, is the problem; else empty.
QString errorOfFolder(const QString& folder)
{
    const int error = whyNothingIsMadeIn(QFile::encodeName(folder));
    const QString name =
        QDir::toNativeSeparators(folder == u"."_s ? QFileInfo(folder).absoluteFilePath() : folder);
    if (const QFileInfo info(folder); error == ENOTDIR || (info.exists() && !info.isDir()))
        return AtomicFileWords::tr("%1 is not a folder").arg(name);
    if (error == ENOENT)
        return AtomicFileWords::tr("the folder %1 does not exist").arg(name);
    if (error == EACCES)
        return AtomicFileWords::tr("you do not have permission to create files in the folder %1")
            .arg(name);
    return {};
}

} // namespace

#ifdef Q_OS_UNIX

namespace {

int openedToLock(const QString& path)
{
    return open(
        QFile::encodeName(path).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
}

} // namespace

bool isUnlocked(const QString& path)
{
    const int file = openedToLock(path);
    const bool isFree = file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0;
    if (file >= 0)
        close(file);
    return isFree;
}

FileLock::FileLock(const QString& path)
    : m_lock(openedToLock(path))
{
    if (m_lock < 0)
        m_isRefused = errno == ENOENT || errno == EMFILE || errno == ENFILE;
    else
        m_isRefused = flock(m_lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

#else

bool isUnlocked(const QString&)
{
    return false;
}

FileLock::FileLock(const QString&) { }

#endif

FileLock::~FileLock()
{
    unlock(m_lock);
}

void removeLeftovers(const QString& path)
{
    const QString file = behindLinks(path);
    const QDir folder = QFileInfo(file).dir();
    static const QRegularExpression ending(
        QRegularExpression::anchoredPattern(u"[0-9a-f]{8}(\\.[A-Za-z]{6})?"_s));
    const QString beginning = hiddenName(file);
    const auto names =
        folder.entryList(QDir::Files | QDir::Hidden | QDir::NoSymLinks | QDir::CaseSensitive);
    for (const QString& name : names) {
        if (!name.startsWith(beginning) || !ending.match(name.mid(beginning.size())).hasMatch())
            continue;
        if (const QString left = folder.filePath(name); isUnlocked(left))
            QFile::remove(left);
    }
}

AtomicFile::AtomicFile(const QString& path)
    : m_path(behindLinks(path))
{
}

AtomicFile::~AtomicFile()
{
    unlock(m_lock);
}

bool AtomicFile::open()
{
    const QFileInfo old(m_path);
    if (old.isDir()) {
        m_error = AtomicFileWords::tr("it is a folder");
        return false;
    }
    if (isNoPlainFile(old)) {
        m_error = AtomicFileWords::tr("it is not a regular file");
        return false;
    }
    if (old.exists() && !old.isWritable()) {
        m_error = AtomicFileWords::tr("you do not have permission to change it");
        return false;
    }
    removeLeftovers(m_path);
    const quint32 number = QRandomGenerator::global()->generate();
    m_file.emplace(old.dir().filePath(
        hiddenName(m_path) + QString::number(number, 16).rightJustified(8, u'0')));
    if (!m_file->open(QIODevice::WriteOnly)) {
        m_error = errorOfFolder(old.path());
        return false;
    }
    m_lock = lockOf(m_file->handle());
    if (old.exists()) // some disks do not keep permissions
        m_file->setPermissions(old.permissions());
    return true;
}

bool AtomicFile::write(const char* bytes, qint64 count)
{
    errno = 0;
    return m_file->write(bytes, count) == count || failed(errno);
}

bool AtomicFile::flush()
{
    errno = 0;
    return m_file->flush() || failed(errno);
}

bool AtomicFile::commit(const std::function<bool()>& mayReplace)
{
    // commit() of Qt 6.4 ignores a failing flush and accepts an incomplete file.
    if (!flush())
        return false;
    errno = 0;
    if (!isOnDisk(m_file->handle()))
        return failed(errno);
    if (mayReplace && !mayReplace()) {
        m_file->cancelWriting();
        return true;
    }
    if (!m_file->commit())
        return failed(errno);
    const QByteArray made = QFile::encodeName(m_file->fileName());
    if (std::rename(made.constData(), QFile::encodeName(m_path).constData()) == 0)
        return true;
    m_error = QString::fromLocal8Bit(std::strerror(errno));
    std::remove(made.constData());
    return false;
}

bool AtomicFile::failed(int error)
{
    if (m_error.isEmpty()) // the first error is the cause of later ones
        m_error = ui::writingError(*m_file, error);
    return false;
}

QString AtomicFile::error() const
{
    if (!m_error.isEmpty() || !m_file || m_file->error() == QFileDevice::NoError)
        return m_error;
    return m_file->errorString();
}

} // namespace lab::app
