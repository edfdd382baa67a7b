#include "app/exports/rendering.h"
#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_situations.h"
#include "ui/paint/formula/formula.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

using namespace lab;
using namespace Qt::StringLiterals;

namespace {

constexpr const char* digests = "LAB_DIGESTS"; ///< where each picture's digest is written to

constexpr auto noFonts = R"(<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'>
<fontconfig><cachedir prefix="cwd">cache</cachedir></fontconfig>
)";

/// All of the system's, another family before each that is asked for, and letters that are drawn in
/// other ways.
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

} // namespace

class SamePicturesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachIsDrawn_data();
    void eachIsDrawn();
    void noneDependsOnTheFontsOfASystem();
};

/// By a process of its own, which the other function starts.
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

void SamePicturesTest::noneDependsOnTheFontsOfASystem()
{
    QList<QByteArrayList> drawn;
    for (const char* const seen : {noFonts, otherFonts}) {
        const QTemporaryDir folder;
        QFile settings(folder.filePath(u"fonts.conf"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly) && settings.write(seen) > 0);
        settings.close();
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"FONTCONFIG_FILE"_s, settings.fileName());
        environment.insert(QString::fromLatin1(digests), folder.filePath(u"digests"_s));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(
            QCoreApplication::applicationFilePath(), {u"tst_same_pictures"_s, u"eachIsDrawn"_s});
        process.waitForFinished(-1);
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
            process.readAll().constData());
        QFile written(folder.filePath(u"digests"_s));
        QVERIFY(written.open(QIODevice::ReadOnly));
        drawn.append(written.readAll().split('\n'));
    }
    QVERIFY(drawn[0].size() > 100);
    QCOMPARE(drawn[0], drawn[1]);
}

LAB_WIDGET_TESTS(SamePicturesTest)
#include "tst_same_pictures.moc"
