#include "app/files/settings.h"

#include "tests/qt_test.h"
#include "tests/small_disk.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

class SettingsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // QSettings itself works if its lock can be written and then nothing else.
    void aNearlyFullDiskDoesNotEraseSettings()
    {
        const QTemporaryDir folder;
        const int wrong = inChild([&] {
            if (!isMountedOn(QFile::encodeName(folder.path())))
                return cannotBeTried;
            QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
            Settings settings;
            settings.setLanguage(u"zh_CN"_s);
            settings.setTheme(u"dark"_s);
            const QString path = QSettings().fileName();
            const qint64 size = QFileInfo(path).size();
            if (!path.startsWith(folder.path()) || size == 0)
                return 1;
            QFile rest(folder.filePath(u"rest"_s));
            if (!rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
                return 2;
            while (rest.write(QByteArray(4096, 'r')) == 4096) { }
            for (int pages = 0; pages < 3; ++pages) {
                rest.resize(rest.size() - 4096);
                settings.setTheme(u"light"_s);
                if (QFileInfo(path).size() < size)
                    return 3;
            }
            rest.remove();
            settings.setTheme(u"light"_s);
            return settings.theme() == u"light"_s && settings.language() == u"zh_CN"_s ? 0 : 4;
        });
        if (wrong == cannotBeTried)
            QSKIP("This process may not mount a small disk to fill.");
        QCOMPARE(wrong, 0);
    }
};

LAB_GUILESS_TESTS(SettingsTest)
#include "tst_settings.moc"
