#include "app/exports/frame_file.h"

#include "app/exports/export.h"
#include "app/exports/page_export.h"
#include "app/files/atomic_file.h"
#include "app/files/streamed_file.h"
#include "ui/store/atomic_writing.h"

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

/// The pictures are kept in memory, so that nothing remains of a cancelled series.
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

    Outcome<void> finished(const ui::MayReplace& mayReplace) override
    {
        if (const auto alone = checkedNumbers(); !alone)
            return alone;
        if (const auto made = ui::madeFolder(m_path); !made)
            return made;
        // All are complete beside their places before the first one is moved into place.
        std::vector<std::unique_ptr<AtomicFile>> files;
        for (std::size_t k = 0; k < m_pictures.size(); ++k) {
            const QByteArray& bytes = m_pictures[k];
            AtomicFile& file = *files.emplace_back(std::make_unique<AtomicFile>(pathOf(k)));
            if (!file.open() || !file.write(bytes.data(), bytes.size()) || !file.flush())
                return notWritten(k, 0, file.error());
        }
        if (mayReplace && !mayReplace())
            return {};
        for (std::size_t k = 0; k < files.size(); ++k) {
            if (!files[k]->commit())
                return notWritten(k, k, files[k]->error());
        }
        return {};
    }

private:
    /// "003.png", for the third.
    static QString nameOf(qsizetype index)
    {
        return u"%1.png"_s.arg(index + 1, 3, 10, QChar(u'0'));
    }

    QString pathOf(std::size_t index) const
    {
        return QDir(m_path).filePath(nameOf(static_cast<qsizetype>(index)));
    }

    /// Whether no numbered picture of a longer series would remain after those of this one.
    Outcome<void> checkedNumbers() const
    {
        const auto count = static_cast<qsizetype>(m_pictures.size());
        for (const QString& name : QDir(m_path).entryList({u"*.png"_s}, QDir::Files, QDir::Name)) {
            const qsizetype number = QFileInfo(name).completeBaseName().toLongLong();
            if (number > count && name == nameOf(number - 1))
                return Unexpected(Error {Words::tr(
                    "%1 already contains %2, but this series ends with %3. Choose another folder, "
                    "or move the pictures of the longer series away. Nothing was changed.")
                                             .arg(QDir::toNativeSeparators(m_path), name,
                                                 nameOf(count - 1))});
        }
        return {};
    }

    Outcome<void> notWritten(std::size_t index, std::size_t changed, const QString& why) const
    {
        const QString path = QDir::toNativeSeparators(pathOf(index));
        if (changed == 0)
            return Unexpected(Error {
                Words::tr("%1 could not be written: %2. Nothing was changed.").arg(path, why)});
        return Unexpected(Error {
            Words::tr("%1 cannot be written: %2. The pictures from %3 to %4 were already replaced.")
                .arg(path, why, nameOf(0), nameOf(static_cast<qsizetype>(changed) - 1))});
    }

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
        return Unexpected(Error {Words::tr(
            "Give a name that ends in .html, .gif or .webp, or a folder for numbered PNGs.")});
    if (isPage(path))
        return {};
    const QFileInfo info(path);
    const bool isFolder = !isStandardStream(path)
        && (path.endsWith(u'/') || info.isDir() || (info.suffix().isEmpty() && !info.exists()));
    if (isAnimation(path) != isFolder)
        return {};
    return Unexpected(Error {
        Words::tr("%1: the name must end in .html, .gif or .webp, or be a folder for numbered "
                  "PNGs.")
            .arg(QDir::toNativeSeparators(path))});
}

} // namespace lab::app
