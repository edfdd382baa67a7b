#include "app/exports/series_export.h"

#include "app/exports/color_table.h"
#include "app/exports/frame_file.h"
#include "app/exports/rendering.h"
#include "core/state/edit.h"
#include "core/state/series_step.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>

#include <webp/demux.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

constexpr QSize pageSize(640, 400);
constexpr QSize frameSize(640, 400 + seriesCaptionHeight);

struct Frame {
    QImage picture;
    int milliseconds = 0;
};

Series threeStates()
{
    std::vector<SeriesStep> steps;
    double seconds = 0.5;
    for (const double base : {100.0, 10000.0, 1e6}) {
        steps.push_back({applied(clamped({}), SetParameter {"rope.base", base}), {}, seconds});
        seconds *= 2;
    }
    return Series(std::move(steps));
}

std::vector<Frame> gifFrames(const QString& path)
{
    QImageReader reader(path, "gif");
    std::vector<Frame> frames;
    for (QImage picture = reader.read(); !picture.isNull(); picture = reader.read())
        frames.push_back({picture.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay()});
    return frames;
}

struct DecoderDeleter {
    void operator()(WebPAnimDecoder* decoder) const { WebPAnimDecoderDelete(decoder); }
};

std::vector<Frame> webPFrames(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    const WebPData data {reinterpret_cast<const uint8_t*>(bytes.constData()),
        static_cast<std::size_t>(bytes.size())};
    const std::unique_ptr<WebPAnimDecoder, DecoderDeleter> decoder(
        WebPAnimDecoderNew(&data, nullptr));
    std::vector<Frame> frames;
    int before = 0;
    while (decoder && WebPAnimDecoderHasMoreFrames(decoder.get())) {
        uint8_t* pixels = nullptr;
        int end = 0;
        WebPAnimDecoderGetNext(decoder.get(), &pixels, &end);
        const QImage picture(
            pixels, frameSize.width(), frameSize.height(), QImage::Format_RGBA8888);
        frames.push_back({picture.convertToFormat(QImage::Format_RGB32), end - before});
        before = end;
    }
    return frames;
}

QImage renderedAs(const LabState& state, Theme theme, const QTemporaryDir& folder)
{
    RenderRequest request;
    request.state = state;
    request.size = pageSize;
    request.theme = theme;
    request.output = folder.filePath(u"rendered.png"_s);
    rendered(request);
    return QImage(request.output).convertToFormat(QImage::Format_RGB32);
}

/// The part of a frame below its caption.
QImage below(const QImage& frame)
{
    return frame.copy(QRect(QPoint(0, seriesCaptionHeight), pageSize));
}

QImage captionOf(const QImage& frame)
{
    return frame.copy(0, 0, frame.width(), seriesCaptionHeight);
}

int largestDifference(const QImage& a, const QImage& b)
{
    int largest = a.size() == b.size() ? 0 : 255;
    for (int y = 0; largest < 255 && y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(p) - qRed(q)),
                std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return largest;
}

} // namespace

class SeriesExportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aWebPHasEveryRenderedPixel()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"series.webp"_s);
        const Series series = threeStates();
        QVERIFY(exportedSeries({series, path, pageSize, ui::ThemeChoice::Dark, 2}));
        const std::vector<Frame> frames = webPFrames(path);
        QCOMPARE(frames.size(), 11U); // four in each transition
        for (std::size_t k = 0; k < 3; ++k) {
            const LabState& state = series.steps()[k].state;
            QVERIFY(below(frames[5 * k].picture) == renderedAs(state, Theme::Dark, folder));
        }
        const LabState between =
            interpolatedState(series.steps()[0].state, series.steps()[1].state, 2 * 0.4 * 0.4);
        QVERIFY(below(frames[2].picture) == renderedAs(between, Theme::Dark, folder));
        QVERIFY(frames[2].picture != frames[0].picture);
        QCOMPARE(frames[0].milliseconds, 250);
        QCOMPARE(frames[2].milliseconds, 40);
        QCOMPARE(frames[5].milliseconds, 500 - 4 * 40);
        QCOMPARE(frames[10].milliseconds, 1000 - 4 * 40);
    }

    void withoutMotionAWebPHasOneFramePerState()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"series.webp"_s);
        QVERIFY(exportedSeries(
            {threeStates(), path, pageSize, ui::ThemeChoice::Dark, 2, Easing::AtOnce}));
        QCOMPARE(webPFrames(path).size(), 3U);
    }

    void aGifIsCloseToTheRendering()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"series.gif"_s);
        const Series series = threeStates();
        QVERIFY(exportedSeries({series, path, pageSize, ui::ThemeChoice::Light, 1}));
        const std::vector<Frame> frames = gifFrames(path);
        QCOMPARE(frames.size(), 11U);
        for (std::size_t k = 0; k < 3; ++k) {
            const QImage wanted = renderedAs(series.steps()[k].state, Theme::Light, folder);
            const int difference = largestDifference(below(frames[5 * k].picture), wanted);
            QVERIFY2(difference < 48, qPrintable(QString::number(difference)));
            QCOMPARE(frames[5 * k].picture.pixel(2, 2), wanted.pixel(2, 2)); // the ground
        }
        QCOMPARE(QImageReader(path).loopCount(), -1); // loops forever
        QFile file(path);
        QVERIFY(file.permissions().testFlag(QFileDevice::ReadOwner));
    }

    void cancellingAtTheEndKeepsTheOldFile()
    {
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::red);
        for (const QString& name : {u"old.gif"_s, u"old.webp"_s, u"old.html"_s, u"pictures/"_s}) {
            const QTemporaryDir folder;
            const QString path = folder.filePath(name);
            const bool isFolder = name.endsWith(u'/');
            const QString file = isFolder ? path + u"001.png"_s : path;
            QVERIFY(QDir().mkpath(QFileInfo(file).path()));
            QFile old(file);
            QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
            old.close();
            int asked = 0;
            const ui::MayReplace no = [&asked] { return ++asked < 0; };
            const auto writing = seriesWriting({threeStates(), path, pageSize});
            for (std::size_t k = 0; k < writing->frames(); ++k) {
                writing->paint(k);
                QVERIFY(writing->encoded());
            }
            QVERIFY(writing->finished(no));
            QCOMPARE(asked, 1);
            QVERIFY(old.open(QIODevice::ReadOnly));
            QCOMPARE(old.readAll(), QByteArray("old"));
            const QDir left = QFileInfo(file).dir();
            QCOMPARE(left.entryList(QDir::Files | QDir::Hidden).size(), 1);
        }
    }

    void theTimesOfAGifDoNotDrift()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"thirds.gif"_s);
        QImage picture(8, 8, QImage::Format_RGB32);
        const auto file = newFrameFile(path);
        for (int k = 0; k < 30; ++k) {
            picture.fill(qRgb(8 * k, 0, 0));
            QVERIFY(file->added(picture, 1.0 / 3));
        }
        QVERIFY(file->finished());
        int all = 0;
        const std::vector<Frame> frames = gifFrames(path);
        for (const Frame& frame : frames)
            all += frame.milliseconds;
        QCOMPARE(frames.size(), 30U);
        QCOMPARE(all, 10000);
    }

    void aFolderHasANumberedPngPerState()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"new/pictures"_s);
        const Series series = threeStates();
        QVERIFY(exportedSeries({series, path, pageSize, ui::ThemeChoice::Light, 1}));
        QCOMPARE(QDir(path).entryList(QDir::Files),
            QStringList({u"001.png"_s, u"002.png"_s, u"003.png"_s}));
        const QImage last = QImage(path + u"/003.png"_s).convertToFormat(QImage::Format_RGB32);
        QVERIFY(below(last) == renderedAs(series.steps()[2].state, Theme::Light, folder));
    }

    void removesPicturesOfALongerSeries()
    {
        const QTemporaryDir folder;
        const auto put = [&](const QString& name) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write("old"), 3);
        };
        const auto exported = [&] {
            return exportedSeries(
                {threeStates(), folder.path(), pageSize, ui::ThemeChoice::Light, 1});
        };
        for (const char* name : {"001.png", "004.png", "4.png", "notes.png", "0005.png"})
            put(QString::fromLatin1(name));
        const QString error = sentenceOf(exported());
        QVERIFY2(error.contains(u" already contains 004.png, but this series ends with 003.png"_s),
            qPrintable(error));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 5);
        QFile first(folder.filePath(u"001.png"_s));
        QVERIFY(first.open(QIODevice::ReadOnly));
        QCOMPARE(first.readAll(), QByteArray("old"));
        QVERIFY(QFile::remove(folder.filePath(u"004.png"_s)));
        QVERIFY(exported());
        QVERIFY(exported()); // over itself
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 6);
    }

    void replacesAllPicturesOrNone()
    {
        const QTemporaryDir folder;
        QFile first(folder.filePath(u"001.png"_s));
        QVERIFY(first.open(QIODevice::WriteOnly));
        QCOMPARE(first.write("old"), 3);
        first.close();
        QVERIFY(QDir(folder.path()).mkdir(u"003.png"_s));
        const QString error = sentenceOf(
            exportedSeries({threeStates(), folder.path(), pageSize, ui::ThemeChoice::Light, 1}));
        QVERIFY2(error.contains(u"003.png could not be written: it is a folder. Nothing was "_s),
            qPrintable(error));
        QVERIFY(first.open(QIODevice::ReadOnly));
        QCOMPARE(first.readAll(), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void eachPictureNamesItsState()
    {
        const QTemporaryDir folder;
        const auto pictures = [&](const Series& series, const QString& name) {
            const QString path = folder.filePath(name);
            exportedSeries({series, path, pageSize, ui::ThemeChoice::Light, 1});
            QList<QImage> all;
            for (int number = 1; number <= 3; ++number)
                all += QImage(path + u"/00%1.png"_s.arg(number));
            return all;
        };
        Series series = threeStates();
        const QList<QImage> before = pictures(series, u"before"_s);
        const QColor ground = before[0].pixelColor(0, 0);
        for (const QImage& picture : before) {
            QCOMPARE(picture.size(), frameSize);
            QImage empty = captionOf(picture);
            empty.fill(ground);
            QVERIFY(captionOf(picture) != empty);
        }
        QVERIFY(captionOf(before[0]) != captionOf(before[1]));
        std::vector<SeriesStep> steps = series.steps();
        steps[1].caption["en"] = "As published";
        const QList<QImage> after = pictures(Series(std::move(steps)), u"after"_s);
        QVERIFY(after[0] == before[0]);
        QVERIFY(captionOf(after[1]) != captionOf(before[1]));
        QVERIFY(below(after[1]) == below(before[1]));
    }

    void aLongCaptionTakesMoreLines()
    {
        const QTemporaryDir folder;
        std::vector<SeriesStep> steps = threeStates().steps();
        for (int times = 0; times < 12; ++times)
            steps[1].caption["en"] += "words that take up space ";
        const QString path = folder.filePath(u"long"_s);
        const auto done =
            exportedSeries({Series(std::move(steps)), path, pageSize, ui::ThemeChoice::Light, 1});
        QVERIFY2(done.has_value(), qPrintable(sentenceOf(done)));
        const QImage first(path + u"/001.png"_s);
        const QImage second(path + u"/002.png"_s);
        QVERIFY(first.height() > frameSize.height());
        QCOMPARE(second.size(), first.size()); // those of one file have equal sizes
        const int caption = second.height() - pageSize.height();
        const QRect lastLine(0, caption - 20, pageSize.width() / 2, 16);
        QImage empty = second.copy(lastLine);
        empty.fill(second.pixelColor(0, 0));
        QVERIFY(second.copy(lastLine) != empty);
        QVERIFY(first.copy(lastLine) == empty.convertToFormat(first.format()));
    }

    void cancellingLeavesNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addRow("gif") << u"series.gif"_s;
        QTest::addRow("webp") << u"series.webp"_s;
        QTest::addRow("folder") << u"series"_s;
    }
    void cancellingLeavesNothing()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        auto writing = seriesWriting(
            {threeStates(), folder.filePath(name), pageSize, ui::ThemeChoice::Light, 1});
        QCOMPARE(writing->frames(), name == "series"_L1 ? 3U : 11U);
        writing->paint(0);
        QVERIFY(writing->encoded());
        writing.reset();
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void describesAnImpossibleFileInOneSentence_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addRow("gif") << u"/no/such/folder/series.gif"_s;
        QTest::addRow("webp") << u"/no/such/folder/series.webp"_s;
    }
    void describesAnImpossibleFileInOneSentence()
    {
        QFETCH(QString, name);
        const QString error =
            exportedSeries({threeStates(), name, QSize(64, 64), ui::ThemeChoice::Light, 1})
                .error()
                .sentence;
        QVERIFY2(error.startsWith(name + u" could not be written: "_s), qPrintable(error));
    }

    void refusesAPathOfAnotherKind()
    {
        const QTemporaryDir folder;
        for (const char* name : {"a.gif", "a.GIF", "a.webp", "a.html", "fresh", "fresh/"})
            QVERIFY(checkedFramePath(folder.filePath(QString::fromLatin1(name))));
        QVERIFY(checkedFramePath(folder.path()));
        const QString wrong = checkedFramePath(u"a.mp4"_s).error().sentence;
        QCOMPARE(wrong,
            u"a.mp4: the name must end in .html, .gif or .webp, or be a folder for numbered "
            "PNGs."_s);
    }

    void keepsAllOfFewColours()
    {
        QImage picture(256, 4, QImage::Format_RGB32);
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 256; ++x)
                picture.setPixel(x, y, qRgb(x, 255 - x, (7 * x) % 256));
        const QImage few = indexed(picture);
        QCOMPARE(few.format(), QImage::Format_Indexed8);
        QVERIFY(few.convertToFormat(QImage::Format_RGB32) == picture);
    }

    void manyColoursShareThePalette()
    {
        QImage picture(256, 256, QImage::Format_RGB32);
        for (int y = 0; y < 256; ++y)
            for (int x = 0; x < 256; ++x)
                picture.setPixel(x, y, x < 8 ? qRgb(1, 2, 3) : qRgb(x, y, (x + y) / 2));
        const QImage few = indexed(picture);
        QVERIFY(few.colorCount() <= 256);
        const QImage back = few.convertToFormat(QImage::Format_RGB32);
        QCOMPARE(back.pixel(3, 77), qRgb(1, 2, 3)); // the most frequent color stays
        QVERIFY(largestDifference(back, picture) < 24);
    }
};

LAB_WIDGET_TESTS(SeriesExportTest)
#include "tst_series_export.moc"
