#include "ui/lessons/page_practice.h"

#include "core/derivation/break_verdict.h"
#include "ui/lessons/break_cards.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::PagePractice)
};

QString nameOf(const std::optional<RequirementVerdict>& verdict)
{
    return verdict ? verdictKey(*verdict) : Words::tr("none of the three");
}

std::optional<double> cardValue(const PageRule& rule, const Expression& formula)
{
    const auto value = rule.value(formula, {});
    if (!value || !std::isfinite(value->real()))
        return {};
    return value->real();
}

} // namespace

DerivationPage::Blank blankOf(const BookEntry& entry)
{
    constexpr std::size_t wrongLines = 2;
    entry.knows({u"side"_s, u"wrong"_s});
    DerivationPage::Blank blank;
    blank.isSide = entry.flag("side"_L1);
    for (const BookEntry& one : entry.list("wrong"_L1)) {
        one.knows({u"key"_s, u"says"_s});
        blank.wrong.push_back({one.text("key"_L1), one.words("says"_L1)});
    }
    if (blank.wrong.size() != wrongLines)
        failInBook(Words::tr("%1 must be a list of %2 entries.")
                       .arg(entry.place(u"wrong"_s))
                       .arg(wrongLines));
    return blank;
}

std::optional<DerivationPage::Number> readCard(const BookEntry& entry, PageText::Break& way)
{
    entry.knows({u"verdict"_s, u"score"_s, u"number"_s});
    way.verdict = chosenIn<RequirementVerdict>(entry, "verdict"_L1,
        {{"breaks"_L1, RequirementVerdict::Breaks}, {"keeps"_L1, RequirementVerdict::Keeps},
            {"rope"_L1, RequirementVerdict::OtherRope}});
    entry.formula("score"_L1); // fails if it is invalid
    way.score = entry.text("score"_L1).toStdString();
    if (!entry.has("number"_L1))
        return {};
    const BookEntry number = entry.entry("number"_L1);
    number.knows({u"text"_s, u"answer"_s, u"tolerance"_s});
    return DerivationPage::Number {
        number.words("text"_L1), number.formula("answer"_L1), number.formula("tolerance"_L1)};
}

Outcome<void> triedCards(const DerivationBook& book)
{
    for (const DerivationPage& page : book.pages) {
        const PageText& text = page.rule.text();
        for (std::size_t index = 0; index < text.breaks.size(); ++index) {
            const PageText::Break& way = text.breaks[index];
            const QString place =
                Words::tr("Page %1, breaks.%2.card", "a place in a file")
                    .arg(QString::fromStdString(text.key), QString::fromStdString(way.key));
            if (!way.verdict)
                continue;
            const auto found = computedVerdict(page.rule, way);
            if (!found)
                return Unexpected(Error {
                    Words::tr("%1.score: %2.")
                        .arg(place,
                            errorWords(found.error().error, QString::fromStdString(way.score)))});
            if (*found != way.verdict)
                return Unexpected(
                    Error {Words::tr("%1.verdict is %2; its score says %3.")
                               .arg(place, verdictKey(*way.verdict), nameOf(*found))});
            const auto& number = page.breaks[index].number;
            const bool isGradable = !number
                || (cardValue(page.rule, number->answer)
                    && cardValue(page.rule, number->tolerance));
            if (!isGradable)
                return Unexpected(
                    Error {Words::tr("%1.number: answer and tolerance must be numbers, like 1 "
                                     "or 2*pi.")
                               .arg(place)});
        }
    }
    return {};
}

} // namespace lab::ui
