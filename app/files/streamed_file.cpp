#include "app/files/streamed_file.h"

#include "app/commands/exit.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::StreamedFile)
};

QString ofSystem(int error)
{
    return QString::fromLocal8Bit(std::strerror(error));
}

// To a stream that stays as far as it was written.
QString streamed(std::FILE* out, const QString& name, const Pieces& pieces)
{
    for (std::string piece = pieces(); !piece.empty(); piece = pieces()) {
        if (std::fwrite(piece.data(), 1, piece.size(), out) != piece.size())
            break;
    }
    const bool isWhole = std::ferror(out) == 0 && std::fflush(out) == 0;
    const int error = errno;
    if (isWhole || error == EPIPE)
        return {};
    return Words::tr("%1 cannot be written whole: %2.").arg(name, ofSystem(error));
}

QString replaced(const QString& path, const QString& name, const Pieces& pieces)
{
    QSaveFile file(path);
    bool isWell = file.open(QIODevice::WriteOnly);
    while (isWell) {
        const std::string piece = pieces();
        if (piece.empty())
            break;
        const auto size = static_cast<qint64>(piece.size());
        isWell = file.write(piece.data(), size) == size;
    }
    if (isWell && file.commit())
        return {};
    return Words::tr("%1 cannot be written: %2. Nothing was changed.")
        .arg(name, file.errorString());
}

} // namespace

QString streamed(const QString& path, const Pieces& pieces)
{
    if (path.isEmpty())
        return streamed(stdout, Words::tr("Standard output"), pieces);
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    if (!info.exists() || info.isFile() || info.isDir())
        return replaced(path, name, pieces);
    std::FILE* const device = std::fopen(QFile::encodeName(path).constData(), "wb");
    if (!device)
        return Words::tr("%1 cannot be written: %2. Nothing was changed.")
            .arg(name, ofSystem(errno));
    const QString sentence = streamed(device, name, pieces);
    std::fclose(device);
    return sentence;
}

int printed(const QString& text)
{
    std::string left = text.toStdString();
    const QString sentence = streamed({}, [&] { return std::exchange(left, {}); });
    return ended(sentence.isEmpty() ? Exit::Done : Exit::Failed, sentence);
}

} // namespace lab::app
