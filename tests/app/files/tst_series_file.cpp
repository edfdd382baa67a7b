#include "app/files/series_file.h"

#include "app/files/json_file.h"
#include "app/files/lesson_check_file.h"
#include "app/files/scene_file.h"
#include "core/frames/picture_names.h"
#include "core/state/edit.h"
#include "core/state/series_step.h"
#include "tests/qt_test.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// Differs from the plain state in parameters and in other values, and has one pinned.
LabState elaborateState()
{
    LabState state = clamped({});
    state.bench = BenchId::Context;
    state.position = {123456, 999, true, 1000, 9'000'000, 4096, 131072};
    state.rotations.base = 500000.1;
    state.rotations.query = {{0, 0.1}, {700, -1.0 / 7}};
    state.rotations.scaling.longFactors = {1.03, 64.81001281738281};
    state.biases.scores = {{10'000'000, 1.0 / 3}};
    state.model = {"some model", {{Origin::Guess, "pairing", "它"}}};
    state.derivation.shown = {1, 3};
    state = clamped(state);
    state.pinned = Pinned(clamped({}));
    return state;
}

Outcome<LabState> opened(const QByteArray& bytes)
{
    const auto object = jsonObject(bytes, u"scene"_s);
    if (!object)
        return Unexpected(object.error());
    return sceneState(object.value(), u"scene"_s, bytes);
}

QString picturesOf(BenchId bench)
{
    QStringList names;
    for (const PictureName& picture : pictureNames())
        if (picture.bench == bench)
            names += QString::fromUtf8(picture.name.data(), std::ssize(picture.name));
    return names.join(u", "_s);
}

QByteArray sceneWith(const QByteArray& series)
{
    return "{\"format\": \"position-lab scene\", \"version\": 1,\n\"parameters\": "
           "{\"rope.base\": 1000},\n\"series\": "
        + series + "}";
}

} // namespace

class SeriesFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsBackASavedSeriesUnchanged()
    {
        const LabState plain = clamped({});
        LabState locked = elaborateState();
        LabState further = locked;
        further.position.query += 7; // which a locked distance would change
        LabState state = elaborateState();
        state.series = Series(
            {{plain, {{"en", "plain"}}, 0.1}, {locked, {{"zh_CN", "锁定"}}, 2}, {further, {}, 60},
                {plain, {{"en", "again"}, {"zh_CN", "又"}}, 1.0 / 3}, {locked, {}, 2}});
        const auto result = opened(sceneBytes(state));
        QVERIFY2(result.has_value(), qPrintable(sentenceOf(result)));
        QVERIFY(result.value() == state);
    }

    void thePicturesOfAStateLastAsLongAsItsBench()
    {
        const auto result = opened(sceneWith(R"([
            {"parameters": {"bench": "rotations"}, "pictures": ["scores", "dials"]},
            {"parameters": {"rope.base": 500}},
            {"pictures": []},
            {"pictures": ["curve"]},
            {"parameters": {"bench": "waves"}}])"));
        QVERIFY2(result.has_value(), qPrintable(sentenceOf(result)));
        using Names = std::vector<std::string>;
        const auto& steps = result->series.steps();
        QCOMPARE(steps[0].pictures, (Names {"scores", "dials"}));
        QCOMPARE(steps[1].pictures, (Names {"scores", "dials"}));
        QCOMPARE(steps[2].pictures, Names());
        QCOMPARE(steps[3].pictures, Names {"curve"});
        QCOMPARE(steps[4].pictures, Names());
        const QByteArray saved = sceneBytes(*result);
        QVERIFY(opened(saved).value() == *result);
        QCOMPARE(saved.count("\"pictures\""), 3);
    }

    void aSceneWithoutASeriesHasNone()
    {
        QVERIFY(!sceneBytes(clamped({})).contains("series"));
        QVERIFY(opened(sceneBytes(clamped({}))).value().series.isEmpty());
    }

    void storesOnlyDifferencesFromThePreviousState()
    {
        const auto result = opened(sceneWith(R"([
            {"caption": {"en": "As it is"}},
            {"parameters": {"rope.width": 64}, "seconds": 5},
            {"parameters": {"rope.base": 10000}, "rope.query": {"3": 0.5}},
            {"rope.query": null}])"));
        const Series series = result.value().series;
        QCOMPARE(series.size(), 4U);
        const auto& steps = series.steps();
        QCOMPARE(steps[0].state.rotations.base, 1000.0);
        QCOMPARE(steps[0].caption.at("en"), std::string("As it is"));
        QCOMPARE(steps[0].seconds, 2.0);
        QCOMPARE(steps[1].state.rotations.base, 1000.0);
        QCOMPARE(steps[1].state.rotations.width, 64);
        QCOMPARE(steps[1].seconds, 5.0);
        QCOMPARE(steps[2].state.rotations.base, 10000.0);
        QCOMPARE(steps[2].state.rotations.width, 64);
        QCOMPARE(steps[2].state.rotations.query, (ColumnValues {{3, 0.5}}));
        QVERIFY(steps[3].state.rotations.query.empty());
        QCOMPARE(steps[3].state.rotations.base, 10000.0);
    }

    void reportsErrorsWithTheirPath_data()
    {
        QTest::addColumn<QByteArray>("series");
        QTest::addColumn<QString>("sentence");
        const QString second = u"scene, line 4, state 2 of the series"_s;
        QTest::addRow("no list") << QByteArray("{}")
                                 << u"scene: \"series\" must be a list of at most 200 states."_s;
        QTest::addRow("no object")
            << QByteArray("[{},\n7]") << second + u": it must be an object in braces."_s;
        QTest::addRow("misspelt") << QByteArray("[{},\n{\"parameters\": {\"rope.bass\": 2000}}]")
                                  << second
                + u": there is no parameter rope.bass; did you mean rope.base?"_s;
        QTest::addRow("out of range")
            << QByteArray("[{},\n{\"parameters\": {\"rope.base\": -3}}]")
            << second + u": rope.base is -3; it must be a number from 1.0001 to 1e+12."_s;
        QTest::addRow("too short") << QByteArray("[{},\n{\"seconds\": 0.01}]")
                                   << second + u": \"seconds\" must be a number from 0.1 to 60."_s;
        QTest::addRow("too long") << QByteArray("[{},\n{\"seconds\": \"2\"}]")
                                  << second + u": \"seconds\" must be a number from 0.1 to 60."_s;
        QTest::addRow("notes") << QByteArray("[{},\n{\"notes\": \"Drag.\"}]")
                               << second
                + u": \"notes\" must be an object of texts, by language: en, zh_CN."_s;
        QTest::addRow("caption") << QByteArray("[{},\n{\"caption\": {\"fr\": \"Ici\"}}]")
                                 << second
                + u": \"caption\" must be an object of texts, by language: en, zh_CN."_s;
        QTest::addRow("pictures") << QByteArray("[{},\n{\"pictures\": [\"spectrum\"]}]")
                                  << second
                + u": \"pictures\" has \"spectrum\", which is not a picture of the state's "
                  "bench: "_s
                + picturesOf(BenchId::Rotations) + u'.';
        for (const char* pictures : {"\"dials\"", "[\"dials\", 3]"})
            QTest::addRow("pictures, %s", pictures)
                << QByteArray("[{},\n{\"pictures\": ") + pictures + "}]"
                << second + u": \"pictures\" must be a list of pictures of the state's bench: "_s
                    + picturesOf(BenchId::Rotations) + u'.';
        QTest::addRow("parameters")
            << QByteArray("[{},\n{\"parameters\": 3}]")
            << second + u": \"parameters\" must be an object of keys and values."_s;
    }
    void reportsErrorsWithTheirPath()
    {
        QFETCH(QByteArray, series);
        QFETCH(QString, sentence);
        const auto result = opened(sceneWith(series));
        QVERIFY(!result);
        QCOMPARE(result.error().sentence, sentence);
    }

    void reportsAllErrorsInItsStates()
    {
        const QByteArray bytes = sceneWith(R"([
            {"parameters": {"rope.width": 64, "rope.bass": 2000, "rope.base": -3}, "seconds": 90},
            {"parameters": {"rope.width": 128, "rope.base": 500}},
            {"parameters": {"bench": "wave"}, "pictures": ["waves"]},
            {"pictures": ["table"]},
            7,
            {"parameters": {"bench": "rotations"}, "pictures": ["waves"], "rope.query": {"0": "x"},
             "rope.qery": {}, "rope.key": {"1": 0.5}}])");
        const auto json = jsonObject(bytes, u"s.json"_s);
        const auto errors = sceneOrErrors(*json, u"s.json"_s, bytes);
        QVERIFY(!errors);
        const QStringList& messages = errors.error();
        const QStringList expected {u"line 4, state 1 of the series: \"seconds\" must be"_s,
            u"line 4, state 1 of the series: there is no parameter rope.bass"_s,
            u"line 4, state 1 of the series: rope.base is -3; it must be"_s,
            u"line 6, state 3 of the series: bench is wave; it must be"_s,
            u"line 8, state 5 of the series: it must be an object in braces."_s,
            u"line 9, state 6 of the series: a scene has no entry \"rope.qery\""_s,
            u"line 9, state 6 of the series: rope.query"_s,
            u"line 9, state 6 of the series: \"pictures\" has \"waves\""_s};
        QVERIFY2(messages.size() == expected.size(), qPrintable(messages.join(u'\n')));
        for (qsizetype k = 0; k < expected.size(); ++k)
            QVERIFY2(messages[k].contains(expected[k]), qPrintable(messages[k]));
        const auto opened = sceneState(*json, u"s.json"_s, bytes);
        QVERIFY2(opened.error().sentence.startsWith(messages.front())
                && opened.error().sentence.contains(u"See Lessons › Check a file for details."_s),
            qPrintable(opened.error().sentence));
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"s.json"_s);
        QVERIFY(writtenAtomically(path, bytes));
        QCOMPARE(checkedFile(path).sentences.size(), messages.size());
        QVERIFY(writtenAtomically(path, sceneWith("[{}, {\"seconds\": 3}]")));
        QVERIFY(checkedFile(path).isSound);
        QVERIFY(checkedFile(path).sentences[0].endsWith(
            u"s.json is a valid scene with a series of 2 states."_s));
    }

    void listsAtMostAHundredErrors()
    {
        QByteArray wrong;
        for (int k = 0; k < 400; ++k)
            wrong += "\"zz" + QByteArray::number(k) + ".q\": 1,";
        const QByteArray bytes =
            sceneWith("[{\"parameters\": {" + wrong + "\"rope.base\": 2}}, {}, {}]");
        const auto errors = sceneOrErrors(*jsonObject(bytes, u"s"_s), u"s"_s, bytes);
        QVERIFY(!errors);
        QCOMPARE(errors.error().size(), 101);
        QCOMPARE(errors.error().back(), u"s: the states from 2 on were not read."_s);
    }

    void refusesAnUnknownEntryAndNamesTheKnownOnes()
    {
        const auto result = opened(sceneWith("[{\"second\": 3}]"));
        QVERIFY(!result);
        const QString sentence = result.error().sentence;
        QVERIFY2(
            sentence.startsWith(u"scene, line 3, state 1 of the series: "_s), qPrintable(sentence));
        QVERIFY2(sentence.contains(u"\"second\""_s) && sentence.contains(u"seconds"_s),
            qPrintable(sentence));
    }
};

LAB_GUILESS_TESTS(SeriesFileTest)
#include "tst_series_file.moc"
