#include "app/exports/rendering.h"
#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_situations.h"
#include "ui/paint/formula/formula.h"

#include <QCryptographicHash>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QTemporaryDir>

using namespace lab;
using namespace Qt::StringLiterals;

namespace {

constexpr const char* digests = "LAB_DIGESTS"; ///< where the digest of each picture is written

constexpr auto noFonts = R"(<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'>
<fontconfig><cachedir prefix="cwd">cache</cachedir></fontconfig>
)";

/// All of the system's, another family before each requested one, and letters rendered in other
/// ways.
constexpr auto otherFonts = R"(<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'>
<fontconfig>
<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
<cachedir prefix="cwd">cache</cachedir>
<match target="pattern">
<edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit>
</match>
<match target="font">
<edit name="rgba" mode="assign"><const>rgb</const></edit>
<edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
<edit name="autohint" mode="assign"><bool>true</bool></edit>
<edit name="embolden" mode="assign"><bool>true</bool></edit>
</match>
</fontconfig>
)";

/// The drawing of a process with the fonts of these settings, of all pictures or some; else its
/// output.
QByteArrayList digestsSeenWith(const char* seen, const QStringList& pictures)
{
    const QTemporaryDir folder;
    QFile settings(folder.filePath(u"fonts.conf"_s));
    if (!settings.open(QIODevice::WriteOnly) || settings.write(seen) <= 0)
        return {};
    settings.close();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"FONTCONFIG_FILE"_s, settings.fileName());
    environment.insert(QString::fromLatin1(digests), folder.filePath(u"digests"_s));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    QStringList arguments {u"tst_same_pictures"_s};
    for (const QString& picture : pictures)
        arguments += u"eachIsDrawn:"_s + picture;
    if (pictures.isEmpty())
        arguments += u"eachIsDrawn"_s;
    process.start(QCoreApplication::applicationFilePath(), arguments);
    process.waitForFinished(-1);
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return {process.readAll()};
    QFile written(folder.filePath(u"digests"_s));
    if (!written.open(QIODevice::ReadOnly))
        return {};
    return written.readAll().split('\n');
}

} // namespace

class SamePicturesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachIsDrawn_data();
    void eachIsDrawn();
    void noPictureDependsOnSystemFonts();
};

/// In a separate process, started by the other function.
void SamePicturesTest::eachIsDrawn_data()
{
    if (!qEnvironmentVariableIsSet(digests))
        QSKIP("a part of the other function");
    addBenchSituations();
}

void SamePicturesTest::eachIsDrawn()
{
    QFETCH(const LabState, start);
    QFile file(qEnvironmentVariable(digests));
    QVERIFY(file.open(QIODevice::Append));
    const ui::FormulaBook formulas;
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        app::spokenLanguage(language);
        app::RenderRequest request;
        request.state = start;
        request.size = language == "en"_L1 ? QSize(1024, 680) : QSize(1280, 800);
        request.theme = language == "en"_L1 ? app::Theme::Light : app::Theme::Dark;
        const QImage image = app::renderedImage(request, formulas);
        QVERIFY(!image.isNull());
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(QByteArrayView(image.constBits(), image.sizeInBytes()));
        file.write(QByteArray(QTest::currentDataTag()) + ", " + language.toLatin1() + ": "
            + hash.result().toHex() + '\n');
    }
}

void SamePicturesTest::noPictureDependsOnSystemFonts()
{
    // A pixel at the edge of a shape may differ by one level between processes, whatever the fonts
    // are, so a picture is drawn until both have drawn it equally, up to a few times.
    QHash<QByteArray, int> seen; // a bit for each of the two
    QByteArrayList apart;
    QStringList again;
    for (int attempt = 0; attempt < 8 && (attempt == 0 || !apart.isEmpty()); ++attempt) {
        const QByteArrayList none = digestsSeenWith(noFonts, again);
        const QByteArrayList other = digestsSeenWith(otherFonts, again);
        QVERIFY((!again.isEmpty() || none.size() > 100) && none.size() == other.size());
        apart.clear();
        again.clear();
        for (qsizetype k = 0; k < none.size(); ++k) {
            seen[none[k]] |= 1;
            seen[other[k]] |= 2;
            const int both = 3;
            if (seen[none[k]] == both || seen[other[k]] == both)
                continue;
            apart += none[k];
            again += QString::fromUtf8(none[k].first(none[k].lastIndexOf(", ")));
        }
        again.removeDuplicates();
    }
    QCOMPARE(apart, QByteArrayList());
}

LAB_WIDGET_TESTS(SamePicturesTest)
#include "tst_same_pictures.moc"
