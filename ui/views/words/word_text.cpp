#include "ui/views/words/word_text.h"

#include "core/lessons/course.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/formula/formula_outline.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct WordWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::WordText)
};

const FormulaBook& formulaBook()
{
    static const FormulaBook formulas;
    return formulas;
}

/// The first page of the derivation whose equations contain each word, counted from 0 as in its
/// list.
std::map<const KnownWord*, int> pagesOfDerivation()
{
    const FormulaBook& formulas = formulaBook();
    const QStringList known = formulas.keys();
    std::map<const KnownWord*, int> pages;
    int page = -1;
    for (const DerivationPage& one : ownDerivationBook().pages) {
        ++page;
        const QString key = u"derivation."_s + QString::fromStdString(one.rule.text().key);
        if (!known.contains(key))
            continue;
        for (const FormulaSymbol& symbol : formulas.formula(key).outline()->symbols) {
            if (symbol.kind != FormulaSymbol::Kind::Symbol)
                continue;
            if (const KnownWord* word = ownWords().symbol(key, symbol.name))
                pages.emplace(word, page);
        }
    }
    return pages;
}

std::optional<int> pageOfDerivation(const KnownWord& word)
{
    static const std::map<const KnownWord*, int> pages = pagesOfDerivation();
    const auto page = pages.find(&word);
    return page == pages.end() ? std::nullopt : std::optional(page->second);
}

QString benchesOf(const KnownWord& word)
{
    QStringList names;
    for (const BenchId bench : word.benches)
        names += benchName(bench);
    return names.join(WordWords::tr(", ", "between the names of benches"));
}

} // namespace

QString headOf(const KnownWord& word, const QString& number)
{
    QString name = inLanguage(word.name);
    if (word.letter.isEmpty())
        return name;
    const QString symbol = number.isEmpty()
        ? word.letter
        : WordWords::tr("%1 = %2", "a symbol and its number").arg(word.letter, number);
    return WordWords::tr("%1, %2", "a symbol and its name").arg(symbol, name);
}

const KnownWord* wordOf(const Parameter& parameter)
{
    if (parameter.symbol.empty())
        return nullptr;
    const auto key =
        QString::fromUtf8(parameter.symbol.data(), static_cast<qsizetype>(parameter.symbol.size()));
    for (const FormulaSymbol& symbol : formulaBook().formula(key).outline()->symbols) {
        if (symbol.kind == FormulaSymbol::Kind::Symbol)
            return ownWords().symbol(key, symbol.name);
    }
    return nullptr;
}

QString introductionOf(const KnownWord& word)
{
    const std::optional<int> page = pageOfDerivation(word);
    if (word.firstBench) {
        const QString bench = benchName(*word.firstBench);
        return !page
            ? WordWords::tr("Introduced in Help, under %1.").arg(bench)
            : WordWords::tr("Introduced in Help, under %1, and on page %2 of the derivation.")
                  .arg(bench)
                  .arg(*page);
    }
    const QString lesson = QString::fromStdString(nodeNumber(word.firstLesson));
    return !page ? WordWords::tr("Introduced in lesson %1.").arg(lesson)
                 : WordWords::tr("Introduced in lesson %1 and on page %2 of the derivation.")
                       .arg(lesson)
                       .arg(*page);
}

QString wordTip(const KnownWord& word, std::optional<BenchId> bench, const QString& number)
{
    return u"<p><b>%1</b><br>%2<br>%3</p>"_s.arg(
        withSuperscripts(headOf(word, number)).toHtmlEscaped(),
        inLanguage(meaningOf(word, bench)).toHtmlEscaped(), introductionOf(word).toHtmlEscaped());
}

QString spokenWord(const KnownWord& word, std::optional<BenchId> bench)
{
    return WordWords::tr("%1: %2 %3", "a word, what it is, where it is introduced")
        .arg(headOf(word), inLanguage(meaningOf(word, bench)), introductionOf(word));
}

QString chapterOfWords()
{
    const auto lineOf = [](const KnownWord& word) {
        const QString scope = word.benches.empty()
            ? QString()
            : WordWords::tr(" (in %1)", "after a symbol: the benches where it means this")
                  .arg(benchesOf(word));
        QString line = u"- **%1**%2: %3"_s.arg(headOf(word), scope, inLanguage(word.is));
        for (const auto& [bench, meaning] : word.here)
            line += u' ' + WordWords::tr("In %1: %2").arg(benchName(bench), inLanguage(meaning));
        return line + u' ' + introductionOf(word) + u'\n';
    };
    QString symbols;
    QString terms;
    for (const KnownWord& word : ownWords().words())
        (word.letter.isEmpty() ? terms : symbols) += lineOf(word);
    return u"\n## "_s + WordWords::tr("Symbols and terms") + u"\n\n"_s
        + WordWords::tr(
            "Point at a symbol or term in a formula, picture, lesson or this help to see what it "
            "means there. Shift+F1 lists those in the part that has keyboard focus. Each letter "
            "has one meaning, except in the benches listed next to it.")
        + u"\n\n"_s
        + WordWords::tr("The glossary lists all symbols first, then all terms. Abbreviations such "
                        "as RoPE are listed with their terms.")
        + u"\n\n"_s + symbols + u'\n' + terms;
}

} // namespace lab::ui
