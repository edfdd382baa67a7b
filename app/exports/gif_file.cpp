#include "app/exports/color_table.h"
#include "app/exports/frame_file.h"
#include "app/files/atomic_file.h"

#include <QCoreApplication>
#include <QDir>

#include <gif_lib.h>

#include <bit>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::FrameFile)
};

constexpr int largestSide = 65535;
constexpr long longestDelay = 65535; // hundredths of a second
constexpr long shortestDelay = 2; // readers treat less as ten times as much

int write(GifFileType* gif, const GifByteType* bytes, int count)
{
    auto* file = static_cast<AtomicFile*>(gif->UserData);
    return file->write(reinterpret_cast<const char*>(bytes), count) ? count : 0;
}

struct MapDeleter {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using Map = std::unique_ptr<ColorMapObject, MapDeleter>;

Map newMap(const QList<QRgb>& table)
{
    const auto size = std::bit_ceil(static_cast<unsigned>(std::max<qsizetype>(table.size(), 2)));
    std::vector<GifColorType> colors(size);
    for (qsizetype k = 0; k < table.size(); ++k)
        colors[static_cast<std::size_t>(k)] = {static_cast<GifByteType>(qRed(table[k])),
            static_cast<GifByteType>(qGreen(table[k])), static_cast<GifByteType>(qBlue(table[k]))};
    return Map(GifMakeMapObject(static_cast<int>(size), colors.data()));
}

class Gif final : public FrameFile {
public:
    explicit Gif(const QString& path)
        : m_path(path)
        , m_file(path)
    {
    }

    ~Gif() override
    {
        if (m_gif)
            EGifCloseFile(m_gif, nullptr);
    }

    Outcome<void> added(const QImage& picture, double seconds) override
    {
        if (!m_gif && !(isOpened() && isHeadWritten(picture.size())))
            return failed();
        m_end += seconds;
        const long end = std::lround(100 * m_end);
        const long delay = std::clamp(end - m_written, shortestDelay, longestDelay);
        m_written += delay;
        return isWritten(indexed(picture), static_cast<int>(delay)) ? Outcome<void>() : failed();
    }

    Outcome<void> finished(const ui::MayReplace& mayReplace) override
    {
        const bool isClosed = m_gif && EGifCloseFile(m_gif, nullptr) == GIF_OK;
        m_gif = nullptr;
        return isClosed && m_file.commit(mayReplace) ? Outcome<void>() : failed();
    }

private:
    bool isOpened()
    {
        if (!m_file.open())
            return false;
        m_gif = EGifOpen(&m_file, write, nullptr);
        return m_gif != nullptr;
    }

    bool isHeadWritten(const QSize& size)
    {
        if (size.width() > largestSide || size.height() > largestSide)
            return false;
        EGifSetGifVersion(m_gif, true);
        constexpr int bits = 8;
        constexpr GifByteType loopForEver[] = {1, 0, 0};
        return EGifPutScreenDesc(m_gif, size.width(), size.height(), bits, 0, nullptr) == GIF_OK
            && EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK
            && EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0") == GIF_OK
            && EGifPutExtensionBlock(m_gif, 3, loopForEver) == GIF_OK
            && EGifPutExtensionTrailer(m_gif) == GIF_OK;
    }

    bool isWritten(const QImage& picture, int delay)
    {
        GraphicsControlBlock control {};
        control.DisposalMode = DISPOSE_DO_NOT;
        control.DelayTime = delay;
        control.TransparentColor = NO_TRANSPARENT_COLOR;
        GifByteType bytes[4];
        const auto length = EGifGCBToExtension(&control, bytes);
        const Map map = newMap(picture.colorTable());
        bool isRight = map
            && EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(length), bytes)
                == GIF_OK
            && EGifPutImageDesc(m_gif, 0, 0, picture.width(), picture.height(), false, map.get())
                == GIF_OK;
        std::vector<GifByteType> row(static_cast<std::size_t>(picture.width()));
        for (int y = 0; isRight && y < picture.height(); ++y) {
            std::copy_n(picture.constScanLine(y), row.size(), row.begin());
            isRight = EGifPutLine(m_gif, row.data(), picture.width()) == GIF_OK;
        }
        return isRight;
    }

    Unexpected<Error> failed() const
    {
        const QString why = !m_file.error().isEmpty()
            ? m_file.error()
            : Words::tr("a GIF can have at most %1 pixels per side").arg(largestSide);
        return Unexpected(Error {Words::tr("%1 could not be written: %2. Nothing was changed.")
                                     .arg(QDir::toNativeSeparators(m_path), why)});
    }

    QString m_path;
    AtomicFile m_file;
    GifFileType* m_gif = nullptr;
    double m_end = 0; ///< of the last picture, in seconds
    long m_written = 0; ///< the same as written, in hundredths
};

} // namespace

std::unique_ptr<FrameFile> newGif(const QString& path)
{
    return std::make_unique<Gif>(path);
}

} // namespace lab::app
