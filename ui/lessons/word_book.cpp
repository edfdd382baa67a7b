#include "ui/lessons/word_book.h"

#include "core/state/benches.h"
#include "core/state/choices.h"
#include "core/state/parameters.h"
#include "ui/lessons/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct WordBookWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::WordBook)
};

tl::unexpected<Error> wrong(const QString& sentence)
{
    return tl::unexpected(Error {sentence});
}

std::optional<BenchId> benchNamed(const QString& key)
{
    for (const BenchRow& row : benches()) {
        if (QString::fromUtf8(choiceOf(row.id).key) == key)
            return row.id;
    }
    return {};
}

QStringList listIn(const QJsonValue& value)
{
    QStringList list;
    for (const auto& one : value.toArray())
        list += one.toString();
    return list;
}

bool isWhole(const LanguageTexts& texts)
{
    return std::ranges::all_of(languages(), [&](const QString& language) {
        const auto text = texts.find(language.toStdString());
        return text != texts.end() && !text->second.empty();
    });
}

bool canMeet(const KnownWord& a, const KnownWord& b)
{
    if (a.benches.empty() || b.benches.empty())
        return a.benches.empty() && b.benches.empty();
    return std::ranges::any_of(a.benches,
        [&](BenchId bench) { return std::ranges::find(b.benches, bench) != b.benches.end(); });
}

bool isOf(const KnownWord& word, std::optional<BenchId> bench)
{
    return word.benches.empty()
        || (bench && std::ranges::find(word.benches, *bench) != word.benches.end());
}

Outcome<KnownWord> wordOf(const QJsonObject& json)
{
    const QString key = json["key"_L1].toString();
    const auto wrongAt = [&](const QString& what) {
        return wrong(WordBookWords::tr("The word “%1”: %2.").arg(key, what));
    };
    KnownWord word {.key = key.toStdString(),
        .letter = json["letter"_L1].toString(),
        .name = textsIn(json["name"_L1]),
        .is = textsIn(json["is"_L1])};
    word.tex = json["tex"_L1].toString(word.letter);
    if (key.isEmpty() || !isWhole(word.name) || !isWhole(word.is))
        return wrongAt(
            WordBookWords::tr("it needs a key, and a name and a sentence in every language"));
    for (const QString& name : listIn(json["benches"_L1])) {
        const auto bench = benchNamed(name);
        if (!bench)
            return wrongAt(WordBookWords::tr("there is no bench “%1”").arg(name));
        word.benches.push_back(*bench);
    }
    const QJsonObject here = json["here"_L1].toObject();
    for (auto one = here.begin(); one != here.end(); ++one) {
        const auto bench = benchNamed(one.key());
        const LanguageTexts texts = textsIn(one.value());
        if (!bench || !isWhole(texts))
            return wrongAt(
                WordBookWords::tr("“%1” needs a bench key and a sentence in every language")
                    .arg(one.key()));
        word.here[*bench] = texts;
    }
    const QJsonObject spelled = json["spelled"_L1].toObject();
    for (const auto& [language, name] : word.name) {
        word.spelled[language] = json.contains("spelled"_L1)
            ? listIn(spelled[QString::fromStdString(language)])
            : QStringList {QString::fromStdString(name)};
    }
    const QJsonObject first = json["first"_L1].toObject();
    word.firstLesson = first["lesson"_L1].toString().toStdString();
    word.firstBench = benchNamed(first["bench"_L1].toString());
    if (word.firstLesson.empty() == !word.firstBench)
        return wrongAt(WordBookWords::tr("“first” must name a lesson or a bench"));
    return word;
}

/// Letters adjacent to a place of a sentence would make it part of another word.
bool standsAlone(const QString& sentence, qsizetype from, qsizetype length)
{
    const auto joins = [&](qsizetype at) {
        if (at < 0 || at >= sentence.size())
            return false;
        const QChar c = sentence[at];
        const bool isWide = c.unicode() >= 0x2e80; // of a script without spaces
        return (c.isLetterOrNumber() && !isWide) || c == u'’' || c == u'\'' || c == u'_'
            || c == u'.';
    };
    const qsizetype end = from + length;
    const bool endsSentence = end < sentence.size() && sentence[end] == u'.'
        && (end + 1 == sentence.size() || !sentence[end + 1].isLetterOrNumber());
    const bool isWide = sentence[from].unicode() >= 0x2e80;
    return isWide || (!joins(from - 1) && (endsSentence || !joins(end)));
}

} // namespace

const LanguageTexts& meaningOf(const KnownWord& word, std::optional<BenchId> bench)
{
    const auto here = bench ? word.here.find(*bench) : word.here.end();
    return here == word.here.end() ? word.is : here->second;
}

Outcome<WordBook> WordBook::read(const QByteArray& json)
{
    WordBook book;
    for (const auto& value : QJsonDocument::fromJson(json).object()["words"_L1].toArray()) {
        const QJsonObject object = value.toObject();
        Outcome<KnownWord> word = wordOf(object);
        if (!word)
            return tl::unexpected(word.error());
        for (const KnownWord& other : book.m_words) {
            const bool isTwice = other.key == word->key;
            const QString own = QString::fromStdString(word->key);
            if (isTwice)
                return wrong(WordBookWords::tr("The word “%1” appears twice.").arg(own));
            if (!word->letter.isEmpty() && other.letter == word->letter && canMeet(other, *word))
                return wrong(
                    WordBookWords::tr("The letter of “%1” also means “%2” in the same place.")
                        .arg(own, QString::fromStdString(other.key)));
        }
        QStringList names = listIn(object["ids"_L1]);
        if (names.isEmpty() && !word->letter.isEmpty())
            names = QStringList {QString::fromStdString(word->key)};
        for (const QString& name : std::as_const(names)) {
            SymbolName symbol {
                name.section(u'@', 0, 0), name.section(u'@', 1), book.m_words.size()};
            if (std::ranges::any_of(book.m_symbols, [&](const SymbolName& other) {
                    return other.name == symbol.name && other.formulas == symbol.formulas;
                }))
                return wrong(
                    WordBookWords::tr("The symbol “%1” of “%2” is also the symbol of another word.")
                        .arg(name, QString::fromStdString(word->key)));
            book.m_symbols.push_back(std::move(symbol));
        }
        book.m_words.push_back(std::move(*word));
    }
    if (book.m_words.empty())
        return wrong(WordBookWords::tr("The file has no “words” list."));
    return book;
}

const KnownWord* WordBook::symbol(const QString& formula, const QString& name) const
{
    const SymbolName* nearest = nullptr;
    for (const SymbolName& symbol : m_symbols) {
        if (symbol.name == name && formula.startsWith(symbol.formulas)
            && (!nearest || symbol.formulas.size() > nearest->formulas.size()))
            nearest = &symbol;
    }
    return nearest ? &m_words[nearest->word] : nullptr;
}

std::vector<WordPlace> WordBook::placesIn(
    const QString& sentence, const QString& language, std::optional<BenchId> bench) const
{
    std::vector<WordPlace> places;
    const auto find = [&](const QString& text, const KnownWord& word, Qt::CaseSensitivity cases) {
        for (qsizetype at = sentence.indexOf(text, 0, cases); at >= 0 && !text.isEmpty();
             at = sentence.indexOf(text, at + text.size(), cases)) {
            if (standsAlone(sentence, at, text.size()))
                places.push_back({at, text.size(), &word});
        }
    };
    for (const KnownWord& word : m_words) {
        if (!isOf(word, bench))
            continue;
        const auto spelled = word.spelled.find(language.toStdString());
        if (spelled != word.spelled.end()) {
            for (const QString& text : spelled->second)
                find(text, word, Qt::CaseInsensitive);
        }
        const bool isOnlyLetter =
            language == "en"_L1 && (word.letter == "a"_L1 || word.letter == "i"_L1);
        if (!isOnlyLetter && !word.letter.isEmpty())
            find(word.letter, word, Qt::CaseSensitive);
    }
    // A letter of a bench takes precedence over the same letter elsewhere, a longer text over a
    // shorter one.
    std::ranges::stable_sort(places, [](const WordPlace& a, const WordPlace& b) {
        if (a.from != b.from)
            return a.from < b.from;
        if (a.length != b.length)
            return a.length > b.length;
        return !a.word->benches.empty() && b.word->benches.empty();
    });
    qsizetype end = 0;
    std::erase_if(places, [&](const WordPlace& place) {
        const bool isCovered = place.from < end;
        if (!isCovered)
            end = place.from + place.length;
        return isCovered;
    });
    return places;
}

const WordBook& ownWords()
{
    static const WordBook book = [] {
        QFile file(u":/words/words.json"_s);
        const bool isOpen = file.open(QIODevice::ReadOnly);
        auto read = WordBook::read(isOpen ? file.readAll() : QByteArray());
        if (!read)
            qFatal("%ls", qUtf16Printable(read.error().sentence));
        return *read;
    }();
    return book;
}

} // namespace lab::ui
