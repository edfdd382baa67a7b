#include "ui/store/atomic_writing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace lab::ui {

namespace {

struct WritingWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::AtomicWriting)
};

} // namespace

Outcome<void> madeFolder(const QString& folder)
{
    std::error_code error; // QDir has none
    std::filesystem::create_directories(QFileInfo(folder).filesystemFilePath(), error);
    if (!error)
        return {};
    return Unexpected(Error {
        WritingWords::tr("The folder %1 could not be created: %2.")
            .arg(QDir::toNativeSeparators(folder), QString::fromStdString(error.message()))});
}

Outcome<void> keptAtomically(const QString& path, std::string_view bytes)
{
    if (const auto made = madeFolder(QFileInfo(path).path()); !made)
        return made;
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    errno = 0;
    // commit() of Qt 6.4 ignores a failing flush and accepts an incomplete file.
    if (file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.flush()
        && file.commit())
        return {};
    const QString why = writingError(file, errno);
    return Unexpected(Error {
        WritingWords::tr("%1 could not be written: %2.").arg(QDir::toNativeSeparators(path), why)});
}

QString writingError(const QFileDevice& file, int error)
{
    QString why = file.errorString();
    const bool isSaid = file.error() != QFileDevice::NoError && why != QBuffer().errorString();
    if (isSaid && error != ENOSPC)
        return why;
    return error == 0 || error == ENOSPC ? WritingWords::tr("the disk is full")
                                         : QString::fromLocal8Bit(std::strerror(error));
}

} // namespace lab::ui
