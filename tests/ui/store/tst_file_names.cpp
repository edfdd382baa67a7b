#include "tests/qt_test.h"
#include "ui/store/file_names.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace lab::ui;
using namespace Qt::StringLiterals;

class FileNamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aStemContainsOnlySafeCharacters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("stem");
        QTest::newRow("plain") << u"own_lesson-2"_s << u"own_lesson-2"_s;
        QTest::newRow("words") << u"Two clocks, one hand."_s << u"Two_clocks_one_hand"_s;
        QTest::newRow("Han") << u"旋转位置 编码"_s << u"旋转位置_编码"_s;
        QTest::newRow("composed") << u"Pe\u0301riode"_s << u"P\u00e9riode"_s;
        QTest::newRow("beyond the first plane") << u"\U00020000"_s << u"\U00020000"_s;
        QTest::newRow("up") << u"../../../../evil_key"_s << u"evil_key"_s;
        QTest::newRow("absolute") << u"/etc/passwd"_s << u"etc_passwd"_s;
        QTest::newRow("Windows") << u"C:\\Windows\\a"_s << u"C_Windows_a"_s;
        QTest::newRow("dots") << u".."_s << u"instead"_s;
        QTest::newRow("nothing") << QString() << u"instead"_s;
        QTest::newRow("hidden") << u".profile"_s << u"profile"_s;
        QTest::newRow("option") << u"--help"_s << u"help"_s;
        QTest::newRow("NUL") << QString(u"a\0b"_s) << u"a_b"_s;
        QTest::newRow("bidi") << u"a\u202egnp"_s << u"a_gnp"_s;
        QTest::newRow("surrogate") << u"a"_s + QChar(0xd800) + u'b' << u"a_b"_s;
        QTest::newRow("device") << u"CON"_s << u"_CON"_s;
        QTest::newRow("long") << QString(1 << 20, u'x') << QString(longestStem, u'x');
    }

    void aStemContainsOnlySafeCharacters()
    {
        QFETCH(QString, text);
        QFETCH(QString, stem);
        QCOMPARE(fileStem(text, u"instead"_s), stem);
        const QTemporaryDir folder;
        const auto path = pathInside(folder.path(), stem + u".json"_s);
        QVERIFY(path);
        QFile file(*path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(stem + u".json"_s));
    }

    void aPathDoesNotLeaveItsFolder()
    {
        const QTemporaryDir around;
        const QDir outer(around.path());
        QVERIFY(outer.mkpath(u"lessons"_s));
        const QString folder = outer.filePath(u"lessons"_s);
        for (const QString& name : {u"../evil.json"_s, u"a/../../evil.json"_s, u"/tmp/evil.json"_s,
                 u".."_s, u"."_s, QString(), u"a/b.json"_s, u"a\\b.json"_s, u"c:b.json"_s,
                 QString(u"a\0.json"_s), u"a\nb.json"_s, QString(300, u'x'), QString(100, u'位')})
            QVERIFY2(!pathInside(folder, name), qPrintable(name));
        QVERIFY(pathInside(folder, u"a.json"_s));
        // A link out of the folder, even to a missing target.
        QVERIFY(QFile::link(outer.filePath(u"evil.json"_s), folder + u"/a.json"_s));
        QVERIFY(!pathInside(folder, u"a.json"_s));
        // The folder itself may be a link that the user made.
        QVERIFY(QFile::link(folder, outer.filePath(u"linked"_s)));
        QVERIFY(pathInside(outer.filePath(u"linked"_s), u"b.json"_s));
    }
};

LAB_GUILESS_TESTS(FileNamesTest)
#include "tst_file_names.moc"
