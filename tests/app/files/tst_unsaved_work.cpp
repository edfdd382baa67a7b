#include "app/files/json_file.h"
#include "app/files/unsaved_work.h"
#include "tests/qt_test.h"
#include "tests/small_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QTemporaryDir>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <memory>
#include <random>
#include <set>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

ui::UnsavedScene sceneAt(std::int64_t query, const QString& path = {})
{
    LabState state = clamped({});
    state.position.query = query;
    return {path, state, QDateTime::currentDateTime()};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

/// Autosaved by a program that was killed: its lock stays.
void keepAndEnd(const QString& folder)
{
    const pid_t child = fork();
    if (child == 0) {
        UnsavedWork killed(folder);
        _exit(killed.keep(sceneAt(61)) ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
}

/// Writes one of two texts after the other until it is killed.
[[noreturn]] void writeOn(const QString& path, const std::array<QByteArray, 2>& texts)
{
    for (std::size_t turn = 0;; ++turn)
        if (!writtenAtomically(path, texts[turn % 2]))
            _exit(1);
}

} // namespace

class UnsavedWorkTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        // In memory if such a folder exists: on a disk every write would wait.
        const QString memory = u"/dev/shm"_s;
        const QString place = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
        m_folder = std::make_unique<QTemporaryDir>(place + u"/unsaved-XXXXXX"_s);
        QVERIFY(m_folder->isValid());
    }

    void theNextWindowTakesTheWorkOfAKilledOne()
    {
        {
            UnsavedWork killed(folder());
            QVERIFY(killed.keep(sceneAt(21)));
            ui::UnsavedScene scene = sceneAt(22, u"/scenes/scene.json"_s);
            scene.fingerprint = QByteArray("\0\xff print", 8);
            QVERIFY(killed.keep(scene));
        }
        UnsavedWork next(folder());
        const auto left = next.takeAbandoned<LabState>();
        QVERIFY(left && *left);
        QCOMPARE((**left).work, sceneAt(22).work);
        QCOMPARE((**left).path, u"/scenes/scene.json"_s);
        QCOMPARE((**left).fingerprint, QByteArray("\0\xff print", 8));
        QVERIFY(!next.takeAbandoned<LabState>()->has_value());
        UnsavedWork beside(folder()); // from now on it is owned
        QVERIFY(!beside.takeAbandoned<LabState>()->has_value());
        QVERIFY(next.keep(sceneAt(23)));
        QCOMPARE(files().size(), 1);
        next.drop();
        QVERIFY(files().isEmpty());
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList());
    }

    void restoresTheWorkOfAnOlderProgram()
    {
        QVERIFY(UnsavedWork(folder()).keep(sceneAt(24, u"/scenes/scene.json"_s)));
        const QString path = folder() + u'/' + files().front();
        QJsonObject older = QJsonDocument::fromJson(contentOf(path)).object();
        older.remove(u"print"_s);
        QVERIFY(writtenAtomically(path, QJsonDocument(older).toJson()));
        const auto left = UnsavedWork(folder()).takeAbandoned<LabState>();
        QVERIFY(left && *left);
        QCOMPARE((**left).work, sceneAt(24).work);
        QCOMPARE((**left).fingerprint, QByteArray());
    }

    void noWindowTakesTheWorkOfAnother()
    {
        UnsavedWork one(folder());
        UnsavedWork other(folder());
        QVERIFY(one.keep(sceneAt(31)));
        QVERIFY(other.keep(sceneAt(32)));
        QCOMPARE(files().size(), 2);
        QVERIFY(!UnsavedWork(folder()).takeAbandoned<LabState>()->has_value());
        other.drop();
        QCOMPARE(files().size(), 1);
    }

    void offersEachOfSeveralScenesAndLetsItWait()
    {
        for (const int query : {41, 42})
            QVERIFY(UnsavedWork(folder()).keep(sceneAt(query)));
        std::set<std::int64_t> found;
        UnsavedWork next(folder());
        for (int turn = 0; turn < 2; ++turn) {
            const auto left = next.takeAbandoned<LabState>();
            QVERIFY(left && *left);
            found.insert((**left).work.position.query);
            next.postpone();
        }
        QCOMPARE(found, (std::set<std::int64_t> {41, 42}));
        QVERIFY(!next.takeAbandoned<LabState>()->has_value());
        QVERIFY(UnsavedWork(folder()).takeAbandoned<LabState>()->has_value());
    }

    void reportsAndKeepsUnreadableWork()
    {
        const QByteArray newer =
            R"({"format": "position-lab unsaved scene", "version": 2, "scene": {}})";
        QVERIFY(writtenAtomically(folder() + u"/newer.json"_s, newer));
        UnsavedWork next(folder());
        const auto left = next.takeAbandoned<LabState>();
        QVERIFY(!left);
        QVERIFY2(
            left.error().sentence.contains(u"newer.json"_s), qPrintable(left.error().sentence));
        QVERIFY(next.takeAbandoned<LabState>() && !next.takeAbandoned<LabState>()->has_value());
        QCOMPARE(contentOf(folder() + u"/newer.json"_s), newer);
    }

    void reportsDamagedWorkOnceAndKeepsIt()
    {
        for (const QByteArray damaged : {"", "{\"format\": \"position-lab uns"}) {
            QVERIFY(writtenAtomically(folder() + u"/one.json"_s, damaged));
            UnsavedWork next(folder());
            const QString message = next.takeAbandoned<LabState>().error().sentence;
            QVERIFY2(message.startsWith(u"The autosaved scene is damaged: "_s)
                    && message.endsWith(u" The file was renamed to one.damaged."_s),
                qPrintable(message));
            QVERIFY(next.takeAbandoned<LabState>() && !next.takeAbandoned<LabState>()->has_value());
            QVERIFY(UnsavedWork(folder()).takeAbandoned<LabState>().has_value());
            QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList {u"one.damaged"_s});
            QCOMPARE(contentOf(folder() + u"/one.damaged"_s), damaged);
            QVERIFY(QFile::remove(folder() + u"/one.damaged"_s));
            QVERIFY(writtenAtomically(folder() + u"/one.json"_s, damaged));
            QVERIFY(UnsavedWork(folder()).takeAbandoned<Lecture>().error().sentence.contains(
                u"autosaved lecture is damaged"_s));
            QVERIFY(QFile::remove(folder() + u"/one.damaged"_s));
            QVERIFY(writtenAtomically(folder() + u"/one.json"_s, damaged));
            QVERIFY(
                UnsavedWork(folder()).takeAbandoned<ui::LessonDraft>().error().sentence.contains(
                    u"autosaved lesson is damaged"_s));
            QVERIFY(QFile::remove(folder() + u"/one.damaged"_s));
        }
    }

    void reportsAReadOnlyFolder()
    {
        QVERIFY(writtenAtomically(folder() + u"/file"_s, "no folder"));
        UnsavedWork work(folder() + u"/file/unsaved"_s);
        const auto kept = work.keep(sceneAt(51));
        QVERIFY(!kept);
        QCOMPARE(kept.error().sentence,
            u"Autosave failed. The folder %1/file/unsaved could not be created: Not a directory. "
            u"Save "
            u"your work yourself."_s.arg(folder()));
    }

    void aLockOfAnUnknownOwnerExpiresAfterAWeek()
    {
        for (const QByteArray lock : {"77\nposition-lab\nhost\nanother machine\nboot\n", ""}) {
            QVERIFY(UnsavedWork(folder()).keep(sceneAt(52)));
            const QString kept = folder() + u'/' + files().constFirst();
            QFile beside(kept.chopped(5) + u".lock"_s);
            QVERIFY(beside.open(QIODevice::WriteOnly) && beside.write(lock) == lock.size());
            beside.close();
            for (const int days : {0, 6, 8}) {
                QVERIFY(!UnsavedWork(folder()).takeAbandoned<LabState>()->has_value());
                QFile file(kept);
                QVERIFY(file.open(QIODevice::ReadWrite)
                    && file.setFileTime(
                        QDateTime::currentDateTime().addDays(-days), QFile::FileModificationTime));
            }
            UnsavedWork next(folder());
            const auto left = next.takeAbandoned<LabState>();
            QVERIFY(left && *left);
            QCOMPARE((**left).work, sceneAt(52).work);
            QVERIFY(!UnsavedWork(folder()).takeAbandoned<LabState>()->has_value());
            next.drop();
            QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList());
        }
    }

    void offersWorkOnAFullOrReadOnlyDisk()
    {
        for (const bool isFull : {true, false}) {
            const int wrong = inChild([&] {
                if (!isMountedOn(QFile::encodeName(folder())))
                    return cannotBeTried;
                keepAndEnd(folder());
                if (QDir(folder()).entryList(QDir::Files).size() != 2)
                    return 1;
                QFile rest(folder() + u"/rest"_s);
                if (isFull && rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
                    while (rest.write(QByteArray(4096, 'r')) > 0) { }
                else if (mount(nullptr, QFile::encodeName(folder()).constData(), nullptr,
                             MS_REMOUNT | MS_RDONLY, nullptr)
                    != 0)
                    return 2;
                const QString why = UnsavedWork(folder()).keep(sceneAt(62)).error().sentence;
                if (!why.contains(
                        isFull ? u": the disk is full. "_s : u": Read-only file system. "_s))
                    return 7;
                UnsavedWork next(folder());
                const auto left = next.takeAbandoned<LabState>();
                if (!left || !*left || (**left).work != sceneAt(61).work)
                    return 3;
                if (next.keep(sceneAt(62)) || files().size() != 1)
                    return 4;
                rest.remove();
                if (isFull && (!next.keep(sceneAt(62)) || files().size() != 1))
                    return 5;
                next.drop();
                return files().isEmpty() == isFull ? 0 : 6;
            });
            if (wrong == cannotBeTried)
                QSKIP("This process may not mount a small disk to fill.");
            QCOMPARE(wrong, 0);
        }
    }

    // It is running, but has no lock, because there was no space for one.
    void workOfARunningWindowWithoutALockStaysItsOwn()
    {
        const int wrong = inChild([&] {
            if (!isMountedOn(QFile::encodeName(folder())))
                return cannotBeTried;
            {
                UnsavedWork later(folder());
                if (!later.keep(sceneAt(61)))
                    return 1;
            } // as after Later
            QFile rest(folder() + u"/rest"_s);
            if (!rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
                return 7;
            while (rest.write(QByteArray(4096, 'r')) > 0) { }
            UnsavedWork living(folder());
            if (!living.takeAbandoned<LabState>()->has_value())
                return 2;
            if (UnsavedWork(folder()).takeAbandoned<LabState>()->has_value())
                return 3;
            rest.remove(); // and it stores nothing new
            if (UnsavedWork(folder()).takeAbandoned<LabState>()->has_value())
                return 4;
            QLockFile others(folder() + u'/' + files().constFirst().chopped(5) + u".lock"_s);
            others.setStaleLockTime(0);
            if (!others.tryLock())
                return 5;
            living.drop();
            return files().size() == 1 ? 0 : 6;
        });
        if (wrong == cannotBeTried)
            QSKIP("This process may not mount a small disk to fill.");
        QCOMPARE(wrong, 0);
    }

    void ifNoFileCanBeOpenedWorkStaysWithItsWindow()
    {
        UnsavedWork other(folder());
        QVERIFY(other.keep(sceneAt(63)));
        const int wrong = inChild([&] {
            const int next = open("/dev/null", O_RDONLY | O_CLOEXEC);
            close(next);
            const auto most = static_cast<rlim_t>(next + 1); // one file more
            const rlimit files {most, most};
            if (next < 0 || setrlimit(RLIMIT_NOFILE, &files) != 0)
                return cannotBeTried;
            const auto left = UnsavedWork(folder()).takeAbandoned<LabState>();
            return left && !*left ? 0 : 1;
        });
        if (wrong == cannotBeTried)
            QSKIP("This process may not limit its files.");
        QCOMPARE(wrong, 0);
    }

    // Everything that is written is covered: scenes, lessons, answers, autosaved work.
    void aThousandKillsDuringWritesLeaveACompleteFile()
    {
        const QString path = folder() + u"/11111111.json"_s;
        const std::array texts {"{\"a\": \"" + QByteArray(40'000, 'a') + "\"}",
            "{\"b\": \"" + QByteArray(70'000, 'b') + "\"}"};
        QVERIFY(writtenAtomically(path, texts[0]));
        std::mt19937 random(19); // the same moments each time, as far as a machine is deterministic
        std::size_t found[2] = {};
        for (int kill = 0; kill < 1000; ++kill) {
            const pid_t child = fork();
            if (child == 0)
                writeOn(path, texts);
            usleep(static_cast<useconds_t>(random() % 2000));
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY(WIFSIGNALED(status));
            const QByteArray content = contentOf(path);
            QVERIFY2(content == texts[0] || content == texts[1],
                qPrintable(u"kill %1: %2 bytes"_s.arg(kill).arg(content.size())));
            ++found[content == texts[1]];
            if (kill % 50 == 0)
                (void)UnsavedWork(folder())
                    .takeAbandoned<LabState>(); // removes the incomplete ones
        }
        QVERIFY(found[0] > 0 && found[1] > 0); // some did hit a write
        (void)UnsavedWork(folder()).takeAbandoned<LabState>();
        QCOMPARE(
            QDir(folder()).entryList(QDir::Files | QDir::Hidden), QStringList {u"11111111.json"_s});
    }

    void keepsALectureLikeAScene()
    {
        LabState state = clamped({});
        state.position.query = 21;
        const Lecture lecture {{{state, "Bases", {}}}};
        {
            UnsavedWork killed(folder());
            QVERIFY(killed.keep(ui::UnsavedLecture {
                u"/lectures/evening.json"_s, lecture, QDateTime::currentDateTime(), "print"}));
        }
        UnsavedWork next(folder());
        const auto left = next.takeAbandoned<Lecture>();
        QVERIFY(left && *left);
        QCOMPARE((**left).path, u"/lectures/evening.json"_s);
        QCOMPARE((**left).work, lecture);
        QCOMPARE((**left).fingerprint, QByteArray("print"));
        QVERIFY(!next.takeAbandoned<Lecture>()->has_value());
        next.drop();
        QVERIFY(files().isEmpty());
    }

    void theWorkOfEarlierVersionsIsFound()
    {
        const QDir earlier(QStringLiteral(LAB_TEST_DIRECTORY "/fuzz/corpus/unsaved"));
        const auto put = [&](const QString& name) {
            return QFile::copy(earlier.filePath(name), folder() + u'/' + name);
        };
        QVERIFY(put(u"scene.json"_s));
        UnsavedWork scenes(folder());
        const auto scene = scenes.takeAbandoned<LabState>();
        QVERIFY(scene && *scene);
        scenes.drop();
        QVERIFY(put(u"lecture.json"_s));
        UnsavedWork lectures(folder());
        const auto lecture = lectures.takeAbandoned<Lecture>();
        QVERIFY(lecture && *lecture);
        QCOMPARE((**lecture).path, u"/srv/a/lecture.json"_s);
        QCOMPARE((**lecture).work.parts.size(), std::size_t {2});
        lectures.drop();
        QVERIFY(put(u"lesson.json"_s));
        UnsavedWork lessons(folder());
        const auto lesson = lessons.takeAbandoned<ui::LessonDraft>();
        QVERIFY(lesson && *lesson);
        QCOMPARE((**lesson).work.fields.value(u"answer"_s), u"rope.base"_s);
    }

    void alsoKeepsTheInputOfTheLessonForm()
    {
        const ui::UnsavedLesson lesson {u"/lessons/mine.json"_s,
            {sceneAt(23).work, {{u"title"_s, u"Base “5”\n"_s}, {u"answer"_s, QString()}}},
            QDateTime::currentDateTime(), "print"};
        QVERIFY(UnsavedWork(folder()).keep(lesson));
        UnsavedWork next(folder());
        const auto left = next.takeAbandoned<ui::LessonDraft>();
        QVERIFY(left && *left);
        QCOMPARE((**left).path, lesson.path);
        QCOMPARE((**left).work, lesson.work);
        QCOMPARE((**left).fingerprint, lesson.fingerprint);
        QVERIFY(!next.takeAbandoned<ui::LessonDraft>()->has_value());
        next.drop();
        QVERIFY(files().isEmpty());
    }

private:
    QString folder() const { return m_folder->path(); }
    QStringList files() const { return QDir(folder()).entryList({u"*.json"_s}, QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LAB_GUILESS_TESTS(UnsavedWorkTest)
#include "tst_unsaved_work.moc"
