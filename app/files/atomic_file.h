#pragma once

#include "app/text/error.h"

#include <QSaveFile>

#include <functional>
#include <optional>

namespace lab::app {

/// A file that is written whole or not at all: the old one stays, with its rights and behind its
/// link, until the new one is complete on the disk.
///
/// Until then it stands beside as .NAME.position-lab-0123abcd or
/// .NAME.position-lab-0123abcd.XXXXXX, locked. One that a killed program has left there is locked
/// by nobody, and the next writing of the same file takes it away; a name that is not exactly so is
/// never touched.
class AtomicFile {
public:
    explicit AtomicFile(const QString& path);
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile();

    bool open();
    bool write(const char* bytes, qint64 count); ///< all of them, once it is open
    bool flush(); ///< all that was written so far to the system: a disk may be full
    /// Puts it in its place. What `mayReplace` says no to, when all is on the disk, leaves nothing,
    /// and is no error.
    bool commit(const std::function<bool()>& mayReplace = {});
    /// Why what was asked for last has failed; empty where nothing has.
    QString error() const;

private:
    bool failed(int error); ///< false; why is in error() from now on

    QString m_path; ///< behind its links
    std::optional<QSaveFile> m_file;
    int m_lock = -1;
    QString m_error;
};

/// As writtenAtomically(), with what the writer says at its end.
Outcome<void> writtenUnlessGivenUp(
    const QString& path, const QByteArray& bytes, const std::function<bool()>& mayReplace);

/// Takes away what killed programs have left of writings of the file. Where a system has no locks
/// that end with the program, nothing is.
void removeLeftovers(const QString& path);

/// Whether no program that runs has the file locked; false where that cannot be known.
bool isUnlocked(const QString& path);

/// The system's lock of a file that is there, for as long as this lives, or until a writing puts
/// another file in its place. It wants no right to write and no space.
class FileHold {
public:
    explicit FileHold(const QString& path);
    FileHold(const FileHold&) = delete;
    FileHold& operator=(const FileHold&) = delete;
    ~FileHold();

    /// Whether another has it, the file is gone, or too many are open to know. Never where a
    /// system, or a disk far away, has no such locks, nor of a file that is not to be read: who
    /// reads it is told why.
    bool isRefused() const { return m_isRefused; }

private:
    int m_lock = -1;
    bool m_isRefused = false;
};

} // namespace lab::app
