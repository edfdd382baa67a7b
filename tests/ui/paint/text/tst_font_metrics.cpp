#include "core/drawing/advances.h"
#include "core/drawing/font_metrics.h"
#include "core/drawing/json.h"
#include "core/figures/pictures.h"
#include "tests/any_value.h"
#include "tests/qt_test.h"
#include "tests/translation_file.h"
#include "tests/ui/paint/text/qt_metrics.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/drawing/qt_texts.h"

#include <set>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;
using drawing::FontMetrics;

namespace {

constexpr drawing::TextRole roles[] {drawing::TextRole::Note, drawing::TextRole::BodyStrong,
    drawing::TextRole::MainResult, drawing::TextRole::Code};
constexpr double scales[] {1, 1.15, 2};
const char* const translations = LAB_TEST_DIRECTORY "/../resources/i18n/position-lab_zh_CN.ts";

/// Every text of the program, in both languages, and numbers as pictures write them.
std::set<std::string> texts()
{
    const drawing::TranslationFile file(translations);
    std::set<std::string> all {"−0.25", "1.5×10^−7 %", "θ = 3.1×10⁻⁵", "W_q x", "(W_k)^Δ", "10^6",
        "32 768", "x_query", "R(θ)^Δ q"};
    for (const auto& [key, translation] : file.messages()) {
        all.insert(std::get<1>(key));
        all.insert(translation);
    }
    return all;
}

} // namespace

/// The core computes widths from a table; Qt sets the same texts in the same fonts.
class TestFontMetrics : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textsAreAsWideAsQtSetsThem()
    {
        const auto all = texts();
        QVERIFY(all.size() > 6000);
        const FontMetrics table;
        const Look look;
        const QtMetrics qtMetrics(look);
        for (const auto role : roles) {
            for (const double scale : scales) {
                for (const std::string& text : all) {
                    const double set = qtMetrics.width(text, role, scale);
                    const double computed = table.width(text, role, scale);
                    QVERIFY2(std::abs(set - computed) < 0.02 || text.find('\n') != text.npos,
                        qPrintable(u"%1: %2, %3"_s.arg(qt(text)).arg(set).arg(computed)));
                }
                QVERIFY(
                    std::abs(qtMetrics.digitHeight(role, scale) - table.digitHeight(role, scale))
                    < 0.01);
                QVERIFY(std::abs(qtMetrics.spaceWidth(role, scale) - table.spaceWidth(role, scale))
                    < 0.1);
            }
        }
    }

    void textsAreCutWhereQtCutsThem()
    {
        const FontMetrics table;
        const Look look;
        const QtMetrics qtMetrics(look);
        for (const std::string& text : texts()) {
            if (text.find('\n') != text.npos)
                continue;
            for (const double space : {40.0, 90.3, 170.7})
                QCOMPARE(table.fitted(text, space, drawing::TextRole::Note, 1),
                    qtMetrics.fitted(text, space, drawing::TextRole::Note, 1));
        }
    }

    void linesAreBrokenWhereQtBreaksThem()
    {
        const FontMetrics table;
        const Look look;
        const QtMetrics qtMetrics(look);
        for (const char* text : {"Content–content", "In the position-to-content term",
                 "位置，包括“查询”自身。", "FP32 and −0.25 of it"})
            for (const double space : {62.0, 75.0})
                QVERIFY2(table.lines(text, space, drawing::TextRole::Note, 1)
                        == qtMetrics.lines(text, space, drawing::TextRole::Note, 1),
                    text);
        QCOMPARE(table.lines("Content–content", 62, drawing::TextRole::Note, 1).size(), 2U);
    }

    // Qt measures a digit in place of the bar of an absolute value, after which it would break, an
    // index in its full size, and what extends beyond the advance of the last letter.
    void theLinesOfThePagesAreBrokenWhereQtBreaksThem()
    {
        const FontMetrics table;
        const Look look;
        const QtMetrics qtMetrics(look);
        constexpr auto role = drawing::TextRole::Body;
        int count = 0;
        const auto compare = [&](const LanguageTexts& texts) {
            for (const auto& [language, words] : texts)
                for (int space = 200; space < 500 && words.find_first_of("|_^") == words.npos;
                     space += 7) {
                    const auto computed = table.lines(words, space, role, 1);
                    const bool isSame = computed == qtMetrics.lines(words, space, role, 1)
                        || computed == qtMetrics.lines(words, space + 1, role, 1);
                    QVERIFY2(isSame, qPrintable(u"%1: %2"_s.arg(space).arg(qt(words))));
                    ++count;
                }
        };
        for (const DerivationPage& page : ownDerivationBook().pages) {
            compare(page.why);
            for (const DerivationPage::Way& way : page.breaks)
                compare(way.says);
            if (page.nothingElse)
                compare(page.nothingElse->lines);
        }
        QVERIFY(count > 5000);
        const std::string difference = "It is |w − v| here, and f(k, n) there";
        for (int space = 20; space < 300; space += 3)
            for (const std::string& line : table.lines(difference, space, role, 1))
                QVERIFY2((line.find("|w") == line.npos) == (line.find("v|") == line.npos)
                        && (line.find("f(") == line.npos) == (line.find("n)") == line.npos),
                    line.c_str());
    }

    void drawingsAreTheSameWithBoth()
    {
        const FontMetrics table;
        const FormulaBook book;
        Look look;
        look.formulas = &book;
        const QtMetrics qtMetrics(look);
        const drawing::TranslationFile english("");
        const drawing::TranslationFile chinese(translations);
        for (const drawing::PictureOfState& picture : drawing::picturesOfState())
            for (const drawing::Language* words : {&english, &chinese})
                for (const double scale : {1.0, 1.3})
                    for (const LabState& state : randomStates(picture.bench, 2)) {
                        const drawing::Box place {0, 0, 560, 320};
                        const auto written = [&](const drawing::TextMetrics& metrics) {
                            return drawing::json(picture.drawing(
                                state, nullptr, place, {metrics, *words, scale}, {}));
                        };
                        QCOMPARE(written(table), written(qtMetrics));
                    }
    }

    // Of a learner's own sentence, which the system's fonts show.
    void otherCharactersAreAsWideAsTheyAreSet()
    {
        const WindowMetrics metrics;
        const Look look;
        const QtMetrics qtMetrics(look);
        for (const char* text : {"Привет, мир", "שלום", "😀 five", "ありがとう", "W_q Ж"})
            for (const auto role : roles) {
                QCOMPARE(metrics.width(text, role, 1.3), qtMetrics.width(text, role, 1.3));
                for (const double space : {20.0, 45.5})
                    QCOMPARE(metrics.fitted(text, space, role, 1.3),
                        qtMetrics.fitted(text, space, role, 1.3));
            }
        QVERIFY(
            !drawing::FontMetrics::hasAll("שלום") && !drawing::FontMetrics::hasAll("ありがとう"));
        QVERIFY(drawing::FontMetrics::hasAll("θ = 3.1×10⁻⁵ 位置"));
    }

    void formulasAreAsLargeAsTheyAreSet()
    {
        const FontMetrics table;
        const FormulaBook book;
        Look look;
        look.formulas = &book;
        const QtMetrics qtMetrics(look);
        QVERIFY(drawing::advances().formulas.size() > 400);
        QCOMPARE(static_cast<qsizetype>(drawing::advances().formulas.size()), book.keys().size());
        for (const auto& [key, formula] : drawing::advances().formulas) {
            for (const char* const number : {"7", "−12.5", "4.3×10^−13"}) {
                drawing::FormulaValues values;
                for (const auto& slot : formula.slots)
                    if (slot.name != "m")
                        values.emplace_back(slot.name, number);
                const drawing::Box set = qtMetrics.formulaBox(key, values, 18, 1.5);
                const drawing::Box computed = table.formulaBox(key, values, 18, 1.5);
                QVERIFY2(std::abs(set.width - computed.width) < 0.5
                        && std::abs(set.top() - computed.top()) < 0.001
                        && std::abs(set.height - computed.height) < 0.001,
                    qPrintable(u"%1: %2, %3"_s.arg(qt(key)).arg(set.width).arg(computed.width)));
            }
        }
    }
};

LAB_WIDGET_TESTS(TestFontMetrics)
#include "tst_font_metrics.moc"
