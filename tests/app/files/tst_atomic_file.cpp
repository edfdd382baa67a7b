#include "app/files/atomic_file.h"
#include "app/files/json_file.h"
#include "tests/qt_test.h"
#include "tests/small_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <memory>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

constexpr uid_t nobody = 65534;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

QStringList allIn(const QString& folder)
{
    return QDir(folder).entryList(
        QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

void touch(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
}

} // namespace

class AtomicFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        QVERIFY(m_place->isValid());
    }

    void theNextWriteRemovesTheRemainsOfAKilledProgram()
    {
        const QStringList left {
            u".scene.json.position-lab-0123abcd"_s, u".scene.json.position-lab-89ef4567.AbCdEf"_s};
        // Similar names belong to a person or to another file.
        const QStringList others {u".other.json.position-lab-0123abcd"_s,
            u".scene.json.position-lab-0123ABCD"_s, u".scene.json.position-lab-0123abcd.backups"_s,
            u".scene.json.position-lab-0123abcd~"_s, u".scene.json.position-lab-notes"_s,
            u"scene.json.AbCdEf"_s, u"scene.json.backup"_s, u"scene.json.position-lab-0123abcd"_s};
        for (const QString& name : left + others)
            touch(in(name));
        const QString folder = u".scene.json.position-lab-0000aaaa"_s;
        const QString link = u".scene.json.position-lab-0000bbbb"_s;
        QVERIFY(QDir().mkdir(in(folder)));
        QVERIFY(QFile::link(in(u"scene.json.backup"_s), in(link)));
        QVERIFY(writtenAtomically(in(u"scene.json"_s), "whole"));
        QStringList expected = others + QStringList {folder, link, u"scene.json"_s};
        QStringList found = allIn(m_place->path());
        expected.sort();
        found.sort();
        QCOMPARE(found, expected);
    }

    void keepsAFileThatIsBeingWritten()
    {
        const QString other = in(u".scene.json.position-lab-0123abcd"_s);
        const int held = ::open(QFile::encodeName(other).constData(), O_CREAT | O_WRONLY, 0600);
        QCOMPARE(flock(held, LOCK_EX), 0);
        QVERIFY(writtenAtomically(in(u"scene.json"_s), "beside"));
        QVERIFY(QFile::exists(other));
        ::close(held);
        AtomicFile slow(in(u"scene.json"_s));
        QVERIFY(slow.open());
        QVERIFY(slow.write("slow", 4));
        QVERIFY(writtenAtomically(in(u"scene.json"_s), "quick"));
        QCOMPARE(bytesOf(in(u"scene.json"_s)), "quick");
        QVERIFY2(slow.commit(), qPrintable(slow.error()));
        QCOMPARE(bytesOf(in(u"scene.json"_s)), "slow");
        QCOMPARE(allIn(m_place->path()), QStringList {u"scene.json"_s});
    }

    void keepsPermissionsAndLinks()
    {
        const QString file = in(u"scene.json"_s);
        const QString link = in(u"link.json"_s);
        QVERIFY(writtenAtomically(file, "new"));
        touch(in(u"plain"_s));
        QCOMPARE(QFileInfo(file).permissions(), QFileInfo(in(u"plain"_s)).permissions());
        QVERIFY(QFile::link(file, link));
        const auto own = QFile::ReadOwner | QFile::WriteOwner;
        QVERIFY(QFile::setPermissions(file, own));
        QVERIFY(writtenAtomically(link, "by the link"));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(bytesOf(file), "by the link");
        QCOMPARE(QFileInfo(file).permissions(), own | QFile::ReadUser | QFile::WriteUser);
    }

    void writesANameOfMaximumLength()
    {
        const QString name = QString(250, u'n') + u".json"_s;
        QVERIFY(writtenAtomically(in(name), "whole"));
        QCOMPARE(allIn(m_place->path()), QStringList {name});
    }

    void neverReplacesSpecialFiles()
    {
        const QString pipe = in(u"pipe.gif"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(QFile::link(pipe, in(u"link.gif"_s)));
        for (const QString& path : {pipe, in(u"link.gif"_s)}) {
            AtomicFile file(path);
            QVERIFY(!file.open());
            QCOMPARE(file.error(), u"it is not a regular file"_s);
        }
        struct stat found { };
        QCOMPARE(stat(QFile::encodeName(pipe).constData(), &found), 0);
        QVERIFY(S_ISFIFO(found.st_mode));
        QCOMPARE(allIn(m_place->path()), QStringList({u"link.gif"_s, u"pipe.gif"_s}));
    }

    void namesAMissingFolder()
    {
        const QString missing = in(u"nodir/x.csv"_s);
        const QString link = in(u"link.csv"_s);
        QVERIFY(QFile::link(missing, link));
        for (const QString& path : {missing, link}) {
            AtomicFile file(path);
            QVERIFY(!file.open());
            QCOMPARE(file.error(), u"the folder %1 does not exist"_s.arg(in(u"nodir"_s)));
        }
        touch(in(u"plain"_s));
        AtomicFile file(in(u"plain/x.csv"_s));
        QVERIFY(!file.open());
        QCOMPARE(file.error(), in(u"plain"_s) + u" is not a folder"_s);
    }

    void reportsAFolderWithoutPermissionsAndKeepsItsFile()
    {
        QVERIFY(writtenAtomically(in(u"scene.json"_s), "old"));
        QVERIFY(QFile::setPermissions(in(u"scene.json"_s),
            QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther | QFile::WriteOther));
        QVERIFY(QFile::setPermissions(m_place->path(),
            QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther));
        const int wrong = inChild([&] {
            if (geteuid() == 0 && setuid(nobody) != 0)
                return cannotBeTried;
            const auto written = writtenAtomically(in(u"new.json"_s), "new");
            const QString why =
                u"you do not have permission to create files in the folder %1. "_s.arg(
                    m_place->path());
            if (written || !written.error().sentence.endsWith(why + u"Nothing was changed."_s))
                return 1;
            // One that they may change, too: the new one is created beside it.
            const auto over = writtenAtomically(in(u"scene.json"_s), "new");
            return over || !over.error().sentence.contains(why) ? 2 : 0;
        });
        QFile::setPermissions(
            m_place->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        if (wrong == cannotBeTried)
            QSKIP("This process may not become one without rights.");
        QCOMPARE(wrong, 0);
        QCOMPARE(allIn(m_place->path()), QStringList {u"scene.json"_s});
        QCOMPARE(bytesOf(in(u"scene.json"_s)), "old");
    }

    void reportsAFullDiskAndKeepsTheOldFile()
    {
        const QByteArray old(20'000, 'o');
        const int wrong = inChild([&] {
            if (!isMountedOn(QFile::encodeName(m_place->path())))
                return cannotBeTried;
            const QString path = in(u"scene.json"_s);
            if (!writtenAtomically(path, old))
                return 1;
            const auto written = writtenAtomically(path, QByteArray(100'000, 'n'));
            if (written || !written.error().sentence.endsWith(u"Nothing was changed."_s))
                return 2;
            if (bytesOf(path) != old)
                return 3;
            if (allIn(m_place->path()) != QStringList {u"scene.json"_s})
                return 4;
            if (!writtenAtomically(path, QByteArray(30'000, 'n')))
                return 5;
            // Also for data that fits in Qt's buffer and is written only in the last step, and for
            // data that fits partly, for which Qt gives no reason.
            for (const int rest : {30'000, 26'000}) {
                if (!writtenAtomically(in(u"rest"_s), QByteArray(rest, 'r')))
                    return 6;
                for (const int size : {5'000, 12'000, 40'000}) {
                    const auto full = writtenAtomically(path, QByteArray(size, 'n'));
                    if (full || !full.error().sentence.contains(u": the disk is full. "_s))
                        return 7;
                    if (bytesOf(path) != QByteArray(30'000, 'n'))
                        return 8;
                }
                QFile::remove(in(u"rest"_s));
            }
            return allIn(m_place->path()) == QStringList {u"scene.json"_s} ? 0 : 9;
        });
        if (wrong == cannotBeTried)
            QSKIP("This process may not mount a small disk to fill.");
        QCOMPARE(wrong, 0);
    }

private:
    QString in(const QString& name) const { return m_place->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_place;
};

LAB_APPLESS_TESTS(AtomicFileTest)
#include "tst_atomic_file.moc"
