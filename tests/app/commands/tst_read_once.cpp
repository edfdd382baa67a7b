#include "app/files/lecture_file.h"
#include "app/files/scene_file.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"

#include <QTemporaryDir>

#include <array>
#include <sys/inotify.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// Counts how often any process opens a file. Reading and closing are observed too, since the
/// kernel reports several equal events in a row as one.
class Opens {
public:
    explicit Opens(const QString& path)
        : m_events(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        if (inotify_add_watch(
                m_events, QFile::encodeName(path).constData(), IN_OPEN | IN_ACCESS | IN_CLOSE)
            < 0)
            qFatal("the file cannot be observed");
    }
    ~Opens() { close(m_events); }
    Q_DISABLE_COPY_MOVE(Opens)

    int count() const
    {
        int opens = 0;
        alignas(inotify_event) std::array<char, 4096> buffer {};
        for (;;) {
            const ssize_t size = read(m_events, buffer.data(), buffer.size());
            if (size <= 0)
                return opens;
            for (ssize_t at = 0; at < size;) {
                const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
                opens += (event->mask & IN_OPEN) != 0 ? 1 : 0;
                at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
            }
        }
    }

private:
    int m_events;
};

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A command opens its file once, whatever the file holds, so that a pipe will do.
class ReadOnceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        const QString tests = QStringLiteral(LAB_TEST_DIRECTORY);
        LabState scene = clamped({});
        m_files[u"scene.json"_s] = sceneBytes(scene);
        scene.series = Series({SeriesStep {scene, {}, 2}});
        m_files[u"series.json"_s] = sceneBytes(scene);
        m_files[u"lesson.json"_s] = bytesOf(tests + u"/../resources/lessons/03_clocks.json"_s);
        m_files[u"lecture.json"_s] = bytesOf(tests + u"/fuzz/corpus/lecture/two_parts.json"_s);
        m_files[u"config.json"_s] = bytesOf(tests + u"/fuzz/corpus/model/llama3.json"_s);
        m_files[u"other.json"_s] = R"({"format": "something else"})";
        m_files[u"broken.json"_s] = "{\"rope_theta\": 1\n\"b\": 2}";
        m_files[u"answers.json"_s] = bytesOf(tests + u"/fuzz/corpus/answers/two.json"_s);
        m_files[u"pages.json"_s] = bytesOf(tests + u"/fuzz/corpus/derivation/two_pages.json"_s);
    }

    void eachCommandOpensItsFileOnce_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QStringList>("files");
        const QStringList any {u"scene.json"_s, u"series.json"_s, u"lesson.json"_s,
            u"lecture.json"_s, u"config.json"_s, u"other.json"_s, u"broken.json"_s};
        const auto row = [](const QStringList& command, const QStringList& files) {
            QTest::addRow("%s", qPrintable(command.join(u' '))) << command << files;
        };
        row({u"check"_s}, any);
        row({u"code"_s}, any);
        row({u"rope-block"_s}, any);
        row({u"table"_s, u"--encoding"_s, u"rope"_s}, any);
        row({u"permutation"_s, u"--to"_s, u"halves"_s}, any);
        row({u"series"_s}, any);
        row({u"render"_s, u"--picture"_s, u"dials"_s, u"-o"_s, u"x.csv"_s},
            {u"series.json"_s, u"lesson.json"_s, u"lecture.json"_s, u"config.json"_s});
        row({u"derivation"_s, u"print"_s, u"-o"_s, u"x.pdf"_s}, {u"scene.json"_s});
        row({u"lesson"_s, u"check"_s}, any);
        row({u"lesson"_s, u"worksheet"_s, u"-o"_s, u"x.pdf"_s}, any);
        row({u"lesson"_s, u"answers"_s}, {u"answers.json"_s, u"lesson.json"_s});
        row({u"derivation"_s, u"check"_s}, {u"pages.json"_s, u"lesson.json"_s});
    }

    void eachCommandOpensItsFileOnce()
    {
        QFETCH(QStringList, command);
        QFETCH(const QStringList, files);
        const QTemporaryDir folder;
        if (command.contains(u"-o"_s))
            command.back() = folder.filePath(command.back());
        for (const QString& name : files) {
            const QString path = written(folder.filePath(name), m_files[name]);
            const Opens opens(path);
            const Ended alone = ended(command + QStringList {path});
            QVERIFY2(opens.count() == 1, qPrintable(name));
            // A pipe is read with the same result under another name.
            const QByteArray pipe = "/dev/stdin";
            const Ended piped =
                ended(command + QStringList {QString::fromLatin1(pipe)}, m_files[name]);
            QCOMPARE(piped.exit, alone.exit);
            const auto renamed = [&](QByteArray text) {
                text.replace(path.toUtf8(), pipe);
                text.replace(name.toUtf8(), "stdin");
                return text;
            };
            QCOMPARE(piped.out, renamed(alone.out));
            QCOMPARE(piped.error, renamed(alone.error));
        }
    }

    void eachSideOfADifferenceIsOpenedOnce()
    {
        const QTemporaryDir folder;
        const QString scene = written(folder.filePath(u"a.json"_s), m_files[u"scene.json"_s]);
        const QString model = written(folder.filePath(u"b.json"_s), m_files[u"config.json"_s]);
        for (const QString& other : {model, scene}) {
            const Opens a(scene);
            const Opens b(model);
            QCOMPARE(ended({u"diff"_s, scene, other}).exit, 0);
            QCOMPARE(a.count(), 1);
            QCOMPARE(b.count(), other == model ? 1 : 0);
        }
    }

private:
    QMap<QString, QByteArray> m_files;
};

LAB_GUILESS_TESTS(ReadOnceTest)
#include "tst_read_once.moc"
