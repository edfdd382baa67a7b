#include "app/models/rope_text.h"
#include "core/state/edit.h"
#include "core/state/parameters.h"
#include "tests/qt_test.h"

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

LabState present()
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 4;
    state.rotations.base = 777;
    return clamped(state);
}

Outcome<Edit> readFrom(const QString& text)
{
    return editInText(text.toUtf8(), u"The clipboard"_s, present());
}

/// The error in it; empty if there is none.
QString errorIn(const QString& text)
{
    return sentenceOf(readFrom(text));
}

QString blockWith(const QString& number)
{
    const QString length = u"\"original_max_position_embeddings\""_s;
    const QString block = u"{\"rope_scaling\": {\"rope_type\": \"yarn\", \"factor\": 8, %1}}"_s;
    return block.arg(number.startsWith(length) ? number : length + u": 4096, "_s + number);
}

} // namespace

class RopeTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportsWhyATextIsNotJson_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("mentions");
        QTest::newRow("Python's quotes") << u"{'rope_type': 'linear', 'factor': 2.0}"_s
                                         << u"double quotation marks at line 1, column"_s;
        QTest::newRow("a quoted value")
            << u"{\"rope_type\": 'linear'}"_s << u"double quotation marks at line 1, column"_s;
        QTest::newRow("NaN") << blockWith(u"\"mscale\": NaN"_s)
                             << u"mscale is NaN; it must be a number from"_s;
        QTest::newRow("infinity") << blockWith(u"\"mscale\": -Infinity"_s)
                                  << u"mscale is -Infinity; it must be a number from"_s;
        QTest::newRow("None") << u"{\"rope_scaling\": None}"_s << u"but not None at line 1"_s;
        QTest::newRow("True") << blockWith(u"\"truncate\": True"_s) << u"but not True at line 1"_s;
        QTest::newRow("a comment")
            << u"{\"rope_theta\": 1e4 // usual\n}"_s << u"JSON has no comments at line 1"_s;
        QTest::newRow("half of it") << u"{\"rope_scaling\": {\"rope_type\": \"ya"_s
                                    << u"no closing quotation mark at line 1"_s;
    }

    void reportsWhyATextIsNotJson()
    {
        QFETCH(QString, text);
        QFETCH(QString, mentions);
        const QString sentence = errorIn(text);
        QVERIFY2(sentence.contains(mentions), qPrintable(sentence));
    }

    // A number is used unchanged or refused with the valid range.
    void refusesNumbersOutOfTheRangeOfTheState_data()
    {
        QTest::addColumn<QString>("inside");
        QTest::addColumn<QString>("beyond");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<double>("value");
        const auto row = [](const char* key, const char* inside, const char* beyond,
                             const char* parameter) {
            const auto number = [&](const char* text) {
                return u"\"%1\": %2"_s.arg(QLatin1StringView(key), QLatin1StringView(text));
            };
            QTest::newRow(key) << number(inside) << number(beyond) << QString::fromUtf8(parameter)
                               << QByteArray(inside).toDouble();
        };
        row("beta_fast", "1000", "1001", "scaling.beta_fast");
        row("beta_slow", "0.01", "0.009", "scaling.beta_slow");
        row("attention_factor", "10", "10.5", "scaling.attention_factor");
        row("original_max_position_embeddings", "10000000", "10000001", "scaling.original_length");
    }

    void refusesNumbersOutOfTheRangeOfTheState()
    {
        QFETCH(QString, inside);
        QFETCH(QString, beyond);
        QFETCH(QString, parameter);
        QFETCH(double, value);
        const auto taken = readFrom(blockWith(inside));
        QVERIFY(taken.has_value());
        const LabState state = applied(present(), taken.value());
        const Value read = parameterNamed(parameter.toStdString())->read(state);
        const auto* whole = std::get_if<std::int64_t>(&read);
        QCOMPARE(whole ? static_cast<double>(*whole) : std::get<double>(read), value);
        const QString sentence = errorIn(blockWith(beyond));
        QVERIFY2(sentence.contains(u"it must be a number from"_s), qPrintable(sentence));
    }

    void refusesAFactorOutOfTheRangeOfTheState()
    {
        const QString block = u"{\"rope_scaling\": {\"rope_type\": \"linear\", \"factor\": %1}}"_s;
        const auto taken = readFrom(block.arg(u"10000"_s));
        QCOMPARE(applied(present(), taken.value()).rotations.scaling.factor, 10000.0);
        const QString sentence = errorIn(block.arg(u"10001"_s));
        QVERIFY2(sentence.contains(u"from 1 to 10000"_s), qPrintable(sentence));
    }

    void lengthsAreIntegers()
    {
        const QString sentence =
            errorIn(blockWith(u"\"original_max_position_embeddings\": 4096.5"_s));
        QVERIFY2(sentence.contains(u"must be a whole number"_s), qPrintable(sentence));
    }

    void reportsTheInvalidNumberOfAList()
    {
        const QString sentence =
            errorIn(u"{\"rope_scaling\": {\"rope_type\": \"longrope\", "
                    "\"short_factor\": [1, 1], \"long_factor\": [1, null]}}"_s);
        QVERIFY2(sentence.contains(u"rope_scaling.long_factor[1] is null"_s), qPrintable(sentence));
    }

    void reportsEntriesThatAreNotRead()
    {
        const auto outcome = readFrom(blockWith(u"\"bananas\": 3, \"finetuned\": true"_s));
        const auto& rope = *outcome->as<LoadRope>();
        QStringList left;
        for (const ReadingNote& one : rope.block.readingNotes) {
            if (one.origin == Origin::NotComputed)
                left += QString::fromStdString(one.key + ": " + one.value);
        }
        QCOMPARE(
            left, (QStringList {u"rope_scaling.bananas: 3"_s, u"rope_scaling.finetuned: true"_s}));
        const auto plain = readFrom(u"{\"rope_scaling\": {\"type\": \"linear\", \"factor\": 2}}"_s);
        for (const ReadingNote& one : plain->as<LoadRope>()->block.readingNotes)
            QVERIFY(one.origin == Origin::File);
    }

    // A block without a length is for the model into which it is pasted.
    void anOmittedLengthIsThatOfTheModel()
    {
        LabState state = present();
        state.position.trainingLength = 8192;
        state.position.targetLength = 65536;
        for (const char* type : {"yarn", "dynamic", "llama3"}) {
            const QString text =
                u"{\"rope_scaling\": {\"rope_type\": \"%1\", \"factor\": 4, "
                "\"low_freq_factor\": 1, \"high_freq_factor\": 4}}"_s.arg(QLatin1StringView(type));
            const auto edit = editInText(text.toUtf8(), u"The clipboard"_s, state);
            QVERIFY2(edit.has_value(), qPrintable(sentenceOf(edit)));
            const LabState next = applied(state, *edit);
            QCOMPARE(next.rotations.scaling.originalLength, 8192);
            QCOMPARE(next.position.trainingLength, 8192);
            QCOMPARE(next.position.targetLength, 65536);
            const auto& readingNotes = edit->as<LoadRope>()->block.readingNotes;
            QVERIFY(std::ranges::any_of(readingNotes, [](const ReadingNote& one) {
                return one.origin == Origin::Guess && one.value == "8192"
                    && one.key.ends_with("max_position_embeddings");
            }));
        }
    }

    // What vLLM accepts as --hf-overrides, and its own key beside it.
    void theLengthOfAServerIsTheTarget()
    {
        const QString text = u"{\"rope_parameters\": {\"rope_type\": \"yarn\", \"factor\": 4%1}, "
                             "\"max_model_len\": %2}"_s;
        const QString original = u", \"original_max_position_embeddings\": 32768"_s;
        LabState state = present();
        state.position.trainingLength = 32768;
        for (const QString& inside : {original, QString()}) {
            const auto edit =
                editInText(text.arg(inside, u"131072"_s).toUtf8(), u"The clipboard"_s, state);
            QVERIFY2(edit.has_value(), qPrintable(sentenceOf(edit)));
            const LabState next = applied(state, *edit);
            QCOMPARE(next.rotations.scaling.originalLength, 32768);
            QCOMPARE(next.position.trainingLength, 32768);
            QCOMPARE(next.position.targetLength, 131072);
            QCOMPARE(next.rotations.base, 777.0);
            const QString wrong =
                sentenceOf(editInText(text.arg(inside, u"-1"_s).toUtf8(), u"It"_s, state));
            QVERIFY2(wrong.contains(u"max_model_len is -1"_s), qPrintable(wrong));
        }
    }

    void refusesAModelWithoutRope()
    {
        const QString bert = errorIn(u"{\"model_type\": \"bert\", \"hidden_size\": 768, "
                                     "\"num_attention_heads\": 12}"_s);
        QVERIFY2(bert.contains(u"no RoPE block"_s), qPrintable(bert));
        const QString hybrid = errorIn(u"{\"model_type\": \"nemotron_h\"}"_s);
        QVERIFY2(hybrid.contains(u"none (NoPE)"_s), qPrintable(hybrid));
    }
};

LAB_GUILESS_TESTS(RopeTextTest)
#include "tst_rope_text.moc"
