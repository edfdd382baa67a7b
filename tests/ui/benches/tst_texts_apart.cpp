#include "app/text/translations.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_situations.h"
#include "tests/ui/benches/picture_stage.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/benches/shaken_state.h"

#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;
using namespace std::string_literals;

namespace {

constexpr QSize smallestBench {640, 576};

/// Two texts of which one covers a large part of the other, or nothing.
QString overlap(const std::vector<PaintedText>& texts)
{
    constexpr double touching = 0.35; // share of the smaller height
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            const QRectF both = texts[i].place & texts[k].place;
            const double least =
                touching * std::min(texts[i].place.height(), texts[k].place.height());
            if (texts[i].words != texts[k].words && std::min(both.width(), both.height()) > least)
                return texts[i].words + u" | "_s + texts[k].words;
        }
    return {};
}

/// Two neighbouring texts on one line that would read as one, or nothing. Texts that meet exactly
/// are pieces of one text in several fonts or sizes.
QString touching(const std::vector<PaintedText>& texts)
{
    constexpr double minSpace = 0.25; // share of the font size, the width of a space
    constexpr double same = 0.02;
    const auto isApart = [](QChar c) { return c.isSpace() || c.isPunct() || c.isSymbol(); };
    const auto isHan = [](QChar c) { return c.script() == QChar::Script_Han; };
    for (const PaintedText& left : texts)
        for (const PaintedText& right : texts) {
            const double size = std::min(left.pixels, right.pixels);
            const double gap = (right.place.left() - left.place.right()) / size;
            const bool isOneLine = right.place.left() > left.place.left()
                && std::abs(right.place.bottom() - left.place.bottom()) < 0.1 * size;
            const bool matchesKey = std::abs(gap) < same || left.words.isEmpty()
                || right.words.isEmpty() || isApart(left.words.back())
                || isHan(left.words.back()) != isHan(right.words.front()) // in two fonts
                || isApart(right.words.front());
            if (isOneLine && !matchesKey && gap > -1 && gap < minSpace)
                return left.words + u" \u00b7 "_s + right.words;
        }
    return {};
}

QString overlapIn(const PictureView& picture)
{
    const std::vector<PaintedText> texts = textsIn(picture);
    for (const QString& found : {overlap(texts), touching(texts)})
        if (!found.isEmpty())
            return picture.exportName() + u": "_s + found;
    return {};
}

/// The first overlap in a bench of that size, or nothing.
QByteArray overlapIn(const LabState& state, QSize size)
{
    const FormulaBook book;
    Store store(state);
    const std::unique_ptr<Bench> bench(newBench(state.bench, nullptr));
    setUpBench(*bench, store, book, size);
    QString all;
    for (const PictureView* picture : bench->pictures())
        all += overlapIn(*picture);
    if (all.isEmpty())
        return {};
    for (const Setting& setting : difference(startOf(state.bench), state))
        all += u' ' + QString::fromStdString(setting.key + '=' + text(setting.value));
    return all.toUtf8();
}

} // namespace

/// No picture paints one text over another.
class TestTextsApart : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { app::spokenLanguage(u"en"_s); }

    void textsAreApartInAnyState_data() { addBenchSituations(); }
    void textsAreApartInAnyState()
    {
        QFETCH(const LabState, start);
        for (const char* language : {"en", "zh_CN"}) {
            app::spokenLanguage(QString::fromUtf8(language));
            QCOMPARE(overlapIn(start, smallestBench), QByteArray());
            QCOMPARE(overlapIn(shaken(start, 1), usualSize), QByteArray());
            QCOMPARE(overlapIn(shaken(start, 2), smallestBench), QByteArray());
        }
    }

    void buttonsFitTheirTexts_data() { addBenchSituations(); }
    void buttonsFitTheirTexts()
    {
        QFETCH(const LabState, start);
        for (const char* language : {"en", "zh_CN"}) {
            app::spokenLanguage(QString::fromUtf8(language));
            PictureStage stage(start);
            stage.bench->resize(smallestBench);
            for (const QPushButton* button : stage.bench->findChildren<QPushButton*>())
                if (button->isVisibleTo(stage.bench.get()))
                    QVERIFY2(
                        button->fontMetrics().horizontalAdvance(button->text()) <= button->width(),
                        qPrintable(button->text()));
        }
    }

    void sentenceWordsAreApartAtEveryWidth()
    {
        const Patch patch {{"order.sentence", "only I love you"s}};
        const LabState state = patched(startOf(BenchId::Order), patch).value();
        for (int width = smallestBench.width(); width < 1100; width += 9)
            QCOMPARE(overlapIn(state, {width, 600}), QByteArray());
    }

    void textsAreApartOnAllPages()
    {
        for (std::int64_t page = 0; page < derivationPages; ++page)
            for (const bool isAsked : {false, true}) {
                const Patch patch {{"derivation.page", page}, {"derivation.ask_first", isAsked}};
                const LabState state = patched(startOf(BenchId::Derivation), patch).value();
                for (const QSize& size : {smallestBench, QSize(1000, 720)})
                    QCOMPARE(overlapIn(state, size), QByteArray());
            }
    }

    void textsAreApartInStatesThatOnceFailed_data()
    {
        QTest::addColumn<LabState>("state");
        const auto add = [](const char* name, BenchId bench, const Patch& patch) {
            QTest::newRow(name) << patched(startOf(bench), patch).value();
        };
        add("slopes of two rules", BenchId::Biases,
            {{"alibi.heads", std::int64_t {118}}, {"alibi.mask", "symmetric"s},
                {"position.shown", std::int64_t {65536}}, {"position.query", std::int64_t {38104}},
                {"position.key", std::int64_t {55141}}});
        add("four forms", BenchId::Biases,
            {{"alibi.heads", std::int64_t {68}}, {"alibi.head", std::int64_t {39}},
                {"alibi.form", "symmetric"s}, {"alibi.bias_max", 15.3}});
        add("shift of one column", BenchId::Relative,
            {{"relative.encoding", "transformer_xl"s}, {"transformer_xl.segment", std::int64_t {1}},
                {"transformer_xl.memory", std::int64_t {0}}});
        add("bound of a high base", BenchId::Context,
            {{"base.picture", "base_bound"s}, {"rope.base", 6.6e11},
                {"position.training_length", std::int64_t {1'440'129}}});
        add("length of one position", BenchId::Context,
            {{"position.training_length", std::int64_t {1}}});
        add("longest of short texts", BenchId::Context,
            {{"base.picture", "growing_length"s}, {"scaling.method", "longrope"s},
                {"position.training_length", std::int64_t {1}},
                {"scaling.original_length", std::int64_t {2}}, {"scaling.factor", 10000.0},
                {"position.query", std::int64_t {32767}}});
    }
    void textsAreApartInStatesThatOnceFailed()
    {
        QFETCH(const LabState, state);
        for (const QSize& size : {smallestBench, usualSize, QSize(1000, 720)})
            QCOMPARE(overlapIn(state, size), QByteArray());
    }
};

LAB_WIDGET_TESTS(TestTextsApart)
#include "tst_texts_apart.moc"
