#include "tests/fuzz/target.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace lab;

/// Reads the fuzzer's corpus and findings again without it.
class CorpusTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anyFileIsReadOrRefused_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<QString>("path");
        const QDir corpus(QStringLiteral(LAB_TEST_DIRECTORY) + u"/fuzz/corpus"_s);
        for (const QString& name : corpus.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const auto found =
                std::ranges::find(fuzz::targets(), std::string_view(name.toUtf8().constData()),
                    [](const fuzz::Target& target) { return std::string_view(target.name); });
            const auto target = static_cast<int>(found - fuzz::targets().begin());
            const QDir folder(corpus.filePath(name));
            for (const QString& file : folder.entryList(QDir::Files))
                QTest::addRow("%s/%s", qPrintable(name), qPrintable(file))
                    << target << folder.filePath(file);
        }
    }

    void anyFileIsReadOrRefused()
    {
        QFETCH(int, target);
        QFETCH(QString, path);
        QVERIFY2(target < static_cast<int>(fuzz::targets().size()), "a folder without a target");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        fuzz::targets()[static_cast<std::size_t>(target)].read(file.readAll());
    }

    void eachKindOfFileHasItsCorpus()
    {
        for (const fuzz::Target& target : fuzz::targets()) {
            const QDir folder(QStringLiteral(LAB_TEST_DIRECTORY) + u"/fuzz/corpus/"_s
                + QString::fromLatin1(target.name));
            QVERIFY2(!folder.entryList(QDir::Files).isEmpty(), target.name);
        }
    }
};

LAB_WIDGET_TESTS(CorpusTest)
#include "tst_corpus.moc"
