#include "ui/lessons/derivation_book.h"

#include "ui/lessons/book_entry.h"
#include "ui/lessons/page_askings.h"
#include "ui/lessons/page_practice.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationBook)
};

std::vector<Definition> definitions(const BookEntry& entry)
{
    std::vector<Definition> all;
    if (!entry.has("definitions"_L1))
        return all;
    const BookEntry heads = entry.entry("definitions"_L1);
    for (auto one = heads.object().begin(); one != heads.object().end(); ++one) {
        const QString head = one.key();
        const qsizetype opening = head.indexOf(u'(');
        if (opening < 1 || !head.endsWith(u')') || !one.value().isString())
            failInBook(
                Words::tr("%1 must be like \"f(v, p)\": \"a formula\".").arg(heads.place(head)));
        Definition definition {
            head.left(opening).toStdString(), {}, one.value().toString().toStdString()};
        const QString names = head.mid(opening + 1, head.size() - opening - 2);
        for (const QString& name : names.split(u',', Qt::SkipEmptyParts))
            definition.parameters.push_back(name.trimmed().toStdString());
        all.push_back(std::move(definition));
    }
    return all;
}

std::optional<std::string> optionalText(const BookEntry& entry, QLatin1StringView key)
{
    if (!entry.has(key))
        return {};
    return entry.text(key).toStdString();
}

/// The formula of the file that an error of the core names: "breaks.add.fq" belongs to a break.
QString formulaAt(const PageText& text, const QString& where)
{
    const auto body = [](const std::vector<Definition>& all, const QString& name) {
        for (const Definition& one : all)
            if (QString::fromStdString(one.name) == name)
                return QString::fromStdString(one.body);
        return QString();
    };
    const auto side = [&text](const QString& place, const PageText::Break* way) {
        const auto index = place.mid(6, place.indexOf(u']') - 6).toUInt();
        const Claim& claim = text.claims[std::min<std::size_t>(index, text.claims.size() - 1)];
        const bool isLeft = place.endsWith("left"_L1);
        const auto& own = isLeft ? claim.left : claim.right;
        if (!way || static_cast<int>(index) != way->claim)
            return QString::fromStdString(own);
        return QString::fromStdString((isLeft ? way->left : way->right).value_or(own));
    };
    if (where == "tolerance"_L1)
        return QString::fromStdString(text.tolerance);
    if (!where.startsWith("breaks."_L1))
        return where.startsWith("check["_L1) ? side(where, nullptr) : body(text.definitions, where);
    const QString key = where.section(u'.', 1, 1);
    const QString rest = where.section(u'.', 2);
    for (const PageText::Break& way : text.breaks) {
        if (QString::fromStdString(way.key) != key)
            continue;
        if (rest.startsWith("check["_L1))
            return side(rest, &way);
        if (rest == "left"_L1 || rest == "right"_L1)
            return side(u"check[%1].%2"_s.arg(way.claim).arg(rest), &way);
        return body(way.definitions, rest);
    }
    return {};
}

PageRule readRule(const PageText& text, const QString& place)
{
    auto read = pageRule(text);
    if (!read) {
        const QString where = QString::fromStdString(read.error().where);
        failInBook(Words::tr("%1.%2: %3.")
                       .arg(place, where, errorWords(read.error().error, formulaAt(text, where))));
    }
    return *std::move(read);
}

std::vector<Claim> claims(const BookEntry& entry)
{
    std::vector<Claim> all;
    for (const BookEntry& one : entry.list("check"_L1)) {
        one.knows({u"left"_s, u"right"_s, u"cases"_s});
        all.push_back({one.text("left"_L1).toStdString(), one.text("right"_L1).toStdString(),
            chosenIn<Cases>(one, "cases"_L1,
                {{"own"_L1, Cases::Own}, {"shift"_L1, Cases::Shift},
                    {"vector_and_shift"_L1, Cases::VectorAndShift},
                    {"positions_square"_L1, Cases::PositionsSquare},
                    {"positions"_L1, Cases::Positions}, {"neighbours"_L1, Cases::Neighbours},
                    {"orders"_L1, Cases::Orders}, {"sizes"_L1, Cases::Sizes}})});
    }
    if (all.empty())
        failInBook(Words::tr("%1 needs at least one entry.").arg(entry.place(u"check"_s)));
    return all;
}

std::vector<DerivationPage::Way> ways(const BookEntry& entry, PageText& text)
{
    std::vector<DerivationPage::Way> all;
    for (const BookEntry& way : entry.list("breaks"_L1)) {
        way.knows({u"key"_s, u"label"_s, u"says"_s, u"definitions"_s, u"claim"_s, u"left"_s,
            u"right"_s, u"passes"_s, u"by_hand"_s, u"card"_s});
        const int last = static_cast<int>(text.claims.size()) - 1;
        text.breaks.push_back({way.text("key"_L1).toStdString(), definitions(way),
            way.whole("claim"_L1, 0, last, 0), optionalText(way, "left"_L1),
            optionalText(way, "right"_L1), way.flag("passes"_L1), {}, {}});
        all.push_back({way.words("label"_L1), way.words("says"_L1), way.flag("by_hand"_L1), {}});
        if (way.has("card"_L1))
            all.back().number = readCard(way.entry("card"_L1), text.breaks.back());
    }
    if (all.size() > maxBreaks)
        failInBook(
            Words::tr("%1 has more than %2 entries.").arg(entry.place(u"breaks"_s)).arg(maxBreaks));
    return all;
}

DerivationPage::NothingElse nothingElse(const BookEntry& entry, const PageText& text)
{
    DerivationPage::NothingElse all {entry.words("lines"_L1), {}};
    for (const BookEntry& load : entry.list("load"_L1)) {
        DerivationPage::NothingElse::Load one {load.words("label"_L1), {}, 0};
        const QJsonObject settings = load.entry("set"_L1).object();
        for (auto setting = settings.begin(); setting != settings.end(); ++setting) {
            const std::string key = setting.key().toStdString();
            const Parameter* const row = parameterNamed(key);
            const auto value = row
                ? parsed(*row, setting.value().toString().toStdString(), LabState {})
                : std::nullopt;
            if (!value)
                failInBook(Words::tr("%1 is not a parameter, or cannot have this value.")
                               .arg(load.place(u"set."_s + setting.key())));
            one.set.push_back({key, *value});
        }
        const QString broken = load.object().value("break"_L1).toString();
        const auto way =
            std::ranges::find(text.breaks, broken.toStdString(), &PageText::Break::key);
        if (!broken.isEmpty() && way == text.breaks.end())
            failInBook(
                Words::tr("%1: the page has no break %2.").arg(load.place(u"break"_s), broken));
        if (!broken.isEmpty())
            one.broken = static_cast<int>(way - text.breaks.begin()) + 1;
        all.load.push_back(std::move(one));
    }
    return all;
}

std::array<LanguageTexts, sentenceParts> halves(const BookEntry& entry)
{
    const QJsonArray given = entry.object().value("halves"_L1).toArray();
    if (given.size() != sentenceParts)
        failInBook(Words::tr("%1 must be a list of %2 entries.")
                       .arg(entry.place(u"halves"_s))
                       .arg(sentenceParts));
    std::array<LanguageTexts, sentenceParts> all;
    for (qsizetype half = 0; half < given.size(); ++half) {
        const BookEntry one(
            QJsonObject {{u"half"_s, given[half]}}, entry.place(u"halves[%1]"_s.arg(half)));
        all[static_cast<std::size_t>(half)] = one.words("half"_L1);
    }
    return all;
}

DerivationPage page(const BookEntry& entry, const DerivationBook& book, int chapter)
{
    entry.knows({u"key"_s, u"title"_s, u"title_before"_s, u"ask"_s, u"why"_s, u"halves"_s,
        u"principles"_s, u"kind"_s, u"road_not_taken"_s, u"minutes"_s, u"definitions"_s, u"check"_s,
        u"tolerance"_s, u"breaks"_s, u"nothing_else"_s, u"blank"_s});
    PageText text;
    text.key = entry.text("key"_L1).toStdString();
    text.definitions = definitions(entry);
    text.claims = claims(entry);
    text.tolerance = optionalText(entry, "tolerance"_L1).value_or(text.tolerance);
    std::vector<DerivationPage::Way> breaks = ways(entry, text);

    const BookEntry asked = entry.entry("ask"_L1);
    asked.knows({u"text"_s, u"answer"_s, u"tolerance"_s, u"wrong"_s, u"numbers"_s, u"sketch"_s,
        u"period"_s, u"void"_s});
    std::vector<LanguageTexts> says;
    for (const BookEntry& wrong : asked.list("wrong"_L1)) {
        wrong.knows({u"value"_s, u"says"_s});
        says.push_back(wrong.words("says"_L1));
    }
    std::vector<std::string> principles;
    for (const QString& principle : entry.texts("principles"_L1)) {
        if (!book.principles.contains(principle))
            failInBook(Words::tr("%1: there is no principle %2.")
                           .arg(entry.place(u"principles"_s), principle));
        principles.push_back(principle.toStdString());
    }
    if (principles.empty() || principles.size() > 2)
        failInBook(
            Words::tr("%1 must name one principle or two.").arg(entry.place(u"principles"_s)));
    const bool isChosen =
        chosenIn<bool>(entry, "kind"_L1, {{"forced"_L1, false}, {"chosen"_L1, true}});
    std::optional<LanguageTexts> road;
    if (isChosen)
        road = entry.words("road_not_taken"_L1);
    std::optional<DerivationPage::NothingElse> argument;
    if (entry.has("nothing_else"_L1))
        argument = nothingElse(entry.entry("nothing_else"_L1), text);

    const QString place = entry.place({}).chopped(1);
    DerivationPage page {readRule(text, place), chapter, entry.words("title_before"_L1),
        entry.words("title"_L1), askingsOf(asked), sketchOf(asked), std::move(says),
        entry.words("why"_L1), halves(entry), std::move(principles), std::move(road),
        std::move(breaks), blankOf(entry.entry("blank"_L1)), std::move(argument),
        entry.whole("minutes"_L1, 1, 10, 0)};
    tryAskings(page, asked);
    return page;
}

DerivationBook read(const BookEntry& file)
{
    file.knows({u"version"_s, u"principles"_s, u"chapters"_s});
    if (!file.has("version"_L1) || file.whole("version"_L1, 1, 99, 0) != 2)
        failInBook(Words::tr("version must be 2."));
    DerivationBook book;
    const BookEntry principles = file.entry("principles"_L1);
    for (const QString& key : principles.object().keys()) {
        const std::string name = key.toStdString();
        book.principles.insert(key, principles.words(QLatin1StringView(name)));
    }
    QSet<QByteArray> keys;
    for (const BookEntry& chapter : file.list("chapters"_L1)) {
        chapter.knows({u"key"_s, u"title"_s, u"pages"_s});
        book.chapters.push_back(chapter.words("title"_L1));
        for (const BookEntry& entry : chapter.list("pages"_L1)) {
            const QByteArray key = entry.text("key"_L1).toUtf8();
            if (keys.contains(key))
                failInBook(Words::tr("%1: another page is also called %2.")
                               .arg(entry.place(u"key"_s), QString::fromUtf8(key)));
            keys.insert(key);
            book.pages.push_back(page(entry, book, static_cast<int>(book.chapters.size()) - 1));
        }
    }
    if (book.pages.size() != derivationPages)
        failInBook(Words::tr("There are %1 pages; there must be %2.")
                       .arg(book.pages.size())
                       .arg(derivationPages));
    return book;
}

} // namespace

Outcome<DerivationBook> derivationBook(const QByteArray& json)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        const QByteArray before = json.left(error.offset);
        return Unexpected(Error {Words::tr("The file stops being JSON at line %1, column %2.")
                                     .arg(before.count('\n') + 1)
                                     .arg(before.size() - before.lastIndexOf('\n'))});
    }
    try {
        return read({document.object(), {}});
    } catch (const Error& failure) {
        return Unexpected(failure);
    }
}

const DerivationBook& ownDerivationBook()
{
    static const DerivationBook book = [] {
        QFile file(u":/derivation/pages.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The pages of the derivation are missing from the program.");
        auto read = derivationBook(file.readAll());
        if (!read)
            qFatal("The pages of the derivation: %s", qPrintable(read.error().sentence));
        return *std::move(read);
    }();
    return book;
}

const DerivationPage& ownDerivationPage(int page)
{
    return ownDerivationBook().pages[static_cast<std::size_t>(page)];
}

} // namespace lab::ui
