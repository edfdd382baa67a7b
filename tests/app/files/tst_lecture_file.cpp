#include "app/files/lecture_file.h"

#include "app/files/json_file.h"
#include "app/files/lesson_check_file.h"
#include "app/files/opened_file.h"
#include "app/files/scene_file.h"
#include "app/session/window_session.h"
#include "core/state/edit.h"
#include "core/state/series_step.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

LabState sceneWithSeries()
{
    LabState state = clamped({});
    state.rotations.base = 500000;
    LabState second = state;
    second.position.query += 7;
    state.series = Series(
        {{second, {{"en", "both move on"}}, 3, {}, {{"en", "Drag\nm."}, {"zh_CN", "拖动 m。"}}},
            {state, {}, 2}});
    return state;
}

QString writtenTo(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    return writtenAtomically(path, bytes) ? path : QString();
}

/// A user's own lesson: a bundled one under another key.
QByteArray ownLesson()
{
    QFile file(u":/lessons/14_requirement.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("\"14_requirement\"", "\"my_own\"");
}

QByteArray lectureWith(const QByteArray& parts)
{
    return "{\"format\": \"position-lab lecture\",\n\"version\": 1,\n\"parts\": [\n" + parts
        + "\n]}";
}

} // namespace

class LectureFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsBackASavedLectureUnchanged()
    {
        const QTemporaryDir folder;
        const auto own = lecturePartInFile(writtenTo(folder, u"my.json"_s, ownLesson()));
        QVERIFY2(own.has_value(), qPrintable(sentenceOf(own)));
        const auto scene =
            lecturePartInFile(writtenTo(folder, u"Bases.json"_s, sceneBytes(sceneWithSeries())));
        QVERIFY2(scene.has_value(), qPrintable(sentenceOf(scene)));
        QCOMPARE(scene->name, "Bases");
        QVERIFY(std::get<LabState>(scene->shown).series == sceneWithSeries().series);
        const LanguageTexts title {{"en", "Distance"}, {"zh_CN", "距离"}};
        const Lecture lecture {
            {{shipped("20_distance"), {}, {}, {}, 7}, *scene, *own,
                {clamped({}), {}, {}, title, 90}, {shipped("14_requirement"), {}, {}}},
            title};
        const auto again = lectureInBytes(lectureBytes(lecture), u"lecture"_s);
        QVERIFY2(again.has_value(), qPrintable(sentenceOf(again)));
        QVERIFY(*again == lecture);
        QCOMPARE(std::get<Lesson>(again->parts[2].shown).key, "my_own");
    }

    void bundledLecturesAreComplete()
    {
        const QDir folder(u":/lectures"_s);
        QCOMPARE(folder.count(), 1U);
        for (const QString& name : folder.entryList()) {
            const LectureReport report =
                lectureReport(bytesInFile(folder.filePath(name)).value(), name);
            QVERIFY2(report.lecture, qPrintable(report.sentences.join(u'\n')));
            QCOMPARE(report.lecture->title.size(), 2U);
            int minutes = 0;
            std::size_t states = 0;
            for (const LecturePart& part : report.lecture->parts) {
                minutes += minutesOf(part);
                const auto* scene = std::get_if<LabState>(&part.shown);
                if (!scene)
                    continue;
                QCOMPARE(part.title.size(), 2U);
                states += scene->series.size();
                for (const SeriesStep& step : scene->series.steps()) {
                    QCOMPARE(step.caption.size(), 2U);
                    QCOMPARE(step.notes.size(), 2U);
                    QVERIFY(step.state.links.base && step.state.links.width);
                }
            }
            QCOMPARE(report.lecture->parts.size(), 10U);
            QCOMPARE(states, 19U);
            QCOMPARE(minutes, 45);
        }
    }

    void embeddedLessonsShareTheLimitForFormulas()
    {
        const auto lessonOf = [](int terms) {
            return ownLesson().replace("\"answer\": \"",
                "\"answer\": \"0*sum(k, 1, " + QByteArray::number(terms) + ", k) + ");
        };
        const auto lectureOf = [](const QByteArray& lesson, int count) {
            return lectureWith((QByteArrayList(count, "{\"lesson\": " + lesson + '}')).join(",\n"));
        };
        constexpr int many = 60;
        const LectureReport light = lectureReport(lectureOf(ownLesson(), many), u"l.json"_s);
        QVERIFY2(light.lecture, qPrintable(light.sentences.join(u'\n')));
        const QByteArray heavy = lessonOf(1'000'000); // each is read separately
        QVERIFY(lectureReport(lectureOf(heavy, 1), u"l.json"_s).lecture);
        const LectureReport report = lectureReport(lectureOf(heavy, many), u"l.json"_s);
        QVERIFY(!report.lecture);
        QCOMPARE(report.sentences.size(), 2);
        const QRegularExpression said(
            u"^l\\.json, line \\d+, part (\\d+) and the lessons before it need too much computation"_s);
        const auto part = said.match(report.sentences[0]);
        QVERIFY2(part.hasMatch(), qPrintable(report.sentences[0]));
        const int first = part.captured(1).toInt();
        QVERIFY(first > 1 && first < many);
        QCOMPARE(
            report.sentences[1], u"l.json: the parts from %1 on were not read."_s.arg(first + 1));
        // The maximum number of parts that can be read, and no more, fits in a saved lecture.
        const auto full = lectureReport(lectureOf(heavy, first - 1), u"l.json"_s).lecture;
        QVERIFY(full);
        // No more can be added either.
        const QTemporaryDir folder;
        const QString path = writtenTo(folder, u"heavy.json"_s, heavy);
        QVERIFY(lecturePartInFile(path).has_value());
        QVERIFY(lecturePartInFile(path, Lecture {{full->parts.front()}}).has_value());
        QVERIFY2(
            sentenceOf(lecturePartInFile(path, *full))
                .contains(u"heavy.json does not fit into the lecture with your other lessons"_s),
            qPrintable(sentenceOf(lecturePartInFile(path, *full))));
    }

    void aLectureBeginsWithItsFirstPart()
    {
        const Lesson lesson = shipped("20_distance");
        const LabState start = withLocalizedSentences(lessonStart(lesson, 0).value());
        QVERIFY(lectureStart({{{lesson, {}, {}}}}) == start);
        const LabState scene = sceneWithSeries();
        QVERIFY(lectureStart({{{scene, {}, {}}}}) == scene.series.steps().front().state);

        const QTemporaryDir folder;
        const QString path = writtenTo(folder, u"l.json"_s, lectureBytes({{{lesson, {}, {}}}}));
        QVERIFY(applied({}, editInFile({}, openedFile(path).value()).value()) == start);
    }

    void reportsErrorsWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");

        QTest::addRow("no lecture") << QByteArray(R"({"format": "position-lab scene"})")
                                    << u"l.json is not a Position Lab lecture"_s;
        QTest::addRow("newer") << QByteArray(
            R"({"format": "position-lab lecture", "version": 2, "parts": []})")
                               << u"l.json was saved by a newer Position Lab (lecture version 2; "
                                  "this one reads up to 1)."_s;
        for (const char* version : {"", "\"version\": 0, ", "\"version\": \"1\", "})
            QTest::addRow("no version: %s", version)
                << QByteArray("{\"format\": \"position-lab lecture\", ") + version
                    + "\"parts\": []}"
                << u"l.json: \"version\" must be 1."_s;
        QTest::addRow("another entry")
            << QByteArray("{\"format\": \"position-lab lecture\", \"version\": 1,\n\"part\": []}")
            << u"l.json, line 2: a lecture has no entry \"part\""_s;
        QTest::addRow("empty") << lectureWith({})
                               << u"l.json, line 3: \"parts\" must be a list of 1 to 100"_s;
        QTest::addRow("no part") << lectureWith("{\"lesson\": \"20_distance\"},\n7")
                                 << u"l.json, line 5, part 2: it must be an object"_s;
        QTest::addRow("both") << lectureWith("{\"lesson\": \"20_distance\", \"scene\": {}}")
                              << u"l.json, line 4, part 1: it must be an object with either"_s;
        QTest::addRow("a word too many")
            << lectureWith("{\"lesson\": \"20_distance\", \"name\": \"x\"}")
            << u"part 1: there is no entry \"name\" here"_s;
        QTest::addRow("half a minute")
            << lectureWith("{\"lesson\": \"20_distance\", \"minutes\": 0.5}")
            << u"part 1: \"minutes\" must be a whole number from 1 to 90."_s;
        QTest::addRow("title of a scene")
            << lectureWith("{\"scene\": {}, \"title\": \"Bases\"}")
            << u"part 1: \"title\" must be an object of texts, by language: en, zh_CN."_s;
        QTest::addRow("title of a lecture")
            << lectureWith("{\"lesson\": \"20_distance\"}")
                   .replace("\"version\"", "\"title\": {\"fr\": \"Ici\"}, \"version\"")
            << u"l.json, line 2: \"title\" must be an object of texts"_s;
        QTest::addRow("unknown lesson")
            << lectureWith("{\"lesson\": \"99_nothing\"}")
            << u"part 1: \"lesson\" must be the complete object of a lesson file, or one of 1_order, 02_"_s;
        QTest::addRow("misspelled lesson")
            << lectureWith("{\"lesson\": \"20_distanse\"}")
            << u"part 1: there is no lesson \"20_distanse\"; did you mean 20_distance?"_s;
        QTest::addRow("a state of a scene's series") << lectureWith(
            "{\"lesson\": \"20_distance\"},\n{\"scene\": {\"format\": \"position-lab scene\", "
            "\"version\": 1, \"parameters\": {},\n\"series\": [{},\n{\"seconds\": "
            "-3}]}}") << u"l.json, part 2, line 7, state 2 of the series: \"seconds\" must be"_s;
        QTest::addRow("no scene") << lectureWith("{\"scene\": 3}")
                                  << u"part 1: \"scene\" must be the complete object"_s;
        QTest::addRow("scene with an unknown parameter") << lectureWith(
            "{\"scene\": {\"format\": \"position-lab scene\", \"version\": 1, "
            "\"parameters\": {\"rope.bas\": 3}}}") << u"l.json, part 1, line 4: "_s;
        QByteArray broken = ownLesson();
        broken.replace("\"minutes\"", "\"minuten\"");
        const qsizetype above = broken.left(broken.indexOf("\"minuten\"")).count('\n');
        QTest::addRow("a user's own lesson")
            << lectureWith("{\"lesson\":\n" + broken + "}")
            << u"l.json, line %1, part 1, minuten: there is no such entry"_s.arg(5 + above);
    }
    void reportsErrorsWithTheirLine()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        const auto lecture = lectureInBytes(bytes, u"l.json"_s);
        QVERIFY(!lecture);
        const QString sentence = sentenceOf(lecture);
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
        QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith(u'?'), qPrintable(sentence));
    }

    void reportsAllErrorsInItsPartsAtOnce()
    {
        QByteArray broken = ownLesson();
        broken.replace("\"minutes\": ", "\"minutes\": 1000");
        broken.replace("\"key\"", "\"kye\"");
        const QByteArray bytes = lectureWith(
            "{\"lesson\": 7},\n{\"lesson\": \"20_distance\"},\n{\"lesson\":\n" + broken + "}");
        const LectureReport report = lectureReport(bytes, u"l.json"_s);
        QVERIFY(!report.lecture);
        QVERIFY2(report.sentences.size() == 3, qPrintable(report.sentences.join(u'\n')));
        QVERIFY(report.sentences[0].startsWith(u"l.json, line 4, part 1: \"lesson\" must be"_s));
        QVERIFY2(report.sentences[2].contains(u", part 3, minutes: it must be"_s),
            qPrintable(report.sentences[2]));
        const QString first = lectureInBytes(bytes, u"l.json"_s).error().sentence;
        QVERIFY2(first.contains(u"See Lessons › Check a file for details."_s), qPrintable(first));
    }

    void theCheckAlsoAcceptsLectures()
    {
        const QTemporaryDir folder;
        const auto said = [&](const QByteArray& bytes) {
            return checkedFile(writtenTo(folder, u"l.json"_s, bytes));
        };
        const CheckedFile sound =
            said(lectureWith("{\"lesson\": \"20_distance\"}, {\"lesson\": \"14_requirement\"}"));
        QVERIFY2(sound.isSound
                && sound.sentences.value(0).endsWith(u"l.json is a valid lecture with 2 parts."_s),
            qPrintable(sound.sentences.join(u'\n')));
        QVERIFY(said(lectureWith("{\"lesson\": \"20_distance\"}"))
                    .sentences[0]
                    .contains(u"with 1 part."_s));
        const CheckedFile wrong = said(lectureWith("{\"lesson\": 1}, {\"lesson\": 2}"));
        QVERIFY(!wrong.isSound);
        QCOMPARE(wrong.sentences.size(), 2);
        QByteArray hardlyMeant = ownLesson();
        hardlyMeant.replace("\"position.lock\"]", "\"alibi.heads\"]");
        const CheckedFile advised =
            said(lectureWith("{\"lesson\": \"20_distance\"}, {\"lesson\":" + hardlyMeant + "}"));
        QVERIFY2(advised.isSound, qPrintable(advised.sentences.join(u'\n')));
        QCOMPARE(advised.sentences.value(1),
            u"Part 2: The control alibi.heads has no effect on the lesson's bench."_s);
        QVERIFY(said(ownLesson()).isSound);
        const CheckedFile scene = said(sceneBytes(clamped({})));
        QVERIFY(!scene.isSound);
        QVERIFY2(scene.sentences.value(0).contains(u"the file is a scene, not a lesson"_s),
            qPrintable(scene.sentences.value(0)));
    }

    void reportsAFileThatCannotBeAPart()
    {
        const QTemporaryDir folder;
        const auto model =
            lecturePartInFile(writtenTo(folder, u"config.json"_s, R"({"rope_theta": 10000})"));
        QVERIFY2(
            sentenceOf(model).endsWith(
                u"config.json is neither a lesson nor a scene; a lecture consists of these."_s),
            qPrintable(sentenceOf(model)));
        QVERIFY(!sentenceOf(lecturePartInFile(folder.filePath(u"none.json"_s))).isEmpty());
    }
};

LAB_APPLESS_TESTS(LectureFileTest)
#include "tst_lecture_file.moc"
