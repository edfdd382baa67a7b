#pragma once

#include "app/text/error.h"

#include <QSaveFile>

#include <functional>
#include <optional>

namespace lab::app {

/// A file that is written completely or not at all: the old file, with its permissions and behind
/// its symbolic link, stays until the new one is complete on the disk.
///
/// Until then, the new file is beside the old one as .NAME.position-lab-0123abcd or
/// .NAME.position-lab-0123abcd.XXXXXX, locked. A file of this kind that a killed program has left
/// is unlocked, and the next write to the same file removes it. Files with other names are never
/// removed.
class AtomicFile {
public:
    explicit AtomicFile(const QString& path);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile();

    bool open();
    /// False unless all bytes were written; call open() first.
    bool write(const char* bytes, qint64 count);
    bool flush(); ///< passes everything written so far to the system, because the disk may be full
    /// Moves the new file into place. If `mayReplace`, called when everything is on the disk,
    /// returns false, the new file is removed; this is not an error.
    bool commit(const std::function<bool()>& mayReplace = {});
    /// Why the last operation failed; empty if it succeeded.
    QString error() const;

private:
    bool failed(int error); ///< always false; sets error()

    QString m_path; ///< with links resolved
    std::optional<QSaveFile> m_file;
    int m_lock = -1;
    QString m_error;
};

/// Like writtenAtomically(), but `mayReplace` is called at the end and can cancel.
Outcome<void> writtenUnlessCancelled(
    const QString& path, const QByteArray& bytes, const std::function<bool()>& mayReplace);

/// Removes partial files that killed programs have left while writing this file. Does nothing on a
/// system whose locks do not end with the program.
void removeLeftovers(const QString& path);

/// Whether no running program holds a lock on the file; false if this cannot be determined.
bool isUnlocked(const QString& path);

/// A system lock on an existing file, held as long as this object lives or until a write replaces
/// the file. It needs neither write permission nor disk space.
class FileLock {
public:
    explicit FileLock(const QString& path);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    /// Whether another program holds the lock, the file is gone, or too many files are open to
    /// tell. Always false if the system or a remote disk has no such locks, and for an unreadable
    /// file, because reading it reports the error.
    bool isRefused() const { return m_isRefused; }

private:
    int m_lock = -1;
    bool m_isRefused = false;
};

} // namespace lab::app
