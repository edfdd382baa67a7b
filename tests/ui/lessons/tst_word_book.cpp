#include "ui/lessons/word_book.h"

#include "app/files/lesson_file.h"
#include "app/text/translations.h"
#include "core/state/parameters.h"
#include "tests/qt_test.h"
#include "tests/ui/lessons/word_named.h"
#include "ui/lessons/languages.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/formula/formula_outline.h"
#include "ui/paint/text/key_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

class TestWordBook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySymbolOfEveryFormulaHasAGlossaryEntry();
    void everyParameterSymbolIsAFormula();
    void aFormulaUsesTheSymbolOfTheGlossary();
    void everyLetterOfAFormulaIsMarkedAsASymbol();
    void noFormulaUsesOneLetterForTwoTerms();
    void everyParameterSymbolHasAGlossaryEntry();
    void everyEntryIsInEveryLanguage();
    void aParameterAndItsSymbolShareOneChineseTerm();
    void everyTermIsIntroducedSomewhere();
    void scoreAndLogitAreUsedConsistently();
    void aSentenceListsItsTerms_data();
    void aSentenceListsItsTerms();
    void aBenchGivesALetterItsLocalMeaning();
    void aBrokenFileIsReported_data();
    void aBrokenFileIsReported();
};

namespace {

struct SymbolOfTex {
    QString name;
    QString content;
};

/// The text between the brace at `from` and its closing brace.
QString inBraces(const QString& tex, qsizetype from)
{
    int depth = 0;
    for (qsizetype at = from; at < tex.size(); ++at) {
        depth += tex[at] == u'{' ? 1 : tex[at] == u'}' ? -1 : 0;
        if (depth == 0)
            return tex.mid(from + 1, at - from - 1);
    }
    return {};
}

std::vector<SymbolOfTex> symbolsOf(const QString& tex)
{
    static const QRegularExpression symbol(uR"(\\id\{(\w+)\}\{)"_s);
    std::vector<SymbolOfTex> symbols;
    for (auto all = symbol.globalMatch(tex); all.hasNext();) {
        const auto match = all.next();
        symbols.push_back({match.captured(1), inBraces(tex, match.capturedEnd() - 1)});
    }
    return symbols;
}

/// The formula without its symbols, numbers, upright names and bounds of sums.
QString withoutSymbols(QString tex)
{
    static const QRegularExpression named(
        uR"(\\(?:id|slot|factor|fixedslot)\{\w+\}\{|\\(?:mathrm|operatorname|begin|end)\{)"_s);
    static const QRegularExpression bounds(uR"(\\(?:sum|max|min)_(?:\{[^{}]*\}|.))"_s);
    for (auto match = named.match(tex); match.hasMatch(); match = named.match(tex)) {
        const qsizetype brace = match.capturedEnd() - 1;
        tex.remove(
            match.capturedStart(), brace - match.capturedStart() + inBraces(tex, brace).size() + 2);
    }
    tex.remove(bounds);
    return tex;
}

/// Whether a derivation page uses the formula. These pages name vectors and angles of their own
/// equations.
bool isOfDerivation(const QString& formula)
{
    return formula.contains(u"derivation."_s) || formula.startsWith(u"page."_s)
        || formula == "both_shift"_L1;
}

QByteArray fileWith(const QByteArray& words)
{
    return "{\"words\": [" + words + "]}";
}

QByteArray wordWith(const QByteArray& rest)
{
    QByteArrayList texts;
    for (const QString& language : languages())
        texts.push_back('"' + language.toUtf8() + "\": \"a\"");
    const QByteArray all = '{' + texts.join(", ") + "}, ";
    return "\"name\": " + all + "\"is\": " + all + rest + '}';
}

} // namespace

void TestWordBook::everySymbolOfEveryFormulaHasAGlossaryEntry()
{
    const FormulaBook formulas;
    for (const QString& key : formulas.keys()) {
        for (const FormulaSymbol& symbol : formulas.formula(key).outline()->symbols) {
            if (symbol.kind == FormulaSymbol::Kind::Symbol)
                QVERIFY2(
                    ownWords().symbol(key, symbol.name), qPrintable(key + u": "_s + symbol.name));
        }
    }
}

void TestWordBook::everyParameterSymbolIsAFormula()
{
    const QStringList keys = FormulaBook().keys();
    for (const Parameter& parameter : parameters()) {
        const QString symbol = keyText(parameter.symbol);
        QVERIFY2(symbol.isEmpty() || keys.contains(symbol), qPrintable(symbol));
    }
}

void TestWordBook::aFormulaUsesTheSymbolOfTheGlossary()
{
    const FormulaBook formulas;
    for (const QString& key : formulas.keys()) {
        for (const auto& [name, content] : symbolsOf(formulas.formula(key).tex())) {
            const KnownWord* word = ownWords().symbol(key, name);
            QVERIFY2(word && content.contains(word->tex),
                qPrintable(key + u": "_s + name + u" is written "_s + content));
        }
    }
}

void TestWordBook::everyLetterOfAFormulaIsMarkedAsASymbol()
{
    static const QRegularExpression letter(
        uR"((?<![\\A-Za-z])(?!e\^)[A-Za-z]|\\(?:alpha|beta|gamma|delta|varepsilon|eta|theta|lambda|mu|nu|xi|rho|sigma|tau|varphi|ell|Delta|Theta|Pi|Sigma)(?![a-z]))"_s);
    const FormulaBook formulas;
    for (const QString& key : formulas.keys()) {
        if (isOfDerivation(key))
            continue;
        const auto bare = letter.match(withoutSymbols(formulas.formula(key).tex()));
        QVERIFY2(!bare.hasMatch(), qPrintable(key + u": "_s + bare.captured()));
    }
}

void TestWordBook::noFormulaUsesOneLetterForTwoTerms()
{
    const FormulaBook formulas;
    for (const QString& key : formulas.keys()) {
        std::map<QString, const KnownWord*> words;
        for (const auto& [name, content] : symbolsOf(formulas.formula(key).tex())) {
            const KnownWord* word = ownWords().symbol(key, name);
            QVERIFY2(word, qPrintable(key + u": "_s + name));
            const auto [known, isNew] = words.emplace(word->letter, word);
            QVERIFY2(isNew || known->second == word, qPrintable(key + u": "_s + word->letter));
        }
    }
}

void TestWordBook::everyParameterSymbolHasAGlossaryEntry()
{
    const FormulaBook formulas;
    for (const Parameter& parameter : parameters()) {
        if (parameter.symbol.empty())
            continue;
        const auto key =
            QString::fromUtf8(parameter.symbol.data(), qsizetype(parameter.symbol.size()));
        QVERIFY2(formulas.keys().contains(key), parameter.key.data());
        const auto symbols = symbolsOf(formulas.formula(key).tex());
        QCOMPARE(symbols.size(), std::size_t {1});
        QVERIFY2(ownWords().symbol(key, symbols.front().name), parameter.key.data());
    }
}

void TestWordBook::everyEntryIsInEveryLanguage()
{
    for (const KnownWord& word : ownWords().words()) {
        for (const QString& language : languages()) {
            const std::string code = language.toStdString();
            QVERIFY2(word.name.contains(code) && word.is.contains(code), word.key.c_str());
            QVERIFY2(
                word.is.at(code).ends_with(language == "zh_CN"_L1 ? "。" : "."), word.key.c_str());
            QVERIFY2(word.spelled.contains(code), word.key.c_str());
        }
    }
}

void TestWordBook::aParameterAndItsSymbolShareOneChineseTerm()
{
    for (const QString& term : {u"Group size"_s, u"Temperature scale"_s}) {
        const auto row = std::ranges::find(
            parameters(), term, [](const Parameter& one) { return labelOf(one); });
        QVERIFY(row != parameters().end());
        const auto word = std::ranges::find_if(ownWords().words(), [&](const KnownWord& one) {
            return inLanguage(one.name).compare(term, Qt::CaseInsensitive) == 0;
        });
        QVERIFY2(word != ownWords().words().end(), qPrintable(term));
        app::spokenLanguage(u"zh_CN"_s);
        const QString ofRow = labelOf(*row);
        const QString ofWord = inLanguage(word->name);
        app::spokenLanguage(u"en"_s);
        QVERIFY(ofRow != term);
        QCOMPARE(ofWord, ofRow);
    }
}

void TestWordBook::everyTermIsIntroducedSomewhere()
{
    std::set<std::string> lessons;
    for (const Lesson& lesson : app::shippedLessons())
        lessons.insert(lesson.key);
    for (const KnownWord& word : ownWords().words())
        QVERIFY2(word.firstBench || lessons.contains(word.firstLesson), word.key.c_str());
}

void TestWordBook::scoreAndLogitAreUsedConsistently()
{
    const auto sentence = [](const char* key) {
        const KnownWord* const word = wordNamed(key);
        return word ? QString::fromStdString(word->is.at("en")) : QString();
    };
    QVERIFY(sentence("s").contains(u"q·k"_s) && !sentence("s").contains(u"√"_s));
    QVERIFY(sentence("logit").contains(u"score divided by √d"_s));
    for (const char* const key : {"B", "slope", "r1", "sink", "softmax"}) {
        QVERIFY2(sentence(key).contains(u"logit"_s), key);
        QVERIFY2(!sentence(key).contains(u"score"_s), key);
    }
    QVERIFY(sentence("decay").contains(u"claim"_s)); // a claim that the benches test
    for (const auto& [key, words] : {std::pair {"position_map.group_shift", "prefill"},
             {"position_map.group_shift", "decoding"}})
        QVERIFY(parameterNamed(key)->meaning.find(words) != std::string_view::npos);
}

void TestWordBook::aSentenceListsItsTerms_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("found");
    const QString en = u"en"_s;
    QTest::newRow("terms") << u"The score knows the position of the query."_s << en
                           << QStringList {u"score=s"_s, u"position of the query=m"_s};
    QTest::newRow("plural") << u"Frequencies of pairs."_s << en
                            << QStringList {u"Frequencies=theta"_s, u"pairs=i"_s};
    QTest::newRow("part of a word") << u"Keyboards and keys"_s << en << QStringList {u"keys=k"_s};
    QTest::newRow("letters") << u"a pair's m, and θ: it doesn't turn"_s << en
                             << QStringList {u"m=m"_s, u"θ=theta"_s};
    QTest::newRow("at the end") << u"Now look at q."_s << en << QStringList {u"q=q"_s};
    QTest::newRow("Chinese") << u"查询的位置决定频率。"_s << u"zh_CN"_s
                             << QStringList {u"查询的位置=m"_s, u"频率=theta"_s};
    QTest::newRow("a letter in Chinese")
        << u"沿着 m 与键"_s << u"zh_CN"_s << QStringList {u"m=m"_s, u"键=k"_s};
}

void TestWordBook::aSentenceListsItsTerms()
{
    QFETCH(const QString, sentence);
    QFETCH(const QString, language);
    QStringList found;
    for (const WordPlace& place : ownWords().placesIn(sentence, language, {}))
        found +=
            sentence.mid(place.from, place.length) + u'=' + QString::fromStdString(place.word->key);
    QTEST(found, "found");
}

void TestWordBook::aBenchGivesALetterItsLocalMeaning()
{
    const QString sentence = u"What f is"_s;
    const auto wordIn = [&](std::optional<BenchId> bench) {
        const auto places = ownWords().placesIn(sentence, u"en"_s, bench);
        return places.empty() ? std::string() : places.front().word->key;
    };
    QCOMPARE(wordIn({}), std::string());
    QCOMPARE(wordIn(BenchId::Order), std::string("layers"));
    QCOMPARE(wordIn(BenchId::Context), std::string("f"));
    const KnownWord* shift = wordNamed("t");
    QVERIFY(shift);
    QVERIFY(meaningOf(*shift, BenchId::Waves) != meaningOf(*shift, {}));
    QCOMPARE(meaningOf(*shift, BenchId::Grids), shift->is);
}

void TestWordBook::aBrokenFileIsReported_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("named");
    const QByteArray here = R"("first": {"lesson": "1_order"})";
    const auto word = [&](const QByteArray& head, const QByteArray& rest) {
        return "{" + head + wordWith(rest + here);
    };
    QTest::newRow("no file") << QByteArray() << u"words"_s;
    QTest::newRow("a key twice") << fileWith(
        word(R"("key": "m", )", "") + ", " + word(R"("key": "m", )", ""))
                                 << u"“m” appears twice"_s;
    QTest::newRow("a letter twice") << fileWith(word(R"("key": "m", "letter": "x", )", "") + ", "
        + word(R"("key": "n", "letter": "x", )", ""))
                                    << u"also means “m”"_s;
    QTest::newRow("a letter twice in a bench")
        << fileWith(word(R"("key": "m", "letter": "x", "benches": ["base", "order"], )", "") + ", "
               + word(R"("key": "n", "letter": "x", "benches": ["order"], )", ""))
        << u"also means “m”"_s;
    QTest::newRow("a symbol twice")
        << fileWith(word(R"("key": "m", "letter": "x", "ids": ["x"], )", "") + ", "
               + word(R"("key": "n", "letter": "y", "ids": ["x"], )", ""))
        << u"“x” of “n”"_s;
    QTest::newRow("an unknown bench")
        << fileWith(word(R"("key": "m", "benches": ["moon"], )", "")) << u"moon"_s;
    QTest::newRow("introduced nowhere")
        << fileWith("{\"key\": \"m\", " + wordWith(R"("letter": "x")")) << u"“first”"_s;
    QTest::newRow("a language is missing")
        << fileWith(R"({"key": "m", "name": {"en": "a"}, "is": {"en": "a"}, )" + here + "}")
        << u"every language"_s;
}

void TestWordBook::aBrokenFileIsReported()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, named);
    const Outcome<WordBook> book = WordBook::read(json);
    QVERIFY(!book);
    QVERIFY2(book.error().sentence.contains(named), qPrintable(book.error().sentence));
}

LAB_WIDGET_TESTS(TestWordBook)
#include "tst_word_book.moc"
