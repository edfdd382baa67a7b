#include "app/files/streamed_file.h"

#include "app/files/atomic_file.h"
#include "app/text/exit.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::StreamedFile)
};

QString ofSystem(int error)
{
    return QString::fromLocal8Bit(std::strerror(error));
}

Unexpected<Error> unchanged(const QString& name, const QString& why)
{
    return Unexpected(
        Error {Words::tr("%1 could not be written: %2. Nothing was changed.").arg(name, why)});
}

// To a stream, where output before an error stays.
Outcome<void> streamed(std::FILE* out, const QString& name, const Pieces& pieces)
{
    for (std::string piece = pieces(); !piece.empty(); piece = pieces()) {
        if (std::fwrite(piece.data(), 1, piece.size(), out) != piece.size())
            break;
    }
    const bool isWhole = std::ferror(out) == 0 && std::fflush(out) == 0;
    const int error = errno;
    if (isWhole || error == EPIPE)
        return {};
    return Unexpected(
        Error {Words::tr("%1 could not be written completely: %2.")
                   .arg(name, error == EBADF ? Words::tr("it is closed") : ofSystem(error))});
}

Outcome<void> replaced(const QString& path, const QString& name, const Pieces& pieces)
{
    AtomicFile file(path);
    bool isWell = file.open();
    while (isWell) {
        const std::string piece = pieces();
        if (piece.empty())
            break;
        isWell = file.write(piece.data(), static_cast<qint64>(piece.size()));
    }
    if (isWell && file.commit())
        return {};
    return unchanged(name, file.error());
}

} // namespace

void reserveStandardStreams()
{
#ifdef Q_OS_UNIX
    // Occupies the numbers of closed streams with a descriptor that cannot be read as the first or
    // written as the others.
    for (int stream = 0; stream <= 2; ++stream)
        if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY);
#endif
}

bool isStandardStream(const QString& path)
{
    return path == QLatin1StringView("-");
}

Outcome<void> streamed(const QString& path, const Pieces& pieces)
{
    if (path.isEmpty() || isStandardStream(path))
        return streamed(stdout, Words::tr("Standard output"), pieces);
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    if (!info.exists() || info.isFile() || info.isDir())
        return replaced(path, name, pieces);
    std::FILE* const device = std::fopen(QFile::encodeName(path).constData(), "wb");
    if (!device)
        return unchanged(name, ofSystem(errno));
    const auto done = streamed(device, name, pieces);
    std::fclose(device);
    return done;
}

Outcome<void> checkedOutput(const QString& path)
{
    if (isStandardStream(path))
        return {};
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    if (info.isDir())
        return unchanged(name, ofSystem(EISDIR));
    if (path.isEmpty() || (info.exists() && !info.isFile()))
        return {};
    AtomicFile file(path);
    if (file.open())
        return {};
    return unchanged(name, file.error());
}

int printed(const QString& text)
{
    std::string left = text.toStdString();
    return ended(streamed({}, [&] { return std::exchange(left, {}); }));
}

} // namespace lab::app
