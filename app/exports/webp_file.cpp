#include "app/exports/frame_file.h"
#include "app/files/atomic_file.h"

#include <QCoreApplication>
#include <QDir>

#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::FrameFile)
};

struct EncoderDeleter {
    void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
};

/// A picture in libwebp's own memory.
class Picture {
public:
    explicit Picture(const QImage& image)
        : m_isRight(WebPPictureInit(&m_picture))
    {
        const QImage pixels = image.convertToFormat(QImage::Format_RGBX8888);
        m_picture.use_argb = 1;
        m_picture.width = pixels.width();
        m_picture.height = pixels.height();
        m_isRight = m_isRight
            && WebPPictureImportRGBX(
                &m_picture, pixels.constBits(), static_cast<int>(pixels.bytesPerLine()));
    }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    ~Picture() { WebPPictureFree(&m_picture); }

    WebPPicture* picture() { return m_isRight ? &m_picture : nullptr; }

private:
    WebPPicture m_picture;
    bool m_isRight;
};

class WebP final : public FrameFile {
public:
    explicit WebP(const QString& path)
        : m_path(path)
    {
    }

    Outcome<void> added(const QImage& image, double seconds) override
    {
        if (!m_encoder) {
            WebPAnimEncoderOptions options;
            if (!WebPAnimEncoderOptionsInit(&options))
                return failed();
            m_encoder.reset(WebPAnimEncoderNew(image.width(), image.height(), &options));
        }
        WebPConfig config;
        if (!m_encoder || !WebPConfigInit(&config))
            return failed();
        config.lossless = 1;
        config.method = 2; // a slower search saves a twentieth of the file
        config.quality = 50;
        Picture picture(image);
        const bool isAdded = picture.picture()
            && WebPAnimEncoderAdd(m_encoder.get(), picture.picture(), milliseconds(), &config);
        m_end += seconds;
        return isAdded ? Outcome<void>() : failed();
    }

    Outcome<void> finished(const ui::MayReplace& mayReplace) override
    {
        WebPData data;
        WebPDataInit(&data);
        const bool isRight = m_encoder
            && WebPAnimEncoderAdd(m_encoder.get(), nullptr, milliseconds(), nullptr)
            && WebPAnimEncoderAssemble(m_encoder.get(), &data);
        const auto done = isRight ? writtenUnlessCancelled(m_path,
                              QByteArray(reinterpret_cast<const char*>(data.bytes),
                                  static_cast<qsizetype>(data.size)),
                              mayReplace)
                                  : failed();
        WebPDataClear(&data);
        return done;
    }

private:
    int milliseconds() const { return static_cast<int>(std::lround(1000 * m_end)); }

    Unexpected<Error> failed() const
    {
        const QString why = m_encoder
            ? QString::fromUtf8(WebPAnimEncoderGetError(m_encoder.get()))
            : Words::tr("a WebP can have at most %1 pixels per side").arg(WEBP_MAX_DIMENSION);
        return Unexpected(Error {Words::tr("%1 could not be written: %2. Nothing was changed.")
                                     .arg(QDir::toNativeSeparators(m_path), why)});
    }

    QString m_path;
    std::unique_ptr<WebPAnimEncoder, EncoderDeleter> m_encoder;
    double m_end = 0; ///< of the last picture, in seconds
};

} // namespace

std::unique_ptr<FrameFile> newWebP(const QString& path)
{
    return std::make_unique<WebP>(path);
}

} // namespace lab::app
