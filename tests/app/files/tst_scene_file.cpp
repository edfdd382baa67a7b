#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "core/state/edit.h"
#include "core/state/pass_answers.h"
#include "tests/qt_test.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

LabState elaborateState()
{
    LabState state = clamped({});
    state.bench = BenchId::Biases;
    state.position = {123456, 999, true, 1000, 9'000'000, 4096, 131072};
    state.waves.encoding = {SinusoidalLayout::Tensor2Tensor, 12345.678901234567, 512};
    state.waves.pair = 200;
    state.rotations.base = 500000.1;
    state.rotations.rotatedShare = 1.0 / 3;
    state.rotations.pairing = Pairing::WrongMix;
    state.rotations.query = {{0, 0.1}, {700, -1.0 / 7}};
    state.rotations.key = {{3, 1e-17}};
    state.rotations.scaling.method = ScalingMethod::LongRope;
    state.rotations.scaling.attentionFactor = 1.19;
    state.rotations.scaling.shortFactors = {1, 1.05, 1.0 / 3};
    state.rotations.scaling.longFactors = {1.03, 64.81001281738281};
    state.schemes.t5.encoding.buckets = 64;
    state.order.sentence = "狗 咬\u3000\"人\"";
    state.order.arrangement = {2, 0, 1, 4, 3};
    state.order.encoding = OrderEncoding::Xpos;
    state.order.pairing = Pairing::Halves;
    state.order.layers = 2;
    state.order.visible = Visible::KeysUpToQuery;
    state.order.compared = OrderComparison::Pooled;
    state.order.token = 1;
    state.order.seed = 12;
    state.biases.encoding = {112, 8.5, SlopeRule::Geometric, Mask::Symmetric};
    state.biases.head = 100;
    state.biases.scores = {{0, -3.25}, {10'000'000, 1.0 / 3}};
    state.model = {"some model",
        {{Origin::NotComputed, "rope_scaling.bananas", "它"},
            {Origin::ModelClass, "rope_theta", "150000", "gpt_oss"}},
        Scheme::Rope, 10'485'760};
    LayerKind window;
    window.attention = LayerAttention::Window;
    window.base = 160000.1;
    window.width = 64;
    window.rotatedShare = 1.0 / 3;
    window.scaling.method = ScalingMethod::LongRope;
    window.scaling.longFactors = {1, 64.81001281738281};
    window.reach = 4096;
    window.looksAhead = true;
    window.hasSink = true;
    window.layers = {0, 2, 9999};
    LayerKind none;
    none.rotates = false;
    none.temperature = LayerTemperature {0.1, 8192, 1};
    state.model.kinds = {window, none};
    state.model.kind = 1;
    state.derivation.bends = {{14, 0.3}};
    state.derivation.breaks = {{0, 2}, {15, 1}};
    state.derivation.predictions = {{2, {1.135, 3, 2, false}}, {4, {0, 0, 0, true}}};
    state.derivation.shown = {1, 3, shownOn(2, 5), shownOn(3, 21)};
    state.derivation.repeats = {{2, {1, 0, 0}}, {7, {3, 1, 2}}};
    state.derivation.sentences = {{4, {2, 1, 9}}, {5, {3, 0, {}}}};
    state.derivation.blanks = 4;
    state.derivation.lines = {{20, {1, 2, true, 3, 4, 5}}, {21, {}}};
    state.derivation.cards[cardOf(3, 1)] = {
        RequirementVerdict::Keeps, true, true, 1.25, 1.5, false, 2, 6, 7};
    state.derivation.cards[cardOf(5, 2)] = {};
    state.bench = BenchId::Derivation;
    state.derivation.page = 7; // is due, and has put the learner's numbers aside
    state.derivation.principles = {{15, "permutation"}};
    return clamped(state);
}

Outcome<LabState> opened(const QByteArray& bytes)
{
    const auto object = jsonObject(bytes, u"scene"_s);
    if (!object)
        return Unexpected(object.error());
    return sceneState(object.value(), u"scene"_s);
}

} // namespace

class SceneFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSceneOfTheSixteenStepsOpensAtTheMatchingPage()
    {
        const auto read = opened(R"({"format": "position-lab scene", "version": 1,
            "parameters": {"bench": "derivation", "derivation.step": 10, "derivation.pass": 9,
                           "derivation.phase": 0.5, "derivation.theta": 0.3},
            "derivation.bends": {"14": 0.3}, "derivation.breaks": {"9": 1},
            "derivation.predictions": {"2": 1.135}, "derivation.shown": {"3": 1}})");
        QVERIFY2(read.has_value(), qPrintable(read ? QString() : read.error().sentence));
        const Derivation& derivation = read->derivation;
        QCOMPARE(derivation.page, 11);
        QCOMPARE(derivation.pass, 1);
        QCOMPARE(derivation.queryPhase, 0.5);
        QCOMPARE(derivation.keyPhase, 0.5);
        QCOMPARE(derivation.turn, 0.3);
        QCOMPARE(derivation.bends.at(14), 0.3);
        QVERIFY(derivation.predictions.empty() && derivation.shown.empty());
        QVERIFY(derivation.breaks.empty());
    }

    void readsTheNotesOfAnOlderRelease()
    {
        QJsonObject scene = QJsonDocument::fromJson(sceneBytes(clamped({}))).object();
        scene.insert(u"model"_s,
            QJsonObject {{u"name"_s, u"some model"_s},
                {u"notes"_s, QJsonArray {u"sliding_window: 4096"_s, u"它"_s}}});
        const auto read = opened(QJsonDocument(scene).toJson());
        QVERIFY(read.has_value());
        const ModelNote& note = read.value().model;
        QCOMPARE(note.name, std::string("some model"));
        QVERIFY(note.readingNotes
            == (std::vector<ReadingNote> {
                {Origin::NotComputed, "sliding_window", "4096"}, {Origin::NotComputed, "它", ""}}));
        QVERIFY(note.kinds.empty());
    }

    void readsBackASavedSceneUnchanged()
    {
        LabState pinned = elaborateState();
        pinned.pinned = Pinned(clamped({}));
        LabState elaboratePin = clamped({});
        elaboratePin.pinned = Pinned(elaborateState());
        for (const LabState& state : {clamped({}), elaborateState(), pinned, elaboratePin}) {
            const auto again = opened(sceneBytes(state));
            QVERIFY2(again.has_value(), qPrintable(sentenceOf(again)));
            QVERIFY(again.value() == state);
        }
    }

    void everyTruncationIsAnError()
    {
        const QByteArray whole = sceneBytes(elaborateState()).trimmed();
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY(!opened(whole.left(length)));
    }

    void describesAnInvalidSceneInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char* name, const char* parameters, const char* mentions) {
            QTest::newRow(name) << QByteArray(R"({"format": "position-lab scene", "version": 1,
                "parameters": {)")
                    + parameters
                    + "}}" << QString::fromUtf8(mentions);
        };
        row("unknown key", R"("rope.bass": 3)", "did you mean rope.base");
        row("negative", R"("rope.base": -3)", "rope.base is -3; it must be a number from 1.0001");
        row("zero", R"("rope.base": 0)", "rope.base is 0");
        row("huge", R"("rope.base": 1e300)", "rope.base is 1e+300");
        row("odd width", R"("rope.width": 7)", "an even whole number from 2 to 1024");
        row("text for a number", R"("rope.width": "wide")", "rope.width is wide");
        row("number in quotes", R"("rope.base": "500")",
            "rope.base is in quotation marks; write it without them: 500.");
        row("flag in quotes", R"("order.causal": "true")",
            "order.causal is in quotation marks; write it without them: true.");
        row("list for a number", R"("rope.width": [1])", "rope.width is […]");
        row("null", R"("rope.width": null)", "rope.width is null");
        row("unknown choice", R"("rope.pairing": "both")", "interleaved, halves, wrong_mix");
        row("unknown bench", R"("bench": "garden")",
            "waves, rotations, derivation, biases, relative, grids, base, precision, experiment, "
            "compare");
        row("fraction of a position", R"("position.query": 1.5)", "position.query is 1.5");
        row("head beyond the heads", R"("alibi.head": 9)", "alibi.head is 9");
        QTest::newRow("newer") << QByteArray(
            R"({"format": "position-lab scene", "version": 2, "parameters": {}})")
                               << u"newer Position Lab (scene version 2"_s;
        QTest::newRow("not a scene")
            << QByteArray(R"({"rope_theta": 1})") << u"is not a Position Lab scene"_s;
        QTest::newRow("unknown entry") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {}, "x": 1})")
                                       << u"no entry \"x\""_s;
        QTest::newRow("misspelled entry")
            << QByteArray(R"({"format": "position-lab scene", "version": 1, "paramters": {}})")
            << u"did you mean \"parameters\"?"_s;
        QTest::newRow("parameter outside") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {}, "rope.base": 3})")
                                           << u"rope.base belongs inside \"parameters\"."_s;
        QTest::newRow("list of entries") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {}, "comment": 1})")
                                         << u"allowed: format, version, series, pinned, "
                                            "parameters, model."_s;
        QTest::newRow("no version")
            << QByteArray(R"({"format": "position-lab scene", "parameters": {}})")
            << u"\"version\" is missing; it must be 1."_s;
        QTest::newRow("version is not an integer")
            << QByteArray(R"({"format": "position-lab scene", "version": "1", "parameters": {}})")
            << u"\"version\" must be 1."_s;
        QTest::newRow("pinned of another kind") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {}, "pinned": 3})")
                                                << u"\"pinned\" must be an object"_s;
        QTest::newRow("pinned number") << QByteArray(R"({"format": "position-lab scene",
            "version": 1, "parameters": {}, "pinned": {"parameters": {"rope.base": -3}}})")
                                       << u"scene, in \"pinned\" (A): rope.base is -3"_s;
        QTest::newRow("pinned in the pinned") << QByteArray(R"({"format": "position-lab scene",
            "version": 1, "parameters": {}, "pinned": {"parameters": {}, "pinned": {}}})")
                                              << u"no entry \"pinned\""_s;
        QTest::newRow("NaN") << QByteArray(R"({"rope.base": NaN})") << u"line 1, column"_s;
        QTest::newRow("not UTF-8") << QByteArray("{\"a\": \"\xff\xfe\"}") << u"not UTF-8"_s;
        QTest::newRow("empty") << QByteArray() << u"is empty"_s;
        QTest::newRow("list") << QByteArray("[]") << u"JSON list"_s;
        QTest::newRow("deep") << QByteArray(100000, '[') << u"nested too deeply"_s;
        QTest::newRow("column index") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {},
                       "rope.query": {"5000": 1}})")
                                      << u"rope.query.5000"_s;
        QTest::newRow("break of a page") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {},
                       "derivation.breaks": {"22": 1}})")
                                         << u"derivation.breaks.22"_s;
        QTest::newRow("answers") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {},
                       "derivation.said": {"3": [1, 2]}})")
                                 << u"derivation.said must be an object with whole-number keys"_s;
        QTest::newRow("factors of pairs") << QByteArray(
            R"({"format": "position-lab scene", "version": 1, "parameters": {},
                       "scaling.long_factors": [1, 0]})")
                                          << u"scaling.long_factors must be a list"_s;
    }

    void describesAnInvalidSceneInOneSentence()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, mentions);
        const auto outcome = opened(bytes);
        QVERIFY(!outcome);
        const QString sentence = outcome.error().sentence;
        QVERIFY2(sentence.contains(mentions), qPrintable(sentence));
        QVERIFY(sentence.endsWith(u'.') || sentence.endsWith(u'?'));
        QVERIFY(!sentence.contains(u'\n'));
    }

    void reportsAnInvalidValueWithItsLine()
    {
        const auto messageFor = [](const QByteArray& entries) {
            const QByteArray bytes =
                "{\n\"format\": \"position-lab scene\", \"version\": 1,\n" + entries + "}";
            const auto object = jsonObject(bytes, u"s.json"_s);
            return object ? sentenceOf(sceneState(*object, u"s.json"_s, bytes))
                          : object.error().sentence;
        };
        const auto beginsWith = [](const QString& sentence, const QString& start) {
            return sentence.startsWith(start) || (qWarning("%s", qPrintable(sentence)), false);
        };
        QVERIFY(beginsWith(messageFor("\"parameters\": {\n\"rope.base\": -3}"),
            u"s.json, line 4: rope.base is -3"_s));
        QVERIFY(beginsWith(messageFor("\"parameters\": {},\n\n\"paramters\": {}"),
            u"s.json, line 5: a scene has no entry"_s));
        QVERIFY(beginsWith(messageFor("\"parameters\": {},\n\"rope.query\": {\n\"5000\": 1}"),
            u"s.json, line 4: rope.query.5000 must"_s));
        for (const char* entry : {"bends", "breaks", "said", "shown", "again", "sentences", "aside",
                 "lines", "cards", "card"})
            QVERIFY2(messageFor("\"parameters\": {},\n\"derivation."_ba + entry + "\": \"x\"")
                         .startsWith(u"s.json, line 4: derivation."_s + QLatin1StringView(entry)),
                entry);
        QVERIFY(beginsWith(messageFor("\"parameters\": {},\n\"pinned\": {\n\"parameters\": {\n"
                                      "\"rope.base\": \"500\"}}"),
            u"s.json, line 6, in \"pinned\" (A): rope.base is in quotation marks"_s));
    }
};

LAB_GUILESS_TESTS(SceneFileTest)
#include "tst_scene_file.moc"
