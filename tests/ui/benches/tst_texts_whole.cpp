#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_situations.h"
#include "tests/ui/benches/picture_texts.h"
#include "ui/paint/text/text.h"

#include <QRegularExpression>

#include <memory>
#include <set>
#include <string>
#include <utility>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;
using namespace std::string_literals;

namespace {

QStringList textsOf(const PictureView& picture)
{
    QStringList texts;
    for (const PaintedText& text : textsIn(picture))
        texts += text.words;
    return texts;
}

} // namespace

/// No picture cuts or leaves out a text that fits.
class TestTextsWhole : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDragHintFitsInEachLanguage_data() { addBenchSituations(); }
    void theDragHintFitsInEachLanguage()
    {
        QFETCH(const LabState, start);
        for (const QSize& size : {QSize(744, 576), usualSize, QSize(1000, 696)}) {
            const auto hinting = [&](const QString& language, const QString& hint) {
                app::spokenLanguage(language);
                const FormulaBook book;
                Store store(start);
                const std::unique_ptr<Bench> bench(newBench(start.bench, nullptr));
                setUpBench(*bench, store, book, size);
                QStringList names;
                for (const PictureView* picture : bench->pictures())
                    if (textsOf(*picture).join(u' ').contains(hint, Qt::CaseInsensitive))
                        names += picture->exportName();
                app::spokenLanguage(u"en"_s);
                return names;
            };
            QCOMPARE(
                hinting(u"en"_s, u"drag"_s).join(u' '), hinting(u"zh_CN"_s, u"拖"_s).join(u' '));
        }
    }

    void unlistedHeadsAreCounted()
    {
        for (const std::int64_t heads : {std::int64_t {8}, std::int64_t {12}, std::int64_t {32}})
            for (const QSize& size :
                {QSize(640, 576), QSize(744, 576), usualSize, QSize(1000, 720)}) {
                std::set<int> listed;
                for (std::int64_t head = 1; head <= heads; ++head) {
                    const Patch patch {{"alibi.heads", heads}, {"alibi.head", head}};
                    const FormulaBook book;
                    Store store(patched(startOf(BenchId::Biases), patch).value());
                    const std::unique_ptr<Bench> bench(newBench(BenchId::Biases, nullptr));
                    setUpBench(*bench, store, book, size);
                    QStringList texts;
                    for (const PictureView* one : bench->pictures())
                        if (one->exportName() == u"curve"_s)
                            texts = textsOf(*one);
                    static const QRegularExpression range(u"(\\d+)–(\\d+) of (\\d+)$"_s);
                    int first = 1;
                    int last = static_cast<int>(heads);
                    for (const QString& text : texts)
                        if (const auto found = range.match(text); found.hasMatch()) {
                            first = found.captured(1).toInt();
                            last = found.captured(2).toInt();
                            QCOMPARE(found.captured(3).toLongLong(), heads);
                        }
                    for (int row = first; row <= last; ++row) {
                        QVERIFY2(
                            texts.contains(QString::number(row)), qPrintable(texts.join(u" | "_s)));
                        listed.insert(row);
                    }
                }
                QCOMPARE(std::int64_t(listed.size()), heads);
            }
    }

    void aNumberDoesNotTouchTheWordsAroundIt()
    {
        app::spokenLanguage(u"zh_CN"_s);
        for (const auto& [radix, words] :
            {std::pair(std::int64_t {10}, u"上为 10 进制轮子"_s), {2, u"上为二进制轮子"_s}}) {
            const FormulaBook book;
            const Patch patch {{"waves.picture", "odometer"s}, {"waves.radix", radix}};
            Store store(patched(startOf(BenchId::Waves), patch).value());
            const std::unique_ptr<Bench> bench(newBench(BenchId::Waves, nullptr));
            setUpBench(*bench, store, book, QSize(1536, 976));
            QString found;
            for (const PictureView* one : bench->pictures())
                if (one->exportName() == u"odometer"_s)
                    found = textsOf(*one).join(u" | "_s);
            QVERIFY2(found.remove(u" | "_s).contains(words), qPrintable(found));
        }
        app::spokenLanguage(u"en"_s);
    }

    void textsHaveNoEllipsis_data()
    {
        QTest::addColumn<LabState>("state");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QStringList>("texts");
        constexpr QSize least(640, 576);
        constexpr QSize large(1536, 976);
        const auto add = [](const char* name, BenchId bench, const Patch& patch, QSize size,
                             const QString& picture, const QStringList& texts) {
            QTest::newRow(name) << patched(startOf(bench), patch).value() << size << picture
                                << texts;
        };
        const Patch allTrained {{"experiment.bet", "made"s}, {"experiment.shaw", true},
            {"experiment.transformer_xl", true}, {"experiment.deberta", true}};
        add("names at the line ends", BenchId::Experiment, allTrained, least, u"answers"_s,
            {u"Transformer-XL"_s, u"RoPE + YaRN"_s});
        add("names of a ranking", BenchId::Experiment, allTrained, least, u"ranking"_s,
            {u"Transformer-XL"_s, u"Sinusoidal"_s});
        add("names of a large ranking", BenchId::Experiment, allTrained, large, u"ranking"_s,
            {u"Transformer-XL"_s});
        add("the step of an odometer", BenchId::Waves, {{"waves.picture", "odometer"s}}, least,
            u"odometer"_s, {u"Wheels that change: 2 of 7; the encoding moves by 1.472"_s});
        add("names below small maps", BenchId::Grids, {}, QSize(976, 648), u"encodings"_s,
            {u"Flattened"_s});
        add("keys of a matrix", BenchId::Order, {{"order.sentence", "who is running quickly"s}},
            usualSize, u"weights"_s, {u"running"_s, u"quickly"_s});
        add("keys of a small matrix", BenchId::Order, {{"order.sentence", "only I love you"s}},
            QSize(640, 648), u"weights"_s, {u"only"_s, u"love"_s});
        add("queries of a full matrix", BenchId::Order,
            {{"order.sentence", "a b c d e f g h i j k l"s}}, usualSize, u"weights"_s,
            {u"a"_s, u"l"_s});
        add("many turns", BenchId::Rotations,
            {{"position.shown", std::int64_t {10'000'000}},
                {"position.query", std::int64_t {9'999'999}},
                {"position.key", std::int64_t {5'000'000}}},
            large, u"dials"_s, {u"503\u2009292"_s, u"1\u2009591\u2009549"_s, u"251 rotations"_s});
        add("the legend of the dials", BenchId::Rotations, {}, least, u"dials"_s, {u"before"_s});
        // With a wide font, DejaVu Sans, the label of the numbers does not fit.
        const bool areWide = textWidth(u"columns"_s, TextRole::Note, Look()) > 49;
        add("the heads of two lines", BenchId::Compare, {}, QSize(640, 648), u"properties"_s,
            areWide ? QStringList {u"distance"_s} : QStringList {u"distance"_s, u"Growing"_s});
    }

    void textsHaveNoEllipsis()
    {
        QFETCH(const LabState, state);
        QFETCH(const QSize, size);
        QFETCH(const QString, picture);
        QFETCH(const QStringList, texts);
        const FormulaBook book;
        Store store(state);
        const std::unique_ptr<Bench> bench(newBench(state.bench, nullptr));
        setUpBench(*bench, store, book, size);
        QStringList found;
        for (const PictureView* one : bench->pictures())
            if (one->exportName() == picture)
                found += textsOf(*one);
        for (const QString& text : texts)
            QVERIFY2(found.contains(text), qPrintable(text + u" of: "_s + found.join(u" | "_s)));
        for (const QString& text : found)
            QVERIFY2(!text.endsWith(u'\u2026'), qPrintable(text));
    }
};

LAB_WIDGET_TESTS(TestTextsWhole)
#include "tst_texts_whole.moc"
