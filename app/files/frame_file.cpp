#include "app/files/frame_file.h"

#include "app/files/export.h"
#include "app/files/json_file.h"
#include "app/files/page_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::FrameFile)
};

/// The pictures wait in memory, so that nothing is there of a series that is given up.
class PngFolder final : public FrameFile {
public:
    explicit PngFolder(const QString& path)
        : m_path(path)
    {
    }

    Outcome<void> added(const QImage& picture, double) override
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!picture.save(&buffer, "PNG"))
            return Unexpected(noPicture(m_path, picture.size()));
        m_pictures.push_back(bytes);
        return {};
    }

    Outcome<void> finished() override
    {
        if (!QDir().mkpath(m_path))
            return Unexpected(Problem {
                Words::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(m_path))});
        for (std::size_t k = 0; k < m_pictures.size(); ++k) {
            const QString name = u"%1.png"_s.arg(static_cast<int>(k) + 1, 3, 10, QChar(u'0'));
            if (const auto done = writtenWhole(QDir(m_path).filePath(name), m_pictures[k]); !done)
                return done;
        }
        return {};
    }

private:
    QString m_path;
    std::vector<QByteArray> m_pictures;
};

} // namespace

std::unique_ptr<FrameFile> newFrameFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == "gif"_L1)
        return newGif(path);
    if (ending == "webp"_L1)
        return newWebP(path);
    return std::make_unique<PngFolder>(path);
}

bool isAnimation(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == "gif"_L1 || ending == "webp"_L1;
}

Outcome<void> checkedFramePath(const QString& path)
{
    if (path.isEmpty())
        return Unexpected(Problem {
            Words::tr("A name is wanted that ends in .html, .gif or .webp, or that of a folder for "
                      "numbered PNGs.")});
    if (isPage(path))
        return {};
    const QFileInfo info(path);
    const bool isFolder =
        path.endsWith(u'/') || info.isDir() || (info.suffix().isEmpty() && !info.exists());
    if (isAnimation(path) != isFolder)
        return {};
    return Unexpected(Problem {
        Words::tr("%1: the name must end in .html, .gif or .webp, or be a folder for numbered "
                  "PNGs.")
            .arg(QDir::toNativeSeparators(path))});
}

} // namespace lab::app
